//! Pictures as the commands print them.
#![allow(missing_docs, clippy::unwrap_used)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use roxmltree::Document;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs a command in the root of the repository.
fn rowlock(words: &str, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(words.split(' ')).current_dir(root());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    // A command that refuses its arguments does not read.
    _ = running.stdin.take().unwrap().write_all(input.as_bytes());
    running.wait_with_output().unwrap()
}

fn picture(words: &str, input: &str) -> String {
    let output = rowlock(words, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command says that must not draw anything.
fn refusal(words: &str, input: &str) -> String {
    let output = rowlock(words, input);
    assert_eq!((output.status.code(), output.stdout), (Some(2), Vec::new()), "{words}");
    String::from_utf8(output.stderr).unwrap()
}

fn game(players: &str) -> String {
    let header = format!("rowlock record 1\ngame: qwixx\nrules: 1\nplayers: {players}\nfirst: 1\n");
    header + "\n1. 4+1 r3 y5 g2 b6 | r5 - | -\n"
}

/// `PICTURES=overwrite cargo test -p rowlock --test svg` draws them anew after a change that is meant.
#[test]
fn the_pictures_in_the_documentation_are_those_of_the_command() {
    for name in ["qwixx", "longo", "qwirkle"] {
        let path = root().join(format!("docs/pictures/{name}.svg"));
        let drawn = picture(&format!("replay examples/{name}.txt --svg"), "");
        if env::var("PICTURES").is_ok_and(|value| value == "overwrite") {
            fs::write(&path, &drawn).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
        assert!(drawn == kept, "docs/pictures/{name}.svg differs; PICTURES=overwrite draws it anew");
    }
}

#[test]
fn names_are_text_and_nothing_else() {
    let name = "<script>alert('&amp;\"')</script>";
    let text = picture("replay - --svg", &game(&format!("{name}, B")));
    let document = Document::parse(&text).unwrap();
    assert!(document.descendants().all(|node| !node.has_tag_name("script")));
    let mut texts =
        document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text());
    assert!(texts.any(|text| text == name));
}

#[test]
fn long_names_are_cut_off() {
    let (latin, wide) = ("W".repeat(40), "梅".repeat(40));
    for names in [format!("{latin}, {wide}"), format!("{latin}, {wide}, C")] {
        let text =
            picture("replay - --svg", &game(&names).replace("r5 -", &"- ".repeat(names.split(',').count())));
        let document = Document::parse(&text).unwrap();
        let texts: Vec<&str> =
            document.descendants().filter(|n| n.has_tag_name("text")).filter_map(|n| n.text()).collect();
        assert!(texts.iter().any(|text| text.starts_with("WWW") && text.contains('…')));
        assert!(texts.iter().any(|text| text.starts_with("梅梅") && text.ends_with('…')));
        // Whoever hears the picture hears the whole name.
        let description = document.descendants().find(|node| node.has_tag_name("desc")).unwrap();
        assert!(description.text().unwrap().contains(&latin));
    }
}

#[test]
fn any_turn_can_be_drawn() {
    let title = |words: &str| {
        let text = picture(&format!("replay examples/{words}"), "");
        let document = Document::parse(&text).unwrap();
        let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
        title.text().unwrap().to_owned()
    };
    assert_eq!(title("qwixx.txt --svg"), "Qwixx after turn 5");
    assert_eq!(title("qwixx.txt --svg --turn 5"), "Qwixx after turn 5");
    assert_eq!(title("longo.txt --svg --turn 0"), "Qwixx Longo before the first turn");
    assert_eq!(title("qwirkle.txt --svg --turn 3 --viewer 4"), "Qwirkle after turn 3");
    assert_eq!(title("qwirkle.txt --svg --turn 0 --number 1"), "Qwirkle before the first turn");
    assert_ne!(
        picture("replay examples/qwixx.txt --svg --turn 4", ""),
        picture("replay examples/qwixx.txt --svg", "")
    );
}

#[test]
fn before_the_first_turn_the_tiles_are_dealt_and_the_board_is_empty() {
    let text = picture("replay examples/qwirkle.txt --svg --turn 0", "");
    let document = Document::parse(&text).unwrap();
    let description = document.descendants().find(|node| node.has_tag_name("desc")).unwrap().text().unwrap();
    assert!(description.contains("Chris: 0, with red square,"), "{description}");
    assert!(description.ends_with("The board is empty."), "{description}");
}

#[test]
fn a_game_among_several_is_named_by_its_number() {
    let games = game("Ann, Bob") + "\n" + &game("Cyd, Dan");
    assert!(picture("replay - --svg --number 2", &games).contains(">Dan<"));
    assert!(refusal("replay - --svg", &games).contains("holds two games: say which to draw with '--number'"));
    assert!(refusal("replay - --svg --number 3", &games).contains("holds two games: there is no game 3"));
    // The others are not looked at.
    let games = games.replacen("r5 -", "r6 -", 1);
    assert!(picture("replay - --svg --number 2", &games).contains(">Dan<"));
}

#[test]
fn positions_are_drawn_with_numbered_players() {
    let position = "qwixx action1 1 6+6,r1,y2,g3,b4 _,_ 2,3,4,5,6/-/-/-/0 2,3,4,5/-/-/-/0";
    let text = picture(&format!("moves --svg {position}"), "");
    assert!(text.contains(">Player 1<") && text.contains(">Player 2<"));
    assert_eq!(text, picture(&format!("moves {position} --svg"), ""));
    // Five crosses in red let player 1 alone cross the red 12, and both may begin green and blue with it.
    assert_eq!(text.matches("class=\"lit may ").count(), 3 + 2);
    let hands = "qwirkle play 1 0 0,0:rsrcrd/bs rvrtrxgsgcpd:5:0 bcbdovotyspx:3:0";
    let hidden = picture(&format!("moves --svg --viewer 1 {hands}"), "");
    assert_eq!(hidden.matches("<use href=\"#back\"").count(), 6);
    assert!(!hidden.contains("purple cross") && !hidden.contains("\"px\""));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let one = game("Ann, Bob");
    assert!(refusal("replay - --svg --turn 2", &one).contains("there is no turn 2: the game has one turn"));
    assert!(
        refusal("replay - --svg --viewer 3", &one).contains("there is no player 3 at a table of two players")
    );
    assert!(refusal("replay - --svg --viewer 9", &one).contains("expected a whole number from 1 to 8"));
    assert!(refusal("replay - --svg --number 0", &one).contains("expected a whole number from 1 on"));
    assert!(refusal("replay - --svg --json", &one).contains("cannot be used with"));
    assert!(refusal("replay - --svg --show last", &one).contains("cannot be used with"));
    assert!(refusal("replay - --turn 1", &one).contains("--svg"));
    assert!(refusal("replay - --svg", "").contains("standard input holds no record"));
    assert!(
        refusal("replay - --svg", &one.replace("r5", "r6")).contains("standard input, line 7, column 22: ")
    );
    assert!(refusal("moves --svg --viewer 2 qwixx roll 1 -/-/-/-/0", "").contains("there is no player 2"));
}
