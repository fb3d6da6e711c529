use alloc::string::String;

use game::{Game, Seat};

use crate::{Ask, Player};

/// What comes in to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<G: Game> {
    /// The dice or the bag decided.
    Happen(G::Chance),
    /// A person chose.
    Choose {
        /// On which seat.
        seat: Seat,
        /// What.
        choice: G::Choice,
    },
    /// A bot or an engine answered a question.
    Answer {
        /// The question.
        ask: Ask,
        /// The answer.
        choice: G::Choice,
    },
    /// A person wants the latest choice back: alone while it is sealed, later with all that came after it.
    TakeBack(Seat),
    /// The log goes back to this many steps: everybody has agreed to that.
    GoBack(usize),
    /// A seat loses the game for a reason that has nothing to do with the rules.
    Forfeit {
        /// Who.
        seat: Seat,
        /// Why, for people.
        reason: String,
    },
    /// Somebody else sits down on a seat.
    Seat {
        /// Where.
        seat: Seat,
        /// Who.
        player: Player,
    },
}
