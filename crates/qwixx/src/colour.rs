use core::fmt;
use core::str::FromStr;

use game::{Fault, Token};

/// The colour of a field and of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// The four colours in the order of their dice.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The place of the colour among the four, from zero.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for the colour in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Blue => 'b',
        }
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour's English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }

    /// The colour of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Its English name.
impl FromStr for Colour {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Self, Fault> {
        Self::from_name(name).ok_or_else(|| Token::of(name).expected("the name of a colour"))
    }
}

/// Its letter in records.
impl TryFrom<char> for Colour {
    type Error = Fault;

    fn try_from(letter: char) -> Result<Self, Fault> {
        let fault = || Token::of(letter.encode_utf8(&mut [0; 4])).expected("the letter of a colour");
        Self::from_letter(letter).ok_or_else(fault)
    }
}
