use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::bookmarks::Bookmarks;
use super::header::{FIRST_WORDS, RESULT};
use super::{FORMAT, Notation, RULES_VERSION, Record};
use crate::Outcome;

/// The totals in seat order, as the `result:` field has them.
pub(super) fn result<End>(outcome: &Outcome<End>) -> String {
    outcome.totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The text of the record, ready to be read again.
impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut turns = WrittenTurns::new(self);
        turns.write(self);
        self.write_head(f)?;
        self.write_body(f, &turns, 0)
    }
}

impl<G: Notation> Record<G> {
    /// The same game before its first step and without remarks: what its header is made of.
    #[must_use]
    pub fn heading(&self) -> Self {
        let (setup, tags, start) = (self.setup.clone(), self.tags.clone(), self.start.clone());
        let (state, bookmarks) = (start.clone(), Bookmarks::new());
        Self { setup, tags, comments: Vec::new(), state, start, steps: Vec::new(), bookmarks }
    }

    /// The header of the record, with the empty line behind it.
    pub fn head(&self) -> String {
        let mut text = String::new();
        // Writing into a text does not fail.
        _ = self.write_head(&mut text);
        text
    }

    /// The text behind the header, from lines that are written already, without the first `from` bytes of it.
    pub fn body_from(&self, turns: &WrittenTurns<G>, from: usize) -> String {
        let mut text = String::new();
        // Writing into a text does not fail.
        _ = self.write_body(&mut text, turns, from);
        text
    }

    fn write_head(&self, f: &mut impl Write) -> fmt::Result {
        writeln!(f, "{FIRST_WORDS} {FORMAT}")?;
        writeln!(f, "game: {}", G::game_name(&self.setup))?;
        writeln!(f, "rules: {RULES_VERSION}")?;
        writeln!(f, "players: {}", self.players().join(", "))?;
        for (name, value) in G::fields(&self.setup) {
            writeln!(f, "{name}: {value}")?;
        }
        for tag in &self.tags {
            writeln!(f, "{}: {}", tag.name, tag.value)?;
        }
        writeln!(f)
    }

    fn write_body(&self, f: &mut impl Write, turns: &WrittenTurns<G>, from: usize) -> fmt::Result {
        write!(f, "{}{}", turns.lasting.get(from..).unwrap_or_default(), turns.last)?;
        match self.state.outcome() {
            Some(outcome) => writeln!(f, "{RESULT}: {}", result(&outcome)),
            None => Ok(()),
        }
    }

    /// The lines of the record behind its header: how many steps each holds, and its text.
    pub fn turns(&self) -> impl Iterator<Item = (usize, String)> {
        let mut place = TurnPlace::start(self);
        core::iter::from_fn(move || {
            let (count, line) = place.line(self)?;
            place.go_on(self, count);
            Some((count, line))
        })
    }
}

/// Where a line of a record begins.
#[derive(Clone, Debug)]
struct TurnPlace<G> {
    state: G,
    /// How many steps stand before it.
    steps: usize,
    /// The number of the next turn that has one.
    turn: usize,
}

impl<G: Notation> TurnPlace<G> {
    fn start(record: &Record<G>) -> Self {
        Self { state: record.start.clone(), steps: 0, turn: 1 }
    }

    /// How many steps the next line holds, and its text.
    fn line(&self, record: &Record<G>) -> Option<(usize, String)> {
        let rest = record.steps.get(self.steps..).filter(|rest| !rest.is_empty())?;
        let mut line = String::new();
        if self.state.is_numbered() {
            line = alloc::format!("{:>2}. ", self.turn);
        }
        let count = self.state.write_turn(rest, &mut line).clamp(1, rest.len());
        Some((count, line))
    }

    /// Goes on to the next line, behind one of so many steps.
    fn go_on(&mut self, record: &Record<G>, count: usize) {
        self.turn += usize::from(self.state.is_numbered());
        for step in record.steps.iter().skip(self.steps).take(count) {
            step.carry_out(&mut self.state);
        }
        self.steps += count;
    }
}

/// The lines of a record behind its header as they were written last: to write the record again after some more steps
/// costs no more than the lines that are new.
///
/// Steps may be added to the record in between; when steps were taken back, it has to be written anew.
#[derive(Clone, Debug)]
pub struct WrittenTurns<G> {
    /// The lines behind which there is another one.
    lasting: String,
    /// The last line, which may still grow, and the remarks behind it.
    last: String,
    /// Where the last line begins.
    place: TurnPlace<G>,
    /// How many lines and remarks stand before it.
    lines: usize,
    comments: usize,
}

impl<G: Notation> WrittenTurns<G> {
    /// Nothing of this record is written yet.
    pub fn new(record: &Record<G>) -> Self {
        let (lasting, last) = (String::new(), String::new());
        Self { lasting, last, place: TurnPlace::start(record), lines: 0, comments: 0 }
    }

    /// How many steps stand in lines that are never written again.
    pub fn lasting_steps(&self) -> usize {
        self.place.steps
    }

    /// So many bytes behind the header are never written again.
    pub fn lasting_bytes(&self) -> usize {
        self.lasting.len()
    }

    /// Writes what is new.
    pub fn write(&mut self, record: &Record<G>) {
        self.last.clear();
        // Comments are kept in the order of their lines.
        let mut comments = record.comments.iter().skip(self.comments).peekable();
        while let Some((steps, line)) = self.place.line(record) {
            let (i, mut text, mut count) = (self.lines, String::new(), 0);
            while let Some(comment) = comments.next_if(|comment| comment.line <= i && !comment.trailing) {
                text.extend(["# ", &comment.text, "\n"]);
                count += 1;
            }
            text.push_str(&line);
            if let Some(comment) = comments.next_if(|comment| comment.line <= i) {
                text.extend(["  # ", &comment.text]);
                count += 1;
            }
            text.push('\n');
            if self.place.steps + steps == record.steps.len() {
                self.last = text;
                break;
            }
            self.lasting.push_str(&text);
            (self.lines, self.comments) = (self.lines + 1, self.comments + count);
            self.place.go_on(record, steps);
        }
        for comment in comments {
            self.last.extend(["# ", &comment.text, "\n"]);
        }
    }
}
