//! The commands of the workspace.

mod api;
mod arrows;
mod browser;
mod ci;
mod container;
mod debian;
mod dependencies;
mod figures;
mod load_compare;
mod packages;
mod play;
mod previous;
mod reliability;
mod rulings;
mod server;
mod site;
mod strength;
mod tools;

use std::io::{self, Write};
use std::process::ExitCode;

const HELP: &str = "\
The commands of the workspace.

Usage: cargo xtask COMMAND

Commands:
  ci           Check everything that has to hold before a change goes in
  browser      Test the browser app in a real browser
  play         Build the browser app, put it into the program and start it
  site         Only build the browser app, into target/site
  keep-previous  Keep the app of the version before for the browser tests: this one's, or that in a folder
  figures      Count files, crates, lines and words of the work tree, beside those of the commits that are named
  load-compare Measure two programs as servers in turn: choices a second, how long they take, bytes, processor time
  reliability  Let everything go wrong around the server, for long: clocks, crash, cluster, database, disk,
               network, secrets, versions
  strength     Measure how strong the bots are and write docs/strength.md; takes hours. With qwixx or qwirkle: only these
  help         Print this text

Options of ci:
  --only STEP[,STEP]   Run only these steps
  --list               Name the steps and what each does

Options of play:
  --dev    Build quickly, to look at a change: nothing is optimised or compressed
  --port PORT, --no-open and all others of `rowlock serve`; `cargo run --bin rowlock -- help serve` explains them

Option of site:
  --dev    The same, into target/site-dev

Options of browser are those of `playwright test`.

Examples:
  cargo play                          Play in the browser; the same as `cargo xtask play`
  cargo play -- --port 8000           The same on another port
  cargo play --dev                    The same, built for whoever changes the app
  cargo ci                            All steps; the same as `cargo xtask ci`
  cargo xtask ci --only clippy,tests  Two of them
  cargo xtask browser serving         The browser tests in files with this name
  cargo xtask figures main            Figures about the code on the branch main, and here
  cargo xtask load-compare OLD NEW    1,000 to 4,000 tables, each program in turn
  cargo xtask reliability crash       The server is killed again and again while people play
";

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match command(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            say(&format!("xtask: {message}"));
            ExitCode::from(2)
        }
    }
}

/// Whether all went well; an error when the command could not be understood or begun.
fn command(words: &[&str]) -> Result<bool, String> {
    match words {
        // Whoever asks for help gets it at once, before anything is built or installed.
        [_, rest @ ..] if asks_for_help(rest) => {
            say(HELP.trim_end());
            Ok(true)
        }
        ["ci", rest @ ..] => ci::command(rest),
        ["browser", rest @ ..] => browser::command(rest),
        ["play", rest @ ..] => play::command(rest),
        ["site", rest @ ..] => site::command(rest),
        ["keep-previous", rest @ ..] => previous::command(rest),
        ["figures", rest @ ..] => figures::command(rest),
        ["load-compare", rest @ ..] => load_compare::command(rest),
        ["reliability", rest @ ..] => reliability::command(rest),
        ["strength", rest @ ..] => strength::command(rest),
        [] | ["help" | "--help" | "-h", ..] => {
            say(HELP.trim_end());
            Ok(true)
        }
        [unknown, ..] => Err(format!("there is no command '{unknown}'; `cargo xtask help` names them all")),
    }
}

/// Whether the options of a command ask what it does; `cargo play -- --help` is the same as `cargo play --help`.
fn asks_for_help(options: &[&str]) -> bool {
    options.iter().any(|option| ["--help", "-h"].contains(option))
}

/// Writes a line for whoever watches.
fn say(line: &str) {
    // Nobody watching (a closed pipe) does not change whether the steps pass.
    let _ = writeln!(io::stdout().lock(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_commands_are_named() {
        assert!(command(&["deploy"]).unwrap_err().contains("'deploy'"));
        assert_eq!(command(&["help"]), Ok(true));
    }

    #[test]
    fn help_is_given_before_anything_is_done() {
        for name in [
            "ci",
            "browser",
            "play",
            "site",
            "keep-previous",
            "figures",
            "load-compare",
            "reliability",
            "strength",
        ] {
            assert_eq!(command(&[name, "--help"]), Ok(true), "{name}");
            assert_eq!(command(&[name, "--", "-h"]), Ok(true), "{name}");
        }
    }
}
