use std::error;
use std::fmt;

use game::Fault;

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// A new game cannot begin so.
    NoTable(String),
    /// A record cannot be gone on with.
    Record(Fault),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable(reason) => f.write_str(reason),
            Self::Record(fault) => fault.fmt(f),
        }
    }
}

impl error::Error for Error {}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Record(fault)
    }
}
