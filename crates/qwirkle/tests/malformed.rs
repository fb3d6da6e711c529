//! Texts that are not records or positions, and where and why reading them stops.

#![allow(clippy::unwrap_used)]

use game::{Notation, Record};
use qwirkle::Qwirkle;

const HEADER: &str = "rowlock record 1\ngame: qwirkle\nrules: 1\nplayers: Ann, Ben\n";
const DEAL: &str = "deal rs rc rd bv gt yx | os oc yv gd pt px\n";

fn fault(record: &str) -> String {
    Record::<Qwirkle>::parse(record).unwrap_err().to_string()
}

#[test]
fn headers() {
    let with = |lines: &str| format!("rowlock record 1\ngame: qwirkle\nrules: 1\n{lines}\n");
    let nine = "players: a, b, c, d, e, f, g, h, i";
    let table = [
        (nine, "line 4, column 10: Qwirkle is for 2 to 8 players; there are 9"),
        ("players: a", "line 4, column 10: Qwirkle is for 2 to 8 players; there is 1"),
        ("players: a, a", "line 4, column 10: players 1 and 2 have the same name"),
        ("players: a, b\nages: 1, x", "line 5, column 10: expected the number of a player, found 'x'"),
        ("players: a, b\nages: 1, 9", "line 5, column 10: expected the number of a player, found '9'"),
        (
            "players: a, b\nages: 1, 1",
            "line 5, column 7: expected the number of each player once, the oldest first, found '1, 1'",
        ),
        (
            "players: a, b\nages: 1",
            "line 5, column 7: expected the number of each player once, the oldest first, found '1'",
        ),
    ];
    for (lines, expected) in table {
        assert_eq!(fault(&with(lines)), expected, "{lines}");
    }
}

#[test]
fn deals() {
    let table = [
        ("rs@0,0", "line 5, column 1: expected 'deal' and the tiles of every player, found 'rs@0,0'"),
        ("deal rs rc", "line 5, column 11: expected a tile such as 'rs', found nothing"),
        ("deal rs q7", "line 5, column 9: expected a tile such as 'rs', found 'q7'"),
        (
            "deal rs rc rd bv gt | os oc yv gd pt px",
            "line 5, column 21: expected a tile such as 'rs', found '|'",
        ),
        (
            "deal rs rc rd bv gt yx os oc yv gd pt px",
            "line 5, column 24: expected '|' and the tiles of the next player, found 'os'",
        ),
        (
            "deal rs rc rd bv gt yx | os oc yv gd pt px | rs",
            "line 5, column 44: expected the end of the line, found '|'",
        ),
        ("deal rs rs rs bv gt yx | os oc yv gd rs px", "line 5, column 38: the bag has no red square left"),
    ];
    for (line, expected) in table {
        assert_eq!(fault(&format!("{HEADER}{line}\n")), expected, "{line}");
    }
}

#[test]
fn first_turns() {
    let table = [
        (
            "1.",
            "line 6, column 3: expected tiles on cells such as 'rs@0,3', 'trade' and tiles, or 'pass', found nothing",
        ),
        ("1. rs", "line 6, column 4: expected a tile on a cell such as 'rs@0,3', found 'rs'"),
        ("1. rs@0", "line 6, column 7: expected a cell such as '0,3', found '0'"),
        ("1. rs@0,300", "line 6, column 7: expected a cell such as '0,3', found '0,300'"),
        ("1. q7@0,0", "line 6, column 4: expected a tile such as 'rs', found 'q7'"),
        ("2. rs@0,0", "line 6, column 1: expected the turn number '1.', found '2.'"),
        ("1. trade", "line 6, column 9: expected a tile such as 'rs', found nothing"),
        ("1. trade rs", "line 6, column 4: whoever begins must place a line: no trade and no pass"),
        ("1. pass rs", "line 6, column 9: expected the end of the line, found 'rs'"),
        ("1. ps@0,0", "line 6, column 4: you do not hold a purple square"),
        (
            "1. rs@0,0 rc@1,0",
            "line 6, column 4: the opening line must have three tiles, the longest anyone holds",
        ),
        ("1. rs@0,0 rc@1,0 rd@3,0", "line 6, column 4: there is a gap at 2,0"),
        ("1. rs@0,0 rc@1,0 rd@1,1", "line 6, column 4: the tiles do not lie in one line"),
        ("1. rs@0,0 rc@1,0 rd@1,0", "line 6, column 4: two tiles cannot lie on 1,0"),
        (
            "1. rs@0,0 bv@1,0",
            "line 6, column 4: the red square and the blue clover share neither colour nor shape",
        ),
        ("1. rs@0,0 rc@1,0 rd@2,0 | rs", "line 6, column 27: three tiles are to be drawn, not one"),
        ("1. rs@0,0 rc@1,0 rd@2,0 |", "line 6, column 26: expected a tile such as 'rs', found nothing"),
        ("1. rs@0,0 rc@1,0 rd@2,0 | rs rs rs", "line 6, column 33: the bag has no red square left"),
        (
            "1. rs@0,0 rc@1,0 rd@2,0\n2. os@0,1",
            "line 7, column 4: expected '|' and the tiles drawn on the line before, found 'os@0,1'",
        ),
        ("1. rs@0,0 rc@1,0 rd@2,0 | rs rs rc\n2. os@0,0", "line 7, column 4: 0,0 is taken by the red square"),
        ("1. rs@0,0 rc@1,0 rd@2,0 | rs rs rc\n2. os@0,5", "line 7, column 4: no tile touches the board"),
        (
            "1. rs@0,0 rc@1,0 rd@2,0 | rs rs rc\n2. os@0,1 oc@0,2 oc@0,3",
            "line 7, column 4: you hold only one orange circle",
        ),
        (
            "1. rs@0,0 rc@1,0 rd@2,0 | rs rs rc\n2. pass",
            "line 7, column 4: the bag is not empty: trade tiles if you cannot place any",
        ),
        (
            "1. rs@0,0 rc@1,0 rd@2,0\nresult: 3, 0",
            "line 7, column 1: the game is not over yet, so it has no result",
        ),
    ];
    for (lines, expected) in table {
        assert_eq!(fault(&format!("{HEADER}{DEAL}{lines}\n")), expected, "{lines}");
    }
}

#[test]
fn choices() {
    let table = [
        (
            "",
            "line 1, column 1: expected tiles on cells such as 'rs@0,3', 'trade' and tiles, or 'pass', found nothing",
        ),
        ("rs@0,0@1", "line 1, column 1: expected a tile on a cell such as 'rs@0,3', found 'rs@0,0@1'"),
        ("rs@+1,0", "line 1, column 4: expected a cell such as '0,3', found '+1,0'"),
        ("trade rs rs rs bs bs bs gs", "line 1, column 25: expected at most six tiles, found 'gs'"),
        (
            "rs@0,0 rs@0,1 rs@0,2 rs@0,3 rs@0,4 rs@0,5 rs@0,6",
            "line 1, column 43: expected at most six tiles, found 'rs@0,6'",
        ),
    ];
    for (text, expected) in table {
        assert_eq!(Qwirkle::read_choice(text).unwrap_err().to_string(), expected, "{text}");
    }
}

/// A text, the column of its fault, and the reason.
const POSITIONS: &[(&str, usize, &str)] = &[
    (
        "qwirkle play 1 0 -50,0:rs49rs57rc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        32,
        "this tile cannot be connected with 0,0, where the game opened",
    ),
    ("", 1, "expected 'qwirkle', found nothing"),
    ("qwixx", 1, "expected 'qwirkle', found 'qwixx'"),
    (
        "qwirkle stop",
        9,
        "expected 'deal', 'play', 'draw', 'draw:' and the tiles set aside, or 'over', found 'stop'",
    ),
    (
        "qwirkle deal 1,3",
        14,
        "expected the number of each of two to eight players once, the oldest first, found '1,3'",
    ),
    (
        "qwirkle deal 1,2,3,4,5,6,7,8,1",
        14,
        "expected the number of each of two to eight players once, the oldest first, found '1,2,3,4,5,6,7,8,1'",
    ),
    ("qwirkle deal 1,2 3", 18, "expected the end of the position, found '3'"),
    (
        "qwirkle play 3 0 0,0:rs rcrdrvrtrxos:1:0 ososycydyvyt:0:0",
        14,
        "expected the number of a player, 1 to 2, found '3'",
    ),
    (
        "qwirkle play 1 0 0,0:rs rcrdrvrtrxos:1:0",
        41,
        "expected the tiles and points of a player such as 'rsbsps:7:0', found nothing",
    ),
    (
        "qwirkle play 1 0 0,0:rsrs rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        18,
        "the line through 0,0 would have two red squares",
    ),
    (
        "qwirkle play 1 0 0,0:rsyc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        18,
        "the red square and the yellow circle share neither colour nor shape",
    ),
    (
        "qwirkle play 1 0 0,0:rs1rc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        18,
        "the red circle on 2,0 is not connected with 0,0",
    ),
    (
        "qwirkle play 1 0 1,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        18,
        "no tile lies on 0,0, where the game opened",
    ),
    (
        "qwirkle play 1 0 0,0:rs200rc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        27,
        "this tile cannot be connected with 0,0, where the game opened",
    ),
    (
        "qwirkle play 1 0 0,0:rsrcq7 rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        26,
        "expected a tile such as 'rs', found 'q7'",
    ),
    (
        "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:2:0 osososycydyvyt:0:0",
        48,
        "there are only three orange squares",
    ),
    (
        "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyv:0:0",
        44,
        "player 2 holds five tiles, not six, though there are tiles in the bag",
    ),
    (
        "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:9:0 ososycydyvyt:0:0",
        18,
        "this board brings 2 to 3 points for lines, not 9",
    ),
    (
        "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:2:1 ososycydyvyt:0:0",
        18,
        "this board has no Qwirkles, not one",
    ),
    ("qwirkle play 1 6 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0", 9, "the game is over by these turns"),
    (
        "qwirkle play 1 7 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        16,
        "the game ended after six turns without a placement",
    ),
    ("qwirkle over 1 5 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0", 9, "the game is not over"),
    (
        "qwirkle draw 1 1 0,0:rsrc rcrdrvrtrx:2:0 ososycydyvyt:0:0",
        16,
        "a placement leaves no turn without a placement",
    ),
    (
        "qwirkle draw:os 1 0 0,0:rsrc rcrdrvrtrx:2:0 ososycydyvyt:0:0",
        19,
        "a trade counts as a turn without a placement",
    ),
    (
        "qwirkle draw:os 1 1 0,0:rsrc rcrdrvrt:2:0 ososycydyvyt:0:0",
        30,
        "player 1 holds four tiles, not those of a hand about to draw",
    ),
    (
        "qwirkle draw 1 0 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
        27,
        "player 1 holds six tiles, not those of a hand about to draw",
    ),
    ("qwirkle play 1 0 - rcrdrvrtrxos:2:0 ososycydyvyt:0:0", 20, "nobody has points before the opening"),
    (
        "qwirkle play 2 0 - rcrdrvrtrxos:0:0 ososycydyvyt:0:0",
        14,
        "player 1 holds a longer line, and so opens",
    ),
    ("qwirkle play 1 1 - rcrdrvrtrxos:0:0 ososycydyvyt:0:0", 16, "the game has not been opened yet"),
    (
        "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:2 ososycydyvyt:0:0",
        27,
        "expected the tiles and points of a player such as 'rsbsps:7:0', found 'rcrdrvrtrxos:2'",
    ),
];

#[test]
fn positions() {
    for &(text, column, reason) in POSITIONS {
        let fault = Qwirkle::from_position(text).unwrap_err();
        assert_eq!((fault.line, fault.column, &*fault.reason), (1, column, reason), "{text}");
    }
}

#[test]
fn untidy_positions_are_tidied() {
    let tidy = "qwirkle play 1 0 0,0:rsrc rcrdrvrtrxos:2:0 ososycydyvyt:0:0";
    for untidy in [
        "qwirkle play 1 0 0,0:rsrc rdrcrvosrtrx:2:0 ososycydyvyt:0:0",
        " qwirkle  play 01 00 0,0:rsrc rcrdrvrtrxos:02:0 ytosycydyvos:0:0 ",
        "qwirkle play 1 0 -1,-1:/1rsrc3 rcrdrvrtrxos:2:0 ososycydyvyt:0:0",
    ] {
        assert_eq!(Qwirkle::from_position(untidy).unwrap().position(), tidy, "{untidy}");
    }
}

#[test]
fn positions_of_passes_that_were_not_forced() {
    let stuck = include_str!("records/stuck.txt").trim_end();
    let passed = stuck.replace("play 1 0", "play 1 1");
    assert!(Qwirkle::from_position(&passed).is_ok());
    let both = stuck.replace("play 1 0", "play 1 2");
    assert_eq!(Qwirkle::from_position(&both).unwrap_err().reason, "the game is over by these turns");
    let over = stuck.replace("play 1 0", "over 1 2");
    assert!(Qwirkle::from_position(&over).is_ok());
}
