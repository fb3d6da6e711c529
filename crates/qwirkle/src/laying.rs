//! A placement that is being laid tile by tile: for those who lay it with their hands.

use alloc::vec::Vec;

use crate::check::{check, check_part};
use crate::{Axis, Cell, Choice, Illegal, Placed, Placement, Tile, View};

/// A line on the board: tiles that touch each other along an axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The first cell, on the left or at the top.
    pub first: Cell,
    /// Which way it runs.
    pub axis: Axis,
    /// How many tiles it has.
    pub length: u8,
}

impl View {
    /// Whether the viewer may choose so now.
    pub fn check(&self, choice: &Choice) -> Result<(), Illegal> {
        check(&self.board, self.hand_in_turn()?, self.bag, choice)
    }

    /// Whether these tiles may lie so as a beginning of the viewer's placement: as a placement of their own, but
    /// that an opening line may be short and lie anywhere.
    pub fn check_part(&self, tiles: &[Placed]) -> Result<(), Illegal> {
        let hand = self.hand_in_turn()?;
        Placement::new(tiles).map_or(Ok(()), |placement| check_part(&self.board, hand, &placement))
    }

    /// The cells on which a tile may lie next, in reading order, when these lie there already.
    pub fn cells_for(&self, tile: Tile, laid: &[Placed]) -> Vec<Cell> {
        let around = laid.iter().flat_map(|placed| placed.cell.neighbours());
        let mut cells: Vec<Cell> = self.board.frontier().map(|edge| edge.cell).chain(around).collect();
        if cells.is_empty() {
            cells.push(Cell::ORIGIN);
        }
        cells.sort_unstable();
        cells.dedup();
        let mut tiles = laid.to_vec();
        cells.retain(|&cell| {
            tiles.push(Placed { cell, tile });
            let fits = self.check_part(&tiles).is_ok();
            tiles.pop();
            fits
        });
        cells
    }

    /// The placement of these tiles as it is written: an opening begins at 0,0, wherever it was laid.
    pub fn placement_of(&self, laid: &[Placed]) -> Option<Placement> {
        let placement = Placement::new(laid)?;
        let first = placement.tiles().first()?.cell;
        if !self.board.is_empty() {
            return Some(placement);
        }
        let moved = |placed: &Placed| Placed {
            cell: placed.cell.along(Axis::Across, -i32::from(first.x)).along(Axis::Down, -i32::from(first.y)),
            tile: placed.tile,
        };
        Placement::new(&laid.iter().map(moved).collect::<Vec<_>>())
    }

    /// Whether the game is over once the viewer has placed so many tiles, which brings six points more.
    pub fn ends_after(&self, count: usize) -> bool {
        self.bag == 0 && self.hand.is_some_and(|hand| hand.len() == count)
    }
}

#[cfg(test)]
mod tests {
    use alloc::sync::Arc;
    use alloc::vec;

    use game::{Game, Seat, Viewer};

    use super::*;
    use crate::{Board, Chance, Hand, Qwirkle, Setup};

    fn view(hands: [&str; 2]) -> View {
        let mut state = Qwirkle::new(&Setup::new(["Ann", "Bob"])).unwrap();
        let hands = hands.map(|text| Hand::read(text).unwrap());
        state.happen(&Chance::Deal(hands.to_vec())).unwrap();
        state.view(Viewer::Seat(Seat::new(0)))
    }

    fn placed(text: &str) -> Vec<Placed> {
        Placement::read(text).unwrap().tiles().to_vec()
    }

    fn tile(text: &str) -> Tile {
        Tile::read(text).unwrap()
    }

    #[test]
    fn an_opening_grows_at_both_ends_and_is_written_from_the_origin() {
        let view = view(["rs rc rd bv gt yx", "os oc yv gd pt px"]);
        assert_eq!(view.cells_for(tile("rs"), &[]), [Cell::ORIGIN]);
        let laid = placed("rs@0,0 rc@-1,0");
        assert_eq!(view.cells_for(tile("rd"), &laid), [Cell::new(-2, 0), Cell::new(1, 0)]);
        assert_eq!(view.cells_for(tile("bv"), &laid), []);
        assert_eq!(view.check_part(&laid), Ok(()));
        let part = view.placement_of(&laid).unwrap();
        assert_eq!(part, Placement::read("rc@0,0 rs@1,0").unwrap());
        assert_eq!(view.check(&Choice::Place(part)), Err(Illegal::OpeningLength(3)));
        let whole = view.placement_of(&placed("rs@0,0 rc@-1,0 rd@-2,0")).unwrap();
        assert_eq!(view.check(&Choice::Place(whole)), Ok(()));
    }

    #[test]
    fn every_placement_can_be_laid_tile_by_tile() {
        let mut view = view(["rs rc rd rv gt gs", "os oc yv gd pt px"]);
        view.board = Arc::new(Board::of(&placed("rt@0,0 rx@1,0")).unwrap());
        let mut all = Vec::new();
        view.for_each_placement(|placement, _| all.push(*placement));
        assert!(all.len() > 100);
        let mut reached = vec![Vec::<Placed>::new()];
        let mut found = Vec::new();
        while let Some(laid) = reached.pop() {
            let mut left = view.hand.unwrap();
            for placed in &laid {
                left.remove(placed.tile);
            }
            for tile in left.kinds() {
                for cell in view.cells_for(tile, &laid) {
                    let mut longer = laid.clone();
                    longer.push(Placed { cell, tile });
                    longer.sort_unstable();
                    let placement = Placement::new(&longer).unwrap();
                    if !found.contains(&placement) {
                        assert_eq!(view.check(&Choice::Place(placement)), Ok(()));
                        found.push(placement);
                        reached.push(longer);
                    }
                }
            }
        }
        all.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, all);
    }

    #[test]
    fn lines_lie_where_their_tiles_do() {
        let board = Board::of(&placed("rs@0,0 rc@1,0 bs@0,1 bc@1,1")).unwrap();
        let runs = board.runs(&Placement::read("bs@0,1 bc@1,1").unwrap());
        let run = |x, y, axis| Run { first: Cell::new(x, y), axis, length: 2 };
        assert_eq!(runs, [run(0, 1, Axis::Across), run(0, 0, Axis::Down), run(1, 0, Axis::Down)]);
    }

    #[test]
    fn the_last_tiles_end_the_game() {
        let mut view = view(["rs rc rd bv gt yx", "os oc yv gd pt px"]);
        assert!(!view.ends_after(6));
        view.bag = 0;
        assert!(view.ends_after(6) && !view.ends_after(5));
    }
}
