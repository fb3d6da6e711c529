//! Two implementations that share no code agree on which games were fair: ours, and the example in Python.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bots::BotName;
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
    let is_person = |seat: usize| seat % 3 != 1;
    let sitter = |seat| {
        let person = || Sitter::Person(Some(format!("Person {seat}")));
        if is_person(seat) { person() } else { "random".parse().unwrap() }
    };
    let seats: Vec<Sitter> = (0..players).map(sitter).collect();
    let contributions = (0..players).map(|seat| is_person(seat).then(|| contribution(seat))).collect();
    let (name, secret) = (format!("{number:020x}"), Secret::new([number; 32]));
    let fairness = Fairness::knowing(&name, game.name(), secret, &seats, contributions);
    let new = NewTable { game, seats, luck: Luck::Fair(fairness), dice_by_hand: false };
    let mut host = Host::new(new).unwrap();
    // The one who plays at random trades, and lets rows close late or never; the other closes them.
    let bots: [BotName; 2] = ["random", "steady"].map(|name| name.parse().unwrap());
    for (i, seat) in host.people().into_iter().enumerate() {
        host.stand_in(seat, Some(bots[(i + usize::from(number)) % 2])).unwrap();
    }
    host
}

/// A whole game; in every third one something is undone, twice.
fn record(game: GameKind, players: usize, number: u8) -> String {
    let mut host = table(game, players, number);
    for steps in [9, 14].into_iter().filter(|_| number % 3 == 2) {
        for _ in 0..steps {
            host.step();
        }
        let seat = host.people().lowest().unwrap();
        if let Some(undoing) = host.undo_by(seat).filter(|_| !host.is_over()) {
            host.undo(seat, undoing.to).unwrap();
        }
    }
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
    assert!(all.contains("undone: "), "nothing is undone");
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
        for field in ["table", "contributions", "secret", "commitment", "seals"] {
            changed.push(with_other(&record, field));
        }
        changed.extend(forged(&record));
        // Later the rules would not allow it.
        changed.push(with_other(&table(game, 3, 7).revealed_record(), by_lot));
    }
    let file = file("unfair.txt", &changed.concat());
    for (output, unfair) in [(ours(&file), r#""proven":false"#), (pythons(&file), ": not proven: ")] {
        assert_eq!(lines(&output, unfair), changed.len(), "{output:?}");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}

/// The record of a game as a server could forge it that knows the secret.
fn forged(record: &str) -> Vec<String> {
    let line = |field: &str| record.lines().find(|line| line.starts_with(&format!("{field}: "))).unwrap();
    let (seals, seats, players) = (line("seals"), line("seats"), line("players"));
    vec![
        // As if it had been played by the first construction.
        record.replace(&format!("{seals}\n"), ""),
        // Somebody else sat there, in one place or in both.
        record.replace(players, &players.replace("Person 0", "Eve")),
        record.replace(seats, &seats.replace("Person 0", "Eve")),
        record.replace("Person 0", "Eve"),
        record.replace(seats, &seats.replace("random", "steady")).replace("random", "steady"),
        // Undos that were none, and undos that cannot have been.
        record.replace(seals, &format!("{seals}\nundone: 1>0 by 1")),
        record.replace(seals, &format!("{seals}\nundone: 3>1 by 1, 9>1 by 3")),
    ]
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
