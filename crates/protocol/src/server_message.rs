use std::sync::Arc;

use game::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::unsound::require;
use crate::{AnyUpdate, Moment, Reaction, Refused, TableInfo, Token, Unsound, Update, Wire};

/// What a server sends to a guest. Everything carries the sequence number of the table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessage"))]
// What is derived is not the reader itself, which also checks what was read.
#[serde(remote = "Self", tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "messages come one at a time and are taken apart at once")]
pub enum ServerMessage {
    /// Which version of the protocol the server speaks: the first message on a connection.
    Welcome {
        /// 0: no table was named yet.
        seq: u64,
        /// The version.
        version: u32,
    },
    /// How things stand: all of it. [`crate::KnownState`] says only what is new of it.
    State {
        /// How many entries the log has.
        seq: u64,
        /// What the next state refers to it by.
        number: u64,
        /// Who is there, and what is asked.
        table: Arc<TableInfo>,
        /// The game as the guest may see it; nothing before it begins.
        update: Option<AnyUpdate>,
    },
    /// A command was fulfilled, and is kept for good.
    Done {
        /// How many entries the log has.
        seq: u64,
        /// Which command.
        key: Token,
    },
    /// Why a command was not fulfilled, or a message not understood. Nothing has changed.
    Refused {
        /// How many entries the log has; 0 before the table has let the guest in.
        seq: u64,
        /// Which command, if it was one.
        key: Option<Token>,
        /// Why.
        reason: Refused,
    },
    /// Somebody says something without words.
    Reaction {
        /// How many entries the log has.
        seq: u64,
        /// Who.
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// The answer to a ping.
    Pong {
        /// How many entries the log has.
        seq: u64,
        /// The moment of the game; nothing before it begins.
        at: Option<Moment>,
    },
}

impl ServerMessage {
    /// How things stand, if that is all of one table.
    pub(crate) fn state(
        seq: u64,
        number: u64,
        table: Arc<TableInfo>,
        update: Option<AnyUpdate>,
    ) -> Result<Self, Unsound> {
        let fits = update.as_ref().is_none_or(|update| is_of(update, &table));
        require(fits, "the update is of another table")?;
        Ok(Self::State { seq, number, table, update })
    }

    /// How many entries the table's log has.
    pub const fn seq(&self) -> u64 {
        match self {
            Self::Welcome { seq, .. }
            | Self::State { seq, .. }
            | Self::Done { seq, .. }
            | Self::Refused { seq, .. }
            | Self::Reaction { seq, .. }
            | Self::Pong { seq, .. } => *seq,
        }
    }
}

/// Whether an update can be of this table, for this guest.
fn is_of(update: &AnyUpdate, table: &TableInfo) -> bool {
    fn fits<G: Wire>(update: &Update<G>, table: &TableInfo) -> bool {
        G::game_of(&update.view) == table.game
            && update.viewer.seat() == table.viewer
            && update.seats.len() == table.seats.len()
    }
    match update {
        AnyUpdate::Qwixx(update) => fits(update, table),
        AnyUpdate::Qwirkle(update) => fits(update, table),
    }
}

impl Serialize for ServerMessage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for ServerMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Self::deserialize(deserializer)? {
            Self::State { seq, number, table, update } => {
                Self::state(seq, number, table, update).map_err(D::Error::custom)
            }
            message => Ok(message),
        }
    }
}
