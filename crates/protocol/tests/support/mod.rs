//! Tables that are played by lot, and what is told of them.
#![allow(dead_code, reason = "each test uses a part of it")]

use game::{Awaits, RandomSource, Record, Seat, Viewer};
use protocol::{Moment, PlayerKind, SeatInfo, Update, Wire};
use table::{Input, Player, Table};

pub(crate) mod schema;
pub(crate) mod server;

/// Chance that a number decides.
pub(crate) struct Script(pub(crate) u64);

impl RandomSource for Script {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

/// A table of people, after so many steps by lot.
pub(crate) fn table_after<G: Wire>(setup: G::Setup, steps: usize, random: &mut Script) -> Table<G> {
    let record = Record::<G>::new(setup).unwrap();
    let players = vec![Player::Person; record.players().len()];
    let mut table = Table::resume(record, players).unwrap();
    for _ in 0..steps {
        match table.state().awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Chance => {
                let chance = table.state().cast(random).unwrap();
                table.handle(Input::Happen(chance)).unwrap();
            }
            Awaits::Choices(seats) => {
                let seat = seats.into_iter().nth(random.below(seats.len() as u32) as usize).unwrap();
                let mut choices = Vec::new();
                table.state().choices(seat, &mut choices);
                let choice = choices[random.below(choices.len() as u32) as usize].clone();
                table.handle(Input::Choose { seat, choice }).unwrap();
            }
        }
    }
    table
}

pub(crate) fn update_of<G: Wire>(
    table: &Table<G>,
    viewer: Viewer,
    from: usize,
    names: &[String],
) -> Update<G> {
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
        told: table.told(viewer, from).into_iter().collect(),
        view: table.view(viewer),
        awaited: table.state().awaits().seats(),
        take_back: viewer.seat().is_some_and(|seat| table.can_take_back(seat).is_ok()),
        dice_by_hand: from.is_multiple_of(2),
        result: table.result(),
    }
}

pub(crate) fn seat_names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("P{number}")).collect()
}
