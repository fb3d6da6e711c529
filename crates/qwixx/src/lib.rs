//! The rules of Qwixx and Qwixx Longo: one engine, two rule sets.
//!
//! ```
//! use game::{Awaits, Game, Seat};
//! use qwixx::{Choice, Qwixx, Roll, Row, Setup};
//!
//! let mut game = Qwixx::new(&Setup::classic(["Max", "Emma"]))?;
//! game.happen(&Roll::new([4, 1], [3, 5, 2, 6]))?;
//!
//! // Action 1: both choose at once, sealed until both have chosen.
//! game.play(Seat::new(1), &Choice::cross(Row::Yellow, 5))?;
//! game.play(Seat::new(0), &Choice::cross(Row::Red, 5))?;
//!
//! // Action 2: white 4 and blue 6 make a blue 10.
//! game.play(Seat::new(0), &Choice::cross(Row::Blue, 10))?;
//! assert_eq!(game.awaits(), Awaits::Chance);
//! assert_eq!(game.active(), Seat::new(1));
//!
//! let refused = game.play(Seat::new(1), &Choice::Pass).unwrap_err();
//! assert_eq!(refused.to_string(), "the dice have not been rolled yet");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Numbers like `R-2` in the sources name the rulings of `docs/rulings.md`.

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod choice;
mod colour;
mod dice;
mod end;
mod illegal;
mod layout;
mod lucky;
mod news;
mod notation;
mod position;
mod row;
mod row_state;
mod rules;
mod score;
mod sealed;
mod setup;
mod sheet;
mod state;
mod view;

pub use choice::{Choice, Choices, ChoicesIter};
pub use colour::Colour;
pub use dice::{Impossible, Roll};
pub use end::End;
pub use illegal::Illegal;
pub use layout::Layout;
pub use lucky::{EQUALLY_LUCKY, LuckyPair};
pub use news::News;
pub use row::{Row, Rows};
pub use row_state::RowState;
pub use rules::Rules;
pub use score::Score;
pub use sealed::Sealed;
pub use setup::{MAX_PLAYERS, Setup, SetupError};
pub use sheet::{MOST_MISTHROWS, Sheet};
pub use state::{Qwixx, Stage};
pub use view::{View, ViewStage};

#[cfg(feature = "serde")]
game::serde_as_text!(Choice, Colour, LuckyPair, Qwixx, Roll, Row, Rules);

/// The example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
