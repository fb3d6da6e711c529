//! One test or more for every ruling on Qwirkle.

#![allow(clippy::unwrap_used)]

mod random;

use game::{Awaits, Game, Notation, Points, Seat, Seats};
use qwirkle::{Chance, Choice, End, Hand, Impossible, Qwirkle, Setup};

fn dealt(ages: &[usize], hands: &[&str]) -> Qwirkle {
    let names = (0..hands.len()).map(|i| format!("Player {i}")).collect();
    let setup = Setup { names, ages: ages.iter().map(|&age| Seat::from_number(age).unwrap()).collect() };
    let mut state = Qwirkle::new(&setup).unwrap();
    let hands = hands.iter().map(|text| Hand::read(text).unwrap()).collect();
    state.happen(&Chance::Deal(hands)).unwrap();
    state
}

fn position(text: &str) -> Qwirkle {
    Qwirkle::from_position(text).unwrap()
}

fn choices(state: &Qwirkle) -> Vec<String> {
    let mut choices = Vec::new();
    state.choices(state.turn(), &mut choices);
    choices.iter().map(ToString::to_string).collect()
}

fn play(state: &mut Qwirkle, choice: &str) -> Result<(), String> {
    let seat = state.turn();
    state.play(seat, &Qwirkle::read_choice(choice).unwrap()).map_err(|illegal| illegal.to_string())
}

fn draw(state: &mut Qwirkle, tiles: &str) -> Result<(), Impossible> {
    state.happen(&Chance::Draw(Hand::read(tiles).unwrap()))
}

const FIVE_EACH: [&str; 2] = ["rs rc rd bs gs yt", "bv gd px oc yd pc"];

#[test]
fn r11_the_opening_has_the_longest_length_and_the_starter_chooses_which() {
    let mut state = dealt(&[1, 2], &FIVE_EACH);
    assert_eq!(state.opening(), Some(3));
    // Three red tiles or three squares, in six orders, across or down.
    assert_eq!(choices(&state).len(), 24);
    let shorter = play(&mut state, "rs@0,0 rc@1,0");
    assert_eq!(shorter, Err("the opening line must have three tiles, the longest anyone holds".into()));
    assert_eq!(
        play(&mut state, "rs@1,0 rc@2,0 rd@3,0"),
        Err("the opening line begins at 0,0 and runs right or down".into())
    );
    let starter_only = Err("whoever begins must place a line: no trade and no pass".to_string());
    assert_eq!(play(&mut state, "trade rs"), starter_only);
    assert_eq!(play(&mut state, "pass"), starter_only);
    assert_eq!(play(&mut state, "gs@0,0 rs@0,1 bs@0,2"), Ok(()));
    assert_eq!(state.score(Seat::new(0)).total(), 3);
}

#[test]
fn r11_a_longest_line_of_one_tile_scores_one() {
    let mut state = dealt(&[2, 1], &["rs rs oc oc yd yd", "rs gv bt px gv bt"]);
    assert_eq!((state.turn(), state.opening()), (Seat::new(1), Some(1)));
    assert_eq!(choices(&state), ["rs@0,0", "gv@0,0", "bt@0,0", "px@0,0"]);
    play(&mut state, "gv@0,0").unwrap();
    assert_eq!(state.score(Seat::new(1)).total(), 1);
}

#[test]
fn r12_the_longest_line_starts() {
    let state = dealt(&[1, 2], &[FIVE_EACH[1], FIVE_EACH[0]]);
    assert_eq!(state.turn(), Seat::new(1));
}

#[test]
fn r12_of_equal_longest_lines_the_oldest_starts() {
    let hands = ["rs rs oc oc yd yd", "rs gv bt px gv bt", "os rc yv gd bx pt"];
    assert_eq!(dealt(&[1, 2, 3], &hands).turn(), Seat::new(0));
    assert_eq!(dealt(&[3, 2, 1], &hands).turn(), Seat::new(2));
    let with_longer = ["rs rs oc oc yd yd", "rs rc rd px gv bt", "os oc od gd bx pt"];
    assert_eq!(dealt(&[1, 3, 2], &with_longer).turn(), Seat::new(2));
}

/// A game played by lot until the bag holds so few tiles.
fn late(bag: usize) -> Qwirkle {
    (0..1000).map(|seed| late_game(bag, seed)).find(|state| state.bag().len() == bag).unwrap()
}

fn late_game(bag: usize, seed: u64) -> Qwirkle {
    let record = random::game(2, seed, 5000);
    let states = record.replay().map(|(state, _)| state);
    states.filter(|state| !state.awaits().seats().is_empty()).find(|s| s.bag().len() <= bag).unwrap()
}

#[test]
fn r13_a_trade_is_limited_to_the_bag() {
    let mut state = late(2);
    let hand = state.hand(state.turn());
    let three = Choice::Trade(Hand::new(hand.tiles()[..3].iter().copied()).unwrap());
    assert_eq!(
        play(&mut state, &three.to_string()),
        Err("the bag holds only two tiles; you cannot trade three".into())
    );
    assert!(
        choices(&state).iter().all(|choice| choice.split(' ').count() <= 3 || !choice.starts_with("trade"))
    );
    let two = Choice::Trade(Hand::new(hand.tiles()[..2].iter().copied()).unwrap());
    assert_eq!(play(&mut state, &two.to_string()), Ok(()));
}

#[test]
fn r13_trading_is_allowed_even_when_placing_is_possible() {
    let mut state = position("qwirkle play 1 0 0,0:rsbsgs rsrcycycydyd:3:0 rcocycgcbcpc:0:0");
    assert!(state.can_place(state.turn()));
    assert_eq!(play(&mut state, "trade rs yc yc"), Ok(()));
    assert_eq!(draw(&mut state, "pt pt"), Err(Impossible::DrawSize { due: 3, drawn: 2 }));
    // The third yellow circle is in the other hand: those set aside are not in the bag yet.
    let yellow_circle = qwirkle::Tile::read("yc").unwrap();
    assert_eq!(draw(&mut state, "pt pt yc"), Err(Impossible::NotInBag(yellow_circle)));
    assert_eq!(draw(&mut state, "pt pt pv"), Ok(()));
    assert_eq!(state.bag().count(yellow_circle), 2);
    assert_eq!(state.hand(Seat::new(0)), Hand::read("rc yd yd pt pt pv").unwrap());
}

#[test]
fn r14_no_passing_while_there_is_a_trade_or_a_placement() {
    let mut state = position("qwirkle play 1 0 0,0:rsbsgs rsrcycycydyd:3:0 rcocycgcbcpc:0:0");
    assert_eq!(
        play(&mut state, "pass"),
        Err("the bag is not empty: trade tiles if you cannot place any".into())
    );
    let mut state = late(0);
    while !state.can_place(state.turn()) {
        play(&mut state, "pass").unwrap();
    }
    assert_eq!(play(&mut state, "pass"), Err("you can still place a tile: passing is not allowed".into()));
    let trade = format!("trade {}", state.hand(state.turn()).tiles()[0]);
    assert_eq!(play(&mut state, &trade), Err("the bag is empty; you cannot trade".into()));
}

/// A full board on which neither player can place the green star they both have left.
const STUCK: &str = include_str!("records/stuck.txt");

#[test]
fn r15_when_all_pass_in_succession_the_game_ends_without_bonus() {
    let mut state = position(STUCK.trim_end());
    let totals =
        |state: &Qwirkle| state.seats().into_iter().map(|s| state.score(s).total()).collect::<Vec<_>>();
    let before = totals(&state);
    for _ in 0..2 {
        assert_eq!(state.outcome(), None);
        assert_eq!(choices(&state), ["pass"]);
        play(&mut state, "pass").unwrap();
    }
    assert_eq!(state.awaits(), Awaits::Nothing(End::AllPassed));
    // Nobody gets the six points, and nothing is deducted for the tiles left.
    assert_eq!(totals(&state), before);
    assert!(state.seats().into_iter().all(|seat| !state.score(seat).finish));
}

#[test]
fn r16_three_rounds_without_a_placement_end_the_game() {
    let mut state = position("qwirkle play 1 0 0,0:rsbsgs rsrcycycydyd:3:0 rcocycgcbcpc:0:0");
    for turn in 1..=6 {
        let tile = state.hand(state.turn()).tiles()[0];
        play(&mut state, &format!("trade {tile}")).unwrap();
        assert_eq!(state.idle(), turn);
        let drawn = state.bag().counts().find(|&(_, count)| count > 0).unwrap().0;
        draw(&mut state, &drawn.to_string()).unwrap();
        assert_eq!(state.outcome().is_some(), turn == 6);
    }
    assert_eq!(state.awaits(), Awaits::Nothing(End::NoTilePlaced));
    assert_eq!(play(&mut state, "pass"), Err("the game is over".into()));
    assert_eq!(state.outcome().unwrap().totals, [3, 0]);
}

#[test]
fn r16_a_placement_starts_the_count_again() {
    let mut state = position("qwirkle play 1 5 0,0:rsbsgs rsrcycycydyd:3:0 rcocycgcbcpc:0:0");
    play(&mut state, "rc@0,1").unwrap();
    assert_eq!(state.idle(), 0);
}

#[test]
fn r17_a_tie_is_shared() {
    let state = position("qwirkle over 2 6 0,0:rsbsgs/rc rsrcycycydyd:3:0 rdocycgcbcpc:2:0");
    assert_eq!(state.outcome().unwrap().winners, Seats::only(Seat::new(0)));
    let state = position("qwirkle over 2 6 0,0:rsbsgs/rcbc rsrcycycydyd:5:0 rdocycgcbcpc:5:0");
    assert_eq!(state.outcome().unwrap().winners, Seats::first(2));
}

#[test]
fn the_last_tile_ends_the_game_with_six_points() {
    let games = (0..100).map(|seed| random::game(2, seed, 5000));
    let by_last_tile = |end| matches!(end, Awaits::Nothing(End::LastTile(_)));
    let record = games.into_iter().find(|record| by_last_tile(record.state().awaits())).unwrap();
    let state = record.state();
    let last = state.turn();
    assert_eq!(state.awaits(), Awaits::Nothing(End::LastTile(last)));
    assert!(state.score(last).finish && state.hand(last).is_empty() && state.bag().is_empty());
    let (before, _) = record.replay().last().unwrap();
    let mut shown = Vec::new();
    before.for_each_placement(last, |placement, points| {
        if placement.tiles().len() == before.hand(last).len() {
            shown.push(points as i32 + 6);
        }
    });
    assert!(shown.contains(&(state.score(last).total() - before.score(last).total())));
    assert_eq!(End::LastTile(last).to_string(), format!("player {last} played the last tile"));
}
