use crate::{Tile, Tiles};

/// The most tiles a line can have; a line of that many is a Qwirkle.
pub const LONGEST: usize = 6;

/// The tiles that touch each other along one axis, as far as the rules care: which colours and shapes there
/// are, and how many tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    colours: u8,
    shapes: u8,
    count: u8,
}

/// All shapes of red; another colour is this shifted by six for each step.
const ROW: u64 = 0b11_1111;

/// Squares of all colours; another shape is this shifted by one for each step.
const COLUMN: u64 = spread(0b11_1111);

/// Six bits for colours, spread out as the squares of these colours.
const fn spread(colours: u8) -> u64 {
    let mut bits = 0;
    let mut colour = 0;
    while colour < 6 {
        bits |= ((colours >> colour & 1) as u64) << (6 * colour);
        colour += 1;
    }
    bits
}

const SPREAD: [u64; 64] = {
    let mut table = [0; 64];
    let mut colours = 0;
    while colours < 64 {
        table[colours] = spread(colours as u8);
        colours += 1;
    }
    table
};

/// How many of six bits are set: a table, because a portable build cannot use an instruction for it.
const COUNTS: [u8; 64] = {
    let mut table = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

/// The bits of the colour and of the shape of every tile.
const BITS: [(u8, u8); Tile::KINDS] = {
    let mut table = [(0, 0); Tile::KINDS];
    let mut tile = 0;
    while tile < Tile::KINDS {
        table[tile] = (1 << (tile / 6), 1 << (tile % 6));
        tile += 1;
    }
    table
};

/// For every kind the tiles that may lie in one line with it.
const BESIDE: [Tiles; Tile::KINDS] = {
    let mut table = [Tiles::NONE; Tile::KINDS];
    let mut kind = 0;
    while kind < Tile::KINDS {
        if let Some(tile) = Tile::from_index(kind) {
            table[kind] = Line::EMPTY.with(tile).allowed();
        }
        kind += 1;
    }
    table
};

impl Tile {
    /// The tiles that may lie in one line with it.
    ///
    /// Tiles of which each may lie beside each other one make a line, all together. So what may be added to a
    /// line is what may lie beside each of its tiles.
    #[inline]
    pub const fn beside(self) -> Tiles {
        BESIDE[self.index()]
    }
}

impl Line {
    /// A line of no tiles.
    pub const EMPTY: Self = Self { colours: 0, shapes: 0, count: 0 };

    /// The line with one more tile.
    #[must_use]
    #[inline]
    pub const fn with(self, tile: Tile) -> Self {
        let (colour, shape) = BITS[tile.index()];
        Self {
            colours: self.colours | colour,
            shapes: self.shapes | shape,
            count: self.count.saturating_add(1),
        }
    }

    /// This line and another that shares some tiles with it: `count` tiles in all.
    #[must_use]
    #[inline]
    pub(crate) const fn joined(self, other: Self, count: u8) -> Self {
        Self { colours: self.colours | other.colours, shapes: self.shapes | other.shapes, count }
    }

    /// How many tiles it has.
    pub const fn len(self) -> usize {
        self.count as usize
    }

    /// Whether it has no tiles.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// Whether all tiles share the colour or all share the shape, and no two are equal.
    #[inline]
    pub const fn is_valid(self) -> bool {
        let count = self.count;
        let colours = COUNTS[(self.colours & 63) as usize];
        let shapes = COUNTS[(self.shapes & 63) as usize];
        count == 0 || colours == 1 && shapes == count || shapes == 1 && colours == count
    }

    /// The tiles that may be added to the line.
    #[inline]
    pub const fn allowed(self) -> Tiles {
        if self.count == 0 {
            return Tiles::ALL;
        }
        if !self.is_valid() {
            return Tiles::NONE;
        }
        let mut bits = 0;
        if COUNTS[(self.colours & 63) as usize] == 1 {
            bits |= (ROW & !(self.shapes as u64)) << (6 * self.colours.trailing_zeros());
        }
        if COUNTS[(self.shapes & 63) as usize] == 1 {
            bits |= (COLUMN & !SPREAD[(self.colours & 63) as usize]) << self.shapes.trailing_zeros();
        }
        Tiles::from_bits(bits)
    }

    /// The points for a line of `count` tiles that was formed or lengthened: a Qwirkle brings six more, and
    /// a tile with no neighbour is no line.
    pub(crate) const fn points(count: usize) -> u32 {
        match count {
            0 | 1 => 0,
            LONGEST => 12,
            _ => count as u32,
        }
    }
}

impl FromIterator<Tile> for Line {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn line(text: &str) -> Vec<Tile> {
        text.split_whitespace().map(|word| Tile::read(word).unwrap()).collect()
    }

    /// By the rule itself: pairwise different, and all of one colour or all of one shape.
    fn is_valid(tiles: &[Tile]) -> bool {
        let different = (0..tiles.len()).all(|i| !tiles[..i].contains(&tiles[i]));
        let colour = tiles.iter().all(|tile| tile.colour() == tiles[0].colour());
        let shape = tiles.iter().all(|tile| tile.shape() == tiles[0].shape());
        different && (colour || shape)
    }

    #[test]
    fn allowed_tiles_match_the_rule_itself() {
        let texts =
            ["rs", "rs rc", "rs bs", "rs rs", "rs bc", "rs rc rd rv rt", "rs rc bc", "rs os ys gs bs ps"];
        for text in texts {
            let tiles = line(text);
            let sum: Line = tiles.iter().copied().collect();
            assert_eq!(sum.is_valid(), is_valid(&tiles), "{text}");
            for tile in Tile::all() {
                let mut more = tiles.clone();
                more.push(tile);
                assert_eq!(sum.allowed().contains(tile), is_valid(&more), "{text} + {tile}");
            }
        }
        assert_eq!(Line::EMPTY.allowed(), Tiles::ALL);
    }

    #[test]
    fn what_a_line_allows_lies_beside_each_of_its_tiles() {
        fn grow(line: Line, beside: Tiles) {
            assert_eq!(line.allowed(), beside);
            for tile in beside {
                assert!(line.with(tile).is_valid());
                grow(line.with(tile), beside & tile.beside());
            }
        }
        grow(Line::EMPTY, Tiles::ALL);
    }

    #[test]
    fn a_qwirkle_counts_double() {
        assert_eq!([0, 1, 2, 5, 6].map(Line::points), [0, 0, 2, 5, 12]);
    }
}
