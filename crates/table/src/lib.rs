//! One table being played, without I/O.
//!
//! A [`Table`] holds who sits where and the log of the game so far. [`Input`]s come in: the dice, the choice
//! of a person, the answer of a bot, a choice taken back. [`Output`]s go out: [`Event`]s, which clients are
//! told, and [`Effect`]s, which whoever drives the table carries out, such as rolling the dice or asking a
//! bot. A terminal, an arena, a browser and a server drive it in the same way:
//!
//! ```
//! use game::{Game, Lots};
//! use qwixx::{Choice, Qwixx, Setup};
//! use table::{Effect, Input, Output, Player, Table};
//!
//! struct Script(u32);
//! impl Lots for Script {
//!     fn bits(&mut self) -> u32 {
//!         self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(1);
//!         self.0
//!     }
//! }
//!
//! let mut dice = Script(7);
//! let players = vec![Player::Bot("cautious".into()), Player::Bot("cautious".into())];
//! let mut table = Table::<Qwixx>::new(Setup::classic(["Max", "Emma"]), players)?;
//! while let Some(output) = table.poll() {
//!     match output {
//!         Output::Effect(Effect::Cast) => {
//!             let roll = table.state().cast(&mut dice).ok_or("no roll is awaited")?;
//!             table.handle(Input::Happen(roll))?;
//!         }
//!         // A bot that always passes: its fourth misthrow ends the game.
//!         Output::Effect(Effect::Ask(ask)) => table.handle(Input::Answer { ask, choice: Choice::Pass })?,
//!         Output::Event(_) => {}
//!     }
//! }
//! assert_eq!(table.result().ok_or("not over")?.totals, [-20, -15]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod input;
mod output;
mod player;
mod refusal;
mod result;
mod table;
mod told;

pub use input::Input;
pub use output::{Ask, Effect, Event, Output};
pub use player::Player;
pub use refusal::Refusal;
pub use result::{End, Forfeit, GameResult};
pub use table::{NoTable, Table};
pub use told::Told;
