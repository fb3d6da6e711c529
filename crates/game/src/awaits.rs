use crate::{Seat, Seats};

/// What a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits<End> {
    /// The dice or the bag decide next.
    Chance,
    /// These seats have yet to choose; with several, their choices are sealed until all have chosen.
    Choices(Seats),
    /// Nothing: the game is over.
    Nothing(End),
}

impl<End> Awaits<End> {
    /// The seats that have yet to choose.
    pub fn seats(&self) -> Seats {
        match self {
            Self::Choices(seats) => *seats,
            Self::Chance | Self::Nothing(_) => Seats::NONE,
        }
    }
}

/// For whom a view is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// One of the players.
    Seat(Seat),
    /// Somebody who watches and sees only what everybody may see.
    Spectator,
}

impl Viewer {
    /// The viewer's own seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}
