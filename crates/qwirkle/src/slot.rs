use crate::{Axis, Cell, Line, Tile, Tiles};

/// An empty cell that touches a tile, and what the lines through it allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Slot {
    pub(crate) cell: Cell,
    /// Across and down.
    along: [Along; 2],
}

/// What lies along one axis on both sides of an empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Along {
    /// The tiles on both sides together.
    pub(crate) line: Line,
    /// The tiles that fit between them.
    pub(crate) allowed: Tiles,
    /// How many tiles lie before the cell.
    pub(crate) before: u8,
    /// How many tiles lie behind it.
    pub(crate) after: u8,
    points: u8,
}

impl Default for Along {
    fn default() -> Self {
        Self { allowed: Tiles::ALL, ..Self::NONE }
    }
}

impl Along {
    /// In place of one that is not known yet.
    pub(crate) const NONE: Self =
        Self { line: Line::EMPTY, allowed: Tiles::NONE, before: 0, after: 0, points: 0 };

    /// What fits a line of the tiles on both sides and another one.
    #[inline]
    pub(crate) const fn allowed_with(&self, tile: Tile) -> Tiles {
        if self.allowed.contains(tile) { self.allowed.and(tile.beside()) } else { Tiles::NONE }
    }

    /// The tiles on one side have become `run`, to which `allowed` may be added.
    ///
    /// What was there is part of the new run, so joining its colours and shapes once more changes nothing.
    #[inline]
    fn renew(&mut self, run: Line, allowed: Tiles) {
        self.line = self.line.joined(run, self.before + self.after);
        self.allowed = if self.line.len() == run.len() { allowed } else { self.line.allowed() };
        self.points = Line::points(self.line.len() + 1) as u8;
    }

    #[inline]
    pub(crate) fn renew_before(&mut self, run: Line, allowed: Tiles) {
        self.before = run.len() as u8;
        self.renew(run, allowed);
    }

    #[inline]
    pub(crate) fn renew_after(&mut self, run: Line, allowed: Tiles) {
        self.after = run.len() as u8;
        self.renew(run, allowed);
    }

    /// The points for the line through the cell once a tile lies there.
    #[inline]
    pub(crate) const fn points(&self) -> u32 {
        self.points as u32
    }
}

/// An empty cell that touches a tile: what may lie there and what that brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    /// The cell.
    pub cell: Cell,
    /// The tiles that may lie there by the lines through it.
    pub allowed: Tiles,
    /// How many tiles the lines across and down would have, each 1 where there is no line.
    pub lengths: [u8; 2],
    /// The points for one tile laid there alone.
    pub points: u32,
}

impl Slot {
    pub(crate) fn edge(&self) -> Edge {
        Edge {
            cell: self.cell,
            allowed: self.allowed(),
            lengths: self.along.map(|along| along.line.len() as u8 + 1),
            points: self.points(),
        }
    }

    /// The place of a slot that is not known yet.
    pub(crate) const NONE: Self = Self { cell: Cell::ORIGIN, along: [Along::NONE; 2] };

    pub(crate) fn new(cell: Cell) -> Self {
        Self { cell, ..Self::default() }
    }

    #[inline]
    pub(crate) const fn along(&self, axis: Axis) -> &Along {
        &self.along[axis as usize]
    }

    #[inline]
    pub(crate) const fn along_mut(&mut self, axis: Axis) -> &mut Along {
        &mut self.along[axis as usize]
    }

    /// The empty cells at the ends of the line that a tile here has along an axis.
    #[inline]
    pub(crate) fn ends(&self, axis: Axis) -> [Cell; 2] {
        let along = self.along(axis);
        [
            self.cell.along(axis, -1 - i32::from(along.before)),
            self.cell.along(axis, 1 + i32::from(along.after)),
        ]
    }

    /// Whether no tile lies beside it.
    pub(crate) const fn is_alone(&self) -> bool {
        let [across, down] = &self.along;
        across.line.is_empty() && down.line.is_empty()
    }

    /// The tiles that may lie here alone.
    #[inline]
    pub(crate) fn allowed(&self) -> Tiles {
        let [across, down] = &self.along;
        across.allowed & down.allowed
    }

    /// The points for one tile laid here alone.
    #[inline]
    pub(crate) const fn points(&self) -> u32 {
        let [across, down] = &self.along;
        across.points() + down.points()
    }
}
