//! What the tests of this crate share.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use game::{Awaits, Game, Notation, RandomSource, Record, Seat};
use qwixx::{Choice, EQUALLY_LUCKY, LuckyPair, Qwixx, Rules, Setup};

/// A position from its text.
pub(crate) fn position(text: &str) -> Qwixx {
    Qwixx::from_position(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// A seat by the number people give it.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A choice from its text.
pub(crate) fn choice(text: &str) -> Choice {
    Qwixx::read_choice(text).unwrap()
}

/// Plays a choice that must be legal.
pub(crate) fn play(game: &mut Qwixx, number: usize, text: &str) {
    game.play(seat(number), &choice(text)).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
}

/// Why a choice is refused; the state must be untouched.
pub(crate) fn refusal(game: &Qwixx, number: usize, text: &str) -> String {
    let mut after = game.clone();
    let illegal = after.play(seat(number), &choice(text)).expect_err("an illegal choice was accepted");
    assert_eq!(&after, game, "a refused choice changed the state");
    illegal.to_string()
}

/// The legal choices of a seat as text.
pub(crate) fn legal(game: &Qwixx, number: usize) -> String {
    let choices: Vec<_> = game.legal(seat(number)).into_iter().map(|choice| choice.to_string()).collect();
    choices.join(" ")
}

/// Chance for tests: the same seed, the same dice.
#[derive(Debug)]
pub(crate) struct Seeded(pub(crate) u64);

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}

/// A table of this many players; Longo sheets get the first of the equally lucky pairs.
pub(crate) fn setup(rules: Rules, players: usize) -> Setup {
    let names = (1..=players).map(|i| format!("Player {i}"));
    let lucky: &[LuckyPair] = if rules.has_lucky_numbers() { &EQUALLY_LUCKY[..players] } else { &[] };
    Setup { rules, ..Setup::longo(names, lucky) }
}

/// A random game; `stop` may end it early by looking at the record before each step.
pub(crate) fn random_record(
    setup: Setup,
    seed: u64,
    mut stop: impl FnMut(&Record<Qwixx>) -> bool,
) -> Record<Qwixx> {
    let mut random = Seeded(seed);
    let mut record = Record::<Qwixx>::new(setup).unwrap();
    while !stop(&record) {
        match record.state().awaits() {
            Awaits::Chance => {
                let roll = record.state().cast(&mut random).unwrap();
                record.happen(&roll).unwrap();
            }
            Awaits::Choices(seats) => {
                let seat = seats.lowest().unwrap();
                let choice = random_choice(record.state(), seat, seed % 2 == 1, &mut random);
                record.play(seat, &choice).unwrap();
            }
            Awaits::Nothing(_) => break,
        }
    }
    record
}

/// Any legal choice; a thrifty player mostly crosses what skips the least, so that rows fill and close.
fn random_choice(game: &Qwixx, seat: Seat, thrifty: bool, random: &mut Seeded) -> Choice {
    let legal = game.legal(seat);
    let skipped = |choice: &Choice| match *choice {
        Choice::Cross { row, number } => {
            game.rules().field(row, number).unwrap() - game.sheet(seat).row(row).next()
        }
        Choice::Pass => 2,
    };
    if thrifty && random.below(20) > 0 {
        legal.into_iter().min_by_key(skipped).unwrap()
    } else {
        legal.get(random.below(legal.len() as u32) as usize).unwrap()
    }
}
