//! The screen as it is drawn, and what can be clicked on it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::theme::{BOLD, DIM, PLAIN, Theme};

/// A key and what it does.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) key: KeyCode,
    /// The key as people know it.
    pub(crate) name: String,
    pub(crate) what: String,
}

impl Hint {
    /// A key that is called by this name.
    pub(crate) fn new(key: KeyCode, name: impl Into<String>, what: String) -> Self {
        Self { key, name: name.into(), what }
    }

    /// A key that is one letter.
    pub(crate) fn letter(letter: char, what: String) -> Self {
        Self::new(KeyCode::Char(letter), letter, what)
    }

    pub(crate) fn enter(what: String) -> Self {
        Self::new(KeyCode::Enter, "Enter", what)
    }

    pub(crate) fn esc(what: String) -> Self {
        Self::new(KeyCode::Esc, "Esc", what)
    }
}

/// What a click at some place means.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hit<S> {
    /// The same as this key.
    Key(KeyCode),
    /// Something of the game.
    Spot(S),
}

/// Where to draw, and where to note what can be clicked.
#[derive(Debug)]
pub(crate) struct Canvas<'a, S> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) hits: &'a mut Vec<(Rect, Hit<S>)>,
    pub(crate) theme: Theme,
}

impl<S> Canvas<'_, S> {
    /// Writes text and gives the column behind it. What does not fit is cut off.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= area.right() {
            return x;
        }
        let room = usize::from(area.right() - x);
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// Writes text into a part of a line, cut off at its end.
    pub(crate) fn text_in(&mut self, area: Rect, text: &str, style: Style) {
        let area = area.intersection(self.buffer.area);
        if !area.is_empty() {
            self.buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
        }
    }

    /// Writes text that can be clicked.
    pub(crate) fn button(&mut self, x: u16, y: u16, text: &str, style: Style, hit: Hit<S>) -> u16 {
        let end = self.text(x, y, text, style);
        self.hits.push((Rect::new(x, y, end.saturating_sub(x), 1), hit));
        end
    }

    /// Keys and what they do, each of which can be clicked.
    pub(crate) fn keys(&mut self, area: Rect, hints: &[Hint]) {
        let mut x = area.x + 1;
        for Hint { key, name, what } in hints {
            let width = (name.chars().count() + 1 + what.chars().count()) as u16;
            if x + width > area.right() {
                return;
            }
            let from = x;
            x = self.text(x, area.y, name, BOLD);
            x = self.text(x + 1, area.y, what, DIM);
            self.hits.push((Rect::new(from, area.y, x - from, 1), Hit::Key(*key)));
            x += 2;
        }
    }

    /// Text that is broken into lines.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, style: Style) {
        for (line, y) in broken(text, area.width.into()).iter().zip(area.y..area.bottom()) {
            self.text_in(Rect { y, height: 1, ..area }, line, style);
        }
    }

    /// A heading with a line behind it.
    pub(crate) fn heading(&mut self, area: Rect, text: &str) {
        let end = self.text(area.x + 1, area.y, text, BOLD);
        let rest = area.right().saturating_sub(end + 2);
        self.text(end + 1, area.y, &self.theme.rule().repeat(rest.into()), DIM);
    }

    /// A box in the middle of the screen over everything else, with these lines; gives its inside. A line that is too
    /// long goes on in the next one.
    pub(crate) fn card(&mut self, title: &str, lines: &[String]) -> Rect {
        let room = usize::from(self.buffer.area.width).saturating_sub(4);
        let lines: Vec<String> = lines.iter().flat_map(|line| broken(line, room)).collect();
        let longest =
            lines.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(title.chars().count() + 2);
        let all = self.buffer.area;
        let (width, height) = ((longest as u16 + 4).min(all.width), (lines.len() as u16 + 2).min(all.height));
        let area = Rect::new((all.width - width) / 2, (all.height - height) / 2, width, height);
        Clear.render(area, self.buffer);
        let mut block = Block::bordered().title(Line::styled(format!(" {title} "), BOLD));
        if self.theme.ascii {
            block = block.border_set(ASCII);
        } else {
            block = block.border_type(BorderType::Rounded);
        }
        let inside = block.inner(area);
        block.render(area, self.buffer);
        // What lies under the card cannot be clicked.
        self.hits.clear();
        for (line, y) in lines.iter().zip(inside.y..inside.bottom()) {
            self.text_in(Rect::new(inside.x + 1, y, inside.width - 1, 1), line, PLAIN);
        }
        inside
    }
}

/// A text in lines of this many characters at most, broken between words where that can be.
pub(crate) fn broken(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_inclusive(' ') {
        let length = word.trim_end_matches(' ').chars().count();
        if used > 0 && used + length > width {
            lines.push(String::new());
            used = 0;
        }
        for letter in word.chars() {
            // A path may have no space in it; a space at the end of a line needs no room.
            if used >= width && letter != ' ' {
                lines.push(String::new());
                used = 0;
            }
            if let Some(line) = lines.last_mut() {
                line.push(letter);
            }
            used += 1;
        }
    }
    lines
}

const ASCII: ratatui::symbols::border::Set<'_> = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_else_anywhere() {
        assert_eq!(broken("one two three", 7), ["one two ", "three"]);
        assert_eq!(broken("see /a/long/path", 6), ["see ", "/a/lon", "g/path"]);
        assert_eq!(broken("", 6), [""]);
        assert_eq!(broken("      ", 6), ["      "]);
    }
}
