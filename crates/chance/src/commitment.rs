use std::fmt;
use std::str::FromStr;

use crate::{NoHex, Secret, hex};

/// What the server published before play: the SHA-256 of its secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Whether this was published for that secret.
    pub fn is_of(&self, secret: &Secret) -> bool {
        secret.commitment() == *self
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        hex::read(text).map(Self)
    }
}
