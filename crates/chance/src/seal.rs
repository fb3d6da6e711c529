use std::fmt;
use std::str::FromStr;

use game::Seat;
use sha2::{Digest, Sha256};

use crate::{Contribution, NoHex, hex};

/// What the bytes are for, and in which version.
const PURPOSE: &str = "rowlock seal 2";

/// What a device publishes before its contribution is shown: a hash that fixes the contribution without telling it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal([u8; 32]);

impl Seal {
    /// The seal of a contribution. It is good for one seat of one table, so that nobody can pass somebody
    /// else's off as their own.
    pub fn of(contribution: &Contribution, table: &str, seat: Seat) -> Self {
        Self(Sha256::digest(format!("{PURPOSE}\n{table}\n{seat}\n{contribution}\n")).into())
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl FromStr for Seal {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        hex::read(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_of_one_contribution_on_one_seat_of_one_table() {
        let [one, other] = [1, 2].map(|byte| Contribution::new([byte; 16]));
        let usual = Seal::of(&one, "t", Seat::new(0));
        assert_eq!(usual, Seal::of(&one, "t", Seat::new(0)));
        for changed in [
            Seal::of(&other, "t", Seat::new(0)),
            Seal::of(&one, "u", Seat::new(0)),
            Seal::of(&one, "t", Seat::new(1)),
        ] {
            assert_ne!(usual, changed);
        }
    }
}
