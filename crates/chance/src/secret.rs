use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Commitment, NoHex, hex};

/// What the server keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which have to be random.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before play.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(Sha256::digest(self.0).into())
    }

    /// The secret in hexadecimal digits, for the log and for the record of a game that is over.
    pub fn reveal(&self) -> String {
        hex::Hex(&self.0).to_string()
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Says nothing: what is printed by mistake must not give the game away.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        hex::read(text).map(Self)
    }
}
