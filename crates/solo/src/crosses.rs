use crate::Lanes;
use crate::lanes::{NEVER, larger};
use crate::rows::{MOST_NUMBERS, Step};

/// What one cross from a sheet leads to, by row and number; all rows' crosses side by side.
#[derive(Clone, Debug)]
pub(crate) struct Crosses {
    /// The points of a cross alone.
    pub(crate) alone: [[Lanes; MOST_NUMBERS]; 4],
    /// The rank of the row's pair behind it.
    pub(crate) ranks: [[u16; MOST_NUMBERS]; 4],
    /// The most points of a cross in action 2, with the best of action 1 before it, for one sum of the white dice.
    pub(crate) best: [[Lanes; MOST_NUMBERS]; 4],
}

impl Default for Crosses {
    fn default() -> Self {
        let never = [[NEVER; MOST_NUMBERS]; 4];
        Self { alone: never, ranks: [[0; MOST_NUMBERS]; 4], best: never }
    }
}

impl Crosses {
    /// Notes what a cross in action 2 is worth behind a certain action 1.
    #[inline]
    pub(crate) fn improve(&mut self, row: usize, step: Step, points: Lanes) {
        let best = &mut self.best[row][usize::from(step.number) % MOST_NUMBERS];
        *best = larger(*best, points);
    }
}
