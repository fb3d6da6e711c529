use qwirkle::{Board, Hand, Placement};

use super::kept::without;

/// The points for playing the last tile when the bag is empty.
pub(crate) const LAST_TILE: u32 = 6;

/// The points that the viewer makes more than the other from here to the end, if the other is to place and both
/// always take the most points. The board is left as it was.
///
/// This is an ending of two players: the bag is empty, so whatever one of them does not hold is with the other.
pub(crate) fn margin(board: &mut Board, mine: Hand, others: Hand) -> f64 {
    f64::from(-gain(board, others, mine, false))
}

/// The points that whoever is to place makes more than whoever waits.
pub(crate) fn gain(board: &mut Board, placing: Hand, waiting: Hand, passed: bool) -> i32 {
    if waiting.is_empty() {
        return 0;
    }
    match most_points(board, placing, true) {
        Some((placement, points)) => {
            let undo = board.lay(&placement);
            let left = without(placing, placement.tiles().iter().map(|placed| placed.tile));
            let gain = points as i32 - gain(board, waiting, left, false);
            board.take_back(&undo);
            gain
        }
        None if passed => 0,
        None => -gain(board, waiting, placing, true),
    }
}

/// The placement that brings most, with its points; the six for the last tile are among them if the bag is empty.
pub(crate) fn most_points(board: &Board, hand: Hand, is_bag_empty: bool) -> Option<(Placement, u32)> {
    if !is_bag_empty {
        return board.best_placement(hand);
    }
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
        let mut margin = |mine: &str, others: &str| {
            let read = |text| Hand::read(text).unwrap();
            margin(&mut board, read(mine), read(others)).round() as i32
        };
        assert_eq!(margin("", "rd"), 0, "the game is over");
        assert_eq!(margin("rd", "rv"), -(3 + 6), "the other ends it at once");
        assert_eq!(margin("rd", "bv"), 3 + 6, "the other must pass");
        assert_eq!(margin("gx", "bv"), 0, "both must pass");
        // Two tiles of the other, one of which fits: then one's own last tile, then nothing more.
        assert_eq!(margin("rd", "rv gx"), -3 + 4 + 6);
    }
}
