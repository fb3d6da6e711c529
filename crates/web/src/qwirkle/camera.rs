//! Which part of the endless table is seen, and how large.

use leptos::prelude::*;
use qwirkle::Cell;

/// The side of a cell in pixels where nothing is enlarged or reduced.
pub(super) const PITCH: f64 = 64.0;

/// The smallest and the largest cell, in pixels.
const SMALLEST: f64 = 12.0;
const LARGEST: f64 = 110.0;

/// The largest cell after the board has fitted itself.
const COMFORTABLE: f64 = 68.0;

/// The room that the buttons in the corner of the board take.
const BUTTONS: Point = Point { x: 144.0, y: 52.0 };

/// How much one step of a key or a button enlarges.
pub(super) const STEP: f64 = 1.25;

/// A place in the board's window, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    pub(super) fn middle(self, other: Self) -> Self {
        Self::new(f64::midpoint(self.x, other.x), f64::midpoint(self.y, other.y))
    }
}

/// The corners of a part of the table, both inclusive.
pub(super) type Area = (Cell, Cell);

/// How the table is seen: where the corner of cell 0,0 is, and how large a cell is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sight {
    pub(super) corner: Point,
    pub(super) pitch: f64,
}

impl Default for Sight {
    fn default() -> Self {
        Self { corner: Point::default(), pitch: PITCH }
    }
}

impl Sight {
    /// How much larger everything is than it is drawn.
    pub(super) fn scale(self) -> f64 {
        self.pitch / PITCH
    }

    /// Where a point of the window lies on the table, in cells.
    pub(super) fn on_table(self, point: Point) -> Point {
        Point::new((point.x - self.corner.x) / self.pitch, (point.y - self.corner.y) / self.pitch)
    }

    /// The cell under a point of the window.
    pub(super) fn cell(self, point: Point) -> Cell {
        let Point { x, y } = self.on_table(point);
        Cell::new(x.floor() as i8, y.floor() as i8)
    }

    /// The middle of a cell in the window.
    pub(super) fn middle(self, cell: Cell) -> Point {
        let at = |corner: f64, coordinate: i8| corner + (f64::from(coordinate) + 0.5) * self.pitch;
        Point::new(at(self.corner.x, cell.x), at(self.corner.y, cell.y))
    }

    fn moved(self, by: Point) -> Self {
        Self { corner: Point::new(self.corner.x + by.x, self.corner.y + by.y), ..self }
    }

    /// Enlarged around a point of the window, which stays where it is.
    fn zoomed(self, factor: f64, around: Point) -> Self {
        let pitch = (self.pitch * factor).clamp(SMALLEST, LARGEST);
        let factor = pitch / self.pitch;
        let keep = |corner: f64, around: f64| around + (corner - around) * factor;
        Self { corner: Point::new(keep(self.corner.x, around.x), keep(self.corner.y, around.y)), pitch }
    }

    /// A whole area in the middle of a window, clear of the buttons in its lower right corner.
    fn fitted(area: Area, window: Point) -> Self {
        let sight = Self::centred(area, window);
        let last = sight.middle(area.1);
        let reach = 1.6 * sight.pitch;
        if last.x + reach < window.x - BUTTONS.x || last.y + reach < window.y - BUTTONS.y {
            return sight;
        }
        Self::centred(area, Point::new(window.x, window.y - BUTTONS.y))
    }

    fn centred(area: Area, window: Point) -> Self {
        let (first, last) = area;
        let span = |first: i8, last: i8| f64::from(last) - f64::from(first) + 1.0;
        let (across, down) = (span(first.x, last.x), span(first.y, last.y));
        // A ring of free cells around it, so that there is where to lay tiles.
        let fits = (window.x / (across + 2.5)).min(window.y / (down + 2.5));
        let pitch = fits.clamp(SMALLEST, COMFORTABLE);
        let corner =
            |window: f64, first: i8, span: f64| window / 2.0 - (f64::from(first) + span / 2.0) * pitch;
        let corner = Point::new(corner(window.x, first.x, across), corner(window.y, first.y, down));
        Self { corner, pitch }
    }
}

/// The sight of a board, and the window through which it is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Camera {
    pub(super) sight: RwSignal<Sight>,
    /// The size of the window; nothing until the board is there.
    pub(super) window: RwSignal<Option<Point>>,
    /// Whether the sight glides to where it goes.
    pub(super) glides: RwSignal<bool>,
    /// Whether the person has moved the board since it fitted itself.
    pub(super) moved: RwSignal<bool>,
}

impl Camera {
    pub(super) fn new() -> Self {
        Self {
            sight: RwSignal::new(Sight::default()),
            window: RwSignal::new(None),
            glides: RwSignal::new(false),
            moved: RwSignal::new(false),
        }
    }

    /// Shows a whole area.
    pub(super) fn fit(self, area: Area) {
        if let Some(window) = self.window.get_untracked() {
            self.sight.set(Sight::fitted(area, window));
            self.moved.set(false);
        }
    }

    /// Brings a cell into the middle, as large as it is.
    pub(super) fn centre(self, cell: Cell) {
        if let Some(window) = self.window.get_untracked() {
            self.glides.set(true);
            self.sight.update(|sight| {
                let middle = sight.middle(cell);
                *sight = sight.moved(Point::new(window.x / 2.0 - middle.x, window.y / 2.0 - middle.y));
            });
        }
    }

    pub(super) fn pan(self, by: Point) {
        self.glides.set(false);
        self.moved.set(true);
        self.sight.update(|sight| *sight = sight.moved(by));
    }

    pub(super) fn zoom(self, factor: f64, around: Option<Point>) {
        let window = self.window.get_untracked().unwrap_or_default();
        let around = around.unwrap_or(Point::new(window.x / 2.0, window.y / 2.0));
        self.moved.set(true);
        self.sight.update(|sight| *sight = sight.zoomed(factor, around));
    }

    /// How far a cell is from being in the window as a whole.
    fn lack(self, cell: Cell) -> Option<Point> {
        let (window, sight) = (self.window.get_untracked()?, self.sight.get_untracked());
        let margin = 0.5 * sight.pitch;
        let lack = |at: f64, size: f64| (margin - at).max(0.0) + (size - margin - at).min(0.0);
        let middle = sight.middle(cell);
        let by = Point::new(lack(middle.x, window.x), lack(middle.y, window.y));
        (by != Point::default()).then_some(by)
    }

    /// Whether some of a cell is outside of the window.
    pub(super) fn hides(self, cell: Cell) -> bool {
        self.lack(cell).is_some()
    }

    /// Brings a cell into the window if it is not there.
    pub(super) fn reveal(self, cell: Cell) {
        if let Some(by) = self.lack(cell) {
            self.glides.set(true);
            self.sight.update(|sight| *sight = sight.moved(by));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_fits_with_a_ring_around_it() {
        let window = Point::new(400.0, 300.0);
        let area = (Cell::new(-3, 0), Cell::new(6, 2));
        let sight = Sight::fitted(area, window);
        for cell in [Cell::new(-4, -1), Cell::new(7, 3)] {
            let middle = sight.middle(cell);
            assert!((0.0..window.x).contains(&middle.x) && (0.0..window.y).contains(&middle.y), "{middle:?}");
            assert_eq!(sight.cell(middle), cell);
        }
    }

    #[test]
    fn zooming_keeps_the_point_under_the_fingers() {
        let sight = Sight { corner: Point::new(10.0, 20.0), pitch: 40.0 };
        let point = Point::new(133.0, 77.0);
        let zoomed = sight.zoomed(1.5, point);
        assert!(zoomed.on_table(point).distance(sight.on_table(point)) < 1e-9);
        assert!((sight.zoomed(100.0, point).pitch - LARGEST).abs() < 1e-9);
    }
}
