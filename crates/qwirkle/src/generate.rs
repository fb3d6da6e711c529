//! Every legal placement, exactly once, with its points.
//!
//! The optimised twin of `check.rs`: it works from what the board keeps about the empty cells around the
//! tiles. No line has two equal tiles, so it is enough to know which kinds the hand holds.

use crate::slot::Slot;
use crate::{Axis, Board, Cell, Hand, LONGEST, Line, Placed, Placement, Tile, Tiles};

/// Shows every legal placement of a seat that is to play, and the points it brings.
pub(crate) fn for_each_placement(board: &Board, hand: Hand, show: &mut impl FnMut(&Placement, u32)) {
    walk_all(board, hand, &mut Every(show));
}

/// The placement that brings most points, of equal ones the first that would be shown.
///
/// Most lines cannot bring as much as was found before, and no placement of theirs is looked at.
pub(crate) fn best_placement(board: &Board, hand: Hand) -> Option<(Placement, u32)> {
    let mut best = Best { placement: Placement::NONE, points: 0 };
    walk_all(board, hand, &mut best);
    (best.points > 0).then_some((best.placement, best.points))
}

/// Who placements are shown to.
trait Visitor {
    fn show(&mut self, placement: &Placement, points: u32);

    /// Whether placements that bring at most so many points are to be shown.
    fn wants(&self, at_most: impl FnOnce() -> u32) -> bool;
}

/// Everything is shown.
struct Every<F>(F);

impl<F: FnMut(&Placement, u32)> Visitor for Every<F> {
    #[inline]
    fn show(&mut self, placement: &Placement, points: u32) {
        (self.0)(placement, points);
    }

    #[inline]
    fn wants(&self, _: impl FnOnce() -> u32) -> bool {
        true
    }
}

/// Only what brings more than all before it matters.
struct Best {
    placement: Placement,
    points: u32,
}

impl Visitor for Best {
    #[inline]
    fn show(&mut self, placement: &Placement, points: u32) {
        if points > self.points {
            *self = Self { placement: *placement, points };
        }
    }

    #[inline]
    fn wants(&self, at_most: impl FnOnce() -> u32) -> bool {
        at_most() > self.points
    }
}

fn walk_all(board: &Board, hand: Hand, visitor: &mut impl Visitor) {
    if board.is_empty() {
        return openings(board, hand, &mut |placement, points| visitor.show(placement, points));
    }
    let mut walk = Walk { board, kinds: hand.kinds(), visitor };
    for slot in board.slots() {
        for tile in slot.allowed() & walk.kinds {
            let mut laid = Placement::NONE;
            laid.push(Placed { cell: slot.cell, tile });
            walk.visitor.show(&laid, slot.points());
            walk.begin::<ACROSS>(&mut laid, slot, tile);
            walk.begin::<DOWN>(&mut laid, slot, tile);
        }
    }
}

/// Whether a seat that holds `hand` can place anything.
///
/// If several tiles can be placed, so can one of those that touch the board, alone.
pub(crate) fn can_place(board: &Board, hand: Hand) -> bool {
    let kinds = hand.kinds();
    board.is_empty() && !kinds.is_empty()
        || board.slots().iter().any(|slot| !(slot.allowed() & kinds).is_empty())
}

/// every order of every line of the longest length that the hand holds.
fn openings(board: &Board, hand: Hand, show: &mut dyn FnMut(&Placement, u32)) {
    let longest = hand.longest_line();
    let mut only_longest = |placement: &Placement, points: u32| {
        if placement.tiles().len() == longest {
            show(placement, points.max(1));
        }
    };
    let mut walk = Walk { board, kinds: hand.kinds(), visitor: &mut Every(&mut only_longest) };
    let nothing = Reach { fitting: Tiles::ALL, points: 0, next: Cell::ORIGIN, length: 0 };
    let mut laid = Placement::NONE;
    walk.forwards::<ACROSS>(&mut laid, nothing);
    // One tile alone lies neither across nor down: it is shown once.
    if longest > 1 {
        walk.forwards::<DOWN>(&mut laid, nothing);
    }
}

/// Which way a walk goes: its functions are compiled once for each axis.
const ACROSS: bool = false;
const DOWN: bool = true;

const fn axis<const DOWN: bool>() -> Axis {
    if DOWN { Axis::Down } else { Axis::Across }
}

/// Grows placements.
struct Walk<'a, V> {
    board: &'a Board,
    /// What the hand holds. What was laid of it needs no note: it does not fit its own line.
    kinds: Tiles,
    visitor: &'a mut V,
}

/// How far a walk has come.
#[derive(Clone, Copy)]
struct Reach {
    /// The tiles that fit the line with all tiles laid so far.
    fitting: Tiles,
    /// The points for the lines across the tiles laid so far.
    points: u32,
    /// The first empty cell behind the line.
    next: Cell,
    /// How many tiles the line has.
    length: u8,
}

impl Reach {
    /// The same with one more tile in the line, whichever it is.
    #[inline]
    const fn longer(self) -> Self {
        Self { length: self.length + 1, ..self }
    }

    #[inline]
    const fn points(self) -> u32 {
        Line::points(self.length as usize) + self.points
    }
}

impl<V: Visitor> Walk<'_, V> {
    /// Shows the placements of two or more tiles whose first tile next to the board is this one in this slot.
    ///
    /// Every placement has such a tile. What lies before it touches nothing, so it lies without a gap on
    /// open cells, and the lines across it have no other tiles.
    #[inline]
    fn begin<const DOWN: bool>(&mut self, laid: &mut Placement, slot: &Slot, tile: Tile) {
        let axis = axis::<DOWN>();
        let along = slot.along(axis);
        let fitting = along.allowed & tile.beside();
        if self.holds_any(fitting) {
            let points = slot.along(axis.other()).points();
            let next = slot.cell.along(axis, 1 + i32::from(along.after));
            let length = along.before + along.after + 1;
            let reach = Reach { fitting, points, next, length };
            if self.visitor.wants(|| self.at_most::<DOWN>(reach)) {
                self.go_on::<DOWN>(laid, slot.cell, reach);
            }
        }
    }

    /// No way to go on brings more points than these: all tiles that fit lie in the line, and each scores the most that
    /// it could. What lies before the first tile touches nothing and scores no line across.
    #[inline]
    fn at_most<const DOWN: bool>(&self, reach: Reach) -> u32 {
        let axis = axis::<DOWN>();
        let fitting = reach.fitting & self.kinds;
        let Reach { mut points, mut next, .. } = reach;
        let mut length = usize::from(reach.length) + fitting.len();
        for _ in fitting {
            next = match self.board.slot(next) {
                Some(slot) if (slot.allowed() & fitting).is_empty() => break,
                Some(slot) => {
                    let after = slot.along(axis).after;
                    points += slot.along(axis.other()).points();
                    length += usize::from(after);
                    next.along(axis, 1 + i32::from(after))
                }
                None => next.along(axis, 1),
            };
        }
        Line::points(length.min(LONGEST)) + points
    }

    #[inline]
    fn holds_any(&self, tiles: Tiles) -> bool {
        !(self.kinds & tiles).is_empty()
    }

    /// All ways to go on behind the tiles laid so far; then one more tile before the first one, and so on.
    #[inline]
    fn go_on<const DOWN: bool>(&mut self, laid: &mut Placement, first: Cell, reach: Reach) {
        self.forwards::<DOWN>(laid, reach);
        let cell = first.along(axis::<DOWN>(), -1);
        if self.board.is_open(cell) {
            self.lay_each_before::<DOWN>(laid, cell, reach);
        }
    }

    /// Lays each tile that fits on an open cell before the others, and goes on from there.
    ///
    /// This and `lay_each` are functions of their own, so that it costs no call if nothing can lie there, which is
    /// so about every second time.
    #[inline(never)]
    fn lay_each_before<const DOWN: bool>(&mut self, laid: &Placement, cell: Cell, reach: Reach) {
        let mut laid = laid.behind(Placed { cell, tile: Tile::FIRST });
        let longer = reach.longer();
        let points = longer.points();
        for tile in reach.fitting & self.kinds {
            laid.set_first(tile);
            self.visitor.show(&laid, points);
            let fitting = reach.fitting & tile.beside();
            if self.holds_any(fitting) {
                self.go_on::<DOWN>(&mut laid, cell, Reach { fitting, ..longer });
            }
        }
    }

    /// Goes on with the next empty cell, whose tile may join tiles of the board to the line.
    #[inline]
    fn forwards<const DOWN: bool>(&mut self, laid: &mut Placement, reach: Reach) {
        let axis = axis::<DOWN>();
        let mut fitting = reach.fitting & self.kinds;
        let mut longer = Reach { next: reach.next.along(axis, 1), ..reach.longer() };
        if let Some(slot) = self.board.slot(reach.next) {
            let (along, across) = (slot.along(axis), slot.along(axis.other()));
            fitting = fitting & along.allowed & across.allowed;
            // What lies behind the cell must fit what was laid, too.
            let fits = || self.board.are_among(reach.fitting, longer.next, axis, along.after);
            if fitting.is_empty() || along.after > 0 && !fits() {
                return;
            }
            longer.fitting = reach.fitting & along.allowed;
            longer.points += across.points();
            longer.next = longer.next.along(axis, along.after.into());
            longer.length += along.after;
        }
        self.lay_each::<DOWN>(laid, reach.next, fitting, longer);
    }

    /// Lays each of these tiles on a cell behind the others, and goes on from there.
    #[inline(never)]
    fn lay_each<const DOWN: bool>(&mut self, laid: &mut Placement, cell: Cell, tiles: Tiles, reach: Reach) {
        laid.push(Placed { cell, tile: Tile::FIRST });
        let points = reach.points();
        for tile in tiles {
            laid.set_last(tile);
            self.visitor.show(laid, points);
            let fitting = reach.fitting & tile.beside();
            if self.holds_any(fitting) {
                self.forwards::<DOWN>(laid, Reach { fitting, ..reach });
            }
        }
        laid.pop();
    }
}
