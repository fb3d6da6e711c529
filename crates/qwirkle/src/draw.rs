//! All the ways a number of tiles can come out of the bag.

use crate::{Bag, Chance, Hand, Tile};

/// Shows every different draw of `count` tiles with the number of ways to pick just these from the bag.
pub(crate) fn for_each_draw(bag: &Bag, count: usize, show: &mut dyn FnMut(&Chance, u64)) {
    pick(bag, 0, count, Hand::EMPTY, 1, show);
}

/// Picks the remaining `count` tiles among the kinds from `kind` on.
fn pick(bag: &Bag, kind: usize, count: usize, drawn: Hand, weight: u64, show: &mut dyn FnMut(&Chance, u64)) {
    if count == 0 {
        return show(&Chance::Draw(drawn), weight);
    }
    let Some(tile) = Tile::from_index(kind) else {
        return;
    };
    let there = bag.count(tile);
    let mut drawn = drawn;
    for picked in 0..=there.min(count) {
        pick(bag, kind + 1, count - picked, drawn, weight * ways(there, picked), show);
        drawn.add(tile);
    }
}

/// How many ways there are to pick some of `there` equal tiles.
fn ways(there: usize, picked: usize) -> u64 {
    (0..picked as u64).fold(1, |ways, i| ways * (there as u64 - i) / (i + 1))
}
