use core::hint::select_unpredictable;

use game::Seat;

use crate::{Choice, Colour, Row};

/// The choices of action 1 until all have chosen: one byte for each seat.
///
/// A byte holds the row and the number; zero is a pass. Choices are as unforeseeable as dice, so whatever
/// is done with them in a hot loop is done without branches: a pass is a cross of no field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sealed(u64);

impl Sealed {
    /// Everybody passes.
    pub(crate) const NONE: Self = Self(0);

    /// These choices, with that of a seat who has not chosen before.
    #[must_use]
    pub(crate) fn with(self, seat: Seat, choice: Choice) -> Self {
        Self(self.0 | u64::from(Packed::of(choice).0) << (8 * seat.index()))
    }

    /// What a seat chose; a pass if it has not chosen yet.
    pub fn get(self, seat: Seat) -> Choice {
        self.packed(seat).choice()
    }

    pub(crate) const fn packed(self, seat: Seat) -> Packed {
        Packed((self.0 >> (8 * seat.index())) as u8)
    }
}

/// A choice in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(u8);

impl Packed {
    pub(crate) const PASS: Self = Self(0);

    /// A number of a row; numbers too large for any row are as good as a pass.
    pub(crate) const fn cross(row: Row, number: u8) -> Self {
        Self((row as u8) << 5 | if number < 32 { number } else { 0 })
    }

    /// A number in a colour, for tables in the order of colours.
    pub(crate) const fn coloured(colour: Colour, number: u8) -> Self {
        Self::cross(Row::with_lock(colour), number)
    }

    pub(crate) fn of(choice: Choice) -> Self {
        let (row, number) = match choice {
            Choice::Cross { row, number } => (row, number),
            Choice::Pass => (Row::Red, 0),
        };
        select_unpredictable(matches!(choice, Choice::Pass), Self::PASS, Self::cross(row, number))
    }

    /// The place of this choice in tables of 128.
    pub(crate) const fn code(self) -> usize {
        self.0 as usize % 128
    }

    /// The row; red for a pass.
    pub(crate) const fn row(self) -> Row {
        Row::ALL[self.code() / 32]
    }

    fn choice(self) -> Choice {
        match self.0 & 31 {
            0 => Choice::Pass,
            number => Choice::cross(self.row(), number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_keeps_its_choice() {
        let mut sealed = Sealed::NONE;
        let choices = [
            Choice::cross(Row::Red, 2),
            Choice::cross(Row::Blue, 16),
            Choice::Pass,
            Choice::cross(Row::Green, 9),
            Choice::cross(Row::Yellow, 12),
        ];
        for (i, choice) in choices.into_iter().enumerate() {
            sealed = sealed.with(Seat::new(i), choice);
        }
        for (i, choice) in choices.into_iter().enumerate() {
            assert_eq!(sealed.get(Seat::new(i)), choice);
        }
        assert_eq!(sealed.get(Seat::new(7)), Choice::Pass);
    }
}
