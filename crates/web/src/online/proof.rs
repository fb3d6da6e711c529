//! What the record of a game proves to the person of this device.

use host::{Consents, Doubt, Objection, SeenUndos, Unproven, Verified, Witness, verify};
use tell::Texts;

use super::my_table::MyTable;
use super::witness::Witnessed;
use crate::store;

/// What came of working out all chance of a game again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Proof {
    /// The secret is not known before the end.
    NotYet,
    Proven(Verified),
    /// All chance follows, and this device cannot tell whether it is that of its game.
    Unsure(Verified, Doubt),
    /// This device saw something else.
    Other(Objection),
    Unproven(Unproven),
}

impl Proof {
    /// What the record that is kept of a game proves, by what this device saw.
    pub(crate) fn of(table: &str) -> Self {
        let record = store::game(table).map(|kept| kept.record);
        Self::to(record.as_deref(), witness(table).as_ref())
    }

    fn to(record: Option<&str>, seen: Option<&Witness>) -> Self {
        let verified = match record.map(verify) {
            None => return Self::NotYet,
            Some(Err(unproven)) => return Self::Unproven(unproven),
            Some(Ok(verified)) => verified,
        };
        let doubt = |seen: &Witness| seen.doubt(&verified);
        match seen.and_then(|seen| seen.objection(&verified)) {
            Some(objection) => Self::Other(objection),
            None => match seen.map_or_else(|| Doubt::without_witness(&verified), doubt) {
                Some(doubt) => Self::Unsure(verified, doubt),
                None => Self::Proven(verified),
            },
        }
    }

    /// The name in the page, for tests.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::NotYet => "not-yet",
            Self::Proven(_) => "proven",
            Self::Unsure(..) => "unsure",
            Self::Other(_) | Self::Unproven(_) => "unproven",
        }
    }

    /// In words; whether this device has added something.
    pub(crate) fn words(&self, is_mine: bool, texts: &Texts) -> String {
        match self {
            Self::NotYet => tell::say!(texts, "fair-not-yet"),
            Self::Proven(verified) => proven(verified, is_mine, texts),
            Self::Unsure(verified, doubt) => {
                let unsure = tell::say!(texts, "fair-unsure", why = reason(*doubt));
                format!("{} {unsure}", proven(verified, is_mine, texts))
            }
            Self::Other(objection) => tell::say!(texts, "fair-other", what = name(*objection)),
            Self::Unproven(reason) => tell::say!(texts, "fair-unproven", reason = reason.to_string()),
        }
    }

    /// What is said at the table when its game is over, if the record is not that of this game.
    pub(super) fn warning(&self, texts: &Texts) -> Option<String> {
        matches!(self, Self::Other(_) | Self::Unproven(_))
            .then(|| tell::say!(texts, "fair-warning", reason = self.words(false, texts)))
    }
}

/// What this device saw of a game: all of it where it played, the fingerprint where it looked.
pub(crate) fn witness(table: &str) -> Option<Witness> {
    let looked = || {
        let mine = MyTable::find(table).filter(|mine| !mine.commitment.is_empty())?;
        Some(Witness {
            table: table.to_owned(),
            commitment: mine.commitment,
            is_seated: mine.seat.is_some(),
            added: None,
            terms: None,
            undos: SeenUndos::default(),
            consents: Consents::default(),
        })
    };
    Witnessed::find(table).map(|seen| seen.as_witness()).or_else(looked)
}

const fn name(objection: Objection) -> &'static str {
    match objection {
        Objection::Table => "table",
        Objection::Commitment => "commitment",
        Objection::Contribution => "contribution",
        Objection::Terms => "terms",
        Objection::Undos { .. } | Objection::Undo(_) => "undos",
        Objection::Unagreed(_) => "unagreed",
        Objection::Chance(_) => "chance",
    }
}

const fn reason(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Elsewhere => "elsewhere",
        Doubt::Undo(_) => "undos",
    }
}

fn proven(verified: &Verified, is_mine: bool, texts: &Texts) -> String {
    let mut sentences = vec![
        tell::say!(texts, "fair-proven", count = verified.draws()),
        tell::say!(texts, "fair-people", count = verified.people()),
    ];
    if is_mine {
        sentences.push(tell::say!(texts, "fair-mine"));
    }
    if !verified.undone.is_empty() {
        sentences.push(tell::say!(texts, "fair-undone", count = verified.undone.len()));
    }
    sentences.join(" ")
}
