//! Bad input gets its place and the reason, and never a panic.
#![allow(missing_docs, clippy::expect_used)]

mod support;

use game::{Notation, Record};
use qwixx::Qwixx;

fn position_fault(text: &str) -> String {
    Qwixx::from_position(text).expect_err(text).to_string()
}

#[test]
fn positions_say_what_was_expected_and_where() {
    for (text, fault) in [
        ("", "line 1, column 1: expected the game: qwixx, mixx-a, mixx-b or longo, found nothing"),
        ("chess", "line 1, column 1: expected the game: qwixx, mixx-a, mixx-b or longo, found 'chess'"),
        ("qwixx", "line 1, column 6: expected the stage: roll, action1, action2 or over, found nothing"),
        (
            "qwixx play 1",
            "line 1, column 7: expected the stage: roll, action1, action2 or over, found 'play'",
        ),
        ("qwixx roll 1", "line 1, column 13: expected a sheet such as '5,7/-/12,11/-/0', found nothing"),
        (
            "qwixx roll 2 -/-/-/-/0",
            "line 1, column 12: expected the number of the active player, 1, found '2'",
        ),
        (
            "qwixx roll 1 -/-/-/0",
            "line 1, column 14: expected a sheet: four rows and the misthrows, as in '5,7/-/12,11/-/0', found '-/-/-/0'",
        ),
        ("qwixx roll 1 7,5/-/-/-/0", "line 1, column 16: the red 5 is not right of the crosses before it"),
        ("qwixx roll 1 -/-/-/13/0", "line 1, column 20: the blue row has no 13"),
        ("qwixx roll 1 -/-/-/x/0", "line 1, column 20: expected a number of the row, found 'x'"),
        (
            "qwixx roll 1 2,3,4,5,12,L/-/-/-/0",
            "line 1, column 22: the red 12 needs five crosses in its row first",
        ),
        (
            "longo roll 1 2,3,4,5,6,7,15,16,L/-/-/-/0/5+8",
            "line 1, column 29: the red 15 closed the row, so the red 16 is not crossed behind it",
        ),
        (
            "qwixx roll 1 2,3,4,5,6,12/-/-/-/0",
            "line 1, column 14: the red row is closed, so its lock 'L' is crossed too",
        ),
        (
            "qwixx roll 1 2,L/-/-/-/0",
            "line 1, column 16: the lock is crossed only with a number that closes the row",
        ),
        (
            "qwixx roll 1 2,3,4,5,6,12,L,L/-/-/-/0",
            "line 1, column 29: expected nothing behind the lock, found 'L'",
        ),
        ("qwixx roll 1 -/-/-/-/5", "line 1, column 22: expected the number of misthrows, 0 to 4, found '5'"),
        ("qwixx roll 1 -/-/-/-/4", "line 1, column 7: player 1 made the fourth misthrow: the game is over"),
        (
            "qwixx over 1 -/-/-/-/3",
            "line 1, column 7: the game is not over: fewer than two rows are closed and nobody has four misthrows",
        ),
        (
            "qwixx over 1 -/-/-/-/0 -/-/-/-/4",
            "line 1, column 7: only the active player can make the fourth misthrow that ends the game",
        ),
        (
            "qwixx action1 1 4+1,r1,y9,g1,b1 _ -/-/-/-/0",
            "line 1, column 24: the yellow die shows 1 to 6, not 9",
        ),
        ("qwixx action1 1 4+7,r1,y1,g1,b1 _ -/-/-/-/0", "line 1, column 17: a white die shows 1 to 6, not 7"),
        (
            "qwixx action1 1 4+1,r1,y1,g1 _ -/-/-/-/0",
            "line 1, column 17: the blue row is open, but the blue die is missing",
        ),
        (
            "qwixx action1 1 4+1,r1,y1,g1,b1 r6 -/-/-/-/0",
            "line 1, column 33: the white dice make 5: the red 6 is not for action 1",
        ),
        (
            "qwixx action1 1 4+1,r1,y1,g1,b1 r5 -/-/-/-/0",
            "line 1, column 33: all have chosen, so action 1 is over",
        ),
        (
            "qwixx action1 1 4+1,r1,y1,g1,b1 _,_ -/-/-/-/0",
            "line 1, column 35: one choice too many for one player",
        ),
        (
            "qwixx action2 1 4+1,r1,y1,g1,b1 r5 -/-/-/-/0",
            "line 1, column 33: the last cross of player 1 in red is not the 5",
        ),
        (
            "qwixx action2 1 4+1,r1,y1,g1,b1 r6 6/-/-/-/0",
            "line 1, column 33: the white dice make 5: no red 6 in action 1",
        ),
        (
            "longo action2 1 4+1,r1,y1,g1,b1 r9 9/-/-/-/0/5+8",
            "line 1, column 33: the white dice make 5: no red 9 in action 1",
        ),
        (
            "longo action2 1 4+1,r1,y1,g1,b1 r9 2,3,4,9/-/-/-/0/5+8",
            "line 1, column 33: the white dice make 5: no red 9 in action 1",
        ),
        ("longo roll 1 -/-/-/-/0/5+5", "line 1, column 14: the two lucky numbers of player 1 are both 5"),
        (
            "longo roll 1 -/-/-/-/0/5",
            "line 1, column 24: expected two lucky numbers such as '5+8', found '5'",
        ),
    ] {
        assert_eq!(position_fault(text), fault, "{text}");
    }
}

#[test]
fn positions_have_at_most_five_sheets() {
    let six = ["-/-/-/-/0"; 6].join(" ");
    assert_eq!(
        position_fault(&format!("qwixx roll 1 {six}")),
        "line 1, column 64: Qwixx is for at most 5 players"
    );
}

const HEADER: &str = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\nfirst: 1\n\n";

fn record_fault(text: &str) -> String {
    Record::<Qwixx>::parse(text).expect_err(text).to_string()
}

#[test]
fn record_headers_say_what_was_expected_and_where() {
    for (text, fault) in [
        ("", "line 1, column 1: expected 'rowlock record 1', found nothing"),
        ("hello", "line 1, column 1: expected 'rowlock record 1', found 'hello'"),
        ("rowlock record 2\n", "line 1, column 1: expected 'rowlock record 1', found 'rowlock record 2'"),
        ("rowlock record 1\n", "line 1, column 1: the header has no field 'game'"),
        (
            "rowlock record 1\ngame: chess\n",
            "line 2, column 7: expected qwixx, mixx-a, mixx-b or longo, found 'chess'",
        ),
        (
            "rowlock record 1\ngame: qwixx\ngame: qwixx\n",
            "line 3, column 1: the header has a field 'game' already",
        ),
        (
            "rowlock record 1\ngame: qwixx\nrules: 2\n",
            "line 3, column 8: expected 1, the version of the rules that this program knows, found '2'",
        ),
        ("rowlock record 1\ngame: qwixx\nrules: 1\n", "line 3, column 1: the header has no field 'players'"),
        (
            "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Max,\n",
            "line 4, column 10: players 1 and 2 have the same name; player 3 has no name",
        ),
        (
            "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max\nfirst: x\n",
            "line 5, column 8: expected the number of the player who begins, found 'x'",
        ),
        (
            "rowlock record 1\ngame: qwixx\nrules 1\nplayers: Max\n",
            "line 3, column 1: expected a field 'rules: …' before the first turn, found 'rules 1'",
        ),
        (
            "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max\nfirst: 2\n",
            "line 5, column 8: player 2 cannot begin: there is no such seat",
        ),
        (
            "rowlock record 1\ngame: longo\nrules: 1\nplayers: Max, Emma\nlucky: 5+8\n",
            "line 5, column 8: every player needs a pair of lucky numbers: 1 given for 2 players",
        ),
        (
            "rowlock record 1\ngame: longo\nrules: 1\nplayers: Max\n",
            "line 4, column 1: the header has no field 'lucky'",
        ),
        (
            "rowlock record 1\ngame: longo\nrules: 1\nplayers: Max, Emma\nlucky: 5+8, 5-9\n",
            "line 5, column 13: expected two lucky numbers such as '5+8', found '5-9'",
        ),
    ] {
        assert_eq!(record_fault(text), fault, "{text}");
    }
}

#[test]
fn turns_say_what_was_expected_and_where() {
    for (turns, fault) in [
        ("x", "line 7, column 1: expected the two white dice such as '4+1', found 'x'"),
        ("2. 4+1", "line 7, column 1: expected the turn number '1.', found '2.'"),
        ("1.", "line 7, column 3: expected the two white dice such as '4+1', found nothing"),
        ("1. 4+1 q3", "line 7, column 8: expected a coloured die such as 'r3', found 'q3'"),
        ("1. 4+1 r3 r4", "line 7, column 11: the red die stands here already"),
        ("1. 4+1 r3 y9 g2 b6", "line 7, column 11: the yellow die shows 1 to 6, not 9"),
        (
            "1. 4+1 r3 y5 g2 b6 | _ y5 | r5",
            "line 7, column 22: expected a choice: action 2 comes when all have chosen in action 1, found '_'",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 _ | b10",
            "line 7, column 25: expected a choice: action 2 comes when all have chosen in action 1, found '_'",
        ),
        (
            "Place: home",
            "line 7, column 1: expected a turn; fields 'name: value' stand before the first turn, \
             their names in lower-case letters, found 'Place:'",
        ),
        ("1. 4+1 r3 y5 g2", "line 7, column 4: the blue row is open, but the blue die is missing"),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 | -",
            "line 7, column 25: expected the choice of player 2, '-' to pass, found '|'",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5",
            "line 7, column 24: expected the choice of player 2, '-' to pass, found nothing",
        ),
        ("1. 4+1 r3 y5 g2 b6 | r5 - -", "line 7, column 27: one choice too many for two players"),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 z5",
            "line 7, column 25: expected a choice such as 'r5', or '-' to pass, found 'z5'",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r6 -",
            "line 7, column 22: the white dice make 5: the red 6 is not for action 1",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 - | r9",
            "line 7, column 29: the red die makes 7 or 4 with a white die, not 9",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 - | r4",
            "line 7, column 29: the red 4 is left of your last cross in its row, the red 5",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 - |",
            "line 7, column 28: expected the choice of the active player in action 2, '-' to pass, found nothing",
        ),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 - | - -",
            "line 7, column 31: action 2 is for the active player only: one choice",
        ),
        ("1. 4+1 r3 y5 g2 b6 | r5 - | - | -", "line 7, column 33: a turn has no third action"),
        (
            "1. 4+1 r3 y5 g2 b6 | r5 _\n2. 1+1 r1 y1 g1 b1",
            "line 8, column 4: player 2 has yet to choose before the next roll",
        ),
        ("result: 0, 0", "line 7, column 1: the game is not over yet, so it has no result"),
    ] {
        assert_eq!(record_fault(&format!("{HEADER}{turns}\n")), fault, "{turns}");
    }
}

#[test]
fn a_wrong_result_is_found() {
    let game = support::random_record(support::setup(qwixx::Rules::CLASSIC, 2), 7, |_| false);
    let text = game.to_string();
    let result = text.lines().last().unwrap().to_string();
    let wrong = text.replace(&result, "result: 1000, 1");
    assert!(record_fault(&wrong).contains("expected the result "), "{}", record_fault(&wrong));
    let more = format!("{text}1. 1+1\n");
    assert!(record_fault(&more).ends_with("expected nothing after the result, found '1. 1+1'"));
}

#[test]
fn what_was_read_before_the_fault_is_not_lost() {
    let text = format!("{HEADER}1. 4+1 r3 y5 g2 b6 | r5 - | -\n2. 7+1 r1 y1 g1 b1\n");
    let unreadable = Record::<Qwixx>::parse(&text).unwrap_err();
    assert_eq!(unreadable.fault.to_string(), "line 8, column 4: a white die shows 1 to 6, not 7");
    assert_eq!(unreadable.so_far.unwrap().steps().len(), 4);
}

#[test]
fn comments_and_fields_of_ones_own_are_kept() {
    let text = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\nfirst: 2\ndate: 2026-11-15\n\n\
                # the first roll\n 1. 4+1 r3 y5 g2 b6 | r5 y5 | -  # she waits\n# to be continued\n";
    let record = Record::<Qwixx>::parse(text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tags()[0].value, "2026-11-15");
    assert_eq!(record.comments().len(), 3);
}

#[test]
fn records_written_by_hand_may_be_untidy() {
    let untidy = "\u{feff}# from our holidays\r\nrowlock record 1\r\ngame:qwixx\r\n  rules : 1 # current\r\n\r\nplayers: Max ,Emma\r\n\
                  4+1 b6 g2 r3 y5|_ y5";
    let record = Record::<Qwixx>::parse(untidy).unwrap();
    let tidy = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\nfirst: 1\n\n\
                # from our holidays\n# current\n 1. 4+1 r3 y5 g2 b6 | _ y5\n";
    assert_eq!(record.to_string(), tidy);
    assert_eq!(Record::<Qwixx>::parse(tidy).unwrap(), record);
}
