//! Everything that chooses by itself: bots, and levels of play for people to meet.
//!
//! A [`Bot`] gets a view of the game, never its state, and returns a choice. The same view, the same budget
//! of iterations and the same random numbers give the same choice, on every machine and with any number of threads.
//!
//! ```
//! use bots::{Budget, Knowledge, Roster};
//! use game::{Game, RandomSource, Seat, Viewer};
//! use qwixx::{Choice, Row, Qwixx, Roll, Setup};
//!
//! struct NoRandom;
//! impl RandomSource for NoRandom {
//!     fn bits(&mut self) -> u32 {
//!         0
//!     }
//! }
//!
//! let mut game = Qwixx::new(&Setup::classic(["Max", "Emma"]))?;
//! game.happen(&Roll::new([1, 1], [4, 5, 2, 6]))?;
//! let mut bot = Qwixx::bot("greedy".parse()?, &Knowledge::none()).ok_or("Qwixx has no such bot")?;
//! let view = game.view(Viewer::Seat(Seat::new(1)));
//! let choice = bot.choose(&view, &Budget::default(), &mut NoRandom);
//! assert_eq!(choice, Some(Choice::cross(Row::Red, 2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod advice;
mod best;
mod bot;
mod forecast;
mod judge;
mod knowledge;
mod level;
mod mixed;
mod name;
mod net;
mod qwirkle;
mod qwixx;
mod random;
mod thinker;
mod watch;

pub use advice::{Advice, advise, best_apart};
pub use bot::{Bot, Budget, Roster};
pub use forecast::{Answer, Forecast};
pub use judge::{Judge, Judgement, Sound};
pub use knowledge::Knowledge;
pub use level::{Fallible, Level, Mistakes};
pub use name::{BotName, NoSuchBot};
pub use net::{Net, NetFault};
pub use qwirkle::{EndingSolver, Sight, Solved, sights};
pub use random::Random;
pub use thinker::{Ingredient, Thinker, Thinking};
