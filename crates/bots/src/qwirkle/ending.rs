use qwirkle::{Board, Hand, Placement};

use super::kept::without;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_played_out_to_its_last_tile() {
        let mut board = Board::new();
        board.lay(&Placement::read("rs@0,0 rc@1,0").unwrap());
        let margin = |mine: &str, others: &str| {
            let read = |text| Hand::read(text).unwrap();
            Ending::default().margin(&board, read(mine), read(others)).round() as i32
        };
        assert_eq!(margin("", "rd"), 0, "the game is over");
        assert_eq!(margin("rd", "rv"), -(3 + 6), "the other ends it at once");
        assert_eq!(margin("rd", "bv"), 3 + 6, "the other must pass");
        assert_eq!(margin("gx", "bv"), 0, "both must pass");
        // Two tiles of the other, one of which fits: then one's own last tile, then nothing more.
        assert_eq!(margin("rd", "rv gx"), -3 + 4 + 6);
    }
}
