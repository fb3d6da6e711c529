//! Games as text: sheets and boards for terminals, scores for programs.

pub(crate) mod qwirkle;
mod qwixx;

use std::io::{self, Write};

use bots::Roster;
use game::{Notation, Seat};
use protocol::Wire;
use serde_json::Value;
use tell::Texts;

/// A game that can be shown.
pub trait Show: Wire + Roster + 'static {
    /// Draws the sheets or the board with the hands.
    fn draw(&self, names: &[String], texts: &Texts, out: &mut impl Write) -> io::Result<()>;

    /// What a legal choice brings, in a few words.
    fn effect(&self, seat: Seat, choice: &Self::Choice, texts: &Texts) -> String;

    /// What is awaited when chance comes next.
    fn awaited_chance(&self) -> String;

    /// Whose turn it is: who rolls, or who plays.
    fn at_turn(&self) -> Seat;

    /// How the total of a seat is worked out, such as `10 + 6 + 28 + 36 - 10`.
    fn sum(&self, seat: Seat) -> String;

    /// The score of a seat with its breakdown.
    fn score_json(&self, seat: Seat) -> Value;
}

/// Every legal choice of a seat.
pub fn choices_of<G: Notation>(state: &G, seat: Seat) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    choices
}
