use game::Seat;
use protocol::{TableInfo, TableStage, Undo};
use serde::{Deserialize, Serialize};

use crate::Undone;

/// The undos to which the person of a seat has agreed on a device, those included for which they asked. Nobody agrees for
/// somebody else: if they can have agreed nowhere else, no other undo can have been.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Consents {
    /// Whether they can have agreed nowhere else: what opens the seat has never left this device.
    pub is_all: bool,
    given: Vec<Consent>,
}

/// What a person has agreed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Consent {
    /// How many entries the table's log had when that was known last.
    entries: u64,
    /// How many undos come before it; more may if the person has asked, and the server has not answered.
    number: u64,
    /// Who asked for it.
    #[serde(with = "protocol::SeatNumber")]
    seat: Seat,
    /// How many steps of the log are to stay; nothing if the person has asked, and the server has not answered.
    to: Option<usize>,
    /// The question to which they said yes, if they did not ask themselves.
    question: Option<u32>,
}

impl Consents {
    /// Of a person who sits down here, and can agree nowhere else.
    pub const fn of_only_device() -> Self {
        Self { is_all: true, given: Vec::new() }
    }

    /// The person of a seat asks for an undo: to be put down before that is sent.
    pub fn ask(&mut self, entries: u64, info: &TableInfo) {
        let Some(seat) = info.viewer else { return };
        self.given.push(Consent { entries, number: info.undone, seat, to: None, question: None });
    }

    /// The person agrees to what is asked now: to be put down before that is sent.
    pub fn agree(&mut self, entries: u64, info: &TableInfo) {
        let Some(Undo { seat, to, question, .. }) = info.undo else { return };
        self.given.push(Consent { entries, number: info.undone, seat, to: Some(to), question });
    }

    /// The server has refused to ask the others.
    pub fn refused(&mut self) {
        if let Some(place) = self.given.iter().position(Consent::is_open) {
            self.given.remove(place);
        }
    }

    /// Takes over how a table stands after so many entries of its log.
    pub fn hear(&mut self, entries: u64, now: &TableInfo) {
        if now.stage != TableStage::Playing {
            return;
        }
        if let Some(undo) = now.undo.as_ref().filter(|undo| now.viewer == Some(undo.seat)) {
            self.settle(entries, now.undone, undo);
        }
        // What is no longer asked was declined or withdrawn, or more would be lost by it: a yes does not count for that.
        let is_void = |consent: &Consent| {
            consent.is_asked_before(entries, now.undone)
                && !now.undo.as_ref().is_some_and(|undo| consent.is_to(undo))
        };
        self.given.retain(|consent| !is_void(consent));
    }

    /// The server says what an undo would take back for which this person has asked.
    fn settle(&mut self, entries: u64, number: u64, undo: &Undo) {
        if self.given.iter().any(|consent| consent.number == number && consent.is_to(undo)) {
            return;
        }
        if let Some(asked) =
            self.given.iter_mut().find(|consent| consent.is_open() && consent.entries < entries)
        {
            *asked = Consent { entries, number, to: Some(undo.to), ..*asked };
        }
    }

    /// The first of the undos of a log to which the person has not agreed here.
    pub(crate) fn missing(&self, undone: &[Undone]) -> Option<Undone> {
        let mut open: Vec<&Consent> = self.given.iter().filter(|consent| consent.is_open()).collect();
        let is_missing = |(number, undo): &(u64, &Undone)| {
            if self.given.iter().any(|consent| consent.is_of(*number, undo)) {
                return false;
            }
            // Where nobody else has to agree, it is done as soon as it is asked for: then it was never said what it takes back.
            match open.iter().position(|asked| asked.seat == undo.seat && asked.number <= *number) {
                Some(place) => {
                    open.remove(place);
                    false
                }
                None => true,
            }
        };
        (0..).zip(undone).find(is_missing).map(|(_, undo)| *undo)
    }
}

impl Consent {
    /// Whether the server has not yet said what the undo takes back.
    const fn is_open(&self) -> bool {
        self.to.is_none()
    }

    /// Whether it was asked before so many entries of the log, and nothing was undone since.
    const fn is_asked_before(&self, entries: u64, undone: u64) -> bool {
        !self.is_open() && self.entries < entries && self.number == undone
    }

    /// Whether this is what the table asks.
    fn is_to(&self, undo: &Undo) -> bool {
        let is_same = self.question.is_none() || self.question == undo.question;
        is_same && (self.seat, self.to) == (undo.seat, Some(undo.to))
    }

    /// Whether this undo of a log is the one that was agreed to.
    fn is_of(&self, number: u64, undo: &Undone) -> bool {
        (self.number, self.seat, self.to) == (number, undo.seat, Some(undo.to))
    }
}
