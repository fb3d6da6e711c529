use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::{error, fmt};

use crate::score::Formed;
use crate::slot::{Along, Slot};
use crate::soundness::check_board;
use crate::undo::Change;
use crate::{Axis, Bag, Cell, Edge, Hand, Line, Placed, Placement, Run, TILES, Tile, Tiles, Undo, generate};

/// A connected set of n cells has at most 2n + 2 empty cells around it.
const MOST_SLOTS: usize = 2 * TILES + 2;

/// There is room for one more, so that every byte of the grid that can be the number of a slot is one.
const SLOTS: usize = MOST_SLOTS + 1;

/// The sides of the grid, whose rows follow each other and whose end is its beginning: connected tiles span fewer
/// cells than this either way, so no two of them, nor their surroundings, fall on the same place of the grid.
const SIDE: usize = 128;

/// What a byte of the grid says.
const EMPTY: u8 = 0;
const FIRST_TILE: u8 = 1;
const FIRST_SLOT: u8 = FIRST_TILE + Tile::KINDS as u8;

/// The tiles on the table.
///
/// For every empty cell that touches a tile the board keeps which tiles fit there; placing a tile brings
/// this up to date at the ends of the two lines through it and nowhere else.
#[derive(Clone)]
pub struct Board {
    grid: [u8; SIDE * SIDE],
    slots: [Slot; SLOTS],
    slot_count: u8,
    placed: [Placed; TILES],
    len: u8,
    /// The corners of the smallest rectangle around the tiles.
    top_left: Cell,
    bottom_right: Cell,
}

#[inline]
const fn index(cell: Cell) -> usize {
    (cell.y as usize).wrapping_mul(SIDE).wrapping_add(cell.x as usize) % (SIDE * SIDE)
}

impl Board {
    /// A table without tiles.
    pub fn new() -> Self {
        Self {
            grid: [EMPTY; SIDE * SIDE],
            slots: [Slot::default(); SLOTS],
            slot_count: 0,
            placed: [Placed::default(); TILES],
            len: 0,
            top_left: Cell::ORIGIN,
            bottom_right: Cell::ORIGIN,
        }
    }

    /// The board on which these tiles lie, put down in this order, if a game can have come there.
    pub fn of(tiles: &[Placed]) -> Result<Self, NoBoard> {
        check_span(tiles)?;
        let mut board = Self::new();
        let mut left = Bag::FULL;
        for placed in tiles {
            if !left.take(placed.tile) {
                return Err(NoBoard(format!("there are only three {}", placed.tile.plural())));
            }
            if board.tile(placed.cell).is_some() {
                return Err(NoBoard(format!("two tiles lie on {}", placed.cell)));
            }
            board.put(placed.cell, placed.tile);
            // Only tiles scattered as in no game have so many empty cells around them.
            if usize::from(board.slot_count) == MOST_SLOTS {
                return Err(NoBoard("the tiles are not put down one line after the other".into()));
            }
        }
        check_board(&board).map_err(|flaw| NoBoard(flaw.reason))?;
        Ok(board)
    }

    /// How many tiles lie on the table.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile lies there yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles in the order in which they were put down.
    pub fn placed(&self) -> &[Placed] {
        self.placed.get(..self.len()).unwrap_or_default()
    }

    /// The top left and the bottom right corner of the smallest rectangle around all tiles.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        (!self.is_empty()).then_some((self.top_left, self.bottom_right))
    }

    /// The tile on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        let (low, high) = (self.top_left, self.bottom_right);
        let inside = (low.x..=high.x).contains(&cell.x) && (low.y..=high.y).contains(&cell.y);
        if inside { self.grid_tile(cell) } else { None }
    }

    /// Every empty cell that touches a tile.
    pub fn frontier(&self) -> impl Iterator<Item = Edge> {
        self.slots().iter().map(Slot::edge)
    }

    /// The board after a legal placement. Whoever looks at many lays them on one board and takes them back.
    #[must_use]
    pub fn after(&self, placement: &Placement) -> Self {
        let mut board = self.clone();
        board.lay(placement);
        board
    }

    /// Lays the tiles of a placement known to be legal.
    ///
    /// Tiles for which there is no room are left out; a board with tiles that do not fit is unspecified, but
    /// nothing panics.
    pub fn lay(&mut self, placement: &Placement) -> Undo {
        let mut undo = Undo::NOTHING;
        for placed in placement.tiles() {
            undo.note(|change| self.put_noting(placed.cell, placed.tile, change));
        }
        undo
    }

    /// Takes the placement back that was laid last of those that lie there: everything is as it was before,
    /// down to the order in which placements are shown.
    ///
    /// With what laying another placement gave, the board is unspecified, but nothing panics.
    pub fn take_back(&mut self, undo: &Undo) {
        for change in undo.changes().iter().rev() {
            self.unput(change);
        }
    }

    /// The points that a legal placement brings, the six for ending the game not among them.
    pub fn points(&self, placement: &Placement) -> u32 {
        let axis = placement.axis();
        let (Some(first), Some(last)) = (placement.tiles().first(), placement.tiles().last()) else {
            return 0;
        };
        let between = last.cell.position(axis).abs_diff(first.cell.position(axis));
        let length = self.run_length(first.cell, axis, -1) + self.run_length(last.cell, axis, 1);
        let along = Line::points(length + usize::from(between) + 1);
        let slots = placement.tiles().iter().filter_map(|placed| self.slot(placed.cell));
        let across: u32 = slots.map(|slot| slot.along(axis.other()).points()).sum();
        // one tile alone as the opening.
        (along + across).max(1)
    }

    /// What may lie on an empty cell that touches a tile; `None` for any other cell.
    pub fn edge(&self, cell: Cell) -> Option<Edge> {
        self.slot(cell).filter(|slot| slot.cell == cell).map(Slot::edge)
    }

    /// Shows every legal placement of these tiles, each once, and the points it brings.
    ///
    /// Nothing is allocated. The placement that is shown changes as soon as `show` is done with it: whoever
    /// needs it later copies it. The order depends on the order in which the tiles of the board were laid.
    pub fn for_each_placement(&self, hand: Hand, mut show: impl FnMut(&Placement, u32)) {
        generate::for_each_placement(self, hand, &mut show);
    }

    /// The placement of these tiles that brings most points, with its points: of equal ones the one that
    /// [`Self::for_each_placement`] shows first.
    pub fn best_placement(&self, hand: Hand) -> Option<(Placement, u32)> {
        generate::best_placement(self, hand)
    }

    /// The lines that a placement on the board made or lengthened; `None` unless its tiles lie there.
    pub fn formed(&self, placement: &Placement) -> Option<Formed> {
        let lies_there = |placed: &Placed| self.tile(placed.cell) == Some(placed.tile);
        placement.tiles().iter().all(lies_there).then(|| self.lines_through(placement))
    }

    /// The lines through the tiles of a placement that lies on the board.
    pub(crate) fn lines_through(&self, placement: &Placement) -> Formed {
        let axis = placement.axis();
        let mut formed = Formed::default();
        if let Some(first) = placement.tiles().first() {
            formed.add(self.line_length(first.cell, axis));
        }
        for placed in placement.tiles() {
            formed.add(self.line_length(placed.cell, axis.other()));
        }
        formed.or_lone_tile()
    }

    /// The same lines, and where they lie. A tile that touches no other is no line.
    pub fn runs(&self, placement: &Placement) -> Vec<Run> {
        let axis = placement.axis();
        let along = placement.tiles().first().map(|first| (first.cell, axis));
        let across = placement.tiles().iter().map(|placed| (placed.cell, axis.other()));
        let runs = along.into_iter().chain(across).map(|(cell, axis)| self.run(cell, axis));
        runs.filter(|run| run.length > 1).collect()
    }

    fn run(&self, cell: Cell, axis: Axis) -> Run {
        let before = self.run_length(cell, axis, -1);
        let length = before + 1 + self.run_length(cell, axis, 1);
        Run { first: cell.along(axis, -(before as i32)), axis, length: length as u8 }
    }

    /// How many tiles touch each other along an axis through a cell that has one.
    fn line_length(&self, cell: Cell, axis: Axis) -> usize {
        self.run_length(cell, axis, -1) + 1 + self.run_length(cell, axis, 1)
    }

    /// How many tiles touch each other from a cell onwards, without its own.
    fn run_length(&self, cell: Cell, axis: Axis, step: i32) -> usize {
        let onward = (1..).map(|distance| cell.along(axis, step * distance));
        onward.take_while(|&cell| self.grid_tile(cell).is_some()).take(TILES).count()
    }

    #[inline]
    fn grid_tile(&self, cell: Cell) -> Option<Tile> {
        let byte = self.grid[index(cell)];
        Tile::from_index(byte.wrapping_sub(FIRST_TILE).into())
    }

    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        self.slots.get(..usize::from(self.slot_count)).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn slot(&self, cell: Cell) -> Option<&Slot> {
        let number = self.grid[index(cell)].checked_sub(FIRST_SLOT)?;
        self.slots.get(usize::from(number))
    }

    /// Whether each of the `count` tiles from a cell onwards is among `tiles`.
    #[inline]
    pub(crate) fn are_among(&self, tiles: Tiles, cell: Cell, axis: Axis, count: u8) -> bool {
        let mut onward = (0..i32::from(count)).map(|by| self.grid_tile(cell.along(axis, by)));
        onward.all(|tile| tile.is_some_and(|tile| tiles.contains(tile)))
    }

    /// Whether a cell near the tiles is empty and touches none of them.
    #[inline]
    pub(crate) fn is_open(&self, cell: Cell) -> bool {
        self.grid[index(cell)] == EMPTY
    }

    /// Puts a tile on an empty cell; nothing happens if the cell is taken or no tile can be left.
    pub(crate) fn put(&mut self, cell: Cell, tile: Tile) {
        let mut unneeded = Change::NONE;
        self.put_noting(cell, tile, &mut unneeded);
    }

    /// The same; notes what that changes, and says whether anything does.
    fn put_noting(&mut self, cell: Cell, tile: Tile, change: &mut Change) -> bool {
        if self.len() == TILES || self.grid_tile(cell).is_some() {
            return false;
        }
        (change.number, change.slot) = self.remove_slot(cell);
        change.corners = [self.top_left, self.bottom_right];
        self.grid[index(cell)] = FIRST_TILE + tile.index() as u8;
        self.extend_bounds(cell);
        self.placed[self.len()] = Placed { cell, tile };
        self.len += 1;
        for axis in Axis::BOTH {
            let along = change.slot.along(axis);
            let (run, allowed) = (along.line.with(tile), along.allowed_with(tile));
            let [first, last] = change.slot.ends(axis);
            let [before, after] = &mut change.ends[axis as usize];
            if let Some(slot) = self.slot_at(first) {
                *before = *slot.along(axis);
                slot.along_mut(axis).renew_after(run, allowed);
            }
            if let Some(slot) = self.slot_at(last) {
                *after = *slot.along(axis);
                slot.along_mut(axis).renew_before(run, allowed);
            }
        }
        true
    }

    /// Takes the tile away that was put there last.
    fn unput(&mut self, change: &Change) {
        let Some(len) = self.len.checked_sub(1) else { return };
        for axis in [Axis::Down, Axis::Across] {
            let [first, last] = change.slot.ends(axis);
            let [before, after] = &change.ends[axis as usize];
            self.restore_slot(last, axis, after);
            self.restore_slot(first, axis, before);
        }
        self.grid[index(change.slot.cell)] = EMPTY;
        if let Some(number) = change.number {
            self.insert_slot(number, change.slot);
        }
        self.len = len;
        self.placed[self.len()] = Placed::default();
        [self.top_left, self.bottom_right] = change.corners;
    }

    fn extend_bounds(&mut self, cell: Cell) {
        if self.is_empty() {
            (self.top_left, self.bottom_right) = (cell, cell);
        }
        let (low, high) = (&mut self.top_left, &mut self.bottom_right);
        (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
        (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
    }

    /// Takes the slot of a cell away and says which number it had; the last slot gets this number.
    fn remove_slot(&mut self, cell: Cell) -> (Option<u8>, Slot) {
        let Some(&slot) = self.slot(cell) else {
            return (None, Slot::new(cell));
        };
        let byte = self.grid[index(cell)];
        if let Some(&last) = self.slots().last() {
            self.slots[usize::from(byte - FIRST_SLOT)] = last;
            self.grid[index(last.cell)] = byte;
        }
        self.grid[index(cell)] = EMPTY;
        self.slot_count -= 1;
        (Some(byte - FIRST_SLOT), slot)
    }

    /// Gives a slot its number again; the slot that got it becomes the last again.
    fn insert_slot(&mut self, number: u8, slot: Slot) {
        let (at, end) = (usize::from(number), usize::from(self.slot_count));
        if at > end || end >= MOST_SLOTS {
            return;
        }
        let moved = self.slots[at];
        if at < end {
            self.slots[end] = moved;
            self.grid[index(moved.cell)] = FIRST_SLOT + self.slot_count;
        }
        self.slots[at] = slot;
        self.grid[index(slot.cell)] = FIRST_SLOT + number;
        self.slot_count += 1;
    }

    /// Lets a slot say along an axis what it said before; if it touches nothing then, it was made for the tile
    /// that is taken back, and was the last.
    fn restore_slot(&mut self, cell: Cell, axis: Axis, along: &Along) {
        let number = self.grid[index(cell)].checked_sub(FIRST_SLOT);
        let Some(slot) = number.and_then(|number| self.slots.get_mut(usize::from(number))) else { return };
        *slot.along_mut(axis) = *along;
        if slot.is_alone() {
            self.grid[index(cell)] = EMPTY;
            self.slot_count = self.slot_count.saturating_sub(1);
        }
    }

    /// The slot of an empty cell, made if it has none yet.
    fn slot_at(&mut self, cell: Cell) -> Option<&mut Slot> {
        let byte = &mut self.grid[index(cell)];
        if *byte == EMPTY {
            let free = self.slots.get_mut(..MOST_SLOTS)?.get_mut(usize::from(self.slot_count))?;
            *free = Slot::new(cell);
            *byte = FIRST_SLOT + self.slot_count;
            self.slot_count += 1;
        }
        self.slots.get_mut(usize::from(byte.checked_sub(FIRST_SLOT)?))
    }
}

/// Connected tiles are near each other and near 0,0; others would not even fit on the grid.
fn check_span(tiles: &[Placed]) -> Result<(), NoBoard> {
    let (mut low, mut high) = (Cell::ORIGIN, Cell::ORIGIN);
    for Placed { cell, .. } in tiles {
        (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
        (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
    }
    let span = |low: i8, high: i8| i32::from(high) - i32::from(low);
    if span(low.x, high.x).max(span(low.y, high.y)) < TILES as i32 {
        return Ok(());
    }
    Err(NoBoard("the tiles lie too far apart to be connected with 0,0, where the game opened".into()))
}

/// Why tiles are not those of a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoBoard(String);

impl fmt::Display for NoBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for NoBoard {}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// Boards are equal if the same tiles lie on the same cells, in whichever order they came there.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let lies_there = |placed: &Placed| other.tile(placed.cell) == Some(placed.tile);
        self.len == other.len && self.placed().iter().all(lies_there)
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut placed = self.placed;
        let placed = placed.get_mut(..self.len()).unwrap_or_default();
        placed.sort_unstable();
        placed.hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.placed()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        let mut board = Board::new();
        for word in text.split_whitespace() {
            let placement = Placement::read(word).unwrap();
            board.put(placement.tiles()[0].cell, placement.tiles()[0].tile);
        }
        board
    }

    fn slots(board: &Board) -> Vec<Slot> {
        let mut slots = board.slots().to_vec();
        slots.sort_unstable_by_key(|slot| slot.cell);
        slots
    }

    #[test]
    fn slots_do_not_depend_on_the_order_of_tiles() {
        let text = "rs@0,0 rc@1,0 rd@2,0 bd@2,1 gd@2,2 gc@1,2 gs@0,2 bs@0,1";
        let mut words: Vec<_> = text.split(' ').collect();
        let first = board(text);
        for turn in 0..words.len() {
            words.rotate_left(turn);
            let other = board(&words.join(" "));
            assert_eq!(slots(&first), slots(&other));
            assert_eq!(first, other);
        }
    }

    #[test]
    fn a_cell_between_two_runs_knows_both() {
        let board = board("rs@0,0 rc@1,0 rd@3,0");
        let along = board.slot(Cell::new(2, 0)).unwrap().along(Axis::Across);
        assert_eq!((along.before, along.after, along.line.len(), along.allowed.len()), (2, 1, 3, 3));
        assert_eq!(board.slots().len(), 9);
    }

    #[test]
    fn cells_far_away_are_empty_whatever_the_grid_holds_there() {
        let board = board("rs@-1,0 rc@0,0");
        assert_eq!(board.tile(Cell::new(127, 0)), None);
        assert_eq!(board.tile(Cell::new(-128, 0)), None);
        assert!(board.tile(Cell::new(-1, 0)).is_some());
    }

    #[test]
    fn a_board_is_made_of_its_tiles_in_any_order_that_holds_together() {
        let first = board("rs@0,0 rc@1,0 rd@2,0 bd@2,1 gd@2,2 gc@1,2 gs@0,2 bs@0,1");
        let mut tiles = first.placed().to_vec();
        for turn in 0..tiles.len() {
            tiles.rotate_left(turn);
            let made = Board::of(&tiles).unwrap();
            assert_eq!(made.placed(), tiles);
            assert_eq!((&made, slots(&made)), (&first, slots(&first)));
        }
        assert_eq!(Board::of(&[]), Ok(Board::new()));
    }

    #[test]
    fn tiles_that_no_game_lays_make_no_board() {
        for (text, reason) in [
            ("rs@1,0", "no tile lies on 0,0"),
            ("rs@0,0 rc@0,0", "two tiles lie on 0,0"),
            ("rs@0,0 rs@1,0", "red square"),
            ("rs@0,0 bc@1,0", "blue circle"),
            ("rs@0,0 rc@2,0", "not connected"),
            ("rs@0,0 rc@120,0", "too far apart"),
            ("rs@0,0 rc@-60,0 rd@60,0", "too far apart"),
            ("rs@0,0 rc@1,0 rd@2,0 rs@0,2 rc@1,2 rd@2,2 rs@4,0 rs@6,0", "only three red squares"),
        ] {
            let tiles: Vec<_> =
                text.split(' ').map(|word| Placement::read(word).unwrap().tiles()[0]).collect();
            let NoBoard(refused) = Board::of(&tiles).unwrap_err();
            assert!(refused.contains(reason), "{text}: {refused}");
        }
        let scattered: Vec<_> = (0..TILES as i8)
            .map(|i| Placed {
                cell: Cell::new(i % 18 * 3, i / 18 * 3),
                tile: Tile::from_index(i as usize % 36).unwrap(),
            })
            .collect();
        assert!(Board::of(&scattered).is_err());
    }

    /// All that a board knows, bit for bit; what is behind the last slot is scratch.
    fn all_of(board: &Board) -> (Vec<u8>, Vec<Slot>, Vec<Placed>, [Cell; 2]) {
        let corners = [board.top_left, board.bottom_right];
        (board.grid.to_vec(), board.slots().to_vec(), board.placed.to_vec(), corners)
    }

    struct Xorshift(u64);

    impl Xorshift {
        fn below(&mut self, limit: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 33) as usize % limit
        }

        fn tile(&mut self) -> Tile {
            Tile::from_index(self.below(Tile::KINDS)).unwrap()
        }

        fn legal(&mut self, board: &Board) -> Option<Placement> {
            let mut placements = Vec::new();
            let hand = Hand::new((0..6).map(|_| self.tile())).unwrap();
            board.for_each_placement(hand, |placement, _| placements.push(*placement));
            (!placements.is_empty()).then(|| placements[self.below(placements.len())])
        }

        /// Tiles as no game lays them: anywhere, and on each other.
        fn illegal(&mut self) -> Placement {
            let (x, y, count) = (self.below(256) as i8, self.below(256) as i8, 1 + self.below(4) as i8);
            let cells = (0..count).map(|i| Cell::new(x.wrapping_add(i), y));
            Placement::new(&cells.map(|cell| Placed { cell, tile: self.tile() }).collect::<Vec<_>>()).unwrap()
        }
    }

    /// Lays and takes back in turn, more of the former; then takes everything back.
    fn lay_and_take_back(random: &mut Xorshift, next: impl Fn(&mut Xorshift, &Board) -> Option<Placement>) {
        let mut board = Board::new();
        let mut laid = Vec::new();
        for _ in 0..200 {
            let back = random.below(4) == 0;
            if let Some((undo, before)) = if back { laid.pop() } else { None } {
                board.take_back(&undo);
                assert_eq!(all_of(&board), before);
            } else if let Some(placement) = next(random, &board) {
                let before = all_of(&board);
                laid.push((board.lay(&placement), before));
            }
        }
        assert!(laid.len() > 10);
        while let Some((undo, before)) = laid.pop() {
            board.take_back(&undo);
            assert_eq!(all_of(&board), before);
        }
        assert_eq!(all_of(&board), all_of(&Board::new()));
    }

    #[test]
    fn taking_back_restores_every_bit() {
        for seed in 1..40 {
            lay_and_take_back(&mut Xorshift(seed << 20 | 1), Xorshift::legal);
        }
    }

    #[test]
    fn taking_back_restores_boards_of_no_game() {
        for seed in 1..40 {
            lay_and_take_back(&mut Xorshift(seed << 20 | 1), |random, _| Some(random.illegal()));
        }
    }

    #[test]
    fn nothing_goes_wrong_when_the_wrong_placement_is_taken_back() {
        let mut random = Xorshift(1);
        let mut board = Board::new();
        let mut laid = Vec::new();
        for _ in 0..2000 {
            laid.push(board.lay(&random.illegal()));
            laid.extend(random.legal(&board).map(|placement| board.lay(&placement)));
            for _ in 0..2 {
                board.take_back(&laid[random.below(laid.len())]);
            }
        }
    }

    #[test]
    fn nothing_goes_wrong_with_tiles_all_over_the_place() {
        let mut board = Board::new();
        for i in 0..300_u16 {
            let cell = Cell::new((i * 37) as i8, (i * 91) as i8);
            board.put(cell, Tile::from_index(usize::from(i) % 36).unwrap());
        }
        assert_eq!(board.len(), TILES);
    }
}
