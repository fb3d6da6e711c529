use game::Seats;

use crate::clock::Time;

/// What decides about a table besides its log: the time, and who is there.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(crate) time: Time,
    /// The people who are connected.
    pub(crate) here: Seats,
    /// When the first of them came, in milliseconds since 1970.
    pub(crate) came: i64,
}
