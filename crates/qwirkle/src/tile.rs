use core::fmt;
use core::str::FromStr;

use game::{Fault, Token};

use crate::placement::read_tile;

/// The colour of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Written `r`.
    Red,
    /// Written `o`.
    Orange,
    /// Written `y`.
    Yellow,
    /// Written `g`.
    Green,
    /// Written `b`.
    Blue,
    /// Written `p`.
    Purple,
}

impl Colour {
    /// All six, in their order.
    pub const ALL: [Self; 6] = [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Blue, Self::Purple];

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Orange => 'o',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Blue => 'b',
            Self::Purple => 'p',
        }
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
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

/// The shape on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// Written `s`.
    Square,
    /// Written `c`.
    Circle,
    /// Written `d`.
    Diamond,
    /// Written `v`.
    Clover,
    /// Written `t`.
    Star,
    /// Written `x`.
    Cross,
}

impl Shape {
    /// All six, in their order.
    pub const ALL: [Self; 6] =
        [Self::Square, Self::Circle, Self::Diamond, Self::Clover, Self::Star, Self::Cross];

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        match self {
            Self::Square => 's',
            Self::Circle => 'c',
            Self::Diamond => 'd',
            Self::Clover => 'v',
            Self::Star => 't',
            Self::Cross => 'x',
        }
    }

    /// The shape of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.letter() == letter)
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Circle => "circle",
            Self::Diamond => "diamond",
            Self::Clover => "clover",
            Self::Star => "star",
            Self::Cross => "cross",
        }
    }

    /// The shape of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.name() == name)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Its English name.
impl FromStr for Shape {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Self, Fault> {
        Self::from_name(name).ok_or_else(|| Token::of(name).expected("the name of a shape"))
    }
}

/// Its letter in records.
impl TryFrom<char> for Shape {
    type Error = Fault;

    fn try_from(letter: char) -> Result<Self, Fault> {
        let fault = || Token::of(letter.encode_utf8(&mut [0; 4])).expected("the letter of a shape");
        Self::from_letter(letter).ok_or_else(fault)
    }
}

/// A kind of tile: a colour and a shape. The game has three of each kind.
///
/// Written as two letters, colour first: `rs` is a red square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tile(u8);

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 36;

    /// The tile that comes before all others, which is also the default.
    pub(crate) const FIRST: Self = Self(0);

    /// The tile of this colour and shape.
    pub const fn new(colour: Colour, shape: Shape) -> Self {
        Self(colour as u8 * 6 + shape as u8)
    }

    /// The tile with this index, from 0 to 35.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::KINDS { Some(Self(index as u8)) } else { None }
    }

    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }

    /// Its index, from 0 to 35: colour times six plus shape.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 6 % 6]
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.0 as usize % 6]
    }

    /// The tile that two letters stand for.
    pub fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let (colour, shape) = (letters.next()?, letters.next()?);
        if letters.next().is_some() {
            return None;
        }
        Some(Self::new(Colour::from_letter(colour)?, Shape::from_letter(shape)?))
    }

    /// Its name as people say it: "red square".
    pub fn name(self) -> impl fmt::Display {
        Name(self)
    }

    /// Its name with an article: "an orange star".
    pub(crate) fn a(self) -> impl fmt::Display {
        WithArticle(self)
    }

    /// Its name for several: "red squares".
    pub(crate) fn plural(self) -> impl fmt::Display {
        Plural(self)
    }
}

/// The two letters of the record.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.shape().letter())
    }
}

/// The two letters of the record.
impl FromStr for Tile {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read_tile(Token::of(text))
    }
}

/// Its index, from 0 to 35.
impl TryFrom<u8> for Tile {
    type Error = Fault;

    fn try_from(index: u8) -> Result<Self, Fault> {
        let fault =
            || Fault::new(1, 1, format_args!("there are {} tiles, none has the index {index}", Self::KINDS));
        Self::from_index(index.into()).ok_or_else(fault)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

struct Name(Tile);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.colour(), self.0.shape())
    }
}

struct WithArticle(Tile);

impl fmt::Display for WithArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = if self.0.colour() == Colour::Orange { "an" } else { "a" };
        write!(f, "{article} {}", self.0.name())
    }
}

struct Plural(Tile);

impl fmt::Display for Plural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ending = if self.0.shape() == Shape::Cross { "es" } else { "s" };
        write!(f, "{}{ending}", self.0.name())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn tiles_are_written_as_two_letters() {
        for tile in Tile::all() {
            assert_eq!(Tile::read(&tile.to_string()), Some(tile));
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(Tile::try_from(tile.index() as u8), Ok(tile));
            assert_eq!(tile.colour().to_string().parse(), Ok(tile.colour()));
            assert_eq!(tile.shape().to_string().parse(), Ok(tile.shape()));
            assert_eq!(Colour::try_from(tile.colour().letter()), Ok(tile.colour()));
            assert_eq!(Shape::try_from(tile.shape().letter()), Ok(tile.shape()));
            assert_eq!(Tile::new(tile.colour(), tile.shape()), tile);
        }
        assert_eq!(Tile::read("yt").unwrap().name().to_string(), "yellow star");
        for wrong in ["", "r", "sr", "rss", "RS", "žs"] {
            assert_eq!(Tile::read(wrong), None, "{wrong}");
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
        assert!(
            Tile::try_from(36).is_err() && Colour::try_from('s').is_err() && Shape::try_from('r').is_err()
        );
    }
}
