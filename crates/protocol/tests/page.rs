//! `docs/protocol.md` and the messages say the same: names, fields and examples.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::collections::BTreeSet;

use game::{Game, Seat, Viewer};
use protocol::{ClientMessage, Code, Moment, PlayerKind, Refused, TableMessage, Update, Wire, to_json};
use qwirkle::{Hand, Qwirkle};
use qwixx::{Choice, Qwixx, Roll, Row};
use serde::Serialize;
use serde_json::Value;
use support::{Script, seat_names, table_after, update_of};
use table::{Input, Player, RedactedStep, Table};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// Fields whose values are words of the protocol.
const WORDS: [&str; 4] = ["type", "stage", "code", "player"];

fn names() -> Vec<String> {
    ["Max", "Emma"].map(str::to_owned).to_vec()
}

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

/// Every update of a table, for every viewer and from every step on.
fn updates<G: Wire>(table: &Table<G>) -> Vec<Value> {
    let viewers = table.state().seats().into_iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    let from = 0..=table.record().steps().len();
    viewers
        .flat_map(|viewer| from.clone().map(move |from| (viewer, from)))
        .map(|(viewer, from)| {
            let mut update = update_of(table, viewer, from, &names());
            update.dice_by_hand = false;
            let bot = |seat: &mut protocol::SeatInfo| {
                if seat.player != PlayerKind::Person {
                    seat.player = PlayerKind::Bot("skilled".to_owned());
                }
            };
            update.seats.iter_mut().for_each(bot);
            value(&update.to_json())
        })
        .collect()
}

/// The game of Qwixx that the page shows: one seat has sealed its choice, the other has not chosen yet.
fn qwixx_examples() -> Vec<Value> {
    let players = vec![Player::Person, Player::Bot("skilled".into())];
    let mut table = Table::<Qwixx>::new(qwixx::Setup::classic(["Max", "Emma"]), players).unwrap();
    table.handle(Input::Happen(Roll::new([4, 1], [3, 5, 2, 6]))).unwrap();
    let ask = table.asks().next().unwrap();
    table.handle(Input::Answer { ask, choice: Choice::cross(Row::Yellow, 5) }).unwrap();
    let mut all = updates(&table);
    // Four misthrows end the game.
    while table.result().is_none() {
        let chance = table.state().cast(&mut Script(1));
        let input = match chance {
            Some(_) => Input::Happen(Roll::new([6, 6], [1, 2, 3, 4])),
            None => match table.asks().next() {
                Some(ask) => Input::Answer { ask, choice: Choice::Pass },
                None => {
                    Input::Choose { seat: table.awaited_people().lowest().unwrap(), choice: Choice::Pass }
                }
            },
        };
        table.handle(input).unwrap();
    }
    all.extend(updates(&table));
    all
}

/// The game of Qwirkle that the page shows.
fn qwirkle_examples() -> Vec<Value> {
    let players = vec![Player::Person, Player::Bot("skilled".into())];
    let mut table = Table::<Qwirkle>::new(qwirkle::Setup::new(["Max", "Emma"]), players).unwrap();
    let hands = ["rs rc rd bv gt yx", "os oc yv gd pt px"].map(|text| Hand::read(text).unwrap());
    table.handle(Input::Happen(qwirkle::Chance::Deal(hands.to_vec()))).unwrap();
    let choice = <Qwirkle as game::Notation>::read_choice("rs@0,0 rc@1,0 rd@2,0").unwrap();
    table.handle(Input::Choose { seat: Seat::new(0), choice }).unwrap();
    let drawn = Hand::read("rs oc px").unwrap();
    table.handle(Input::Happen(qwirkle::Chance::Draw(drawn))).unwrap();
    updates(&table)
}

fn client_messages() -> Vec<ClientMessage> {
    let at = Moment { opened: 1, taken_back: 0 };
    let choose = |choice: &str| ClientMessage::Choose { at, choice: choice.to_owned() };
    let mut messages = vec![
        choose("r5"),
        choose("rs@0,0 rc@1,0 rd@2,0"),
        ClientMessage::TakeBack { at },
        ClientMessage::Roll { at: Moment { opened: 4, taken_back: 0 }, dice: "4+1 r3 y5 g2 b6".to_owned() },
    ];
    // A new kind of message has to be added above.
    messages.retain(|message| match message {
        ClientMessage::Choose { .. } | ClientMessage::TakeBack { .. } | ClientMessage::Roll { .. } => true,
    });
    messages
}

/// Everything that can be told and every way to end, whether or not it comes up in the games below.
fn rare() -> Vec<Value> {
    fn values<T: Serialize>(all: impl IntoIterator<Item = T>) -> Vec<Value> {
        all.into_iter().map(|one| value(&to_json(&one))).collect()
    }
    fn told<G: Wire>(news: &G::News) -> G::WireStep {
        (&RedactedStep::<G>::News(news.clone())).into()
    }
    fn end<G: Wire>(end: G::End) -> G::WireEnd {
        end.into()
    }
    let seat = Seat::new(0);
    let news = [
        qwixx::News::Rolled { seat, roll: Roll::new([4, 1], [3, 5, 2, 6]) },
        qwixx::News::Crossed { seat, row: Row::Red, colour: Row::Red.lock(), number: 5, closes: true },
        qwixx::News::Crossed { seat, row: Row::Red, colour: Row::Blue.lock(), number: 5, closes: false },
        qwixx::News::Passed(seat),
        qwixx::News::Misthrow(seat),
    ];
    let mut all = values(news.iter().map(told::<Qwixx>));
    all.extend(values([<Qwixx as Wire>::WireStep::from(&RedactedStep::Sealed(seat))]));
    // What is new has to be added above.
    for news in news {
        match news {
            qwixx::News::Rolled { .. }
            | qwixx::News::Crossed { .. }
            | qwixx::News::Passed(_)
            | qwixx::News::Misthrow(_) => {}
        }
    }
    let placement = qwirkle::Placement::read("rs@0,0").unwrap();
    let news = [
        qwirkle::News::Dealt { starter: seat, longest: 3, own: None },
        qwirkle::News::Placed { seat, placement, points: 0, qwirkles: 0 },
        qwirkle::News::Traded { seat, count: 1, own: None },
        qwirkle::News::Passed(seat),
        qwirkle::News::Drew { seat, count: 1, own: None },
    ];
    all.extend(values(news.iter().map(told::<Qwirkle>)));
    for news in news {
        match news {
            qwirkle::News::Dealt { .. }
            | qwirkle::News::Placed { .. }
            | qwirkle::News::Traded { .. }
            | qwirkle::News::Passed(_)
            | qwirkle::News::Drew { .. } => {}
        }
    }
    let ends = [qwixx::End::FourthMisthrow(seat), qwixx::End::RowsClosed(qwixx::Rows::NONE)];
    all.extend(values(ends.map(end::<Qwixx>)));
    for end in ends {
        match end {
            qwixx::End::FourthMisthrow(_) | qwixx::End::RowsClosed(_) => {}
        }
    }
    let ends = [qwirkle::End::LastTile(seat), qwirkle::End::AllPassed, qwirkle::End::NoTilePlaced];
    all.extend(values(ends.map(end::<Qwirkle>)));
    for end in ends {
        match end {
            qwirkle::End::LastTile(_) | qwirkle::End::AllPassed | qwirkle::End::NoTilePlaced => {}
        }
    }
    all
}

fn refusals() -> Vec<TableMessage> {
    let mut all: Vec<Refused> = Code::ALL.into_iter().map(|code| Refused::new(code, "…")).collect();
    all.push(Refused::stale());
    all.into_iter().map(|reason| TableMessage::Refused { reason }).collect()
}

/// Messages with every field and every word of the protocol.
fn samples() -> Vec<Value> {
    let mut all = rare();
    all.extend(client_messages().iter().map(|message| value(&message.to_json())));
    all.extend(refusals().iter().map(|message| value(&message.to_json())));
    all.extend(qwixx_examples());
    all.extend(qwirkle_examples());
    let mut random = Script(4);
    for steps in (0..400).step_by(7) {
        let rules = if steps % 2 == 0 { qwixx::Rules::LONGO } else { qwixx::Rules::CLASSIC };
        let setup = qwixx::Setup::by_lot(rules, seat_names(3), &mut random);
        let mut table = table_after::<Qwixx>(setup, steps, &mut random);
        all.push(value(&update_of(&table, Viewer::Spectator, steps, &names()).to_json()));
        _ = table.handle(Input::Forfeit { seat: Seat::new(0), reason: "asleep".to_owned() });
        all.push(value(&update_of(&table, Viewer::Spectator, steps, &names()).to_json()));
        let setup = qwirkle::Setup::by_lot(seat_names(2), &mut random);
        let table = table_after::<Qwirkle>(setup, steps, &mut random);
        all.push(value(&update_of(&table, Viewer::Seat(Seat::new(1)), steps, &names()).to_json()));
    }
    all
}

/// The names of all fields, and the words that stand in fields for words.
fn collect(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                names.insert(name.clone());
                if let Some(word) = value.as_str().filter(|_| WORDS.contains(&name.as_str())) {
                    names.insert(word.to_owned());
                }
                collect(value, names);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
        _ => {}
    }
}

/// The names in the first columns of the page's tables.
fn names_on_page() -> BTreeSet<String> {
    let rows = PAGE.lines().filter(|line| line.starts_with("| `"));
    let first_columns = rows.map(|row| row.split('|').nth(1).unwrap());
    first_columns.flat_map(|column| column.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn examples() -> Vec<Value> {
    PAGE.split("```json\n").skip(1).map(|rest| value(rest.split("```").next().unwrap())).collect()
}

#[test]
fn every_name_is_on_the_page_and_no_other() {
    let mut names = BTreeSet::new();
    for sample in &samples() {
        collect(sample, &mut names);
    }
    let page = names_on_page();
    let missing: Vec<_> = names.difference(&page).collect();
    let unknown: Vec<_> = page.difference(&names).collect();
    assert!(missing.is_empty(), "docs/protocol.md has no row for {missing:?}");
    assert!(unknown.is_empty(), "docs/protocol.md has rows for {unknown:?}, which no message has");
}

#[test]
fn every_example_is_a_message_that_is_sent() {
    let samples = samples();
    let mut kinds = BTreeSet::new();
    for example in examples() {
        let text = example.to_string();
        let kind = example["type"].as_str().unwrap().to_owned();
        let again = if ["update", "refused"].contains(&kind.as_str()) {
            TableMessage::from_json(&text).unwrap().to_json()
        } else {
            ClientMessage::from_json(&text).unwrap().to_json()
        };
        assert_eq!(value(&again), example);
        assert!(samples.contains(&example), "nobody sends {text}");
        kinds.insert(kind);
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["choose", "refused", "roll", "take_back", "update"]);
}

/// What others may know of an update is not lost by reading it leniently: fields that are new are passed over.
#[test]
fn clients_pass_over_what_they_do_not_know() {
    for example in examples().into_iter().filter(|example| example["type"] == "update") {
        let mut newer = example.clone();
        newer["weather"] = "fine".into();
        let read = TableMessage::from_json(&newer.to_string()).unwrap();
        assert_eq!(value(&read.to_json()), example);
    }
}

/// Nothing that is wrong in one place gets through, and nothing panics.
#[test]
fn updates_that_contradict_themselves_are_refused() {
    let mut refused = 0;
    for example in examples().into_iter().filter(|example| example["type"] == "update") {
        for (place, wrong) in [
            ("/viewer", Value::from(3)),
            ("/game", "longo".into()),
            ("/game", "chess".into()),
            ("/seats", Value::Array(Vec::new())),
            ("/awaited", vec![2, 1].into()),
            ("/awaited", vec![7].into()),
            ("/view/seat", 9.into()),
            ("/view/position", "qwixx roll 1 -/-/-/-/0".into()),
            ("/view/position", "nonsense".into()),
            ("/view/chosen", vec![1, 2].into()),
            ("/view/sheets/0/total", 1000.into()),
            ("/view/board/0/x", 100.into()),
            ("/view/board/0/tile", "zz".into()),
            ("/view/board/1/x", 0.into()),
            ("/view/turn", 5.into()),
            ("/view/seats/0/hand_size", 7.into()),
            ("/view/seats/0/lines", u32::MAX.into()),
            ("/view/bag", 109.into()),
            ("/told/0/seat", 8.into()),
            ("/told/0/starter", 8.into()),
            ("/result/totals", vec![1].into()),
            ("/result/end", Value::Null),
        ] {
            let mut changed = example.clone();
            let Some(value) = changed.pointer_mut(place) else { continue };
            *value = wrong;
            assert!(TableMessage::from_json(&changed.to_string()).is_err(), "{place} of {changed}");
            refused += 1;
        }
    }
    assert!(refused > 30, "{refused}");
    assert!(Update::<Qwixx>::from_json("").is_err());
}
