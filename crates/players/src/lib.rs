//! Who plays at a table on this machine.
//!
//! A [`Player`] is somebody as they are named: a person, a bot or an engine. A [`Computer`] answers for a seat
//! without a person on it; for an engine it speaks with a program of somebody else (docs/engine-protocol.md).
//!
//! ```
//! use players::{Player, PlayerList, names_of};
//!
//! let PlayerList(players) = "person:Anna,skilled,engine:python3 engine.py".parse()?;
//! assert!(matches!(players[1], Player::Bot(_)));
//! assert_eq!(names_of(&players), ["Anna", "skilled", "engine.py"]);
//! # Ok::<(), String>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod computer;
mod engine;
mod failure;
mod player;
mod seed;

pub use computer::Computer;
pub use engine::end_all;
pub use failure::Failure;
pub use player::{Player, PlayerList, names_of};
pub use seed::fresh_seed;
