use crate::{InJson, Json, Unsound};

/// Who sits on a seat, as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// What they are called.
    pub name: String,
    /// Who or what chooses there.
    pub player: PlayerKind,
}

crate::fields_in_json!(SeatInfo { name, player });

/// Who or what chooses on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Somebody who chooses in their own time.
    Person,
    /// A bot of this name.
    Bot(String),
}

impl InJson for PlayerKind {
    fn json(&self) -> Json {
        match self {
            Self::Person => "person".into(),
            Self::Bot(name) => Json::object().with("bot", name),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        if json.text() == Ok("person") { Ok(Self::Person) } else { json.field("bot").map(Self::Bot) }
    }
}
