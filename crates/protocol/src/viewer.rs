//! A viewer as the number of their seat, and a spectator as `null`: what `#[serde(with = "protocol::viewer")]`
//! asks for.

use game::Viewer;
use serde::{Deserializer, Serializer};

use crate::optional_seat;

/// Writes the number of a viewer's seat, or `null`.
pub fn serialize<S: Serializer>(viewer: &Viewer, serializer: S) -> Result<S::Ok, S::Error> {
    optional_seat::serialize(&viewer.seat(), serializer)
}

/// Reads the number of a viewer's seat, or `null`.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
    Ok(optional_seat::deserialize(deserializer)?.map_or(Viewer::Spectator, Viewer::Seat))
}
