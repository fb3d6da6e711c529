use game::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A seat as its number: what `#[serde(with = "protocol::SeatNumber")]` asks for.
#[derive(Debug)]
pub enum SeatNumber {}

impl SeatNumber {
    /// Writes the number of a seat.
    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        seat.number().serialize(serializer)
    }

    /// Reads the number of a seat.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        Self::seat(usize::deserialize(deserializer)?)
    }

    /// The seat of this number.
    pub(crate) fn seat<E: Error>(number: usize) -> Result<Seat, E> {
        Seat::from_number(number).ok_or_else(|| E::custom(format_args!("there is no seat {number}")))
    }
}
