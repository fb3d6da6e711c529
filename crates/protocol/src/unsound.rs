use std::error::Error;
use std::fmt;

/// What is wrong with a message of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsound(String);

impl Unsound {
    pub(crate) fn new(reason: impl fmt::Display) -> Self {
        Self(reason.to_string())
    }
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unsound {}
