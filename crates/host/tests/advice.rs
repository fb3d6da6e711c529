//! What people are advised, and what is said of what they chose.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::LazyLock;

use bots::Knowledge;
use game::Seat;
use host::{AnyChoice, GameKind, Host, NewTable};
use protocol::ClientMessage;

const MAX: Seat = Seat::new(0);

/// Every choice.
const ALL: usize = usize::MAX;

static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::built_in);

fn table(game: GameKind, seats: &[&str], seed: u64) -> Host {
    let seats = seats.iter().map(|text| text.parse().unwrap()).collect();
    let mut host = Host::new(NewTable { game, seats, source: seed.into(), dice_by_hand: false }).unwrap();
    while host.step(&KNOWLEDGE) {}
    host
}

fn choose(host: &mut Host, choice: &AnyChoice) {
    host.take(MAX, &ClientMessage::Choose { at: host.moment(), choice: choice.to_string() }).unwrap();
    while host.step(&KNOWLEDGE) {}
}

#[test]
fn a_person_who_is_awaited_is_advised_and_nobody_else() {
    for game in GameKind::ALL {
        let mut host = table(game, &["person:Max", "casual"], 7);
        while !host.is_over() {
            let advice = host.advice(MAX, 3, &KNOWLEDGE);
            assert!(advice.len() <= 3 && advice.is_sorted_by(|one, other| one.worth >= other.worth));
            assert_eq!(host.advice(Seat::new(1), 3, &KNOWLEDGE), []);
            assert_eq!(host.advice(Seat::new(2), 3, &KNOWLEDGE), []);
            let best = advice.first().expect("somebody who is awaited can choose").choice.clone();
            choose(&mut host, &best);
        }
        assert_eq!(host.advice(MAX, 3, &KNOWLEDGE), []);
    }
}

#[test]
fn who_follows_all_advice_gives_nothing_away_and_who_does_the_opposite_much() {
    let lost = |worst: bool| {
        let mut host = table(GameKind::CLASSIC, &["person:Max"], 3);
        while !host.is_over() {
            let advice = host.advice(MAX, ALL, &KNOWLEDGE);
            let taken = if worst { advice.last() } else { advice.first() };
            choose(&mut host, &taken.unwrap().choice.clone());
        }
        let verdicts = host.verdicts(MAX, 0, &KNOWLEDGE);
        assert!(verdicts.len() > 4 && verdicts.is_sorted_by_key(|verdict| verdict.step));
        verdicts.iter().map(|verdict| verdict.points_lost().unwrap()).sum::<f64>()
    };
    assert_eq!(lost(false).to_bits(), 0.0_f64.to_bits());
    assert!(lost(true) > 30.0);
}

#[test]
fn verdicts_go_on_where_they_were_asked_for_last() {
    let mut host = table(GameKind::CLASSIC, &["person:Max", "casual"], 5);
    for _ in 0..8 {
        let choice = host.advice(MAX, ALL, &KNOWLEDGE).pop().unwrap().choice;
        choose(&mut host, &choice);
    }
    let all = host.verdicts(MAX, 0, &KNOWLEDGE);
    assert_eq!(all.len(), 8);
    for from in 0..=host.steps() {
        let rest: Vec<_> = all.iter().filter(|verdict| verdict.step >= from).cloned().collect();
        assert_eq!(host.verdicts(MAX, from, &KNOWLEDGE), rest);
    }
}
