use alloc::vec;
use alloc::vec::Vec;

use game::{Awaits, Game, Points, RandomSource};
use qwixx::{Qwixx, Stage};

use crate::compact::{Compact, length, places};
use crate::oracle::SEAT;
use crate::rows::Rows;
use crate::{Oracle, Outline, ToCome};

/// A turn that could be played: what it leads to.
#[derive(Clone, Debug)]
struct Candidate {
    end: Qwixx,
    /// The points of the sheet.
    score: f64,
    /// What is still to come; `None` once the game is over.
    outline: Option<(Outline, usize)>,
    /// The expected points.
    points: f64,
}

/// A compact table in the making: learns from the exact one, game by game.
///
/// A sum over pairs of rows cannot be right everywhere. What matters is that the better of two choices looks better,
/// so each turn teaches the *differences* between its ways, the more the nearer they are to the best. Turns come from
/// games that are played by the exact table, by what was learnt so far, or by lot, so that what is met in play is learnt well.
#[derive(Debug)]
pub struct Fit<'a, T> {
    oracle: &'a Oracle<T>,
    states: usize,
    numbers: Vec<f64>,
}

/// Ways that are worse than the best by so many points count a third.
const NEAR: f64 = 6.0;

/// How much the level counts, next to the differences.
const LEVEL: f64 = 0.05;

/// One turn in so many is played by lot.
const BY_LOT: u32 = 12;

impl<'a, T: ToCome> Fit<'a, T> {
    /// Nothing learnt yet. The table must be of the classic game: a compact one tells no direction from its mirror.
    pub fn new(oracle: &'a Oracle<T>) -> Self {
        let states = Rows::new(oracle.problem().rules()).len();
        Self { oracle, states, numbers: vec![0.0; length(states)] }
    }

    /// What was learnt, rounded.
    pub fn compact(&self) -> Compact {
        Compact::round(self.states, &self.numbers)
    }

    /// Plays a game from `start` and learns from all its turns, in steps of this size.
    pub fn learn(&mut self, start: &Qwixx, size: f64, random: &mut impl RandomSource) {
        let by_table = random.below(2) == 0;
        let mut game = start.clone();
        while let Some(roll) = game.cast(random) {
            game.happen_unchecked(&roll);
            let candidates = self.candidates(&game);
            self.learn_turn(&candidates, size);
            let chosen = if random.below(BY_LOT) == 0 {
                candidates.get(random.below(candidates.len() as u32) as usize)
            } else if by_table {
                best(&candidates, |candidate| candidate.points)
            } else {
                best(&candidates, |candidate| self.guess(candidate))
            };
            match chosen {
                Some(candidate) => game = candidate.end.clone(),
                None => return,
            }
        }
    }

    /// Every way to play the turn whose dice are rolled.
    fn candidates(&self, game: &Qwixx) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let mut open = vec![game.clone()];
        while let Some(game) = open.pop() {
            if let Awaits::Choices(_) = game.awaits() {
                for choice in game.legal(SEAT) {
                    let mut after = game.clone();
                    after.play_unchecked(SEAT, &choice);
                    open.push(after);
                }
                continue;
            }
            let misthrows = game.sheet(SEAT).misthrows().into();
            let goes_on = matches!(game.stage(), Stage::Roll);
            candidates.push(Candidate {
                score: game.score(SEAT).total().into(),
                outline: goes_on.then(|| (self.oracle.outline(&game), misthrows)),
                points: self.oracle.points_of(&game),
                end: game,
            });
        }
        candidates
    }

    /// What a way is worth by what was learnt so far.
    fn guess(&self, candidate: &Candidate) -> f64 {
        let places = candidate.outline.map(|(outline, misthrows)| places(self.states, outline, misthrows));
        let to_come = places.map_or(0.0, |places| places.into_iter().map(|place| self.numbers[place]).sum());
        candidate.score + to_come
    }

    fn learn_turn(&mut self, candidates: &[Candidate], size: f64) {
        let Some(most) = best(candidates, |candidate| candidate.points).map(|candidate| candidate.points)
        else {
            return;
        };
        // Falls fast, without the exponential that `core` lacks.
        let weight = |candidate: &Candidate| {
            let far = (most - candidate.points) / NEAR;
            1.0 / (1.0 + far + far * far * far)
        };
        let (mut total, mut off) = (0.0, 0.0);
        let wrong: Vec<(f64, f64)> = candidates
            .iter()
            .map(|candidate| (weight(candidate), self.guess(candidate) - candidate.points))
            .collect();
        for (weight, wrong) in &wrong {
            total += weight;
            off += weight * wrong;
        }
        let mean = off / total;
        for (candidate, (weight, wrong)) in candidates.iter().zip(wrong) {
            if let Some((outline, misthrows)) = candidate.outline {
                for place in places(self.states, outline, misthrows) {
                    self.numbers[place] -= size * weight * (wrong - mean + LEVEL * mean);
                }
            }
        }
    }
}

fn best(candidates: &[Candidate], worth: impl Fn(&Candidate) -> f64) -> Option<&Candidate> {
    candidates.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}
