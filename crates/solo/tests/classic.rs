#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
use game::{Awaits, Game, Lots, Seat};
use qwixx::{Qwixx, Rules, Setup, LuckyPair};
use solo::{Lanes, Oracle, Problem, Scratch, Solver};
use std::time::Instant;

struct Dice(u64);
impl Lots for Dice {
    fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
}

struct T(solo::Shape, Vec<Lanes>);
impl solo::ToCome for T { fn to_come(&self, o: solo::Outline, m: usize) -> f64 { self.1[self.0.place_of(o)][m] } }
fn table(problem: Problem) -> (Solver, Vec<Lanes>) {
    let solver = Solver::new(problem);
    let shape = solver.shape();
    let mut values = vec![[0.0; 4]; shape.places()];
    let mut scratch = Scratch::default();
    for level in 0..shape.levels() {
        let places = shape.level(level);
        let (done, rest) = values.split_at_mut(places.start);
        solver.fill(done, places.start, &mut rest[..places.len()], &mut scratch);
    }
    (solver, values)
}

#[test]
fn timing() {
    let begun = Instant::now();
    let problem = if std::env::var_os("LONGO").is_some() {
        Problem::new(Rules::LONGO, Some(LuckyPair::new(5, 8))).unwrap()
    } else {
        Problem::CLASSIC
    };
    let (solver, values) = table(problem);
    println!("{:?} {:?}", values.last().unwrap(), begun.elapsed());
    let begun = Instant::now();
    let oracle = Oracle::new(problem, T(solver.shape().clone(), values));
    let mut lots = Dice(88172645463325252);
    let mut worst = 0.0f64;
    let mut n = 0;
    let setup = if problem == Problem::CLASSIC { Setup::classic(["A"]) } else { Setup::longo(["A"], &[LuckyPair::new(10, 13)]) };
    for i in 0..20 {
        let mut game = Qwixx::new(&setup).unwrap();
        loop {
            match game.awaits() {
                Awaits::Chance => {
                    if lots.below(6) == 0 {
                        let (mut total, mut weights) = (0.0, 0u64);
                        game.outcomes(&mut |roll, weight| {
                            let mut rolled = game.clone();
                            rolled.happen_unchecked(roll);
                            total += weight as f64 * oracle.points(&rolled).unwrap();
                            weights += weight;
                        });
                        let v = oracle.points(&game).unwrap();
                        worst = worst.max((total / weights as f64 - v).abs());
                        n += 1;
                    }
                    let roll = game.cast(&mut lots).unwrap();
                    game.happen_unchecked(&roll);
                }
                Awaits::Choices(_) => {
                    let choice = if lots.below(10) < i % 10 { oracle.best(&game).unwrap() } else {
                        let c = game.legal(Seat::new(0));
                        c.get(lots.below(c.len() as u32) as usize).unwrap() };
                    game.play_unchecked(Seat::new(0), &choice);
                }
                Awaits::Nothing(_) => break,
            }
        }
    }
    println!("{n} {worst:e} {:?}", begun.elapsed());
}
