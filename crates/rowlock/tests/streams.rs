//! Games come and go in streams of any length.
#![allow(missing_docs, clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn rowlock(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(words.split(' ')).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn games_of_all_kinds_are_piped_from_one_command_into_the_other() {
    let mut check = rowlock("replay - --show none").spawn().unwrap();
    let mut input = check.stdin.take().unwrap();
    let mut games = 0;
    for (game, players, count) in
        [("qwixx", 2, 500), ("longo", 5, 300), ("qwirkle", 8, 20), ("qwixx", 1, 500)]
    {
        let words = format!("new --game {game} --players {players} --seed 3 --games {count}");
        let made = rowlock(&words).output().unwrap();
        assert!(made.status.success());
        input.write_all(&made.stdout).unwrap();
        games += count;
    }
    drop(input);
    let checked = check.wait_with_output().unwrap();
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(said.starts_with(&format!("{games} games, ")) && said.ends_with("all legal\n"), "{said}");
    assert!(checked.status.success());
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut new = rowlock("new --game qwixx --seed 3 --games 1000000").spawn().unwrap();
    let mut first = String::new();
    BufReader::new(new.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first, "rowlock record 1\n");
    // The pipe is closed now, long before the last game.
    let ended = new.wait_with_output().unwrap();
    assert!(ended.status.success());
    assert_eq!(String::from_utf8(ended.stderr).unwrap(), "");
}

#[test]
fn what_is_no_text_at_all_is_refused_with_a_place() {
    let mut check = rowlock("replay -").spawn().unwrap();
    check.stdin.take().unwrap().write_all(&[0, 159, 146, 150, b'\n', 0xff]).unwrap();
    let checked = check.wait_with_output().unwrap();
    assert_eq!(checked.status.code(), Some(2));
    assert!(
        String::from_utf8(checked.stderr)
            .unwrap()
            .starts_with("error: standard input, line 1, column 1: expected")
    );
}

#[test]
fn a_line_without_end_is_refused() {
    let mut check = rowlock("replay -").spawn().unwrap();
    let mut input = check.stdin.take().unwrap();
    // The command stops reading before it has all of this, which closes the pipe.
    let written = input.write_all(&vec![b'x'; 10_000_000]);
    drop(input);
    let checked = check.wait_with_output().unwrap();
    assert_eq!(checked.status.code(), Some(2));
    let said = String::from_utf8(checked.stderr).unwrap();
    assert!(said.contains("line 1 has more than 65536 bytes"), "{said} {written:?}");
}
