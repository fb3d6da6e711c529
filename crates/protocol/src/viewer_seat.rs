use game::Viewer;
use serde::{Deserializer, Serializer};

use crate::OptionalSeat;

/// A viewer as the number of their seat, and a spectator as `null`: what `#[serde(with = "protocol::ViewerSeat")]`
/// asks for.
#[derive(Debug)]
pub enum ViewerSeat {}

impl ViewerSeat {
    /// Writes the number of a viewer's seat, or `null`.
    pub fn serialize<S: Serializer>(viewer: &Viewer, serializer: S) -> Result<S::Ok, S::Error> {
        OptionalSeat::serialize(&viewer.seat(), serializer)
    }

    /// Reads the number of a viewer's seat, or `null`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        Ok(OptionalSeat::deserialize(deserializer)?.map_or(Viewer::Spectator, Viewer::Seat))
    }
}
