//! The registry: every game and every sheet of it, with what programs have to know to offer it.
//!
//! Whoever lists games asks [`GameKind::ALL`]. A sheet is added to [`qwixx::Rules::ALL`]; the table in here then does
//! not compile until it has an entry, too.
//!
//! ```
//! use games::GameKind;
//!
//! let longo: GameKind = "longo".parse()?;
//! assert_eq!((longo.title(), longo.seats()), ("Qwixx Longo", 1..=5));
//! assert!("chess".parse::<GameKind>().is_err());
//! # Ok::<(), games::NoSuchGame>(())
//! ```

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod game_kind;

pub use game_kind::{GameKind, NoSuchGame, title};

/// The example of the project's README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
