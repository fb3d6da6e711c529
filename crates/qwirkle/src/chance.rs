use alloc::vec::Vec;
use core::str::FromStr;
use core::{error, fmt};

use game::{Fault, Line, Seat, Token, counted, number_word};

use crate::notation::{read_deal, read_draw};
use crate::{Bag, HAND_SIZE, Hand, Tile};

/// What the bag decides.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The first hands, in seat order.
    Deal(Vec<Hand>),
    /// The tiles that the seat in turn draws; their order does not matter.
    Draw(Hand),
}

/// The words of the record.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(hands) => {
                f.write_str("deal")?;
                for (i, hand) in hands.iter().enumerate() {
                    let separator = if i == 0 { "" } else { " |" };
                    write!(f, "{separator} {hand}")?;
                }
                Ok(())
            }
            Self::Draw(tiles) => tiles.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let line = Line { number: 1, text };
        let words: Vec<Token<'_>> = line.tokens().collect();
        if words.first().is_some_and(|word| word.text == "deal") {
            let hands = 1 + words.iter().filter(|word| word.text == "|").count();
            read_deal(&words, line.end(), hands).map(Self::Deal)
        } else {
            read_draw(&words, line.end(), Bag::FULL).map(Self::Draw)
        }
    }
}

/// Why tiles cannot be dealt or drawn so.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Impossible {
    /// The first hands are not to be dealt now.
    NoDeal,
    /// Nobody is to draw now.
    NoDraw,
    /// There are `seats` hands to deal, not `hands`.
    Hands {
        /// The number of seats.
        seats: usize,
        /// The number of hands.
        hands: usize,
    },
    /// The hand of this seat does not have six tiles.
    HandSize(Seat, usize),
    /// The bag does not hold this tile, or not so many of it.
    NotInBag(Tile),
    /// As many tiles as must be drawn, and as were drawn.
    DrawSize {
        /// The number to draw.
        due: usize,
        /// The number drawn.
        drawn: usize,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDeal => f.write_str("the tiles are dealt only once, at the start"),
            Self::NoDraw => f.write_str("nobody is to draw tiles now"),
            Self::Hands { seats, hands } => write!(
                f,
                "{} dealt to {}",
                counted(*hands, "hand cannot be", "hands cannot be"),
                counted(*seats, "player", "players")
            ),
            Self::HandSize(seat, count) => write!(
                f,
                "player {seat} is dealt {}, not {}",
                counted(*count, "tile", "tiles"),
                number_word(HAND_SIZE)
            ),
            Self::NotInBag(tile) => write!(f, "the bag has no {} left", tile.name()),
            Self::DrawSize { due, drawn } => write!(
                f,
                "{} to be drawn, not {}",
                counted(*due, "tile is", "tiles are"),
                number_word(*drawn)
            ),
        }
    }
}

impl error::Error for Impossible {}
