//! One table being played, without I/O.
//!
//! A [`Table`] holds who sits where and the log of the game so far. [`Input`]s come in: the dice, the choice
//! of a person, the answer of a bot, a choice taken back. [`Effect`]s go out, which whoever drives the table carries
//! out, such as rolling the dice or asking a bot; [`Table::told`] says what each viewer may know. A terminal, an
//! arena, a browser and a server drive it in the same way:
//!
//! ```
//! use game::{Game, RandomSource};
//! use qwixx::{Choice, Qwixx, Setup};
//! use table::{Effect, Input, Player, Table};
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
//! while let Some(effect) = table.poll() {
//!     match effect {
//!         Effect::Cast => {
//!             let roll = table.state().cast(&mut dice).ok_or("no roll is awaited")?;
//!             table.handle(Input::Happen(roll))?;
//!         }
//!         // A bot that always passes: its fourth misthrow ends the game.
//!         Effect::Ask(ask) => table.handle(Input::Answer { ask, choice: Choice::Pass })?,
//!     }
//! }
//! assert_eq!(table.result().ok_or("not over")?.totals, [-20, -15]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod effect;
mod input;
mod player;
mod redacted_step;
mod refusal;
mod result;
mod table;

pub use effect::{Ask, Effect};
pub use input::Input;
pub use player::Player;
pub use redacted_step::RedactedStep;
pub use refusal::Refusal;
pub use result::{End, Forfeit, GameResult};
pub use table::{NoTable, Table};
