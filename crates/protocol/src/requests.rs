//! What is asked of a server besides the messages of a connection, and what it answers.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{TableInfo, Token};

/// A table that somebody wants to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// 128 random bits of the client: who asks twice with the same key gets the same table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub key: Token,
    /// The name of a game.
    #[cfg_attr(feature = "openapi", schema(schema_with = game_names))]
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::schema::all_games"))]
    pub game: String,
    /// Who may sit where: `person`, or a bot.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>, min_items = 1, max_items = 8))]
    pub seats: Vec<String>,
    /// Whether strangers see the table in the list, may look, and may sit down.
    pub listed: bool,
    /// Seconds for each choice, 10 to 86400; nothing without a clock.
    #[cfg_attr(feature = "openapi", schema(minimum = 10, maximum = 86_400))]
    #[serde(default, deserialize_with = "crate::seconds::read")]
    pub clock: Option<u32>,
    /// After how many seconds of waiting for somebody who is not there a bot may sit in; a day if left out.
    #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 2_592_000))]
    #[serde(default, deserialize_with = "crate::seconds::read")]
    pub away: Option<u32>,
}

/// The names of all games, as a description of the API lists them.
#[cfg(feature = "openapi")]
fn game_names() -> utoipa::openapi::schema::Object {
    use game::Notation;
    let names = qwixx::Qwixx::GAMES.iter().chain(qwirkle::Qwirkle::GAMES);
    utoipa::openapi::schema::ObjectBuilder::new()
        .schema_type(utoipa::openapi::schema::Type::String)
        .enum_values(Some(names.copied()))
        .description(Some("The name of a game."))
        .build()
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MadeTable {
    /// The name of the table.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{20}$"))]
    pub table: String,
    /// What the server publishes of its secret, before anybody adds anything to it.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: String,
    /// What lets people sit down: one for each seat for a person.
    pub invites: Vec<Invite>,
    /// What lets somebody look.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub watch: Token,
}

/// What lets somebody sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invite {
    /// Where.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[serde(with = "crate::SeatNumber")]
    pub seat: Seat,
    /// The token.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub token: Token,
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// What they want to be called.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 20))]
    pub name: String,
    /// 128 random bits of the client, which open the seat from now on.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub secret: Token,
    /// The seal of what the client's device adds to chance; the contribution itself follows once all are sealed.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub seal: String,
}

/// The tables that strangers may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableList {
    /// The latest first.
    pub tables: Vec<TableInfo>,
}

/// A text that somebody wants to carry to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QrRequest {
    /// The text, 400 characters at most.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 400))]
    pub text: String,
}
