use std::fmt;

use chance::Contribution;
use game::Seat;
use protocol::{TableInfo, TableStage, Undo};
use serde::{Deserialize, Serialize};

use crate::{Undone, Verified};

/// What a device saw and kept while its game was played. A record whose chance follows from its own secret may still be
/// that of another game: only those who were there can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// The name of the table.
    pub table: String,
    /// What the server published of its secret before this device added anything.
    pub commitment: String,
    /// What this device added, and on which seat; nothing if it only looked.
    pub added: Option<(Seat, Contribution)>,
    /// The digest of the terms for which it showed that.
    pub terms: Option<String>,
    /// What it saw of the undos.
    pub undos: SeenUndos,
}

/// What a device saw of the undos of its game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SeenUndos {
    /// How many there were while the game was on, as far as this device was told.
    pub count: u64,
    /// Whether there were no more: it saw the game end, and nothing happened that it was not told of. Somebody who has
    /// no connection then may have agreed to another one before, or agrees on another device.
    pub is_all: bool,
    /// Those for which it knows what everybody agreed to.
    pub known: Vec<SeenUndo>,
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

impl SeenUndos {
    /// Takes over how a table stands after so many entries of its log; `before` is what this device was told before
    /// that, with the entries of then.
    pub fn hear(&mut self, before: Option<(u64, &TableInfo)>, (entries, now): (u64, &TableInfo)) {
        // One entry is one thing that somebody did: from one to the next nothing can be missed.
        let before = before.filter(|(known, _)| entries.checked_sub(*known).is_some_and(|new| new <= 1));
        let before = before.map(|(_, info)| info).filter(|before| before.stage == TableStage::Playing);
        match now.stage {
            TableStage::Playing => {
                let undone = before.and_then(|before| undone_since(before, now));
                // Two tabs of one device are told the same.
                self.known.extend(undone.filter(|undone| !self.known.contains(undone)));
                self.count = self.count.max(now.undone);
            }
            TableStage::Over | TableStage::Closed => self.is_all |= before.is_some(),
            TableStage::Gathering => {}
        }
    }

    fn objection(&self, undone: &[Undone]) -> Option<Objection> {
        let (told, seen) = (undone.len() as u64, self.count);
        if told < seen || (self.is_all && told > seen) {
            return Some(Objection::Undos { told, seen });
        }
        let told_of = |seen: &SeenUndo| undone.get(usize::try_from(seen.number).ok()?);
        let is_other = |seen: &SeenUndo, told: &Undone| (seen.to, seen.seat) != (told.to, told.seat);
        let other =
            self.known.iter().find_map(|seen| told_of(seen).copied().filter(|told| is_other(seen, told)));
        other.map(Objection::Undo)
    }
}

/// What was undone by the one thing that happened between these two.
fn undone_since(before: &TableInfo, now: &TableInfo) -> Option<SeenUndo> {
    let Undo { to, seat, .. } = *before.undo.as_ref()?;
    (now.undone.checked_sub(before.undone) == Some(1)).then_some(SeenUndo { number: before.undone, to, seat })
}

/// What in a record is not what a device saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// The record is of another table.
    Table,
    /// The server had published something else.
    Commitment,
    /// This device had added something else.
    Contribution,
    /// Somebody else sat there, or something else was sealed, when this device showed what it added.
    Terms,
    /// The record tells of more or fewer undos.
    Undos {
        /// How many it tells of.
        told: u64,
        /// How many this device saw.
        seen: u64,
    },
    /// The record tells of this undo in place of another one, to which everybody had agreed: chance is drawn anew from
    /// another step on.
    Undo(Undone),
}

impl Witness {
    /// What this device objects to in a record whose chance follows from its own secret.
    pub fn objection(&self, verified: &Verified) -> Option<Objection> {
        let added = |(seat, contribution): (Seat, Contribution)| {
            verified.contributions.get(seat.index()) == Some(&Some(contribution))
        };
        if self.table != verified.table {
            Some(Objection::Table)
        } else if self.commitment != verified.commitment.to_string() {
            Some(Objection::Commitment)
        } else if !self.added.is_none_or(added) {
            Some(Objection::Contribution)
        } else if self.terms.is_some() && self.terms != verified.terms {
            Some(Objection::Terms)
        } else {
            self.undos.objection(&verified.undone)
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("the record is of another table"),
            Self::Commitment => f.write_str("the server had published another commitment"),
            Self::Contribution => f.write_str("this device had added something else"),
            Self::Terms => {
                f.write_str("others sat there, or others' seals were there, when this device agreed")
            }
            Self::Undos { told, seen } => {
                write!(f, "the record tells of {told} undos, and this device saw {seen}")
            }
            Self::Undo(told) => {
                write!(
                    f,
                    "the record tells of the undo '{told}', and this device saw another one in its place"
                )
            }
        }
    }
}
