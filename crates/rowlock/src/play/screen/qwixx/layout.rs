use qwixx::Rules;
use ratatui::layout::Rect;

/// Where everything goes: what room is left over becomes air between the parts.
pub(super) struct Layout {
    pub(super) main: Rect,
    /// The columns at the right that are for the log alone.
    pub(super) rail: u16,
    pub(super) sentence: u16,
    /// How many sheets of others stand beside each other, and how wide each is.
    pub(super) columns: u16,
    pub(super) width: u16,
    /// Whether the log stands beside the one sheet of somebody else.
    pub(super) beside: bool,
    pub(super) above: u16,
    pub(super) below_dice: u16,
    pub(super) above_sheet: u16,
    pub(super) in_sheet: u16,
    pub(super) above_others: u16,
}

impl Layout {
    pub(super) fn new(area: Rect, others: usize, rules: Rules, text: &str) -> Self {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let longo = rules.has_lucky_numbers();
        let (mut sentence, others) = (if longo { 3 } else { 2 }, others as u16);
        let beside = rail == 0 && others == 1 && !longo;
        let columns = if rail > 0 { 2 } else { others.max(1) };
        let width = if beside { 44 } else { main.width / columns };
        let log = if rail > 0 { 0 } else { 3 - u16::from(beside) };
        let needed = 3 + sentence + 1 + 6 + (5 + u16::from(rail > 0)) * others.div_ceil(columns) + log;
        let mut spare = main.height.saturating_sub(needed);
        // Nothing is more worth the room than the whole sentence.
        let more = lines(text, usize::from(main.width) - 2).saturating_sub(sentence).min(spare);
        sentence += more;
        spare -= more;
        let in_sheet = u16::from(spare >= 10);
        spare -= 6 * in_sheet;
        let mut air = || {
            let line = u16::from(spare > 0);
            spare -= line;
            line
        };
        let (above_sheet, above_others, below_dice, above) = (air(), air(), air(), air());
        Self {
            main,
            rail,
            sentence,
            columns,
            width,
            beside,
            above,
            below_dice,
            above_sheet,
            in_sheet,
            above_others,
        }
    }

    /// Where the i-th sheet of the others begins.
    pub(super) fn other(&self, i: usize, y: u16) -> Rect {
        let (column, line) = (i as u16 % self.columns, i as u16 / self.columns);
        Rect { x: self.main.x + column * self.width, y: y + line * 6, width: self.width, height: 1 }
    }

    /// Where the log goes: at the right, beside the other sheet, or below the others.
    pub(super) fn log(&self, y: u16, bottom: u16) -> Rect {
        let main = self.main;
        if self.rail > 0 {
            Rect {
                x: main.right(),
                y: main.y + self.above,
                width: self.rail,
                height: main.height - self.above,
            }
        } else if self.beside {
            let (x, width) = (main.x + self.width, main.width - self.width);
            Rect { x, y, width, height: main.bottom().saturating_sub(y) }
        } else {
            Rect { y: bottom, height: main.bottom().saturating_sub(bottom), ..main }
        }
    }
}

/// How many lines a text takes when it is broken between words.
fn lines(text: &str, width: usize) -> u16 {
    let (mut lines, mut used) = (1, 0);
    for word in text.split(' ') {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            lines += 1;
            used = 0;
        }
        used += length + usize::from(used > 0);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(["one two", "one two three", ""].map(|text| lines(text, 7)), [1, 2, 1]);
    }

    #[test]
    fn a_long_sentence_gets_the_room_that_is_left() {
        let area = Rect::new(0, 1, 80, 22);
        let text = "word ".repeat(48);
        assert_eq!(Layout::new(area, 0, Rules::CLASSIC, &text).sentence, 4);
        assert_eq!(Layout::new(area, 0, Rules::CLASSIC, "short").sentence, 2);
    }
}
