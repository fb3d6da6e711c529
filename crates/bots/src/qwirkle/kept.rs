use qwirkle::{Board, HAND_SIZE, Hand, Tile};

use super::offers::Offers;
use super::prospect::{Holder, Prospect};
use super::unseen::Unseen;

/// What is left in the hand after a choice, on the board after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept {
    /// What the tiles promise for the next turn, together with those drawn before it.
    pub(crate) prospect: Prospect,
    /// The points that each kind would bring alone, added up: hopes for later turns.
    pub(crate) alone: f64,
    /// Pairs of tiles that could lie in one line; equal tiles cannot.
    pub(crate) pairs: f64,
    /// How many tiles there are.
    pub(crate) tiles: f64,
}

impl Kept {
    pub(crate) fn new(hand: Hand, bag: usize, board: &Board, offers: &Offers, unseen: &Unseen) -> Self {
        let best = board.best_placement(hand).map_or(0, |(_, points)| points);
        let holder = Holder {
            known: hand.kinds(),
            best: best as usize,
            unknown: HAND_SIZE.saturating_sub(hand.len()).min(bag),
        };
        let alone = holder.known.into_iter().map(|tile| offers.alone(tile)).sum::<usize>();
        Self {
            prospect: Prospect::new(offers, unseen, holder),
            alone: alone as f64,
            pairs: pairs(hand) as f64,
            tiles: hand.len() as f64,
        }
    }
}

/// A hand without some of its tiles.
pub(crate) fn without(mut hand: Hand, tiles: impl IntoIterator<Item = Tile>) -> Hand {
    for tile in tiles {
        hand.remove(tile);
    }
    hand
}

fn pairs(hand: Hand) -> usize {
    let kinds = hand.kinds();
    let go_together = |a: Tile, b: Tile| a.colour() == b.colour() || a.shape() == b.shape();
    let partners = |a: Tile| kinds.into_iter().filter(|&b| a < b && go_together(a, b)).count();
    kinds.into_iter().map(partners).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_tiles_do_not_go_together() {
        let pairs = |text: &str| pairs(Hand::read(text).unwrap());
        assert_eq!(pairs("rs rc rd gx"), 3);
        assert_eq!(pairs("rs rs rs rc"), 1);
        assert_eq!(pairs("rs bc yd"), 0);
    }
}
