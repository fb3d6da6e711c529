use core::array;

use qwixx::MOST_MISTHROWS;

/// How many numbers of misthrows a game can go on with.
pub(crate) const LANES: usize = MOST_MISTHROWS as usize;

/// Points for each number of misthrows, side by side, so that all are worked out at once.
pub type Lanes = [f64; LANES];

/// Worse than anything: what cannot be chosen.
pub(crate) const NEVER: Lanes = [f64::NEG_INFINITY; LANES];

/// The larger value in every lane. Plain comparisons become one instruction; `f64::max` does not.
#[inline]
pub(crate) fn larger(one: Lanes, other: Lanes) -> Lanes {
    array::from_fn(|lane| if one[lane] > other[lane] { one[lane] } else { other[lane] })
}

/// The same number added in every lane.
#[inline]
pub(crate) fn plus(lanes: Lanes, number: f64) -> Lanes {
    array::from_fn(|lane| lanes[lane] + number)
}

/// Whether a value is larger in any lane.
#[inline]
pub(crate) fn exceeds(one: Lanes, other: Lanes) -> bool {
    (0..LANES).fold(0, |any, lane| any | u8::from(one[lane] > other[lane])) != 0
}
