use crate::slot::{Slot, Way};
use crate::{Cell, LONGEST};

/// What laying a placement changed on a board: enough to take the placement back.
#[derive(Clone, Copy, Debug, Default)]
pub struct Undo {
    len: u8,
    changes: [Change; LONGEST],
}

/// What one tile changed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Change {
    /// The slot that the tile has filled.
    pub(crate) slot: Slot,
    /// The number of that slot; none where the tile touched nothing.
    pub(crate) number: Option<u8>,
    /// What the slots at the ends of the lines through the tile said along these: before and behind it across,
    /// then down.
    pub(crate) ends: [[Way; 2]; 2],
    /// The corners of the rectangle around all tiles.
    pub(crate) corners: [Cell; 2],
}

impl Undo {
    pub(crate) fn note(&mut self, change: Change) {
        if let Some(place) = self.changes.get_mut(usize::from(self.len)) {
            *place = change;
            self.len += 1;
        }
    }

    pub(crate) fn changes(&self) -> &[Change] {
        self.changes.get(..self.len.into()).unwrap_or_default()
    }
}
