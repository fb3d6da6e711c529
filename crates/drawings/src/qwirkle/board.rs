//! The tiles on the table.

use qwirkle::{Board, Cell};

use super::{LastChoice, Table};
use crate::canvas::{Area, Canvas, Short};

const PITCH: f64 = 48.0;
const TILE: f64 = 45.0;

/// The space for the coordinates, and what is left free on the other sides.
const EDGE: f64 = 26.0;
const RIM: f64 = 8.0;

/// Fewer cells than these look lost.
const FEWEST: (i32, i32) = (9, 6);

/// The cells that are drawn, and where.
pub(super) struct Grid {
    origin: (f64, f64),
    /// The cell in the corner.
    low: (i32, i32),
    columns: i32,
    rows: i32,
}

impl Grid {
    /// All tiles with one cell around them, and as many cells as it takes to be so high.
    pub(super) fn around(board: &Board, origin: (f64, f64), height: f64) -> Self {
        let (low, high) = board.bounds().unwrap_or((Cell::ORIGIN, Cell::ORIGIN));
        let fill = ((height - EDGE - RIM) / PITCH).ceil() as i32;
        let (left, columns) = span(low.x.into(), high.x.into(), FEWEST.0);
        let (top, rows) = span(low.y.into(), high.y.into(), FEWEST.1.max(fill));
        Self { origin, low: (left, top), columns, rows }
    }

    pub(super) fn area(&self) -> Area {
        let side = |cells: i32| EDGE + f64::from(cells) * PITCH + RIM;
        Area::new(self.origin.0, self.origin.1, side(self.columns), side(self.rows))
    }

    /// The corner of a cell on the page.
    fn corner(&self, x: i32, y: i32) -> (f64, f64) {
        let at = |origin, low, place| origin + EDGE + f64::from(place - low) * PITCH;
        (at(self.origin.0, self.low.0, x), at(self.origin.1, self.low.1, y))
    }

    fn tile_area(&self, cell: Cell) -> Area {
        let (x, y) = self.corner(cell.x.into(), cell.y.into());
        Area::new(x + (PITCH - TILE) / 2.0, y + (PITCH - TILE) / 2.0, TILE, TILE)
    }

    /// A pattern with a dot in the middle of every cell.
    pub(super) fn dots(&self) -> String {
        let (x, y) = self.corner(self.low.0, self.low.1);
        let (x, y, pitch, middle) = (Short(x), Short(y), Short(PITCH), Short(PITCH / 2.0));
        format!(
            "<pattern id=\"dots\" x=\"{x}\" y=\"{y}\" width=\"{pitch}\" height=\"{pitch}\" \
             patternUnits=\"userSpaceOnUse\">\
             <circle class=\"dot\" cx=\"{middle}\" cy=\"{middle}\" r=\"1.5\"/></pattern>\n"
        )
    }
}

/// The first of at least `fewest` places and their number: all from `low` to `high`, one on either side, and
/// the rest shared between both sides.
fn span(low: i32, high: i32, fewest: i32) -> (i32, i32) {
    let count = high - low + 3;
    let more = (fewest - count).max(0);
    (low - 1 - more / 2, count + more)
}

impl Table<'_> {
    pub(super) fn draw_board(&self, grid: &Grid, canvas: &mut Canvas) {
        canvas.rect("well", grid.area(), 18.0);
        let (x, y) = grid.corner(grid.low.0, grid.low.1);
        let cells = Area::new(x, y, f64::from(grid.columns) * PITCH, f64::from(grid.rows) * PITCH);
        canvas.rect("dots", cells, 0.0);
        draw_coordinates(grid, canvas);
        if self.view.board.is_empty() {
            // The opening line begins here.
            canvas.rect("rim dashed", grid.tile_area(Cell::ORIGIN).grown(-1.0), 10.0);
        }
        let mut placed = self.view.board.placed().to_vec();
        placed.sort_unstable();
        for laid in placed {
            let area = grid.tile_area(laid.cell);
            canvas.symbol("", &laid.tile.to_string(), area.x, area.y, TILE);
        }
        self.draw_last_placement(grid, canvas);
    }

    fn draw_last_placement(&self, grid: &Grid, canvas: &mut Canvas) {
        let Some((_, LastChoice::Place(placement, _))) = &self.last else {
            return;
        };
        for laid in placement.tiles() {
            let area = grid.tile_area(laid.cell);
            canvas.rect("inset", Area { height: TILE - 2.4, ..area }.grown(-1.6), 8.4);
            canvas.rect("latest", area.grown(1.2), 11.0);
        }
    }
}

fn draw_coordinates(grid: &Grid, canvas: &mut Canvas) {
    let (left, top) = grid.origin;
    for x in grid.low.0..grid.low.0 + grid.columns {
        let middle = grid.corner(x, grid.low.1).0 + PITCH / 2.0;
        canvas.text("coordinate lost middle", middle, top + 18.0, &number(x));
    }
    for y in grid.low.1..grid.low.1 + grid.rows {
        let middle = grid.corner(grid.low.0, y).1 + PITCH / 2.0;
        canvas.text("coordinate lost middle", left + 15.0, middle + 4.0, &number(y));
    }
}

/// A coordinate with a true minus sign.
fn number(coordinate: i32) -> String {
    coordinate.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::span;

    #[test]
    fn there_is_one_cell_around_and_more_where_room_is() {
        assert_eq!(span(-3, 4, 6), (-4, 10));
        assert_eq!(span(0, 0, 6), (-2, 6));
        assert_eq!(span(-1, 0, 9), (-4, 9));
    }
}
