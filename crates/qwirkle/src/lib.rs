//! The rules of Qwirkle for two to eight players.
//!
//! [`Qwirkle`] is the state of a game and carries out the rules through [`game::Game`]; [`game::Notation`]
//! writes games and positions as text. A [`Board`] keeps, for every empty cell next to a tile, which tiles
//! fit there, so that every legal [`Placement`] and its score are found without allocating. Searches lay
//! placements on a board and take them back ([`Undo`]).
//!
//! ```
//! use game::{Game, Points, Seat};
//! use qwirkle::{Chance, Hand, Qwirkle, Setup};
//!
//! let mut state = Qwirkle::new(&Setup::new(["Ann", "Bob"]))?;
//! let hands = ["rs rc rd bv gt yx", "os oc yv gd pt px"].map(|text| Hand::read(text).unwrap());
//! state.happen(&Chance::Deal(hands.to_vec()))?;
//!
//! let mut choices = Vec::new();
//! state.choices(Seat::new(0), &mut choices);
//! assert_eq!(choices.len(), 12); // three tiles in six orders, across or down
//! state.play(Seat::new(0), &choices[0])?;
//! assert_eq!(state.score(Seat::new(0)).total(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod bag;
mod board;
mod cell;
mod chance;
mod check;
mod choice;
mod draw;
mod generate;
mod hand;
mod illegal;
mod laying;
mod line;
mod news;
mod notation;
mod order;
mod placement;
mod position;
mod score;
mod setup;
mod slot;
mod soundness;
mod state;
mod tile;
mod tiles;
mod undo;
mod view;

pub use bag::{Bag, COPIES, TILES};
pub use board::{Board, NoBoard};
pub use cell::{Axis, Cell};
pub use chance::{Chance, Impossible};
pub use choice::Choice;
pub use hand::{HAND_SIZE, Hand};
pub use illegal::Illegal;
pub use laying::Run;
pub use line::{LONGEST, Line};
pub use news::News;
pub use order::Order;
pub use placement::{Placed, Placement};
pub use score::{Formed, Score};
pub use setup::{MAX_PLAYERS, MIN_PLAYERS, Setup, SetupError};
pub use slot::Edge;
pub use state::{End, IDLE_ROUNDS, Qwirkle};
pub use tile::{Colour, Shape, Tile};
pub use tiles::{Tiles, TilesIter};
pub use undo::Undo;
pub use view::{SeatView, View, ViewStage};

#[cfg(feature = "serde")]
game::serde_as_text!(Cell, Chance, Choice, Colour, Hand, Placed, Placement, Qwirkle, Shape, Tile);

/// The example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
