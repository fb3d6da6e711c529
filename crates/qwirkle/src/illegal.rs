use core::{error, fmt};

use game::{Seat, counted, number_word};

use crate::{Cell, Tile};

/// Why a choice is against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The first hands have not been dealt yet.
    NotDealt,
    /// This seat has yet to draw tiles.
    DrawFirst(Seat),
    /// Another seat is to play.
    NotYourTurn(Seat),
    /// The hand has too few tiles of this kind: only `held`.
    NotHeld {
        /// The tile in question.
        tile: Tile,
        /// How many of it the hand holds.
        held: usize,
    },
    /// Two tiles on one cell.
    SameCell(Cell),
    /// A tile lies on this cell already.
    Taken(Cell, Tile),
    /// The placement does not lie in one row or column.
    NotInLine,
    /// An empty cell between the tiles of the placement.
    Gap(Cell),
    /// No tile of the placement touches the board.
    Apart,
    /// A line through this cell would hold this tile twice.
    Alike(Cell, Tile),
    /// These two tiles would be in one line.
    Unlike(Tile, Tile),
    /// The opening line begins somewhere else than at 0,0.
    OpeningCell,
    /// The opening line must have this many tiles.
    OpeningLength(usize),
    /// The starter wants to trade or pass.
    OpeningNotPlaced,
    /// A trade of no tiles.
    EmptyTrade,
    /// The bag holds fewer tiles than are to be traded.
    BagTooSmall {
        /// The number of tiles in the bag.
        bag: usize,
        /// The number of tiles to trade.
        traded: usize,
    },
    /// Passing while there are tiles to trade for.
    PassWithBag,
    /// Passing while there is a placement.
    PassWithPlacement,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotDealt => f.write_str("the tiles have not been dealt yet"),
            Self::DrawFirst(seat) => write!(f, "player {seat} has yet to draw tiles"),
            Self::NotYourTurn(seat) => write!(f, "it is player {seat}'s turn"),
            Self::NotHeld { tile, held: 0 } => write!(f, "you do not hold {}", tile.a()),
            Self::NotHeld { tile, held: 1 } => write!(f, "you hold only one {}", tile.name()),
            Self::NotHeld { tile, held } => {
                write!(f, "you hold only {} {}", number_word(*held), tile.plural())
            }
            Self::SameCell(cell) => write!(f, "two tiles cannot lie on {cell}"),
            Self::Taken(cell, tile) => write!(f, "{cell} is taken by the {}", tile.name()),
            Self::NotInLine => f.write_str("the tiles do not lie in one line"),
            Self::Gap(cell) => write!(f, "there is a gap at {cell}"),
            Self::Apart => f.write_str("no tile touches the board"),
            Self::Alike(cell, tile) => {
                write!(f, "the line through {cell} would have two {}", tile.plural())
            }
            Self::Unlike(one, other) => {
                write!(f, "the {} and the {} share neither colour nor shape", one.name(), other.name())
            }
            Self::OpeningCell => {
                write!(f, "the opening line begins at {} and runs right or down", Cell::ORIGIN)
            }
            Self::OpeningLength(length) => write!(
                f,
                "the opening line must have {}, the longest anyone holds",
                counted(*length, "tile", "tiles")
            ),
            Self::OpeningNotPlaced => f.write_str("whoever begins must place a line: no trade and no pass"),
            Self::EmptyTrade => f.write_str("a trade is of at least one tile"),
            Self::BagTooSmall { bag: 0, .. } => f.write_str("the bag is empty; you cannot trade"),
            Self::BagTooSmall { bag, traded } => write!(
                f,
                "the bag holds only {}; you cannot trade {}",
                counted(*bag, "tile", "tiles"),
                number_word(*traded)
            ),
            Self::PassWithBag => f.write_str("the bag is not empty: trade tiles if you cannot place any"),
            Self::PassWithPlacement => f.write_str("you can still place a tile: passing is not allowed"),
        }
    }
}

impl error::Error for Illegal {}
