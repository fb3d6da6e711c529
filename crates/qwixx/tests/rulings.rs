//! At least one test for each ruling of `docs/rulings.md` that concerns Qwixx, named after it.
#![allow(missing_docs)]

mod support;

use std::collections::HashSet;

use game::{Awaits, Game, Points, Seats, Viewer};
use qwixx::{Colour, EQUALLY_LUCKY, End, LuckyPair, Qwixx, Row, Rows, Rules, Setup, SetupError, ViewStage};
use support::{Seeded, legal, play, position, refusal, seat};

const ALMOST_RED: &str = "2,3,4,5,6/-/-/-/0";

#[test]
fn r01_action_1_is_sealed_until_all_have_chosen() {
    let mut game = position("qwixx action1 1 4+1,r3,y5,g2,b6 _,_,_ -/-/-/-/0 -/-/-/-/0 -/-/-/-/0");
    play(&mut game, 3, "r5");
    assert_eq!(game.sheet(seat(3)).row(Row::Red).crosses(), 0, "nothing is carried out yet");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = game.view(viewer);
        assert!(matches!(view.stage(), ViewStage::Action1 { own: None, chosen, .. } if chosen.len() == 1));
    }
    assert_eq!(refusal(&game, 3, "y5"), "player 3 has chosen in action 1 already");
    play(&mut game, 1, "r5");
    play(&mut game, 2, "-");
    assert_eq!(game.sheet(seat(3)).row(Row::Red).crosses(), 1);
}

#[test]
fn r01_several_players_close_the_same_row_and_all_get_the_lock() {
    let mut game =
        position(&format!("qwixx action1 1 6+6,r1,y1,g1,b1 _,_,_ {ALMOST_RED} {ALMOST_RED} -/-/-/-/0"));
    play(&mut game, 1, "r12");
    // What the first chose does not close the row for the second: it is sealed.
    assert_eq!(legal(&game, 2), "r12 g12 b12 -");
    play(&mut game, 2, "r12");
    play(&mut game, 3, "-");
    for player in [1, 2] {
        assert!(game.sheet(seat(player)).row(Row::Red).is_locked());
        assert_eq!(game.score(seat(player)).total(), 28);
    }
    assert_eq!(game.closed(), Rows::NONE.with(Row::Red));
}

#[test]
fn r01_all_four_rows_can_close_in_one_action() {
    // The white dice make 15: it closes red and yellow, and is a lucky number for the other two players.
    let red = "2,3,4,5,6,7/-/-/-/0/4+9";
    let yellow = "-/2,3,4,5,6,7/-/-/0/5+8";
    let green = "2,3,4,5,6,7,8/2,3,4,5,6,7,8/16,15,14,13,12,4/16,15,14,13,12,11,10/0/6+15";
    let blue = "2,3,4,5,6,7,8/2,3,4,5,6,7,8/16,15,14,13,12,11,10/16,15,14,13,12,4/0/7+15";
    let sheets = [red, yellow, green, blue].join(" ");
    let mut game = position(&format!("longo action1 1 8+7,r1,y1,g1,b1 _,_,_,_ {sheets}"));
    for (player, choice) in [(4, "b3"), (2, "y15"), (1, "r15"), (3, "g3")] {
        play(&mut game, player, choice);
    }
    let rows = Row::ALL.into_iter().collect();
    assert_eq!(game.awaits(), Awaits::Nothing(End::RowsClosed(rows)));
    assert_eq!(Row::ALL.map(|row| game.sheet(seat(row.index() + 1)).row(row).crosses()), [8; 4]);
}

#[test]
fn r02_a_row_closed_in_action_1_is_closed_for_action_2() {
    let mut game = position(&format!("qwixx action1 1 6+6,r5,y1,g1,b1 _,_ 2,3/-/-/-/0 {ALMOST_RED}"));
    play(&mut game, 1, "-");
    play(&mut game, 2, "r12");
    assert_eq!(game.roll().unwrap().colour(Colour::Red), None);
    assert_eq!(refusal(&game, 1, "r11"), "the red row is closed");
    assert_eq!(legal(&game, 1), "y7 g7 b7 -");
}

#[test]
fn r03_no_action_2_and_no_misthrow_when_action_1_ends_the_game() {
    let mut game =
        position(&format!("qwixx action1 1 6+6,r5,y1,b1 _,_ -/-/12,11,10,9,8,2,L/-/3 {ALMOST_RED}"));
    play(&mut game, 2, "r12");
    play(&mut game, 1, "-");
    let rows = [Row::Red, Row::Green].into_iter().collect();
    assert_eq!(game.awaits(), Awaits::Nothing(End::RowsClosed(rows)));
    assert_eq!(game.score(seat(1)).misthrows, 3);
    assert_eq!(refusal(&game, 1, "y7"), "the game is over");
}

#[test]
fn r04_passing_is_always_allowed_even_into_the_fourth_misthrow() {
    let mut game = position("qwixx action1 1 4+1,r3,y5,g2,b6 _,_ -/-/-/-/3 -/-/-/-/0");
    play(&mut game, 1, "-");
    play(&mut game, 2, "-");
    play(&mut game, 1, "-");
    assert_eq!(game.awaits(), Awaits::Nothing(End::FourthMisthrow(seat(1))));
    assert_eq!(game.score(seat(1)).total(), -20);
    assert_eq!(game.score(seat(2)).misthrows, 0, "only the active player takes a misthrow");
}

#[test]
fn r04_a_cross_in_either_action_spares_the_misthrow() {
    for (first, second, misthrows) in [("-", "-", 1), ("r5", "-", 0), ("-", "r7", 0), ("r5", "r7", 0)] {
        let mut game = position("qwixx action1 1 4+1,r3,y5,g2,b6 _ -/-/-/-/0");
        play(&mut game, 1, first);
        play(&mut game, 1, second);
        assert_eq!(game.score(seat(1)).misthrows, misthrows, "{first} {second}");
    }
}

#[test]
fn r05_crossing_the_last_number_always_crosses_the_lock() {
    let mut game = position(&format!("qwixx action2 1 6+6,r6,y1,g1,b1 - {ALMOST_RED} -/-/-/-/0"));
    play(&mut game, 1, "r12");
    let red = game.sheet(seat(1)).row(Row::Red);
    assert!(red.is_locked());
    assert_eq!(red.crosses(), 7);
    for closer in [15, 16] {
        let (one, other) = (closer - 8, 8);
        let sheet = "2,3,4,5,6,7/-/-/-/0/5+8";
        let mut game = position(&format!("longo action1 1 {one}+{other},r1,y1,g1,b1 _ {sheet}"));
        play(&mut game, 1, &format!("r{closer}"));
        assert_eq!(game.sheet(seat(1)).row(Row::Red).crosses(), 8);
    }
}

#[test]
fn r06_a_tie_is_shared() {
    let game = position("qwixx over 1 5/-/-/-/4 4/3/-/-/0 -/-/3/12/0");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.totals, [-19, 2, 2]);
    assert_eq!(outcome.winners, Seats::first(3).without(Seats::only(seat(1))));
}

#[test]
fn r07_one_player_may_practise() {
    let mut game = Qwixx::new(&Setup::classic(["Max"])).unwrap();
    for misthrow in 1..=4 {
        let roll = game.cast(&mut Seeded(misthrow)).unwrap();
        game.happen(&roll).unwrap();
        play(&mut game, 1, "-");
        play(&mut game, 1, "-");
        assert_eq!(game.active(), seat(1), "always active");
    }
    assert_eq!(game.awaits(), Awaits::Nothing(End::FourthMisthrow(seat(1))));
}

#[test]
fn r08_fewest_crosses_compares_open_rows_only() {
    // Red is closed by player 2; among yellow, green and blue, green has the fewest crosses.
    let sheets = "-/2,3/16/16,15/0/6+11 2,3,4,5,6,7,16,L/-/-/-/0/5+8";
    let game = position(&format!("longo action1 2 5+1,y5,g2,b8 _,_ {sheets}"));
    assert_eq!(legal(&game, 1), "y6 g15 g6 b6 -");
    assert_eq!(
        refusal(&game, 1, "y4"),
        "6 is a lucky number of yours, but the yellow 4 is not what it allows: \
         you may cross yellow 6, green 15, green 6 or blue 6"
    );
    assert_eq!(refusal(&game, 1, "r2"), "the red row is closed");
}

#[test]
fn r08_among_equals_the_player_chooses() {
    let game = position("longo action1 2 5+1,r1,y5,g2,b8 _,_ 2/2/16/16,15/0/6+11 -/-/-/-/0/5+8");
    assert_eq!(legal(&game, 1), "r3 r6 y3 y6 g15 g6 b6 -");
}

#[test]
fn r09_next_field_is_directly_right_of_the_last_cross() {
    let game = position("longo action1 2 5+1,r1,y5,g2,b8 _,_ 9/9,10/8,7/16,15/0/6+11 -/-/-/-/0/5+8");
    assert_eq!(legal(&game, 1), "r10 g6 b6 -");
}

#[test]
fn r09_a_row_that_cannot_be_closed_yet_is_not_replaced_by_another() {
    // Red has the fewest crosses, but its next field is the 15 and it has not six crosses.
    let sheet = "2,3,14/2,3,4,5/16,15,14,13/16,15,14,13/0/6+11";
    let game = position(&format!("longo action1 2 5+1,r1,y5,g2,b8 _,_ {sheet} -/-/-/-/0/5+8"));
    assert_eq!(legal(&game, 1), "y6 g6 b6 -");
    assert!(refusal(&game, 1, "r15").starts_with("6 is a lucky number of yours, but the red 15"));
    assert!(refusal(&game, 1, "y7").starts_with("6 is a lucky number of yours, but the yellow 7"));
}

#[test]
fn r10_the_ten_pairs_are_all_those_as_likely_as_the_printed_ones() {
    let ways = |sum: u8| (1..=8).filter(|&die| (1..=8).contains(&sum.wrapping_sub(die))).count();
    let mut pairs = HashSet::new();
    for low in 2..=16 {
        for high in low + 1..=16 {
            if ways(low) + ways(high) == 11 {
                pairs.insert(LuckyPair::new(low, high));
            }
        }
    }
    assert!(pairs.contains(&LuckyPair::new(5, 8)) && pairs.contains(&LuckyPair::new(6, 11)));
    assert_eq!(pairs, EQUALLY_LUCKY.into_iter().collect());
}

#[test]
fn r10_sheets_are_dealt_without_repetition() {
    let names: Vec<String> = (1..=5).map(|i| format!("Player {i}")).collect();
    let mut seen = HashSet::new();
    for seed in 0..200 {
        let setup = Setup::by_lot(Rules::LONGO, names.clone(), &mut Seeded(seed));
        assert!(Qwixx::new(&setup).is_ok(), "{setup:?}");
        seen.extend(setup.lucky);
    }
    assert_eq!(seen, EQUALLY_LUCKY.into_iter().collect(), "each of the ten pairs is dealt now and then");
}

#[test]
fn r10_a_table_may_set_other_pairs() {
    let setup = Setup::longo(["Max", "Emma"], &[LuckyPair::new(2, 16), LuckyPair::new(7, 9)]);
    assert!(Qwixx::new(&setup).is_ok());
}

#[test]
fn setup_errors_list_every_reason() {
    let pairs = [LuckyPair::new(5, 8), LuckyPair::new(8, 5), LuckyPair::new(1, 17), LuckyPair::new(9, 9)];
    let setup = Setup { first: seat(7), ..Setup::longo(["Max", "", "Max", "Eva", "Jan", "Pia"], &pairs) };
    let reasons = Qwixx::new(&setup).unwrap_err();
    let texts: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "Qwixx is for 1 (practice) to 5 players; there are 6",
            "player 2 has no name",
            "players 1 and 3 have the same name",
            "player 7 cannot begin: there is no such seat",
            "every player needs a pair of lucky numbers: 4 given for 6 players",
            "players 1 and 2 have the same lucky numbers",
            "1 cannot be a lucky number of player 3: the white dice never make it",
            "17 cannot be a lucky number of player 3: the white dice never make it",
            "the two lucky numbers of player 4 are both 9",
        ]
    );
    let classic = Setup { lucky: pairs[..1].to_vec(), ..Setup::classic(["Max"]) };
    assert_eq!(
        Qwixx::new(&classic).unwrap_err().iter().next(),
        Some(&SetupError::NoLuckyNumbers(Rules::CLASSIC))
    );
}

#[test]
fn s01_a_row_is_known_by_its_lock() {
    // The field is blue, the row has the red lock: records name the row, sentences the field.
    let mut game = position("mixx-a action1 1 4+1,r3,y5,g2,b6 _,_ -/-/-/-/0 -/-/-/-/0");
    play(&mut game, 1, "r5");
    play(&mut game, 2, "-");
    assert!(game.sheet(seat(1)).row(Row::Red).is_crossed(3));
    assert_eq!(Rules::MIXX_A.colour(Row::Red, 5), Colour::Blue);
    let game = position("mixx-a action1 1 4+1,r3,y5,g2,b6 _ 5/-/-/-/0");
    assert_eq!(refusal(&game, 1, "r5"), "the blue 5 is crossed already");
}

#[test]
fn s02_the_colour_of_the_field_decides_in_action_2() {
    // White 4 and blue 6 make 10; the only blue 10 is in the row with the green lock.
    let game = position("mixx-a action2 1 4+1,r1,y1,g1,b6 - -/-/-/-/0");
    assert!(legal(&game, 1).split(' ').any(|choice| choice == "g10"), "{}", legal(&game, 1));
    assert_eq!(refusal(&game, 1, "b10"), "the red die makes 5 or 2 with a white die, not 10");
}

#[test]
fn s03_a_die_that_is_gone_leaves_its_fields_to_the_white_dice() {
    const SHEETS: &str = "-/-/-/-/0 2,3,4,5,6,12,L/-/-/-/0";
    // Red 5 is in the row with the green lock, which is open. The red die is gone.
    let first = position(&format!("mixx-a action1 1 4+1,y5,g2,b6 _,_ {SHEETS}"));
    assert!(legal(&first, 1).split(' ').any(|choice| choice == "g5"), "{}", legal(&first, 1));
    let second = position(&format!("mixx-a action2 1 4+1,y5,g2,b6 - {SHEETS}"));
    assert!(legal(&second, 1).split(' ').all(|choice| choice != "g5"), "{}", legal(&second, 1));
    assert_eq!(refusal(&second, 1, "g5"), "the red die has left the game: the red 5 is only for action 1");
}

#[test]
fn s03_a_lock_crossed_in_action_1_takes_its_die_from_action_2() {
    let mut game = position(&format!("mixx-a action1 1 6+6,r3,y1,g1,b1 _,_ {ALMOST_RED} -/-/-/-/0"));
    play(&mut game, 1, "r12");
    play(&mut game, 2, "-");
    // White 6 and red 3 would make 9: the red 9 is in the row with the blue lock.
    assert_eq!(refusal(&game, 1, "b9"), "the red die has left the game: the red 9 is only for action 1");
}

#[test]
fn s04_crosses_of_any_colour_count_towards_the_lock() {
    let four = position("mixx-a action1 1 6+6,r3,y1,g1,b1 _ 2,3,5,8/-/-/-/0");
    assert_eq!(refusal(&four, 1, "r12"), "the red 12 needs five crosses in its row first; you have four");
    let mut five = position("mixx-a action1 1 6+6,r3,y1,g1,b1 _ 2,3,5,8,11/-/-/-/0");
    play(&mut five, 1, "r12");
    assert_eq!(five.score(seat(1)).total(), 28, "seven crosses of four colours");
}

#[test]
fn s05_left_and_right_are_places_on_the_sheet() {
    // Blue reads 5 7 11 9 12 3 8 10 2 6 4. After the 3 the higher 7 and 9 are lost, and the lower 2 is open.
    let game = position("mixx-b action1 1 1+1,r6,y5,g6,b1 _ -/-/-/3/0");
    assert_eq!(legal(&game, 1), "r2 y2 g2 b2 -");
    let game = position("mixx-b action1 1 4+3,r6,y5,g6,b1 _ -/-/-/3/0");
    assert_eq!(legal(&game, 1), "r7 y7 g7 -");
    assert_eq!(refusal(&game, 1, "b7"), "the blue 7 is left of your last cross in its row, the blue 3");
}

#[test]
fn s05_the_number_at_the_right_end_closes_a_row() {
    let mut game = position("mixx-b action1 1 6+5,r1,y1,g1,b1 _ 10,6,2,8,3/-/-/-/0");
    play(&mut game, 1, "r11");
    assert_eq!(game.score(seat(1)).total(), 28, "six numbers and the lock");
    let four = position("mixx-b action1 1 6+5,r1,y1,g1,b1 _ 10,6,2,8/-/-/-/0");
    assert_eq!(refusal(&four, 1, "r11"), "the red 11 needs five crosses in its row first; you have four");
}
