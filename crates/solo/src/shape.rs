use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::rows::Rows;
use crate::{Outline, Problem};

/// Where each sheet is in the table.
///
/// Two rows of the same direction can change places, so their states make an unordered pair; in a symmetric
/// problem so can the two pairs. Pairs are ranked by how far they are. Sheets are ordered by *level*, which is how
/// far their rows are together, the most advanced ones first: what a sheet needs stands before it, and all
/// sheets of a level can be worked out at once. Within a level they are ordered by the rank of the first pair,
/// then by that of the second. Sheets with two closed rows have places, too, with nothing to come.
#[derive(Clone, Debug)]
pub struct Shape {
    problem: Problem,
    pub(crate) rows: Rows,
    /// The rank of a pair by the states of its rows, in either order.
    ranks: Vec<u16>,
    /// The states of a pair by its rank.
    pairs: Vec<[u8; 2]>,
    /// How far a pair is, by its rank.
    advances: Vec<u8>,
    /// One more than a pair's advance can be.
    most: usize,
    /// By the first pair and the advance of the second: its place if the rank of the second were zero.
    starts: Vec<u32>,
    runs: Vec<Run>,
    /// For each level where its runs begin, and the end of all.
    levels: Vec<usize>,
    places: usize,
}

/// Sheets at places in succession: with one first pair, and second pairs in succession.
#[derive(Clone, Copy, Debug)]
struct Run {
    place: usize,
    first: u16,
    second: u16,
}

impl Shape {
    /// The places of all sheets of a problem.
    pub fn new(problem: Problem) -> Self {
        let rows = Rows::new(problem.rules());
        let states = rows.len();
        let advance = |pair: &[u8; 2]| pair.iter().map(|&state| rows.advance(state.into())).sum::<usize>();
        let all = (0..states as u8).flat_map(|high| (0..=high).map(move |low| [low, high]));
        let mut pairs: Vec<[u8; 2]> = all.collect();
        pairs.sort_by_key(advance);
        let mut ranks = vec![0; states * states];
        for (rank, &[low, high]) in pairs.iter().enumerate() {
            let (low, high) = (usize::from(low), usize::from(high));
            ranks[low * states + high] = rank as u16;
            ranks[high * states + low] = rank as u16;
        }
        let advances: Vec<u8> = pairs.iter().map(|pair| advance(pair) as u8).collect();
        let most = advances.last().map_or(0, |&advance| usize::from(advance) + 1);
        let mut shape = Self {
            problem,
            rows,
            ranks,
            starts: vec![0; pairs.len() * most],
            pairs,
            advances,
            most,
            runs: Vec::new(),
            levels: vec![0],
            places: 0,
        };
        for level in (0..2 * most - 1).rev() {
            shape.lay_out(level);
        }
        shape
    }

    /// Gives all sheets of a level their places.
    fn lay_out(&mut self, level: usize) {
        for first in 0..self.pairs.len() {
            let Some(rest) = level.checked_sub(self.advances[first].into()).filter(|&rest| rest < self.most)
            else {
                continue;
            };
            let begin = self.advances.partition_point(|&advance| usize::from(advance) < rest);
            let mut end = self.advances.partition_point(|&advance| usize::from(advance) <= rest);
            if self.problem.is_symmetric() {
                end = end.min(first + 1);
            }
            if begin < end {
                self.runs.push(Run { place: self.places, first: first as u16, second: begin as u16 });
                self.starts[first * self.most + rest] = (self.places as u32).wrapping_sub(begin as u32);
                self.places += end - begin;
            }
        }
        self.levels.push(self.runs.len());
    }

    /// The problem.
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.places
    }

    /// How many levels there are; the first one is the most advanced.
    pub fn levels(&self) -> usize {
        self.levels.len() - 1
    }

    /// The places of a level; none past the last level.
    pub fn level(&self, level: usize) -> Range<usize> {
        let begin = |level: usize| {
            let run = self.levels.get(level).and_then(|&run| self.runs.get(run));
            run.map_or(self.places, |run: &Run| run.place)
        };
        begin(level)..begin(level.saturating_add(1))
    }

    /// The rank of a pair.
    #[inline]
    pub(crate) fn rank(&self, one: u8, other: u8) -> u16 {
        self.ranks[usize::from(one) * self.rows.len() + usize::from(other)]
    }

    /// The place of two pairs.
    #[inline]
    pub(crate) fn place<const SYMMETRIC: bool>(&self, rising: u16, falling: u16) -> usize {
        let (first, second) =
            if SYMMETRIC { (rising.max(falling), rising.min(falling)) } else { (rising, falling) };
        let advance = self.advances[usize::from(second)];
        let start = self.starts[usize::from(first) * self.most + usize::from(advance)];
        start.wrapping_add(second.into()) as usize
    }

    /// The place of a sheet.
    pub fn place_of(&self, Outline(rows): Outline) -> usize {
        let (rising, falling) = (self.rank(rows[0], rows[1]), self.rank(rows[2], rows[3]));
        if self.problem.is_symmetric() {
            self.place::<true>(rising, falling)
        } else {
            self.place::<false>(rising, falling)
        }
    }

    /// The rows of the sheets from a place on.
    pub(crate) fn sheets_from(&self, place: usize) -> Sheets<'_> {
        let run = self.runs.partition_point(|run| run.place <= place).saturating_sub(1);
        Sheets { shape: self, run, place }
    }
}

/// The sheets at places in succession, as the states of their rows.
#[derive(Debug)]
pub(crate) struct Sheets<'a> {
    shape: &'a Shape,
    run: usize,
    place: usize,
}

impl Iterator for Sheets<'_> {
    type Item = [u8; 4];

    #[inline]
    fn next(&mut self) -> Option<[u8; 4]> {
        if self.place >= self.shape.places {
            return None;
        }
        if self.shape.runs.get(self.run + 1).is_some_and(|next| next.place <= self.place) {
            self.run += 1;
        }
        let run = self.shape.runs[self.run];
        let second = usize::from(run.second) + (self.place - run.place);
        let ([a, b], [c, d]) = (self.shape.pairs[usize::from(run.first)], self.shape.pairs[second]);
        self.place += 1;
        Some([a, b, c, d])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qwixx::{LuckyPair, Rules};

    /// A problem whose rising and falling rows cannot change places, because of its lucky numbers.
    fn asymmetric() -> Problem {
        let rules = Rules::ALL.into_iter().find(|rules| rules.has_lucky_numbers()).unwrap();
        Problem::new(rules, Some(LuckyPair::new(5, 8))).unwrap()
    }

    #[test]
    fn every_place_has_its_sheet() {
        for (problem, places) in [(Problem::CLASSIC, 1653 * 1654 / 2), (asymmetric(), 4371 * 4371)] {
            let shape = Shape::new(problem);
            assert_eq!(shape.places(), places);
            let step = if problem.is_symmetric() { 1 } else { 97 };
            for place in (0..places).step_by(step) {
                let rows = shape.sheets_from(place).next().unwrap();
                assert_eq!(shape.place_of(Outline(rows)), place);
            }
            assert_eq!(shape.sheets_from(0).count(), places);
        }
    }

    #[test]
    fn rows_that_change_places_have_one() {
        let shape = Shape::new(Problem::CLASSIC);
        for rows in shape.sheets_from(0).step_by(1009) {
            let [a, b, c, d] = rows;
            for twin in [[b, a, c, d], [a, b, d, c], [c, d, a, b], [d, c, b, a]] {
                assert_eq!(shape.place_of(Outline(twin)), shape.place_of(Outline(rows)));
            }
        }
        let shape = Shape::new(asymmetric());
        assert_eq!(shape.place_of(Outline([1, 0, 0, 0])), shape.place_of(Outline([0, 1, 0, 0])));
        assert_ne!(shape.place_of(Outline([1, 0, 0, 0])), shape.place_of(Outline([0, 0, 0, 1])));
    }

    #[test]
    fn whatever_comes_later_stands_before() {
        let shape = Shape::new(Problem::CLASSIC);
        assert_eq!(shape.place_of(Outline([0; 4])), shape.places() - 1);
        for level in 0..shape.levels() {
            let places = shape.level(level);
            for rows in shape.sheets_from(places.start).take(places.len()).step_by(53) {
                for (row, &state) in rows.iter().enumerate() {
                    for step in shape.rows.steps(row >= 2, state).as_slice() {
                        let mut after = rows;
                        after[row] = step.to;
                        assert!(shape.place_of(Outline(after)) < places.start);
                    }
                }
            }
        }
        assert!(shape.level(shape.levels()).is_empty());
    }
}
