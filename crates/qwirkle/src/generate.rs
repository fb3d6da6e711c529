//! Every legal placement, exactly once, with its points.
//!
//! The optimised twin of `check.rs`: it works from what the board keeps about the empty cells around the
//! tiles. No line has two equal tiles, so it is enough to know which kinds the hand holds.

use crate::slot::Slot;
use crate::{Axis, Board, Cell, HAND_SIZE, Hand, Line, Placed, Placement, Tile, Tiles};

/// Shows every legal placement of a seat that is to play, and the points it brings.
pub(crate) fn for_each_placement(board: &Board, hand: Hand, show: &mut impl FnMut(&Placement, u32)) {
    if board.is_empty() {
        return openings(board, hand, show);
    }
    let kinds = hand.kinds();
    let mut walk = Walk::new(board, Axis::Across, show);
    for slot in board.slots() {
        for tile in slot.allowed() & kinds {
            let placement = Placement::in_order(&[Placed { cell: slot.cell, tile }]);
            (walk.show)(&placement, slot.way(Axis::Across).points() + slot.way(Axis::Down).points());
            for axis in Axis::BOTH {
                walk.axis = axis;
                walk.begin(slot, tile, kinds.without(tile));
            }
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
fn openings(board: &Board, hand: Hand, show: &mut impl FnMut(&Placement, u32)) {
    let longest = hand.longest_line();
    for axis in Axis::BOTH {
        // One tile alone lies neither across nor down: it is shown once.
        if longest > 1 || axis == Axis::Across {
            let mut only_longest = |placement: &Placement, points: u32| {
                if placement.tiles().len() == longest {
                    show(placement, points.max(1));
                }
            };
            Walk::new(board, axis, &mut only_longest).forwards(State {
                line: Line::EMPTY,
                left: hand.kinds(),
                points: 0,
                next: Cell::ORIGIN,
            });
        }
    }
}

/// Where the first tile of a walk is kept, so that there is room for the others before and behind it.
const MIDDLE: usize = HAND_SIZE - 1;

/// Grows placements along one axis.
struct Walk<'a, F> {
    board: &'a Board,
    axis: Axis,
    show: &'a mut F,
    /// The tiles laid so far, from `first` up to `end`.
    tiles: [Placed; 2 * HAND_SIZE],
    first: usize,
    end: usize,
}

/// How far a walk has come.
#[derive(Clone, Copy)]
struct State {
    /// The line with all tiles laid so far.
    line: Line,
    /// What the hand still holds.
    left: Tiles,
    /// The points for the lines across the tiles laid so far.
    points: u32,
    /// The first empty cell behind the line.
    next: Cell,
}

impl State {
    fn with(self, tile: Tile) -> Self {
        Self { line: self.line.with(tile), left: self.left.without(tile), ..self }
    }
}

impl<'a, F: FnMut(&Placement, u32)> Walk<'a, F> {
    fn new(board: &'a Board, axis: Axis, show: &'a mut F) -> Self {
        Self { board, axis, show, tiles: [Placed::default(); 2 * HAND_SIZE], first: MIDDLE, end: MIDDLE }
    }

    /// Shows the placements of two or more tiles whose first tile next to the board lies in this slot.
    ///
    /// Every placement has such a tile. What lies before it touches nothing, so it lies without a gap on
    /// open cells, and the lines across it have no other tiles.
    fn begin(&mut self, slot: &Slot, tile: Tile, left: Tiles) {
        let way = slot.way(self.axis);
        let next = slot.cell.along(self.axis, 1 + i32::from(way.after));
        let points = slot.way(self.axis.other()).points();
        self.tiles[MIDDLE] = Placed { cell: slot.cell, tile };
        self.end = MIDDLE + 1;
        self.backwards(slot.cell, State { line: way.line.with(tile), left, points, next });
    }

    /// All ways to go on forwards from here; then one more tile before the first one, and so on.
    fn backwards(&mut self, first: Cell, state: State) {
        let fitting = state.left & state.line.allowed();
        if fitting.is_empty() {
            return;
        }
        self.forwards(state);
        let cell = first.along(self.axis, -1);
        if !self.board.is_open(cell) {
            return;
        }
        for tile in fitting {
            let longer = state.with(tile);
            self.first -= 1;
            self.tiles[self.first] = Placed { cell, tile };
            self.show(longer);
            self.backwards(cell, longer);
            self.first += 1;
        }
    }

    /// Lays a tile on the next empty cell, which may join tiles of the board to the line, and so on.
    fn forwards(&mut self, state: State) {
        let cell = state.next;
        let State { mut line, mut points, .. } = state;
        let mut fitting = state.left;
        let mut after = 0;
        if let Some(slot) = self.board.slot(cell) {
            let (way, across) = (slot.way(self.axis), slot.way(self.axis.other()));
            line = line.joined(way.line, line.len() as u8 + way.after);
            points += across.points();
            fitting = fitting & across.allowed;
            after = way.after;
        }
        fitting = fitting & line.allowed();
        let next = cell.along(self.axis, 1 + i32::from(after));
        for tile in fitting {
            let longer = State { line, points, next, ..state }.with(tile);
            self.tiles[self.end] = Placed { cell, tile };
            self.end += 1;
            self.show(longer);
            self.forwards(longer);
            self.end -= 1;
        }
    }

    fn show(&mut self, state: State) {
        let laid = self.tiles.get(self.first..self.end).unwrap_or_default();
        (self.show)(&Placement::in_order(laid), Line::points(state.line.len()) + state.points);
    }
}
