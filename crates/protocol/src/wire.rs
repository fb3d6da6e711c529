use game::{Notation, Seat, Seats, Viewer};

use crate::InJson;

/// A game whose views and news can be sent: the one JSON form of each, for clients and for engines.
///
/// Only views and news go in, so nothing hidden can come out.
pub trait Wire: Notation<View: InJson, News: InJson, End: InJson> {
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
