use crate::slot::{Along, Slot};
use crate::{Cell, LONGEST};

/// What laying a placement changed on a board: enough to take the placement back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    len: u8,
    changes: [Change; LONGEST],
}

/// What one tile changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    /// The slot that the tile has filled.
    pub(crate) slot: Slot,
    /// The number of that slot; none where the tile touched nothing.
    pub(crate) number: Option<u8>,
    /// What the slots at the ends of the lines through the tile said along these: before and behind it across,
    /// then down.
    pub(crate) ends: [[Along; 2]; 2],
    /// The corners of the rectangle around all tiles.
    pub(crate) corners: [Cell; 2],
}

impl Change {
    /// Nothing noted yet. All its bits are zero, which is written fastest.
    pub(crate) const NONE: Self =
        Self { slot: Slot::NONE, number: None, ends: [[Along::NONE; 2]; 2], corners: [Cell::ORIGIN; 2] };
}

impl Undo {
    pub(crate) const NOTHING: Self = Self { len: 0, changes: [Change::NONE; LONGEST] };

    /// Lets `put` note what a tile changes, which it does if it puts the tile there.
    #[inline]
    pub(crate) fn note(&mut self, put: impl FnOnce(&mut Change) -> bool) {
        if let Some(place) = self.changes.get_mut(usize::from(self.len)) {
            self.len += u8::from(put(place));
        }
    }

    pub(crate) fn changes(&self) -> &[Change] {
        self.changes.get(..self.len.into()).unwrap_or_default()
    }
}
