use leptos::prelude::*;
use markup::view;
use qwirkle::{Axis, Board, Cell, Hand, Line, Placed, Placement, Tile};

use crate::dom::Element;
use crate::parts::{Icon, TileFace};

/// The side of a cell and the room around the tiles, in the units of the drawing.
const PITCH: i32 = 40;
const MARGIN: i32 = 26;

/// Tiles on the table, and those that somebody adds.
#[derive(Clone, Debug)]
pub(crate) struct BoardScene {
    /// What lies there in the end.
    pub(crate) board: Board,
    /// What was added.
    pub(crate) laid: Placement,
    /// The lines that count.
    pub(crate) lines: Vec<Traced>,
}

/// A line on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Traced {
    /// Where it begins.
    pub(crate) first: Cell,
    /// Which way it runs.
    pub(crate) axis: Axis,
    /// How many tiles it has.
    pub(crate) len: u8,
}

impl BoardScene {
    /// The tiles that lie there and those that are added, as records write them; `None` unless the rules
    /// allow both.
    pub(crate) fn new(before: &str, laid: &str) -> Option<Self> {
        let before: Vec<Placed> = before.split_whitespace().map(read).collect::<Option<_>>()?;
        let laid = Placement::read(laid).ok()?;
        let start = Board::of(&before).ok()?;
        let all: Vec<Placed> = before.iter().chain(laid.tiles()).copied().collect();
        let board = Board::of(&all).ok()?;
        let axis = laid.axis();
        let along = laid.tiles().first().map(|placed| trace(&board, placed.cell, axis));
        let across = laid.tiles().iter().map(|placed| trace(&board, placed.cell, axis.other()));
        let lines = along.into_iter().chain(across).filter(|line| line.len > 1).collect();
        is_allowed(&start, &laid).then_some(Self { board, laid, lines })
    }

    /// What the placement brings.
    pub(crate) fn points(&self) -> u32 {
        self.board.formed(&self.laid).map_or(0, |formed| formed.points())
    }

    /// How the points come about: `4 + 2`.
    pub(crate) fn sum(&self) -> String {
        let formed = self.board.formed(&self.laid).unwrap_or_default();
        formed.lengths().iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
    }
}

/// Whether somebody who holds just these tiles may lay them so.
fn is_allowed(board: &Board, laid: &Placement) -> bool {
    let hand = Hand::new(laid.tiles().iter().map(|placed| placed.tile));
    let mut allowed = false;
    if let Some(hand) = hand {
        board.for_each_placement(hand, |placement, _| allowed |= placement == laid);
    }
    allowed
}

fn read(word: &str) -> Option<Placed> {
    Placement::read(word).ok()?.tiles().first().copied()
}

/// The line through a tile.
fn trace(board: &Board, cell: Cell, axis: Axis) -> Traced {
    let steps = |by: i32| (1..=6).take_while(|n| board.tile(cell.along(axis, n * by)).is_some()).count();
    let (before, after) = (steps(-1), steps(1));
    let back = i32::try_from(before).unwrap_or_default();
    Traced { first: cell.along(axis, -back), axis, len: u8::try_from(before + 1 + after).unwrap_or(u8::MAX) }
}

/// Tiles on the table; the new ones and the lines that count stand out.
#[component]
pub(crate) fn BoardDrawing(scene: BoardScene) -> impl IntoView {
    let (low, high) = scene.board.bounds().unwrap_or_default();
    let columns = i32::from(high.x) - i32::from(low.x) + 1;
    let rows = i32::from(high.y) - i32::from(low.y) + 1;
    let (width, height) = (columns * PITCH + 2 * MARGIN, rows * PITCH + 2 * MARGIN);
    let tile = |placed: &Placed| {
        let new = if scene.laid.tile(placed.cell).is_some() { " new" } else { "" };
        let (x, y) = (placed.cell.x - low.x, placed.cell.y - low.y);
        view! {
            <span
                class=format!("tile {}{new}", placed.tile.colour())
                style:--x=x.to_string()
                style:--y=y.to_string()
            >
                <TileFace tile=placed.tile/>
            </span>
        }
    };
    let tiles = scene.board.placed().iter().map(tile).collect_view();
    // No outline is cut by the halo of another.
    let halos = scene.lines.iter().map(|line| outline(*line, low, "ha")).collect_view();
    let traces = scene.lines.iter().map(|line| trace_view(*line, low)).collect_view();
    view! {
        <div class="board" style:width=format!("{width}px") style:height=format!("{height}px")>
            {tiles}
            <svg class="trace" viewBox=format!("0 0 {width} {height}")>{halos}{traces}</svg>
        </div>
    }
}

/// Where a line begins in the drawing.
fn corner(line: Traced, low: Cell) -> (i32, i32) {
    let at = |cell: i8, low: i8| (i32::from(cell) - i32::from(low)) * PITCH + MARGIN;
    (at(line.first.x, low.x), at(line.first.y, low.y))
}

fn outline(line: Traced, low: Cell, class: &'static str) -> Element {
    let (x, y) = corner(line, low);
    let length = i32::from(line.len) * PITCH + 3;
    let (width, height) = match line.axis {
        Axis::Across => (length, PITCH + 3),
        Axis::Down => (PITCH + 3, length),
    };
    view! { <rect class=class x=f64::from(x) - 1.5 y=f64::from(y) - 1.5 width=width height=height rx="10"></rect> }
}

/// The outline of a line with its length in a badge.
fn trace_view(line: Traced, low: Cell) -> AnyView {
    let (x, y) = corner(line, low);
    let (x, y) = match line.axis {
        Axis::Across => (x - 12, y + PITCH / 2),
        Axis::Down => (x + PITCH / 2, y - 12),
    };
    view! {
        {outline(line, low, "tr")}
        <circle class="bg" cx=x cy=y r="11"></circle>
        <text class="bt" x=x y=y + 5 text-anchor="middle">{line.len}</text>
    }
}

/// A line of tiles with a tick or a cross, as the rules judge it.
#[component]
pub(crate) fn LineDrawing(tiles: Vec<Tile>) -> impl IntoView {
    let right = tiles.iter().copied().collect::<Line>().is_valid();
    let (class, symbol) = if right { ("verdict good", "check") } else { ("verdict bad", "close") };
    view! {
        <div class="tiles">
            {tiles.into_iter().map(|tile| tile_view(tile, "")).collect_view()}
            <span class=class><Icon name=symbol/></span>
        </div>
    }
}

fn tile_view(tile: Tile, class: &'static str) -> Element {
    view! { <span class=format!("tile {} {class}", tile.colour())><TileFace tile/></span> }
}

/// The longest line in a hand, first in the order of the hand among equals.
pub(crate) fn longest_line(hand: Hand) -> Vec<Tile> {
    let tiles = hand.tiles();
    let subsets = 0_u32..1 << tiles.len();
    let of = |subset: u32| {
        let chosen = tiles.iter().enumerate().filter(move |(i, _)| subset & (1 << i) != 0);
        chosen.map(|(_, tile)| *tile).collect::<Vec<_>>()
    };
    let lines = subsets.map(of).filter(|line| line.iter().copied().collect::<Line>().is_valid());
    lines.max_by_key(Vec::len).unwrap_or_default()
}

/// A hand whose longest line is lifted.
#[component]
pub(crate) fn HandDrawing(hand: Hand) -> impl IntoView {
    let mut line = longest_line(hand);
    let tile = move |tile: &Tile| {
        let lifted = line.iter().position(|other| other == tile);
        let class = if lifted.map(|place| line.swap_remove(place)).is_some() { "lifted" } else { "" };
        tile_view(*tile, class)
    };
    view! { <div class="tiles hand">{hand.tiles().iter().map(tile).collect_view()}</div> }
}

/// Every kind of tile, a colour in each row.
#[component]
pub(crate) fn KindsDrawing() -> impl IntoView {
    view! { <div class="kinds">{Tile::all().map(|tile| tile_view(tile, "")).collect_view()}</div> }
}
