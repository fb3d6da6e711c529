use alloc::string::String;
use alloc::vec::Vec;

use super::{Header, Record, Step};
use crate::{Fault, Game, Place, Seat, Token};

/// How a game is written down.
pub trait Notation: Game {
    /// What the `game:` field of a record can say.
    const GAMES: &'static [&'static str];

    /// The header fields that the setup needs besides `game`, `rules` and `players`.
    const FIELDS: &'static [&'static str];

    /// What the `game:` field says for this setup.
    fn game_name(setup: &Self::Setup) -> &'static str;

    /// The names of the players in seat order.
    fn players(setup: &Self::Setup) -> &[String];

    /// The header fields of [`Notation::FIELDS`] with their values, as far as this setup has them.
    fn fields(setup: &Self::Setup) -> Vec<(&'static str, String)>;

    /// The setup that a header describes; its contents are checked later, by [`Game::new`].
    fn read_setup(game: &str, players: Vec<String>, header: &Header<'_>) -> Result<Self::Setup, Fault>;

    /// The header field that a reason against a setup is about.
    fn field_of(reason: &Self::SetupError) -> &'static str;

    /// Whether the next line of a record carries a turn number (the deal of tiles does not).
    fn is_numbered(&self) -> bool {
        true
    }

    /// Reads a line of a record, without its turn number, and carries out what it says step by step.
    fn read_turn(reader: &mut TurnReader<'_, Self>, line: &[Token<'_>], end: Token<'_>) -> Result<(), Fault>;

    /// Writes the steps of one line of a record and says how many steps they were: at least one if there
    /// is any.
    fn write_turn(&self, steps: &[Step<Self>], out: &mut String) -> usize;

    /// A choice as it is written in a record.
    fn read_choice(text: &str) -> Result<Self::Choice, Fault>;

    /// The position as one line of text.
    fn position(&self) -> String;

    /// The position that a line of text describes.
    fn from_position(text: &str) -> Result<Self, Fault>;
}

/// Takes the steps of one line into a record, and puts what the rules say against them in its place.
#[derive(Debug)]
pub struct TurnReader<'a, G: Notation> {
    record: &'a mut Record<G>,
    /// Where the events of chance stand.
    places: &'a mut Vec<Place>,
}

impl<'a, G: Notation> TurnReader<'a, G> {
    pub(super) fn new(record: &'a mut Record<G>, places: &'a mut Vec<Place>) -> Self {
        Self { record, places }
    }

    /// The state that the next step meets.
    pub fn state(&self) -> &G {
        self.record.state()
    }

    /// A choice that stands at a place in the text.
    pub fn play(&mut self, at: &Token<'_>, seat: Seat, choice: &G::Choice) -> Result<(), Fault> {
        self.record.play(seat, choice).map_err(|illegal| at.fault(illegal))
    }

    /// An event of chance that stands at a place in the text.
    pub fn happen(&mut self, at: &Token<'_>, chance: &G::Chance) -> Result<(), Fault> {
        self.record.happen(chance).map_err(|impossible| at.fault(impossible))?;
        self.places.push(Place { line: at.line, column: at.column });
        Ok(())
    }
}
