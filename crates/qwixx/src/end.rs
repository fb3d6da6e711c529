use core::fmt;

use game::Seat;

use crate::Rows;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This seat made its fourth misthrow.
    FourthMisthrow(Seat),
    /// Two or more rows are closed.
    RowsClosed(Rows),
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FourthMisthrow(seat) => write!(f, "player {seat} made the fourth misthrow"),
            Self::RowsClosed(rows) => write!(f, "{rows} are closed"),
        }
    }
}
