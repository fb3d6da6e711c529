use std::error::Error;
use std::fmt;

/// What is wrong with a message of a table, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsound {
    /// The names of fields and the numbers of values in lists that lead there.
    place: String,
    reason: String,
}

impl Unsound {
    /// Something is wrong here.
    pub fn new(reason: impl fmt::Display) -> Self {
        Self { place: String::new(), reason: reason.to_string() }
    }

    /// It is wrong within a field or a value of a list.
    #[must_use]
    pub fn within(mut self, name: &str) -> Self {
        let dot = if self.place.is_empty() { "" } else { "." };
        self.place.insert_str(0, dot);
        self.place.insert_str(0, name);
        self
    }
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.reason),
            place => write!(f, "{place}: {}", self.reason),
        }
    }
}

impl Error for Unsound {}

/// Says what is wrong unless something holds.
pub(crate) fn require(holds: bool, reason: &str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound::new(reason)) }
}
