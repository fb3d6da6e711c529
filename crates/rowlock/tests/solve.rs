//! `rowlock solve`: tables are made, gone on with, refused, asked and played by.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn solve(table: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    let words: Vec<&str> = words.split_whitespace().collect();
    command.env("NO_COLOR", "1").arg("solve").arg("--out").arg(table).args(words).output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&printed(output)).unwrap()
}

/// What was said against it.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may not be there.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// All that needs the whole table, which takes some seconds to make.
#[test]
fn a_table_is_made_asked_and_played_by() {
    let folder = folder("solve");
    let table = folder.join("qwixx.solo");
    let output = solve(&table, "--game qwixx --json");
    assert!(output.stderr.is_empty(), "this folder was there already: {output:?}");
    let made = json(&output);
    let points = made["points"].as_f64().unwrap();
    assert!((points - 115.483_126).abs() < 5e-7, "{points}");
    assert_eq!(made["sheets"], 1_367_031);
    assert!(!folder.join("qwixx.solo.unfinished").exists());

    the_readme_shows_what_is_printed(&table);
    questions_are_answered(&table);
    games_are_played(&table, points);
    other_tables_are_refused(&table);
    an_interrupted_run_goes_on(&folder, &table);
    damage_is_noticed(&table);
}

fn the_readme_shows_what_is_printed(table: &Path) {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let sample = readme.split("$ rowlock solve --game qwixx\n").nth(1).unwrap();
    // Where the table is and how long it took is different everywhere.
    let plain = |text: &str| {
        let lines = text.lines().take(2).map(|line| line.split(" in ").next().unwrap().to_owned());
        lines.collect::<Vec<_>>()
    };
    assert_eq!(plain(sample), plain(&printed(&solve(table, "--game qwixx"))));
}

#[test]
fn a_folder_that_is_made_is_named() {
    let folder = folder("solve-folder").join("not").join("there");
    let table = folder.join("qwixx.solo");
    let mut child = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    let child = child.args(["solve", "--game", "qwixx", "--out"]).arg(&table).stderr(Stdio::piped());
    let mut child = child.stdout(Stdio::null()).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut said).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(said, format!("The folder {} was made.\n", folder.display()));
}

fn questions_are_answered(table: &Path) {
    let empty = solve(table, "--query qwixx roll 1 -/-/-/-/0");
    assert_eq!(printed(&empty), "before the roll: 115.483126 points expected\n");
    let over = solve(table, "--query qwixx over 1 2/-/-/-/4");
    assert_eq!(printed(&over), "the game is over: player 1 made the fourth misthrow; -19 points\n");
    // Options may stand behind the position.
    let asked = json(&solve(table, "--query qwixx action1 1 4+1,r3,y5,g2,b6 _ 2,3/-/-/12/1 --json"));
    let choices = asked["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 5);
    assert_eq!(choices[0]["choice"], "-");
    assert_eq!(choices[0]["then"], "r4");
    assert_eq!(choices[0]["loss"], 0.0);
    assert_eq!(choices[0]["points"], asked["points"]);
    let losses: Vec<f64> = choices.iter().map(|choice| choice["loss"].as_f64().unwrap()).collect();
    assert!(losses.is_sorted());
    let second = printed(&solve(table, "--query qwixx action2 1 4+1,r3,y5,g2,b6 - 2,3/-/-/12/1"));
    let lines: Vec<&str> = second.lines().collect();
    assert_eq!(lines[0], "action 2: 127.342120 points expected");
    assert_eq!(lines[1], "  choice      points      loss");
    assert_eq!(lines[2], "  r4      127.342120         -");
    assert_eq!(lines[3], "  b10     123.372655  3.969465");
    assert_eq!(lines.len(), 11);
}

fn games_are_played(table: &Path, exact: f64) {
    let of_threads = ["1", "3"].map(|threads| {
        json(&solve(table, &format!("--game qwixx --play 2000 --seed 5 --json --threads {threads}")))
    });
    assert_eq!(of_threads[0], of_threads[1]);
    let number = |name: &str| of_threads[0][name].as_f64().unwrap();
    assert!((number("mean") - exact).abs() < 3.0 * number("standard_error"), "{:?}", of_threads[0]);

    let compact = Path::new(env!("CARGO_MANIFEST_DIR")).join("../solo/data/classic.bin");
    let words = format!("--game qwixx --play 2000 --seed 5 --json --with {}", compact.display());
    let given_away = json(&solve(table, &words))["given_away"][0].as_f64().unwrap();
    assert!((0.0..0.1).contains(&given_away), "{given_away}");
}

fn other_tables_are_refused(table: &Path) {
    let refused = refusal(&solve(table, "--query longo roll 1 -/-/-/-/0/10+13"));
    assert!(refused.contains("is of another game: qwixx, alone; name another file with --out"), "{refused}");
    let refused = refusal(&solve(table, "--game longo --lucky 5,8"));
    assert!(refused.contains("is of another game"), "{refused}");
    let refused = refusal(&solve(table, "--query qwixx roll 1 -/-/-/-/0 -/-/-/-/0"));
    assert!(refused.contains("only games of one player are solved; there are 2"), "{refused}");
}

/// What an interruption leaves: complete levels, and a part of the next one.
fn an_interrupted_run_goes_on(folder: &Path, table: &Path) {
    let whole = fs::read(table).unwrap();
    let other = folder.join("other.solo");
    let unfinished = folder.join("other.solo.unfinished");
    let cut = whole.len() * 9 / 10;
    fs::write(&unfinished, &whole[..cut]).unwrap();
    printed(&solve(&other, "--game qwixx --threads 1"));
    assert!(!unfinished.exists());
    assert!(fs::read(&other).unwrap() == whole, "a table that was gone on with is another one");
    fs::remove_file(&other).unwrap();

    // One that another program is working on is left alone.
    fs::write(&unfinished, &whole[..cut]).unwrap();
    let lock = OpenOptions::new().write(true).open(&unfinished).unwrap();
    lock.lock().unwrap();
    let refused = refusal(&solve(&other, "--game qwixx"));
    assert!(refused.contains("another rowlock is working on it"), "{refused}");
    drop(lock);

    // One that is damaged, or of another game, is not gone on with, and is left as it is.
    let mut damaged = whole[..cut].to_vec();
    damaged[1_000_000] ^= 1;
    for (bytes, reason) in [(&damaged[..], "is damaged"), (&[b'x'; 1000][..], "this is no table")] {
        fs::write(&unfinished, bytes).unwrap();
        let refused = refusal(&solve(&other, "--game qwixx"));
        assert!(refused.contains("cannot go on with") && refused.contains(reason), "{refused}");
        assert!(fs::read(&unfinished).unwrap() == bytes);
    }
    fs::write(&unfinished, &whole[..cut]).unwrap();
    let refused = refusal(&solve(&other, "--game longo --lucky 5,8"));
    assert!(refused.contains("it is of another game"), "{refused}");
}

fn damage_is_noticed(table: &Path) {
    let whole = fs::read(table).unwrap();
    let refused_with = |bytes: &[u8], reason: &str| {
        fs::write(table, bytes).unwrap();
        for words in ["--query qwixx roll 1 -/-/-/-/0", "--game qwixx", "--game qwixx --play 1"] {
            let refused = refusal(&solve(table, words));
            assert!(refused.contains(reason), "{refused}");
        }
    };
    let mut changed = whole.clone();
    changed[whole.len() - 40] ^= 1;
    refused_with(&changed, "its level 45 is damaged");
    refused_with(&whole[..whole.len() - 1], "it is cut short");
    changed = whole;
    changed[20] ^= 1;
    refused_with(&changed, "its header is damaged");
    refused_with(b"no table at all", "this is no table of 'rowlock solve'");
}

#[test]
fn what_is_missing_is_said() {
    let table = folder("solve-missing").join("no.solo");
    let refused = refusal(&solve(&table, "--query longo roll 1 -/-/-/-/0/10+13"));
    assert!(refused.contains("'rowlock solve --game longo --lucky 5,8' makes it"), "{refused}");
    let refused = refusal(&solve(&table, "--game longo"));
    assert!(refused.contains("say which, such as --lucky 5,8"), "{refused}");
    let refused = refusal(&solve(&table, "--game qwixx --lucky 5,8"));
    assert!(refused.contains("the classic game has no lucky numbers"), "{refused}");
    let refused = refusal(&solve(&table, "--game longo --lucky 5,5"));
    assert!(refused.contains("expected two different numbers from 2 to 16"), "{refused}");
    let refused = refusal(&solve(&table, "--query qwixx roll 1 2,2/-/-/-/0"));
    assert!(refused.contains("line 1, column 16"), "{refused}");
}
