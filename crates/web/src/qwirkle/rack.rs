//! The tiles of the hand: in an order of the person's own, some of them laid on the board.

use std::mem;

use qwirkle::{Cell, Hand, Placed, Tile};

use crate::order;

/// A tile of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Piece {
    /// Tells it from others of its kind, so that the page moves what moves.
    pub(super) id: u32,
    pub(super) tile: Tile,
    /// Where it is laid in this turn.
    pub(super) cell: Option<Cell>,
}

/// The hand as it lies before the person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Rack {
    pieces: Vec<Piece>,
    next: u32,
    /// Whether the next sorting is by shape.
    by_shape: bool,
}

impl Rack {
    pub(super) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub(super) fn piece(&self, id: u32) -> Option<Piece> {
        self.pieces.iter().copied().find(|piece| piece.id == id)
    }

    /// The piece that is laid on a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Piece> {
        self.pieces.iter().copied().find(|piece| piece.cell == Some(cell))
    }

    /// What is laid in this turn.
    pub(super) fn laid(&self) -> Vec<Placed> {
        let placed = |piece: &Piece| piece.cell.map(|cell| Placed { cell, tile: piece.tile });
        self.pieces.iter().filter_map(placed).collect()
    }

    /// What is laid, but for one piece.
    pub(super) fn laid_without(&self, id: u32) -> Vec<Placed> {
        let mut other = self.clone();
        other.put(id, None);
        other.laid()
    }

    /// Lays a piece on a cell, or takes it back.
    pub(super) fn put(&mut self, id: u32, cell: Option<Cell>) {
        if let Some(piece) = self.pieces.iter_mut().find(|piece| piece.id == id) {
            piece.cell = cell;
        }
    }

    /// Lays exactly these tiles, whichever come first of their kind.
    pub(super) fn lay(&mut self, tiles: &[Placed]) {
        self.recall();
        for placed in tiles {
            let is_free = |piece: &&mut Piece| piece.tile == placed.tile && piece.cell.is_none();
            if let Some(piece) = self.pieces.iter_mut().find(is_free) {
                piece.cell = Some(placed.cell);
            }
        }
    }

    /// The first pieces of these kinds.
    pub(super) fn ids(&self, tiles: &[Tile]) -> Vec<u32> {
        let mut left = tiles.to_vec();
        let mut is_wanted = |piece: &&Piece| {
            let at = left.iter().position(|&tile| tile == piece.tile);
            at.map(|at| left.remove(at)).is_some()
        };
        self.pieces.iter().filter(|piece| is_wanted(piece)).map(|piece| piece.id).collect()
    }

    /// Takes everything back.
    pub(super) fn recall(&mut self) {
        self.pieces.iter_mut().for_each(|piece| piece.cell = None);
    }

    /// Holds exactly these tiles from now on: what is gone was most likely laid, what is new comes last.
    pub(super) fn hold(&mut self, hand: Hand) {
        for tile in hand.kinds() {
            let held = self.pieces.iter().filter(|piece| piece.tile == tile).count();
            for _ in held..hand.count(tile) {
                self.pieces.push(Piece { id: self.next, tile, cell: None });
                self.next += 1;
            }
        }
        while let Some(gone) = self.surplus(hand) {
            self.pieces.remove(gone);
        }
    }

    /// A piece that the hand no longer has.
    fn surplus(&self, hand: Hand) -> Option<usize> {
        let is_surplus = |piece: &&Piece| {
            self.pieces.iter().filter(|other| other.tile == piece.tile).count() > hand.count(piece.tile)
        };
        let found = self.pieces.iter().filter(is_surplus).max_by_key(|piece| piece.cell.is_some())?;
        self.pieces.iter().position(|piece| piece.id == found.id)
    }

    /// Moves a piece to another place in the row.
    pub(super) fn shift(&mut self, id: u32, to: usize) {
        if let Some(from) = self.pieces.iter().position(|piece| piece.id == id) {
            let piece = self.pieces.remove(from);
            self.pieces.insert(to.min(self.pieces.len()), piece);
        }
    }

    /// Mixes the tiles; `lot` draws a number below its argument.
    pub(super) fn shuffle(&mut self, mut lot: impl FnMut(usize) -> usize) {
        for last in (1..self.pieces.len()).rev() {
            self.pieces.swap(last, lot(last + 1).min(last));
        }
    }

    /// Sorts by colour, the next time by shape, and so on; says whether it was by shape.
    pub(super) fn sort(&mut self) -> bool {
        let by_shape = self.by_shape;
        self.by_shape = !by_shape;
        self.pieces = order::by_key(mem::take(&mut self.pieces), |piece| {
            let (colour, shape) = (piece.tile.colour() as i64, piece.tile.shape() as i64);
            if by_shape { 6 * shape + colour } else { 6 * colour + shape }
        });
        by_shape
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack(text: &str) -> Rack {
        let mut rack = Rack::default();
        rack.hold(Hand::read(text).unwrap_or_default());
        rack
    }

    fn order(rack: &Rack) -> String {
        rack.pieces().iter().map(|piece| piece.tile.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_order_survives_a_turn() {
        let mut rack = rack("rs rc bs yt");
        rack.shift(3, 0);
        assert_eq!(order(&rack), "bs rs rc yt");
        rack.put(1, Some(Cell::ORIGIN));
        rack.hold(Hand::read("rs bs yt gd").unwrap_or_default());
        assert_eq!(order(&rack), "bs rs yt gd");
        assert_eq!(rack.laid(), []);
    }

    #[test]
    fn of_equal_tiles_the_one_that_was_laid_is_gone() {
        let mut rack = rack("rs rs");
        rack.put(1, Some(Cell::ORIGIN));
        rack.hold(Hand::read("rs").unwrap_or_default());
        assert_eq!(rack.pieces().first().map(|piece| (piece.id, piece.cell)), Some((0, None)));
    }

    #[test]
    fn exactly_what_is_said_is_laid() {
        let mut rack = rack("rs rs rc bs");
        rack.put(3, Some(Cell::ORIGIN));
        let tiles = ["rs@0,1", "rs@5,1", "rc@0,2"].map(|text| qwirkle::Placement::read(text).unwrap());
        let tiles: Vec<Placed> = tiles.iter().flat_map(|one| one.tiles().to_vec()).collect();
        rack.lay(&tiles);
        assert_eq!(rack.laid(), tiles);
        assert_eq!(rack.ids(&["rs", "bs"].map(|text| Tile::read(text).unwrap())), [0, 3]);
    }

    #[test]
    fn sorting_takes_turns() {
        let mut rack = rack("rx bs rs bx");
        assert!(!rack.sort());
        assert_eq!(order(&rack), "rs rx bs bx");
        assert!(rack.sort());
        assert_eq!(order(&rack), "rs bs rx bx");
        rack.shuffle(|_| 0);
        assert_eq!(rack.pieces().len(), 4);
    }
}
