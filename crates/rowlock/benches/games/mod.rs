//! Whole games played as fast as the engines go: what the benchmark times, and what must not allocate.
#![allow(dead_code)]

use game::{Awaits, Game, RandomSource, Seat};
use qwirkle::{Choice, Placement, Qwirkle};
use qwixx::{Choices, Qwixx};

/// A small and fast generator (`wyrand`), so that the engines are timed and not the dice.
#[derive(Debug)]
pub(crate) struct Fast(pub(crate) u64);

impl RandomSource for Fast {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        ((product >> 64) as u64 ^ product as u64) as u32
    }
}

/// A game of Qwixx or Longo in which every choice is drawn by lot, step by step as any [`Game`] is played;
/// returns the number of its turns.
pub(crate) fn random_qwixx_by_steps(start: &Qwixx, random: &mut Fast) -> u64 {
    let mut game = start.clone();
    let mut turns = 0;
    loop {
        match game.awaits() {
            Awaits::Chance => {
                if let Some(roll) = game.cast(random) {
                    game.happen_unchecked(&roll);
                }
                turns += 1;
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let choice = random_choice(game.legal(seat), random);
                    game.play_unchecked(seat, &choice);
                }
            }
            Awaits::Nothing(_) => return turns,
        }
    }
}

/// The same, turn by turn.
pub(crate) fn random_qwixx(start: &Qwixx, random: &mut Fast) -> u64 {
    let mut game = start.clone();
    let mut turns = 0;
    while let Some(roll) = game.cast(random) {
        game.play_turn(roll, |_, _, legal| random_choice(legal, random));
        turns += 1;
    }
    turns
}

/// One of the choices, each equally likely; a forced pass needs no lot.
#[inline]
fn random_choice(legal: Choices, random: &mut Fast) -> qwixx::Choice {
    if legal.is_forced_pass() {
        return qwixx::Choice::Pass;
    }
    let index = random.below(legal.len() as u32) as usize;
    legal.get(index).unwrap_or(qwixx::Choice::Pass)
}

/// What was seen of a game of Qwirkle.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Seen {
    pub(crate) turns: u64,
    pub(crate) placements: u64,
    pub(crate) most: u64,
}

impl Seen {
    pub(crate) fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.placements += other.placements;
        self.most = self.most.max(other.most);
    }
}

/// A game of Qwirkle in which everybody takes the placement with most points, with every placement of
/// every turn generated; whoever has none trades as much as possible.
pub(crate) fn greedy_qwirkle(game: &mut Qwirkle, random: &mut Fast) -> Seen {
    let mut seen = Seen::default();
    loop {
        match game.awaits() {
            Awaits::Chance => {
                if let Some(draw) = game.cast(random) {
                    game.happen_unchecked(&draw);
                }
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let (best, count) = best_placement(game, seat);
                    seen.add(Seen { turns: 1, placements: count, most: count });
                    let choice = best.map_or_else(|| without_placement(game, seat), Choice::Place);
                    game.play_unchecked(seat, &choice);
                }
            }
            Awaits::Nothing(_) => return seen,
        }
    }
}

/// The placement with most points, and how many there are; each was generated and scored.
pub(crate) fn best_placement(game: &Qwirkle, seat: Seat) -> (Option<Placement>, u64) {
    let mut best = None;
    let mut most = 0;
    let mut count = 0;
    game.for_each_placement(seat, |placement, points| {
        count += 1;
        if points > most {
            most = points;
            best = Some(*placement);
        }
    });
    (best, count)
}

fn without_placement(game: &Qwirkle, seat: Seat) -> Choice {
    let tiles = game.hand(seat);
    let traded = tiles.tiles().iter().copied().take(game.bag().len());
    qwirkle::Hand::new(traded).filter(|hand| !hand.is_empty()).map_or(Choice::Pass, Choice::Trade)
}
