use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::header::{FIRST_WORDS, RESULT};
use super::{FORMAT, Notation, RULES_VERSION, Record, Step};
use crate::Outcome;

/// The totals in seat order, as the `result:` field has them.
pub(super) fn result<End>(outcome: &Outcome<End>) -> String {
    outcome.totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The text of the record, ready to be read again.
impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        writeln!(f)?;
        self.write_turns(f)?;
        match self.state.outcome() {
            Some(outcome) => writeln!(f, "{RESULT}: {}", result(&outcome)),
            None => Ok(()),
        }
    }
}

impl<G: Notation> Record<G> {
    fn write_turns(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Comments are kept in the order of their lines.
        let mut comments = self.comments.iter().peekable();
        for (i, (_, line)) in self.turns().enumerate() {
            while let Some(comment) = comments.next_if(|comment| comment.line <= i && !comment.trailing) {
                writeln!(f, "# {}", comment.text)?;
            }
            f.write_str(&line)?;
            if let Some(comment) = comments.next_if(|comment| comment.line <= i) {
                write!(f, "  # {}", comment.text)?;
            }
            f.write_char('\n')?;
        }
        comments.try_for_each(|comment| writeln!(f, "# {}", comment.text))
    }

    /// The lines of the record behind its header: how many steps each holds, and its text.
    pub fn turns(&self) -> impl Iterator<Item = (usize, String)> {
        let mut state = self.start.clone();
        let mut rest: &[Step<G>] = &self.steps;
        let mut turn = 1;
        core::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let mut line = String::new();
            if state.is_numbered() {
                line = alloc::format!("{turn:>2}. ");
                turn += 1;
            }
            let count = state.write_turn(rest, &mut line).clamp(1, rest.len());
            let (now, later) = rest.split_at(count);
            for step in now {
                step.carry_out(&mut state);
            }
            rest = later;
            Some((count, line))
        })
    }
}
