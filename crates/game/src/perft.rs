//! Counting every sequence of events from a position, as chess programs do to prove their rules.

use alloc::vec::Vec;
use core::{error, fmt};

use crate::{Awaits, Game, Step};

/// What there is to count about the sequences of a given number of steps.
///
/// A step is one event: a roll, a draw, or the choice of one seat (the lowest that has yet to choose).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Perft {
    /// Sequences of exactly that many steps.
    pub sequences: u128,
    /// Sequences that ended the game before that.
    pub ended: u128,
    /// The number of sequences of choices to be expected: each is weighted by the probability of its dice
    /// and draws.
    pub expected: f64,
    /// The probability of all sequences together, ended or not, when every choice is drawn by lot: one.
    pub probability: f64,
}

impl Perft {
    const ONE: Self = Self { sequences: 1, ended: 0, expected: 1.0, probability: 1.0 };
    const ENDED: Self = Self { sequences: 0, ended: 1, expected: 0.0, probability: 1.0 };
}

/// The figures of all branches of a state, added up one by one.
///
/// Weights are whole numbers and are divided by their sum only at the end, so that nothing is rounded on
/// the way as long as the figures are whole.
#[derive(Clone, Copy, Debug, Default)]
struct PerftSum {
    total: Perft,
    weight: u64,
    chance: bool,
}

impl PerftSum {
    /// Adds the figures of the sequences behind one branch.
    fn add<G: Game>(&mut self, branch: &Branch<G>, after: Perft) {
        let weight = branch.weight as f64;
        self.weight += branch.weight;
        self.chance |= matches!(branch.step, Step::Chance(_));
        self.total.sequences += after.sequences;
        self.total.ended += after.ended;
        self.total.expected += weight * after.expected;
        self.total.probability += weight * after.probability;
    }

    /// The figures of the state.
    fn total(self) -> Perft {
        let mut total = self.total;
        let weight = self.weight.max(1) as f64;
        total.probability /= weight;
        if self.chance {
            total.expected /= weight;
        }
        total
    }
}

/// Why the sequences of a position cannot be counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PerftError {
    /// A deal has too many outcomes to enumerate.
    TooManyOutcomes,
}

impl fmt::Display for PerftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyOutcomes => {
                f.write_str("there are too many possible deals to count them one by one")
            }
        }
    }
}

impl error::Error for PerftError {}

/// One way a game can go on by one step.
#[derive(Clone, Debug)]
pub struct Branch<G: Game> {
    /// The step.
    pub step: Step<G>,
    /// The state after it.
    pub after: G,
    /// The weight of an event of chance among all events; one for a choice.
    pub weight: u64,
}

/// Shows every way a game can go on by one step, one at a time: there may be millions.
fn for_each_branch<G: Game>(state: &G, mut show: impl FnMut(Branch<G>)) -> Result<(), PerftError> {
    match state.awaits() {
        Awaits::Nothing(_) => {}
        Awaits::Chance => {
            let enumerated = state.outcomes(&mut |chance, weight| {
                let mut after = state.clone();
                after.happen_unchecked(chance);
                show(Branch { step: Step::Chance(chance.clone()), after, weight });
            });
            if !enumerated {
                return Err(PerftError::TooManyOutcomes);
            }
        }
        Awaits::Choices(seats) => {
            for seat in seats.into_iter().take(1) {
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                for choice in choices {
                    let mut after = state.clone();
                    after.play_unchecked(seat, &choice);
                    show(Branch { step: Step::Choice(seat, choice), after, weight: 1 });
                }
            }
        }
    }
    Ok(())
}

/// Counts the sequences of `depth` steps from `state`.
pub fn perft<G: Game>(state: &G, depth: usize) -> Result<Perft, PerftError> {
    perft_by_branch(state, depth, |_, _| {})
}

/// Counts the sequences of `depth` steps from `state`, and shows those behind each first step.
pub fn perft_by_branch<G: Game>(
    state: &G,
    depth: usize,
    mut show: impl FnMut(&Branch<G>, Perft),
) -> Result<Perft, PerftError> {
    if depth == 0 {
        return Ok(Perft::ONE);
    }
    if let Awaits::Nothing(_) = state.awaits() {
        return Ok(Perft::ENDED);
    }
    let mut sum = PerftSum::default();
    let mut stopped = Ok(());
    for_each_branch(state, |branch| {
        // The recursion goes through a function pointer, so that closures do not nest without end.
        let count: fn(&G, usize) -> Result<Perft, PerftError> = perft;
        match count(&branch.after, depth - 1) {
            Ok(after) => {
                sum.add(&branch, after);
                show(&branch, after);
            }
            Err(error) => stopped = Err(error),
        }
    })?;
    stopped.map(|()| sum.total())
}
