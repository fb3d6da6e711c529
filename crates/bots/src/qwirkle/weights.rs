use super::learned::{EMPTY_BAG, FOUR_OR_FIVE, MORE, THREE, TWO, TWO_LATE};
use super::sight::Sight;
use crate::Ingredient;

/// What each thing that is seen is worth in points of now, in the order of [`Sight::NAMES`]. The numbers are learned:
/// `training/qwirkle` says how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights(pub(crate) [f64; 7]);

/// With so few tiles in the bag two players play towards the end of the game. `train.py` has the same number.
const LATE: usize = 12;

impl Weights {
    /// The weights for a table of so many players with so many tiles in the bag. The more others place before the
    /// viewer's next turn, the less is left of what the viewer hopes for.
    pub(crate) const fn new(players: usize, bag: usize) -> &'static Self {
        match players {
            _ if bag == 0 => &EMPTY_BAG,
            0..=2 if bag <= LATE => &TWO_LATE,
            0..=2 => &TWO,
            3 => &THREE,
            4 | 5 => &FOUR_OR_FIVE,
            _ => &MORE,
        }
    }

    /// The same without an ingredient.
    pub(crate) const fn without(&self, ingredient: Option<Ingredient>) -> Self {
        let Self([_, _, next_points, next_qwirkle, ..]) = *self;
        let Self([own_points, own_qwirkle, _, _, alone, pairs, tiles]) = *self;
        match ingredient {
            Some(Ingredient::Kept) => Self([0.0, 0.0, next_points, next_qwirkle, 0.0, 0.0, 0.0]),
            Some(Ingredient::Openings) => Self([own_points, own_qwirkle, 0.0, 0.0, alone, pairs, tiles]),
            Some(Ingredient::Discount | Ingredient::Endings | Ingredient::Late | Ingredient::Chance)
            | None => *self,
        }
    }

    /// What comes after a choice.
    pub(crate) fn weigh(&self, sight: &Sight) -> f64 {
        self.0.iter().zip(sight.numbers()).map(|(weight, number)| weight * number).sum()
    }
}
