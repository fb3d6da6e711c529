use std::fmt;
use std::str::FromStr;

use protocol::Unsound;

/// How many hexadecimal digits the name of a table has.
const DIGITS: usize = 20;

/// The name of a table: 80 bits in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// The name of these bytes.
    pub(crate) fn new(bytes: [u8; DIGITS / 2]) -> Self {
        Self(crate::entropy::hex(&bytes))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = Unsound;

    fn from_str(text: &str) -> Result<Self, Unsound> {
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == DIGITS && text.bytes().all(is_digit) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Unsound::new(format_args!(
                "the name of a table is {DIGITS} hexadecimal digits in lower case"
            )))
        }
    }
}
