use core::fmt;
use core::str::FromStr;

use crate::{Fault, Token};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from zero in code and from one for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; indices past the largest table wrap around.
    pub const fn new(index: usize) -> Self {
        Self((index % MAX_SEATS) as u8)
    }

    /// The seat that people call `number` (1 is the first), if there can be one.
    pub fn from_number(number: usize) -> Option<Self> {
        (1..=MAX_SEATS).contains(&number).then(|| Self::new(number - 1))
    }

    /// The index of this seat, from zero; always less than [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_SEATS
    }

    /// The number of this seat as people count, from one.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        let next = self.index() + 1;
        if next >= count || next >= MAX_SEATS { Self(0) } else { Self(next as u8) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Its number, from one.
impl FromStr for Seat {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Token::of(text).seat("the number of a player")
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        if count >= MAX_SEATS { Self(u8::MAX) } else { Self((1 << count) - 1) }
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These seats and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These seats without those of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many seats there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the smallest number.
    pub fn lowest(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Seat::number)).finish()
    }
}

/// Seats in ascending order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn seats_are_counted_from_one_for_people() {
        assert_eq!(Seat::from_number(1), Some(Seat::new(0)));
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(9), None);
        assert_eq!(Seat::new(4).number(), 5);
    }

    #[test]
    fn seats_are_read_as_they_are_written() {
        for seat in Seats::first(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "0", "9", "+1", "one"] {
            let fault = wrong.parse::<Seat>().unwrap_err();
            assert!(fault.reason.starts_with("expected the number of a player"), "{fault}");
        }
    }

    #[test]
    fn the_turn_goes_round_clockwise() {
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).next(1), Seat::new(0));
        assert_eq!(Seat::new(7).next(300), Seat::new(0));
    }

    #[test]
    fn sets_hold_up_to_eight_seats() {
        assert_eq!(Seats::first(8).len(), 8);
        assert_eq!(Seats::first(3).into_iter().map(Seat::number).sum::<usize>(), 6);
        let without = Seats::first(3).without(Seats::only(Seat::new(1)));
        assert!(without.contains(Seat::new(2)) && !without.contains(Seat::new(1)));
        assert_eq!(without.lowest(), Some(Seat::new(0)));
    }
}
