//! `rowlock play`: people at this terminal, against each other and against bots.

mod args;
mod counsel;
mod drawn;
mod opening;
mod plain;
mod save;
mod screen;
mod session;

use std::io::{self, IsTerminal};

use tell::Texts;

pub(crate) use self::args::PlayArgs;
use self::opening::Opening;
use crate::engine::end_all;
use crate::failure::Failure;

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let ended = play(args);
    // One that is still thinking would outlive us.
    end_all();
    ended
}

fn play(args: &PlayArgs) -> Result<(), Failure> {
    let texts = Texts::new(args.language());
    let opening = Opening::of(args)?;
    if args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let opening = opening.ok_or_else(|| {
            Failure::BadInput("say which game: --game qwixx, --game longo or --game qwirkle".to_owned())
        })?;
        return opening.run(&texts, plain::Plain);
    }
    screen::run(args, opening, &texts)
}
