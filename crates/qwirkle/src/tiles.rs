use core::{fmt, ops};

use crate::Tile;

/// A set of kinds of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// No kind.
    pub const NONE: Self = Self(0);

    /// All 36 kinds.
    pub const ALL: Self = Self((1 << Tile::KINDS) - 1);

    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One kind alone.
    pub const fn only(tile: Tile) -> Self {
        Self(1 << tile.index())
    }

    /// Whether a kind is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.index() != 0
    }

    /// These and another kind.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.index())
    }

    /// These but not that kind.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !(1 << tile.index()))
    }

    /// Those that are in both sets.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many kinds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl ops::BitAnd for Tiles {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl ops::BitOr for Tiles {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// These without those of the other set.
impl ops::Sub for Tiles {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl IntoIterator for Tiles {
    type Item = Tile;
    type IntoIter = TilesIter;

    fn into_iter(self) -> TilesIter {
        TilesIter(self.0)
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Kinds of tiles in ascending order.
#[derive(Clone, Debug)]
pub struct TilesIter(u64);

impl Iterator for TilesIter {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let tile = Tile::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(tile)
    }
}
