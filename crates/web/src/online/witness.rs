//! What this device saw and kept of the chance of a game on a server, to hold the record against.

use chance::{Contribution, Seal};
use game::Seat;
use host::{SeenUndos, Told, Witness};
use protocol::{TableInfo, Token};
use serde::{Deserialize, Serialize};

use super::api::random;
use super::consents;
use crate::store;

/// Under which names it is put down, followed by the table's.
const WITNESSED: &str = "witness/";

/// What this device saw of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Witnessed {
    table: String,
    /// What the server published before this device added anything.
    commitment: String,
    /// On which seat this device added something.
    #[serde(with = "protocol::SeatNumber")]
    seat: Seat,
    /// What it added. It is put down before anything of it is sent, and never drawn twice for a seat.
    contribution: Token,
    /// The digest of the terms for which that was shown.
    terms: Option<String>,
    /// What was seen of undos; nothing before the game, and in what earlier versions have put down.
    saw: Option<SeenUndos>,
}

/// Why this device does not show what it adds to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Withheld {
    /// Another device of the same person has sealed it.
    NotHere,
    /// The server tells something else than before.
    Changed,
}

/// The server shows another table under the name of one that this device knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Replayed;

impl Witnessed {
    /// What was seen at a table.
    pub(crate) fn find(table: &str) -> Option<Self> {
        store::note(&format!("{WITNESSED}{table}"))
    }

    /// What this device adds at a seat: what it had drawn before for just this seat, or something new.
    pub(super) fn draw(info: &TableInfo, seat: Seat) -> Result<Self, Replayed> {
        match Self::find(&info.table) {
            Some(known) if known.is_replayed_by(info, seat) => Err(Replayed),
            Some(known) if known.seat == seat => Ok(known),
            _ => Ok(Self {
                table: info.table.clone(),
                commitment: info.commitment.clone(),
                seat,
                contribution: random(),
                terms: None,
                saw: None,
            }),
        }
    }

    /// Whether this cannot be the table that is known: its secret is another one, or the contribution was shown for another
    /// seat. A server that did not like what came of a table would let it begin anew in this way, without a trace.
    fn is_replayed_by(&self, info: &TableInfo, seat: Seat) -> bool {
        self.commitment != info.commitment || (self.terms.is_some() && self.seat != seat)
    }

    /// What is sent before the contribution itself.
    pub(super) fn seal(&self) -> Option<Seal> {
        let contribution = self.contribution()?;
        Some(Seal::of(&contribution, &self.table, self.seat))
    }

    fn contribution(&self) -> Option<Contribution> {
        self.contribution.expose().parse().ok()
    }

    /// Puts it down.
    pub(super) fn keep(&self) {
        store::keep_note(&format!("{WITNESSED}{}", self.table), self);
    }

    /// Nothing of it is kept any more, unless this device has shown its contribution: then the name of the table stays
    /// known, so that no other one can take its place.
    pub(super) fn forget(table: &str) {
        if Self::find(table).is_some_and(|known| known.terms.is_none()) {
            store::forget_note(&format!("{WITNESSED}{table}"));
        }
    }

    /// Takes over how things stand now, after this was heard before.
    pub(super) fn hear(before: Option<Told<'_>>, now: Told<'_>) {
        let Some(mut seen) = Self::find(&now.info.table) else { return };
        let mut saw = seen.saw.clone().unwrap_or_default();
        saw.hear(before, now);
        if saw != seen.saw.clone().unwrap_or_default() {
            seen.saw = Some(saw);
            seen.keep();
        }
    }

    /// What this device shows now that all have sealed, with the terms put down; or why it shows nothing.
    pub(super) fn contribute(info: &TableInfo, seat: Seat) -> Result<Token, Withheld> {
        let mut seen = Self::find(&info.table).filter(|seen| seen.seat == seat).ok_or(Withheld::NotHere)?;
        let terms = guest::terms(info).ok_or(Withheld::Changed)?;
        let is_mine = terms.places.get(seat.index()).is_some_and(|place| place.seal == seen.seal());
        let digest = terms.digest();
        let is_same =
            info.commitment == seen.commitment && seen.terms.as_ref().is_none_or(|known| *known == digest);
        match (is_mine, is_same) {
            (true, true) => {
                seen.terms = Some(digest);
                seen.keep();
                Ok(seen.contribution)
            }
            // This device has sealed something before, but another one has taken the seat since.
            (false, true) => Err(Withheld::NotHere),
            (_, false) => Err(Withheld::Changed),
        }
    }

    /// What a record is held against.
    pub(crate) fn as_witness(&self) -> Witness {
        Witness {
            table: self.table.clone(),
            commitment: self.commitment.clone(),
            is_seated: true,
            added: self.contribution().map(|contribution| (self.seat, contribution)),
            terms: self.terms.clone(),
            undos: self.saw.clone().unwrap_or_default(),
            consents: consents::find(&self.table),
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableStage;

    use super::*;

    fn info(commitment: &str) -> TableInfo {
        TableInfo {
            table: "0123456789abcdef0123".to_owned(),
            game: "qwixx".to_owned(),
            stage: TableStage::Gathering,
            viewer: None,
            seats: Vec::new(),
            listed: false,
            clock: None,
            left: None,
            away: 60,
            undo: None,
            undone: 0,
            commitment: commitment.to_owned(),
            seals: Vec::new(),
            contributions: Vec::new(),
            secret: None,
            next: None,
        }
    }

    #[test]
    fn a_table_that_is_known_cannot_be_played_anew_under_its_name() {
        let (seat, other) = (Seat::new(0), Seat::new(1));
        let drawn = Witnessed {
            table: "0123456789abcdef0123".to_owned(),
            commitment: "aa".to_owned(),
            seat,
            contribution: Token::new([1; 16]),
            terms: None,
            saw: None,
        };
        let shown = Witnessed { terms: Some("bb".to_owned()), ..drawn.clone() };
        for known in [&drawn, &shown] {
            assert!(!known.is_replayed_by(&info("aa"), seat));
            assert!(known.is_replayed_by(&info("cc"), seat), "the server has drawn another secret");
        }
        // Somebody may change seats as long as nothing was shown.
        assert!(!drawn.is_replayed_by(&info("aa"), other));
        assert!(shown.is_replayed_by(&info("aa"), other));
    }
}
