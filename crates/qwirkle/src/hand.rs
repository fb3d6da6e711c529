use core::fmt;
use core::str::FromStr;

use game::{Fault, Token};

use crate::{Colour, Shape, Tile, Tiles};

/// How many tiles a hand is filled up to.
pub const HAND_SIZE: usize = 6;

/// Up to six tiles, whose order does not matter: a hand, what is traded, or what is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hand {
    len: u8,
    /// In ascending order; the places behind `len` hold the default tile, so that comparing works.
    tiles: [Tile; HAND_SIZE],
}

impl Hand {
    /// No tiles.
    pub const EMPTY: Self = Self { len: 0, tiles: [Tile::new(Colour::Red, Shape::Square); HAND_SIZE] };

    /// These tiles, if they are no more than six.
    pub fn new(tiles: impl IntoIterator<Item = Tile>) -> Option<Self> {
        let mut hand = Self::EMPTY;
        tiles.into_iter().all(|tile| hand.add(tile)).then_some(hand)
    }

    /// The tiles that a text such as `rs bv yt` names.
    pub fn read(text: &str) -> Option<Self> {
        let mut hand = Self::EMPTY;
        text.split_whitespace()
            .all(|word| Tile::read(word).is_some_and(|tile| hand.add(tile)))
            .then_some(hand)
    }

    /// The tiles in ascending order.
    pub fn tiles(&self) -> &[Tile] {
        self.tiles.get(..self.len()).unwrap_or_default()
    }

    /// How many tiles there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many tiles of a kind there are.
    pub fn count(&self, tile: Tile) -> usize {
        self.tiles().iter().filter(|&&held| held == tile).count()
    }

    /// The kinds of tiles there are.
    pub fn kinds(&self) -> Tiles {
        self.tiles().iter().copied().collect()
    }

    /// Adds a tile; `false` and no change if there are six already.
    pub fn add(&mut self, tile: Tile) -> bool {
        let len = self.len();
        if len >= HAND_SIZE {
            return false;
        }
        let at = self.tiles().iter().take_while(|&&held| held <= tile).count();
        self.tiles.copy_within(at..len, at + 1);
        self.tiles[at] = tile;
        self.len += 1;
        true
    }

    /// Takes a tile out; `false` and no change if there is none of that kind.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let Some(at) = self.tiles().iter().position(|&held| held == tile) else {
            return false;
        };
        self.tiles.copy_within(at + 1.., at);
        self.tiles[HAND_SIZE - 1] = Tile::default();
        self.len -= 1;
        true
    }

    /// The length of the longest line that can be laid with these tiles alone.
    pub fn longest_line(&self) -> usize {
        let kinds = self.kinds();
        let of_colour = |colour| Shape::ALL.map(|shape| Tile::new(colour, shape));
        let of_shape = |shape| Colour::ALL.map(|colour| Tile::new(colour, shape));
        let sets = Colour::ALL.into_iter().map(of_colour).chain(Shape::ALL.into_iter().map(of_shape));
        sets.map(|set| set.into_iter().filter(|&tile| kinds.contains(tile)).count()).max().unwrap_or(0)
    }

    /// Shows every different choice of one to `most` of these tiles.
    pub(crate) fn for_each_part(self, most: usize, mut show: impl FnMut(Self)) {
        let tiles = self.tiles();
        for picked in 1_usize..1 << tiles.len() {
            let is_picked = |i: usize| picked >> i & 1 == 1;
            // Of equal tiles the first ones are picked, so that no part is shown twice.
            let skips = |i: usize| is_picked(i) && tiles[i] == tiles[i - 1] && !is_picked(i - 1);
            if picked.count_ones() as usize > most || (1..tiles.len()).any(skips) {
                continue;
            }
            let part = tiles.iter().enumerate().filter(|&(i, _)| is_picked(i));
            show(part.fold(Self::EMPTY, |mut part, (_, &tile)| {
                part.add(tile);
                part
            }));
        }
    }
}

/// The tiles with spaces between them.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, tile) in self.tiles().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{tile}")?;
        }
        Ok(())
    }
}

impl FromStr for Hand {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::read(text).ok_or_else(|| Token::of(text).expected("up to six tiles such as 'rs bv yt'"))
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::read(text).unwrap()
    }

    #[test]
    fn the_order_of_tiles_does_not_matter() {
        let mut one = hand("bs rs yt rs");
        assert_eq!(one, hand("rs rs bs yt"));
        assert!(one.remove(Tile::read("rs").unwrap()) && !one.remove(Tile::read("gd").unwrap()));
        assert_eq!(one, hand("rs yt bs"));
        assert_eq!(Hand::read("rs rs rs bs bs bs yt"), None);
    }

    #[test]
    fn equal_tiles_make_no_line() {
        assert_eq!(hand("rs rs rs bs").longest_line(), 2);
        assert_eq!(hand("rs rs rs").longest_line(), 1);
        assert_eq!(hand("rs rc rd bs gs ps").longest_line(), 4);
        assert_eq!(hand("").longest_line(), 0);
    }

    #[test]
    fn parts_are_shown_once() {
        let mut parts = Vec::new();
        hand("rs rs bs").for_each_part(2, |part| parts.push(part));
        parts.sort_unstable();
        assert_eq!(parts, ["rs", "bs", "rs rs", "rs bs"].map(hand));
    }
}
