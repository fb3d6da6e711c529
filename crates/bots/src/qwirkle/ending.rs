use qwirkle::{Board, Hand, Placement, Tile};

/// The points for playing the last tile when the bag is empty.
pub(crate) const LAST_TILE: u32 = 6;

/// An ending of two players: the bag is empty, so whatever one of them does not hold is with the other.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    board: Board,
}

impl Ending {
    /// The points that the viewer makes more than the other from here to the end, if the other is to place
    /// and both always take the most points.
    pub(crate) fn margin(&mut self, board: &Board, mine: Hand, others: Hand) -> f64 {
        self.board.clone_from(board);
        let (mut placing, mut waiting) = (others, mine);
        let (mut sign, mut margin, mut passed) = (-1.0, 0.0, false);
        while !waiting.is_empty() {
            match most_points(&self.board, placing) {
                Some((placement, points)) => {
                    margin += sign * f64::from(points);
                    self.board.lay(&placement);
                    placing = without(placing, placement.tiles().iter().map(|placed| placed.tile));
                    passed = false;
                }
                None if passed => break,
                None => passed = true,
            }
            (placing, waiting, sign) = (waiting, placing, -sign);
        }
        margin
    }
}

/// The placement that brings most, with its points; the six for the last tile are among them.
fn most_points(board: &Board, hand: Hand) -> Option<(Placement, u32)> {
    let (mut best, mut most) = (None, 0);
    board.for_each_placement(hand, |placement, points| {
        let points = points + if placement.tiles().len() == hand.len() { LAST_TILE } else { 0 };
        if points > most {
            (best, most) = (Some(*placement), points);
        }
    });
    best.map(|placement| (placement, most))
}

/// A hand without some of its tiles.
pub(crate) fn without(mut hand: Hand, tiles: impl IntoIterator<Item = Tile>) -> Hand {
    for tile in tiles {
        hand.remove(tile);
    }
    hand
}
