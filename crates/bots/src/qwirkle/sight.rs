use qwirkle::{Choice, View};

use super::kept::Kept;
use super::prospect::Prospect;
use super::steady::Steady;

/// What somebody sees of the turns after a choice without playing them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// The points that the viewer can expect to make next.
    pub own_points: f64,
    /// The viewer's chance of a Qwirkle next.
    pub own_qwirkle: f64,
    /// The points that the next player can expect to make.
    pub next_points: f64,
    /// The next player's chance of a Qwirkle: what one does not take, another may.
    pub next_qwirkle: f64,
    /// The points that each kind of the tiles kept would bring alone, added up: hopes for later turns.
    pub alone: f64,
    /// Pairs of tiles kept that could lie in one line.
    pub pairs: f64,
    /// How many tiles are kept: a drawn one in the place of each would be a new chance.
    pub tiles: f64,
}

impl Sight {
    /// What is seen, in the order of [`Sight::numbers`].
    pub const NAMES: [&str; 7] =
        ["own_points", "own_qwirkle", "next_points", "next_qwirkle", "alone", "pairs", "tiles"];

    /// What the tiles kept promise, and what the next player can hope for.
    pub(crate) const fn new(kept: &Kept, next: Prospect) -> Self {
        Self {
            own_points: kept.prospect.points,
            own_qwirkle: kept.prospect.qwirkle,
            next_points: next.points,
            next_qwirkle: next.qwirkle,
            alone: kept.alone,
            pairs: kept.pairs,
            tiles: kept.tiles,
        }
    }

    /// All of it as numbers.
    pub const fn numbers(&self) -> [f64; 7] {
        let Self { own_points, own_qwirkle, next_points, next_qwirkle, alone, pairs, tiles } = *self;
        [own_points, own_qwirkle, next_points, next_qwirkle, alone, pairs, tiles]
    }
}

/// Every choice of the viewer with the points that it brings at once and what is seen of the turns after it, in the
/// order of the rules: what weights are learned from. Nothing is seen of an ending of two players, which is played out.
pub fn sights(view: &View) -> Vec<(Choice, f64, Sight)> {
    let mut steady = Steady::default();
    let mut sights = Vec::new();
    steady.see(view, &mut |choice, points, sight| sights.push((choice, points, sight)));
    sights
}
