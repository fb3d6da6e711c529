//! Games played by the table through the rules themselves: a check that shares nothing with the solver.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::{Awaits, Game, Points, Seat};
use host::Seeded;
use qwixx::{Choice, Qwixx};

use crate::progress::Progress;

/// The only seat.
const SEAT: Seat = Seat::new(0);

/// How many games a thread plays before it says so.
const PORTION: u64 = 256;

/// The points of many games, in whole numbers, so that the order of the games changes nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Points2 {
    pub(crate) games: u64,
    sum: i64,
    squares: i64,
}

impl Points2 {
    fn add(&mut self, points: i64) {
        self.games += 1;
        self.sum += points;
        self.squares += points * points;
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of all games.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.games as f64
    }

    /// How far games are from their mean, typically.
    pub(crate) fn spread(&self) -> f64 {
        let mean = self.mean();
        let variance = self.squares as f64 / self.games as f64 - mean * mean;
        (variance * self.games as f64 / (self.games.max(2) - 1) as f64).max(0.0).sqrt()
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        self.spread() / (self.games as f64).sqrt()
    }
}

/// Plays so many games from `start`; `choose` is the player.
pub(crate) fn play(
    start: &Qwixx,
    choose: impl Fn(&Qwixx) -> Option<Choice> + Sync,
    games: u64,
    seed: u64,
    threads: usize,
    interrupted: &AtomicBool,
) -> Points2 {
    let next = AtomicU64::new(0);
    let (next, choose) = (&next, &choose);
    let work = |mut progress: Option<Progress>| {
        let mut points = Points2::default();
        while !interrupted.load(Ordering::Relaxed) {
            let begin = next.fetch_add(PORTION, Ordering::Relaxed);
            if begin >= games {
                break;
            }
            for number in begin..games.min(begin + PORTION) {
                points.add(one(start, choose, &mut Seeded::new(seed, number)));
            }
            if let Some(progress) = &mut progress {
                progress.set(begin, || format!("{begin} games"));
            }
        }
        points
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| work(None))).collect();
        let mut points = work(Some(Progress::with_rate(games, 0)));
        for other in others {
            // A thread that panicked has said so.
            points.merge(other.join().unwrap_or_default());
        }
        points
    })
}

/// The points of one game.
fn one(start: &Qwixx, choose: impl Fn(&Qwixx) -> Option<Choice>, lots: &mut Seeded) -> i64 {
    let mut game = start.clone();
    loop {
        let went_on = match game.awaits() {
            Awaits::Chance => game.cast(lots).is_some_and(|roll| game.happen(&roll).is_ok()),
            Awaits::Choices(_) => choose(&game).is_some_and(|choice| game.play(SEAT, &choice).is_ok()),
            Awaits::Nothing(_) => false,
        };
        if !went_on {
            return game.score(SEAT).total().into();
        }
    }
}
