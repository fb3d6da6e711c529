//! What has happened, as one person may know it.

use game::{Seats, Step, Viewer};
use ratatui::layout::Rect;
use table::Told;

use super::Screen;
use super::canvas::Canvas;
use super::theme::{DIM, PLAIN, Theme};
use crate::play::session::Session;
use crate::tell::told;

/// The lines of the log, the newest last.
#[derive(Debug, Default)]
pub(crate) struct Log {
    lines: Vec<String>,
}

impl Log {
    /// The log of a game for one viewer. What belongs together stands on one line: a roll, the choices after
    /// it, a placement with its draw.
    pub(crate) fn of<G: Screen>(session: &Session<G>, viewer: Viewer, theme: Theme) -> Self {
        let (table, voice) = (session.table(), session.voice().with_shapes(!theme.ascii));
        let mut lines: Vec<String> = Vec::new();
        let mut before = None;
        for (step, told_step) in table.record().steps().iter().zip(table.told(viewer, 0)) {
            if is_idle_talk(&told_step, session.people()) {
                continue;
            }
            let text = told(&told_step, voice);
            let is_choice = matches!(step, Step::Choice(..));
            let joins = matches!(told_step, Told::Sealed(_)) || is_choice == G::CHOICES_JOIN;
            match lines.last_mut() {
                Some(line) if before == Some(true) && joins => join(line, &text),
                _ => lines.push(text),
            }
            before = Some(is_choice);
        }
        Self { lines }
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
fn is_idle_talk<G: Screen>(told: &Told<G>, people: Seats) -> bool {
    match told {
        Told::Sealed(seat) => !people.contains(*seat),
        Told::News(news) => G::is_idle(news),
    }
}

/// Adds what belongs to a line, without repeating who did it.
fn join(line: &mut String, text: &str) {
    let text = text.strip_prefix("You ").map_or_else(|| text.to_owned(), |rest| format!("you {rest}"));
    let start = line.rfind("; ").map_or(0, |at| at + 2);
    let last = line.get(start..).unwrap_or_default().to_lowercase();
    let same = |verb: &str, before: &str| {
        let (who, what) = text.split_once(verb)?;
        last.starts_with(&format!("{}{before}", who.to_lowercase())).then_some(what)
    };
    if let Some(what) = same(" crossed ", " crossed ") {
        line.extend([", then ", what]);
    } else if let Some(what) = same(" drew ", " ") {
        line.extend([", drew ", what]);
    } else {
        line.extend(["; ", &text]);
    }
}

/// Breaks a line between words; what goes on is indented.
fn fold(text: &str, width: usize) -> Vec<String> {
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
    fn who_did_two_things_is_named_once() {
        let mut line = "skilled passed".to_owned();
        join(&mut line, "You crossed red 5");
        join(&mut line, "You crossed blue 10");
        join(&mut line, "skilled crossed green 3");
        assert_eq!(line, "skilled passed; you crossed red 5, then blue 10; skilled crossed green 3");
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(fold("one two three", 7), ["one two", "  three"]);
    }
}
