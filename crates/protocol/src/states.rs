use std::fmt::Write;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::changes::{change, write_changes};
use crate::head::Head;
use crate::tree::Tree;
use crate::{AnyUpdate, ServerMessage, TableInfo, Unsound, from_json};

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
    table: Value,
    /// What `table` says.
    info: Arc<TableInfo>,
    update: Value,
}

/// A state as it is sent: all of it, or what is new since another one.
#[derive(Deserialize)]
struct WireState {
    seq: u64,
    number: u64,
    after: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    table: Option<Tree>,
    #[serde(default, deserialize_with = "present")]
    update: Option<Tree>,
}

/// A field that is there, even if it says `null`.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Tree>, D::Error> {
    Tree::deserialize(deserializer).map(Some)
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
        if from_json::<Head<'_>>(text)?.kind != "state" {
            return from_json(text).map(Reading::Message);
        }
        let WireState { seq, number, after, table, update } = from_json(text)?;
        // What cannot be read is not gone on from: the known state is taken, and put back if all is well.
        let known = match after {
            None => None,
            Some(after) => match self.known.take_if(|known| known.number == after) {
                Some(known) => Some(known),
                None if self.known.as_ref().is_some_and(|known| number <= known.number) => {
                    return Ok(Reading::Late);
                }
                None => return Ok(Reading::Missed),
            },
        };
        let known = Known::after(known, number, table, update)?;
        let update = Some(&known.update).filter(|update| !update.is_null()).map(AnyUpdate::of_tree);
        let update = update.transpose().map_err(|unsound| unsound.within("update"))?;
        let message = ServerMessage::state(seq, number, Arc::clone(&known.info), update)?;
        self.known = Some(known);
        Ok(Reading::Message(message))
    }

    /// The two parts of the state that was put together last, as they were written: what everybody may know besides
    /// the game, and the game.
    pub fn parts(&self) -> Option<[&Value; 2]> {
        self.known.as_ref().map(|known| [&known.table, &known.update])
    }
}

impl Known {
    /// What is known once a message has come that says all, or what is new since.
    fn after(
        known: Option<Self>,
        number: u64,
        table: Option<Tree>,
        update: Option<Tree>,
    ) -> Result<Self, Unsound> {
        let Some(mut known) = known else {
            let (table, update) = (table.unwrap_or_default().0, update.unwrap_or_default().0);
            let info = info_in(&table)?;
            return Ok(Self { number, table, info, update });
        };
        known.number = number;
        if let Some(Tree(changes)) = table {
            change(&mut known.table, changes);
            known.info = info_in(&known.table)?;
        }
        if let Some(Tree(changes)) = update {
            change(&mut known.update, changes);
        }
        Ok(known)
    }
}

fn info_in(table: &Value) -> Result<Arc<TableInfo>, Unsound> {
    let info = <TableInfo as Deserialize>::deserialize(table);
    info.map(Arc::new).map_err(|error| Unsound::new(error).within("table"))
}
