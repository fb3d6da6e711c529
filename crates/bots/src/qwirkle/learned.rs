//! Written by `training/qwirkle/train.py`; do not edit by hand.

use super::weights::Weights;

/// For two players.
pub(super) const TWO: Weights = Weights([0.416, 1.319, -0.655, -3.590, 0.056, 0.097, -0.498]);

/// For two players with few tiles in the bag.
pub(super) const TWO_LATE: Weights = Weights([0.593, 0.804, -0.737, -4.562, 0.212, 1.154, -2.305]);

/// For three players.
pub(super) const THREE: Weights = Weights([0.361, 1.126, -0.583, -4.614, 0.062, 0.168, -0.541]);

/// For four or five players.
pub(super) const FOUR_OR_FIVE: Weights = Weights([0.295, 0.791, -0.600, -3.597, 0.063, 0.151, -0.512]);

/// For six players or more.
pub(super) const MORE: Weights = Weights([0.227, 0.238, -0.603, -2.357, 0.060, 0.193, -0.471]);

/// For three players or more with the bag empty.
pub(super) const EMPTY_BAG: Weights = Weights([0.645, 0.648, -0.531, -4.281, -0.006, 1.675, -2.749]);
