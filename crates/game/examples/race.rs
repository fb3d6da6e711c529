//! A small game in the terms of this crate: a race to ten, in which a player keeps a roll or passes it on.
//!
//! `cargo run --example race` plays it by lot and counts its sequences of events.

use core::error::Error;
use core::fmt;

use game::{Awaits, Game, Points, RandomSource, Reasons, Seat, Seats, Step, Viewer, perft};

/// Who gets this far wins.
const GOAL: u8 = 10;

/// A race of two; nothing is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Race {
    steps: [u8; 2],
    active: Seat,
    roll: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Choice {
    /// Move as far as the die shows.
    Keep,
    /// Let the other player move as far.
    Give,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Keep { "keep" } else { "give" })
    }
}

/// Why a choice, a roll or a setup is refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Refused(&'static str);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Error for Refused {}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Score(u8);

impl Points for Score {
    fn total(&self) -> i32 {
        self.0.into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Arrived(Seat);

impl fmt::Display for Arrived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {} has arrived", self.0)
    }
}

impl Game for Race {
    type Setup = ();
    type SetupError = Refused;
    type Choice = Choice;
    type Illegal = Refused;
    type Chance = u8;
    type Impossible = Refused;
    type View = Self;
    type News = Step<Self>;
    type Score = Score;
    type End = Arrived;

    fn new(_setup: &()) -> Result<Self, Reasons<Refused>> {
        Ok(Self { steps: [0; 2], active: Seat::new(0), roll: None })
    }

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn awaits(&self) -> Awaits<Arrived> {
        let arrived = self.seats().into_iter().find(|seat| self.steps[seat.index()] >= GOAL);
        match (arrived, self.roll) {
            (Some(seat), _) => Awaits::Nothing(Arrived(seat)),
            (None, None) => Awaits::Chance,
            (None, Some(_)) => Awaits::Choices(Seats::only(self.active)),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.awaits().seats().contains(seat) {
            out.extend([Choice::Keep, Choice::Give]);
        }
    }

    fn play(&mut self, seat: Seat, choice: &Choice) -> Result<(), Refused> {
        if !self.awaits().seats().contains(seat) {
            return Err(Refused("this player has nothing to choose"));
        }
        self.play_unchecked(seat, choice);
        Ok(())
    }

    fn play_unchecked(&mut self, seat: Seat, choice: &Choice) {
        let mover = if *choice == Choice::Keep { seat } else { seat.next(2) };
        self.steps[mover.index() % 2] += self.roll.take().unwrap_or_default();
        self.active = self.active.next(2);
    }

    fn happen(&mut self, roll: &u8) -> Result<(), Refused> {
        if self.awaits() != Awaits::Chance {
            return Err(Refused("nothing is to be rolled now"));
        }
        if !(1..=6).contains(roll) {
            return Err(Refused("a die has six sides"));
        }
        self.happen_unchecked(roll);
        Ok(())
    }

    fn happen_unchecked(&mut self, roll: &u8) {
        self.roll = Some(*roll);
    }

    fn cast(&self, random: &mut impl RandomSource) -> Option<u8> {
        (self.awaits() == Awaits::Chance).then(|| 1 + random.below(6) as u8)
    }

    fn outcomes(&self, each: &mut dyn FnMut(&u8, u64)) -> bool {
        if self.awaits() == Awaits::Chance {
            (1..=6).for_each(|roll| each(&roll, 1));
        }
        true
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn choices_in_view(view: &Self, out: &mut Vec<Choice>) {
        view.choices(view.active, out);
    }

    fn news(&self, step: &Step<Self>, _viewer: Viewer) -> Step<Self> {
        step.clone()
    }

    fn score(&self, seat: Seat) -> Score {
        Score(self.steps[seat.index() % 2])
    }
}

/// A small generator (`SplitMix64`): chance comes from outside.
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
    let start = Race::new(&())?;
    let mut random = SplitMix(7);
    let mut state = start.clone();
    while state.outcome().is_none() {
        if let Some(roll) = state.cast(&mut random) {
            println!("player {} rolls {roll}", state.active);
            state.happen(&roll)?;
        }
        let (seat, mut choices) = (state.active, Vec::new());
        state.choices(seat, &mut choices);
        let choice = choices[random.below(choices.len() as u32) as usize];
        println!("player {seat} chooses: {choice}");
        state.play(seat, &choice)?;
    }
    if let Awaits::Nothing(end) = state.awaits() {
        println!("{end}");
    }
    for depth in 0..=6 {
        let found = perft(&start, depth)?;
        println!("{depth} steps: {} sequences, {} ended before", found.sequences, found.ended);
    }
    Ok(())
}
