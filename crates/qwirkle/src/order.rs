use alloc::vec::Vec;

use game::RandomSource;

use crate::state::Stage;
use crate::{COPIES, Chance, HAND_SIZE, Hand, Qwirkle, Tile};

/// The tiles in the order in which they come out of the bag.
///
/// Chance that is decided before the game: with the same order, other players at the same seats are dealt
/// the same hands, and whoever draws next draws the same tile. Tiles that are traded go back by lot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// The next tile is the last.
    tiles: Vec<Tile>,
}

impl Order {
    /// All tiles of the game, shuffled.
    pub fn by_lot(random: &mut impl RandomSource) -> Self {
        let mut tiles: Vec<Tile> =
            Tile::all().flat_map(|tile| core::iter::repeat_n(tile, COPIES.into())).collect();
        for i in (1..tiles.len()).rev() {
            tiles.swap(i, random.below(i as u32 + 1) as usize);
        }
        Self { tiles }
    }

    /// The deal or the draw that a game awaits which has followed this order from its start; `None` if it
    /// awaits none.
    pub fn next(&mut self, game: &Qwirkle, random: &mut impl RandomSource) -> Option<Chance> {
        match &game.stage {
            Stage::Deal { .. } => Some(Chance::Deal((0..game.count).map(|_| self.take(HAND_SIZE)).collect())),
            Stage::Draw { aside } => {
                let drawn = self.take(game.due());
                for &tile in aside.tiles() {
                    self.tiles.insert(random.below(self.tiles.len() as u32 + 1) as usize, tile);
                }
                Some(Chance::Draw(drawn))
            }
            Stage::Play | Stage::Over => None,
        }
    }

    fn take(&mut self, count: usize) -> Hand {
        let from = self.tiles.len().saturating_sub(count);
        Hand::new(self.tiles.drain(from..)).unwrap_or(Hand::EMPTY)
    }
}
