use qwirkle::{LONGEST, Tiles};

use super::offers::{MOST_ALONE, MOST_MISSING, Offers, OpenLine};
use super::unseen::Unseen;

/// The points of a Qwirkle.
const QWIRKLE: usize = 2 * LONGEST;

/// Somebody's tiles, as far as the viewer knows them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holder {
    /// The kinds that are there for certain.
    pub(crate) known: Tiles,
    /// The most points that these bring.
    pub(crate) best: usize,
    /// How many further tiles there are, each any of the unseen ones.
    pub(crate) unknown: usize,
}

/// What somebody can hope for in the next turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// The expected points of the best placement.
    pub(crate) points: f64,
    /// The chance of a placement that brings as much as a Qwirkle.
    pub(crate) qwirkle: f64,
}

impl Prospect {
    /// What a board offers to a holder of tiles.
    ///
    /// Exact for what the known tiles bring and for single tiles among the unknown ones. Lines lengthened by
    /// several tiles are taken as independent of these, of each other and of the lines across them.
    pub(crate) fn new(offers: &Offers, unseen: &Unseen, holder: Holder) -> Self {
        let mut failing = [0.0; MOST_ALONE + 1];
        for (points, failing) in failing.iter_mut().enumerate().skip(holder.best + 1) {
            *failing = unseen.none(holder.unknown, offers.reaching(points));
        }
        // What only known tiles bring is in `best` already.
        for &line in offers.lines().iter().filter(|_| holder.unknown > 0) {
            fail_with_line(&mut failing, line, unseen, holder);
        }
        // The expectation of a whole number is the sum of the chances to reach 1, 2, 3 and so on.
        let reached: f64 = failing.iter().skip(1).map(|failing| 1.0 - failing).sum();
        let beyond = holder.best.saturating_sub(MOST_ALONE) as f64;
        Self { points: reached + beyond, qwirkle: 1.0 - failing[QWIRKLE] }
    }
}

/// Lowers the chances to fail by what two or more tiles added to a line can bring.
fn fail_with_line(failing: &mut [f64; MOST_ALONE + 1], line: OpenLine, unseen: &Unseen, holder: Holder) {
    let holding = holding(line.missing, unseen, holder);
    let mut at_least = 0.0;
    for count in (2..=line.missing.len().min(MOST_MISSING)).rev() {
        at_least += holding[count];
        for points in line.points_with(count - 1)..line.points_with(count) {
            failing[points + 1] *= 1.0 - at_least;
        }
    }
}

/// The chances to hold 0, 1, 2 … of some kinds, each kind taken as independent of the others.
fn holding(kinds: Tiles, unseen: &Unseen, holder: Holder) -> [f64; MOST_MISSING + 1] {
    let mut chances = [0.0; MOST_MISSING + 1];
    chances[0] = 1.0;
    for tile in kinds {
        let none =
            if holder.known.contains(tile) { 0.0 } else { unseen.none(holder.unknown, unseen.count(tile)) };
        for count in (1..=MOST_MISSING).rev() {
            chances[count] = chances[count] * none + chances[count - 1] * (1.0 - none);
        }
        chances[0] *= none;
    }
    chances
}

#[cfg(test)]
mod tests {
    use qwirkle::{Bag, Board, Placement};

    use super::*;

    /// One unknown tile is each of the unseen ones with the same chance.
    #[test]
    fn the_prospect_of_one_tile_is_the_mean_over_all() {
        let mut board = Board::new();
        board.lay(&Placement::read("rs@0,0 rc@1,0 rd@2,0 rv@3,0 rt@4,0").unwrap());
        let unseen = Unseen::new(Bag::FULL);
        let mut offers = Offers::default();
        offers.look(&board, &unseen);
        let of = |unknown| {
            let holder = Holder { known: Tiles::NONE, best: 0, unknown };
            Prospect::new(&offers, &unseen, holder)
        };
        let most = |tile| {
            let fitting = board.frontier().filter(|edge| edge.allowed.contains(tile));
            fitting.map(|edge| f64::from(edge.points)).fold(0.0, f64::max)
        };
        let sum: f64 = unseen.tiles().counts().map(|(tile, count)| count as f64 * most(tile)).sum();
        assert!((of(1).points - sum / unseen.tiles().len() as f64).abs() < 1e-9);
        assert!((of(1).qwirkle - 3.0 / unseen.tiles().len() as f64).abs() < 1e-9, "three red crosses");
        assert!(of(0).points.abs() < 1e-9 && of(6).points > of(1).points);
    }
}
