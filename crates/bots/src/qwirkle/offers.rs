use qwirkle::{Board, LONGEST, Tile, Tiles};

use super::unseen::Unseen;

/// The most points that one tile can bring: it completes two Qwirkles.
pub(crate) const MOST_ALONE: usize = 24;

/// The most tiles that an open line lacks.
pub(crate) const MOST_MISSING: usize = LONGEST - 2;

/// What a board offers to whoever places tiles next.
#[derive(Debug)]
pub(crate) struct Offers {
    /// The most points that a tile of each kind brings alone; 0 if it fits nowhere.
    alone: [usize; Tile::KINDS],
    /// How many unseen tiles bring at least so many points alone.
    reaching: [usize; MOST_ALONE + 1],
    /// Lines that several tiles can lengthen at once, each kind of line once.
    lines: Vec<OpenLine>,
}

/// A line of two tiles or more that can take at least two more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenLine {
    /// The tiles that make it a Qwirkle.
    pub(crate) missing: Tiles,
}

impl OpenLine {
    /// The points for the line with `count` tiles more.
    pub(crate) fn points_with(self, count: usize) -> usize {
        let len = LONGEST.saturating_sub(self.missing.len()) + count;
        if len < LONGEST { len } else { 2 * LONGEST }
    }
}

impl Default for Offers {
    fn default() -> Self {
        Self { alone: [0; Tile::KINDS], reaching: [0; MOST_ALONE + 1], lines: Vec::new() }
    }
}

impl Offers {
    /// Looks at a board anew.
    pub(crate) fn look(&mut self, board: &Board, unseen: &Unseen) {
        let mut fitting = [Tiles::NONE; MOST_ALONE + 1];
        self.lines.clear();
        for edge in board.frontier() {
            let points = (edge.points as usize).min(MOST_ALONE);
            fitting[points] = fitting[points] | edge.allowed;
            self.note_line(edge.allowed, edge.lengths);
        }
        self.rank(&fitting, unseen);
    }

    /// Finds the most points of each kind from the tiles that fit somewhere for so many points.
    fn rank(&mut self, fitting: &[Tiles; MOST_ALONE + 1], unseen: &Unseen) {
        self.alone = [0; Tile::KINDS];
        let (mut ranked, mut reaching) = (Tiles::NONE, 0);
        for (points, &tiles) in fitting.iter().enumerate().rev() {
            for tile in tiles - ranked {
                self.alone[tile.index()] = points;
                reaching += unseen.count(tile);
            }
            ranked = ranked | tiles;
            self.reaching[points] = reaching;
        }
    }

    /// Only an end of one line takes several tiles as a matter of course: where lines cross, the tiles that
    /// fit are few.
    fn note_line(&mut self, allowed: Tiles, lengths: [u8; 2]) {
        let [short, long] = if lengths[0] < lengths[1] { lengths } else { [lengths[1], lengths[0]] };
        let line = OpenLine { missing: allowed };
        // The lengths count the tile that is to come.
        if short == 1 && (3..LONGEST).contains(&long.into()) && !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// The most points that a tile brings alone.
    pub(crate) fn alone(&self, tile: Tile) -> usize {
        self.alone[tile.index()]
    }

    /// How many unseen tiles bring at least so many points alone.
    pub(crate) fn reaching(&self, points: usize) -> usize {
        self.reaching[points.min(MOST_ALONE)]
    }

    /// The lines that several tiles can lengthen at once.
    pub(crate) fn lines(&self) -> &[OpenLine] {
        &self.lines
    }
}
