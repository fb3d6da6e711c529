//! Plays a game by lot and prints its record.
//!
//! `cargo run --example random_game -- [SHEET] [SEED]`, as in `random_game -- longo 7`.

use std::env;
use std::error::Error;

use game::{Awaits, Game, RandomSource, Record};
use qwixx::{Qwixx, Rules, Setup};

/// A small generator (`SplitMix64`): the engine has none of its own.
struct SplitMix(u64);

impl RandomSource for SplitMix {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) >> 32) as u32
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let sheet = words.next();
    let rules = sheet.as_deref().map_or(Some(Rules::CLASSIC), Rules::from_name).ok_or("no such sheet")?;
    let seed = words.next().map_or(Ok(1), |word| word.parse())?;
    let mut random = SplitMix(seed);
    let names = ["Max", "Emma", "Linus"].map(String::from).to_vec();
    let mut record = Record::<Qwixx>::new(Setup::by_lot(rules, names, &mut random))?;
    loop {
        match record.state().awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Chance => {
                let roll = record.state().cast(&mut random).ok_or("no dice are awaited")?;
                record.happen(&roll)?;
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let choices = record.state().legal(seat);
                    let choice = choices.get(random.below(choices.len() as u32) as usize);
                    record.play(seat, &choice.ok_or("no choice is awaited")?)?;
                }
            }
        }
    }
    print!("{record}");
    Ok(())
}
