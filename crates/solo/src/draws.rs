use alloc::vec::Vec;
use core::array;

use qwixx::Score;

use crate::Lanes;
use crate::crosses::Crosses;
use crate::dice::White;
use crate::lanes::{LANES, larger};
use crate::rows::{MOST_NUMBERS, numbers};

/// No die has more sides.
const MOST_SIDES: usize = 8;

/// All that the dice can bring: points that action 2 can get, and how likely it is that they are the most.
///
/// Given the white dice the coloured ones are independent of each other. So the chance that a value is the most is
/// the product of the chances that no other colour has more: no roll of all dice is ever looked at.
#[derive(Clone, Debug)]
pub(crate) struct Draws {
    list: Vec<Draw>,
    sums: Vec<Sum>,
    /// The useful values of each colour with two white dice, and how many there are.
    values: [[Lanes; MOST_SIDES]; 4],
    counts: [usize; 4],
}

/// Points, and how many of all rolls have them as the most.
#[derive(Clone, Copy, Debug)]
struct Draw {
    points: Lanes,
    rolls: Lanes,
}

/// What belongs to one sum of the white dice.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// The most points of action 1 alone.
    floor: Lanes,
    /// How many rolls give nothing useful in action 2.
    nothing: f64,
    /// All useful points, at least the floor each, weighted by their rolls.
    total: Lanes,
    /// The fewest points among them.
    fewest: Lanes,
    /// Where its draws begin.
    begin: usize,
}

impl Default for Draws {
    fn default() -> Self {
        Self { list: Vec::new(), sums: Vec::new(), values: [[[0.0; LANES]; MOST_SIDES]; 4], counts: [0; 4] }
    }
}

impl Draws {
    pub(crate) fn clear(&mut self) {
        self.sums.clear();
        self.list.clear();
    }

    /// Adds what all dice can bring if the white ones have this sum.
    pub(crate) fn add(
        &mut self,
        sides: u8,
        whites: &[White],
        sheet: &Crosses,
        useful: [u16; 4],
        floor: Lanes,
    ) {
        let begin = self.list.len();
        let mut sum = Sum { floor, nothing: 0.0, total: [0.0; LANES], fewest: [f64::INFINITY; LANES], begin };
        for &white in whites {
            self.gather(sides, white, sheet, useful);
            sum.nothing += white.weight * self.weigh(sides, white.weight);
        }
        for draw in &self.list[begin..] {
            for (lane, &floor) in floor.iter().enumerate() {
                let points = draw.points[lane];
                let raised = if points > floor { points } else { floor };
                sum.total[lane] += draw.rolls[lane] * raised;
                sum.fewest[lane] = if points < sum.fewest[lane] { points } else { sum.fewest[lane] };
            }
        }
        self.sums.push(sum);
    }

    /// Gathers the useful values of each colour with these white dice.
    #[inline]
    fn gather(&mut self, sides: u8, white: White, sheet: &Crosses, useful: [u16; 4]) {
        let dice = (1 << sides) - 1;
        for (row, &useful) in useful.iter().enumerate() {
            // Dice show one and more, and numbers are counted from two.
            let pips = (useful >> (white.low - 1) | useful >> (white.high - 1)) & dice;
            let mut count = 0;
            for die in numbers(pips) {
                let number = |white: u8| (usize::from(white - 1) + die) % MOST_NUMBERS;
                let best = &sheet.best[row];
                self.values[row][count % MOST_SIDES] =
                    larger(best[number(white.low)], best[number(white.high)]);
                count += 1;
            }
            self.counts[row] = count;
        }
    }

    /// Works out how likely each value is the most; gives the number of rolls of the coloured dice without any.
    #[inline]
    fn weigh(&mut self, sides: u8, weight: f64) -> f64 {
        let useless = self.counts.map(|count| f64::from(sides) - count as f64);
        for row in 0..4 {
            for &points in &self.values[row][..self.counts[row].min(MOST_SIDES)] {
                let mut rolls = [weight; LANES];
                for (other, &useless) in useless.iter().enumerate() {
                    if other == row {
                        continue;
                    }
                    let others = &self.values[other][..self.counts[other].min(MOST_SIDES)];
                    // Of equal values the one of the later row counts as the most, so that each roll counts once.
                    let below = if other < row {
                        count(others, useless, |lane, other| other <= points[lane])
                    } else {
                        count(others, useless, |lane, other| other < points[lane])
                    };
                    rolls = array::from_fn(|lane| rolls[lane] * below[lane]);
                }
                self.list.push(Draw { points, rolls });
            }
        }
        useless.into_iter().product()
    }

    /// The expected points in every lane: a lane's misthrow leads to the next one, so the last comes first.
    pub(crate) fn expected(&self, sides: u8) -> Lanes {
        let sides = f64::from(sides);
        let cost = f64::from(Score { crosses: [0; 4], misthrows: 1 }.penalty());
        let all = sides * sides * sides * sides * sides * sides;
        let mut expected = [0.0; LANES];
        let mut behind = 0.0;
        for lane in (0..LANES).rev() {
            let misthrow = behind - cost;
            let ends = self.sums.iter().skip(1).map(|sum| sum.begin).chain([self.list.len()]);
            let sums = self.sums.iter().zip(ends);
            let total: f64 = sums.map(|(sum, end)| self.at_least(misthrow, lane, sum, end)).sum();
            behind = total / all;
            expected[lane] = behind;
        }
        expected
    }

    /// The points of a sum in a lane, weighted by their rolls, where a misthrow is better than what is worse.
    #[inline]
    fn at_least(&self, misthrow: f64, lane: usize, sum: &Sum, end: usize) -> f64 {
        let floor = if misthrow > sum.floor[lane] { misthrow } else { sum.floor[lane] };
        let nothing = sum.nothing * floor;
        if misthrow <= sum.floor[lane] || misthrow <= sum.fewest[lane] {
            return nothing + sum.total[lane];
        }
        let draws = self.list[sum.begin..end].iter();
        let points = draws
            .map(|draw| draw.rolls[lane] * if draw.points[lane] > floor { draw.points[lane] } else { floor });
        nothing + points.sum::<f64>()
    }
}

/// `start` and how many of the values fulfil a condition, in every lane.
#[inline]
fn count(values: &[Lanes], start: f64, condition: impl Fn(usize, f64) -> bool) -> Lanes {
    let mut count = [start; LANES];
    for value in values {
        for lane in 0..LANES {
            count[lane] += if condition(lane, value[lane]) { 1.0 } else { 0.0 };
        }
    }
    count
}
