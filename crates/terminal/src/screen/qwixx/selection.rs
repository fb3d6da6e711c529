//! What a person is about to do with their sheet.

use qwixx::{Choice, Illegal, MOST_MISTHROWS, Qwixx, Roll, Row, Rules, Stage};
use tell::qwixx::{field_crossed, field_name, row_name};
use tell::{capitalised, say};

use crate::screen::{Reaction, Scene};
use crate::show::Show;

/// What a person is about to do.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    /// The fields that may be crossed, row by row.
    pub(super) fields: Vec<(Row, u8)>,
    pub(super) cursor: usize,
    pub(super) intent: Intent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Intent {
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
    pub(super) row: Row,
    pub(super) number: u8,
}

impl Selection {
    pub(super) fn at_cursor(&self) -> Option<(Row, u8)> {
        self.fields.get(self.cursor).copied()
    }

    pub(super) fn go(&mut self, to: usize) {
        self.cursor = to;
        self.intent = Intent::None;
    }

    pub(super) fn step(&mut self, by: isize) {
        let count = self.fields.len();
        if count > 0 {
            self.go((self.cursor as isize + by).rem_euclid(count as isize) as usize);
        }
    }

    /// To the next row with a field that may be crossed, up or down.
    pub(super) fn climb(&mut self, down: bool) {
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
    pub(super) fn jump(&mut self, row: Row, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
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

    pub(super) fn enter(&mut self) -> Reaction<Choice> {
        match (self.intent, self.at_cursor()) {
            (Intent::Misthrow, _) | (Intent::None, None) => Reaction::Choose(Choice::Pass),
            (Intent::Cross, Some((row, number))) => Reaction::Choose(Choice::cross(row, number)),
            _ => {
                self.intent = Intent::Cross;
                Reaction::Nothing
            }
        }
    }

    pub(super) fn pass(&mut self, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
        if self.fields.is_empty() || self.intent == Intent::Misthrow || !is_misthrow(scene) {
            return Reaction::Choose(Choice::Pass);
        }
        self.intent = Intent::Misthrow;
        Reaction::Nothing
    }

    pub(super) fn click(&mut self, field: Field, scene: &Scene<'_, Qwixx>) -> Reaction<Choice> {
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
    pub(super) fn line(&self, scene: &Scene<'_, Qwixx>) -> String {
        let Some(seat) = scene.seat.filter(|_| scene.may_choose) else {
            return String::new();
        };
        let texts = scene.voice.texts();
        match (self.intent, self.at_cursor()) {
            (Intent::Misthrow, _) => {
                let (number, most) = (scene.view.sheet(seat).misthrows() + 1, MOST_MISTHROWS);
                if number >= most {
                    say!(texts, "terminal-really-end", number = number, most = most)
                } else {
                    say!(texts, "terminal-really-pass", number = number, most = most)
                }
            }
            (_, None) if is_misthrow(scene) => say!(texts, "terminal-enter-misthrow"),
            (_, None) => say!(texts, "terminal-enter-passes"),
            (intent, Some((row, number))) => {
                let effect = scene.state.effect(seat, &Choice::cross(row, number), texts);
                let colour = scene.view.rules().colour(row, number);
                if intent == Intent::Cross {
                    let field = field_crossed(colour, number, texts);
                    capitalised(&say!(texts, "terminal-chosen-field", field = field, effect = effect))
                } else {
                    let field = field_name(colour, number, texts);
                    capitalised(&say!(texts, "terminal-field", field = field, effect = effect))
                }
            }
        }
    }
}

/// Whether passing now is a misthrow.
pub(super) fn is_misthrow(scene: &Scene<'_, Qwixx>) -> bool {
    scene.seat == Some(scene.view.active())
        && matches!(scene.state.stage(), Stage::Action2 { first: Choice::Pass, .. })
}

/// The numbers of a row that the coloured dice make; a number that no row has where there is none.
fn colour_sums_in(row: Row, roll: Roll, rules: Rules) -> Vec<u8> {
    let made =
        |number: &u8| roll.colour_sums(rules.colour(row, *number)).is_some_and(|sums| sums.contains(number));
    let numbers: Vec<u8> = (rules.lowest()..=rules.highest()).filter(made).collect();
    if numbers.is_empty() { vec![0] } else { numbers }
}

/// Why nothing in a row can be crossed now.
pub(super) fn why_not_in(row: Row, scene: &Scene<'_, Qwixx>) -> String {
    let numbers = match *scene.state.stage() {
        Stage::Action1 { roll, .. } => vec![roll.white_sum()],
        Stage::Action2 { roll, .. } => colour_sums_in(row, roll, scene.view.rules()),
        Stage::Roll | Stage::Over(_) => Vec::new(),
    };
    if scene.view.closed().contains(row) {
        return tell::qwixx::illegal(&Illegal::RowClosed(row), scene.voice);
    }
    let reason = numbers.into_iter().find_map(|number| scene.why_not(&Choice::cross(row, number)));
    reason.unwrap_or_else(|| {
        let texts = scene.voice.texts();
        capitalised(&say!(texts, "terminal-nothing-in-row", row = row_name(row, texts)))
    })
}
