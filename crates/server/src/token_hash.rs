use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use protocol::{Token, Unsound};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// What is kept of a token: its SHA-256, from which nobody gets the token back.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct TokenHash([u8; 32]);

impl TokenHash {
    pub(crate) fn of(token: &Token) -> Self {
        Self(Sha256::digest(token.expose()).into())
    }

    /// Whether this is the hash of that token, in the same time whichever byte differs.
    pub(crate) fn is_of(&self, token: &Token) -> bool {
        *self == Self::of(token)
    }
}

/// In the same time whichever byte differs.
impl PartialEq for TokenHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        crate::entropy::hex(&hash.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = Unsound;

    fn try_from(text: String) -> Result<Self, Unsound> {
        let byte = |i: usize| text.get(2 * i..2 * i + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        let bytes = bytes.filter(|_| text.len() == 64).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| Unsound::new("expected the hash of a token"))
    }
}

/// Bytes that follow from a key for one purpose: HMAC-SHA-256, cut to length. Who has them knows nothing of
/// the key or of what follows from it for other purposes.
pub(crate) fn derived<const N: usize>(key: &[u8], purpose: &str) -> [u8; N] {
    // HMAC takes keys of any length.
    let mac =
        Hmac::<Sha256>::new_from_slice(key).map(|mac| mac.chain_update(purpose).finalize().into_bytes());
    let mut bytes = [0; N];
    if let Ok(mac) = mac {
        bytes.iter_mut().zip(mac).for_each(|(byte, from)| *byte = from);
    }
    bytes
}
