use core::fmt;
use core::str::FromStr;

use game::{Fault, Token, listed};

use crate::Colour;

/// A row of a sheet.
///
/// Rows are known by the colour of their lock, in records too. The fields of a row may have other colours: that is for
/// the [`Layout`](crate::Layout) of the sheet to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Row {
    /// The first row, with the red lock.
    Red,
    /// The second row, with the yellow lock.
    Yellow,
    /// The third row, with the green lock.
    Green,
    /// The fourth row, with the blue lock.
    Blue,
}

impl Row {
    /// The four rows from top to bottom.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The place of the row on the sheet, from zero.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of the lock, and so of the die that leaves the game when the row is closed.
    pub const fn lock(self) -> Colour {
        Colour::ALL[self.index()]
    }

    /// The row whose lock has this colour.
    pub const fn with_lock(colour: Colour) -> Self {
        Self::ALL[colour.index()]
    }

    /// The letter that stands for the row in records.
    pub const fn letter(self) -> char {
        self.lock().letter()
    }

    /// The row of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Colour::from_letter(letter).map(Self::with_lock)
    }

    /// The row's English name.
    pub const fn name(self) -> &'static str {
        self.lock().name()
    }

    /// The row of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Colour::from_name(name).map(Self::with_lock)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Its English name.
impl FromStr for Row {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Self, Fault> {
        Self::from_name(name).ok_or_else(|| Token::of(name).expected("the name of a row"))
    }
}

/// Its letter in records.
impl TryFrom<char> for Row {
    type Error = Fault;

    fn try_from(letter: char) -> Result<Self, Fault> {
        let fault = || Token::of(letter.encode_utf8(&mut [0; 4])).expected("the letter of a row");
        Self::from_letter(letter).ok_or_else(fault)
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rows(u8);

impl Rows {
    /// No row.
    pub const NONE: Self = Self(0);

    /// Whether `row` is in the set.
    pub const fn contains(self, row: Row) -> bool {
        self.0 & (1 << row as u8) != 0
    }

    /// This set and `row`.
    #[must_use]
    pub const fn with(self, row: Row) -> Self {
        Self(self.0 | 1 << row as u8)
    }

    /// This set and that one.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The rows that are not in the set.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0 & 0b1111)
    }

    /// One bit for each row, the first the lowest.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// How many rows there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rows from top to bottom.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |row| self.contains(*row))
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Self {
        rows.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(self.iter(), "and"))
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
