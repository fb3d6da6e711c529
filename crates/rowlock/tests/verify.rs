//! Two implementations that share no code agree on which games were fair: ours, and the example in Python.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use fair::{Contribution, Secret};
use host::{Fairness, GameKind, Host, Luck, NewTable, Sitter};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn ours(file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.current_dir(root()).args(["verify", "--json"]).arg(file).output().unwrap()
}

fn pythons(file: &Path) -> Output {
    Command::new("python3").current_dir(root()).arg("examples/verify.py").arg(file).output().unwrap()
}

/// A game of bots, of which some have the place of people: who chooses is not a matter of chance.
fn table(game: GameKind, players: usize, number: u8) -> Host {
    let contribution = |seat: usize| Contribution::new([number ^ (seat as u8 + 1); 16]);
    let fairness = Fairness {
        table: format!("{number:020x}"),
        secret: Secret::new([number; 32]),
        contributions: (0..players).map(|seat| (seat % 3 != 1).then(|| contribution(seat))).collect(),
    };
    // The one who plays at random trades, and lets rows close late or never; the other closes them.
    let bots: [Sitter; 2] = ["random", "steady"].map(|name| name.parse().unwrap());
    let seats = (0..players).map(|seat| bots[(seat + usize::from(number)) % 2].clone()).collect();
    let new = NewTable { game, seats, luck: Luck::Fair(fairness), dice_by_hand: false };
    Host::new(new).unwrap()
}

fn record(game: GameKind, players: usize, number: u8) -> String {
    let mut host = table(game, players, number);
    while host.step() {}
    host.record()
}

fn file(name: &str, text: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, text).unwrap();
    file
}

fn lines(output: &Output, with: &str) -> usize {
    String::from_utf8_lossy(&output.stdout).lines().filter(|line| line.contains(with)).count()
}

#[test]
fn both_find_games_of_all_kinds_fair() {
    let mut records = Vec::new();
    for game in GameKind::ALL {
        for players in game.seats() {
            records.extend((0..3).map(|number| record(game, players, number)));
        }
    }
    let all = records.concat();
    // What is special about some draws occurs.
    assert!(all.contains("trade "), "nobody trades");
    assert!(all.lines().any(|line| line.contains('@') && !line.contains('|')), "no bag is empty");
    assert!(all.lines().any(has_closed_row), "no row is closed");
    let file = file("fair.txt", &all);
    for (output, fair) in [(ours(&file), r#""proven":true"#), (pythons(&file), ": fair: ")] {
        assert_eq!(lines(&output, fair), records.len(), "{output:?}");
        assert!(output.status.success(), "{output:?}");
    }
}

/// Whether the line is a roll without one of the coloured dice.
fn has_closed_row(line: &str) -> bool {
    let roll = line.split('|').next().unwrap_or_default();
    roll.contains('+') && roll.contains(". ") && roll.split_whitespace().count() < 6
}

#[test]
fn both_notice_every_change() {
    let mut changed = Vec::new();
    for (game, by_lot) in
        [(GameKind::Qwixx, "first"), (GameKind::Longo, "lucky"), (GameKind::Qwirkle, "ages")]
    {
        let record = record(game, 3, 7);
        for field in ["table", "contributions", "secret", "commitment"] {
            changed.push(with_other(&record, field));
        }
        // Later the rules would not allow it.
        changed.push(with_other(&table(game, 3, 7).revealed_record(), by_lot));
    }
    let file = file("unfair.txt", &changed.concat());
    for (output, unfair) in [(ours(&file), r#""proven":false"#), (pythons(&file), ": not proven: ")] {
        assert_eq!(lines(&output, unfair), changed.len(), "{output:?}");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}

/// The record with another value of a field, which could stand there as well.
fn with_other(record: &str, field: &str) -> String {
    let start = record.find(&format!("\n{field}: ")).unwrap() + field.len() + 3;
    let end = start + record[start..].find('\n').unwrap();
    let value = &record[start..end];
    let other = match field {
        "first" => (1 + value.parse::<u32>().unwrap() % 3).to_string(),
        "ages" | "lucky" => value.rsplit(", ").collect::<Vec<_>>().join(", "),
        _ if value.starts_with('0') => value.replacen('0', "1", 1),
        _ => format!("0{}", &value[1..]),
    };
    assert_ne!(value, other, "{field}");
    format!("{}{other}{}", &record[..start], &record[end..])
}
