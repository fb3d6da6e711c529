use game::Notation;
use qwirkle::Qwirkle;
use qwixx::Qwixx;

use crate::{InJson, Json, Refused, Unsound, Update};

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

impl TableMessage {
    /// The message as JSON.
    pub fn to_json(&self) -> String {
        match self {
            Self::Update(update) => update.to_text(),
            Self::Refused(reason) => Json::of_type("refused").with("reason", reason).to_string(),
        }
    }

    /// The message that was written as JSON, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, Unsound> {
        let json = Json::parse(text)?;
        match json.kind()? {
            "update" => AnyUpdate::read(&json).map(Self::Update),
            "refused" => json.field("reason").map(Self::Refused),
            kind => Err(Unsound::new(format_args!("there is no message {kind:?}"))),
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
}

impl InJson for AnyUpdate {
    fn json(&self) -> Json {
        match self {
            Self::Qwixx(update) => update.json(),
            Self::Qwirkle(update) => update.json(),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let game: String = json.field("game")?;
        if Qwixx::GAMES.contains(&game.as_str()) {
            Update::read(json).map(Self::Qwixx)
        } else if Qwirkle::GAMES.contains(&game.as_str()) {
            Update::read(json).map(Self::Qwirkle)
        } else {
            Err(Unsound::new(format_args!("there is no game {game:?}")))
        }
    }
}
