use alloc::string::String;
use alloc::vec::Vec;

use game::{Game, Seat, Seats};

/// A game lost for a reason that has nothing to do with the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Who lost.
    pub seat: Seat,
    /// Why, for people.
    pub reason: String,
}

/// Why a table is no longer played at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End<G: Game> {
    /// The game ended by its rules.
    Played(G::End),
    /// A seat lost by forfeit.
    Forfeited(Forfeit),
}

/// What came of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult<G: Game> {
    /// Why it ended.
    pub end: End<G>,
    /// The points of every seat.
    pub totals: Vec<i32>,
    /// Who won, more than one in a tie. After a forfeit these are the leaders among the others.
    pub winners: Seats,
}
