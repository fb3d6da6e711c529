use game::Points;

use crate::{LONGEST, Line};

/// The points of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// The tiles of every line formed or lengthened, added up.
    pub lines: u32,
    /// How many Qwirkles were completed, each for six points more.
    pub qwirkles: u32,
    /// Whether this seat ended the game with its last tile, for six points more.
    pub finish: bool,
}

impl Points for Score {
    fn total(&self) -> i32 {
        self.lines as i32 + 6 * (self.qwirkles as i32 + i32::from(self.finish))
    }
}

impl Score {
    pub(crate) fn add(&mut self, formed: Formed) {
        self.lines = self.lines.saturating_add(formed.lines());
        self.qwirkles = self.qwirkles.saturating_add(formed.qwirkles());
    }
}

/// The lengths of the lines that one placement made or lengthened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Formed {
    /// The line of the placement and one across each of its tiles.
    lengths: [u8; LONGEST + 1],
    len: u8,
}

impl Formed {
    /// The lengths: first the line along the placement, then those across it in the order of its tiles.
    pub fn lengths(&self) -> &[u8] {
        self.lengths.get(..self.len.into()).unwrap_or_default()
    }

    /// The points for the lines without those for Qwirkles.
    pub fn lines(&self) -> u32 {
        self.lengths().iter().map(|&length| u32::from(length)).sum()
    }

    /// How many of the lines are Qwirkles.
    pub fn qwirkles(&self) -> u32 {
        self.lengths().iter().filter(|&&length| usize::from(length) == LONGEST).count() as u32
    }

    /// The points for all of them.
    pub fn points(&self) -> u32 {
        self.lengths().iter().map(|&length| Line::points(length.into()).max(1)).sum()
    }

    /// Notes a line; a tile with no neighbour is none.
    pub(crate) fn add(&mut self, length: usize) {
        if let Some(place) = self.lengths.get_mut(usize::from(self.len)).filter(|_| length > 1) {
            *place = length as u8;
            self.len += 1;
        }
    }

    /// one tile alone as the opening counts as a line of one.
    pub(crate) fn or_lone_tile(mut self) -> Self {
        if self.len == 0 {
            self.lengths[0] = 1;
            self.len = 1;
        }
        self
    }
}
