//! Updates are read as they were written, over random games and for all viewers.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use game::{Awaits, Lots, Record, Seat, Viewer};
use proptest::prelude::*;
use protocol::{AnyUpdate, Moment, PlayerKind, SeatInfo, TableMessage, Update, Wire};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use table::{Input, Player, Table};

/// Chance that a number decides.
struct Script(u64);

impl Lots for Script {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

/// A table of people, after so many steps by lot.
fn table_after<G: Wire>(setup: G::Setup, steps: usize, lots: &mut Script) -> Table<G> {
    let record = Record::<G>::new(setup).unwrap();
    let players = vec![Player::Person; record.players().len()];
    let mut table = Table::resume(record, players).unwrap();
    for _ in 0..steps {
        match table.state().awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Chance => {
                let chance = table.state().cast(lots).unwrap();
                table.handle(Input::Happen(chance)).unwrap();
            }
            Awaits::Choices(seats) => {
                let seat = seats.into_iter().nth(lots.below(seats.len() as u32) as usize).unwrap();
                let mut choices = Vec::new();
                table.state().choices(seat, &mut choices);
                let choice = choices[lots.below(choices.len() as u32) as usize].clone();
                table.handle(Input::Choose { seat, choice }).unwrap();
            }
        }
    }
    table
}

fn update_of<G: Wire>(table: &Table<G>, viewer: Viewer, from: usize, names: &[String]) -> Update<G> {
    let seats = table.state().seats();
    let name = |seat: Seat| names[seat.index() % names.len()].clone();
    let player = |seat: Seat| match seat.index() % 2 {
        0 => PlayerKind::Person,
        _ => PlayerKind::Bot(name(seat)),
    };
    Update {
        at: Moment { opened: table.opened(), taken_back: table.times_taken_back() },
        viewer,
        seats: seats.into_iter().map(|seat| SeatInfo { name: name(seat), player: player(seat) }).collect(),
        from,
        told: table.told(viewer, from),
        view: table.view(viewer),
        awaited: table.state().awaits().seats(),
        take_back: viewer.seat().is_some_and(|seat| table.can_take_back(seat).is_ok()),
        dice_by_hand: from.is_multiple_of(2),
        result: table.result(),
    }
}

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
            assert_eq!(Update::from_json(&json).as_ref(), Ok(&update), "{json}");
            let message = TableMessage::Update(any(update));
            assert_eq!(TableMessage::from_json(&json), Ok(message.clone()));
            assert_eq!(message.to_json(), json);
        }
    }
}

fn seat_names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("P{number}")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn updates_of_qwixx_come_back(
        seed in any::<u64>(), steps in 0..400_usize, players in 1..=5_usize, longo in any::<bool>(),
        names in prop::collection::vec(any::<String>(), 5),
    ) {
        let mut lots = Script(seed);
        let rules = if longo { qwixx::Rules::LONGO } else { qwixx::Rules::CLASSIC };
        let setup = qwixx::Setup::by_lot(rules, seat_names(players), &mut lots);
        check(&mut table_after::<Qwixx>(setup, steps, &mut lots), &names, AnyUpdate::Qwixx);
    }

    #[test]
    fn updates_of_qwirkle_come_back(
        seed in any::<u64>(), steps in 0..300_usize, players in 2..=8_usize,
        names in prop::collection::vec(any::<String>(), 5),
    ) {
        let mut lots = Script(seed);
        let setup = qwirkle::Setup::by_lot(seat_names(players), &mut lots);
        check(&mut table_after::<Qwirkle>(setup, steps, &mut lots), &names, AnyUpdate::Qwirkle);
    }
}
