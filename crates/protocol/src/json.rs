use serde::{Deserialize, Serialize};

use crate::Unsound;

/// A message, or a part of one, as JSON without spaces.
pub fn to_json(value: &impl Serialize) -> String {
    // Only maps whose keys are no texts cannot be written, and no message has one.
    serde_json::to_string(value).unwrap_or_default()
}

/// What was written as JSON, or what is wrong with it and where.
pub fn from_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Unsound> {
    serde_json::from_str(text).map_err(Unsound::new)
}
