//! One table being played, without I/O.
//!
//! A [`Table`] holds who sits where and the log of the game so far. [`Input`]s come in: the dice, the choice
//! of a person, the answer of a bot, a choice taken back. [`Table::step`] lets a [`Driver`] do what is due, such as rolling
//! the dice or asking a bot; [`Table::told`] says what each viewer may know. The terminal, the arena, the browser and the
//! server all play by this one loop:
//!
//! ```
//! use game::{Game, RandomSource};
//! use qwixx::{Choice, Qwixx, Roll, Setup};
//! use table::{Answer, Ask, Driver, Player, Table};
//!
//! struct Script(u32);
//! impl RandomSource for Script {
//!     fn bits(&mut self) -> u32 {
//!         self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(1);
//!         self.0
//!     }
//! }
//!
//! impl Driver<Qwixx> for Script {
//!     fn cast(&mut self, table: &Table<Qwixx>) -> Option<Roll> {
//!         table.state().cast(self)
//!     }
//!
//!     // A bot that always passes: its fourth misthrow ends the game.
//!     fn answer(&mut self, _: &Table<Qwixx>, _: Ask) -> Option<Answer<Qwixx>> {
//!         Some(Answer::Choice(Choice::Pass))
//!     }
//! }
//!
//! let mut dice = Script(7);
//! let players = vec![Player::Bot("cautious".into()), Player::Bot("cautious".into())];
//! let mut table = Table::<Qwixx>::new(Setup::classic(["Max", "Emma"]), players)?;
//! while table.step(&mut dice)? {}
//! assert_eq!(table.result().ok_or("not over")?.totals, [-20, -15]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod driver;
mod input;
mod player;
mod redacted_step;
mod refusal;
mod result;
mod table;
mod told;

pub use driver::{Answer, Ask, Driver};
pub use input::Input;
pub use player::Player;
pub use redacted_step::RedactedStep;
pub use refusal::Refusal;
pub use result::{End, Forfeit, GameResult};
pub use table::{NoTable, Table};
pub use told::Told;
