//! What pointers do: taps, drags of tiles, panning and pinching.

use leptos::prelude::*;
use qwirkle::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};

use super::camera::Point;
use super::context::{Drag, TableContext};
use crate::browser;

/// How far a pointer goes before a tap is a drag, in pixels.
const SLACK: f64 = 7.0;

/// How near to a cell, in cells, its middle has to be for a tile to snap there.
const SNAP: f64 = 0.85;

/// Two taps within so many milliseconds are one double tap.
const DOUBLE: i64 = 350;

/// How far above the finger a tile is carried, so that it is seen.
const LIFT: f64 = 36.0;

/// The pointers on an element.
#[derive(Clone, Debug, Default)]
struct Pointers {
    down: Vec<(i32, Point)>,
    start: Point,
    has_moved: bool,
    /// The piece that was under the first pointer.
    piece: Option<u32>,
    last_tap: i64,
}

/// What pointers do on the board, or on a tile of the hand.
#[derive(Clone, Copy)]
pub(super) struct Gesture {
    cx: TableContext,
    pointers: StoredValue<Pointers>,
}

/// Where a pointer is, in the window of the browser.
fn place(event: &PointerEvent) -> Point {
    Point::new(event.client_x().into(), event.client_y().into())
}

/// Every further word about this pointer goes to the element that listens.
fn capture(event: &PointerEvent) {
    let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = element {
        // Refused only if the pointer is gone already.
        _ = element.set_pointer_capture(event.pointer_id());
    }
}

fn is_on_button(event: &PointerEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("button").ok().flatten().is_some())
}

impl Gesture {
    pub(super) fn new(cx: TableContext) -> Self {
        Self { cx, pointers: StoredValue::new(Pointers::default()) }
    }

    /// A pointer goes down on the board.
    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() > 0 {
            return;
        }
        let at = place(event);
        let cell = self.cx.cell_at(at);
        let piece = cell.and_then(|cell| self.cx.rack.with_untracked(|rack| rack.at(cell)));
        self.press(event, piece.map(|piece| piece.id));
        if self.pointers.with_value(|pointers| pointers.down.len()) > 1 {
            capture(event);
            self.cx.drag.set(None);
        }
    }

    /// A pointer goes down on a tile of the hand.
    pub(super) fn down_on(self, event: &PointerEvent, piece: u32) {
        if event.button() == 0 && event.is_primary() {
            self.press(event, Some(piece));
        }
    }

    fn press(self, event: &PointerEvent, piece: Option<u32>) {
        let at = place(event);
        self.pointers.update_value(|pointers| {
            pointers.down.retain(|(id, _)| *id != event.pointer_id());
            pointers.down.push((event.pointer_id(), at));
            if let [_] = pointers.down[..] {
                (pointers.start, pointers.has_moved, pointers.piece) = (at, false, piece);
            } else {
                (pointers.has_moved, pointers.piece) = (true, None);
            }
        });
    }

    /// A pointer moves: it drags a tile, or the board, or two of them pinch.
    pub(super) fn moves(self, event: &PointerEvent, is_board: bool) {
        let at = place(event);
        let before = self.pointers.get_value();
        let Some(&(id, last)) = before.down.iter().find(|(id, _)| *id == event.pointer_id()) else { return };
        let began = !before.has_moved && before.start.distance(at) > SLACK;
        if !began && !before.has_moved {
            return;
        }
        if began {
            capture(event);
        }
        self.pointers.update_value(|pointers| {
            pointers.has_moved = true;
            pointers.down.iter_mut().filter(|(other, _)| *other == id).for_each(|(_, place)| *place = at);
        });
        let other = before.down.iter().find(|(other, _)| *other != id).map(|(_, place)| *place);
        match (before.piece, other) {
            (Some(piece), _) => self.cx.carry(piece, at, event.pointer_type() == "touch"),
            (None, Some(other)) if is_board => self.pinch(other, last, at),
            (None, None) if is_board => {
                let last = if began { before.start } else { last };
                self.cx.camera.pan(Point::new(at.x - last.x, at.y - last.y));
            }
            _ => {}
        }
    }

    fn pinch(self, still: Point, last: Point, at: Point) {
        let (before, after) = (still.middle(last), still.middle(at));
        let camera = self.cx.camera;
        camera.pan(Point::new(after.x - before.x, after.y - before.y));
        if let Some(corner) = self.cx.board_corner() {
            let around = Point::new(after.x - corner.x, after.y - corner.y);
            camera.zoom(still.distance(at) / still.distance(last).max(1.0), Some(around));
        }
    }

    /// A pointer goes up from the board.
    pub(super) fn up(self, event: &PointerEvent) {
        let before = self.release(event);
        if !before.has_moved && before.down.len() == 1 && !is_on_button(event) {
            self.tap(place(event));
        }
    }

    /// A pointer goes up from a tile of the hand.
    pub(super) fn up_from_hand(self, event: &PointerEvent) {
        self.release(event);
    }

    /// The browser has taken the pointer away.
    pub(super) fn cancel(self, event: &PointerEvent) {
        self.cx.drag.set(None);
        self.release(event);
    }

    fn release(self, event: &PointerEvent) -> Pointers {
        let before = self.pointers.get_value();
        self.pointers.update_value(|pointers| {
            pointers.down.retain(|(id, _)| *id != event.pointer_id());
        });
        if before.has_moved && before.piece.is_some() {
            self.cx.drop();
        }
        // The click that ends a drag comes at once; any later one is meant.
        browser::after(60, move || {
            self.pointers.try_update_value(|pointers| {
                pointers.has_moved &= !pointers.down.is_empty();
            });
        });
        before
    }

    /// Whether what ends now was a drag, so that the click that follows means nothing.
    pub(super) fn was_drag(self) -> bool {
        self.pointers.with_value(|pointers| pointers.has_moved)
    }

    fn tap(self, at: Point) {
        let cx = self.cx;
        let Some(cell) = cx.cell_at(at) else { return };
        if let Some(id) = cx.picked.get_untracked() {
            cx.lay(id, cx.snap(at).unwrap_or(cell));
            return;
        }
        let now = browser::now();
        let last = self.pointers.with_value(|pointers| pointers.last_tap);
        if now - last < DOUBLE {
            cx.fit();
        }
        self.pointers.update_value(|pointers| pointers.last_tap = now);
    }

    /// The wheel enlarges and reduces around the pointer.
    pub(super) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let camera = self.cx.camera;
        camera.glides.set(false);
        if let Some(corner) = self.cx.board_corner() {
            let around =
                Point::new(f64::from(event.client_x()) - corner.x, f64::from(event.client_y()) - corner.y);
            // Lines of a wheel with notches, pixels of one without.
            let pixels = if event.delta_mode() == 0 { event.delta_y() } else { event.delta_y() * 30.0 };
            camera.zoom((-pixels * 0.0016).clamp(-0.4, 0.4).exp(), Some(around));
        }
    }
}

impl TableContext {
    /// Where the board begins, in the window of the browser.
    fn board_corner(self) -> Option<Point> {
        let bounds = self.board.get_untracked()?.get_bounding_client_rect();
        Some(Point::new(bounds.left(), bounds.top()))
    }

    /// A place of the window on the board; nothing outside of it.
    fn on_board(self, at: Point) -> Option<Point> {
        let (corner, window) = (self.board_corner()?, self.camera.window.get_untracked()?);
        let local = Point::new(at.x - corner.x, at.y - corner.y);
        let inside = (0.0..window.x).contains(&local.x) && (0.0..window.y).contains(&local.y);
        inside.then_some(local)
    }

    /// The cell under a place of the window.
    fn cell_at(self, at: Point) -> Option<Cell> {
        let local = self.on_board(at)?;
        Some(self.camera.sight.get_untracked().cell(local))
    }

    /// The nearest cell on which the held piece may lie.
    fn snap(self, at: Point) -> Option<Cell> {
        let local = self.on_board(at)?;
        let sight = self.camera.sight.get_untracked();
        let distance = |cell: &Cell| sight.middle(*cell).distance(local);
        self.legal.with_untracked(|legal| {
            let nearest = legal.iter().copied().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
            (distance(&nearest) < SNAP * sight.pitch.max(44.0)).then_some(nearest)
        })
    }

    /// Carries a piece after the pointer.
    fn carry(self, id: u32, at: Point, by_finger: bool) {
        let at = Point::new(at.x, if by_finger { at.y - LIFT } else { at.y });
        if self.drag.with_untracked(Option::is_none) {
            self.fault.set(None);
            self.picked.set(None);
            self.drag.set(Some(Drag { id, at, over: None }));
        }
        let over = self.snap(at);
        self.drag.set(Some(Drag { id, at, over }));
    }

    /// Lets go of the piece that is carried.
    fn drop(self) {
        let Some(Drag { id, at, over }) = self.drag.get_untracked() else { return };
        let cell = over.or_else(|| self.cell_at(at));
        let place = self.place_in_hand(at);
        self.drag.set(None);
        match (cell, place) {
            (Some(cell), _) => self.lay(id, cell),
            (None, place) => self.rack.update(|rack| {
                rack.put(id, None);
                if let Some(place) = place {
                    rack.shift(id, place);
                }
            }),
        }
    }

    /// Which place of the hand is under a place of the window.
    fn place_in_hand(self, at: Point) -> Option<usize> {
        let bounds = self.hand.get_untracked()?.get_bounding_client_rect();
        // A finger carries the tile above itself.
        let inside = at.y > bounds.top() - LIFT && at.y < bounds.bottom() && at.x > bounds.left();
        let part = (at.x - bounds.left()) / bounds.width().max(1.0);
        (inside && part < 1.0).then_some((part * 6.0) as usize)
    }
}
