//! `cargo play`: the app built, put into the program, and started.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::site::Purpose;
use crate::tools::{Workspace, stream};
use crate::{say, site};

/// `cargo play` with what follows on the command line, which is for `rowlock serve` but for `--dev`.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let (purpose, words) = match words {
        ["--dev", rest @ ..] => (Purpose::Develop, rest),
        all => (Purpose::Publish, all),
    };
    let options = if let ["--", rest @ ..] = words { rest } else { words };
    let begin = Instant::now();
    let workspace = Workspace::find()?;
    let program = build(&workspace, purpose)?;
    say(&format!("play: built in {} s", begin.elapsed().as_secs()));
    let mut serve = Command::new(program);
    serve.arg("serve").args(options);
    run(serve)
}

/// Builds the program with the app in it.
fn build(workspace: &Workspace, purpose: Purpose) -> Result<PathBuf, String> {
    let folder = site::build(workspace, purpose)?;
    say("play: building the program with the app in it");
    let (profile, built) = match purpose {
        Purpose::Publish => ("release", "release"),
        Purpose::Develop => ("dev", "debug"),
    };
    let words = format!("build --profile {profile} --package rowlock --bin rowlock --locked");
    stream(workspace.command(&words).env(site::VARIABLE, folder), &format!("cargo {words}"))?;
    Ok(workspace.target()?.join(built).join(format!("rowlock{}", std::env::consts::EXE_SUFFIX)))
}

/// The program takes the place of this one, so that it alone is interrupted and its exit status counts.
#[cfg(unix)]
fn run(mut command: Command) -> Result<bool, String> {
    use std::os::unix::process::CommandExt;
    Err(format!("rowlock cannot start: {}", command.exec()))
}

#[cfg(not(unix))]
fn run(mut command: Command) -> Result<bool, String> {
    stream(&mut command, "rowlock").map(|()| true)
}
