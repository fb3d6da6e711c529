//! Engines play, and one that fails loses its game and nothing else.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn arena(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.current_dir(root()).env("NO_COLOR", "1").arg("arena");
    command.args(shlex::split(words).unwrap()).output().unwrap()
}

fn engine(fault: &str) -> String {
    format!("engine:sh crates/rowlock/tests/engines/first-choice.sh {fault}")
}

fn last_line(output: &Output) -> Value {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// An engine with a fault plays two games against a bot: it loses both, and why is said.
fn check_forfeit(fault: &str, reason: &str) {
    // Only for those who never answer does it matter how long is waited.
    let time = if reason.ends_with("in time") { "200ms" } else { "60s" };
    for game in ["qwixx", "qwirkle"] {
        let words = format!(
            "--game {game} --players '{},greedy' --games 2 --seed 1 --threads 1 --time {time} --json",
            engine(fault)
        );
        let output = arena(&words);
        assert!(output.status.success(), "{output:?}");
        let said = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(said.matches(reason).count(), 2, "{fault}: {said}");
        let results = last_line(&output);
        assert_eq!(results["games"], 2);
        assert_eq!(results["players"][0]["forfeits"], 2, "{results}");
        assert_eq!(results["players"][0]["win_rate"], 0.0);
        assert_eq!(results["players"][1]["win_rate"], 1.0);
    }
}

#[test]
fn an_engine_that_exits_forfeits() {
    check_forfeit("exits", "forfeits a game: it ended (exit status: 3): out of ideas");
}

#[test]
fn nothing_that_an_engine_started_is_left_behind() {
    let children = Path::new(env!("CARGO_TARGET_TMPDIR")).join("children");
    // It may not be there.
    let _ = std::fs::remove_file(&children);
    check_forfeit(&format!("leaves-a-child {}", children.display()), "it ended (exit status: 3)");
    let children = std::fs::read_to_string(children).unwrap();
    assert_eq!(children.lines().count(), 4);
    for child in children.lines() {
        // Killed at the latest when the arena ended; it takes a moment to be gone.
        while is_running(child) {
            std::thread::yield_now();
        }
    }
}

/// Whether a process runs; one that has ended and that nobody has asked about does not.
fn is_running(id: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let state = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().next());
    state.is_some_and(|state| state != "Z" && state != "X")
}

#[test]
fn an_engine_that_hangs_forfeits() {
    check_forfeit("hangs", "forfeits a game: it did not answer in time");
}

#[test]
fn an_engine_that_floods_forfeits() {
    check_forfeit("floods", "forfeits a game: it sent no 'choice' message: '{\"type\":\"chatter\"}'");
}

#[test]
fn an_engine_that_sends_half_a_line_forfeits() {
    check_forfeit("half-a-line", "forfeits a game: it did not answer in time");
    check_forfeit("ends-in-half-a-line", "forfeits a game: it ended (exit status: 0)");
}

#[test]
fn an_engine_whose_line_does_not_end_forfeits() {
    check_forfeit("endless-line", "forfeits a game: it sent a line of more than 65536 bytes");
}

#[test]
fn an_engine_that_sends_an_illegal_number_forfeits() {
    check_forfeit("illegal-number", "forfeits a game: it chose number 99, but its choices were 0 to ");
}

#[test]
fn an_engine_that_sends_nonsense_forfeits() {
    check_forfeit("wrong-question", "forfeits a game: it answered another question than number 1: ");
    check_forfeit("no-json", "forfeits a game: it sent no 'choice' message: 'r5'");
    check_forfeit("no-text", "forfeits a game: it sent bytes that are not UTF-8");
}

#[test]
fn an_engine_that_does_not_read_forfeits() {
    check_forfeit("deaf", "forfeits a game: it did not answer in time");
}

#[test]
fn an_engine_that_cannot_play_at_all_is_a_mistake() {
    for (player, reason) in [
        ("engine:no-such-program-anywhere", "'no-such-program-anywhere' cannot be started: "),
        ("engine:sh -c \"exit 7\"", "it ended (exit status: 7)"),
        ("engine:#nothing", "'#nothing' names no program"),
        (&engine("old"), "it does not speak version 1 of the protocol: "),
    ] {
        let output = arena(&format!("--game qwixx --players '{player},greedy' --games 2"));
        let said = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.starts_with("error: the engine '") && said.contains(reason), "{said}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn whoever_waits_for_an_engine_is_told_so() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.current_dir(root()).args(["arena", "--game", "qwixx", "--games", "2", "--players"]);
    command.arg(format!("{},greedy", engine("silent"))).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    // The engine ends with its input.
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(
        line.starts_with("waiting for the engine 'sh ") && line.ends_with("say hello, up to 30 s\n"),
        "{line}"
    );
}

#[test]
fn an_engine_plays_games_to_their_end_with_any_number_of_threads() {
    for (game, seats) in [("qwixx", 2), ("longo", 3), ("qwirkle", 2)] {
        let others = ",greedy".repeat(seats - 1);
        let results = ["1", "3"].map(|threads| {
            let words = format!(
                "--game {game} --players '{}{others}' --seats {seats} --games 12 --seed 5 --threads {threads} --json",
                engine("")
            );
            let mut results = last_line(&arena(&words));
            for changing in ["seconds", "games_per_second", "threads"] {
                results[changing] = Value::Null;
            }
            for player in results["players"].as_array_mut().unwrap() {
                assert_eq!(player["forfeits"], 0);
                player["microseconds_per_choice"] = Value::Null;
            }
            results
        });
        assert_eq!(results[0], results[1]);
    }
}

/// The page shows what is really sent.
#[test]
fn the_page_of_the_protocol_is_true() {
    let page = std::fs::read_to_string(root().join("docs/engine-protocol.md")).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut heard = String::new();
    for game in ["qwixx", "qwirkle"] {
        let log = folder.join(format!("heard-{game}"));
        let script = "crates/rowlock/tests/engines/first-choice.sh";
        let listener = format!("engine:sh -c \"tee '{}' | sh {script}\"", log.display());
        let words = ["--game", game, "--games", "2", "--seed", "1", "--threads", "1", "--players"];
        let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
        let command = command.current_dir(root()).arg("arena").args(words);
        assert!(command.arg(format!("{listener},{}", engine(""))).output().unwrap().status.success());
        heard += &std::fs::read_to_string(log).unwrap();
    }
    let sent = page.lines().filter_map(|line| line.strip_prefix("> "));
    let views = page.split("```json\n").skip(1).filter_map(|block| block.lines().next());
    let mut checked = 0;
    for line in sent.chain(views) {
        assert!(heard.contains(line), "nobody sends {line}\n\nbut\n{heard}");
        checked += 1;
    }
    assert!(checked >= 5);
}

/// The example in Python is a program that somebody may begin from: it must play well enough to be one.
#[test]
fn the_example_engine_plays_all_games() {
    for (game, opponent, games) in
        [("qwixx", "random", 20), ("longo", "random", 10), ("qwirkle", "random", 4)]
    {
        let words = format!(
            "--game {game} --players 'engine:python3 examples/engine.py,{opponent}' --games {games} --seed 2 --json"
        );
        let output = arena(&words);
        assert!(output.status.success(), "{output:?}");
        let results = last_line(&output);
        assert_eq!(results["players"][0]["forfeits"], 0, "{output:?}");
        assert!(results["players"][0]["win_rate"].as_f64().unwrap() > 0.8, "{results}");
    }
}
