//! Text cut into lines and words that remember where they stood.

use crate::{Fault, Seat};

/// One line of a text, without its comment.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The number of the line in its file, from one.
    pub number: usize,
    /// What stands on it.
    pub text: &'a str,
}

impl<'a> Line<'a> {
    /// The words of the line; `|` is a word of its own even where it touches others.
    pub fn tokens(self) -> impl Iterator<Item = Token<'a>> + Clone {
        tokens(self.number, self.text)
    }

    /// The place just behind the last word, for faults about something missing.
    pub fn end(self) -> Token<'a> {
        let column = self.text.trim_end().chars().count() + 1;
        Token { line: self.number, column, text: "" }
    }
}

/// A word of a text and its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token<'a> {
    /// The line it stands on, from one.
    pub line: usize,
    /// Its first column in characters, from one.
    pub column: usize,
    /// The word.
    pub text: &'a str,
}

impl<'a> Token<'a> {
    /// A text that is one word.
    pub const fn of(text: &'a str) -> Self {
        Self { line: 1, column: 1, text }
    }

    /// The fault that something else was expected here.
    pub fn expected(&self, what: &str) -> Fault {
        Fault::expected(self.line, self.column, what, self.text)
    }

    /// A fault at this word.
    pub fn fault(&self, reason: impl core::fmt::Display) -> Fault {
        Fault::new(self.line, self.column, reason)
    }

    /// The word without space around it, in its right place.
    #[must_use]
    pub fn trim(self) -> Self {
        let before = self.text.chars().take_while(|c| c.is_whitespace()).count();
        Self { column: self.column + before, text: self.text.trim(), ..self }
    }

    /// The parts of the word between separators, each with its own place.
    pub fn split(self, separator: char) -> impl Iterator<Item = Token<'a>> + Clone {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Token { line: self.line, column, text };
            column += text.chars().count() + 1;
            part
        })
    }

    /// The word as a plain decimal number of at most nine digits, without sign.
    pub fn number(&self, what: &str) -> Result<u32, Fault> {
        let plain = !self.text.is_empty() && self.text.len() <= 9;
        let digits = plain && self.text.bytes().all(|b| b.is_ascii_digit());
        if digits { self.text.parse().map_err(|_| self.expected(what)) } else { Err(self.expected(what)) }
    }

    /// The word as the number of a seat, from one.
    pub fn seat(&self, what: &str) -> Result<Seat, Fault> {
        Seat::from_number(self.number(what)? as usize).ok_or_else(|| self.expected(what))
    }
}

/// The words of `text`, said to stand on line `line`.
pub fn tokens(line: usize, text: &str) -> impl Iterator<Item = Token<'_>> + Clone {
    let mut rest = text;
    let mut column = 1;
    core::iter::from_fn(move || {
        let trimmed = rest.trim_start();
        column += rest[..rest.len() - trimmed.len()].chars().count();
        let first = trimmed.chars().next()?;
        let length = if first == '|' {
            1
        } else {
            trimmed.find(|c: char| c.is_whitespace() || c == '|').unwrap_or(trimmed.len())
        };
        let (word, after) = trimmed.split_at(length);
        let token = Token { line, column, text: word };
        column += word.chars().count();
        rest = after;
        Some(token)
    })
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn words_know_their_columns_in_characters() {
        let words: Vec<_> = tokens(7, "  ž4+1 r3|- ").map(|t| (t.column, t.text)).collect();
        assert_eq!(words, vec![(3, "ž4+1"), (8, "r3"), (10, "|"), (11, "-")]);
    }

    #[test]
    fn parts_of_a_word_know_their_columns() {
        let word = tokens(1, " 5,,12").next().unwrap();
        let parts: Vec<_> = word.split(',').map(|t| (t.column, t.text)).collect();
        assert_eq!(parts, vec![(2, "5"), (4, ""), (5, "12")]);
    }

    #[test]
    fn numbers_are_plain_digits() {
        let number = |text| Token::of(text).number("a number").ok();
        assert_eq!(number("012"), Some(12));
        assert_eq!((number("+1"), number("-1"), number(""), number("1234567890")), (None, None, None, None));
    }
}
