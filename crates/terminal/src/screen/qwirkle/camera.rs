use qwirkle::{Board, Cell, View};

use super::selection::Selection;

/// Which part of the board is shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Camera {
    /// The cell in the upper left corner.
    pub(super) corner: (i16, i16),
    /// Whether a person scrolled, so that the cursor need not be in sight.
    pub(super) free: bool,
    /// How many cells there is room for; nothing before the first picture.
    pub(super) size: (i16, i16),
    /// Whether the board is to be put in the middle with the next picture.
    pub(super) centre: bool,
}

impl Camera {
    /// Moves so that these cells are in sight, with one more on each side.
    pub(super) fn show(&mut self, cells: impl Iterator<Item = Cell>) {
        for cell in cells {
            let axis = |corner: i16, size: i16, at: i8| {
                let at = i16::from(at);
                corner.max(at + 2 - size).min(at - 1)
            };
            let (corner, size) = (self.corner, self.size);
            self.corner = (axis(corner.0, size.0, cell.x), axis(corner.1, size.1, cell.y));
        }
        // The cursor, and a tile that goes with it, stays where it is.
        self.free = true;
    }

    /// How many tiles lie out of sight to the left, above, to the right and below.
    pub(super) fn out_of_sight(&self, board: &Board) -> [usize; 4] {
        let (left, top) = self.corner;
        let (right, bottom) = (left + self.size.0, top + self.size.1);
        let count = |is_out: &dyn Fn(i16, i16) -> bool| {
            let cells = board.placed().iter().map(|placed| placed.cell);
            cells.filter(|cell| is_out(cell.x.into(), cell.y.into())).count()
        };
        [
            count(&|x, _| x < left),
            count(&|_, y| y < top),
            count(&|x, _| x >= right),
            count(&|_, y| y >= bottom),
        ]
    }
}

/// Moves the camera so that the whole board is in sight if it fits, and the cursor in any case.
pub(super) fn aim(selection: &mut Selection, view: &View, size: (i16, i16)) {
    let resized = selection.camera.size != size;
    selection.camera.size = size;
    let (low, high) = view.board.bounds().unwrap_or_default();
    let bounds = [(i16::from(low.x), i16::from(high.x)), (i16::from(low.y), i16::from(high.y))];
    let cursor = [i16::from(selection.cursor.x), i16::from(selection.cursor.y)];
    let centre = selection.camera.centre || resized;
    if selection.camera.free && !selection.camera.centre {
        return;
    }
    let axis = |corner: i16, size: i16, (low, high): (i16, i16), cursor: i16| {
        let (low, high) = (low.min(cursor), high.max(cursor));
        if centre && high - low < size {
            return (low + high - size) / 2 + i16::from((low + high - size) % 2 > 0);
        }
        // Two cells around the cursor stay in sight.
        let margin = 2.min(size / 3);
        if centre { cursor - size / 2 } else { corner.clamp(cursor + margin - size + 1, cursor - margin) }
    };
    let (left, top) = selection.camera.corner;
    selection.camera.corner =
        (axis(left, size.0, bounds[0], cursor[0]), axis(top, size.1, bounds[1], cursor[1]));
    selection.camera.centre = false;
}
