use game::*;
use qwixx::*;
struct S(u64);
impl Lots for S {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa0761d6478bd642f);
        let t = u128::from(self.0) * u128::from(self.0 ^ 0xe7037ed1a0b428db);
        ((t >> 64) as u64 ^ t as u64) as u32
    }
}
fn game(start: &Qwixx, lots: &mut S, steps: &mut u64) -> i32 {
    let mut g = start.clone();
    loop {
        match g.awaits() {
            Awaits::Chance => {
                let Some(r) = g.cast(lots) else { return 0 };
                *steps += 1;
                g.happen_unchecked(&r)
            }
            Awaits::Choices(seats) => {
                for seat in seats {
                    let l = g.legal(seat);
                    let k = lots.below(l.len() as u32) as usize;
                    if let Some(c) = l.get(k) {
                        g.play_unchecked(seat, &c);
                    }
                }
            }
            Awaits::Nothing(_) => return g.score(Seat::new(0)).total(),
        }
    }
}
fn main() {
    for setup in [Setup::classic(["a", "b"]), Setup::longo(["a", "b"], &EQUALLY_LUCKY[..2])] {
        let start = Qwixx::new(&setup).unwrap();
        let mut lots = S(1);
        let (mut sum, mut steps) = (0i64, 0);
        let n: u32 = std::env::args().nth(1).map_or(1_000_000, |a| a.parse().unwrap());
        let t = std::time::Instant::now();
        for _ in 0..n {
            sum += i64::from(game(&start, &mut lots, &mut steps));
        }
        println!(
            "{} games/s, mean {}, turns {}",
            f64::from(n) / t.elapsed().as_secs_f64(),
            sum as f64 / f64::from(n),
            steps as f64 / f64::from(n)
        );
    }
}
