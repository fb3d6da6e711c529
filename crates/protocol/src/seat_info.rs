use serde::{Deserialize, Serialize};

/// Who sits on a seat, as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// What they are called.
    pub name: String,
    /// Who or what chooses there.
    pub player: PlayerKind,
}

/// Who or what chooses on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Somebody who chooses in their own time.
    Person,
    /// A bot of this name.
    Bot(String),
}
