use game::{Points, Seat, Step};
use qwixx::{Choice, LuckyPair, MOST_MISTHROWS, Qwixx, Roll, Row, RowState, Rules, Stage};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tell::say;

use super::dice::{Die, draw_die, draw_gone};
use super::selection::{Field, Intent, Selection};
use crate::screen::Scene;
use crate::screen::canvas::{Canvas, Hit};
use crate::screen::theme::{BEST, BOLD, DIM, PLAIN};

/// How a field looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Open,
    Gone,
    Crossed,
    May,
    Lucky,
    Best,
    Cursor,
    Chosen,
}

/// The things on the table, and how to draw them.
pub(super) struct Picture<'a> {
    pub(super) selection: &'a Selection,
    pub(super) scene: &'a Scene<'a, Qwixx>,
}

impl Picture<'_> {
    pub(super) fn draw_dice(&self, canvas: &mut Canvas<'_, Field>, x: u16, y: u16) {
        let (now, texts) = (self.scene.state.roll(), self.scene.voice.texts());
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
        for row in Row::ALL {
            let pips = roll.and_then(|roll: Roll| roll.colour(row.lock()));
            x = if self.scene.view.closed().contains(row) {
                draw_gone(canvas, x, y, row, texts)
            } else {
                draw_die(canvas, x, y, Die { row: Some(row), pips, old: now.is_none() })
            };
        }
        x += 2;
        canvas.text(x, y, &self.whose_turn(), PLAIN);
        match self.scene.state.stage() {
            Stage::Action1 { roll, .. } => {
                canvas.text(x, y + 1, &say!(texts, "terminal-action-1", sum = roll.white_sum()), BOLD);
            }
            Stage::Action2 { .. } => {
                canvas.text(x, y + 1, &say!(texts, "terminal-action-2"), BOLD);
            }
            Stage::Roll | Stage::Over(_) => {}
        }
        let lucky = self.scene.seat.and_then(|seat| self.scene.view.sheet(seat).lucky());
        if let Some(lucky) = lucky {
            let [low, high] = lucky.numbers();
            let now = now.is_some_and(|roll| lucky.contains(roll.white_sum()));
            let (text, style) = if now {
                (say!(texts, "terminal-lucky-now", low = low, high = high), BOLD)
            } else {
                (say!(texts, "terminal-lucky", low = low, high = high), DIM)
            };
            canvas.text(x, y + 2, &text, style);
        }
    }

    /// Who is active, or that nobody is any more.
    fn whose_turn(&self) -> String {
        let (active, voice) = (self.scene.view.active(), self.scene.voice);
        if let Stage::Over(_) = self.scene.state.stage() {
            return say!(voice.texts(), "terminal-over");
        }
        let who = if voice.is_you(active) { "you" } else { "other" };
        say!(voice.texts(), "terminal-active", who = who, name = voice.name(active))
    }

    /// The viewer's own sheet, large; gives the line below.
    pub(super) fn draw_sheet(&self, canvas: &mut Canvas<'_, Field>, area: Rect, seat: Seat, gap: u16) -> u16 {
        let (view, rules) = (&self.scene.view, self.scene.view.rules());
        let score = view.score(seat);
        canvas.heading(area, self.scene.voice.name(seat));
        let mut y = area.y + 1 + gap;
        let texts = self.scene.voice.texts();
        let names = Row::ALL.map(|row| tell::qwixx::colour_name(row.lock(), texts));
        // A letter, the name and a space; the fields begin where they always did, if that is enough.
        let label = names.iter().map(|name| name.chars().count() as u16 + 3).max().unwrap_or(0).max(9);
        let points_at = area.x + 1 + label + field_width(rules) * u16::from(rules.fields()) + 3;
        for (row, name) in Row::ALL.into_iter().zip(names) {
            let style = self.scene.theme.colour(row.lock()).add_modifier(Modifier::BOLD);
            let letter = row.letter().to_ascii_uppercase();
            canvas.text(area.x + 1, y, &format!("{letter} {name}"), style);
            self.draw_row(canvas, area.x + 1 + label, y, seat, row);
            canvas.text(points_at, y, &format!("{:>4}", score.row(row)), PLAIN);
            y += 1 + gap;
        }
        let mut x = canvas.text(area.x + 1, y, &format!("{} ", tell::qwixx::misthrows(texts)), PLAIN);
        for i in 0..MOST_MISTHROWS {
            let taken = i < score.misthrows;
            x = canvas.text(x, y, if taken { "[X]" } else { "[ ]" }, if taken { BOLD } else { DIM });
        }
        if score.misthrows > 0 {
            canvas.text(x + 1, y, &format!("-{}", score.penalty()), PLAIN);
        }
        let total = format!("{} {:>4}", tell::table::total(texts), score.total());
        canvas.text(points_at + 4 - total.chars().count() as u16, y, &total, BOLD);
        y + 1 + gap
    }

    fn draw_row(&self, canvas: &mut Canvas<'_, Field>, x: u16, y: u16, seat: Seat, row: Row) {
        let (view, rules) = (&self.scene.view, self.scene.view.rules());
        let closed = view.closed().contains(row);
        let mut x = x;
        let crossed = view.sheet(seat).row(row);
        for field in 0..rules.fields() {
            let number = rules.number(row, field);
            let look = self.look(row, number, field, crossed, closed);
            let colour = rules.colour(row, number);
            let (text, style) = self.cell(look, number, self.scene.theme.colour(colour));
            if self.scene.seat == Some(seat) {
                let area = Rect::new(x, y, field_width(rules), 1);
                canvas.hits.push((area, Hit::Spot(Field { row, number })));
            }
            if rules.layout().has_mixed_colours() {
                let letter = if look == Look::Gone { ' ' } else { colour.letter() };
                x = canvas.text(x, y, &letter.to_string(), self.scene.theme.colour(colour));
            }
            x = canvas.text(x, y, &text, style);
        }
        let style = self.scene.theme.colour(row.lock());
        let (lock, style) = match (crossed.is_locked(), closed) {
            (true, _) => ("[L]", style.add_modifier(Modifier::BOLD | Modifier::REVERSED)),
            (false, true) => ("(L)", DIM),
            (false, false) => (" L ", style),
        };
        canvas.text(x, y, lock, style);
    }

    fn look(&self, row: Row, number: u8, field: u8, crossed: RowState, closed: bool) -> Look {
        if crossed.is_crossed(field) {
            return Look::Crossed;
        }
        let own = self
            .selection
            .fields
            .iter()
            .position(|&other| other == (row, number))
            .filter(|_| self.scene.may_choose);
        match own {
            Some(i) if i == self.selection.cursor => match self.selection.intent {
                Intent::Cross => Look::Chosen,
                Intent::None => Look::Cursor,
                Intent::Misthrow => Look::May,
            },
            Some(_) if self.scene.best() == Some(&Choice::cross(row, number)) => Look::Best,
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
            Look::Best => (around(BEST), bold.add_modifier(Modifier::UNDERLINED)),
            Look::Lucky => (around(['*', '*']), bold.add_modifier(Modifier::UNDERLINED)),
            Look::Cursor => (around(['>', '<']), BOLD.add_modifier(Modifier::REVERSED)),
            Look::Chosen => (around(theme.chosen()), BOLD.add_modifier(Modifier::REVERSED)),
        }
    }

    /// Somebody else's sheet, small, with the lucky numbers below it if the heading has no room for them; gives the
    /// line below.
    pub(super) fn draw_other(
        &self,
        canvas: &mut Canvas<'_, Field>,
        area: Rect,
        seat: Seat,
        lucky_below: bool,
    ) -> u16 {
        let (view, rules) = (&self.scene.view, self.scene.view.rules());
        let score = view.score(seat);
        let fields = u16::from(rules.fields());
        let cell = if area.width >= 3 * fields + 9 { 3 } else { 1 };
        canvas.heading(area, &self.heading(seat, area.width, !lucky_below).unwrap_or_default());
        let mut y = area.y + 1;
        for row in Row::ALL {
            let mut x = canvas.text(
                area.x + 1,
                y,
                &row.letter().to_ascii_uppercase().to_string(),
                self.scene.theme.colour(row.lock()).add_modifier(Modifier::BOLD),
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
        if lucky_below {
            let below = Rect { x: area.x + 1, y, width: area.width.saturating_sub(1), height: 1 };
            canvas.text_in(below, &self.lucky_of(seat).unwrap_or_default(), DIM);
            y += 1;
        }
        y
    }

    /// The name, the points and the misthrows of somebody else, and the lucky numbers if they are to be there, in as
    /// many words as there is room for; `None` if there is no room for lucky numbers.
    pub(super) fn heading(&self, seat: Seat, width: u16, with_lucky: bool) -> Option<String> {
        let (sheet, dot, texts) =
            (self.scene.view.sheet(seat), self.scene.theme.dot(), self.scene.voice.texts());
        let width = usize::from(width);
        let name: String = self.scene.voice.name(seat).chars().take(width.saturating_sub(11)).collect();
        let begin = format!("{name} {}", self.scene.view.score(seat).total());
        let taken = usize::from(sheet.misthrows().min(MOST_MISTHROWS));
        let marks = "X".repeat(taken) + &"-".repeat(usize::from(MOST_MISTHROWS) - taken);
        let misthrows = tell::qwixx::misthrows(texts);
        let lucky = self.lucky_of(seat).filter(|_| with_lucky);
        let shortest = lucky.is_none().then(|| format!("{begin} {marks}"));
        let lucky = lucky.map(|lucky| format!("{dot}{lucky}")).unwrap_or_default();
        let ways = [format!("{begin}{dot}{misthrows} {marks}{lucky}"), format!("{begin}{dot}{marks}{lucky}")];
        // The heading has a space before it and at least one behind it.
        ways.into_iter().find(|text| text.chars().count() + 2 <= width).or(shortest)
    }

    fn lucky_of(&self, seat: Seat) -> Option<String> {
        let [low, high] = self.scene.view.sheet(seat).lucky().map(LuckyPair::numbers)?;
        Some(say!(self.scene.voice.texts(), "terminal-lucky-short", low = low, high = high))
    }

    fn draw_small_row(
        &self,
        canvas: &mut Canvas<'_, Field>,
        x: u16,
        y: u16,
        seat: Seat,
        row: Row,
        cell: usize,
    ) -> u16 {
        let (view, rules, theme) = (&self.scene.view, self.scene.view.rules(), self.scene.theme);
        let style = |field| theme.colour(rules.layout().colour(row, field));
        let closed = view.closed().contains(row);
        let crossed = view.sheet(seat).row(row);
        let mut x = x;
        for field in 0..rules.fields() {
            let (text, style) = if crossed.is_crossed(field) {
                ("X".to_owned(), style(field).add_modifier(Modifier::BOLD))
            } else if closed || field < crossed.next() {
                (theme.gone().to_string(), DIM)
            } else if cell == 3 {
                (rules.number(row, field).to_string(), style(field))
            } else {
                ("-".to_owned(), style(field))
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
        canvas.text(x, y, &format!("{lock:>width$}", width = cell.min(2)), theme.colour(row.lock()))
    }
}

/// How many columns a field of a large sheet takes. Where colours are mixed, a letter says the field's own, as not every
/// terminal and not everybody tells colours apart.
fn field_width(rules: Rules) -> u16 {
    if rules.layout().has_mixed_colours() { 5 } else { 4 }
}
