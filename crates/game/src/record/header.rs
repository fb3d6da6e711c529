use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{FORMAT, Notation, RULES_VERSION};
use crate::{Fault, Line, Token};

/// How every record begins; the number of the format follows.
pub(super) const FIRST_WORDS: &str = "rowlock record";

/// The fields that every record has, before those of the game.
const COMMON: [&str; 3] = ["game", "rules", "players"];

/// The field behind the last turn.
pub(super) const RESULT: &str = "result";

/// More header fields than this are no header.
const MOST_FIELDS: usize = 100;

pub(super) fn is_reserved<G: Notation>(name: &str) -> bool {
    name == RESULT || COMMON.contains(&name) || G::FIELDS.contains(&name)
}

/// Cuts off a comment: a `#` at the start of a line or behind a space, to the end of the line.
pub(super) fn split_comment(text: &str) -> (&str, Option<&str>) {
    let starts = |(i, _): &(usize, &str)| text[..*i].chars().next_back().is_none_or(char::is_whitespace);
    match text.match_indices('#').find(starts) {
        Some((i, _)) => (&text[..i], Some(text[i + 1..].trim())),
        None => (text, None),
    }
}

/// The first line of a record, if it is one; `number` is where it should stand.
pub(super) fn check_first_line(line: Option<Line<'_>>, number: usize) -> Result<Line<'_>, Fault> {
    let right = alloc::format!("{FIRST_WORDS} {FORMAT}");
    let Some(line) = line else {
        return Err(Fault::expected(number, 1, &alloc::format!("'{right}'"), ""));
    };
    let text = line.text.trim_end();
    if text == right {
        Ok(line)
    } else {
        Err(Fault::expected(line.number, 1, &alloc::format!("'{right}'"), text))
    }
}

/// A line `name: value` of a header.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Lower-case letters, digits and hyphens.
    pub name: String,
    /// Any text on one line.
    pub value: String,
}

impl Field {
    /// A field, if a record can hold it.
    pub fn new(name: &str, value: &str) -> Option<Self> {
        let (kept, comment) = split_comment(value);
        let one_line = !value.contains(['\n', '\r']) && kept.trim() == value && comment.is_none();
        let fits = is_name(name) && one_line && !value.starts_with('#');
        fits.then(|| Self { name: name.to_string(), value: value.to_string() })
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The value of a line `name: value` with its place, and the name.
pub(super) fn field_of(line: Line<'_>) -> Option<(&str, Token<'_>)> {
    let (name, value) = line.text.split_once(':')?;
    let before = name.chars().count() + 1 + value.chars().take_while(|c| c.is_whitespace()).count();
    let token = Token { line: line.number, column: before + 1, text: value.trim() };
    is_name(name.trim()).then_some((name.trim(), token))
}

/// The header of a record, as it stands in the text.
#[derive(Clone, Debug, Default)]
pub struct Header<'a> {
    fields: Vec<(&'a str, Token<'a>)>,
    /// The line of its last field, for faults about a field that is missing.
    last_line: usize,
    /// The first line behind it, which is no field.
    next: Option<Token<'a>>,
}

impl<'a> Header<'a> {
    pub(super) fn begin(first: Line<'a>) -> Self {
        Self { fields: Vec::new(), last_line: first.number, next: None }
    }

    pub(super) fn end(&mut self, next: Line<'a>) {
        self.next = Some(Token { line: next.number, column: 1, text: next.text.trim_end() });
    }

    pub(super) fn add(&mut self, name: &'a str, value: Token<'a>) -> Result<(), Fault> {
        if self.get(name).is_some() {
            let reason = alloc::format!("the header has a field '{name}' already");
            return Err(Fault::new(value.line, 1, reason));
        }
        // It would read as a comment when it is written again.
        if value.text.starts_with('#') {
            return Err(value.expected("a value that does not begin with '#'"));
        }
        if self.fields.len() == MOST_FIELDS {
            return Err(Fault::new(value.line, 1, "a header has at most a hundred fields"));
        }
        self.fields.push((name, value));
        self.last_line = value.line;
        Ok(())
    }

    /// The value of a field and its place.
    pub fn get(&self, name: &str) -> Option<Token<'a>> {
        self.fields.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }

    /// The value of a field that must be there.
    pub fn require(&self, name: &str) -> Result<Token<'a>, Fault> {
        self.get(name).ok_or_else(|| match self.next {
            Some(next) => next.expected(&alloc::format!("a field '{name}: …' before the first turn")),
            None => Fault::new(self.last_line, 1, alloc::format!("the header has no field '{name}'")),
        })
    }

    pub(super) fn check_rules(&self) -> Result<(), Fault> {
        let rules = self.require("rules")?;
        let known = alloc::format!("{RULES_VERSION}, the version of the rules that this program knows");
        if rules.number(&known)? == RULES_VERSION { Ok(()) } else { Err(rules.expected(&known)) }
    }

    pub(super) fn players(&self) -> Result<(Token<'a>, Vec<String>), Fault> {
        let players = self.require("players")?;
        Ok((players, players.text.split(',').map(|name| name.trim().to_string()).collect()))
    }

    pub(super) fn tags<G: Notation>(&self) -> Vec<Field> {
        let own = self.fields.iter().filter(|(name, _)| !is_reserved::<G>(name));
        own.map(|(name, value)| Field { name: (*name).into(), value: value.text.into() }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_begins_at_the_start_or_behind_a_space() {
        assert_eq!(split_comment("# all"), ("", Some("all")));
        assert_eq!(split_comment("r5 # why"), ("r5 ", Some("why")));
        assert_eq!(split_comment("a#b"), ("a#b", None));
        assert_eq!(split_comment("a#b #c #d"), ("a#b ", Some("c #d")));
    }

    #[test]
    fn fields_that_a_record_cannot_hold_are_refused() {
        assert!(Field::new("date", "2026-11-15").is_some());
        assert!(Field::new("note", "").is_some());
        for (name, value) in
            [("Date", "x"), ("", "x"), ("a b", "x"), ("a", "x #y"), ("a", "#y"), ("a", " x"), ("a", "x\ny")]
        {
            assert_eq!(Field::new(name, value), None, "{name}: {value}");
        }
    }

    #[test]
    fn values_know_their_place() {
        let (name, value) = field_of(Line { number: 3, text: "first:  2 " }).unwrap();
        assert_eq!((name, value.line, value.column, value.text), ("first", 3, 9, "2"));
        assert!(field_of(Line { number: 3, text: "1. 4+1 r3" }).is_none());
    }
}
