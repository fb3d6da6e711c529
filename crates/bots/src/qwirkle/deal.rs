use game::Lots;
use qwirkle::{Bag, TILES, Tile};

/// One way in which the tiles that nobody has shown may lie: those in the hands of the others first, then the bag in
/// the order in which it is drawn from.
///
/// Tiles are mixed only as far as somebody looks, since most playouts end long before the bag does. Whoever looks at
/// the same place of the same deal again finds the same tile: that is what makes two choices comparable.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    tiles: [Tile; TILES],
    len: usize,
    mixed: usize,
}

impl Deal {
    /// The tiles that the viewer has not seen, not yet mixed. Their order says nothing about where they are.
    pub(crate) fn new(unseen: &Bag) -> Self {
        let mut deal = Self { tiles: [Tile::default(); TILES], len: 0, mixed: 0 };
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
        self.mixed = 0;
    }

    /// How many tiles there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The tile at a place; `None` behind the last.
    pub(crate) fn tile(&mut self, place: usize, lots: &mut dyn Lots) -> Option<Tile> {
        while self.mixed <= place.min(self.len.saturating_sub(1)) && self.mixed < self.len {
            let other = self.mixed + lots.below((self.len - self.mixed) as u32) as usize;
            self.tiles.swap(self.mixed, other);
            self.mixed += 1;
        }
        self.tiles.get(..self.len)?.get(place).copied()
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
        let (mut deal, mut lots) = (Deal::new(&unseen), Mixed(1));
        let order = |deal: &mut Deal, lots: &mut Mixed| {
            (0..TILES).map_while(|place| deal.tile(place, lots)).collect::<Vec<_>>()
        };
        let first = order(&mut deal, &mut lots);
        assert_eq!(first.len(), TILES - 1);
        assert_eq!(order(&mut deal, &mut lots), first);
        deal.mix_anew();
        let second = order(&mut deal, &mut lots);
        assert_ne!(second, first);
        for tile in Tile::all() {
            let of = |tiles: &[Tile]| tiles.iter().filter(|&&other| other == tile).count();
            assert_eq!((of(&first), of(&second)), (unseen.count(tile), unseen.count(tile)));
        }
    }
}
