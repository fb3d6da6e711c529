use std::fmt;

use crate::{Drawn, Undone, Verified};

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
    /// The record tells of an undo to which the person of this device has not agreed.
    Unagreed(Undone),
    /// By the record there were so many undos before this roll, deal or draw, and the server had told of others.
    Chance(Drawn),
}

/// What a device cannot tell about a record to which it does not object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Its person sat down on another device: only that one knows what it added, and for which terms.
    Elsewhere,
    /// Whether all those have agreed to this undo who had to.
    Undo(Undone),
}

impl Doubt {
    /// What somebody cannot tell who was not there.
    pub fn without_witness(verified: &Verified) -> Option<Self> {
        // By the first construction no chance depended on undos.
        verified.terms.as_ref().and_then(|_| verified.undone.first().copied().map(Self::Undo))
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
            Self::Unagreed(told) => {
                write!(f, "the record tells of the undo '{told}', to which nobody agreed on this device")
            }
            Self::Chance(Drawn { step, undos }) => {
                write!(f, "by the record {undos} undos came before step {step}, and this device saw others")
            }
        }
    }
}
