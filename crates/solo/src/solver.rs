use alloc::vec::Vec;

use crate::crosses::Crosses;
use crate::dice::{White, whites_by_sum};
use crate::draws::Draws;
use crate::lanes::LANES;
use crate::turn::Turn;
use crate::{Lanes, Problem, Shape};

/// Works out what sheets are worth from those that are further.
#[derive(Clone, Debug)]
pub struct Solver {
    pub(crate) shape: Shape,
    pub(crate) whites: Vec<Vec<White>>,
}

/// Room for one sheet at a time, kept so that nothing is allocated on the way.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub(crate) sheet: Crosses,
    pub(crate) draws: Draws,
}

impl Solver {
    /// The solver of a problem.
    pub fn new(problem: Problem) -> Self {
        Self { shape: Shape::new(problem), whites: whites_by_sum(problem.rules()) }
    }

    /// Where each sheet is.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Works out the sheets at the places from `first` on, which are all of one level. `done` are the sheets of
    /// the levels before.
    ///
    /// A sheet is worked out from those in `done` alone, so it makes no difference who works out which part of a
    /// level, and when.
    pub fn fill(&self, done: &[Lanes], first: usize, out: &mut [Lanes], scratch: &mut Scratch) {
        if self.shape.problem().is_symmetric() {
            self.fill_as::<true>(done, first, out, scratch);
        } else {
            self.fill_as::<false>(done, first, out, scratch);
        }
    }

    fn fill_as<const SYMMETRIC: bool>(
        &self,
        done: &[Lanes],
        first: usize,
        out: &mut [Lanes],
        scratch: &mut Scratch,
    ) {
        for (rows, value) in self.shape.sheets_from(first).zip(out) {
            let turn = Turn::<SYMMETRIC>::new(self, done, rows);
            *value = if turn.closed >= 2 { [0.0; LANES] } else { turn.expected(scratch) };
        }
    }
}
