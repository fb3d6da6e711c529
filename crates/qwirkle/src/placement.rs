use core::fmt;
use core::str::FromStr;

use game::{Fault, Token, tokens};

use crate::{Axis, Cell, LONGEST, Tile};

/// A tile on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Placed {
    /// Where it lies.
    pub cell: Cell,
    /// What lies there.
    pub tile: Tile,
}

impl Placed {
    /// Reads a word such as `rs@0,3`.
    pub(crate) fn read(word: Token<'_>) -> Result<Self, Fault> {
        let what = "a tile on a cell such as 'rs@0,3'";
        let mut parts = word.split('@');
        let (Some(tile), Some(cell), None) = (parts.next(), parts.next(), parts.next()) else {
            return Err(word.expected(what));
        };
        Ok(Self { tile: read_tile(tile)?, cell: Cell::read(cell)? })
    }
}

/// Reads a word such as `rs`.
pub(crate) fn read_tile(word: Token<'_>) -> Result<Tile, Fault> {
    Tile::read(word.text).ok_or_else(|| word.expected("a tile such as 'rs'"))
}

impl FromStr for Placed {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::read(Token::of(text))
    }
}

/// As in records: `rs@0,3`.
impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.tile, self.cell)
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One to six tiles laid in one turn, in the order of their cells.
///
/// Whether they lie in one line and fit the board is for the rules to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    len: u8,
    /// The places behind `len` hold the default, so that comparing works.
    tiles: [Placed; LONGEST],
}

impl Placement {
    /// These tiles, if they are one to six; their order does not matter.
    pub fn new(tiles: &[Placed]) -> Option<Self> {
        let fits = (1..=LONGEST).contains(&tiles.len());
        fits.then(|| {
            let mut placement = Self::in_order(tiles);
            if let Some(laid) = placement.tiles.get_mut(..tiles.len()) {
                laid.sort_unstable();
            }
            placement
        })
    }

    /// One to six tiles that are in order already.
    fn in_order(tiles: &[Placed]) -> Self {
        let mut placement = Self::NONE;
        for &placed in tiles {
            placement.push(placed);
        }
        placement
    }

    /// No tiles yet: where generation begins. Nobody is shown a placement without tiles.
    pub(crate) const NONE: Self =
        Self { len: 0, tiles: [Placed { cell: Cell::ORIGIN, tile: Tile::FIRST }; LONGEST] };

    /// Adds a tile behind the others, if there is room.
    #[inline]
    pub(crate) fn push(&mut self, placed: Placed) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = placed;
            self.len += 1;
        }
    }

    /// Takes the last tile away.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = Placed::default();
        }
    }

    /// These tiles and another one before them; a seventh falls off.
    #[inline]
    pub(crate) fn behind(&self, first: Placed) -> Self {
        let mut tiles = self.tiles;
        tiles.copy_within(..LONGEST - 1, 1);
        tiles[0] = first;
        Self { len: (self.len + 1).min(LONGEST as u8), tiles }
    }

    /// Lays another tile on the cell of the first.
    #[inline]
    pub(crate) fn set_first(&mut self, tile: Tile) {
        self.tiles[0].tile = tile;
    }

    /// Lays another tile on the cell of the last.
    #[inline]
    pub(crate) fn set_last(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len).wrapping_sub(1)) {
            place.tile = tile;
        }
    }

    /// The placement that a text such as `rs@0,3 bs@1,3` describes.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut words = tokens(1, text);
        let placement = Self::read_words(&mut words, Token { line: 1, column: 1, text: "" })?;
        words.next().map_or(Ok(placement), |more| Err(more.expected("at most six tiles")))
    }

    /// Reads the words up to the end or to a seventh tile.
    pub(crate) fn read_words<'a>(
        words: &mut impl Iterator<Item = Token<'a>>,
        end: Token<'a>,
    ) -> Result<Self, Fault> {
        let mut laid = [Placed::default(); LONGEST];
        let mut len = 0;
        for (place, word) in laid.iter_mut().zip(words) {
            *place = Placed::read(word)?;
            len += 1;
        }
        let placement = laid.get(..len).and_then(Self::new);
        placement.ok_or_else(|| end.expected("a tile on a cell such as 'rs@0,3'"))
    }

    /// The tiles in the order of their cells.
    pub fn tiles(&self) -> &[Placed] {
        self.tiles.get(..self.len.into()).unwrap_or_default()
    }

    /// Which way the tiles lie; one tile alone lies across.
    pub fn axis(&self) -> Axis {
        match self.tiles() {
            [first, .., last] if first.cell.x == last.cell.x => Axis::Down,
            _ => Axis::Across,
        }
    }

    /// The tile that is laid on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles().iter().find(|placed| placed.cell == cell).map(|placed| placed.tile)
    }
}

impl FromStr for Placement {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::read(text)
    }
}

/// As in records: `rs@0,3 bs@1,3`.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, placed) in self.tiles().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{placed}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
