use core::fmt;

use crate::{Hand, Tile};

/// How many tiles of each kind the game has.
pub const COPIES: u8 = 3;

/// How many tiles the game has.
pub const TILES: usize = Tile::KINDS * COPIES as usize;

/// How many tiles there are of each kind: the bag, or the tiles that somebody has not seen.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bag {
    counts: [u8; Tile::KINDS],
    len: u8,
}

impl Bag {
    /// All tiles of the game.
    pub const FULL: Self = Self { counts: [COPIES; Tile::KINDS], len: TILES as u8 };

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
        self.counts[tile.index()].into()
    }

    /// Every kind with the number of its tiles.
    pub fn counts(&self) -> impl Iterator<Item = (Tile, usize)> {
        Tile::all().zip(self.counts.iter().map(|&count| count.into()))
    }

    /// Takes a tile out; `false` and no change if there is none of that kind.
    pub fn take(&mut self, tile: Tile) -> bool {
        let count = &mut self.counts[tile.index()];
        let there = *count > 0;
        if there {
            *count -= 1;
            self.len -= 1;
        }
        there
    }

    /// Puts a tile in; no change if all tiles of that kind are there.
    pub fn put(&mut self, tile: Tile) {
        let count = &mut self.counts[tile.index()];
        if *count < COPIES {
            *count += 1;
            self.len += 1;
        }
    }

    /// Takes `count` tiles by lot, or all if there are fewer.
    pub fn draw(&mut self, count: usize, random: &mut impl game::RandomSource) -> Hand {
        let mut drawn = Hand::EMPTY;
        while drawn.len() < count {
            let Some(tile) = self.nth(random.below(self.len.into())) else { break };
            if !drawn.add(tile) {
                break;
            }
            self.take(tile);
        }
        drawn
    }

    /// The tile at a place when all lie in a row in the order of their kinds.
    fn nth(&self, place: u32) -> Option<Tile> {
        let mut before = 0;
        let kind = self.counts.iter().position(|&count| {
            before += u32::from(count);
            place < before
        });
        kind.and_then(Tile::from_index)
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts().filter(|&(_, count)| count > 0)).finish()
    }
}
