//! What the devices of people make of an honest table, whatever these people do there, and of one that lies.

use game::{Seat, Viewer};
use host::{Consents, Objection, SeenUndos, Told, Verified, Witness, verify};
use protocol::{ClientMessage, Command, TableInfo, TableStage};

use super::Room;
use super::tests::{Story, at, contribution};
use crate::clock::steered::START;
use crate::event::{Entry, Event};

/// The device of a person, as the browser app is one.
struct Device {
    seat: Seat,
    seen: SeenUndos,
    consents: Consents,
    /// What it was told last, after so many entries and with so many steps of the log.
    told: Option<(u64, TableInfo, Option<usize>)>,
    is_connected: bool,
    /// What its person wants and could not be sent yet.
    waiting: Vec<Command>,
}

/// What a device was told, as it is compared.
fn told((entries, info, steps): &(u64, TableInfo, Option<usize>)) -> Told<'_> {
    Told { entries: *entries, info, steps: *steps }
}

impl Device {
    fn of(seat: Seat) -> Self {
        Self {
            seat,
            seen: SeenUndos::default(),
            consents: Consents::of_only_device(),
            told: None,
            is_connected: true,
            waiting: Vec::new(),
        }
    }

    fn hear(&mut self, room: &Room) {
        if !self.is_connected {
            return;
        }
        let viewer = Viewer::Seat(self.seat);
        let now =
            (room.seq(), room.info(viewer, &at(START)), room.look(viewer, 0).map(|update| update.steps()));
        self.seen.hear(self.told.as_ref().map(told), told(&now));
        self.consents.hear(now.0, &now.1);
        self.told = Some(now);
    }

    /// What its person does, by what is shown.
    fn wants(&mut self, what: u32, room: &Room) {
        let Some((entries, info, _)) = &self.told else { return };
        let question = info.undo.as_ref().and_then(|undo| undo.question);
        let is_mine = info.undo.as_ref().is_some_and(|undo| undo.seat == self.seat);
        let moment = room.moment().unwrap_or_else(|| panic!("the game has begun"));
        let command = match what {
            0 => {
                self.consents.ask(*entries, info);
                Command::AskUndo { at: room.moment().filter(|_| entries.is_multiple_of(2)) }
            }
            1..=5 if info.undo.is_some() && !is_mine => {
                self.consents.agree(*entries, info);
                Command::AgreeUndo { question }
            }
            6 if info.undo.is_some() => Command::DeclineUndo { question },
            7 => Command::Table(ClientMessage::TakeBack { at: moment }),
            _ => Command::Table(ClientMessage::Choose { at: moment, choice: "-".to_owned() }),
        };
        self.waiting.push(command);
    }

    /// Sends what waits, and hears what became of it.
    fn send(&mut self, room: &Room) -> Option<Event> {
        if !self.is_connected || self.waiting.is_empty() {
            return None;
        }
        let command = self.waiting.remove(0);
        let event = room.event_of(self.seat, &command, &at(START));
        if event.is_err() && matches!(command, Command::AskUndo { .. }) {
            self.consents.refused();
        }
        event.unwrap_or_default()
    }

    fn objection(&self, verified: &Verified) -> Option<Objection> {
        let witness = self.witness(verified);
        witness.objection(verified).or_else(|| {
            assert_eq!(witness.doubt(verified), None);
            None
        })
    }

    fn witness(&self, verified: &Verified) -> Witness {
        Witness {
            table: verified.table.clone(),
            commitment: verified.commitment.to_string(),
            is_seated: true,
            added: Some((self.seat, contribution(self.seat))),
            terms: verified.terms.clone(),
            undos: self.seen.clone(),
            consents: self.consents.clone(),
        }
    }
}

/// A number for each thing that happens, which only looks random.
fn dice(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |sides| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as u32 % sides
    }
}

/// Plays a whole game in which people do whatever they like, with connections that come and go.
fn played(seed: u64) -> (Room, Vec<Device>) {
    let three = seed.is_multiple_of(2);
    let mut room = if three { Story::begin_with_three() } else { Story::begin(None) }.room;
    let mut devices: Vec<Device> = (0..if three { 3 } else { 2 }).map(|i| Device::of(Seat::new(i))).collect();
    for device in &mut devices {
        device.hear(&room);
    }
    let mut dice = dice(seed + 1);
    while room.stage() == TableStage::Playing {
        let who = dice(devices.len() as u32) as usize;
        if dice(if seed.is_multiple_of(3) { u32::MAX } else { 9 }) == 0 {
            devices[who].is_connected ^= true;
            devices[who].hear(&room);
        }
        // Nobody wants more before what they want is done.
        if devices[who].waiting.len() < 2 {
            let what = dice(24);
            devices[who].wants(what, &room);
        }
        let Some(event) = devices[who].send(&room) else { continue };
        let entry = Entry { at: START, by: None, event };
        let asks = matches!(entry.event, Event::UndoAsked(_));
        let done = room.apply(&entry, &mut |room| devices.iter_mut().for_each(|device| device.hear(room)));
        if done.is_err() && asks {
            devices[who].consents.refused();
        }
    }
    (room, devices)
}

#[test]
fn r19_devices_agree_to_all_undos_of_honest_tables() {
    let mut undos = 0;
    for seed in 0..600 {
        let (room, devices) = played(seed);
        let verified = verify(&room.record().unwrap()).unwrap();
        undos += verified.undone.len();
        for device in devices {
            assert_eq!(
                device.objection(&verified),
                None,
                "{seed} {:?} {:?}",
                device.consents,
                verified.undone
            );
        }
    }
    assert!(undos > 300, "{undos}");
}

#[test]
fn r19_devices_object_to_an_undo_that_the_server_adds_wherever_it_may_be() {
    let mut objections = 0;
    for seed in 0..60 {
        let (room, devices) = played(seed);
        let verified = verify(&room.record().unwrap()).unwrap();
        for number in 0..=verified.undone.len() {
            let mut lie = verified.clone();
            let seat = devices[0].seat;
            lie.undone.insert(number, host::Undone { from: 3, to: 1, seat });
            let objects = |device: &Device| device.witness(&lie).objection(&lie).is_some();
            assert!(devices.iter().any(objects), "{seed} {number}");
            objections += 1;
        }
    }
    assert!(objections > 60);
}

#[test]
fn r19_no_undo_is_done_without_a_device_that_has_put_down_its_yes() {
    let mut room = Story::begin(None).room;
    let [mut max, emma] = [0, 1].map(|seat| Device::of(Seat::new(seat)));
    max.hear(&room);
    for seat in [max.seat, emma.seat] {
        let moment = room.moment().unwrap();
        let choose = Command::Table(ClientMessage::Choose { at: moment, choice: "-".to_owned() });
        let event = room.event_of(seat, &choose, &at(START)).unwrap().unwrap();
        room.apply(&Entry { at: START, by: None, event }, &mut |room| max.hear(room)).unwrap();
    }
    // The server pretends that both have agreed, and shows that to nobody.
    for event in [Event::UndoAsked(max.seat), Event::UndoAgreed(emma.seat)] {
        room.apply(&Entry { at: START, by: None, event }, &mut |_| {}).unwrap();
    }
    room.apply(&Entry { at: START, by: None, event: Event::Closed }, &mut |_| {}).unwrap();
    let verified = verify(&room.record().unwrap()).unwrap();
    assert_eq!(verified.undone.len(), 1);
    let objects = Some(Objection::Unagreed(verified.undone[0]));
    assert_eq!([max, emma].map(|device| device.objection(&verified)), [objects, objects]);
}
