use alloc::vec::Vec;
use core::{error, fmt};

use crate::lanes::LANES;
use crate::rows::Rows;
use crate::{Outline, Problem, ToCome};

/// The first bytes of every compact table.
const MAGIC: &[u8; 4] = b"RLC1";

/// The compact table of the classic game; `docs/solitaire.md` says how it was made and how well it plays.
pub static CLASSIC_COMPACT: &[u8] = include_bytes!("../data/classic.bin");

/// How many steps a point has.
const STEPS: f64 = 256.0;

/// A small table that is nearly right: the points to come are a sum over the six pairs of rows, each looked up by the
/// states of its two rows and the number of misthrows.
///
/// Two rows of the same direction have one list of numbers and two rows of opposite directions another; in either it
/// makes no difference which row is which.
#[derive(Clone, Debug)]
pub struct Compact {
    states: usize,
    /// By kind, misthrows and the rank of the unordered pair, in steps.
    numbers: Vec<i16>,
}

/// Why bytes are no compact table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotCompact;

impl fmt::Display for NotCompact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no compact table of the classic game")
    }
}

impl error::Error for NotCompact {}

/// The pairs of rows, and whether their directions are opposite.
const PAIRS: [(usize, usize, usize); 6] = [(0, 1, 0), (2, 3, 0), (0, 2, 1), (0, 3, 1), (1, 2, 1), (1, 3, 1)];

/// Where the six numbers of a sheet are.
pub(crate) fn places(states: usize, Outline(rows): Outline, misthrows: usize) -> [usize; 6] {
    let pairs = states * (states + 1) / 2;
    PAIRS.map(|(one, other, kind)| {
        let (low, high) = (rows[one].min(rows[other]), rows[one].max(rows[other]));
        let rank = usize::from(high) * (usize::from(high) + 1) / 2 + usize::from(low);
        (kind * LANES + misthrows % LANES) * pairs + rank
    })
}

/// How many numbers there are.
pub(crate) fn length(states: usize) -> usize {
    2 * LANES * states * (states + 1) / 2
}

impl Compact {
    /// The compact table of exact numbers, which are rounded.
    pub(crate) fn round(states: usize, exact: &[f64]) -> Self {
        let rounded = exact.iter().map(|number| {
            let steps = number * STEPS;
            // The conversion cuts towards zero and keeps to what fits.
            (if steps < 0.0 { steps - 0.5 } else { steps + 0.5 }) as i16
        });
        Self { states, numbers: rounded.collect() }
    }

    /// Reads a compact table of the classic game.
    pub fn read(bytes: &[u8]) -> Result<Self, NotCompact> {
        let states = Rows::new(Problem::CLASSIC.rules()).len();
        let numbers = bytes.strip_prefix(MAGIC).ok_or(NotCompact)?;
        if numbers.len() != 2 * length(states) {
            return Err(NotCompact);
        }
        let numbers = numbers.chunks_exact(2).map(|bytes| bytes.try_into().map_or(0, i16::from_le_bytes));
        Ok(Self { states, numbers: numbers.collect() })
    }

    /// The table as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.numbers.iter().flat_map(|number| number.to_le_bytes());
        MAGIC.iter().copied().chain(numbers).collect()
    }
}

impl ToCome for Compact {
    fn to_come(&self, outline: Outline, misthrows: usize) -> f64 {
        let numbers = places(self.states, outline, misthrows).map(|place| self.numbers.get(place).copied());
        numbers.into_iter().flatten().map(f64::from).sum::<f64>() / STEPS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_classic_game_reads_back() {
        let compact = Compact::read(CLASSIC_COMPACT).unwrap();
        assert_eq!(compact.to_bytes(), CLASSIC_COMPACT);
        let empty = compact.to_come(Outline([0; 4]), 0);
        assert!((100.0..130.0).contains(&empty), "{empty}");
    }

    #[test]
    fn numbers_are_rounded_to_the_nearest_step() {
        let states = Rows::new(Problem::CLASSIC.rules()).len();
        let mut exact = alloc::vec![0.0; length(states)];
        let outline = Outline([1, 2, 3, 4]);
        for place in places(states, outline, 2) {
            exact[place] = -1.001;
        }
        let compact = Compact::round(states, &exact);
        assert!((compact.to_come(outline, 2) + 6.0).abs() < 1e-12);
        assert!(compact.to_come(outline, 1).abs() < 1e-12);
    }
}
