//! The rules of placing tiles once more: slow, obvious and independent of the crate's board.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use qwirkle::{Board, Cell, Hand, Placed, Placement, Tile};

pub type Table = BTreeMap<(i32, i32), Tile>;

const RIGHT: (i32, i32) = (1, 0);
const DOWN: (i32, i32) = (0, 1);

pub fn table(board: &Board) -> Table {
    board.placed().iter().map(|placed| (at(placed.cell), placed.tile)).collect()
}

fn at(cell: Cell) -> (i32, i32) {
    (cell.x.into(), cell.y.into())
}

fn step((x, y): (i32, i32), (dx, dy): (i32, i32), by: i32) -> (i32, i32) {
    (x + dx * by, y + dy * by)
}

/// The cells of the line through a cell.
fn line(table: &Table, cell: (i32, i32), way: (i32, i32)) -> Vec<(i32, i32)> {
    let mut first = cell;
    while table.contains_key(&step(first, way, -1)) {
        first = step(first, way, -1);
    }
    (0..108).map(|by| step(first, way, by)).take_while(|cell| table.contains_key(cell)).collect()
}

fn is_line(tiles: &[Tile]) -> bool {
    let different: BTreeSet<_> = tiles.iter().collect();
    let colours: BTreeSet<_> = tiles.iter().map(|tile| tile.colour()).collect();
    let shapes: BTreeSet<_> = tiles.iter().map(|tile| tile.shape()).collect();
    different.len() == tiles.len() && (colours.len() == 1 || shapes.len() == 1)
}

fn lines_are_legal(table: &Table, cell: (i32, i32)) -> bool {
    [RIGHT, DOWN].into_iter().all(|way| {
        let tiles: Vec<Tile> = line(table, cell, way).iter().map(|cell| table[cell]).collect();
        is_line(&tiles)
    })
}

/// Whether a tile may lie on an empty cell by the lines through it.
pub fn fits(table: &Table, cell: Cell, tile: Tile) -> bool {
    let mut after = table.clone();
    after.insert(at(cell), tile);
    lines_are_legal(&after, at(cell))
}

/// The empty cells that touch a tile.
pub fn frontier(table: &Table) -> BTreeSet<Cell> {
    let around = |&(x, y): &(i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
    let cells = table.keys().flat_map(around).filter(|cell| !table.contains_key(cell));
    cells.map(|(x, y)| Cell::new(x as i8, y as i8)).collect()
}

/// The points of a placement on a table; `None` if it is illegal. Only the opening touches nothing.
pub fn points(table: &Table, laid: &[Placed]) -> Option<u32> {
    let cells: Vec<(i32, i32)> = laid.iter().map(|placed| at(placed.cell)).collect();
    let around = |&(x, y): &(i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
    if !table.is_empty() && !cells.iter().flat_map(around).any(|cell| table.contains_key(&cell)) {
        return None;
    }
    let mut after = table.clone();
    for placed in laid {
        if after.insert(at(placed.cell), placed.tile).is_some() {
            return None;
        }
    }
    let in_one = |way| {
        let line = line(&after, cells[0], way);
        cells.iter().all(|cell| line.contains(cell))
    };
    let joined = in_one(RIGHT) || in_one(DOWN);
    if !joined || !cells.iter().all(|&cell| lines_are_legal(&after, cell)) {
        return None;
    }
    let lines = cells.iter().flat_map(|&cell| [RIGHT, DOWN].map(|way| line(&after, cell, way)));
    let lines: BTreeSet<_> = lines.filter(|line| line.len() > 1).collect();
    let sum: usize = lines.iter().map(|line| if line.len() == 6 { 12 } else { line.len() }).sum();
    Some(sum.max(1) as u32)
}

/// Every legal placement with its points.
pub fn placements(table: &Table, hand: Hand) -> BTreeMap<Placement, u32> {
    let mut search = Search { before: table, after: table.clone(), laid: Vec::new(), found: BTreeMap::new() };
    if table.is_empty() {
        search.extend(hand, (0, 0), RIGHT);
        search.extend(hand, (0, 0), DOWN);
        let longest = search.found.keys().map(|placement| placement.tiles().len()).max();
        search.found.retain(|placement, _| Some(placement.tiles().len()) == longest);
        return search.found;
    }
    let xs = || table.keys().map(|&(x, _)| x);
    let ys = || table.keys().map(|&(_, y)| y);
    for y in ys().min().unwrap() - 6..=ys().max().unwrap() + 6 {
        for x in xs().min().unwrap() - 6..=xs().max().unwrap() + 6 {
            if !table.contains_key(&(x, y)) {
                search.extend(hand, (x, y), RIGHT);
                search.extend(hand, (x, y), DOWN);
            }
        }
    }
    search.found
}

struct Search<'a> {
    before: &'a Table,
    after: Table,
    laid: Vec<Placed>,
    found: BTreeMap<Placement, u32>,
}

impl Search<'_> {
    /// Lays each tile of the hand on this cell, then goes on with the next empty cell along the line.
    ///
    /// Lines only grow on the way, so once one is illegal nothing that follows can mend it.
    fn extend(&mut self, hand: Hand, cell: (i32, i32), way: (i32, i32)) {
        for &tile in hand.tiles() {
            self.laid.push(Placed { cell: Cell::new(cell.0 as i8, cell.1 as i8), tile });
            self.after.insert(cell, tile);
            if lines_are_legal(&self.after, cell) {
                if let Some(points) = points(self.before, &self.laid) {
                    self.found.insert(Placement::new(&self.laid).unwrap(), points);
                }
                let mut rest = hand;
                rest.remove(tile);
                let mut next = step(cell, way, 1);
                while self.before.contains_key(&next) {
                    next = step(next, way, 1);
                }
                self.extend(rest, next, way);
            }
            self.after.remove(&cell);
            self.laid.pop();
        }
    }
}
