use game::Notation;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::head::Head;
use crate::tree::Tree;
use crate::{Refused, Unsound, Update, from_json, to_json};

/// What a table tells a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "messages come one at a time and are taken apart at once")]
pub enum TableMessage {
    /// Why it did not do what the client wanted.
    Refused {
        /// Why.
        reason: Refused,
    },
    /// How things stand; an update has its type in it.
    #[serde(untagged)]
    Update(AnyUpdate),
}

/// An update of a table of any of the games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum AnyUpdate {
    /// Qwixx: the rules of the view say with which sheet.
    Qwixx(Update<Qwixx>),
    /// Qwirkle.
    Qwirkle(Update<Qwirkle>),
}

impl TableMessage {
    /// The message as JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// The message that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        #[derive(Deserialize)]
        struct Refusal {
            reason: Refused,
        }
        let head: Head<'_> = from_json(text)?;
        match &*head.kind {
            "update" => {
                let mut reader = serde_json::Deserializer::from_str(text);
                let update = AnyUpdate::of_game(head.game.as_deref(), &mut reader);
                update.map(Self::Update).map_err(Unsound::new)
            }
            "refused" => from_json(text).map(|Refusal { reason }| Self::Refused { reason }),
            kind => Err(Unsound::new(format_args!("there is no message {kind:?}"))),
        }
    }
}

impl AnyUpdate {
    /// How many steps the log has.
    pub fn steps(&self) -> usize {
        match self {
            Self::Qwixx(update) => update.from + update.told.len(),
            Self::Qwirkle(update) => update.from + update.told.len(),
        }
    }

    /// The update that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        match TableMessage::from_json(text)? {
            TableMessage::Update(update) => Ok(update),
            TableMessage::Refused { .. } => Err(Unsound::new("expected an update, found a refusal")),
        }
    }

    /// The update that a tree of JSON says.
    pub(crate) fn of_tree(tree: &Value) -> Result<Self, Unsound> {
        Self::of_game(tree.get("game").and_then(Value::as_str), tree).map_err(Unsound::new)
    }

    /// The update of the game of this name.
    fn of_game<'de, D: Deserializer<'de>>(game: Option<&str>, deserializer: D) -> Result<Self, D::Error> {
        match game {
            Some(game) if Qwixx::GAMES.contains(&game) => Update::deserialize(deserializer).map(Self::Qwixx),
            Some(game) if Qwirkle::GAMES.contains(&game) => {
                Update::deserialize(deserializer).map(Self::Qwirkle)
            }
            Some(game) => Err(D::Error::custom(format_args!("there is no game {game:?}"))),
            None => Err(D::Error::custom("the update is of no game")),
        }
    }
}

impl<'de> Deserialize<'de> for AnyUpdate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Which game it is may stand behind everything else.
        let tree = Tree::deserialize(deserializer)?;
        Self::of_tree(&tree.0).map_err(D::Error::custom)
    }
}
