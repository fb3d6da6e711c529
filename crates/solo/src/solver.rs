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
        let sides = self.solver.shape.problem().rules().sides();
        self.cross_alone(sheet);
        draws.clear();
        for (sum, whites) in self.solver.whites.iter().enumerate() {
            let floor = self.action_1(sum as u8, sheet);
            let useful = self.useful(sheet, floor);
            draws.add(sides, whites, sheet, useful, floor);
        }
        draws.expected(sides)
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
#[derive(Clone, Debug)]
struct Draws {
    draws: Vec<Draw>,
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
        Self {
            draws: Vec::new(),
            sums: Vec::new(),
            values: [[[0.0; LANES]; MOST_SIDES]; 4],
            counts: [0; 4],
        }
    }
}

impl Draws {
    fn clear(&mut self) {
        self.sums.clear();
        self.draws.clear();
    }

    /// Adds what all dice can bring if the white ones have this sum.
    fn add(&mut self, sides: u8, whites: &[White], sheet: &Crosses, useful: [u16; 4], floor: Lanes) {
        let begin = self.draws.len();
        let mut sum = Sum { floor, nothing: 0.0, total: [0.0; LANES], fewest: [f64::INFINITY; LANES], begin };
        for &white in whites {
            self.gather(sides, white, sheet, useful);
            sum.nothing += white.weight * self.weigh(sides, white.weight);
        }
        for draw in &self.draws[begin..] {
            for lane in 0..LANES {
                let points = draw.points[lane];
                let raised = if points > floor[lane] { points } else { floor[lane] };
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
        for row in 0..4 {
            // Dice show one and more, and numbers are counted from two.
            let pips = (useful[row] >> (white.low - 1) | useful[row] >> (white.high - 1)) & dice;
            let mut count = 0;
            for die in bits(pips) {
                let number = |white: u8| (usize::from(white - 1) + die) % MOST_NUMBERS;
                let best = &sheet.best[row];
                self.values[row][count % MOST_SIDES] = larger(best[number(white.low)], best[number(white.high)]);
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
                for other in 0..4 {
                    if other == row {
                        continue;
                    }
                    let others = &self.values[other][..self.counts[other].min(MOST_SIDES)];
                    // Of equal values the one of the later row counts as the most, so that each roll counts once.
                    let below = if other < row {
                        count(others, useless[other], |lane, other| other <= points[lane])
                    } else {
                        count(others, useless[other], |lane, other| other < points[lane])
                    };
                    rolls = array::from_fn(|lane| rolls[lane] * below[lane]);
                }
                self.draws.push(Draw { points, rolls });
            }
        }
        useless.into_iter().product()
    }

    /// The expected points in every lane: a lane's misthrow leads to the next one, so the last comes first.
    fn expected(&self, sides: u8) -> Lanes {
        let sides = f64::from(sides);
        let all = sides * sides * sides * sides * sides * sides;
        let mut expected = [0.0; LANES];
        let mut behind = 0.0;
        for lane in (0..LANES).rev() {
            let misthrow = behind - MISTHROW;
            let ends = self.sums.iter().skip(1).map(|sum| sum.begin).chain([self.draws.len()]);
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
        let draws = self.draws[sum.begin..end].iter();
        let points = draws.map(|draw| {
            draw.rolls[lane] * if draw.points[lane] > floor { draw.points[lane] } else { floor }
        });
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
