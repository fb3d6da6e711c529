//! The arena: paired, reproducible, kept and resumed.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use host::GameKind;
use serde_json::Value;

fn arena(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.env("NO_COLOR", "1").arg("arena").args(words.split_whitespace());
    command
}

fn run(words: &str) -> Output {
    arena(words).output().unwrap()
}

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may not be there.
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The results without what depends on the machine.
fn results(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    let mut results: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert!(results["games_per_second"].as_f64().unwrap() >= 0.0);
    for changing in ["seconds", "games_per_second", "threads", "new_games"] {
        results[changing] = Value::Null;
    }
    for player in results["players"].as_array_mut().unwrap() {
        player["microseconds_per_choice"] = Value::Null;
    }
    results
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for words in [
        "--game qwixx --players steady,greedy,random --games 100 --seed 4 --json",
        "--game longo --players casual,greedy,random --seats 3 --games 60 --seed 4 --json",
        "--game qwirkle --players greedy,casual --games 10 --seed 4 --json",
        "--game qwixx --players steady,random --games 100000 --stop-at 4 --seed 4 --json",
    ] {
        let of_threads =
            ["1", "2", "8"].map(|threads| results(&run(&format!("{words} --threads {threads}"))));
        assert_eq!(of_threads[0], of_threads[1], "{words}");
        assert_eq!(of_threads[0], of_threads[2], "{words}");
    }
}

#[test]
fn it_is_said_where_levels_judge_by_a_formula() {
    for game in GameKind::ALL {
        let output = run(&format!("--game {game} --players greedy,random --games 2 --seed 1"));
        assert!(output.status.success(), "{output:?}");
        let line = format!("no network was trained for {}: levels judge as steady does", game.title());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.contains(&line), game.is_judged_by_formula(), "{game}: {text}");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let words = "--game qwixx --players greedy,random --games 100 --json --seed";
    assert_ne!(
        results(&run(&format!("{words} 1")))["players"],
        results(&run(&format!("{words} 2")))["players"]
    );
}

#[test]
fn players_stand_in_the_order_given_with_all_that_was_measured() {
    let found = results(&run("--game qwixx --players random,greedy,random --games 200 --seed 1 --json"));
    let names: Vec<&str> =
        found["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random 1", "greedy", "random 2"]);
    assert_eq!(found["games"], 600);
    for player in found["players"].as_array().unwrap() {
        let number = |key: &str| player[key].as_f64().unwrap_or_else(|| panic!("{key} in {player}"));
        assert!(
            number("win_rate_low") <= number("win_rate") && number("win_rate") <= number("win_rate_high")
        );
        assert!(number("rating_low") <= number("rating") && number("rating") <= number("rating_high"));
        assert!(number("mean_misthrows") <= 4.0 && number("mean_closed_rows") <= 4.0);
        assert!(number("score_spread") > 0.0 && number("mean_score") > -20.0);
        assert_eq!(player["games"], 400);
    }
    let greedy = &found["players"][1];
    assert!(greedy["win_rate"].as_f64().unwrap() > 0.9 && greedy["rating"].as_f64().unwrap() > 100.0);
    // One player's gain is another's loss.
    let sum: f64 =
        found["players"].as_array().unwrap().iter().map(|p| p["mean_margin"].as_f64().unwrap()).sum();
    assert!(sum.abs() < 1e-3, "{sum}");
}

#[test]
fn precision_stops_the_play() {
    let folder = folder("precise");
    let words = "--game qwixx --players greedy,random --games 1000000 --stop-at 2 --seed 1 --json --out";
    let words = format!("{words} {}", folder.display());
    let found = results(&run(&words));
    assert_eq!(found["stopped"], "precise");
    assert_eq!(results(&run(&words)), found, "what is precise already is not played on");
    assert!(found["games"].as_u64().unwrap() < 10_000);
    for player in found["players"].as_array().unwrap() {
        let width = player["win_rate_high"].as_f64().unwrap() - player["win_rate_low"].as_f64().unwrap();
        assert!(width <= 0.04 + 1e-6, "{player}");
    }
}

#[test]
fn all_rotations_of_a_set_have_the_same_dice_and_tiles() {
    for (game, seats, players) in
        [("qwixx", 3, "greedy,random,steady"), ("longo", 2, "greedy,random"), ("qwirkle", 2, "greedy,random")]
    {
        let folder = folder(&format!("rotations-{game}"));
        let words = format!("--game {game} --seats {seats} --players {players} --games 12 --seed 9 --out");
        assert!(run(&format!("{words} {}", folder.display())).status.success());
        let records = fs::read_to_string(folder.join("records.txt")).unwrap();
        let mut sets: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
        for record in records.split("rowlock record 1\n").skip(1) {
            let field =
                |name: &str| record.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
            let turns = record.lines().filter(|line| line.contains(". ") || line.starts_with("deal"));
            // The dice of a turn, or the hands dealt, and what decides who begins.
            let chance = turns.map(|line| line.split('|').next().unwrap().to_owned());
            let chance: Vec<String> = if game == "qwirkle" {
                chance.take(1).collect()
            } else {
                // Dice that have left the game are not written.
                chance.map(|line| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ")).collect()
            };
            let setup = ["first: ", "lucky: ", "ages: "].map(|name| field(name).to_owned());
            sets.entry(field("set: ").to_owned())
                .or_default()
                .push(setup.into_iter().chain(chance).collect());
        }
        assert_eq!(sets.len(), 12 / seats);
        for rotations in sets.values() {
            assert_eq!(rotations.len(), seats);
            for other in &rotations[1..] {
                let common = other.len().min(rotations[0].len());
                assert!(common > 3, "{rotations:?}");
                assert_eq!(rotations[0][..common], other[..common]);
            }
        }
        let replay = ["replay", "--show", "none"];
        let mut check = Command::new(env!("CARGO_BIN_EXE_rowlock"));
        let checked = check.args(replay).arg(folder.join("records.txt")).output().unwrap();
        assert!(checked.status.success(), "{checked:?}");
    }
}

/// Every file of a folder but the measured times.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for name in ["arena.json", "games.csv", "records.txt"] {
        files.insert(name.to_owned(), fs::read_to_string(folder.join(name)).unwrap());
    }
    files
}

const KEPT: &str = "--game qwixx --players steady,greedy --seed 3 --threads 2 --json";

#[test]
fn more_games_go_on_behind_those_that_are_there() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let at_once = results(&run(&format!("{KEPT} --games 300 --out {}", whole.display())));
    results(&run(&format!("{KEPT} --games 100 --out {}", parts.display())));
    let later = results(&run(&format!("{KEPT} --games 300 --out {}", parts.display())));
    assert_eq!(at_once, later);
    assert_eq!(files(&whole), files(&parts));
    // All there already, or more than that: nothing is played, nothing is lost, and the results are the same.
    for games in [300, 10] {
        assert_eq!(run_games(&format!("{KEPT} --games {games} --out {}", parts.display())), 0);
        assert_eq!(files(&whole), files(&parts));
    }
}

/// How many games a run played.
fn run_games(words: &str) -> u64 {
    let output = run(words);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let found: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    found["new_games"].as_u64().unwrap()
}

#[test]
fn files_cut_off_anywhere_are_gone_on_with() {
    let (whole, cut) = (folder("uncut"), folder("cut"));
    let words = format!("{KEPT} --games 60 --out");
    run(&format!("{words} {}", whole.display()));
    let all = files(&whole);
    for (games, records) in [(1.0, 0.5), (0.5, 1.0), (0.3, 0.3), (0.02, 0.0), (0.999, 0.999)] {
        fs::create_dir_all(&cut).unwrap();
        for (name, share) in [("games.csv", games), ("records.txt", records)] {
            let text = &all[name];
            fs::write(cut.join(name), &text[..(text.len() as f64 * share) as usize]).unwrap();
        }
        fs::write(cut.join("arena.json"), &all["arena.json"]).unwrap();
        let output = run(&format!("{words} {}", cut.display()));
        assert!(output.status.success(), "{output:?}");
        assert_eq!(files(&cut), all, "{games} {records}");
        fs::remove_dir_all(&cut).unwrap();
    }
}

#[test]
fn damage_is_named_and_nothing_is_thrown_away() {
    let folder = folder("damaged");
    let words = format!("{KEPT} --games 60 --out {}", folder.display());
    let whole = results(&run(&words));
    let path = folder.join("games.csv");
    let text = fs::read_to_string(&path).unwrap();
    let damaged = text.replacen("\n1,2,2,1,", "\n1,2,2;1,", 1);
    assert_ne!(text, damaged);
    fs::write(&path, &damaged).unwrap();
    let output = run(&words);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("games.csv, line 8: this is not what an arena with these settings wrote"),
        "{said}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
    // Other ends of lines are no damage.
    fs::write(&path, text.replace('\n', "\r\n")).unwrap();
    assert_eq!(results(&run(&words)), whole);
}

#[test]
fn files_of_others_are_left_alone() {
    let folder = folder("others");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("records.txt"), "mine").unwrap();
    let output = run(&format!("{KEPT} --games 60 --out {}", folder.display()));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("has a file records.txt but no arena.json"));
    assert_eq!(fs::read_to_string(folder.join("records.txt")).unwrap(), "mine");
}

#[test]
fn two_arenas_do_not_write_to_one_folder() {
    let folder = folder("locked");
    fs::create_dir_all(&folder).unwrap();
    let lock = fs::File::create(folder.join("arena.lock")).unwrap();
    lock.lock().unwrap();
    let words = format!("{KEPT} --games 60 --out {}", folder.display());
    let output = run(&words);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("another arena is writing there"));
    drop(lock);
    assert!(run(&words).status.success());
}

#[test]
fn an_engine_that_does_not_start_leaves_no_settings_behind() {
    let folder = folder("unstarted");
    let words =
        format!("--game qwixx --players engine:no-such-program,greedy --games 4 --out {}", folder.display());
    assert_eq!(run(&words).status.code(), Some(2));
    assert!(run(&format!("{KEPT} --games 4 --out {}", folder.display())).status.success());
}

#[test]
fn twins_do_equally_well_at_a_table_with_a_third() {
    // Whoever sits behind the weak player would do better if the order round the table were always the same.
    let words = "--game qwixx --players random,greedy,greedy --seats 3 --games 6000 --seed 1 --json";
    let found = results(&run(words));
    let rates = [1, 2].map(|i| found["players"][i]["win_rate"].as_f64().unwrap());
    assert!((rates[0] - rates[1]).abs() < 0.02, "{rates:?}");
}

#[cfg(unix)]
#[test]
fn a_killed_arena_loses_nothing_that_was_written() {
    let (whole, killed) = (folder("unkilled"), folder("killed"));
    let words = "--game qwirkle --players greedy,greedy --seed 3 --threads 2 --games 2000 --out";
    let mut child = arena(&format!("{words} {}", killed.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // As soon as something is written, in the middle of it all.
    while fs::metadata(killed.join("games.csv")).map_or(0, |meta| meta.len()) < 10_000 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it could be killed");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let words = words.replace("2000", "200");
    assert!(run(&format!("{words} {}", whole.display())).status.success());
    assert!(run(&format!("{words} {}", killed.display())).status.success());
    let (whole, killed) = (files(&whole), files(&killed));
    // The killed one may have come further.
    assert!(killed["games.csv"].starts_with(&whole["games.csv"]));
    assert!(killed["records.txt"].starts_with(&whole["records.txt"]));
}

#[cfg(unix)]
#[test]
fn an_interrupted_arena_says_what_it_has_and_how_to_go_on() {
    let folder = folder("interrupted");
    let words =
        format!("--game qwixx --players greedy,random --seed 3 --games 100000000 --out {}", folder.display());
    let child = arena(&words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while fs::metadata(folder.join("games.csv")).map_or(0, |meta| meta.len()) < 100_000 {
        std::thread::yield_now();
    }
    let killed = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(said.contains("win rate") && said.contains("the same command goes on from there"), "{said}");
    let found: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("results.json")).unwrap()).unwrap();
    assert_eq!(found["stopped"], "interrupted");
    assert!(found["games"].as_u64().unwrap() > 100);
}

#[test]
fn games_with_other_settings_are_not_mixed() {
    let folder = folder("settings");
    let out = folder.display();
    assert!(
        run(&format!("--game qwixx --players greedy,random --seed 3 --games 10 --out {out}"))
            .status
            .success()
    );
    for other in [
        "--game longo --players greedy,random --seed 3",
        "--game qwixx --players random,greedy --seed 3",
        "--game qwixx --players greedy,random --seed 4",
    ] {
        let output = run(&format!("{other} --games 20 --out {out}"));
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("were played with other settings"), "{said}");
    }
    // Without a seed the seed of the folder is meant.
    assert!(run(&format!("--game qwixx --players greedy,random --games 20 --out {out}")).status.success());
}
