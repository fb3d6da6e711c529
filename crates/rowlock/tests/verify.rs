//! Two implementations that share no code agree on which games were fair: ours, and the example in Python.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bots::BotName;
use chance::{ChanceSource, Contribution, Fairness, Seal, Secret};
use game::Seat;
use host::{GameKind, Host, NewTable, Sitter};

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
    let new = NewTable { game, seats, source: ChanceSource::Fair(fairness), dice_by_hand: false };
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
            host.step(&bots::Knowledge::none());
        }
        let seat = host.people().lowest().unwrap();
        if let Some(undoing) = host.undo_by(seat).filter(|_| !host.is_over()) {
            host.undo(seat, undoing.to).unwrap();
        }
    }
    while host.step(&bots::Knowledge::none()) {}
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
        [(GameKind::CLASSIC, "first"), (GameKind::LONGO, "lucky"), (GameKind::Qwirkle, "ages")]
    {
        let record = record(game, 3, 7);
        for field in ["table", "contributions", "secret", "commitment", "seals"] {
            changed.push(with_other(&record, field));
        }
        changed.extend(forged(&record));
        // Later the rules would not allow it.
        changed.push(with_other(&table(game, 3, 7).revealed_record(), by_lot));
    }
    changed.push(as_longo(&table(GameKind::CLASSIC, 3, 7).revealed_record()));
    let file = file("unfair.txt", &changed.concat());
    for (output, unfair) in [(ours(&file), r#""proven":false"#), (pythons(&file), ": not proven: ")] {
        assert_eq!(lines(&output, unfair), changed.len(), "{output:?}");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}

/// The record of a game of Qwixx that has not begun, as if Longo were played.
fn as_longo(record: &str) -> String {
    let first = format!("first: {}\n", value_of(record, "first"));
    let longo = record.replace("game: qwixx\n", "game: longo\n");
    longo.replace(&first, &format!("{first}lucky: 4+9, 5+8, 6+7\n"))
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
        record.replace(seals, &format!("{seals}\nundone: 2>1 by 1")),
        record.replace(seals, &format!("{seals}\nundone: 3>1 by 1, 9>1 by 3")),
    ]
}

/// Whether each of these games is proven, which both have to see in the same way.
fn verdicts(name: &str, records: &[String]) -> Vec<bool> {
    let file = file(name, &records.concat());
    let told = |output: &Output, proven: &str| -> Vec<bool> {
        String::from_utf8_lossy(&output.stdout).lines().map(|line| line.contains(proven)).collect()
    };
    let (ours, pythons) = (ours(&file), pythons(&file));
    let verdicts = told(&ours, r#""proven":true"#);
    assert_eq!(verdicts.len(), records.len(), "{ours:?}");
    assert_eq!(told(&pythons, ": fair: "), verdicts, "{ours:?}\n{pythons:?}");
    verdicts
}

fn no_game_is_proven(name: &str, records: &[String]) {
    let proven = verdicts(name, records).iter().position(|proven| *proven);
    assert_eq!(proven.map(|i| &records[i]), None);
}

#[test]
fn both_notice_every_changed_die_and_tile() {
    let mut changed = Vec::new();
    // The last line is the first roll or deal of the game, or one that comes after choices.
    for (game, steps) in [(GameKind::CLASSIC, [1, 6]), (GameKind::LONGO, [1, 6]), (GameKind::Qwirkle, [1, 3])]
    {
        for steps in steps {
            let mut host = table(game, 3, 7);
            assert!((0..steps).all(|_| host.step(&bots::Knowledge::none())));
            assert!(host.chances_since(steps - 1) == 1, "the last step is no roll, deal or draw");
            changed.extend(with_other_last_words(&host.revealed_record()));
        }
    }
    // Four rolls of six dice, a deal of eighteen tiles, and a draw.
    assert!(changed.len() > 4 * 6 + 18, "{}", changed.len());
    no_game_is_proven("changed-dice.txt", &changed);
}

/// The record with another die or tile in each place of its last roll, deal or draw.
fn with_other_last_words(record: &str) -> Vec<String> {
    let (before, last) = record.trim_end().rsplit_once('\n').unwrap();
    let words: Vec<&str> = last.split_inclusive([' ', '+']).collect();
    // In Qwirkle the choice stands before the draw.
    let from = words.iter().rposition(|word| word.contains('@')).map_or(0, |choice| choice + 1);
    let changed = |i: usize| {
        let word = words[i].trim_end_matches([' ', '+']);
        let other = words[i].replace(word, &other_word(word, last)?);
        Some(format!("{before}\n{}{other}{}\n", words[..i].concat(), words[i + 1..].concat()))
    };
    (from..words.len()).filter_map(changed).collect()
}

/// Another die, or a tile that is not in the line; nothing for a word that is neither.
fn other_word(word: &str, line: &str) -> Option<String> {
    const COLOURS: [char; 6] = ['r', 'o', 'y', 'g', 'b', 'p'];
    const SHAPES: [char; 6] = ['s', 'c', 'd', 'v', 't', 'x'];
    let (colour, kind) = word.split_at_checked(word.len().checked_sub(1)?)?;
    if let Ok(pips) = kind.parse::<u8>() {
        return Some(format!("{colour}{}", pips % 6 + 1));
    }
    let is_tile = word.len() == 2 && colour.starts_with(COLOURS) && kind.starts_with(SHAPES);
    let tiles = || COLOURS.iter().flat_map(|colour| SHAPES.map(|shape| format!("{colour}{shape}")));
    is_tile.then(|| tiles().find(|tile| !line.contains(tile.as_str())))?
}

#[test]
fn both_notice_an_undo_that_was_left_out_or_moved() {
    let mut changed = Vec::new();
    for game in GameKind::ALL {
        let record = record(game, 3, 8);
        changed.extend(other_undos(&record).into_iter().map(|other| {
            assert_ne!(other, record);
            other
        }));
    }
    no_game_is_proven("changed-undos.txt", &changed);
}

/// The record without its undos, without one of them, and with one that came earlier or later.
fn other_undos(record: &str) -> Vec<String> {
    let value = value_of(record, "undone");
    let (one, two) = value.split_once(", ").unwrap();
    let moved = |undo: &str, by: usize| {
        let (from, rest) = undo.split_once('>').unwrap();
        let (to, seat) = rest.split_once(' ').unwrap();
        let [from, to] = [from, to].map(|steps| steps.parse::<usize>().unwrap());
        [format!("{from}>0 {seat}"), format!("{}>{} {seat}", from + by, to + by)]
    };
    let [first, later] = moved(two, 10);
    let without = record.replace(&format!("undone: {value}\n"), "");
    let others = [one.to_owned(), two.to_owned(), format!("{one}, {first}"), format!("{one}, {later}")];
    others.iter().map(|other| record.replace(value, other)).chain([without]).collect()
}

#[test]
fn both_notice_undos_that_nobody_can_have_asked_for() {
    let mut records = Vec::new();
    for game in GameKind::ALL {
        for to in 0..6 {
            for seat in 0..4 {
                records.extend(undone_at_will(game, to, Seat::new(seat)));
            }
        }
    }
    // All dice and tiles follow: what is wrong is that nobody, somebody else or a bot was to choose there.
    let proven = verdicts("impossible-undos.txt", &records);
    let count = proven.iter().filter(|proven| **proven).count();
    assert!(count > GameKind::ALL.len() && count < proven.len() / 2, "{count} of {}", proven.len());
}

/// A game whose server undoes whatever it likes in the name of a seat: as it stands right after that, a little later, and
/// at its end.
fn undone_at_will(game: GameKind, to: usize, seat: Seat) -> [String; 3] {
    let mut host = table(game, 3, 7);
    (0..12).for_each(|_| _ = host.step(&bots::Knowledge::none()));
    host.undo(seat, to).unwrap();
    let at_once = host.revealed_record();
    (0..2).for_each(|_| _ = host.step(&bots::Knowledge::none()));
    let later = host.revealed_record();
    while host.step(&bots::Knowledge::none()) {}
    [at_once, later, host.record()]
}

#[test]
fn both_agree_on_undos_at_the_end_of_a_game() {
    let mut records = Vec::new();
    for game in GameKind::ALL {
        for number in 0..3 {
            let mut host = table(game, 3, number);
            while host.step(&bots::Knowledge::none()) {}
            let record = host.record();
            let seals = record.lines().find(|line| line.starts_with("seals: ")).unwrap();
            for to in host.steps() - 8..=host.steps() {
                for seat in 1..=3 {
                    let undone = format!("{seals}\nundone: {}>{to} by {seat}", to + 1);
                    records.push(record.replace(seals, &undone));
                }
            }
        }
    }
    let proven = verdicts("late-undos.txt", &records);
    // Where no dice or tiles came after it, nothing else can be wrong with an undo.
    assert!(proven.contains(&true) && proven.contains(&false));
}

#[test]
fn both_agree_on_games_of_the_first_construction() {
    let (mut honest, mut forged) = (Vec::new(), Vec::new());
    for (game, by_lot) in
        [(GameKind::CLASSIC, "first"), (GameKind::LONGO, "lucky"), (GameKind::Qwirkle, "ages")]
    {
        let path = root().join(format!("crates/host/tests/first/fair-{game}.txt"));
        let record = fs::read_to_string(path).unwrap();
        let begun = begun(&record);
        for field in ["table", "contributions", "secret", "commitment"] {
            forged.push(with_other(&record, field));
        }
        forged.push(with_other(&header(&record), by_lot));
        forged.extend(with_other_last_words(&begun));
        forged.push(with_seals(&record));
        // What is not in the key of this construction proves nothing: names, seats, and undos.
        honest.push(record.replace("Max", "Eve"));
        honest.push(record.replace("greedy", "steady"));
        honest.push(record.replace("seats: person:Max", "seats: person:Eve"));
        honest.push(record.replace("\nseats: ", "\nundone: 3>1 by 1\nseats: "));
        honest.extend([begun, record]);
    }
    no_game_is_proven("first-forged.txt", &forged);
    assert!(verdicts("first-honest.txt", &honest).iter().all(|proven| *proven));
}

/// All that stands before the turns.
fn header(record: &str) -> String {
    format!("{}\n", record.split_once("\n\n").unwrap().0)
}

/// The game as it stood after its first roll or deal.
fn begun(record: &str) -> String {
    let turn = record.split_once("\n\n").unwrap().1.lines().next().unwrap();
    let chance = if turn.starts_with("deal") { turn } else { turn.split_once(" |").unwrap().0 };
    format!("{}\n{chance}\n", header(record))
}

/// As if it had been played by the second construction.
fn with_seals(record: &str) -> String {
    let table = value_of(record, "table");
    let seal = |(seat, contribution): (usize, &str)| match contribution {
        "-" => "-".to_owned(),
        hex => Seal::of(&hex.parse().unwrap(), table, Seat::new(seat)).to_string(),
    };
    let seals: Vec<String> = value_of(record, "contributions").split(", ").enumerate().map(seal).collect();
    record.replace("\ncontributions: ", &format!("\nseals: {}\ncontributions: ", seals.join(", ")))
}

fn value_of<'a>(record: &'a str, field: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(": ")).unwrap()
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
