use std::fmt::Write;
use std::sync::Arc;

use crate::changes::{changed, write_changes};
use crate::{InJson, Json, ServerMessage, TableInfo, Unsound};

/// How many bytes a state of a game between two has, and what is new in one.
const USUAL_STATE: usize = 1536;
const USUAL_CHANGES: usize = 512;

/// A state as a server keeps it for those whom it was sent to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownState {
    /// The number of the state.
    pub number: u64,
    seq: u64,
    /// What does not change with every choice is shared between states.
    table: Arc<str>,
    /// States that differ in the other part alone share the game.
    update: Arc<str>,
}

impl KnownState {
    /// The state of this number, with what everybody may know besides the game, and the game, as they are written.
    pub const fn new(seq: u64, number: u64, table: Arc<str>, update: Arc<str>) -> Self {
        Self { number, seq, table, update }
    }

    /// The state as a message to whoever knows this other state, or none yet.
    pub fn text_after(&self, before: Option<&Self>) -> String {
        let (seq, number) = (self.seq, self.number);
        let mut text = String::with_capacity(if before.is_some() { USUAL_CHANGES } else { USUAL_STATE });
        // Writing into a text does not fail.
        _ = write!(text, r#"{{"type":"state","seq":{seq},"number":{number}"#);
        match before {
            None => _ = write!(text, r#","table":{},"update":{}"#, self.table, self.update),
            Some(before) => {
                _ = write!(text, r#","after":{}"#, before.number);
                if !Arc::ptr_eq(&before.table, &self.table) {
                    write_new(&mut text, r#","table":"#, &before.table, &self.table);
                }
                write_new(&mut text, r#","update":"#, &before.update, &self.update);
            }
        }
        text.push('}');
        text
    }
}

/// Writes a field with what is new in it, if anything is.
fn write_new(text: &mut String, name: &str, before: &str, now: &str) {
    let end = text.len();
    text.push_str(name);
    if !write_changes(before, now, text) {
        text.truncate(end);
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
    table: Json,
    /// What `table` says.
    info: Arc<TableInfo>,
    update: Json,
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
        let (seq, number) = (json.field("seq")?, json.field("number")?);
        // What cannot be read is not gone on from: the known state is taken, and put back if all is well.
        let known = match json.field::<Option<u64>>("after")? {
            None => None,
            Some(after) => match self.known.take_if(|known| known.number == after) {
                Some(known) => Some(known),
                None if self.known.as_ref().is_some_and(|known| number <= known.number) => {
                    return Ok(Reading::Late);
                }
                None => return Ok(Reading::Missed),
            },
        };
        let known = Known::after(known, number, json)?;
        let message =
            ServerMessage::state(seq, number, Arc::clone(&known.info), known.update.read_as("update")?)?;
        self.known = Some(known);
        Ok(Reading::Message(message))
    }

    /// The two parts of the state that was put together last, as they were written: what everybody may know besides
    /// the game, and the game.
    pub fn parts(&self) -> Option<[&Json; 2]> {
        self.known.as_ref().map(|known| [&known.table, &known.update])
    }
}

impl Known {
    /// What is known once a message has come that says all, or what is new since.
    fn after(known: Option<Self>, number: u64, mut message: Json) -> Result<Self, Unsound> {
        let (table, update) = (message.take("table"), message.take("update"));
        let Some(known) = known else {
            let (table, update) = (table.unwrap_or(Json::Null), update.unwrap_or(Json::Null));
            let info = Arc::new(table.read_as("table")?);
            return Ok(Self { number, table, info, update });
        };
        let (table, info) = match table {
            None => (known.table, known.info),
            Some(changes) => {
                let table = changed(known.table, changes);
                let info = Arc::new(table.read_as("table")?);
                (table, info)
            }
        };
        let update = match update {
            None => known.update,
            Some(changes) => changed(known.update, changes),
        };
        Ok(Self { number, table, info, update })
    }
}
