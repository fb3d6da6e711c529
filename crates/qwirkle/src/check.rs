//! Whether a choice is legal, read off the board cell by cell; the plain twin of `generate.rs`.

use alloc::vec::Vec;

use crate::generate::can_place;
use crate::{Axis, Board, Cell, Choice, Hand, Illegal, Placed, Placement, Tile};

/// Whether the seat in turn, holding `hand`, may choose so.
pub(crate) fn check(board: &Board, hand: Hand, bag: usize, choice: &Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Place(placement) => check_placement(board, hand, placement),
        Choice::Trade(_) | Choice::Pass if board.is_empty() => Err(Illegal::OpeningNotPlaced),
        Choice::Trade(tiles) => check_trade(hand, bag, *tiles),
        //
        Choice::Pass if bag > 0 => Err(Illegal::PassWithBag),
        Choice::Pass if can_place(board, hand) => Err(Illegal::PassWithPlacement),
        Choice::Pass => Ok(()),
    }
}

fn check_trade(hand: Hand, bag: usize, tiles: Hand) -> Result<(), Illegal> {
    if tiles.is_empty() {
        return Err(Illegal::EmptyTrade);
    }
    check_held(hand, tiles.tiles().iter().copied())?;
    //
    if tiles.len() > bag { Err(Illegal::BagTooSmall { bag, traded: tiles.len() }) } else { Ok(()) }
}

fn check_held(hand: Hand, tiles: impl Iterator<Item = Tile>) -> Result<(), Illegal> {
    let mut left = hand;
    for tile in tiles {
        if !left.remove(tile) {
            return Err(Illegal::NotHeld { tile, held: hand.count(tile) });
        }
    }
    Ok(())
}

fn check_placement(board: &Board, hand: Hand, placement: &Placement) -> Result<(), Illegal> {
    check_part(board, hand, placement)?;
    if board.is_empty() { Table { board, placement }.check_opening(hand) } else { Ok(()) }
}

/// Whether tiles of this hand may lie so, be it as the beginning of a longer opening.
pub(crate) fn check_part(board: &Board, hand: Hand, placement: &Placement) -> Result<(), Illegal> {
    check_held(hand, placement.tiles().iter().map(|placed| placed.tile))?;
    let table = Table { board, placement };
    table.check_cells()?;
    table.check_joined()?;
    table.check_lines()?;
    if board.is_empty() { Ok(()) } else { table.check_touching() }
}

/// The board with the placement on it.
struct Table<'a> {
    board: &'a Board,
    placement: &'a Placement,
}

impl Table<'_> {
    fn tiles(&self) -> &[Placed] {
        self.placement.tiles()
    }

    fn tile(&self, cell: Cell) -> Option<Tile> {
        self.board.tile(cell).or_else(|| self.placement.tile(cell))
    }

    fn check_cells(&self) -> Result<(), Illegal> {
        for placed in self.tiles() {
            if let Some(tile) = self.board.tile(placed.cell) {
                return Err(Illegal::Taken(placed.cell, tile));
            }
        }
        for pair in self.tiles().windows(2) {
            if let [one, other] = pair
                && one.cell == other.cell
            {
                return Err(Illegal::SameCell(one.cell));
            }
        }
        Ok(())
    }

    /// All in one row or column, with no empty cell between them.
    fn check_joined(&self) -> Result<(), Illegal> {
        let [first, .., last] = self.tiles() else {
            return Ok(());
        };
        let axis = self.placement.axis();
        let aside = first.cell.position(axis.other());
        if self.tiles().iter().any(|placed| placed.cell.position(axis.other()) != aside) {
            return Err(Illegal::NotInLine);
        }
        let length = i32::from(last.cell.position(axis)) - i32::from(first.cell.position(axis));
        let mut between = (0..length).map(|by| first.cell.along(axis, by));
        between.find(|&cell| self.tile(cell).is_none()).map_or(Ok(()), |cell| Err(Illegal::Gap(cell)))
    }

    fn check_touching(&self) -> Result<(), Illegal> {
        let touches = |cell: Cell| cell.neighbours().into_iter().any(|near| self.board.tile(near).is_some());
        if self.tiles().iter().any(|placed| touches(placed.cell)) { Ok(()) } else { Err(Illegal::Apart) }
    }

    fn check_lines(&self) -> Result<(), Illegal> {
        for placed in self.tiles() {
            for axis in Axis::BOTH {
                check_line(placed.cell, &self.line(placed.cell, axis))?;
            }
        }
        Ok(())
    }

    /// The tiles that touch each other along an axis through a cell.
    fn line(&self, cell: Cell, axis: Axis) -> Vec<Tile> {
        let walk = |step: i32| (1..).map_while(move |by| self.tile(cell.along(axis, step * by)));
        let mut line: Vec<Tile> = walk(-1).collect();
        line.reverse();
        line.extend(self.tile(cell));
        line.extend(walk(1));
        line
    }

    /// R-11, and where the opening is written to lie.
    fn check_opening(&self, hand: Hand) -> Result<(), Illegal> {
        if self.tiles().len() != hand.longest_line() {
            return Err(Illegal::OpeningLength(hand.longest_line()));
        }
        let starts = self.tiles().first().is_some_and(|first| first.cell == Cell::ORIGIN);
        if starts { Ok(()) } else { Err(Illegal::OpeningCell) }
    }
}

/// Tiles that are all different and share an attribute pair by pair share one all together.
pub(crate) fn check_line(cell: Cell, line: &[Tile]) -> Result<(), Illegal> {
    for (i, &one) in line.iter().enumerate() {
        for &other in line.iter().skip(i + 1) {
            if one == other {
                return Err(Illegal::Alike(cell, one));
            }
            if one.colour() != other.colour() && one.shape() != other.shape() {
                return Err(Illegal::Unlike(one, other));
            }
        }
    }
    Ok(())
}
