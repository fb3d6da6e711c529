//! How what the games have of their own becomes JSON and comes back.

use std::fmt::Debug;

use game::{Notation, Seat, Seats, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Told;

use crate::Unsound;

/// A game whose views and news can be sent: the one JSON form of each, for clients and for engines.
///
/// Only views and news go in, so nothing hidden can come out.
pub trait Wire: Notation {
    /// A view as it is written.
    type WireView: Serialize + DeserializeOwned + PartialEq + Debug;
    /// What is told of a step as it is written.
    type WireNews: Serialize + DeserializeOwned + PartialEq + Debug;
    /// Why a game ended, as it is written.
    type WireEnd: Serialize + DeserializeOwned + PartialEq + Debug;

    /// The name of the game in records.
    fn game_of(view: &Self::View) -> &'static str;

    /// All seats at the table.
    fn seats_of(view: &Self::View) -> Seats;

    /// Who sees this.
    fn viewer_of(view: &Self::View) -> Viewer;

    /// A view, to be written.
    fn view_to_wire(view: &Self::View) -> Self::WireView;

    /// A view that was read, or what is wrong with it.
    fn view_from_wire(view: &Self::WireView) -> Result<Self::View, Unsound>;

    /// What is told of a step, to be written.
    fn told_to_wire(told: &Told<Self>) -> Self::WireNews;

    /// What was read about a step, or what is wrong with it.
    fn told_from_wire(news: &Self::WireNews) -> Result<Told<Self>, Unsound>;

    /// The seat that did what is told.
    fn seat_of(told: &Told<Self>) -> Seat;

    /// The seat that ended the game, where one did.
    fn seat_of_end(end: Self::End) -> Option<Seat>;

    /// An end, to be written.
    fn end_to_wire(end: Self::End) -> Self::WireEnd;

    /// An end that was read, or what is wrong with it.
    fn end_from_wire(end: &Self::WireEnd) -> Result<Self::End, Unsound>;
}

/// JSON of something that always can be written: our structs have only keys that are strings.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(crate) fn viewer_number(viewer: Viewer) -> Option<usize> {
    viewer.seat().map(Seat::number)
}

pub(crate) fn viewer(number: Option<usize>) -> Result<Viewer, Unsound> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number).map(Viewer::Seat))
}

pub(crate) fn seat(number: usize) -> Result<Seat, Unsound> {
    Seat::from_number(number).ok_or_else(|| Unsound::new(format_args!("there is no seat {number}")))
}

pub(crate) fn seat_numbers(seats: Seats) -> Vec<usize> {
    seats.into_iter().map(Seat::number).collect()
}

pub(crate) fn seats(numbers: &[usize]) -> Result<Seats, Unsound> {
    let seats: Seats = numbers.iter().map(|&number| seat(number)).collect::<Result<_, _>>()?;
    require(seat_numbers(seats) == numbers, "seats stand in ascending order, each once")?;
    Ok(seats)
}

pub(crate) fn require(holds: bool, reason: &str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound::new(reason)) }
}
