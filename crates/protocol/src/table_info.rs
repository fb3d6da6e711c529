use game::{Seat, Seats};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Unsound;
use crate::unsound::require;

/// What everybody at a server's table may know besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableInfo"))]
// What is derived is not the reader itself, which also checks what was read.
#[serde(remote = "Self")]
pub struct TableInfo {
    /// The name of the table: 20 hexadecimal digits.
    pub table: String,
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::schema::all_games"))]
    pub game: String,
    /// How far things have come.
    pub stage: TableStage,
    /// On which seat the guest sits, counted from 1; nothing for who only looks.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    #[serde(default, with = "crate::OptionalSeat")]
    pub viewer: Option<Seat>,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatStatus>,
    /// Whether strangers see the table in the list, may look, and may sit down.
    pub listed: bool,
    /// How many seconds there are for each choice; nothing without a clock.
    pub clock: Option<u32>,
    /// How many milliseconds are left for what is awaited now.
    pub left: Option<u32>,
    /// After how many seconds of waiting for somebody who is not there the others may let a bot sit in.
    pub away: u32,
    /// What somebody asks to undo.
    pub undo: Option<Undo>,
    /// How often choices were undone.
    pub undone: u64,
    /// What the server published of its secret: 64 hexadecimal digits.
    pub commitment: String,
    /// What each person's device has sealed, in seat order: 64 hexadecimal digits.
    pub seals: Vec<Option<String>>,
    /// What each person's device added, in seat order, once all have sealed theirs: 32 hexadecimal digits.
    pub contributions: Vec<Option<String>>,
    /// The secret, once nobody can profit from it.
    pub secret: Option<String>,
    /// The table at which the same people play again.
    pub next: Option<String>,
}

/// How far things at a table have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Seats are open, or devices have yet to add to chance.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// Everybody has left, or nobody came.
    Closed,
}

/// Who sits on a seat of a server's table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatStatus {
    /// What they are called; nothing while the seat is open.
    pub name: Option<String>,
    /// Whether a person, a bot or nobody has the seat.
    pub kind: SeatKind,
    /// The bot that chooses there now, also in place of a person.
    pub bot: Option<String>,
    /// Whether the person is connected.
    pub here: bool,
    /// Whether the others may let a bot sit in now.
    pub replaceable: bool,
    /// Whether the person has left for good.
    pub left: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Somebody asks to undo a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undo {
    /// Who asks.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[serde(with = "crate::SeatNumber")]
    pub seat: Seat,
    /// Who has agreed, with who asks.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    #[serde(with = "crate::SeatNumbers")]
    pub agreed: Seats,
    /// Which step of the log is undone, counted from 0, with everything that came after it.
    pub choice: usize,
    /// How many steps of the log stay.
    pub to: usize,
    /// How many rolls, deals and draws are undone with it; others will come in their place.
    pub chances: usize,
    /// The number of the question, which answers name: another one whenever people are asked anew. Earlier servers do
    /// not say it.
    pub question: Option<u32>,
}

impl TableInfo {
    /// Whether the device of a seat is to show what it adds to chance: everybody sits, and all devices have sealed.
    pub fn awaits_contribution(&self, seat: Seat) -> bool {
        let is_open = |seat: &SeatStatus| seat.kind == SeatKind::Open;
        let has = |values: &[Option<String>]| values.get(seat.index()).is_some_and(Option::is_some);
        self.stage == TableStage::Gathering
            && !self.seats.iter().any(is_open)
            && has(&self.seals)
            && !has(&self.contributions)
    }

    /// Whether every seat that is named exists.
    fn check(&self) -> Result<(), Unsound> {
        let is_seat = |seat: Seat| seat.index() < self.seats.len();
        require(self.viewer.is_none_or(is_seat), "the viewer sits where there is no seat")?;
        let is_asked = |undo: &Undo| is_seat(undo.seat) && undo.agreed.into_iter().all(is_seat);
        require(self.undo.as_ref().is_none_or(is_asked), "somebody wants to undo where there is no seat")?;
        require(self.seals.len() == self.seats.len(), "there is not one seal for each seat")?;
        require(self.contributions.len() == self.seats.len(), "there is not one contribution for each seat")
    }
}

impl Serialize for TableInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for TableInfo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let info = Self::deserialize(deserializer)?;
        info.check().map_err(D::Error::custom)?;
        Ok(info)
    }
}
