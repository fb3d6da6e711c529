use game::{Seat, Seats};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use crate::SeatNumber;

/// Seats as a list of their numbers in ascending order: what `#[serde(with = "protocol::SeatNumbers")]` asks for.
#[derive(Debug)]
pub enum SeatNumbers {}

impl SeatNumbers {
    /// Writes the numbers of seats.
    pub fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.into_iter().map(Seat::number))
    }

    /// Reads the numbers of seats.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<usize>::deserialize(deserializer)?;
        if !numbers.is_sorted_by(|one, next| one < next) {
            return Err(D::Error::custom("the seats are not in ascending order"));
        }
        numbers.into_iter().map(SeatNumber::seat).collect()
    }
}
