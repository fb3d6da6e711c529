//! Qwixx and Longo on the screen.

use game::{Points, Seat, Step};
use qwixx::{Choice, Colour, LuckyPair, MOST_MISTHROWS, Qwixx, Roll, Row, Rules, Stage, View};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::{Canvas, Hit};
use super::log::Log;
use super::theme::{BOLD, DIM, PLAIN, Theme};
use super::{Press, Reaction, Scene, Screen};
use crate::show::Show;
use crate::tell::{Tell, capitalised};

/// What a person is about to do.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    /// The fields that may be crossed, row by row.
    fields: Vec<(Colour, u8)>,
    cursor: usize,
    intent: Intent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Intent {
    #[default]
    None,
    /// The field under the cursor is chosen, and waits to be confirmed.
    Cross,
    /// Passing means a misthrow, and waits to be confirmed.
    Misthrow,
}

/// A field of the viewer's own sheet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    row: Colour,
    number: u8,
}

/// How a field looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Open,
    Gone,
    Crossed,
    May,
    Lucky,
    Cursor,
    Chosen,
}

impl Desk {
    fn at_cursor(&self) -> Option<(Colour, u8)> {
        self.fields.get(self.cursor).copied()
    }

    fn go(&mut self, to: usize) {
        self.cursor = to;
        self.intent = Intent::None;
    }

    fn step(&mut self, by: isize) {
        let count = self.fields.len();
        if count > 0 {
            self.go((self.cursor as isize + by).rem_euclid(count as isize) as usize);
        }
    }

    /// To the next row with a field that may be crossed, up or down.
    fn climb(&mut self, down: bool) {
        let Some((row, _)) = self.at_cursor() else {
            return;
        };
        let found = if down {
            self.fields.iter().position(|(other, _)| other.index() > row.index())
        } else {
            self.fields.iter().rposition(|(other, _)| other.index() < row.index())
        };
        if let Some(found) = found {
            self.go(found);
        }
    }

    /// The first field of a row, or the one behind the cursor if that is in the row already.
    fn jump(&mut self, row: Colour, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
        let count = self.fields.len();
        let order = (self.cursor + 1..count).chain(0..count);
        let found = match self.at_cursor() {
            Some((here, _)) if here == row => order.into_iter().find(|&i| self.fields[i].0 == row),
            _ => (0..count).find(|&i| self.fields[i].0 == row),
        };
        match found {
            Some(found) => {
                self.go(found);
                Reaction::Nothing
            }
            None => Reaction::Say(why_not_in(row, scene)),
        }
    }

    fn enter(&mut self) -> Reaction<Choice> {
        match (self.intent, self.at_cursor()) {
            (Intent::Misthrow, _) | (Intent::None, None) => Reaction::Choose(Choice::Pass),
            (Intent::Cross, Some((row, number))) => Reaction::Choose(Choice::cross(row, number)),
            _ => {
                self.intent = Intent::Cross;
                Reaction::Nothing
            }
        }
    }

    fn pass(&mut self, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
        if self.fields.is_empty() || self.intent == Intent::Misthrow || !is_misthrow(scene) {
            return Reaction::Choose(Choice::Pass);
        }
        self.intent = Intent::Misthrow;
        Reaction::Nothing
    }

    fn click(&mut self, field: Field, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
        let Field { row, number } = field;
        match self.fields.iter().position(|&other| other == (row, number)) {
            Some(found) if found == self.cursor && self.intent == Intent::Cross => {
                Reaction::Choose(Choice::cross(row, number))
            }
            Some(found) => {
                self.cursor = found;
                self.intent = Intent::Cross;
                Reaction::Nothing
            }
            None => scene.why_not(&Choice::cross(row, number)).map_or(Reaction::Nothing, Reaction::Say),
        }
    }

    /// The line about what is about to be done.
    fn line(&self, scene: &Scene<'_, Qwixx>) -> String {
        let Some(seat) = scene.seat.filter(|_| scene.may_choose) else {
            return String::new();
        };
        let misthrow = if is_misthrow(scene) { "Enter notes the misthrow." } else { "Enter passes." };
        match (self.intent, self.at_cursor()) {
            (Intent::Misthrow, _) => {
                let number = scene.view.sheet(seat).misthrows() + 1;
                let ends = if number >= MOST_MISTHROWS { " and ends the game" } else { "" };
                format!(
                    "Really pass? Misthrow {number} of {MOST_MISTHROWS} costs 5 points{ends}. p takes it, Esc goes back."
                )
            }
            (_, None) => misthrow.to_owned(),
            (intent, Some((row, number))) => {
                let effect = scene.state.effect(seat, &Choice::cross(row, number));
                if intent == Intent::Cross {
                    format!("Cross {row} {number}: {effect}. Enter confirms, Esc takes it back.")
                } else {
                    format!("{} {number}: {effect}. Enter chooses it.", capitalised(&row.to_string()))
                }
            }
        }
    }
}

/// Whether passing now is a misthrow.
fn is_misthrow(scene: &Scene<'_, Qwixx>) -> bool {
    scene.seat == Some(scene.view.active())
        && matches!(scene.state.stage(), Stage::Action2 { first: Choice::Pass, .. })
}

/// Why nothing in a row can be crossed now.
fn why_not_in(row: Colour, scene: &Scene<'_, Qwixx>) -> String {
    let numbers = match *scene.state.stage() {
        Stage::Action1 { roll, .. } => vec![roll.white_sum()],
        Stage::Action2 { roll, .. } => roll.colour_sums(row).map_or(vec![0], |sums| sums.to_vec()),
        Stage::Roll | Stage::Over(_) => Vec::new(),
    };
    if scene.view.closed().contains(row) {
        return format!("The {row} row is closed.");
    }
    let reason = numbers.into_iter().find_map(|number| scene.why_not(&Choice::cross(row, number)));
    reason.unwrap_or_else(|| format!("Nothing in {row} may be crossed now."))
}

impl Screen for Qwixx {
    type Desk = Desk;
    type Spot = Field;

    fn title(game: &str) -> &'static str {
        if game == "longo" { "Qwixx Longo" } else { "Qwixx" }
    }

    fn desk(view: &View, _: Option<Desk>) -> Desk {
        let fields = view.choices().into_iter().filter_map(|choice| match choice {
            Choice::Cross { row, number } => Some((row, number)),
            Choice::Pass => None,
        });
        Desk { fields: fields.collect(), ..Desk::default() }
    }

    fn press(desk: &mut Desk, scene: &Scene<'_, Self>, press: Press<Field>) -> Reaction<Choice> {
        if !scene.may_choose {
            return Reaction::Nothing;
        }
        let key = match press {
            Press::Click(field) => return desk.click(field, scene),
            Press::Scroll(..) => return Reaction::Nothing,
            Press::Key(key, _) => key,
        };
        match key {
            KeyCode::Left | KeyCode::BackTab => desk.step(-1),
            KeyCode::Right | KeyCode::Tab => desk.step(1),
            KeyCode::Up => desk.climb(false),
            KeyCode::Down => desk.climb(true),
            KeyCode::Esc | KeyCode::Backspace => desk.intent = Intent::None,
            KeyCode::Char(' ') if !desk.fields.is_empty() => desk.intent = Intent::Cross,
            KeyCode::Char('c') if desk.intent == Intent::None => {
                return Reaction::Say("Nothing is chosen yet: Enter chooses a field, p passes.".to_owned());
            }
            KeyCode::Enter | KeyCode::Char('c') => return desk.enter(),
            KeyCode::Char('p') => return desk.pass(scene),
            KeyCode::Char(letter) => {
                let row = match letter {
                    '1'..='4' => Colour::ALL.get(letter as usize - '1' as usize).copied(),
                    letter => Colour::from_letter(letter),
                };
                return row.map_or(Reaction::Nothing, |row| desk.jump(row, scene));
            }
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        desk: &mut Desk,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Field>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let picture = Picture { desk, scene };
        let own = scene.seat.or_else(|| scene.view.seats().lowest()).unwrap_or_else(|| scene.view.active());
        let others: Vec<Seat> = scene.view.seats().into_iter().filter(|&seat| seat != own).collect();
        let layout = Layout::new(area, others.len(), scene.view.rules());
        let main = layout.main;
        let mut y = main.y + layout.above;
        picture.draw_dice(canvas, main.x + 1, y);
        y += 3 + layout.below_dice;
        let sentence = Rect { x: main.x + 1, y, width: main.width - 2, height: layout.sentence };
        canvas.paragraph(sentence, &Qwixx::sentence(&scene.view, scene.voice), PLAIN);
        y += layout.sentence;
        let line = notice.map_or_else(|| desk.line(scene), str::to_owned);
        canvas.text_in(Rect { y, height: 1, ..sentence }, &line, BOLD);
        y += 1 + layout.above_sheet;
        y = picture.draw_sheet(canvas, Rect { y, height: 1, ..main }, own, layout.in_sheet);
        y += layout.above_others;
        let mut bottom = y;
        for (i, seat) in others.into_iter().enumerate() {
            bottom = picture.draw_other(canvas, layout.other(i, y), seat);
        }
        let log_area = layout.log(y, bottom);
        canvas.heading(Rect { height: 1, ..log_area }, "Log");
        log.draw(canvas, Rect { y: log_area.y + 1, height: log_area.height.saturating_sub(1), ..log_area });
    }

    fn keys(desk: &Desk, scene: &Scene<'_, Self>) -> Vec<(KeyCode, &'static str, String)> {
        let enter = |what: &str| (KeyCode::Enter, "Enter", what.to_owned());
        let pass = (KeyCode::Char('p'), "p", if is_misthrow(scene) { "misthrow" } else { "pass" }.to_owned());
        let mut keys = Vec::new();
        match (desk.intent, desk.at_cursor()) {
            (_, None) => keys.push(enter(if is_misthrow(scene) { "misthrow" } else { "pass" })),
            (Intent::Cross, Some((row, number))) => {
                keys.push(enter(&format!("cross {row} {number}")));
                keys.push((KeyCode::Esc, "Esc", "take back".to_owned()));
            }
            (Intent::Misthrow, _) => {
                keys.push(pass);
                keys.push((KeyCode::Esc, "Esc", "go back".to_owned()));
            }
            (Intent::None, Some(_)) => {
                keys.extend([(KeyCode::Tab, "arrows", "other field".to_owned()), enter("choose"), pass]);
            }
        }
        keys
    }

    fn help(theme: Theme) -> Vec<String> {
        let ([l, r], [cl, cr], gone) = (theme.may(), theme.chosen(), theme.gone());
        let lines = [
            "Action 1: everybody may cross the sum of the white dice in one row.",
            "Action 2: the active player may cross one white and one coloured die.",
            "Crosses go from left to right. No cross in either action is a misthrow.",
            "",
            "arrows, Tab     go to another field that may be crossed",
            "r y g b, 1-4    go to a row",
            "Enter           choose the field; again, or c: confirm",
            "p               pass; a misthrow asks once more",
            "Esc             take the chosen field back",
            "",
        ];
        let marks = [
            format!("{l} 5{r}  may be crossed now      > 5<  the cursor"),
            format!("{cl} 5{cr}  chosen, not confirmed   [ 5]  crossed"),
            format!("  {gone}   can no longer be crossed  L [L] (L)  lock: open, crossed, closed"),
            "* 5*  may be crossed by a lucky number (Longo)".to_owned(),
            "On the other sheets X is a cross, a number or - is open; X--- are misthrows.".to_owned(),
        ];
        lines.map(str::to_owned).into_iter().chain(marks).collect()
    }
}

/// Where everything goes: what room is left over becomes air between the parts.
struct Layout {
    main: Rect,
    /// The columns at the right that are for the log alone.
    rail: u16,
    sentence: u16,
    /// How many sheets of others stand beside each other, and how wide each is.
    columns: u16,
    width: u16,
    /// Whether the log stands beside the one sheet of somebody else.
    beside: bool,
    above: u16,
    below_dice: u16,
    above_sheet: u16,
    in_sheet: u16,
    above_others: u16,
}

impl Layout {
    fn new(area: Rect, others: usize, rules: Rules) -> Self {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let longo = rules.has_lucky_numbers();
        let (sentence, others) = (if longo { 3 } else { 2 }, others as u16);
        let beside = rail == 0 && others == 1 && !longo;
        let columns = if rail > 0 { 2 } else { others.max(1) };
        let width = if beside { 44 } else { main.width / columns };
        let log = if rail > 0 { 0 } else { 3 - u16::from(beside) };
        let needed = 3 + sentence + 1 + 6 + (5 + u16::from(rail > 0)) * others.div_ceil(columns) + log;
        let mut spare = main.height.saturating_sub(needed);
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
    fn other(&self, i: usize, y: u16) -> Rect {
        let (column, line) = (i as u16 % self.columns, i as u16 / self.columns);
        Rect { x: self.main.x + column * self.width, y: y + line * 6, width: self.width, height: 1 }
    }

    /// Where the log goes: at the right, beside the other sheet, or below the others.
    fn log(&self, y: u16, bottom: u16) -> Rect {
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

/// The things on the table, and how to draw them.
struct Picture<'a> {
    desk: &'a Desk,
    scene: &'a Scene<'a, Qwixx>,
}

impl Picture<'_> {
    fn draw_dice(&self, canvas: &mut Canvas<'_, Field>, x: u16, y: u16) {
        let now = self.scene.state.roll();
        // Until the next roll the last one lies there, so that one can see what was made of it.
        let last = self.scene.steps.iter().rev().find_map(|step| match step {
            Step::Chance(roll) => Some(*roll),
            Step::Choice(..) => None,
        });
        let roll = now.or(last);
        let mut x = x;
        for i in 0..2 {
            let pips = roll.map(|roll| roll.white()[i]);
            x = draw_die(canvas, x, y, Die { row: None, pips, old: now.is_none() });
        }
        x += 2;
        for row in Colour::ALL {
            let pips = roll.and_then(|roll: Roll| roll.colour(row));
            x = if self.scene.view.closed().contains(row) {
                draw_gone(canvas, x, y, row)
            } else {
                draw_die(canvas, x, y, Die { row: Some(row), pips, old: now.is_none() })
            };
        }
        x += 2;
        let active = self.scene.voice.is(self.scene.view.active());
        canvas.text(x, y, &format!("{active} active"), PLAIN);
        match self.scene.state.stage() {
            Stage::Action1 { roll, .. } => {
                canvas.text(x, y + 1, &format!("Action 1: white {}", roll.white_sum()), BOLD);
            }
            Stage::Action2 { .. } => _ = canvas.text(x, y + 1, "Action 2", BOLD),
            Stage::Roll | Stage::Over(_) => {}
        }
        let lucky = self.scene.seat.and_then(|seat| self.scene.view.sheet(seat).lucky());
        if let Some(lucky) = lucky {
            let [low, high] = lucky.numbers();
            let now = now.is_some_and(|roll| lucky.contains(roll.white_sum()));
            let now_text = if now { " - now!" } else { "" };
            let style = if now { BOLD } else { DIM };
            canvas.text(x, y + 2, &format!("Lucky numbers: {low} and {high}{now_text}"), style);
        }
    }

    /// The viewer's own sheet, large; gives the line below.
    fn draw_sheet(&self, canvas: &mut Canvas<'_, Field>, area: Rect, seat: Seat, gap: u16) -> u16 {
        let (view, rules) = (&self.scene.view, self.scene.view.rules());
        let score = view.score(seat);
        canvas.heading(area, self.scene.voice.name(seat));
        let mut y = area.y + 1 + gap;
        let points_at = area.x + 10 + 4 * u16::from(rules.fields()) + 3;
        for row in Colour::ALL {
            self.draw_row(canvas, area.x + 1, y, seat, row);
            canvas.text(points_at, y, &format!("{:>4}", score.row(row)), PLAIN);
            y += 1 + gap;
        }
        let mut x = canvas.text(area.x + 1, y, "misthrows ", PLAIN);
        for i in 0..MOST_MISTHROWS {
            let taken = i < score.misthrows;
            x = canvas.text(x, y, if taken { "[X]" } else { "[ ]" }, if taken { BOLD } else { DIM });
        }
        if score.misthrows > 0 {
            canvas.text(x + 1, y, &format!("-{}", score.penalty()), PLAIN);
        }
        let total = format!("total {:>4}", score.total());
        canvas.text(points_at + 4 - total.len() as u16, y, &total, BOLD);
        y + 1 + gap
    }

    fn draw_row(&self, canvas: &mut Canvas<'_, Field>, x: u16, y: u16, seat: Seat, row: Colour) {
        let (view, rules, style) = (&self.scene.view, self.scene.view.rules(), self.scene.theme.row(row));
        let letter = row.letter().to_ascii_uppercase();
        let closed = view.closed().contains(row);
        canvas.text(x, y, &format!("{letter} {row}"), style.add_modifier(Modifier::BOLD));
        let mut x = x + 9;
        let crossed = view.sheet(seat).row(row);
        for field in 0..rules.fields() {
            let number = rules.number(row, field);
            let look = self.look(row, number, field, crossed, closed);
            let (text, style) = self.cell(look, number, style);
            let own = self.scene.seat == Some(seat);
            let end = canvas.text(x, y, &text, style);
            if own {
                canvas.hits.push((Rect::new(x, y, 4, 1), Hit::Spot(Field { row, number })));
            }
            x = end;
        }
        let (lock, style) = match (crossed.is_locked(), closed) {
            (true, _) => ("[L]", style.add_modifier(Modifier::BOLD | Modifier::REVERSED)),
            (false, true) => ("(L)", DIM),
            (false, false) => (" L ", style),
        };
        canvas.text(x, y, lock, style);
    }

    fn look(&self, row: Colour, number: u8, field: u8, crossed: Row, closed: bool) -> Look {
        if crossed.is_crossed(field) {
            return Look::Crossed;
        }
        let own = self
            .desk
            .fields
            .iter()
            .position(|&other| other == (row, number))
            .filter(|_| self.scene.may_choose);
        match own {
            Some(i) if i == self.desk.cursor => match self.desk.intent {
                Intent::Cross => Look::Chosen,
                Intent::None => Look::Cursor,
                Intent::Misthrow => Look::May,
            },
            Some(_) if self.is_lucky(number) => Look::Lucky,
            Some(_) => Look::May,
            None if closed || field < crossed.next() => Look::Gone,
            None => Look::Open,
        }
    }

    /// Whether a field may be crossed only by a lucky number.
    fn is_lucky(&self, number: u8) -> bool {
        matches!(self.scene.state.stage(), Stage::Action1 { roll, .. } if roll.white_sum() != number)
    }

    fn cell(&self, look: Look, number: u8, style: Style) -> (String, Style) {
        let theme = self.scene.theme;
        let bold = style.add_modifier(Modifier::BOLD);
        let around = |[left, right]: [char; 2]| format!("{left}{number:>2}{right}");
        match look {
            Look::Open => (format!(" {number:>2} "), style),
            Look::Gone => (format!("  {} ", theme.gone()), DIM),
            Look::Crossed => (around(['[', ']']), bold.add_modifier(Modifier::REVERSED)),
            Look::May => (around(theme.may()), bold.add_modifier(Modifier::UNDERLINED)),
            Look::Lucky => (around(['*', '*']), bold.add_modifier(Modifier::UNDERLINED)),
            Look::Cursor => (around(['>', '<']), BOLD.add_modifier(Modifier::REVERSED)),
            Look::Chosen => (around(theme.chosen()), BOLD.add_modifier(Modifier::REVERSED)),
        }
    }

    /// Somebody else's sheet, small; gives the line below.
    fn draw_other(&self, canvas: &mut Canvas<'_, Field>, area: Rect, seat: Seat) -> u16 {
        let (view, rules) = (&self.scene.view, self.scene.view.rules());
        let score = view.score(seat);
        let fields = u16::from(rules.fields());
        let cell = if area.width >= 3 * fields + 9 { 3 } else { 1 };
        let name: String =
            self.scene.voice.name(seat).chars().take(area.width.saturating_sub(11).into()).collect();
        let marks = self.other_marks(seat, area.width >= 36);
        canvas.heading(area, &format!("{name} {}{marks}", score.total()));
        let mut y = area.y + 1;
        for row in Colour::ALL {
            let mut x = canvas.text(
                area.x + 1,
                y,
                &row.letter().to_ascii_uppercase().to_string(),
                self.scene.theme.row(row).add_modifier(Modifier::BOLD),
            );
            if cell == 3 || area.width > fields + 6 {
                x += 1;
            }
            x = self.draw_small_row(canvas, x, y, seat, row, cell);
            let room = area.right().saturating_sub(x);
            if room >= 4 {
                canvas.text(x, y, &format!("{:>4}", score.row(row)), PLAIN);
            }
            y += 1;
        }
        y
    }

    /// The misthrows and the lucky numbers of somebody else.
    fn other_marks(&self, seat: Seat, wide: bool) -> String {
        let (sheet, dot) = (self.scene.view.sheet(seat), self.scene.theme.dot());
        let taken = usize::from(sheet.misthrows().min(MOST_MISTHROWS));
        let marks = "X".repeat(taken) + &"-".repeat(usize::from(MOST_MISTHROWS) - taken);
        match sheet.lucky().map(LuckyPair::numbers) {
            _ if !wide => format!(" {marks}"),
            Some([low, high]) => format!("{dot}misthrows {marks}{dot}lucky {low}, {high}"),
            None => format!("{dot}misthrows {marks}"),
        }
    }

    fn draw_small_row(
        &self,
        canvas: &mut Canvas<'_, Field>,
        x: u16,
        y: u16,
        seat: Seat,
        row: Colour,
        cell: usize,
    ) -> u16 {
        let (view, rules, theme) = (&self.scene.view, self.scene.view.rules(), self.scene.theme);
        let style = theme.row(row);
        let closed = view.closed().contains(row);
        let crossed = view.sheet(seat).row(row);
        let mut x = x;
        for field in 0..rules.fields() {
            let (text, style) = if crossed.is_crossed(field) {
                ("X".to_owned(), style.add_modifier(Modifier::BOLD))
            } else if closed || field < crossed.next() {
                (theme.gone().to_string(), DIM)
            } else if cell == 3 {
                (rules.number(row, field).to_string(), style)
            } else {
                ("-".to_owned(), style)
            };
            x = canvas.text(x, y, &format!("{text:>cell$}"), style);
        }
        let lock = if crossed.is_locked() {
            "X"
        } else if closed {
            "x"
        } else {
            "L"
        };
        canvas.text(x, y, &format!("{lock:>width$}", width = cell.min(2)), style)
    }
}

/// A die, white or of a colour; an old one was rolled in the turn before.
#[derive(Clone, Copy)]
struct Die {
    row: Option<Colour>,
    pips: Option<u8>,
    old: bool,
}

/// A die as a small box; gives the column behind it.
fn draw_die(canvas: &mut Canvas<'_, Field>, x: u16, y: u16, die: Die) -> u16 {
    let [above, side, below] = canvas.theme.die();
    let style = die.row.map_or(PLAIN, |row| canvas.theme.row(row));
    let style = style.add_modifier(if die.old { Modifier::DIM } else { Modifier::BOLD });
    let letter = die.row.map(|row| row.letter().to_ascii_uppercase());
    let pips = die.pips.map_or(' ', |pips| char::from(b'0' + pips % 10));
    let text = letter.map_or_else(|| format!(" {pips} "), |letter| format!("{letter} {pips}"));
    canvas.text(x, y, above, style);
    canvas.text(x, y + 1, &format!("{side}{text}{side}"), style);
    canvas.text(x, y + 2, below, style);
    x + 5
}

/// The place of a die that has left the game.
fn draw_gone(canvas: &mut Canvas<'_, Field>, x: u16, y: u16, row: Colour) -> u16 {
    canvas.text(x + 2, y, &row.letter().to_ascii_uppercase().to_string(), DIM);
    canvas.text(x, y + 1, " gone", DIM);
    x + 5
}
