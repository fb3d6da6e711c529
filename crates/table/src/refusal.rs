use core::fmt;

use game::{Game, Seat};

/// Why a table did not take an input. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<G: Game> {
    /// The choice is against the rules.
    Illegal(G::Illegal),
    /// The event of chance cannot happen now.
    Impossible(G::Impossible),
    /// Nobody sits there: the table is smaller.
    NoSuchSeat(Seat),
    /// No person sits there.
    NotAPerson(Seat),
    /// The question was answered already, or it is void.
    Void,
    /// There is no choice of this seat that can be taken back: none at all, or the dice were rolled or
    /// tiles drawn since.
    NothingToTakeBack(Seat),
    /// The choice of this other player has been shown since, and cannot be forgotten.
    Shown(Seat),
    /// The game is over.
    Over,
}

impl<G: Game> fmt::Display for Refusal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(reason) => reason.fmt(f),
            Self::Impossible(reason) => reason.fmt(f),
            Self::NoSuchSeat(seat) => write!(f, "there is no player {seat} at this table"),
            Self::NotAPerson(seat) => write!(f, "player {seat} is no person"),
            Self::Void => f.write_str("the question is no longer open"),
            Self::NothingToTakeBack(seat) => {
                write!(f, "player {seat} has no choice to take back since the last roll or draw")
            }
            Self::Shown(seat) => {
                write!(f, "what player {seat} chose has been shown, so nobody can take a choice back")
            }
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl<G: Game> core::error::Error for Refusal<G> {}
