use core::fmt;
use core::str::FromStr;

use game::{Fault, Token};

/// A place on the table; `x` grows to the right and `y` downwards.
///
/// The opening line begins at 0,0 and runs right or down. That is a matter of notation only: the table has
/// no edge, so every game can be moved there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// The column.
    pub x: i8,
    /// The row.
    pub y: i8,
}

/// Which way a line runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Axis {
    /// Both ways.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The way that crosses this one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

impl Cell {
    /// Where the opening line begins.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The cell at these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The cell `by` steps further along an axis; the coordinates wrap around far outside of any board.
    #[must_use]
    pub const fn along(self, axis: Axis, by: i32) -> Self {
        match axis {
            Axis::Across => Self { x: self.x.wrapping_add(by as i8), y: self.y },
            Axis::Down => Self { x: self.x, y: self.y.wrapping_add(by as i8) },
        }
    }

    /// The coordinate that runs along an axis.
    pub const fn position(self, axis: Axis) -> i8 {
        match axis {
            Axis::Across => self.x,
            Axis::Down => self.y,
        }
    }

    /// The four cells around this one.
    pub fn neighbours(self) -> [Self; 4] {
        let [across, down] = Axis::BOTH;
        [self.along(across, -1), self.along(across, 1), self.along(down, -1), self.along(down, 1)]
    }

    /// Reads a word such as `0,-3`.
    pub(crate) fn read(word: Token<'_>) -> Result<Self, Fault> {
        let mut parts = word.split(',').map(|part| coordinate(part.text));
        match (parts.next().flatten(), parts.next().flatten(), parts.next()) {
            (Some(x), Some(y), None) => Ok(Self { x, y }),
            _ => Err(word.expected("a cell such as '0,3'")),
        }
    }
}

fn coordinate(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

/// Cells are ordered as one reads: row by row, each from the left.
impl Ord for Cell {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// As in records: `0,-3`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::read(Token::of(text))
    }
}
