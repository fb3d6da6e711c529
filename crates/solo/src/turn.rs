use core::array;

use crate::Lanes;
use crate::crosses::Crosses;
use crate::lanes::{NEVER, exceeds, larger, plus};
use crate::rows::{MOST_NUMBERS, Step, Steps, numbers};
use crate::solver::{Scratch, Solver};

/// A turn of one sheet, before the dice are rolled.
pub(crate) struct Turn<'a, const SYMMETRIC: bool> {
    solver: &'a Solver,
    done: &'a [Lanes],
    rows: [u8; 4],
    steps: [&'a Steps; 4],
    /// The ranks of the rising and of the falling pair.
    ranks: [u16; 2],
    pub(crate) closed: usize,
}

impl<'a, const SYMMETRIC: bool> Turn<'a, SYMMETRIC> {
    pub(crate) fn new(solver: &'a Solver, done: &'a [Lanes], rows: [u8; 4]) -> Self {
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
    pub(crate) fn expected(&self, scratch: &mut Scratch) -> Lanes {
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
                sheet.alone[row][number] = self.behind(row, rank, self.ranks[(row / 2) ^ 1], step.gain);
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
            for number in numbers(self.steps[row].numbers) {
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
        let (mate, across) = (row ^ 1, (row / 2) ^ 1);
        // a row closed just now has no steps.
        for second in shape.rows.steps(falls(row), first.to).as_slice() {
            let rank = shape.rank(second.to, self.rows[mate]);
            sheet.improve(row, *second, self.behind(row, rank, self.ranks[across], first.gain + second.gain));
        }
        for second in self.steps[mate].as_slice() {
            let rank = shape.rank(first.to, second.to);
            sheet.improve(
                mate,
                *second,
                self.behind(row, rank, self.ranks[across], first.gain + second.gain),
            );
        }
        let rank = sheet.ranks[row][number];
        for other in [2 * across, 2 * across + 1] {
            for second in self.steps[other].as_slice() {
                let rank_across = sheet.ranks[other][usize::from(second.number) % MOST_NUMBERS];
                sheet.improve(other, *second, self.behind(row, rank, rank_across, first.gain + second.gain));
            }
        }
        alone
    }

    /// The numbers of each row that in some lane are worth more than action 1 alone.
    #[inline]
    fn useful(&self, sheet: &Crosses, floor: Lanes) -> [u16; 4] {
        array::from_fn(|row| {
            let numbers = numbers(self.steps[row].numbers);
            numbers.fold(0, |useful, number| {
                useful | u16::from(exceeds(sheet.best[row][number], floor)) << number
            })
        })
    }
}

/// Whether the numbers of a row fall from left to right; a [`Problem`](crate::Problem) has a plain sheet.
const fn falls(row: usize) -> bool {
    row >= 2
}
