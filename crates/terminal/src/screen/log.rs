//! What has happened, as one person may know it.

use game::{Seats, Step, Viewer};
use ratatui::layout::Rect;
use table::RedactedStep;
use tell::table::told_together;

use super::Screen;
use super::canvas::Canvas;
use super::theme::{DIM, PLAIN, Theme};
use crate::session::Session;

/// The lines of the log, the newest last.
#[derive(PartialEq, Debug, Default)]
pub(crate) struct Log {
    lines: Vec<String>,
    /// So many lines do not change any more, and the next begins with this step.
    settled: (usize, usize),
    /// For whom the lines are, and how often choices had been taken back when they were written.
    told: Option<(Viewer, u32)>,
}

impl Log {
    /// Adds what is new in a game to its log for one viewer. What belongs together stands on one line: a roll, the
    /// choices after it, a placement with its draw.
    pub(crate) fn go_on<G: Screen>(&mut self, session: &Session<G>, viewer: Viewer, theme: Theme) {
        let (table, voice) = (session.table(), session.voice().with_tiles(theme.tiles()));
        let now = Some((viewer, table.times_taken_back()));
        if self.told != now {
            *self = Self { told: now, ..Self::default() };
        }
        let (count, from) = self.settled;
        self.lines.truncate(count);
        let mut lines: Vec<Vec<RedactedStep<G>>> = Vec::new();
        let mut before = None;
        let steps = table.record().steps().iter().enumerate().skip(from);
        for ((i, step), told) in steps.zip(table.told(viewer, from)) {
            if is_idle_talk(&told, session.people()) {
                continue;
            }
            let is_choice = matches!(step, Step::Choice(..));
            let joins = matches!(told, RedactedStep::Sealed(_)) || is_choice == G::CHOICES_JOIN;
            match lines.last_mut() {
                Some(line) if before == Some(true) && joins => line.push(told),
                _ => {
                    // What is sealed now may belong to another line when it is told.
                    if i <= table.opened() {
                        self.settled = (count + lines.len(), i);
                    }
                    lines.push(vec![told]);
                }
            }
            before = Some(is_choice);
        }
        self.lines.extend(lines.iter().map(|told| told_together(told, voice)));
    }

    /// The latest lines, as many as there is room for.
    pub(crate) fn draw<S>(&self, canvas: &mut Canvas<'_, S>, area: Rect) {
        let width = usize::from(area.width.saturating_sub(2)).max(10);
        let mut shown: Vec<(String, bool)> = Vec::new();
        for (i, line) in self.lines.iter().enumerate().rev() {
            let newest = i + 1 == self.lines.len();
            let folded = fold(line, width);
            shown.extend(folded.into_iter().rev().map(|line| (line, newest)));
            if shown.len() >= area.height.into() {
                break;
            }
        }
        shown.truncate(area.height.into());
        for ((line, newest), y) in shown.into_iter().rev().zip(area.y..) {
            let style = if newest { PLAIN } else { DIM };
            canvas.text_in(Rect::new(area.x + 1, y, area.width.saturating_sub(1), 1), &line, style);
        }
    }
}

/// What everybody expects anyway: that a computer has made its sealed choice, and that others draw.
fn is_idle_talk<G: Screen>(told: &RedactedStep<G>, people: Seats) -> bool {
    match told {
        RedactedStep::Sealed(seat) => !people.contains(*seat),
        RedactedStep::News(news) => G::is_idle(news),
    }
}

/// Breaks a line between words; what goes on is indented.
pub(super) fn fold(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let fits = lines.last().is_none_or(|line| line.chars().count() + 1 + word.chars().count() <= width);
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if fits => line.extend([" ", word]),
            _ => lines.push(format!("  {word}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(fold("one two three", 7), ["one two", "  three"]);
    }
}
