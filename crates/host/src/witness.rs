use std::fmt;

use fair::Contribution;
use game::Seat;

use crate::Verified;

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
    /// How many undos it saw, if it saw the end of the game.
    pub undos: Option<u64>,
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
}

impl Witness {
    /// What this device objects to in a record whose chance follows from its own secret.
    pub fn objection(&self, verified: &Verified) -> Option<Objection> {
        let added = |(seat, contribution): (Seat, Contribution)| {
            verified.contributions.get(seat.index()) == Some(&Some(contribution))
        };
        let told = verified.undone.len() as u64;
        if self.table != verified.table {
            Some(Objection::Table)
        } else if self.commitment != verified.commitment.to_string() {
            Some(Objection::Commitment)
        } else if !self.added.is_none_or(added) {
            Some(Objection::Contribution)
        } else if self.terms.is_some() && self.terms != verified.terms {
            Some(Objection::Terms)
        } else {
            self.undos.filter(|&seen| seen != told).map(|seen| Objection::Undos { told, seen })
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
        }
    }
}
