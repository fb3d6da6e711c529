//! What this device saw and kept of the chance of a game on a server, to hold the record against.

use chance::{Contribution, Seal};
use game::Seat;
use host::{SeenUndos, Witness};
use protocol::{TableInfo, Token};
use serde::{Deserialize, Serialize};

use super::api::random;
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

impl Witnessed {
    /// What was seen at a table.
    pub(crate) fn find(table: &str) -> Option<Self> {
        store::note(&format!("{WITNESSED}{table}"))
    }

    /// What this device adds at a seat: what it had drawn before for just this seat, or something new.
    pub(super) fn draw(info: &TableInfo, seat: Seat) -> Self {
        let known = Self::find(&info.table);
        known.filter(|known| known.seat == seat && known.commitment == info.commitment).unwrap_or_else(|| {
            Self {
                table: info.table.clone(),
                commitment: info.commitment.clone(),
                seat,
                contribution: random(),
                terms: None,
                saw: None,
            }
        })
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

    /// Nothing of it is kept any more.
    pub(crate) fn forget(table: &str) {
        store::forget_note(&format!("{WITNESSED}{table}"));
    }

    /// Takes over how things stand now, after this was heard before, each with the entries of the table's log.
    pub(super) fn hear(before: Option<(u64, &TableInfo)>, now: (u64, &TableInfo)) {
        let Some(mut seen) = Self::find(&now.1.table) else { return };
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
            added: self.contribution().map(|contribution| (self.seat, contribution)),
            terms: self.terms.clone(),
            undos: self.saw.clone().unwrap_or_default(),
        }
    }
}
