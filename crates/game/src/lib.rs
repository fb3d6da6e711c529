//! The vocabulary that Rowlock's games share.
//!
//! A [`Game`] is a state that awaits either chance (a roll, a draw) or the choices of one or more
//! [`Seats`]; it tells every legal choice, says why an illegal one is illegal, and shows each seat only
//! what that seat may see. A [`Record`] is the whole game as text that a person can read and write.
//!
//! This crate does no I/O, reads no clock, starts no thread and holds no generator of random numbers:
//! chance is an argument, drawn by whoever calls from a source of [`RandomSource`].

#![no_std]
#![doc(test(attr(deny(warnings), allow(dead_code))))]

extern crate alloc;

#[cfg(feature = "serde")]
pub mod as_text;
mod awaits;
mod fault;
mod names;
mod perft;
mod perft_table;
mod place;
mod play;
mod random_source;
mod reasons;
mod record;
mod scan;
mod seat;
mod words;

/// What the macro [`serde_as_text!`] names.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde as __serde;

pub use awaits::{Awaits, Viewer};
pub use fault::Fault;
pub use names::{MAX_NAME_LENGTH, NameError, check_names};
pub use perft::{Branch, Perft, PerftError, perft, perft_by_branch};
pub use perft_table::check_perft_table;
pub use place::Place;
pub use play::{Game, Outcome, Points};
pub use random_source::RandomSource;
pub use reasons::Reasons;
pub use record::{
    Comment, Document, Documents, FORMAT, Field, Header, Notation, RULES_VERSION, Record, Step, TurnReader,
    Unreadable, WrittenTurns,
};
pub use scan::{Line, Token, tokens};
pub use seat::{MAX_SEATS, Seat, Seats, SeatsIter};
pub use words::{counted, listed, number_word};

/// The example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
