use core::fmt;
use core::str::FromStr;

use game::{Fault, Token};

use crate::notation::read_lucky;

/// The two lucky numbers that a Longo sheet shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LuckyPair {
    low: u8,
    high: u8,
}

/// The ten pairs that come up with probability 11/64, as the printed ones do: sheets are dealt from these,
/// so that all are equally lucky.
pub const EQUALLY_LUCKY: [LuckyPair; 10] = [
    LuckyPair::new(4, 9),
    LuckyPair::new(5, 8),
    LuckyPair::new(5, 10),
    LuckyPair::new(6, 7),
    LuckyPair::new(6, 11),
    LuckyPair::new(7, 12),
    LuckyPair::new(8, 13),
    LuckyPair::new(9, 14),
    LuckyPair::new(10, 13),
    LuckyPair::new(11, 12),
];

impl LuckyPair {
    /// A pair, in either order.
    pub const fn new(one: u8, other: u8) -> Self {
        if one <= other { Self { low: one, high: other } } else { Self { low: other, high: one } }
    }

    /// The two numbers, the lower one first.
    pub const fn numbers(self) -> [u8; 2] {
        [self.low, self.high]
    }

    /// Whether a sum of the white dice is one of the two.
    pub const fn contains(self, sum: u8) -> bool {
        self.low == sum || self.high == sum
    }
}

/// As in records: `5+8`.
impl fmt::Display for LuckyPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.low, self.high)
    }
}

impl FromStr for LuckyPair {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read_lucky(Token::of(text))
    }
}
