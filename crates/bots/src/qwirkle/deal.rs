use game::RandomSource;
use qwirkle::{Bag, TILES, Tile};

/// One way in which the tiles that nobody has shown may lie, as a row: the viewer draws from its front, all others from
/// its back. So a choice that makes the viewer draw more does not change what the others draw.
///
/// Tiles are mixed only as far as somebody looks, since most playouts end long before the bag does. Whoever looks at
/// the same place of the same deal again finds the same tile: that is what makes two choices comparable.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    tiles: [Tile; TILES],
    len: usize,
    /// How many tiles are mixed, at the front and at the back.
    front: usize,
    back: usize,
}

impl Deal {
    /// The tiles that the viewer has not seen, not yet mixed. Their order says nothing about where they are.
    pub(crate) fn new(unseen: &Bag) -> Self {
        let mut deal = Self { tiles: [Tile::default(); TILES], len: 0, front: 0, back: 0 };
        for (tile, count) in unseen.counts() {
            let end = deal.len + count;
            if let Some(places) = deal.tiles.get_mut(deal.len..end) {
                places.fill(tile);
                deal.len = end;
            }
        }
        deal
    }

    /// Forgets how the tiles lie.
    pub(crate) const fn mix_anew(&mut self) {
        (self.front, self.back) = (0, 0);
    }

    /// How many tiles there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The tile with so many before it; `None` behind the last.
    pub(crate) fn at_front(&mut self, place: usize, random: &mut dyn RandomSource) -> Option<Tile> {
        while self.front <= place && self.unmixed() > 0 {
            let other = self.front + random.below(self.unmixed() as u32) as usize;
            self.tiles.swap(self.front, other);
            self.front += 1;
        }
        self.tiles.get(..self.len)?.get(place).copied()
    }

    /// The tile with so many behind it; `None` before the first.
    pub(crate) fn at_back(&mut self, place: usize, random: &mut dyn RandomSource) -> Option<Tile> {
        while self.back <= place && self.unmixed() > 0 {
            let other = self.front + random.below(self.unmixed() as u32) as usize;
            self.tiles.swap(self.len - 1 - self.back, other);
            self.back += 1;
        }
        self.tiles.get(..self.len)?.iter().nth_back(place).copied()
    }

    const fn unmixed(&self) -> usize {
        self.len - self.front - self.back
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mixed::Mixed;

    #[test]
    fn a_deal_holds_every_tile_once_and_keeps_its_order() {
        let mut unseen = Bag::FULL;
        unseen.take(Tile::from_index(7).unwrap());
        let (mut deal, mut random) = (Deal::new(&unseen), Mixed(1));
        let order = |deal: &mut Deal, random: &mut Mixed| {
            // From both ends in turn, so that they meet.
            let places = 0..TILES / 2;
            let ends = places.flat_map(|place| [deal.at_front(place, random), deal.at_back(place, random)]);
            let _ = ends.count();
            (0..TILES).map_while(|place| deal.at_front(place, random)).collect::<Vec<_>>()
        };
        let first = order(&mut deal, &mut random);
        assert_eq!(first.len(), TILES - 1);
        assert_eq!(order(&mut deal, &mut random), first);
        let at_back = (0..TILES).map_while(|place| deal.at_back(place, &mut random));
        assert!(at_back.eq(first.iter().rev().copied()), "the same row from its other end");
        deal.mix_anew();
        let second = order(&mut deal, &mut random);
        assert_ne!(second, first);
        for tile in Tile::all() {
            let of = |tiles: &[Tile]| tiles.iter().filter(|&&other| other == tile).count();
            assert_eq!((of(&first), of(&second)), (unseen.count(tile), unseen.count(tile)));
        }
    }
}
