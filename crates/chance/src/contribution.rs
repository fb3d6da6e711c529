use std::fmt;
use std::str::FromStr;

use crate::{NoHex, hex};

/// What the device of one person added before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution([u8; 16]);

impl Contribution {
    /// Of these bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl FromStr for Contribution {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        hex::read(text).map(Self)
    }
}
