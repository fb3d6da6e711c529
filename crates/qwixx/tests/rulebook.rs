//! Every example of the rulebooks, named after the book (`en`, `nl`, `cs_pl_sk`, `longo_de`) and the place.
#![allow(missing_docs)]

mod support;

use game::{Awaits, Game, Points};
use qwixx::{Colour, End, Row, Rows};
use support::{legal, play, position, refusal, seat};

/// The sheet on which the classic books explain which numbers may still be crossed.
const CROSSING: &str = "5,7/3,4,7,8,10/12,10,6/10/0";

/// Which of all numbers the sheet of player 1 still allows in a row, by offering every white sum.
fn still_open(rules: &str, sheet: &str, row: Row, sides: u8) -> Vec<u8> {
    let mut numbers = Vec::new();
    for sum in 2..=2 * sides {
        let (one, other) = (sum.div_ceil(2), sum / 2);
        let game = position(&format!("{rules} action1 1 {one}+{other},r1,y1,g1,b1 _ {sheet}"));
        let offered = game.legal(seat(1)).contains(qwixx::Choice::cross(row, sum));
        numbers.extend(offered.then_some(sum));
    }
    numbers
}

#[test]
fn en_nl_cs_pl_sk_crossing_numbers_red_5_and_7() {
    // 12 is right of the 7 too, but it closes the row and needs five crosses.
    assert_eq!(still_open("qwixx", CROSSING, Row::Red, 6), [8, 9, 10, 11]);
    let game = position(&format!("qwixx action1 1 3+3,r1,y1,g1,b1 _ {CROSSING}"));
    assert_eq!(refusal(&game, 1, "r6"), "the red 6 is left of your last cross in its row, the red 7");
}

#[test]
fn en_nl_cs_pl_sk_crossing_numbers_yellow_only_11_and_12() {
    assert_eq!(still_open("qwixx", CROSSING, Row::Yellow, 6), [11, 12]);
}

#[test]
fn en_nl_cs_pl_sk_crossing_numbers_green_right_of_6() {
    assert_eq!(still_open("qwixx", CROSSING, Row::Green, 6), [3, 4, 5]);
}

#[test]
fn en_nl_cs_pl_sk_crossing_numbers_blue_right_of_10() {
    assert_eq!(still_open("qwixx", CROSSING, Row::Blue, 6), [3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn en_nl_cs_pl_sk_action_1_white_4_and_1_say_five() {
    // Max, Emma, Laura and Linus: Emma crosses the yellow 5, Max the red 5, the others nothing.
    let mut game =
        position("qwixx action1 1 4+1,r3,y5,g2,b6 _,_,_,_ -/-/-/-/0 -/-/-/-/0 -/-/-/-/0 -/-/-/-/0");
    assert_eq!(legal(&game, 3), "r5 y5 g5 b5 -");
    for (player, choice) in [(2, "y5"), (1, "r5"), (3, "-"), (4, "-")] {
        play(&mut game, player, choice);
    }
    assert!(game.sheet(seat(1)).row(Row::Red).is_crossed(3));
    assert!(game.sheet(seat(2)).row(Row::Yellow).is_crossed(3));
    assert_eq!(game.score(seat(3)).total(), 0);
    assert_eq!(game.score(seat(4)).misthrows, 0);
}

#[test]
fn en_nl_cs_pl_sk_action_2_white_4_and_blue_6_make_blue_10() {
    let mut game = position("qwixx action2 1 4+1,r3,y5,g2,b6 r5 5/-/-/-/0 -/5/-/-/0");
    assert_eq!(legal(&game, 1), "r7 y6 y9 g6 g3 b10 b7 -");
    assert_eq!(refusal(&game, 2, "b10"), "only the active player, player 1, may cross in action 2");
    assert_eq!(refusal(&game, 1, "b11"), "the blue die makes 10 or 7 with a white die, not 11");
    play(&mut game, 1, "b10");
    assert!(game.sheet(seat(1)).row(Row::Blue).is_crossed(2));
    assert_eq!((game.active(), game.awaits()), (seat(2), Awaits::Chance));
}

#[test]
fn en_nl_pl_finishing_a_row_green_2_and_its_lock() {
    let mut game = position("qwixx action1 1 1+1,r3,y5,g2,b6 _,_ 2,3/-/12,11,9,8,4/-/0 -/-/-/-/0");
    play(&mut game, 2, "-");
    play(&mut game, 1, "g2");
    let green = game.sheet(seat(1)).row(Row::Green);
    assert!(green.is_crossed(10) && green.is_locked());
    assert_eq!(green.crosses(), 7);
    assert_eq!(game.roll().unwrap().colour(Colour::Green), None, "the green die has left the game");
}

#[test]
fn en_nl_cs_pl_sk_finishing_a_row_needs_five_crosses_even_as_others_close_it() {
    let mut game = position("qwixx action1 1 6+6,r3,y5,g2,b6 _,_ 2,3,4,5,6/-/-/-/0 2,3,4,5/-/-/-/0");
    play(&mut game, 1, "r12");
    assert_eq!(refusal(&game, 2, "r12"), "the red 12 needs five crosses in its row first; you have four");
}

#[test]
fn en_nl_pl_end_of_the_game_a_third_row_closes_with_the_second() {
    // Green is closed; Emma rolls two sixes; Max closes red and Linus yellow.
    let mut game = position(
        "qwixx action1 1 6+6,r1,y1,b1 _,_,_ -/-/12,11,10,9,8,2,L/-/0 2,3,4,5,6/-/-/-/0 -/2,3,4,5,6/-/-/0",
    );
    play(&mut game, 1, "-");
    play(&mut game, 2, "r12");
    play(&mut game, 3, "y12");
    let rows = [Row::Red, Row::Yellow, Row::Green].into_iter().collect::<Rows>();
    // No action 2 (cs, sk), although Emma has crossed nothing yet.
    assert_eq!(game.awaits(), Awaits::Nothing(End::RowsClosed(rows)));
    assert_eq!(game.score(seat(1)).misthrows, 0);
}

#[test]
fn cs_sk_end_of_the_game_the_active_player_closes_red_herself() {
    // Green is closed; Ema rolls two sixes, closes red herself, and Petr closes yellow.
    let mut game =
        position("qwixx action1 1 6+6,r1,y1,b1 _,_ 2,3,4,5,6/-/12,11,10,9,8,2,L/-/0 -/2,3,4,5,6/-/-/0");
    play(&mut game, 1, "r12");
    play(&mut game, 2, "y12");
    let rows = [Row::Red, Row::Yellow, Row::Green].into_iter().collect::<Rows>();
    assert_eq!(game.awaits(), Awaits::Nothing(End::RowsClosed(rows)));
    assert_eq!(refusal(&game, 1, "b7"), "the game is over");
}

#[test]
fn en_nl_cs_pl_sk_scoring_70_points() {
    let laura = "2,3,6,8/3,5,8/11,10,5,4,3,2,L/12,10,9,8,7,5,4,3/2";
    let game = position(&format!("qwixx roll 1 {laura}"));
    let score = game.score(seat(1));
    assert_eq!(Row::ALL.map(|row| score.row(row)), [10, 6, 28, 36]);
    assert_eq!(score.penalty(), 10);
    assert_eq!(score.total(), 70);
}

#[test]
fn en_nl_cs_pl_sk_points_for_one_to_twelve_crosses() {
    let points = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
    for (crosses, points) in (1..=12).zip(points) {
        assert_eq!(total_of_row("qwixx", 12, crosses, ""), points, "{crosses}");
    }
}

/// The points of a sheet with this many crosses in red; past the number of open fields the row is closed.
fn total_of_row(rules: &str, last: usize, crosses: usize, lucky: &str) -> i32 {
    let open = last - 2;
    let mut words: Vec<String> = (2..2 + crosses).map(|number| number.to_string()).collect();
    if crosses > open {
        // The last number and the lock are two of the crosses.
        words.truncate(crosses - 2);
        words.extend([last.to_string(), "L".to_owned()]);
    }
    let sheet = words.join(",");
    position(&format!("{rules} roll 1 {sheet}/-/-/-/0{lucky}")).score(seat(1)).total()
}

/// The sheet on which the Longo book explains which numbers may still be crossed.
const LONGO_CROSSING: &str = "5,7/3,4,8,10,11,13/16,13,11/14/0/5+8";

#[test]
fn longo_de_crossing_numbers_red_5_and_7() {
    assert_eq!(still_open("longo", LONGO_CROSSING, Row::Red, 8), [8, 9, 10, 11, 12, 13, 14]);
}

#[test]
fn longo_de_crossing_numbers_yellow_only_14_15_16() {
    assert_eq!(still_open("longo", LONGO_CROSSING, Row::Yellow, 8), [14, 15, 16]);
}

#[test]
fn longo_de_crossing_numbers_green_right_of_11_and_blue_right_of_14() {
    assert_eq!(still_open("longo", LONGO_CROSSING, Row::Green, 8), [4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(still_open("longo", LONGO_CROSSING, Row::Blue, 8), [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
}

#[test]
fn longo_de_action_1_white_5_and_1_say_six() {
    let mut game = position(
        "longo action1 1 5+1,r3,y5,g2,b8 _,_,_,_ -/-/-/-/0/5+8 -/-/-/-/0/4+9 -/-/-/-/0/6+11 -/-/-/-/0/9+14",
    );
    for (player, choice) in [(2, "y6"), (1, "r6"), (4, "-")] {
        play(&mut game, player, choice);
    }
    // Laura has 6 and 11 as lucky numbers: the 6 in any row, or the first field of any row, all being empty.
    assert_eq!(legal(&game, 3), "r2 r6 y2 y6 g16 g6 b16 b6 -");
    play(&mut game, 3, "g16");
    assert!(game.sheet(seat(2)).row(Row::Yellow).is_crossed(4));
    assert!(game.sheet(seat(3)).row(Row::Green).is_crossed(0));
}

#[test]
fn longo_de_lucky_6_crosses_green_16_instead() {
    let sheets = "2/3/-/16/0/6+11 -/-/-/-/0/5+8";
    let mut game = position(&format!("longo action1 2 5+1,r3,y5,g2,b8 _,_ {sheets}"));
    assert_eq!(legal(&game, 1), "r6 y6 g16 g6 b6 -");
    play(&mut game, 1, "g16");
    play(&mut game, 2, "-");
    assert!(game.sheet(seat(1)).row(Row::Green).is_crossed(0));
}

#[test]
fn longo_de_action_2_white_5_and_blue_8_make_blue_13() {
    let mut game = position("longo action2 1 5+1,r3,y5,g2,b8 r6 6/-/-/-/0/5+8 -/-/-/-/0/6+11");
    play(&mut game, 1, "b13");
    assert!(game.sheet(seat(1)).row(Row::Blue).is_crossed(3));
}

#[test]
fn longo_de_finishing_a_row_green_3_and_its_lock() {
    let sheets = "-/-/16,15,14,12,10,8/-/0/5+8 -/-/-/-/0/6+11";
    let mut game = position(&format!("longo action1 1 2+1,r3,y5,g2,b8 _,_ {sheets}"));
    play(&mut game, 2, "-");
    play(&mut game, 1, "g3");
    let green = game.sheet(seat(1)).row(Row::Green);
    assert!(green.is_locked() && !green.is_crossed(14));
    assert_eq!(green.crosses(), 8);
    assert_eq!(game.roll().unwrap().colour(Colour::Green), None);
}

#[test]
fn longo_de_finishing_a_row_needs_six_crosses() {
    let sheets = "-/-/16,15,14,12,10,8/-/0/5+8 -/-/16,15,14,12,10/-/0/6+11";
    let mut game = position(&format!("longo action1 1 2+1,r3,y5,g2,b8 _,_ {sheets}"));
    play(&mut game, 1, "g3");
    assert_eq!(refusal(&game, 2, "g3"), "the green 3 needs six crosses in its row first; you have five");
}

#[test]
fn longo_de_end_white_8_and_8_close_red_and_yellow_together() {
    let mut game = position(
        "longo action1 1 8+8,r1,y1,b1 _,_,_ -/-/16,15,14,13,12,11,2,L/-/0/5+8 2,3,4,5,6,7/-/-/-/0/6+11 -/2,3,4,5,6,7/-/-/0/4+9",
    );
    play(&mut game, 2, "r16");
    play(&mut game, 3, "y16");
    play(&mut game, 1, "-");
    let rows = [Row::Red, Row::Yellow, Row::Green].into_iter().collect::<Rows>();
    assert_eq!(game.awaits(), Awaits::Nothing(End::RowsClosed(rows)));
}

#[test]
fn longo_de_a_lucky_number_may_close_a_row() {
    // Green has the fewest crosses of the open rows and its next field is the 3.
    let sheet = "2,3,4,5,6,7,8/2,3,4,5,6,7,8/16,15,14,13,12,4/16,15,14,13,12,11,10/0/6+11";
    let mut game = position(&format!("longo action1 2 5+1,r3,y5,g2,b8 _,_ {sheet} -/-/-/-/0/5+8"));
    play(&mut game, 1, "g3");
    play(&mut game, 2, "-");
    assert_eq!(game.closed(), Rows::NONE.with(Row::Green));
}

#[test]
fn longo_de_scoring_87_points() {
    let emma = "2,5,6,10/3,5,7/15,14,11,10,9,7,5,3,L/15,14,12,11,9,7,6,5/2/5+8";
    let score = position(&format!("longo roll 1 {emma}")).score(seat(1));
    assert_eq!(Row::ALL.map(|row| score.row(row)), [10, 6, 45, 36]);
    assert_eq!(score.total(), 87);
}

#[test]
fn longo_de_points_for_one_to_fifteen_crosses() {
    let points = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120];
    for (crosses, points) in (1..=15).zip(points) {
        // Thirteen fields are open; fourteen crosses and more take one of the last two and the lock.
        assert_eq!(total_of_row("longo", 15, crosses, "/5+8"), points, "{crosses}");
    }
}
