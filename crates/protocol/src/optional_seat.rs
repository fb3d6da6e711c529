use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::SeatNumber;

/// A seat as its number, and no seat as `null`: what `#[serde(with = "protocol::OptionalSeat")]` asks for. With
/// `default`, a field that is missing is no seat either.
#[derive(Debug)]
pub enum OptionalSeat {}

impl OptionalSeat {
    /// Writes the number of a seat, or `null`.
    pub fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        seat.map(Seat::number).serialize(serializer)
    }

    /// Reads the number of a seat, or `null`.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        Option::deserialize(deserializer)?.map(SeatNumber::seat).transpose()
    }
}
