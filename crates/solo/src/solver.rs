use alloc::vec::Vec;
use core::array;

use qwixx::Colour;

use crate::dice::{White, whites_by_sum};
use crate::lanes::{LANES, NEVER, exceeds, larger, plus};
use crate::rows::{MOST_NUMBERS, Step, Steps};
use crate::{Lanes, Problem, Shape};

/// What a misthrow costs.
const MISTHROW: f64 = 5.0;

/// No die has more sides.
const MOST_SIDES: usize = 8;

/// Works out what sheets are worth from those that are further.
#[derive(Clone, Debug)]
pub struct Solver {
    shape: Shape,
    whites: Vec<Vec<White>>,
}

/// Room for one sheet at a time, kept so that nothing is allocated on the way.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    sheet: Crosses,
    draws: Draws,
}

impl Solver {
    /// The solver of a problem.
    pub fn new(problem: Problem) -> Self {
        Self { shape: Shape::new(problem), whites: whites_by_sum(problem.rules()) }
    }

    /// Where each sheet is.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Works out the sheets at the places from `first` on, which are all of one level. `done` are the sheets of
    /// the levels before.
    ///
    /// A sheet is worked out from those in `done` alone, so it makes no difference who works out which part of a
    /// level, and when.
    pub fn fill(&self, done: &[Lanes], first: usize, out: &mut [Lanes], scratch: &mut Scratch) {
        if self.shape.problem().is_symmetric() {
            self.fill_as::<true>(done, first, out, scratch);
        } else {
            self.fill_as::<false>(done, first, out, scratch);
        }
    }

    fn fill_as<const SYMMETRIC: bool>(
        &self,
        done: &[Lanes],
        first: usize,
        out: &mut [Lanes],
        scratch: &mut Scratch,
    ) {
        for (rows, value) in self.shape.sheets_from(first).zip(out) {
            let turn = Turn::<SYMMETRIC>::new(self, done, rows);
            *value = if turn.closed >= 2 { [0.0; LANES] } else { turn.expected(scratch) };
        }
    }
}

/// What one cross from a sheet leads to, by row and number; all rows' crosses side by side.
#[derive(Clone, Debug)]
struct Crosses {
    /// The points of a cross alone.
    alone: [[Lanes; MOST_NUMBERS]; 4],
    /// The rank of the row's pair behind it.
    ranks: [[u16; MOST_NUMBERS]; 4],
    /// The most points of a cross in action 2, with the best of action 1 before it, for one sum of the white dice.
    best: [[Lanes; MOST_NUMBERS]; 4],
}

impl Default for Crosses {
    fn default() -> Self {
        let never = [[NEVER; MOST_NUMBERS]; 4];
        Self { alone: never, ranks: [[0; MOST_NUMBERS]; 4], best: never }
    }
}

/// A turn of one sheet, before the dice are rolled.
struct Turn<'a, const SYMMETRIC: bool> {
    solver: &'a Solver,
    done: &'a [Lanes],
    rows: [u8; 4],
    steps: [&'a Steps; 4],
    /// The ranks of the rising and of the falling pair.
    ranks: [u16; 2],
    closed: usize,
}

impl<'a, const SYMMETRIC: bool> Turn<'a, SYMMETRIC> {
    fn new(solver: &'a Solver, done: &'a [Lanes], rows: [u8; 4]) -> Self {
        let shape = &solver.shape;
        Self {
            solver,
            done,
            rows,
            steps: array::from_fn(|row| shape.rows.steps(falls(row), rows[row])),
            ranks: [shape.rank(rows[0], rows[1]), shape.rank(rows[2], rows[3])],
            closed: rows.into_iter().filter(|&state| state == shape.rows.closed()).count(),
        }
    }

    /// The points still to come, for each number of misthrows.
    fn expected(&self, scratch: &mut Scratch) -> Lanes {
        let Scratch { sheet, draws } = scratch;
        self.cross_alone(sheet);
        draws.clear();
        for (sum, whites) in self.solver.whites.iter().enumerate() {
            let floor = self.action_1(sum as u8, sheet);
            let useful = self.useful(sheet, floor);
            draws.begin_sum(floor);
            for &white in whites {
                draws.add(self.solver.shape.problem().rules().sides(), white, sheet, useful);
            }
        }
        draws.expected(self.solver.shape.problem().rules().sides())
    }

    /// The points of every cross alone.
    #[inline]
    fn cross_alone(&self, sheet: &mut Crosses) {
        for row in 0..4 {
            sheet.alone[row] = [NEVER; MOST_NUMBERS];
            sheet.best[row] = [NEVER; MOST_NUMBERS];
            for step in self.steps[row].as_slice() {
                let rank = self.solver.shape.rank(step.to, self.rows[row ^ 1]);
                let number = usize::from(step.number) % MOST_NUMBERS;
                sheet.ranks[row][number] = rank;
                sheet.alone[row][number] = self.behind(row, rank, self.ranks[row / 2 ^ 1], step.gain);
            }
        }
    }

    /// The points of crosses that gain so many and leave the pair of `row` at `rank`, the other pair at `other`.
    #[inline]
    fn behind(&self, row: usize, rank: u16, other: u16, gain: u8) -> Lanes {
        let (rising, falling) = if falls(row) { (other, rank) } else { (rank, other) };
        let place = self.solver.shape.place::<SYMMETRIC>(rising, falling);
        plus(self.done[place], gain.into())
    }

    /// Finds the best of action 1 before each cross of action 2, for a sum of the white dice counted from the
    /// lowest one; gives the most points of action 1 alone.
    #[inline]
    fn action_1(&self, sum: u8, sheet: &mut Crosses) -> Lanes {
        for row in 0..4 {
            for number in bits(self.steps[row].numbers) {
                sheet.best[row][number] = sheet.alone[row][number];
            }
        }
        let mut floor = NEVER;
        for row in 0..4 {
            if let Some(step) = self.steps[row].get(sum) {
                floor = larger(floor, self.before_action_2(row, step, sheet));
            }
        }
        let lucky = self.solver.shape.problem().lucky();
        let lowest = self.solver.shape.problem().rules().lowest();
        if lucky.is_some_and(|lucky| lucky.contains(sum + lowest)) {
            floor = larger(floor, self.lucky(sheet));
        }
        floor
    }

    /// The next field of every open row with the fewest crosses.
    fn lucky(&self, sheet: &mut Crosses) -> Lanes {
        let rows = &self.solver.shape.rows;
        let fewest = self.rows.into_iter().filter_map(|state| rows.crosses(state)).min();
        let mut floor = NEVER;
        for row in 0..4 {
            let state = self.rows[row];
            if rows.crosses(state) == fewest
                && let Some(step) = rows.next(falls(row), state)
            {
                floor = larger(floor, self.before_action_2(row, step, sheet));
            }
        }
        floor
    }

    /// Takes a step in action 1: improves the crosses of action 2 by it, and gives its points alone.
    #[inline]
    fn before_action_2(&self, row: usize, first: Step, sheet: &mut Crosses) -> Lanes {
        let shape = &self.solver.shape;
        let number = usize::from(first.number) % MOST_NUMBERS;
        let alone = sheet.alone[row][number];
        // the second closed row ends the game, and there is no action 2.
        if first.to == shape.rows.closed() && self.closed == 1 {
            return alone;
        }
        let (mate, across) = (row ^ 1, row / 2 ^ 1);
        // a row closed just now has no steps.
        for second in shape.rows.steps(falls(row), first.to).as_slice() {
            let rank = shape.rank(second.to, self.rows[mate]);
            self.improve(sheet, row, *second, self.behind(row, rank, self.ranks[across], first.gain + second.gain));
        }
        for second in self.steps[mate].as_slice() {
            let rank = shape.rank(first.to, second.to);
            self.improve(sheet, mate, *second, self.behind(row, rank, self.ranks[across], first.gain + second.gain));
        }
        let rank = sheet.ranks[row][number];
        for other in [2 * across, 2 * across + 1] {
            for second in self.steps[other].as_slice() {
                let rank_across = sheet.ranks[other][usize::from(second.number) % MOST_NUMBERS];
                self.improve(sheet, other, *second, self.behind(row, rank, rank_across, first.gain + second.gain));
            }
        }
        alone
    }

    #[inline]
    fn improve(&self, sheet: &mut Crosses, row: usize, step: Step, points: Lanes) {
        let best = &mut sheet.best[row][usize::from(step.number) % MOST_NUMBERS];
        *best = larger(*best, points);
    }

    /// The numbers of each row that in some lane are worth more than action 1 alone.
    #[inline]
    fn useful(&self, sheet: &Crosses, floor: Lanes) -> [u16; 4] {
        array::from_fn(|row| {
            let numbers = bits(self.steps[row].numbers);
            numbers.fold(0, |useful, number| {
                useful | u16::from(exceeds(sheet.best[row][number], floor)) << number
            })
        })
    }
}

/// Whether the numbers of a row fall from left to right.
const fn falls(row: usize) -> bool {
    !Colour::ALL[row % 4].rises()
}

/// The places of the bits that are set.
#[inline]
fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = mask.checked_ilog2()?;
        mask ^= 1 << bit;
        Some(bit as usize)
    })
}

/// All that the dice can bring: points that action 2 can get, and how likely it is that they are the most.
///
/// Given the white dice the coloured ones are independent of each other. So the chance that a value is the most is
/// the product of the chances that no other colour has more: no roll of all dice is ever looked at.
#[derive(Clone, Debug, Default)]
struct Draws {
    /// The points, lane by lane.
    points: [Vec<f64>; LANES],
    /// Of all rolls, how many have these points as the most.
    rolls: [Vec<f64>; LANES],
    sums: Vec<Sum>,
}

/// What belongs to one sum of the white dice.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// The most points of action 1 alone.
    floor: Lanes,
    /// How many rolls give nothing useful in action 2.
    nothing: f64,
    /// Where its points begin.
    begin: usize,
}

impl Draws {
    fn clear(&mut self) {
        self.sums.clear();
        for list in self.points.iter_mut().chain(&mut self.rolls) {
            list.clear();
        }
    }

    fn begin_sum(&mut self, floor: Lanes) {
        self.sums.push(Sum { floor, nothing: 0.0, begin: self.points[0].len() });
    }

    /// Adds what the coloured dice can bring with these white ones.
    #[inline]
    fn add(&mut self, sides: u8, white: White, sheet: &Crosses, useful: [u16; 4]) {
        let mut values = [[[0.0; LANES]; MOST_SIDES]; 4];
        let mut counts = [0; 4];
        let dice = (1 << sides) - 1;
        for row in 0..4 {
            // Dice show one and more, and numbers are counted from two.
            let pips = (useful[row] >> (white.low - 1) | useful[row] >> (white.high - 1)) & dice;
            for die in bits(pips) {
                let number = |white: u8| (usize::from(white - 1) + die) % MOST_NUMBERS;
                let most = larger(sheet.best[row][number(white.low)], sheet.best[row][number(white.high)]);
                values[row][counts[row] % MOST_SIDES] = most;
                counts[row] += 1;
            }
        }
        let useless = counts.map(|count| f64::from(sides) - count as f64);
        for row in 0..4 {
            for value in &values[row][..counts[row].min(MOST_SIDES)] {
                let mut rolls = [white.weight; LANES];
                for other in 0..4 {
                    if other == row {
                        continue;
                    }
                    let others = &values[other][..counts[other].min(MOST_SIDES)];
                    // Of equal values the one of the later row counts as the most, so that each roll counts once.
                    let below = if other < row {
                        count(others, useless[other], |lane, other| other <= value[lane])
                    } else {
                        count(others, useless[other], |lane, other| other < value[lane])
                    };
                    rolls = array::from_fn(|lane| rolls[lane] * below[lane]);
                }
                for lane in 0..LANES {
                    self.points[lane].push(value[lane]);
                    self.rolls[lane].push(rolls[lane]);
                }
            }
        }
        if let Some(sum) = self.sums.last_mut() {
            sum.nothing += white.weight * useless.into_iter().product::<f64>();
        }
    }

    /// The expected points in every lane: a lane's misthrow leads to the next one, so the last comes first.
    fn expected(&self, sides: u8) -> Lanes {
        let all = f64::from(sides).powi_6();
        let mut expected = [0.0; LANES];
        let mut behind = 0.0;
        for lane in (0..LANES).rev() {
            let misthrow = behind - MISTHROW;
            let mut total = 0.0;
            let ends = self.sums.iter().skip(1).map(|sum| sum.begin).chain([self.points[lane].len()]);
            for (sum, end) in self.sums.iter().zip(ends) {
                let floor = if misthrow > sum.floor[lane] { misthrow } else { sum.floor[lane] };
                let (points, rolls) = (&self.points[lane][sum.begin..end], &self.rolls[lane][sum.begin..end]);
                total += sum.nothing * floor + at_least(floor, points, rolls);
            }
            behind = total / all;
            expected[lane] = behind;
        }
        expected
    }
}

/// The sixth power, as `core` has none.
trait PowerOfSix {
    fn powi_6(self) -> f64;
}

impl PowerOfSix for f64 {
    fn powi_6(self) -> f64 {
        self * self * self * self * self * self
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

/// The sum of all points, each no less than the floor and weighted by its rolls; four at once.
#[inline]
fn at_least(floor: f64, points: &[f64], rolls: &[f64]) -> f64 {
    let value = |points: f64, rolls: f64| rolls * if points > floor { points } else { floor };
    let mut sums = [0.0; 4];
    let (points, rolls) = (points.chunks_exact(4), rolls.chunks_exact(4));
    let rest = points.remainder().iter().zip(rolls.remainder());
    let rest: f64 = rest.map(|(&points, &rolls)| value(points, rolls)).sum();
    for (points, rolls) in points.zip(rolls) {
        for i in 0..4 {
            sums[i] += value(points[i], rolls[i]);
        }
    }
    sums.into_iter().sum::<f64>() + rest
}
