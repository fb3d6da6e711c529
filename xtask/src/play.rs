//! `cargo play`: the app built, put into the program, and started.

use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::site::Purpose;
use crate::tools::{Workspace, stream};
use crate::{say, site};

/// `cargo play` with what follows on the command line, which is for `rowlock serve` but for `--dev`.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let (purpose, options) = options(words);
    let begin = Instant::now();
    let workspace = Workspace::find()?;
    let program = build(&workspace, purpose)?;
    say(&format!("play: built in {} s", begin.elapsed().as_secs()));
    let mut serve = Command::new(program);
    serve.arg("serve").args(options);
    run(serve)
}

/// What the app is built for, and the options of `rowlock serve`.
fn options<'a>(words: &[&'a str]) -> (Purpose, Vec<&'a str>) {
    let purpose = if words.contains(&"--dev") { Purpose::Develop } else { Purpose::Publish };
    (purpose, words.iter().copied().filter(|word| !["--", "--dev"].contains(word)).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_for_quick_builds_may_stand_anywhere() {
        assert_eq!(options(&["--", "--port", "8000"]), (Purpose::Publish, vec!["--port", "8000"]));
        for words in [&["--dev", "--", "--no-open"][..], &["--no-open", "--dev"]] {
            assert_eq!(options(words), (Purpose::Develop, vec!["--no-open"]), "{words:?}");
        }
    }
}
