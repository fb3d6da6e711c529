use game::Seat;
use protocol::{TableInfo, TableStage, Undo};
use serde::{Deserialize, Serialize};

use crate::{Objection, ToldUndos, Undone, Verified};

/// What a device saw of the undos of its game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SeenUndos {
    /// How many there were while the game was on, as far as this device was told.
    pub count: u64,
    /// Whether there were no more: it saw the game end, and the server told of nothing that happened without it. Somebody
    /// who has no connection then may have agreed to another one before, or agrees on another device.
    pub is_all: bool,
    /// Those for which it knows what everybody agreed to.
    pub known: Vec<SeenUndo>,
    /// How many it was told of with each step of the log. What earlier versions have put down has none.
    #[serde(default)]
    pub told: ToldUndos,
}

/// What everybody agreed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeenUndo {
    /// How many undos came before it.
    pub number: u64,
    /// How many steps of the log were to stay.
    pub to: usize,
    /// Who asked for it.
    #[serde(with = "protocol::SeatNumber")]
    pub seat: Seat,
}

/// What a device is told of a table at once.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// How many entries the table's log has.
    pub entries: u64,
    /// How the table stands.
    pub info: &'a TableInfo,
    /// How many steps the log of the game has, if it has begun.
    pub steps: Option<usize>,
}

impl SeenUndos {
    /// Takes over how a table stands; `before` is what this device was told before that.
    pub fn hear(&mut self, before: Option<Told<'_>>, now: Told<'_>) {
        // One entry is one thing that somebody did: from one to the next nothing can be missed.
        let before =
            before.filter(|before| now.entries.checked_sub(before.entries).is_some_and(|new| new <= 1));
        let before = before.map(|before| before.info).filter(|before| before.stage == TableStage::Playing);
        let undone = before.and_then(|before| undone_since(before, now.info));
        if let Some(steps) = now.steps {
            self.told.hear(steps, now.info.undone, undone.map(|undone| undone.to));
        }
        match now.info.stage {
            TableStage::Playing => {
                // Two tabs of one device are told the same.
                self.known.extend(undone.filter(|undone| !self.known.contains(undone)));
                self.count = self.count.max(now.info.undone);
            }
            TableStage::Over | TableStage::Closed => self.is_all |= before.is_some(),
            TableStage::Gathering => {}
        }
    }

    pub(crate) fn objection(&self, verified: &Verified) -> Option<Objection> {
        let (told, seen) = (verified.undone.len() as u64, self.count);
        if told < seen || (self.is_all && told > seen) {
            return Some(Objection::Undos { told, seen });
        }
        let told_of = |seen: &SeenUndo| verified.undone.get(usize::try_from(seen.number).ok()?);
        let is_other = |seen: &SeenUndo, told: &Undone| (seen.to, seen.seat) != (told.to, told.seat);
        let other =
            self.known.iter().find_map(|seen| told_of(seen).copied().filter(|told| is_other(seen, told)));
        other.map(Objection::Undo).or_else(|| self.other_chance(verified).map(Objection::Chance))
    }

    /// By the first construction no chance depended on undos.
    fn other_chance(&self, verified: &Verified) -> Option<crate::Drawn> {
        verified.terms.as_ref().and_then(|_| self.told.other(&verified.drawn))
    }
}

/// What was undone by the one thing that happened between these two.
fn undone_since(before: &TableInfo, now: &TableInfo) -> Option<SeenUndo> {
    let Undo { to, seat, .. } = *before.undo.as_ref()?;
    (now.undone.checked_sub(before.undone) == Some(1)).then_some(SeenUndo { number: before.undone, to, seat })
}
