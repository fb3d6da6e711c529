//! `rowlock moves`: the legal choices of a position.

use std::io::{self, Write};

use anstream::stdout;
use game::{Awaits, Seat};
use serde_json::{Map, Value, json};
use tell::{Language, Texts};
use terminal::{Show, choices_of};

use crate::cli::MovesArgs;
use crate::failure::Failure;
use crate::kind::{AnyGame, ForAnyGame, for_position};
use crate::picture;

pub(crate) fn run(args: &MovesArgs) -> Result<(), Failure> {
    let text = args.position.join(" ");
    let work = Moves { text: &text, args };
    for_position(&text, work).unwrap_or_else(|fault| Err(Failure::BadInput(fault.to_string())))
}

struct Moves<'a> {
    text: &'a str,
    args: &'a MovesArgs,
}

impl ForAnyGame for Moves<'_> {
    type Output = Result<(), Failure>;

    fn run<G: AnyGame>(self) -> Self::Output {
        let state = G::from_position(self.text).map_err(|fault| Failure::BadInput(fault.to_string()))?;
        if self.args.svg {
            return picture::of_position(&state, self.args.viewer);
        }
        let mut out = io::BufWriter::new(stdout().lock());
        if self.args.json {
            writeln!(out, "{}", moves_json(&state))?;
        } else {
            print_moves(&state, &mut out)?;
        }
        Ok(out.flush()?)
    }
}

fn moves_json<G: Show>(state: &G) -> Value {
    let seats: Vec<usize> = state.awaits().seats().into_iter().map(Seat::number).collect();
    let awaits = awaits_json(state);
    json!({ "position": state.position(), "awaits": awaits, "seats": seats, "legal": legal_json(state) })
}

/// What comes next, in a word.
pub(crate) fn awaits_json<G: Show>(state: &G) -> &'static str {
    match state.awaits() {
        Awaits::Chance => "chance",
        Awaits::Choices(_) => "choices",
        Awaits::Nothing(_) => "nothing",
    }
}

/// The legal choices of every seat that may choose, by its number.
pub(crate) fn legal_json<G: Show>(state: &G) -> Value {
    let choices = |seat: Seat| {
        let texts = choices_of(state, seat).into_iter().map(|choice| Value::String(choice.to_string()));
        (seat.to_string(), texts.collect())
    };
    Value::Object(state.awaits().seats().into_iter().map(choices).collect::<Map<_, _>>())
}

fn print_moves<G: Show>(state: &G, out: &mut impl Write) -> io::Result<()> {
    let texts = Texts::new(Language::English);
    match state.awaits() {
        Awaits::Nothing(end) => writeln!(out, "the game is over: {end}"),
        Awaits::Chance => writeln!(out, "{}", state.awaited_chance()),
        Awaits::Choices(seats) => {
            for seat in seats {
                let choices = choices_of(state, seat);
                writeln!(out, "player {seat}: {}", game::counted(choices.len(), "choice", "choices"))?;
                let width = choices.iter().map(|choice| choice.to_string().len()).max().unwrap_or(0);
                for choice in choices {
                    let effect = state.effect(seat, &choice, &texts);
                    let line = format!("  {:width$}  {effect}", choice.to_string());
                    writeln!(out, "{}", line.trim_end())?;
                }
            }
            Ok(())
        }
    }
}
