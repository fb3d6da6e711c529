use std::fmt::Debug;

use game::{Notation, Seat, Seats, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::RedactedStep;

use crate::Unsound;

/// A game whose views and news can be sent: the one JSON form of each, for clients and for engines.
///
/// The crates of rules know nothing of serialisation, so each of the three is sent as a type of this crate that mirrors
/// it. Only views and news go in, so nothing hidden can come out.
pub trait Wire: Notation {
    /// A view as it is sent.
    type WireView: Debug
        + Serialize
        + DeserializeOwned
        + for<'a> From<&'a Self::View>
        + TryInto<Self::View, Error = Unsound>;

    /// What is told of a step as it is sent.
    type WireStep: Debug
        + Serialize
        + DeserializeOwned
        + for<'a> From<&'a RedactedStep<Self>>
        + TryInto<RedactedStep<Self>, Error = Unsound>;

    /// The end of a game as it is sent.
    type WireEnd: Debug + Serialize + DeserializeOwned + From<Self::End> + Into<Self::End>;

    /// The name of the game in records.
    fn game_of(view: &Self::View) -> &'static str;

    /// All seats at the table.
    fn seats_of(view: &Self::View) -> Seats;

    /// Who sees this.
    fn viewer_of(view: &Self::View) -> Viewer;

    /// The seat that did what is told.
    fn seat_of(news: &Self::News) -> Seat;

    /// The seat that ended the game, where one did.
    fn seat_of_end(end: Self::End) -> Option<Seat>;
}
