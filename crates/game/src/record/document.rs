use alloc::string::{String, ToString};

use super::header::{FIRST_WORDS, check_first_line, field_of, split_comment};
use crate::{Fault, Line, Token};

/// The longest text that is taken for one game; the longest possible game is far shorter.
const MOST_BYTES: usize = 1 << 20;

/// Some editors put this at the start of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text of one game, not yet read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Document {
    first_line: usize,
    text: String,
    cut: bool,
}

impl Document {
    /// The text of one game that is not part of a larger file.
    pub fn new(text: &str) -> Self {
        Self { first_line: 1, text: text.to_string(), cut: false }
    }

    /// The number of its first line in the file.
    pub fn first_line(&self) -> usize {
        self.first_line
    }

    /// The text itself.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The lines without their comments, and the comments.
    pub(super) fn lines(&self) -> impl Iterator<Item = (Line<'_>, Option<&str>)> {
        self.text.lines().enumerate().map(|(i, text)| {
            let text = if i == 0 { text.trim_start_matches(BYTE_ORDER_MARK) } else { text };
            let (text, comment) = split_comment(text);
            (Line { number: self.first_line + i, text }, comment)
        })
    }

    /// What the `game:` field says, so that a reader knows for which game to read the rest.
    pub fn game(&self) -> Result<Token<'_>, Fault> {
        self.check_length()?;
        let mut lines = self.lines().map(|(line, _)| line).filter(|line| !line.text.trim().is_empty());
        let first = check_first_line(lines.next(), self.first_line)?;
        let mut fields = lines.filter_map(field_of);
        let game = fields.find(|(name, _)| *name == "game").map(|(_, value)| value);
        game.ok_or_else(|| Fault::new(first.number, 1, "the header has no field 'game'"))
    }

    pub(super) fn check_length(&self) -> Result<(), Fault> {
        if self.cut {
            let reason =
                alloc::format!("no game is this long: the text of a game has at most {MOST_BYTES} bytes");
            return Err(Fault::new(self.first_line, 1, reason));
        }
        Ok(())
    }

    fn add(&mut self, line: &str) {
        if self.text.len() + line.len() < MOST_BYTES {
            self.text += line;
            self.text.push('\n');
        } else {
            self.cut = true;
        }
    }
}

/// Cuts a stream of lines into the texts of single games, one at a time.
///
/// Files of a million games are read with the memory of one.
#[derive(Debug)]
pub struct Documents<I> {
    lines: I,
    /// How many lines were taken from the stream.
    taken: usize,
    /// The first line of the next game, seen already.
    next_first: Option<String>,
}

impl<I> Documents<I> {
    /// Games from lines; the error type of the lines is the caller's.
    pub fn new<E>(lines: I) -> Self
    where
        I: Iterator<Item = Result<String, E>>,
    {
        Self { lines, taken: 0, next_first: None }
    }

    /// Where the lines come from.
    pub fn source(&self) -> &I {
        &self.lines
    }
}

impl<E, I: Iterator<Item = Result<String, E>>> Iterator for Documents<I> {
    type Item = Result<Document, E>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut document = Document { first_line: self.taken.max(1), text: String::new(), cut: false };
        let mut begun = false;
        if let Some(first) = self.next_first.take() {
            document.add(&first);
            begun = true;
        }
        for line in &mut self.lines {
            let mut line = match line {
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            self.taken += 1;
            if self.taken == 1 {
                line = line.trim_start_matches(BYTE_ORDER_MARK).to_string();
            }
            let starts = line.starts_with(FIRST_WORDS);
            if starts && begun {
                self.next_first = Some(line);
                return Some(Ok(document));
            }
            begun |= starts || !split_comment(&line).0.trim().is_empty();
            document.add(&line);
        }
        begun.then_some(Ok(document))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::convert::Infallible;

    use super::*;

    fn documents(text: &str) -> Vec<(usize, String)> {
        let lines = text.lines().map(|line| Ok::<_, Infallible>(line.to_string()));
        Documents::new(lines).map(|document| document.unwrap()).map(|d| (d.first_line, d.text)).collect()
    }

    #[test]
    fn a_stream_is_cut_where_games_begin() {
        let text = "# ours\nrowlock record 1\ngame: a\n\nrowlock record 1\ngame: b\n";
        let games = documents(text);
        assert_eq!(games.len(), 2);
        assert_eq!(games[0], (1, "# ours\nrowlock record 1\ngame: a\n\n".into()));
        assert_eq!(games[1], (5, "rowlock record 1\ngame: b\n".into()));
    }

    #[test]
    fn a_byte_order_mark_is_no_content() {
        let games = documents("\u{feff}# ours\n\nrowlock record 1\ngame: a\n");
        assert_eq!(games, [(1, "# ours\n\nrowlock record 1\ngame: a\n".into())]);
    }

    #[test]
    fn empty_streams_hold_no_game() {
        assert_eq!(documents(""), []);
        assert_eq!(documents("\n# only a comment\n"), []);
    }

    #[test]
    fn endless_games_are_cut_off() {
        let lines = core::iter::repeat_n(Ok::<_, Infallible>("x".repeat(1000)), 5000);
        let document = Documents::new(lines).next().unwrap().unwrap();
        assert!(document.text.len() < MOST_BYTES);
        assert!(document.game().unwrap_err().reason.contains("no game is this long"));
    }
}
