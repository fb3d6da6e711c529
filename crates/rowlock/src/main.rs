//! `rowlock`: play, study and master Qwixx, with any sheet, and Qwirkle.

mod arena;
mod cli;
mod failure;
mod input;
mod kind;
mod loading;
mod moves;
mod new;
mod perft;
mod picture;
mod play;
mod progress;
mod replay;
mod site;
mod solve;
mod verify;

use std::process::ExitCode;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::read().command.unwrap_or_default() {
        Command::Serve(args) => site::serve(&args),
        Command::ExportSite(args) => site::export(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::New(args) => new::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Load(args) => loading::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Play(args) => play::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
