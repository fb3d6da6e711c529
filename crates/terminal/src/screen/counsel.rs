//! A hint on the screen: it stands where the log is, which can wait.

use ratatui::layout::Rect;
use ratatui::style::Style;
use tell::{capitalised, say};

use super::canvas::Canvas;
use super::log::{Log, fold};
use super::theme::{BOLD, PLAIN};
use super::{Scene, Screen};
use crate::counsel::Counsel;

impl<G: Screen> Scene<'_, G> {
    /// The choice that a hint recommends.
    pub(crate) fn best(&self) -> Option<&G::Choice> {
        self.counsel?.best()
    }

    /// Draws the hint that was asked for, or else what has happened, under a heading if there is to be one.
    pub(crate) fn draw_log(&self, canvas: &mut Canvas<'_, G::Spot>, area: Rect, log: &Log, headed: bool) {
        if let Some(counsel) = self.counsel {
            return self.draw_counsel(canvas, area, counsel);
        }
        let mut rest = area;
        if headed {
            canvas.heading(Rect { height: 1, ..area }, &say!(self.voice.texts(), "terminal-log"));
            rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        }
        log.draw(canvas, rest);
    }

    fn draw_counsel(&self, canvas: &mut Canvas<'_, G::Spot>, area: Rect, counsel: &Counsel<G>) {
        let texts = self.voice.texts();
        let lines = whole(&self.lines_of(counsel, area.width.saturating_sub(1).into()), area.height.into());
        let mut y = area.y;
        // Where room is short the choices need it more than their heading.
        if lines.len() < area.height.into() {
            canvas.heading(Rect { height: 1, ..area }, &capitalised(&say!(texts, "terminal-hint-hint")));
            y += 1;
        }
        for ((line, style), y) in lines.iter().zip(y..area.bottom()) {
            canvas.text_in(Rect::new(area.x + 1, y, area.width.saturating_sub(1), 1), line, *style);
        }
    }

    /// A hint in lines of this width, choice by choice; the best one stands out.
    fn lines_of(&self, counsel: &Counsel<G>, width: usize) -> Vec<Vec<(String, Style)>> {
        let voice = self.voice.with_tiles(self.theme.tiles());
        if let Some(only) = counsel.only(voice) {
            return vec![fold(&only, width).into_iter().map(|line| (line, PLAIN)).collect()];
        }
        let told = counsel.told(voice);
        let lines: Vec<String> = told.iter().map(|(_, name, worth)| format!("{name}  {worth}")).collect();
        let is_narrow = lines.iter().any(|line| line.chars().count() > width);
        let lines = told.iter().zip(lines).enumerate().map(|(i, ((_, name, _), line))| {
            let indent = name.chars().count() + 2;
            let parts = if is_narrow { in_two(&line, indent, width) } else { vec![line] };
            parts.into_iter().map(|part| (part, if i == 0 { BOLD } else { PLAIN })).collect()
        });
        lines.collect()
    }
}

/// The lines of as many choices as there is room for; of the first in any case.
fn whole(choices: &[Vec<(String, Style)>], height: usize) -> Vec<(String, Style)> {
    let mut lines = Vec::new();
    for choice in choices {
        if lines.is_empty() || lines.len() + choice.len() <= height {
            lines.extend_from_slice(choice);
        }
    }
    lines
}

/// A line in two, where its last part begins, with an indent for that; one without parts is folded.
fn in_two(line: &str, indent: usize, width: usize) -> Vec<String> {
    match line.rsplit_once(", ") {
        Some((first, last)) => vec![format!("{first},"), format!("{:indent$}{last}", "")],
        None => fold(line, width),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_shown_whole_or_not_at_all() {
        let choice = |name: &str| vec![(format!("{name} 1"), BOLD), (format!("{name} 2"), PLAIN)];
        let choices = ["a", "b", "c"].map(choice);
        let shown = |height| whole(&choices, height).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(shown(6).len(), 6);
        assert_eq!(shown(3), ["a 1", "a 2"]);
        assert_eq!(shown(1), ["a 1", "a 2"], "what does not fit is cut off below");
    }

    #[test]
    fn a_line_is_broken_before_its_last_part() {
        assert_eq!(in_two("red 7  54% to win, 71 points", 7, 20), ["red 7  54% to win,", "       71 points"]);
        assert_eq!(in_two("rs@0,3 bs@1,3  best", 15, 14), ["rs@0,3 bs@1,3 ", "  best"]);
    }
}
