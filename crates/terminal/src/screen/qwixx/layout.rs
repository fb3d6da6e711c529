use qwixx::Rules;
use ratatui::layout::Rect;

use crate::screen::canvas::broken;

/// Where everything goes: what room is left over becomes air between the parts.
pub(super) struct Layout {
    pub(super) main: Rect,
    /// The columns at the right that are for the log alone.
    pub(super) rail: u16,
    pub(super) sentence: u16,
    /// How many lines there are for what is about to be done, or was said about it.
    pub(super) line: u16,
    /// How many sheets of others stand beside each other, and how wide each is.
    pub(super) columns: u16,
    pub(super) width: u16,
    /// How many lines the sheet of somebody else has.
    pub(super) height: u16,
    /// Whether the log stands beside the one sheet of somebody else.
    pub(super) beside: bool,
    pub(super) above: u16,
    pub(super) below_dice: u16,
    pub(super) above_sheet: u16,
    pub(super) in_sheet: u16,
    pub(super) above_others: u16,
}

impl Layout {
    /// The layout for so many others; `fits` says whether the heading of a sheet has room for everything if it is so
    /// wide. Otherwise lucky numbers stand below the sheet.
    pub(super) fn new(
        area: Rect,
        others: usize,
        rules: Rules,
        [text, line]: [&str; 2],
        fits: impl Fn(u16) -> bool,
    ) -> Self {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let lucky = rules.has_lucky_numbers();
        let others = others as u16;
        let beside = rail == 0 && others == 1 && !lucky;
        let columns = if rail > 0 { 2 } else { others.max(1) };
        let width = if beside { 44 } else { main.width / columns };
        let height = 5 + u16::from(lucky && !fits(width));
        let log = if rail > 0 { 0 } else { 3 - u16::from(beside) };
        let mut words = if lucky { 4 } else { 3 };
        let needed = 3 + words + 6 + (height + u16::from(rail > 0)) * others.div_ceil(columns) + log;
        let mut spare = main.height.saturating_sub(needed);
        // Nothing is more worth the room than whole sentences.
        let [text, line] = [text, line].map(|text| broken(text, usize::from(main.width) - 2).len() as u16);
        let more = (text + line).saturating_sub(words).min(spare);
        words += more;
        spare -= more;
        // What was said last disappears with the next key; what it takes the room from comes back then.
        let line = line.min(words);
        let sentence = words - line;
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
            line,
            columns,
            width,
            height,
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
        let y = y + line * (self.height + 1);
        Rect { x: self.main.x + column * self.width, y, width: self.width, height: 1 }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(text: &str, line: &str) -> Layout {
        Layout::new(Rect::new(0, 1, 80, 22), 0, Rules::CLASSIC, [text, line], |_| true)
    }

    #[test]
    fn a_long_sentence_gets_the_room_that_is_left() {
        assert_eq!(layout(&"word ".repeat(48), "").sentence, 4);
        assert_eq!(layout("short", "").sentence, 2);
    }

    #[test]
    fn a_long_line_gets_the_room_that_it_needs() {
        let long = "word ".repeat(24);
        assert_eq!((layout("short", &long).line, layout("short", "short").line), (2, 1));
        let rules = Rules::ALL.into_iter().find(|rules| rules.has_lucky_numbers()).unwrap();
        let full = Layout::new(Rect::new(0, 1, 80, 22), 4, rules, [&long, &long], |_| false);
        assert_eq!((full.sentence, full.line, full.height), (2, 2, 6));
    }
}
