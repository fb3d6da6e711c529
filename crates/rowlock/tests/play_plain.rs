//! Games line by line, through pipes.
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use host::GameKind;

/// An empty folder for the games of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-plain-{name}"));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn play(folder: &Path, words: &str, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command
        .arg("play")
        .args(words.split(' '))
        .current_dir(folder)
        .env("XDG_STATE_HOME", folder.join("state"))
        .env("LC_ALL", "C");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A game that ends sooner leaves some of the input unread.
    _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap() + &String::from_utf8(output.stderr.clone()).unwrap()
}

fn replay(folder: &Path, file: &str) -> bool {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(["replay", "--show", "none", file]).current_dir(folder).output().unwrap().status.success()
}

#[test]
fn whole_games_of_every_kind() {
    let folder = folder("whole");
    for game in ["qwixx", "longo", "qwirkle"] {
        let words = format!("--game {game} --players person,expert --seed 7 --save {game}.txt");
        let output = play(&folder, &words, &"1\n".repeat(300));
        let said = said(&output);
        assert!(output.status.success() && said.contains("The game is over. "), "{said}");
        assert!(said.contains(" won with ") && said.contains("total"), "{said}");
        assert!(replay(&folder, &format!("{game}.txt")));
        assert!(fs::read_to_string(folder.join(format!("{game}.txt"))).unwrap().contains("\nresult: "));
    }
}

#[test]
fn lists_stand_in_columns() {
    let folder = folder("columns");
    let heard = said(&play(&folder, "--game qwixx --seed 3", "2\nhelp\n"));
    let lines =
        ["   1  r9   1 point, skips 7 numbers", "   2  r10  1 point, skips 8 numbers", "   7  -    pass"];
    assert!(lines.iter().all(|line| heard.contains(&format!("\n{line}\n"))), "{heard}");
    assert!(heard.contains("  NUMBER     take the choice with this number\n  NOTATION "), "{heard}");
}

#[test]
fn a_hint_names_the_best_choices_by_their_numbers() {
    let folder = folder("hint");
    let words = "--game qwixx --players person,random --seed 3";
    let heard = said(&play(&folder, words, "hint\n"));
    let lines: Vec<&str> = heard.lines().filter(|line| line.contains("% to win, ")).collect();
    assert_eq!(lines.len(), 3, "{heard}");
    // Whoever types the number of the first gets what was advised.
    let (number, rest) = lines[0].trim().split_once("  ").unwrap();
    let field = rest.split("  ").next().unwrap();
    let heard = said(&play(&folder, words, &format!("hint\n{number}\n")));
    assert!(heard.contains(&format!("ou crossed {field}")), "{field}: {heard}");

    let heard = said(&play(&folder, &format!("{words} --language de"), "hint\nhelp\n"));
    assert!(heard.contains(" Punkte\n") && heard.contains("Sieg ") && heard.contains("\n  hint "), "{heard}");
    let heard = said(&play(&folder, "--game qwixx --players person --seed 3", "hint\n"));
    assert!(heard.contains("  the best choice\n") && heard.contains(" points less\n"), "{heard}");
    let heard = said(&play(&folder, "--game qwirkle --players person,random --seed 3", "hint\n"));
    assert_eq!(heard.lines().filter(|line| line.contains("% to win, ")).count(), 3, "{heard}");
}

#[test]
fn bad_input_gets_a_reason_and_another_prompt() {
    let folder = folder("bad");
    let output = play(&folder, "--game qwixx --seed 4", "r7\nfoo\n99\nundo\nhelp\n\u{0}\n");
    let said = said(&output);
    assert!(output.status.success());
    for part in [
        "> r7\nThe white dice make 8: red 7 is not for action 1.\n",
        "> foo\n'foo' is no choice such as r5, or - to pass",
        "There is no choice 99: the numbers go from 1 to 5.",
        "Nothing to take back",
        "save FILE",
        "The game is saved: rowlock play --resume ",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let output = play(&folder, "--game qwirkle --seed 4", "rs@0,3\ntrade zz\npass\nall\nquit\n");
    let said = self::said(&output);
    assert!(
        said.contains("You do not hold this tile: red square.") && said.contains("The bag is not empty"),
        "{said}"
    );
}

#[test]
fn it_is_said_where_bots_judge_by_a_formula() {
    let folder = folder("formula");
    for game in GameKind::ALL {
        let output = play(&folder, &format!("--game {game} --seed 1 --save {game}.txt"), "");
        assert!(output.status.success(), "{}", said(&output));
        let is_said =
            said(&output).contains("No network has learned this sheet yet: bots judge by a formula.");
        assert_eq!(is_said, game.is_judged_by_formula(), "{game}");
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = folder("resume");
    let answers = "1\n2\n1\n3\n1\n1\n2\n1\n1\n2\n";
    let whole = play(&folder, "--game longo --seed 11 --save whole.txt", &(answers.to_owned() + "quit\n"));
    assert!(whole.status.success());
    let mut answers = answers.lines();
    let first = answers.next().unwrap();
    play(&folder, "--game longo --seed 11 --save parts.txt", &format!("{first}\n"));
    for answer in answers {
        let output = play(&folder, "--resume parts.txt", &format!("{answer}\n"));
        assert!(output.status.success(), "{}", said(&output));
    }
    let [whole, parts] =
        ["whole.txt", "parts.txt"].map(|name| fs::read_to_string(folder.join(name)).unwrap());
    assert_eq!(whole, parts);
    play(&folder, "--resume parts.txt --players person,expert", "");
    let other = fs::read_to_string(folder.join("parts.txt")).unwrap();
    assert_eq!(other, whole.replace("seats: person, skilled", "seats: person, expert"));
    assert!(whole.contains("\nseats: person, skilled\n") && whole.contains("\nseed: 11\n"), "{whole}");
}

#[test]
fn no_file_is_overwritten_or_spoilt() {
    let folder = folder("files");
    fs::write(folder.join("mine.txt"), "shopping\n").unwrap();
    let output = play(&folder, "--game qwixx --save mine.txt", "");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("mine.txt is there already and is not overwritten"));

    let output = play(&folder, "--resume mine.txt", "");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).starts_with("error: mine.txt, line 1, column 1: "), "{}", said(&output));
    assert_eq!(fs::read_to_string(folder.join("mine.txt")).unwrap(), "shopping\n");

    let faulty = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: A, B\n\n 1. 4+1 r3 y5 g2 b6 | r6 _\n";
    fs::write(folder.join("faulty.txt"), faulty).unwrap();
    let output = play(&folder, "--resume faulty.txt", "1\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        said(&output).contains("faulty.txt, line 6, column 23: the white dice make 5"),
        "{}",
        said(&output)
    );
    assert_eq!(fs::read_to_string(folder.join("faulty.txt")).unwrap(), faulty);

    let output = play(&folder, "--resume missing.txt", "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_record_that_is_no_saved_game_stays_as_it_is() {
    let folder = folder("kept");
    play(&folder, "--game qwixx --seed 4 --save saved.txt", "-\n");
    let saved = fs::read_to_string(folder.join("saved.txt")).unwrap();
    let without = |field: &str| {
        let lines = saved.lines().filter(|line| !line.starts_with(field));
        lines.flat_map(|line| [line, "\n"]).collect::<String>()
    };
    let others = [without("seats: "), without("seed: "), saved.replace("\n\n", "\n# Ben was lucky here\n\n")];
    for (i, other) in others.iter().enumerate() {
        let file = format!("other-{i}.txt");
        fs::write(folder.join(&file), other).unwrap();
        let output = play(&folder, &format!("--resume {file}"), "-\n-\n");
        let heard = said(&output);
        assert!(output.status.success(), "{heard}");
        assert!(heard.contains(&format!("{file} is not a saved game and stays as it is")), "{heard}");
        assert_eq!(fs::read_to_string(folder.join(&file)).unwrap(), *other);
        let new = if i == 0 { "play-qwixx.txt".to_owned() } else { format!("play-qwixx-{}.txt", i + 1) };
        let new = format!("state/rowlock/{new}");
        assert!(heard.contains(&new), "{heard}");
        assert!(replay(&folder, &new));
        // There it goes on, and that is a saved game.
        let heard = said(&play(&folder, &format!("--resume {new}"), "-\n"));
        assert!(!heard.contains("is not a saved game"), "{heard}");
    }
    // A name for the file can be given.
    let heard = said(&play(&folder, "--resume other-0.txt --save mine.txt", "-\n"));
    assert!(heard.contains("this game goes on in mine.txt"), "{heard}");
    assert!(replay(&folder, "mine.txt"));
}

#[test]
fn a_file_that_another_program_began_is_copied_before_it_changes() {
    let folder = folder("original");
    play(&folder, "--game qwixx --seed 4 --save saved.txt", "-\n");
    let saved = fs::read_to_string(folder.join("saved.txt")).unwrap();
    // The browser exports the same without the name of this program.
    let exported = saved.replace("program: rowlock play\n", "");
    assert_ne!(exported, saved);
    fs::write(folder.join("exported.txt"), &exported).unwrap();
    let copy = folder.join("exported.txt.original");
    let heard = said(&play(&folder, "--resume exported.txt", "-\n"));
    assert!(
        heard.contains("The file as it was stays in ") && heard.contains("exported.txt.original."),
        "{heard}"
    );
    assert_eq!(fs::read_to_string(&copy).unwrap(), exported);
    assert_ne!(fs::read_to_string(folder.join("exported.txt")).unwrap(), exported);
    // Now it is a file of this program, and no other copy is made.
    let heard = said(&play(&folder, "--resume exported.txt", "-\n"));
    assert!(!heard.contains(".original"), "{heard}");
    assert_eq!(fs::read_to_string(&copy).unwrap(), exported);
    // The same name once more, for another game: no copy is overwritten.
    let other = exported.replace("seed: 4\n", "seed: 5\n");
    for _ in 0..2 {
        fs::write(folder.join("exported.txt"), &other).unwrap();
        play(&folder, "--resume exported.txt", "-\n");
    }
    assert_eq!(fs::read_to_string(&copy).unwrap(), exported);
    assert_eq!(fs::read_to_string(folder.join("exported.txt.original-2")).unwrap(), other);
    assert!(!folder.join("exported.txt.original-3").exists());
    // A file of this program is gone on with as it is.
    let heard = said(&play(&folder, "--resume saved.txt", "-\n"));
    assert!(!heard.contains(".original"), "{heard}");
}

#[test]
fn faults_about_seats_have_their_place() {
    let folder = folder("seats");
    play(&folder, "--game qwixx --seed 4 --save saved.txt", "-\n");
    let saved = fs::read_to_string(folder.join("saved.txt")).unwrap();
    let line = 1 + saved.lines().position(|line| line.starts_with("seats: ")).unwrap();
    for (seats, reason) in [
        ("person, nobody", "there is no player 'nobody'"),
        ("person", "players"),
        ("person, engine:touch started", "to start the program"),
    ] {
        fs::write(folder.join("other.txt"), saved.replace("person, skilled", seats)).unwrap();
        let output = play(&folder, "--resume other.txt", "");
        let heard = said(&output);
        assert_eq!(output.status.code(), Some(2));
        assert!(heard.starts_with(&format!("error: other.txt, line {line}, column 8: ")), "{heard}");
        assert!(heard.contains(reason), "{heard}");
    }
}

#[test]
fn two_games_of_the_same_kind_have_two_files() {
    let folder = folder("two");
    for file in ["play-qwixx.txt", "play-qwixx-2.txt"] {
        let output = play(&folder, "--game qwixx --seed 1", "1\n");
        assert!(said(&output).contains(&format!("{file}\n")), "{}", said(&output));
        assert!(folder.join("state/rowlock").join(file).is_file());
    }
}

#[test]
fn only_bots_play_to_the_end() {
    let folder = folder("bots");
    let output = play(&folder, "--game qwirkle --players master,steady,greedy --seed 2 --save bots.txt", "");
    assert!(said(&output).contains("The game is over. "), "{}", said(&output));
    assert!(replay(&folder, "bots.txt"));
}

#[test]
fn the_game_must_be_named() {
    let output = play(&folder("unnamed"), "--plain", "");
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("say which game"));
}

#[cfg(unix)]
fn play_with_engine(folder: &Path, fault: &str) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engines/first-choice.sh");
    let engine = format!("engine:sh '{}' {fault}", script.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(["play", "--game", "longo", "--seed", "7", "--save", "game.txt", "--players"]);
    command.arg(format!("person,{engine}")).current_dir(folder).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A game that ends sooner leaves some of the input unread.
    _ = child.stdin.take().unwrap().write_all("1\n".repeat(300).as_bytes());
    child.wait_with_output().unwrap()
}

#[cfg(unix)]
#[test]
fn an_engine_plays_at_the_table_and_a_bot_sits_in_for_one_that_fails() {
    let folder = folder("engine");
    let output = play_with_engine(&folder, "");
    let heard = said(&output);
    assert!(output.status.success() && heard.contains("The game is over. "), "{heard}");
    assert!(!heard.contains("plays on in its place"), "{heard}");
    fs::remove_file(folder.join("game.txt")).unwrap();

    let heard = said(&play_with_engine(&folder, "exits"));
    let notice = "it ended (exit status: 3): out of ideas. The bot expert plays on in its place.";
    assert!(heard.contains(notice) && heard.contains("The game is over. "), "{heard}");
}

#[test]
fn a_file_does_not_get_to_start_programs() {
    let folder = folder("program");
    assert!(play(&folder, "--game qwixx --seed 4 --save game.txt", "-\n").status.success());
    let text = fs::read_to_string(folder.join("game.txt")).unwrap();
    let other = text.replace("seats: person, skilled", "seats: person, engine:touch started");
    assert_ne!(text, other);
    fs::write(folder.join("other.txt"), &other).unwrap();
    let output = play(&folder, "--resume other.txt", "");
    assert_eq!(output.status.code(), Some(2));
    let heard = said(&output);
    assert!(heard.contains("to start the program of 'engine:touch started', name all players"), "{heard}");
    assert!(!folder.join("started").exists());
    assert_eq!(fs::read_to_string(folder.join("other.txt")).unwrap(), other);
}

#[test]
fn a_name_may_hold_an_apostrophe() {
    let folder = folder("apostrophe");
    let heard =
        said(&play(&folder, "--game qwixx --seed 4 --save game.txt --players person:O'Brien,skilled", "-\n"));
    assert!(heard.contains("The game is saved: rowlock play --resume game.txt"), "{heard}");
    let resumed = play(&folder, "--resume game.txt", "-\n");
    assert!(resumed.status.success(), "{}", said(&resumed));
}

#[test]
fn a_game_that_somebody_else_wrote_to_goes_on_in_another_file() {
    let folder = folder("twice");
    let path = folder.join("game.txt");
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(["play", "--game", "qwixx", "--seed", "4", "--save", "game.txt"]).current_dir(&folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    while !fs::read_to_string(&path).unwrap_or_default().contains(" 1. ") {
        std::thread::yield_now();
    }
    fs::write(&path, "somebody else's").unwrap();
    _ = child.stdin.take().unwrap().write_all(b"-\n");
    let heard = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(heard.contains("this game goes on in game-2.txt."), "{heard}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "somebody else's");
    assert!(replay(&folder, "game-2.txt"));
}

#[test]
fn undo_takes_back_ones_own_choice_and_nobody_elses() {
    let folder = folder("own");
    let words = "--game qwixx --seed 3 --save game.txt --players person:Anna,person:Ben";
    let heard = said(&play(&folder, words, "1\nundo\n"));
    assert!(heard.contains("Nothing to take back"), "{heard}");
    let text = fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(text.lines().last().unwrap().contains("| r"), "{text}");
}

#[test]
fn the_language_is_that_of_the_option_or_of_the_terminal() {
    let folder = folder("languages");
    let mut number = 0;
    let mut play = |option: &[&str], variables: &[(&str, &str)]| {
        number += 1;
        let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
        command.args(["play", "--game", "qwixx", "--players", "person,random", "--seed", "3"]).args(option);
        command.args(["--save", &format!("{number}.txt")]).current_dir(&folder).stdin(Stdio::null());
        command
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .envs(variables.iter().copied());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let white = ["White dice: ", "Weiße Würfel: ", "Bílé kostky: ", "Białe kostki: "];
    for (option, variables, expected) in [
        (&[][..], &[][..], white[0]),
        (&["--language", "de"], &[("LANG", "cs_CZ.UTF-8")], white[1]),
        (&[], &[("LANG", "cs_CZ.UTF-8")], white[2]),
        (&[], &[("LC_MESSAGES", "pl_PL"), ("LANG", "cs_CZ.UTF-8")], white[3]),
        (&[], &[("LC_ALL", "C"), ("LC_MESSAGES", "pl_PL")], white[0]),
        (&[], &[("LC_ALL", ""), ("LANG", "de_AT")], white[1]),
    ] {
        let said = play(option, variables);
        assert!(said.contains(expected), "{expected} {said}");
    }
    let record = fs::read_to_string(folder.join("2.txt")).unwrap();
    assert!(record.contains("\nplayers: You, random\n"), "{record}");
}

#[test]
fn whole_games_in_every_language() {
    let folder = folder("all-languages");
    for language in ["en", "nl", "de", "cs", "pl", "sk"] {
        for game in ["longo", "qwirkle"] {
            let file = format!("{game}-{language}.txt");
            let words =
                format!("--game {game} --players person,expert --seed 7 --language {language} --save {file}");
            let output = play(&folder, &words, &"1\n".repeat(300));
            let said = said(&output);
            // A message that is missing has its name in brackets, a variable that is missing has braces.
            let whole = !said.contains("[t") && !said.contains("[q") && !said.contains('{');
            assert!(output.status.success() && whole && said.contains(&file), "{said}");
        }
    }
}
