use qwixx::Choice;

use super::fate::Fate;
use super::turn::Turn;

/// The most choices that anybody has in action 1: a number and a lucky field in every row, and passing.
const MOST: usize = 9;

/// How often both learn from what the other did.
const ROUNDS: usize = 64;

/// Action 1 between two, as the small game that it is: both choose at once, and what one wins the other loses.
///
/// They play it over and over in mind, each time answering what the other has done so far (fictitious play).
/// How often they did what is how they will probably choose.
#[derive(Debug)]
pub(super) struct Duel {
    /// The choices of both.
    choices: [[Choice; MOST]; 2],
    counts: [usize; 2],
    /// What every pair of choices leads to.
    fates: [[Fate; MOST]; MOST],
    /// How likely each choice of both is.
    mixes: [[f32; MOST]; 2],
}

impl Duel {
    pub(super) fn new(turn: &Turn<'_>) -> Self {
        let (mut choices, mut counts) = ([[Choice::Pass; MOST]; 2], [0; 2]);
        for sheet in 0..2 {
            for (place, choice) in choices[sheet].iter_mut().zip(turn.firsts(sheet)) {
                *place = choice;
                counts[sheet] += 1;
            }
        }
        let mut fates = [[Fate::default(); MOST]; MOST];
        for (own, row) in fates.iter_mut().enumerate().take(counts[0]) {
            for (others, fate) in row.iter_mut().enumerate().take(counts[1]) {
                *fate = turn.fate(&[choices[0][own], choices[1][others]]);
            }
        }
        let mut duel = Self { choices, counts, fates, mixes: [[0.0; MOST]; 2] };
        duel.practise();
        duel
    }

    /// Both begin as if the other passed, which is the last choice of everybody.
    fn practise(&mut self) {
        let mut gains = [[0.0; MOST]; 2];
        let mut last = self.counts.map(|count| count.saturating_sub(1));
        for _ in 0..ROUNDS {
            for (sheet, gains) in gains.iter_mut().enumerate() {
                for (own, gain) in gains.iter_mut().enumerate().take(self.counts[sheet]) {
                    *gain += self.fate(sheet, own, last[1 - sheet]).shares[sheet];
                }
            }
            last = [0, 1].map(|sheet| largest(&gains[sheet][..self.counts[sheet]]));
            for (mix, last) in self.mixes.iter_mut().zip(last) {
                mix[last] += 1.0 / ROUNDS as f32;
            }
        }
    }

    fn fate(&self, sheet: usize, own: usize, others: usize) -> &Fate {
        if sheet == 0 { &self.fates[own][others] } else { &self.fates[others][own] }
    }

    /// Every choice of the player with this sheet, with how it ends against what the other will choose.
    pub(super) fn choices(&self, sheet: usize) -> impl Iterator<Item = (Choice, Fate)> {
        let fate = move |own| {
            let mut fate = Fate::default();
            for (others, &part) in self.mixes[1 - sheet].iter().enumerate().filter(|(_, part)| **part > 0.0) {
                fate.add(part, self.fate(sheet, own, others));
            }
            fate
        };
        self.choices[sheet]
            .iter()
            .enumerate()
            .take(self.counts[sheet])
            .map(move |(i, &choice)| (choice, fate(i)))
    }

    /// How it ends when both choose as they probably will.
    pub(super) fn end(&self) -> Fate {
        let mut end = Fate::default();
        for ((_, fate), part) in self.choices(0).zip(self.mixes[0]) {
            end.add(part, &fate);
        }
        end
    }
}

/// The place of the largest number; of equal ones the first.
fn largest(numbers: &[f32]) -> usize {
    let mut best = 0;
    for (i, number) in numbers.iter().enumerate() {
        if *number > numbers[best] {
            best = i;
        }
    }
    best
}
