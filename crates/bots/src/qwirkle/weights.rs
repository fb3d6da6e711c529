use super::kept::Kept;
use super::prospect::Prospect;
use crate::Ingredient;

/// What things to come are worth in points of now.
///
/// Found by regression: in some thousand positions, the best placements and some others were played on many
/// times with hands drawn by lot, everybody taking the most points for two or three rounds, later points
/// counting less; what a placement brought beyond its own points was fitted, within each position, by the
/// quantities below. Weights for early and late turns came out alike as long as the bag holds tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// For a point that the viewer can expect to make next.
    own_points: f64,
    /// For the viewer's chance of a Qwirkle, beyond its points.
    own_qwirkle: f64,
    /// For a point that the next player can expect to make.
    next_points: f64,
    /// For the next player's chance of a Qwirkle, beyond its points: what one does not take, another may.
    next_qwirkle: f64,
    /// For a point that a kept tile would bring alone.
    alone: f64,
    /// For a pair of kept tiles that could lie in one line.
    pair: f64,
    /// For a kept tile, whatever it is: a drawn one in its place is a new chance, and with the bag empty
    /// whoever has fewer is nearer to the end.
    tile: f64,
}

/// By the number of players, from two. The more others place before the viewer's next turn, the less is
/// left of what the viewer hopes for.
const TWO: Weights = Weights {
    own_points: 0.44,
    own_qwirkle: 1.0,
    next_points: -0.77,
    next_qwirkle: -2.6,
    alone: 0.064,
    pair: 0.135,
    tile: -0.6,
};
const THREE: Weights = Weights {
    own_points: 0.37,
    own_qwirkle: 1.0,
    next_points: -0.64,
    next_qwirkle: -3.7,
    alone: 0.048,
    pair: 0.095,
    tile: -0.44,
};
const FOUR_OR_FIVE: Weights = Weights {
    own_points: 0.31,
    own_qwirkle: 0.7,
    next_points: -0.53,
    next_qwirkle: -3.7,
    alone: 0.051,
    pair: 0.133,
    tile: -0.46,
};
const MORE: Weights = Weights {
    own_points: 0.19,
    own_qwirkle: 0.0,
    next_points: -0.57,
    next_qwirkle: -1.4,
    alone: 0.04,
    pair: 0.12,
    tile: -0.29,
};

/// With the bag empty. Two players need none: each knows the other's tiles.
const EMPTY_BAG: Weights = Weights {
    own_points: 0.1,
    own_qwirkle: 1.2,
    next_points: -0.5,
    next_qwirkle: -2.5,
    alone: 0.1,
    pair: 1.1,
    tile: -1.7,
};

impl Weights {
    /// The weights for a table of so many players with so many tiles in the bag.
    pub(crate) const fn new(players: usize, bag: usize) -> &'static Self {
        match players {
            _ if bag == 0 => &EMPTY_BAG,
            0..=2 => &TWO,
            3 => &THREE,
            4 | 5 => &FOUR_OR_FIVE,
            _ => &MORE,
        }
    }

    /// The same without an ingredient.
    pub(crate) fn without(&self, ingredient: Option<Ingredient>) -> Self {
        match ingredient {
            Some(Ingredient::Kept) => {
                Self { own_points: 0.0, own_qwirkle: 0.0, alone: 0.0, pair: 0.0, tile: 0.0, ..*self }
            }
            Some(Ingredient::Openings) => Self { next_points: 0.0, next_qwirkle: 0.0, ..*self },
            Some(Ingredient::Discount | Ingredient::Endings) | None => *self,
        }
    }

    /// What comes after a choice.
    pub(crate) fn weigh(&self, kept: &Kept, next: Prospect) -> f64 {
        self.own_points * kept.prospect.points
            + self.own_qwirkle * kept.prospect.qwirkle
            + self.next_points * next.points
            + self.next_qwirkle * next.qwirkle
            + self.alone * kept.alone
            + self.pair * kept.pairs
            + self.tile * kept.tiles
    }
}
