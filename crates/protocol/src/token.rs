use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Unsound;

/// 128 random bits in hexadecimal digits: what opens a seat, an invitation or a look at a table, and what names
/// a command.
///
/// It is never printed by mistake; [`Token::expose`] says it on purpose.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Token(String);

impl Token {
    /// The token of these bytes, which have to be random.
    pub fn new(bytes: [u8; 16]) -> Self {
        let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        Self(digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect())
    }

    /// The token itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl FromStr for Token {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Self, Unsound> {
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == 32 && text.bytes().all(is_digit) {
            Ok(Self(text.to_owned()))
        } else {
            // Whatever it is, it may be half a secret.
            Err(Unsound::new("expected 32 hexadecimal digits in lower case"))
        }
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Whatever else stands there is not said aloud either.
        let text = String::deserialize(deserializer).unwrap_or_default();
        text.parse().map_err(D::Error::custom)
    }
}
