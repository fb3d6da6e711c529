//! The examples of the rulebook (`rulebook-qwirkle-nl`): the twelve plays and what the sections say.

#![allow(clippy::unwrap_used)]

use game::{Game, Notation, Points, Record, Seat, Step};
use qwirkle::{Choice, Illegal, Placement, Qwirkle};

/// The twelve plays, with hands and draws that let everybody play them.
const PLAYS: &str = include_str!("../../../examples/qwirkle.txt");

fn record() -> Record<Qwirkle> {
    Record::parse(PLAYS).unwrap()
}

/// The state before a play, and the play.
fn play(number: usize) -> (Qwirkle, Seat, Placement) {
    let record = record();
    let mut plays = record.replay().filter_map(|(state, step)| match step {
        Step::Choice(seat, Choice::Place(placement)) => Some((state, *seat, *placement)),
        _ => None,
    });
    plays.nth(number - 1).unwrap()
}

/// The player, the lengths of the lines and the points of a play.
fn assert_play(number: usize, player: &str, mut lines: Vec<u8>, points: i32) {
    let (mut state, seat, placement) = play(number);
    assert_eq!(record().players()[seat.index()], player);
    let mut shown = None;
    state.for_each_placement(seat, |shown_placement, points| {
        if *shown_placement == placement {
            shown = Some(points as i32);
        }
    });
    assert_eq!(shown, Some(points));
    let before = state.score(seat).total();
    state.play(seat, &Choice::Place(placement)).unwrap();
    assert_eq!(state.score(seat).total() - before, points);
    let formed = state.board().formed(&placement).unwrap();
    assert_eq!(formed.points() as i32, points);
    let mut lengths = formed.lengths().to_vec();
    lengths.sort_unstable();
    lines.sort_unstable();
    assert_eq!(lengths, lines);
}

#[test]
fn rulebook_nl_play_01_three_red_tiles_open() {
    assert_play(1, "Suzan", vec![3], 3);
}

#[test]
fn rulebook_nl_play_02_the_red_square_counts_in_two_lines() {
    assert_play(2, "Chris", vec![4, 3], 7);
}

#[test]
fn rulebook_nl_play_03_one_tile_makes_two_lines() {
    assert_play(3, "Lisanne", vec![2, 2], 4);
}

#[test]
fn rulebook_nl_play_04_two_tiles_make_three_lines() {
    assert_play(4, "Bob", vec![2, 2, 2], 6);
}

#[test]
fn rulebook_nl_play_05_tiles_of_one_line_need_not_touch() {
    assert_play(5, "Suzan", vec![4, 3], 7);
}

#[test]
fn rulebook_nl_play_06_one_square_lengthens_and_one_begins_a_line() {
    assert_play(6, "Chris", vec![4, 2], 6);
}

#[test]
fn rulebook_nl_play_06_not_both_in_the_line_with_a_red_square() {
    let (mut state, seat, _) = play(6);
    let both = Qwirkle::read_choice("os@3,3 rs@4,3").unwrap();
    let illegal = state.play(seat, &both).unwrap_err();
    assert!(matches!(illegal, Illegal::Alike(..)));
    assert_eq!(illegal.to_string(), "the line through 3,3 would have two red squares");
}

#[test]
fn rulebook_nl_play_07_two_stars_lengthen_a_line() {
    assert_play(7, "Lisanne", vec![3], 3);
}

#[test]
fn rulebook_nl_play_08_two_orange_tiles() {
    assert_play(8, "Bob", vec![3], 3);
}

#[test]
fn rulebook_nl_play_08_the_diamond_line_is_not_lengthened_without_touching() {
    let (mut state, seat, placement) = play(8);
    state.play(seat, &Choice::Place(placement)).unwrap();
    // The orange diamond lies two cells from the diamonds: only the orange line counts.
    assert_eq!(state.board().formed(&placement).unwrap().lengths(), [3]);
    let (mut state, seat, _) = play(8);
    let gap = Qwirkle::read_choice("ox@-3,0 od@-2,1").unwrap();
    assert_eq!(state.play(seat, &gap).unwrap_err().to_string(), "the tiles do not lie in one line");
}

#[test]
fn rulebook_nl_play_09_two_yellow_tiles_in_three_lines() {
    assert_play(9, "Suzan", vec![4, 4, 2], 10);
}

#[test]
fn rulebook_nl_play_10_a_red_star_between_two_lines() {
    assert_play(10, "Chris", vec![5, 4], 9);
}

#[test]
fn rulebook_nl_play_11_the_sixth_red_shape_is_a_qwirkle() {
    assert_play(11, "Lisanne", vec![6, 3, 3], 18);
    let (mut state, seat, placement) = play(11);
    state.play(seat, &Choice::Place(placement)).unwrap();
    assert_eq!(state.score(seat).qwirkles, 1);
}

#[test]
fn rulebook_nl_play_12_two_squares_in_three_lines() {
    assert_play(12, "Bob", vec![5, 2, 2], 9);
}

#[test]
fn rulebook_nl_totals() {
    let record = record();
    let totals = record.state().seats().into_iter().map(|seat| record.state().score(seat).total());
    assert_eq!(totals.collect::<Vec<_>>(), [3 + 7 + 10, 7 + 6 + 9, 4 + 3 + 18, 6 + 3 + 9]);
    assert_eq!(record.to_string(), PLAYS);
}

fn play_at(position: &str, choice: &str) -> Result<(), String> {
    let mut state = Qwirkle::from_position(position).unwrap();
    let choice = Qwirkle::read_choice(choice).unwrap();
    state.play(state.turn(), &choice).map_err(|illegal| illegal.to_string())
}

#[test]
fn rulebook_nl_a_line_of_squares_has_only_one_blue_square() {
    let position = "qwirkle play 1 0 0,0:rsbsgs rsycycydydbs:3:0 rcocycgcbcpc:0:0";
    let again = Err("the line through 3,0 would have two blue squares".into());
    assert_eq!(play_at(position, "bs@3,0"), again);
}

#[test]
fn rulebook_nl_a_line_of_yellow_tiles_has_only_one_yellow_circle() {
    let position = "qwirkle play 1 0 0,0:ysycyd rsycycydydbs:3:0 rcocgcgcbcpc:0:0";
    let again = Err("the line through -1,0 would have two yellow circles".into());
    assert_eq!(play_at(position, "yc@-1,0"), again);
}

#[test]
fn rulebook_nl_tiles_that_touch_share_colour_or_shape() {
    let position = "qwirkle play 1 0 0,0:rsbsgs rsycycydgtbs:3:0 rcocycgcbcpc:0:0";
    let unlike = Err("the red square and the green star share neither colour nor shape".into());
    assert_eq!(play_at(position, "gt@0,1"), unlike);
    assert_eq!(play_at(position, "gt@2,1"), Ok(()));
}

#[test]
fn rulebook_nl_no_line_has_more_than_six_tiles() {
    let position = "qwirkle play 1 0 0,0:rsosysgsbsps rsycycydgtbs:6:1 rcocycgcbcpc:0:0";
    assert!(play_at(position, "rs@6,0").is_err());
    assert!(play_at(position, "bs@-1,0").is_err());
}
