use std::sync::Arc;

use crate::{AnyUpdate, InJson, Json, ServerMessage, Unsound, changed, changes};

/// A state as a server keeps it for those whom it was sent to.
#[derive(Clone, PartialEq, Debug)]
pub struct KnownState {
    /// The number of the state.
    pub number: u64,
    seq: u64,
    /// What does not change with every choice is shared between states.
    table: Arc<Json>,
    update: Json,
}

impl KnownState {
    /// The state of this number, with what everybody may know besides the game, as it is written.
    pub fn new(seq: u64, number: u64, table: Arc<Json>, update: Option<&AnyUpdate>) -> Self {
        Self { number, seq, table, update: update.map_or(Json::Null, AnyUpdate::json) }
    }

    /// The state as a message to whoever knows this other state, or none yet.
    pub fn text_after(&self, before: Option<&Self>) -> String {
        let mut json = Json::of_type("state").with("seq", &self.seq).with("number", &self.number);
        let Some(before) = before else {
            return json.with("table", (*self.table).clone()).with("update", self.update.clone()).to_string();
        };
        json = json.with("after", &before.number);
        if !Arc::ptr_eq(&before.table, &self.table)
            && let Some(table) = changes(&before.table, &self.table)
        {
            json = json.with("table", table);
        }
        if let Some(update) = changes(&before.update, &self.update) {
            json = json.with("update", update);
        }
        json.to_string()
    }
}

/// Reads the messages of a connection: states that say only what is new are put together.
#[derive(Debug, Default)]
pub struct MessageReader {
    known: Option<Known>,
}

/// The state that was put together last.
#[derive(Debug)]
struct Known {
    number: u64,
    whole: Json,
}

/// What came of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "messages come one at a time and are taken apart at once")]
pub enum Reading {
    /// The message; states are whole.
    Message(ServerMessage),
    /// A state that says what is new since one that did not come: a greeting brings all of it.
    Missed,
    /// A state that is older than the one that is known.
    Late,
}

impl MessageReader {
    /// Reads the next message of the connection.
    pub fn read(&mut self, text: &str) -> Result<Reading, Unsound> {
        let json = Json::parse(text)?;
        if json.kind()? != "state" {
            return ServerMessage::read(&json).map(Reading::Message);
        }
        let number: u64 = json.field("number")?;
        let whole = match json.field::<Option<u64>>("after")? {
            None => json,
            Some(after) => match self.known.take_if(|known| known.number == after) {
                Some(known) => changed(known.whole, json),
                None if self.known.as_ref().is_some_and(|known| number <= known.number) => {
                    return Ok(Reading::Late);
                }
                None => return Ok(Reading::Missed),
            },
        };
        // What cannot be read is not gone on from.
        let message = ServerMessage::read(&whole)?;
        self.known = Some(Known { number, whole });
        Ok(Reading::Message(message))
    }

    /// All of the state that was put together last.
    pub fn whole(&self) -> Option<&Json> {
        self.known.as_ref().map(|known| &known.whole)
    }
}
