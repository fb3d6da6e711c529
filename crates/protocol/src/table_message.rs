use game::Notation;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde::{Deserialize, Serialize};

use crate::wire::json;
use crate::{Refused, Unsound, Update};

/// What a table tells a client.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "messages come one at a time and are taken apart at once")]
pub enum TableMessage {
    /// How things stand.
    Update(AnyUpdate),
    /// Why it did not do what the client wanted.
    Refused(Refused),
}

/// An update of a table of any of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyUpdate {
    /// Qwixx or Longo: the rules of the view say which.
    Qwixx(Update<Qwixx>),
    /// Qwirkle.
    Qwirkle(Update<Qwirkle>),
}

/// What says how to read the rest of a message.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Head {
    Update { game: String },
    Refused { reason: Refused },
}

/// A refusal as it is written.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tail<'a> {
    Refused { reason: &'a Refused },
}

impl TableMessage {
    /// The message as JSON.
    pub fn to_json(&self) -> String {
        match self {
            Self::Update(AnyUpdate::Qwixx(update)) => update.to_json(),
            Self::Update(AnyUpdate::Qwirkle(update)) => update.to_json(),
            Self::Refused(reason) => json(&Tail::Refused { reason }),
        }
    }

    /// The message that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        match serde_json::from_str(text).map_err(Unsound::new)? {
            Head::Refused { reason } => Ok(Self::Refused(reason)),
            Head::Update { game } => AnyUpdate::of_game(&game, text).map(Self::Update),
        }
    }
}

impl AnyUpdate {
    /// The update that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        match TableMessage::from_json(text)? {
            TableMessage::Update(update) => Ok(update),
            TableMessage::Refused(_) => Err(Unsound::new("expected an update, found a refusal")),
        }
    }

    fn of_game(game: &str, text: &str) -> Result<Self, Unsound> {
        if Qwixx::GAMES.contains(&game) {
            Update::from_json(text).map(Self::Qwixx)
        } else if Qwirkle::GAMES.contains(&game) {
            Update::from_json(text).map(Self::Qwirkle)
        } else {
            Err(Unsound::new(format_args!("there is no game {game:?}")))
        }
    }
}
