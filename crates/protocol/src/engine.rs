//! What is said to an engine, a program that plays by lines of JSON, and what it answers (`docs/engine-protocol.md`).

use game::{Seat, Seats};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::{Unsound, Wire, from_json};

/// The version of the protocol of engines that this program speaks.
pub const ENGINE_VERSION: u64 = 1;

/// What an engine is told besides games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EngineNotice {
    /// The first message, which the engine answers with its own hello.
    Hello {
        /// The version of the protocol.
        protocol: u64,
        /// The program that speaks, with its version.
        program: String,
    },
    /// The last message: the engine is to end.
    Quit,
}

/// What an engine is told and asked about its game.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(bound = "G: crate::schema::Described"))]
#[serde(tag = "type", rename_all = "snake_case", bound = "")]
pub enum EngineMessage<G: Wire> {
    /// A game begins, or begins anew because a choice was taken back.
    #[serde(rename = "new game")]
    NewGame {
        /// The name of the game.
        #[cfg_attr(feature = "schema", schemars(schema_with = "crate::schema::games_of::<G>"))]
        game: String,
        /// The version of the rules.
        rules: u32,
        /// The seat of the engine.
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        /// The names of the players, in seat order.
        players: Vec<String>,
        /// For random numbers of the engine's own.
        seed: u64,
    },
    /// The engine is to choose.
    Choose {
        /// The number of the question, which the answer repeats.
        id: u64,
        /// How many milliseconds the engine has.
        time_ms: u64,
        /// What has happened since the last message.
        news: Vec<G::WireStep>,
        /// What the seat sees.
        view: G::WireView,
        /// Every legal choice as it is written in a record.
        choices: Vec<String>,
    },
    /// The game has ended.
    #[serde(rename = "game over")]
    GameOver {
        /// What has happened since the last message.
        news: Vec<G::WireStep>,
        /// Why the game ended, in English.
        reason: String,
        /// The points, in seat order.
        totals: Vec<i32>,
        /// Who won; several in a tie.
        #[serde(with = "crate::SeatNumbers")]
        winners: Seats,
    },
}

/// What an engine answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EngineAnswer {
    /// The answer to the hello.
    Hello {
        /// The version of the protocol that the engine speaks.
        #[cfg_attr(feature = "schema", schemars(with = "u64"))]
        #[serde(default, deserialize_with = "lenient")]
        protocol: Option<u64>,
        /// What the engine is called.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// The answer to a question.
    Choice {
        /// The number of the question.
        #[cfg_attr(feature = "schema", schemars(with = "u64"))]
        #[serde(default, deserialize_with = "lenient")]
        id: Option<u64>,
        /// The place of the choice in the list of the question, counted from 0.
        #[cfg_attr(feature = "schema", schemars(with = "u64"))]
        #[serde(default, deserialize_with = "lenient")]
        choice: Option<u64>,
    },
}

impl EngineNotice {
    /// The message as a line of JSON, without its end.
    pub fn to_json(&self) -> String {
        sorted(self)
    }
}

impl<G: Wire> EngineMessage<G> {
    /// The message as a line of JSON, without its end.
    pub fn to_json(&self) -> String {
        sorted(self)
    }
}

impl EngineAnswer {
    /// Reads a line of an engine.
    ///
    /// A field that says something else than it should is read as if it were not there, so that whoever asked can say
    /// what is wrong with the answer. Of a field that stands there twice the last one counts.
    pub fn from_json(line: &str) -> Result<Self, Unsound> {
        // Nothing but an object: what is derived also reads lists.
        let fields: Map<String, Value> = from_json(line)?;
        Self::deserialize(Value::Object(fields)).map_err(Unsound::new)
    }
}

/// A message with its fields in alphabetical order, as engines have always got them.
fn sorted(message: &impl Serialize) -> String {
    // As with all messages, nothing in it can fail to be written.
    serde_json::to_value(message).unwrap_or_default().to_string()
}

/// What a field says, or nothing where it says something else.
fn lenient<'de, T: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Value::deserialize(deserializer).map(|value| T::deserialize(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_leniently() {
        let choice = |id, choice| Ok(EngineAnswer::Choice { id, choice });
        for (line, answer) in [
            (r#"{"type":"choice","id":3,"choice":0}"#, choice(Some(3), Some(0))),
            (r#"{"choice":1,"id":3,"type":"choice","mood":"good"}"#, choice(Some(3), Some(1))),
            (r#"{"type":"choice","id":3,"choice":-1}"#, choice(Some(3), None)),
            (r#"{"type":"choice","id":"3","choice":0.0}"#, choice(None, None)),
            (r#"{"type":"choice","id":2,"id":3,"choice":0}"#, choice(Some(3), Some(0))),
            (
                r#"{"type":"hello","protocol":1,"name":7}"#,
                Ok(EngineAnswer::Hello { protocol: Some(1), name: None }),
            ),
        ] {
            assert_eq!(EngineAnswer::from_json(line), answer, "{line}");
        }
        for line in
            ["", "r5", "[1,2]", r#"["choice",3,0]"#, r#"{"id":3,"choice":0}"#, r#"{"type":"chatter"}"#]
        {
            assert!(EngineAnswer::from_json(line).is_err(), "{line}");
        }
    }

    #[test]
    fn fields_are_in_alphabetical_order() {
        let hello = EngineNotice::Hello { protocol: ENGINE_VERSION, program: "rowlock 0.1.0".to_owned() };
        assert_eq!(hello.to_json(), r#"{"program":"rowlock 0.1.0","protocol":1,"type":"hello"}"#);
        assert_eq!(EngineNotice::Quit.to_json(), r#"{"type":"quit"}"#);
    }
}
