#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
use game::{Game, Lots};
use qwixx::{Qwixx, Setup};
use solo::*;
struct Dice(u64);
impl Lots for Dice {
    fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
}
struct T(Shape, Vec<u8>);
impl ToCome for T {
    fn to_come(&self, outline: Outline, misthrows: usize) -> f64 {
        let place = self.0.place_of(outline);
        let level = (0..self.0.levels()).find(|l| self.0.level(*l).contains(&place)).unwrap();
        let b = 64 + place * 32 + level * 32 + misthrows * 8;
        f64::from_le_bytes(self.1[b..b + 8].try_into().unwrap())
    }
}
#[test]
fn fit() {
    let games: usize = std::env::var("GAMES").unwrap().parse().unwrap();
    let lr: f64 = std::env::var("LR").unwrap().parse().unwrap();
    let t = T(Shape::new(Problem::CLASSIC), std::fs::read("/tmp/q.solo").unwrap());
    let oracle = Oracle::new(Problem::CLASSIC, t);
    let start = Qwixx::new(&Setup::classic(["A"])).unwrap();
    println!("{}", oracle.points(&start).unwrap());
    let mut lots = Dice(88172645463325252);
    let mut fit = Fit::new(&oracle);
    for n in 0..=games {
        if n % (games / 4) == 0 {
            let player = Oracle::new(Problem::CLASSIC, fit.compact());
            let mut dice = Dice(1234567890123);
            let k = 3000;
            let l: Vec<f64> = (0..k).map(|_| given_away(&oracle, &player, &start, &mut dice)).collect();
            let m = l.iter().sum::<f64>() / k as f64;
            let v = l.iter().map(|x| (x - m).powi(2)).sum::<f64>() / k as f64;
            println!("{n} loss {m} ± {}", (v / k as f64).sqrt());
        }
        fit.learn(&start, lr * (1.0 - n as f64 / games as f64).max(0.01), &mut lots);
    }
}
