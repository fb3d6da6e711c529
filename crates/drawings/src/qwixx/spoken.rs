//! What a picture of sheets says to those who cannot see it.

use game::{Points, Seat, counted, listed};
use qwixx::{Row, ViewStage};

use super::Table;
use super::tray::in_words;

impl Table<'_> {
    /// Everything in the picture, sheet by sheet.
    pub(super) fn description(&self) -> String {
        let sheets = self.view.seats().into_iter().map(|seat| self.sheet_in_words(seat));
        [self.stage_in_words()].into_iter().chain(sheets).collect::<Vec<_>>().join(" ")
    }

    fn stage_in_words(&self) -> String {
        let active = self.name(self.view.active());
        match *self.view.stage() {
            ViewStage::Roll => format!("{active} rolls the dice next."),
            ViewStage::Action1 { roll, .. } => format!("{active} rolled {roll}: action 1."),
            ViewStage::Action2 { roll, first } => {
                format!(
                    "{active} rolled {roll}: action 2, after {} in action 1.",
                    in_words(self.rules(), first)
                )
            }
            ViewStage::Over(_) => self.end_in_words(),
        }
    }

    fn end_in_words(&self) -> String {
        let Some((reason, winners)) = &self.end else {
            return String::new();
        };
        let names: Vec<_> = winners.into_iter().map(|seat| self.name(seat)).collect();
        let verb = if names.len() == 1 { "wins" } else { "share the win" };
        format!("The game is over: {reason}. {} {verb}.", listed(names, "and"))
    }

    fn sheet_in_words(&self, seat: Seat) -> String {
        let (sheet, score) = (self.view.sheet(seat), self.view.score(seat));
        let rows = Row::ALL.map(|colour| self.row_in_words(seat, colour));
        let lucky =
            sheet.lucky().map(|lucky| format!(" with lucky numbers {}", listed(lucky.numbers(), "and")));
        let misthrows = counted(sheet.misthrows().into(), "misthrow", "misthrows");
        let (name, rows) = (self.name(seat), rows.join("; "));
        format!("{name}{}: {rows}; {misthrows}; total {}.", lucky.unwrap_or_default(), score.total())
    }

    fn row_in_words(&self, seat: Seat, colour: Row) -> String {
        let (rules, row) = (self.rules(), self.view.sheet(seat).row(colour));
        let crossed: Vec<String> = (0..rules.fields())
            .filter(|&field| row.is_crossed(field))
            .map(|field| rules.number(colour, field).to_string())
            .chain(row.is_locked().then(|| "lock".to_owned()))
            .collect();
        let crossed = if crossed.is_empty() { "nothing".to_owned() } else { crossed.join(", ") };
        let closed = if self.view.closed().contains(colour) { ", closed" } else { "" };
        format!("{colour} {crossed}{closed}")
    }
}
