//! `rowlock`: play, study and master Qwixx, Qwixx Longo and Qwirkle.

mod cli;
mod computer;
mod failure;
mod input;
mod kind;
mod moves;
mod new;
mod perft;
mod play;
mod player;
mod progress;
mod replay;
mod seeded;
mod show;
mod tell;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Replay(args) => replay::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::New(args) => new::run(&args),
        Command::Play(args) => play::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
