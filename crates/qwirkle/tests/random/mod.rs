//! Games played by lot.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use game::{Awaits, Game, RandomSource, Record};
use qwirkle::{Choice, Qwirkle, Setup};

/// A small generator (xorshift).
pub struct Xorshift(u64);

impl Xorshift {
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        for _ in 0..16 {
            random.bits();
        }
        random
    }
}

impl RandomSource for Xorshift {
    fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
}

pub fn setup(count: usize) -> Setup {
    Setup::new((1..=count).map(|i| format!("Player {i}")))
}

/// Any choice, most often a placement; to pass where there is none.
pub fn any_choice(state: &Qwirkle, random: &mut Xorshift) -> Choice {
    let mut choices = Vec::new();
    state.choices(state.turn(), &mut choices);
    let placements = choices.iter().filter(|choice| matches!(choice, Choice::Place(_))).count();
    let among = if placements > 0 && random.below(8) > 0 { placements } else { choices.len() };
    choices.get(random.below(among as u32) as usize).copied().unwrap_or(Choice::Pass)
}

/// A game of up to `steps` steps.
pub fn game(count: usize, seed: u64, steps: usize) -> Record<Qwirkle> {
    let mut random = Xorshift::new(seed);
    let mut record = Record::<Qwirkle>::new(setup(count)).unwrap();
    for _ in 0..steps {
        match record.state().awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Chance => {
                let chance = record.state().cast(&mut random).unwrap();
                record.happen(&chance).unwrap();
            }
            Awaits::Choices(_) => {
                let choice = any_choice(record.state(), &mut random);
                let seat = record.state().turn();
                record.play(seat, &choice).unwrap();
            }
        }
    }
    record
}
