//! Endings of two players, solved exactly: the bag is empty, so both hands are known.
//!
//! The search asks whether the margin is at least some goal, first what greed suggests, then what the answer leaves
//! open, until one margin remains. An answer needs one good placement of one player for all placements of the
//! other, so it matters which are tried first; and it is remembered, since placements that have nothing to do with
//! each other lead to the same position in any order.

mod table;
mod threats;

use std::fmt;

use qwirkle::{Board, Cell, Hand, Placement, Tile};

use self::table::{Known, Table};
use self::threats::Threats;
use super::ending::{LAST_TILE, gain};
use super::kept::without;

/// The places in which it is counted how often placements reached a goal.
const HISTORY: usize = 1 << 13;

/// What a point counts for when placements are put in order.
const POINT: i32 = 256;

/// What history counts for at most: with more, what was good elsewhere would hide what is good here.
const MOST_HISTORY: u32 = 4 * POINT as u32;

/// A first guess of a placement need not be right if it promises so many points less than another.
const HOPELESS: i32 = 4;

/// The ending of a game between two players, and the placement that is best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The points that the player who is to place makes more than the other from here on, if both play best.
    pub margin: i32,
    /// A placement that leads there; `None` for whoever must pass.
    pub best: Option<Placement>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether that is certain. Otherwise it is the best that was found before the limit: what is proven to bring
    /// at least the margin, or what brings it if both are greedy afterwards.
    pub exact: bool,
}

/// Solves endings of two players. It keeps its memory from one to the next, but nothing that it has found: no result
/// depends on what was solved before.
pub struct EndingSolver {
    table: Table,
    /// The placements of the positions on the way to the one that is searched, and its own at the end.
    moves: Vec<Move>,
    /// How often placements reached a goal, by their hash; with more tiles left that counts for more.
    history: Vec<u32>,
    nodes: u64,
    limit: u64,
}

/// What it keeps is scratch paper.
impl fmt::Debug for EndingSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EndingSolver").finish_non_exhaustive()
    }
}

/// Who holds what, and a hash of the tiles laid since the ending began.
#[derive(Clone, Copy, Debug)]
struct Position {
    placing: Hand,
    waiting: Hand,
    laid: u64,
}

/// A placement that is to be tried.
#[derive(Clone, Copy, Debug)]
struct Move {
    placement: Placement,
    /// Its points; the six for the last tile are among them.
    points: i32,
    /// Tells it from others.
    hash: u64,
    /// What promises more is tried first.
    promise: i32,
}

/// Whether a margin can be reached.
enum Answer {
    /// The margin is at least this, with this placement.
    AtLeast(i32, Placement),
    /// The margin is at most this.
    AtMost(i32),
}

impl EndingSolver {
    /// A solver that remembers two to the power of `bits` positions, each in 16 bytes. From 18 onwards more bits
    /// hardly help.
    pub fn new(bits: u32) -> Self {
        let (moves, history) = (Vec::new(), vec![0; HISTORY]);
        Self { table: Table::new(bits), moves, history, nodes: 0, limit: 0 }
    }

    /// The margin and the best placement, unless more than `limit` positions have to be looked at for that.
    ///
    /// The board is left as it was.
    pub fn solve(&mut self, board: &mut Board, placing: Hand, waiting: Hand, limit: u64) -> Option<Solved> {
        Some(self.best_within(board, placing, waiting, limit)).filter(|solved| solved.exact)
    }

    /// The same, or the best that was found before the limit. A first guess, for which greedy play is looked at
    /// instead of positions, is made with any limit.
    pub fn best_within(&mut self, board: &mut Board, placing: Hand, waiting: Hand, limit: u64) -> Solved {
        self.table.forget();
        self.history.fill(0);
        (self.nodes, self.limit) = (0, limit);
        let position = Position { placing, waiting, laid: 0 };
        let nothing = Solved { margin: 0, best: None, nodes: 0, exact: true };
        if placing.is_empty() || waiting.is_empty() {
            nothing
        } else if can_place(board, placing) {
            self.narrow(board, position)
        } else if can_place(board, waiting) {
            let other = self.narrow(board, position.passed());
            Solved { margin: -other.margin, best: None, ..other }
        } else {
            nothing
        }
    }

    /// Asks for one margin after the other until only one is left, or until the limit is reached.
    fn narrow(&mut self, board: &mut Board, position: Position) -> Solved {
        let mut moves = hopes(board, &position);
        let (mut proven, mut high) = (None, i32::MAX);
        let mut goal = best_of(&moves).map_or(0, |hope| hope.promise);
        let is_left = |proven: Option<(i32, Placement)>, high| proven.is_some_and(|(low, _)| low >= high);
        while !is_left(proven, high) {
            match self.ask(board, &position, &mut moves, goal) {
                Some(Answer::AtLeast(margin, placement)) => {
                    proven = Some((margin, placement));
                    goal = margin + 1;
                }
                Some(Answer::AtMost(margin)) => (high, goal) = (margin, margin),
                None => break,
            }
        }
        let found = proven.or_else(|| best_of(&moves).map(|hope| (hope.promise, hope.placement)));
        Solved {
            margin: found.map_or(0, |(margin, _)| margin),
            best: found.map(|(_, placement)| placement),
            nodes: self.nodes,
            exact: is_left(proven, high),
        }
    }

    /// Looks for a placement that reaches the goal. If there is none, then none of them promises more any longer
    /// than it can bring. `None` when the limit is reached.
    fn ask(
        &mut self,
        board: &mut Board,
        position: &Position,
        moves: &mut [Move],
        goal: i32,
    ) -> Option<Answer> {
        self.moves.clear();
        moves.sort_by_key(|hope| -hope.promise);
        let mut most = i32::MIN;
        for hope in moves {
            let margin = self.margin(board, position, hope, goal)?;
            if margin >= goal {
                return Some(Answer::AtLeast(margin, hope.placement));
            }
            hope.promise = hope.promise.min(margin);
            most = most.max(margin);
        }
        Some(Answer::AtMost(most))
    }

    /// The margin after a placement, as `search` says it.
    fn margin(&mut self, board: &mut Board, position: &Position, tried: &Move, goal: i32) -> Option<i32> {
        let after = position.after(tried);
        if after.waiting.is_empty() {
            return Some(tried.points);
        }
        let undo = board.lay(&tried.placement);
        let margin = self.search(board, &after, tried.points - goal + 1);
        board.take_back(&undo);
        Some(tried.points - margin?)
    }

    /// A margin that is not more than the true one if it reaches the goal, and not less if it does not.
    /// `None` when the limit is reached: then nothing is known.
    fn search(&mut self, board: &mut Board, position: &Position, goal: i32) -> Option<i32> {
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        if let Some(points) = last_tile(board, position.placing) {
            return Some(points);
        }
        if !can_place(board, position.placing) {
            let goes_on = can_place(board, position.waiting);
            return if goes_on { Some(-self.search(board, &position.passed(), 1 - goal)?) } else { Some(0) };
        }
        let key = position.key();
        let mut known = self.table.find(key);
        if i32::from(known.low) >= goal {
            return Some(known.low.into());
        }
        if i32::from(known.high) < goal {
            return Some(known.high.into());
        }
        let margin = self.try_each(board, position, goal, &mut known)?;
        if margin >= goal {
            known.low = margin as i16;
        } else {
            known.high = margin as i16;
        }
        self.table.keep(key, known, position.tiles());
        Some(margin)
    }

    /// Tries placements until one reaches the goal, and notes which is best.
    fn try_each(
        &mut self,
        board: &mut Board,
        position: &Position,
        goal: i32,
        known: &mut Known,
    ) -> Option<i32> {
        let first = self.moves.len();
        let mut most = self.collect(board, position, goal, known.best);
        for at in first..self.moves.len() {
            let tried = self.most_promising(at)?;
            let margin = self.margin(board, position, &tried, goal)?;
            if margin > most {
                (most, known.best) = (margin, tried.hash as u16);
            }
            if margin >= goal {
                let times = &mut self.history[tried.hash as usize % HISTORY];
                *times = times.saturating_add(position.tiles().pow(2) as u32);
                break;
            }
        }
        self.moves.truncate(first);
        Some(most)
    }

    /// Adds the placements of a position that may reach the goal; returns the most that the others bring.
    fn collect(&mut self, board: &Board, position: &Position, goal: i32, best: u16) -> i32 {
        let threats = Threats::new(board, position.waiting);
        let mut most = i32::MIN;
        board.for_each_placement(position.placing, |placement, points| {
            let ends = position.ends_with(placement);
            let at_most = if ends {
                Some((points + LAST_TILE) as i32)
            } else {
                threats.points_after(placement).map(|threat| points as i32 - threat)
            };
            if let Some(at_most) = at_most.filter(|&at_most| at_most < goal) {
                most = most.max(at_most);
                return;
            }
            let mut found = Move::new(position, placement, points);
            if ends || best != 0 && best == found.hash as u16 {
                found.promise = i32::MAX;
            } else {
                found.promise += self.history[found.hash as usize % HISTORY].min(MOST_HISTORY) as i32;
            }
            self.moves.push(found);
        });
        most
    }

    /// Brings the most promising of the placements from a place onwards to that place.
    fn most_promising(&mut self, at: usize) -> Option<Move> {
        let left = self.moves.get_mut(at..)?;
        let best = (0..left.len()).max_by_key(|&i| (left[i].promise, -(i as i32)))?;
        left.swap(0, best);
        left.first().copied()
    }
}

/// The placements of an ending. Each promises what it brings if the other has the best answer and both are greedy
/// afterwards, or, if that is hopeless anyway, about that.
fn hopes(board: &mut Board, position: &Position) -> Vec<Move> {
    let mut hopes = moves_of(board, position);
    let mut most = i32::MIN + HOPELESS;
    for hope in &mut hopes {
        let after = position.after(hope);
        let undo = board.lay(&hope.placement);
        let enough = hope.points.saturating_sub(most - HOPELESS);
        hope.promise = hope.points - best_answer(board, &after, enough);
        board.take_back(&undo);
        most = most.max(hope.promise);
    }
    hopes
}

fn best_of(moves: &[Move]) -> Option<&Move> {
    moves.iter().min_by_key(|found| -found.promise)
}

/// What the best placement brings if both are greedy afterwards, or one that brings enough.
fn best_answer(board: &mut Board, position: &Position, enough: i32) -> i32 {
    let mut most = None;
    for answer in moves_of(board, position) {
        let after = position.after(&answer);
        let undo = board.lay(&answer.placement);
        let margin = answer.points - gain(board, after.placing, after.waiting, false);
        board.take_back(&undo);
        most = most.max(Some(margin));
        if margin >= enough {
            break;
        }
    }
    most.unwrap_or_else(|| gain(board, position.placing, position.waiting, false))
}

/// The placements of a position, those that bring most first; none when the game is over.
fn moves_of(board: &Board, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if !position.waiting.is_empty() {
        board.for_each_placement(position.placing, |placement, points| {
            moves.push(Move::new(position, placement, points));
        });
    }
    moves.sort_by_key(|found| -found.promise);
    moves
}

impl Position {
    /// How many tiles are left.
    const fn tiles(&self) -> usize {
        self.placing.len() + self.waiting.len()
    }

    fn ends_with(&self, placement: &Placement) -> bool {
        placement.tiles().len() == self.placing.len()
    }

    fn after(&self, tried: &Move) -> Self {
        let laid = tried.placement.tiles().iter().map(|placed| placed.tile);
        Self {
            placing: self.waiting,
            waiting: without(self.placing, laid),
            laid: self.laid.wrapping_add(tried.hash),
        }
    }

    fn passed(&self) -> Self {
        Self { placing: self.waiting, waiting: self.placing, ..*self }
    }

    /// What waits needs no place in it: it is what neither was laid nor is held by the other.
    fn key(&self) -> u64 {
        let held = self.placing.tiles().iter().map(|tile| mix(tile.index() as u64 + 1));
        mix(held.fold(self.laid, u64::wrapping_add))
    }
}

impl Move {
    /// A placement that promises its points, and some more for every tile that it gets rid of.
    fn new(position: &Position, placement: &Placement, points: u32) -> Self {
        let points = (points + if position.ends_with(placement) { LAST_TILE } else { 0 }) as i32;
        let tiles = placement.tiles().iter();
        Self {
            placement: *placement,
            points,
            hash: tiles.fold(0, |hash, placed| hash.wrapping_add(hash_of(placed.cell, placed.tile))),
            promise: (points + 2 * placement.tiles().len() as i32) * POINT,
        }
    }
}

fn hash_of(cell: Cell, tile: Tile) -> u64 {
    mix(u64::from(cell.x as u8) << 16 | u64::from(cell.y as u8) << 8 | tile.index() as u64 | 1 << 32)
}

/// Spreads the bits of a number, as the generator `SplitMix64` does.
const fn mix(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// The points of somebody who has one tile left that fits somewhere: then the game is over.
fn last_tile(board: &Board, hand: Hand) -> Option<i32> {
    let &[tile] = hand.tiles() else { return None };
    let fitting = board.frontier().filter(|edge| edge.allowed.contains(tile));
    fitting.map(|edge| (edge.points + LAST_TILE) as i32).max()
}

fn can_place(board: &Board, hand: Hand) -> bool {
    let kinds = hand.kinds();
    board.frontier().any(|edge| !(edge.allowed & kinds).is_empty())
}
