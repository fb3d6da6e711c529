use chance::Contribution;
use game::Seat;

use crate::{Consents, Doubt, Objection, SeenUndos, Undone, Verified};

/// What a device saw and kept while its game was played. A record whose chance follows from its own secret may still be
/// that of another game: only those who were there can tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// The name of the table.
    pub table: String,
    /// What the server published of its secret before this device added anything.
    pub commitment: String,
    /// Whether its person sat at the table.
    pub is_seated: bool,
    /// What this device added, and on which seat; nothing if it only looked, or if its person sat down on another one.
    pub added: Option<(Seat, Contribution)>,
    /// The digest of the terms for which it showed that.
    pub terms: Option<String>,
    /// What it saw of the undos.
    pub undos: SeenUndos,
    /// The undos to which its person has agreed.
    pub consents: Consents,
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
            let unagreed = || self.unagreed(verified).filter(|_| self.consents.is_all);
            self.undos.objection(verified).or_else(|| unagreed().map(Objection::Unagreed))
        }
    }

    /// What this device cannot tell about a record to which it does not object.
    pub fn doubt(&self, verified: &Verified) -> Option<Doubt> {
        if self.is_seated && (self.added.is_none() || self.terms.is_none()) && verified.terms.is_some() {
            return Some(Doubt::Elsewhere);
        }
        self.unagreed(verified).map(Doubt::Undo)
    }

    /// The first undo to which nobody agreed here, where chance depends on undos: by the first construction it did not.
    fn unagreed(&self, verified: &Verified) -> Option<Undone> {
        verified.terms.as_ref().and_then(|_| self.consents.missing(&verified.undone))
    }
}
