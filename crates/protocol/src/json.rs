use serde::{Deserialize, Serialize};

use crate::Unsound;

/// How long most messages are at most, in bytes: room that is made once is not made again and again.
const USUAL: usize = 256;

/// A message, or a part of one, as JSON without spaces.
pub fn to_json(value: &impl Serialize) -> String {
    sized_to_json(value, USUAL)
}

/// The same for a message that is about so many bytes long.
pub fn sized_to_json(value: &impl Serialize, bytes: usize) -> String {
    let mut json = Vec::with_capacity(bytes);
    // Only maps whose keys are no texts cannot be written, and no message has one.
    let written = serde_json::to_writer(&mut json, value);
    written.ok().and_then(|()| String::from_utf8(json).ok()).unwrap_or_default()
}

/// What was written as JSON, or what is wrong with it and where.
pub fn from_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Unsound> {
    serde_json::from_str(text).map_err(Unsound::new)
}
