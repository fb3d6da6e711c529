//! Whatever has a text form reads back from it as the same, also by `serde`, whose form is a string of that text.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;
use std::str::FromStr;

use game::{MAX_SEATS, Notation, Record, Seat, Seats, Step};
use qwirkle::{Cell, Hand, Placed, Qwirkle, Shape, Tile};
use qwixx::{Choice, EQUALLY_LUCKY, Qwixx, Row, Rules};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value is its text, for `FromStr` as for `serde`.
fn check<T>(value: &T)
where
    T: Display + FromStr<Err: Debug> + PartialEq + Debug + Serialize + DeserializeOwned,
{
    let text = value.to_string();
    assert_eq!(&text.parse::<T>().unwrap(), value);
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(json, serde_json::to_string(&text).unwrap());
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
}

/// A text that says nothing of this type is refused, by `serde` with the same words.
fn check_refused<T>(text: &str)
where
    T: FromStr<Err: Display + Debug> + Debug + DeserializeOwned,
{
    let reason = text.parse::<T>().unwrap_err().to_string();
    let refused = serde_json::from_value::<T>(text.into()).unwrap_err();
    assert_eq!(refused.to_string(), reason);
}

#[test]
fn values_are_their_texts() {
    Seats::first(MAX_SEATS).into_iter().for_each(|seat| check(&seat));
    for row in Row::ALL {
        check(&row);
        check(&row.lock());
        (0..16).for_each(|number| check(&Choice::cross(row, number)));
    }
    check(&Choice::Pass);
    Rules::ALL.iter().for_each(check);
    EQUALLY_LUCKY.iter().for_each(check);
    qwirkle::Colour::ALL.iter().for_each(check);
    Shape::ALL.iter().for_each(check);
    for (tile, x) in Tile::all().zip(-18..) {
        let cell = Cell::new(x, -x);
        check(&tile);
        check(&cell);
        check(&Placed { cell, tile });
    }
    check(&Hand::EMPTY);
}

#[test]
fn other_texts_are_refused_with_a_reason() {
    check_refused::<Seat>("9");
    check_refused::<Row>("purple");
    check_refused::<Rules>("chess");
    check_refused::<Choice>("r");
    check_refused::<qwixx::LuckyPair>("5");
    check_refused::<qwixx::Roll>("4+1 r3 r4");
    check_refused::<Qwixx>("qwixx roll 3 -/-/-/-/0");
    check_refused::<Tile>("sr");
    check_refused::<Hand>("rs rs rs rs rs rs rs");
    check_refused::<qwirkle::Chance>("rs rs rs rs");
    check_refused::<qwirkle::Choice>("pass pass");
    check_refused::<Record<Qwixx>>("rowlock record 2");
    assert!(serde_json::from_str::<Seat>("1").is_err(), "a number is no text");
}

#[test]
fn games_and_everything_in_them_are_their_texts() {
    check_games::<Qwixx>("qwixx_record");
    check_games::<Qwirkle>("qwirkle_record");
}

fn check_games<G>(corpus: &str)
where
    G: Notation + Display + FromStr<Err: Debug> + Serialize + DeserializeOwned,
    G::Choice: FromStr<Err: Debug> + Serialize + DeserializeOwned,
    G::Chance: FromStr<Err: Debug> + Serialize + DeserializeOwned,
{
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus")).join(corpus);
    let mut steps = 0;
    for file in fs::read_dir(folder).unwrap() {
        let text = String::from_utf8_lossy(&fs::read(file.unwrap().path()).unwrap()).into_owned();
        let Ok(record) = text.parse::<Record<G>>() else { continue };
        check(&record);
        for (before, step) in record.replay() {
            check(&before);
            match step {
                Step::Chance(chance) => check(chance),
                Step::Choice(_, choice) => check(choice),
            }
            steps += 1;
        }
        check_hashes(&record);
    }
    assert!(steps > 100, "{corpus} has too few steps: {steps}");
}

/// Equal states are one in a set, however they came about.
fn check_hashes<G: Notation>(record: &Record<G>) {
    let states = || record.replay().map(|(before, _)| before);
    let played: HashSet<G> = states().collect();
    let read = states().map(|state| G::from_position(&state.position()).unwrap());
    for state in read {
        assert!(played.contains(&state), "{state:?}");
    }
}
