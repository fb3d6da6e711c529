//! Updates are read as they were written, over random games and for all viewers.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use game::{Seat, Viewer};
use proptest::prelude::*;
use protocol::{AnyUpdate, TableMessage, Update, Wire};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use support::{Script, seat_names, table_after, update_of};
use table::{Input, Table};

/// Every update of a table comes back equal.
fn check<G: Wire>(table: &mut Table<G>, names: &[String], any: fn(Update<G>) -> AnyUpdate) {
    let steps = table.record().steps().len();
    check_viewers(table, &[0, steps / 2, steps], names, any);
    let reason = names[0].clone();
    if table.handle(Input::Forfeit { seat: Seat::new(0), reason }).is_ok() {
        check_viewers(table, &[steps], names, any);
    }
}

fn check_viewers<G: Wire>(
    table: &Table<G>,
    from: &[usize],
    names: &[String],
    any: fn(Update<G>) -> AnyUpdate,
) {
    let seats = table.state().seats().into_iter().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        for &from in from {
            let update = update_of(table, viewer, from, names);
            let json = update.to_json();
            let read = Update::<G>::from_json(&json);
            assert_eq!(read.as_ref(), Ok(&update), "{json}");
            // What follows from a view follows from the one that was read: boards know the same of their edges.
            assert_eq!(choices_in::<G>(&read.unwrap().view), choices_in::<G>(&update.view));
            let message = TableMessage::Update(any(update));
            assert_eq!(TableMessage::from_json(&json), Ok(message.clone()));
            assert_eq!(message.to_json(), json);
        }
    }
}

fn choices_in<G: Wire>(view: &G::View) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    G::choices_in_view(view, &mut choices);
    choices
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn updates_of_qwixx_come_back(
        seed in any::<u64>(), steps in 0..400_usize, players in 1..=5_usize, longo in any::<bool>(),
        names in prop::collection::vec(any::<String>(), 5),
    ) {
        let mut random = Script(seed);
        let rules = if longo { qwixx::Rules::LONGO } else { qwixx::Rules::CLASSIC };
        let setup = qwixx::Setup::by_lot(rules, seat_names(players), &mut random);
        check(&mut table_after::<Qwixx>(setup, steps, &mut random), &names, AnyUpdate::Qwixx);
    }

    #[test]
    fn updates_of_qwirkle_come_back(
        seed in any::<u64>(), steps in 0..300_usize, players in 2..=8_usize,
        names in prop::collection::vec(any::<String>(), 5),
    ) {
        let mut random = Script(seed);
        let setup = qwirkle::Setup::by_lot(seat_names(players), &mut random);
        check(&mut table_after::<Qwirkle>(setup, steps, &mut random), &names, AnyUpdate::Qwirkle);
    }
}
