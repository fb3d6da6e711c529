use alloc::vec::Vec;

use qwixx::Rules;

/// Two white dice, not told apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct White {
    pub(crate) low: u8,
    pub(crate) high: u8,
    /// How many of all rolls of two dice look like this.
    pub(crate) weight: f64,
}

/// The rolls of the white dice by their sum, the lowest sum first.
pub(crate) fn whites_by_sum(rules: Rules) -> Vec<Vec<White>> {
    let sides = rules.sides();
    let of_sum = |sum: u8| {
        let pairs = (1..=sides).filter_map(|low| sum.checked_sub(low).map(|high| (low, high)));
        let rolled = pairs.filter(|&(low, high)| low <= high && high <= sides);
        rolled.map(|(low, high)| White { low, high, weight: if low == high { 1.0 } else { 2.0 } }).collect()
    };
    (rules.lowest()..=rules.highest()).map(of_sum).collect()
}
