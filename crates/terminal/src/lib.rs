//! The games on a terminal.
//!
//! [`play`] lets people play at this terminal, against each other and against bots: on the whole screen, or line by
//! line. [`Show`] writes sheets and boards as text.
//!
//! ```
//! use game::Notation;
//! use qwixx::Qwixx;
//! use tell::{Language, Texts};
//! use terminal::Show;
//!
//! let state = Qwixx::from_position("qwixx roll 1 5,6/-/12/10/0 -/-/-/-/0")?;
//! let names = ["Anna", "Ben"].map(str::to_owned);
//! let mut text = Vec::new();
//! state.draw(&names, &Texts::new(Language::English), &mut text)?;
//! assert!(String::from_utf8(text)?.contains("Anna"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(test(attr(deny(warnings))))]

mod counsel;
mod drawn;
mod opening;
mod options;
mod plain;
mod save;
mod screen;
mod session;
mod show;

use std::io::{self, IsTerminal};

use host::GameKind;
use players::{Failure, end_all};
use tell::Texts;

pub use self::options::Options;
pub use self::show::{Show, choices_of};

use self::opening::Opening;

/// Plays until the game is over or left, and ends all engines.
pub fn play(options: &Options) -> Result<(), Failure> {
    let ended = play_game(options);
    // One that is still thinking would outlive us.
    end_all();
    ended
}

fn play_game(options: &Options) -> Result<(), Failure> {
    let texts = Texts::new(options.language);
    let opening = Opening::of(options)?;
    if options.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let opening = opening.ok_or_else(|| {
            let games = GameKind::ALL.map(|kind| format!("--game {kind}"));
            Failure::BadInput(format!("say which game: {}", game::listed(games, "or")))
        })?;
        return opening.run(&texts, &options.knowledge, plain::Plain);
    }
    screen::run(options, opening, &texts)
}
