use crate::{AnyUpdate, InJson, Json, ServerMessage, TableInfo, Unsound, changed, changes};

/// The state that one end of a connection knows the other one to have.
#[derive(Clone, PartialEq, Debug)]
pub struct KnownState {
    /// The number of the state.
    pub number: u64,
    /// All of the state.
    whole: Json,
}

impl KnownState {
    /// The state of this number.
    pub fn new(seq: u64, number: u64, table: TableInfo, update: Option<AnyUpdate>) -> Self {
        Self { number, whole: ServerMessage::State { seq, number, table, update }.json() }
    }

    /// The state as a message to whoever knows this other state, or none yet.
    pub fn text_after(&self, before: Option<&Self>) -> String {
        let Some(before) = before else { return self.whole.to_string() };
        let head = Json::of_type("state")
            .with("seq", self.whole.get("seq").clone())
            .with("number", &self.number)
            .with("after", &before.number);
        let parts = ["table", "update"];
        let changed = parts.iter().filter_map(|&part| {
            changes(before.whole.get(part), self.whole.get(part)).map(|changes| (part, changes))
        });
        changed.fold(head, |text, (part, changes)| text.with(part, changes)).to_string()
    }

    /// All of the state.
    pub const fn whole(&self) -> &Json {
        &self.whole
    }
}

/// Reads the messages of a connection: states that say only what is new are put together.
#[derive(Debug, Default)]
pub struct MessageReader {
    known: Option<KnownState>,
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
        self.known = Some(KnownState { number, whole });
        Ok(Reading::Message(message))
    }

    /// The state that was put together last.
    pub fn known(&self) -> Option<&KnownState> {
        self.known.as_ref()
    }
}
