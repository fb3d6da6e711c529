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
    /// The probability that the game has ended before that many steps, when every choice is drawn by lot.
    pub ended_probability: f64,
}

impl Perft {
    const ONE: Self =
        Self { sequences: 1, ended: 0, expected: 1.0, probability: 1.0, ended_probability: 0.0 };
    const ENDED: Self =
        Self { sequences: 0, ended: 1, expected: 0.0, probability: 1.0, ended_probability: 1.0 };

    /// Adds the figures of the sequences that begin with one branch.
    pub fn add<G: Game>(&mut self, branch: &Branch<G>, after: Self) {
        self.sequences += after.sequences;
        self.ended += after.ended;
        self.expected += branch.weight * after.expected;
        self.probability += branch.probability * after.probability;
        self.ended_probability += branch.probability * after.ended_probability;
    }
}

/// Why the sequences of a position cannot be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The probability of an event of chance; one for a choice.
    pub weight: f64,
    /// The same when choices are drawn by lot: one divided by their number for a choice.
    pub probability: f64,
}

/// Every way a game can go on by one step; none when it is over.
pub fn branches<G: Game>(state: &G) -> Result<Vec<Branch<G>>, PerftError> {
    match state.awaits() {
        Awaits::Nothing(_) => Ok(Vec::new()),
        Awaits::Chance => chance_branches(state),
        Awaits::Choices(seats) => Ok(seats.lowest().map_or_else(Vec::new, |seat| {
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            let probability = 1.0 / choices.len() as f64;
            let branch = |choice: G::Choice| {
                let mut after = state.clone();
                after.play_unchecked(seat, &choice);
                Branch { step: Step::Choice(seat, choice), after, weight: 1.0, probability }
            };
            choices.into_iter().map(branch).collect()
        })),
    }
}

fn chance_branches<G: Game>(state: &G) -> Result<Vec<Branch<G>>, PerftError> {
    let mut events = Vec::new();
    let mut sum = 0;
    let enumerated = state.outcomes(&mut |chance, weight| {
        events.push((chance.clone(), weight));
        sum += weight;
    });
    if !enumerated {
        return Err(PerftError::TooManyOutcomes);
    }
    let branch = |(chance, weight): (G::Chance, u64)| {
        let mut after = state.clone();
        after.happen_unchecked(&chance);
        let probability = weight as f64 / sum as f64;
        Branch { step: Step::Chance(chance), after, weight: probability, probability }
    };
    Ok(events.into_iter().map(branch).collect())
}

/// Counts the sequences of `depth` steps from `state`.
pub fn perft<G: Game>(state: &G, depth: usize) -> Result<Perft, PerftError> {
    if depth == 0 {
        return Ok(Perft::ONE);
    }
    if let Awaits::Nothing(_) = state.awaits() {
        return Ok(Perft::ENDED);
    }
    let mut total = Perft::default();
    for branch in branches(state)? {
        total.add(&branch, perft(&branch.after, depth - 1)?);
    }
    Ok(total)
}
