//! Games played by a table through the rules themselves: a check that shares nothing with the solver.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use chance::Seeded;
use game::{Awaits, Game, Points, Seat};
use qwixx::{Choice, Qwixx};

use crate::progress::Progress;

/// The only seat.
const SEAT: Seat = Seat::new(0);

/// How many games a thread plays before it says so.
const PORTION: u64 = 256;

/// How finely points given away are counted.
const MILLIONTH: f64 = 1e-6;

/// Who plays, and who says what choices are worth.
pub(crate) trait Player: Sync {
    /// The choice of this moment.
    fn choose(&self, game: &Qwixx) -> Option<Choice>;

    /// How many points a choice gives away.
    fn given_away(&self, game: &Qwixx, choice: Choice) -> f64;
}

/// A mean of whole numbers: in whatever order they are added, it is the same.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Mean {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Mean {
    fn add(&mut self, number: i128) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean.
    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// How far numbers are from their mean, typically.
    pub(crate) fn spread(&self) -> f64 {
        let count = i128::from(self.count);
        let squares = (self.squares * count - self.sum * self.sum) as f64;
        (squares / (count * (count - 1)).max(1) as f64).sqrt()
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        self.spread() / (self.count.max(1) as f64).sqrt()
    }
}

/// What became of many games.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Results {
    /// The points of the games.
    pub(crate) points: Mean,
    /// What each game gave away, in millionths.
    away: Mean,
}

impl Results {
    /// How many games there were.
    pub(crate) fn games(&self) -> u64 {
        self.points.count
    }

    /// The points given away in a game, worked out choice by choice: what is lucky or unlucky about the dice has no
    /// part in it. Their mean is how far the player is from the optimum; with its standard error.
    pub(crate) fn given_away(&self) -> [f64; 2] {
        [self.away.mean() * MILLIONTH, self.away.error() * MILLIONTH]
    }
}

/// Plays so many games from `start`.
pub(crate) fn play(
    start: &Qwixx,
    player: &impl Player,
    games: u64,
    seed: u64,
    threads: usize,
    interrupted: &AtomicBool,
) -> Results {
    let next = &AtomicU64::new(0);
    let work = |mut progress: Option<Progress>| {
        let mut results = Results::default();
        while !interrupted.load(Ordering::Relaxed) {
            let begin = next.fetch_add(PORTION, Ordering::Relaxed);
            if begin >= games {
                break;
            }
            for number in begin..games.min(begin + PORTION) {
                let (points, away) = one(start, player, &mut Seeded::new(seed, number));
                results.points.add(points.into());
                results.away.add((away / MILLIONTH).round() as i128);
            }
            if let Some(progress) = &mut progress {
                progress.set(begin, || format!("{begin} games"));
            }
        }
        results
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| work(None))).collect();
        let mut results = work(Some(Progress::with_rate(games, 0)));
        for other in others {
            // A thread that panicked has said so, and its games are missing.
            let other = other.join().unwrap_or_default();
            results.points.merge(other.points);
            results.away.merge(other.away);
        }
        results
    })
}

/// The points of one game, and those given away in it.
fn one(start: &Qwixx, player: &impl Player, random: &mut Seeded) -> (i32, f64) {
    let mut game = start.clone();
    let mut away = 0.0;
    loop {
        let went_on = match game.awaits() {
            Awaits::Chance => game.cast(random).is_some_and(|roll| game.happen(&roll).is_ok()),
            Awaits::Choices(_) => player.choose(&game).is_some_and(|choice| {
                away += player.given_away(&game, choice);
                game.play(SEAT, &choice).is_ok()
            }),
            Awaits::Nothing(_) => false,
        };
        if !went_on {
            return (game.score(SEAT).total(), away);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_do_not_depend_on_the_order() {
        let numbers = [3, -1, 4, 1, 5, 9, 2, 6];
        let mean = |numbers: &mut dyn Iterator<Item = i128>| {
            numbers.fold(Mean::default(), |mut mean, number| {
                mean.add(number);
                mean
            })
        };
        let all = mean(&mut numbers.into_iter());
        let mut one = mean(&mut numbers[5..].iter().copied());
        one.merge(mean(&mut numbers[..5].iter().rev().copied()));
        assert_eq!(one, all);
        assert!((all.mean() - 29.0 / 8.0).abs() < 1e-12);
        // The mean of squares is 173/8; with seven degrees of freedom.
        assert!((all.spread() - ((173.0 - 29.0 * 29.0 / 8.0) / 7.0_f64).sqrt()).abs() < 1e-12);
    }
}
