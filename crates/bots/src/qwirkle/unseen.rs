use qwirkle::{Bag, HAND_SIZE, TILES, Tile};

/// The tiles that the viewer has not seen, and the chance to meet one of them in a hand.
#[derive(Debug)]
pub(crate) struct Unseen {
    tiles: Bag,
    /// By the size of a hand and the number of tiles somebody looks for: the chance that none of them is in
    /// the hand.
    none: [[f64; TILES + 1]; HAND_SIZE + 1],
}

impl Unseen {
    pub(crate) fn new(tiles: Bag) -> Self {
        let none = chances_of_none(tiles.len());
        Self { tiles, none }
    }

    /// How many tiles of a kind are unseen.
    pub(crate) fn count(&self, tile: Tile) -> usize {
        self.tiles.count(tile)
    }

    /// All of them.
    pub(crate) const fn tiles(&self) -> &Bag {
        &self.tiles
    }

    /// The chance that a hand of `size` unseen tiles has none of `wanted` given ones.
    pub(crate) fn none(&self, size: usize, wanted: usize) -> f64 {
        self.none[size.min(HAND_SIZE)][wanted.min(TILES)]
    }
}

/// Hypergeometric, one tile of the hand after the other: of the unseen tiles, less those that went before,
/// it must be none of those that are wanted.
fn chances_of_none(unseen: usize) -> [[f64; TILES + 1]; HAND_SIZE + 1] {
    let mut none = [[1.0; TILES + 1]; HAND_SIZE + 1];
    for size in 1..=HAND_SIZE.min(unseen) {
        let left = unseen + 1 - size;
        let smaller = none[size - 1];
        for (wanted, (chance, before)) in none[size].iter_mut().zip(smaller).enumerate() {
            *chance = before * left.saturating_sub(wanted) as f64 / left as f64;
        }
    }
    none
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_a_hand_are_hypergeometric() {
        let none = chances_of_none(10);
        let is = |size: usize, wanted: usize, chance: f64| (none[size][wanted] - chance).abs() < 1e-12;
        assert!(is(0, 10, 1.0) && is(6, 0, 1.0));
        assert!(is(1, 3, 0.7) && is(2, 3, 0.7 * 6.0 / 9.0));
        assert!(is(3, 8, 0.0));
    }
}
