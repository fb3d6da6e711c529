//! What is asked for after every step costs no more late in a game than early in it.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::Knowledge;
use chance::Seeded;
use game::{Awaits, Notation, Record, Seat, Viewer, WrittenTurns};
use host::{ByLot, GameKind, Host, NewTable};
use protocol::{AnyUpdate, ClientMessage};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

const MAX: Seat = Seat::new(0);

/// A game by lot; after every step, so many of its steps stand in the line that is written again.
fn steps_written_again<G: ByLot + Notation>(game: &str) -> Vec<usize> {
    let mut random = Seeded::new(3, 1);
    let names = ["Max", "Emma", "Anna"].map(str::to_owned).to_vec();
    let mut record = Record::<G>::new(G::by_lot(game, names, &mut random).unwrap()).unwrap();
    let mut turns = WrittenTurns::new(&record);
    let mut again = Vec::new();
    loop {
        match record.state().awaits() {
            Awaits::Nothing(_) => return again,
            Awaits::Chance => {
                let chance = record.state().cast(&mut random).unwrap();
                record.happen(&chance).unwrap();
            }
            Awaits::Choices(seats) => {
                let seat = seats.lowest().unwrap();
                let mut choices = Vec::new();
                record.state().choices(seat, &mut choices);
                record.play(seat, &choices[0]).unwrap();
            }
        }
        turns.write(&record);
        assert_eq!(record.heading().head() + &record.body_from(&turns, 0), record.to_string());
        again.push(record.steps().len() - turns.lasting_steps());
    }
}

#[test]
fn only_the_last_line_of_a_record_is_written_again() {
    for kind in GameKind::ALL {
        let again = match kind {
            GameKind::Qwixx(_) => steps_written_again::<Qwixx>(kind.name()),
            GameKind::Qwirkle => steps_written_again::<Qwirkle>(kind.name()),
        };
        assert!(again.len() > 60, "{kind}: {}", again.len());
        // A roll, what three players choose about it, and the active player's second choice.
        assert!(again.iter().all(|&steps| steps <= 5), "{kind}: {again:?}");
    }
}

fn told(update: &AnyUpdate) -> usize {
    match update {
        AnyUpdate::Qwixx(update) => update.told.len(),
        AnyUpdate::Qwirkle(update) => update.told.len(),
    }
}

/// Somebody who keeps the record of a table up to date.
#[derive(Default)]
struct Keeper(String);

impl Keeper {
    /// How many bytes were new since the last time.
    fn go_on(&mut self, host: &mut Host) -> usize {
        let news = host.new_in_record();
        news.add_to(&mut self.0);
        assert_eq!(self.0, host.record());
        news.new.len()
    }
}

/// The record that is kept up to date is the record, also when choices are taken back, and whoever knows of all steps
/// that are open is told no more than what came since.
#[test]
fn what_is_new_after_a_step_does_not_grow_with_the_game() {
    let knowledge = Knowledge::none();
    for game in GameKind::ALL {
        let seats = ["person:Max", "greedy", "greedy"].map(|text| text.parse().unwrap()).to_vec();
        let mut host = Host::new(NewTable { game, seats, source: 5.into(), dice_by_hand: false }).unwrap();
        let (mut opened, mut count) = (0, 0);
        // How many pieces of news, and how many bytes of the record, each step brought.
        let (mut news, mut bytes, mut keeper) = (Vec::new(), Vec::new(), Keeper::default());
        keeper.go_on(&mut host);
        while !host.is_over() {
            if !host.step(&knowledge) {
                let at = host.moment();
                let choice = host.advice(MAX, 1, &knowledge)[0].choice.to_string();
                host.take(MAX, &ClientMessage::Choose { at, choice: choice.clone() }).unwrap();
                count += 1;
                let at = host.moment();
                if count % 5 == 0 && host.take(MAX, &ClientMessage::TakeBack { at }).is_ok() {
                    keeper.go_on(&mut host);
                    let at = host.moment();
                    host.take(MAX, &ClientMessage::Choose { at, choice }).unwrap();
                }
            }
            bytes.push(keeper.go_on(&mut host));
            news.push(told(&host.look(Viewer::Seat(MAX), opened)));
            opened = host.moment().opened;
        }
        assert!(news.len() > 60 && news.iter().all(|&news| news <= 4), "{game}: {news:?}");
        // The last line with the one before it, and at the end the result.
        assert!(bytes.iter().all(|&bytes| bytes <= 120) && host.record().len() > 600, "{game}: {bytes:?}");
    }
}
