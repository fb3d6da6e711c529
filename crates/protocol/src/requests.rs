//! What is asked of a server besides the messages of a connection, and what it answers.

use game::Seat;

use crate::{InJson, Json, TableInfo, Token, Unsound};

/// A table that somebody wants to make.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTableRequest {
    /// 128 random bits of the client: who asks twice with the same key gets the same table.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub key: Token,
    /// The name of a game.
    #[cfg_attr(feature = "schema", schema(schema_with = game_names))]
    pub game: String,
    /// Who may sit where: `person`, or a bot.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>, min_items = 1, max_items = 8))]
    pub seats: Vec<String>,
    /// Whether strangers see the table in the list, may look, and may sit down.
    pub listed: bool,
    /// Seconds for each choice, 10 to 86400; nothing without a clock.
    #[cfg_attr(feature = "schema", schema(minimum = 10, maximum = 86_400))]
    pub clock: Option<u32>,
    /// After how many seconds of waiting for somebody who is not there a bot may sit in; a day if left out.
    #[cfg_attr(feature = "schema", schema(minimum = 30, maximum = 2_592_000))]
    pub away: Option<u32>,
}

/// The names of all games, as a description of the API lists them.
#[cfg(feature = "schema")]
fn game_names() -> utoipa::openapi::schema::Object {
    use game::Notation;
    let names = qwixx::Qwixx::GAMES.iter().chain(qwirkle::Qwirkle::GAMES);
    utoipa::openapi::schema::ObjectBuilder::new()
        .schema_type(utoipa::openapi::schema::Type::String)
        .enum_values(Some(names.copied()))
        .description(Some("The name of a game."))
        .build()
}

impl InJson for NewTableRequest {
    fn json(&self) -> Json {
        Json::object()
            .with("key", &self.key)
            .with("game", &self.game)
            .with("seats", &self.seats)
            .with("listed", &self.listed)
            .with("clock", &self.clock)
            .with("away", &self.away)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        json.has_only(&["key", "game", "seats", "listed", "clock", "away"])?;
        Ok(Self {
            key: json.field("key")?,
            game: json.field("game")?,
            seats: json.field("seats")?,
            listed: json.field("listed")?,
            clock: json.field("clock")?,
            away: json.field("away")?,
        })
    }
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MadeTable {
    /// The name of the table.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{20}$"))]
    pub table: String,
    /// What the server publishes of its secret, before anybody adds anything to it.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: String,
    /// What lets people sit down: one for each seat for a person.
    pub invites: Vec<Invite>,
    /// What lets somebody look.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub watch: Token,
}

/// What lets somebody sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invite {
    /// Where.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// The token.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub token: Token,
}

crate::fields_in_json!(Invite { seat, token });
crate::fields_in_json!(MadeTable { table, commitment, invites, watch });

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SitDown {
    /// What they want to be called.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 20))]
    pub name: String,
    /// 128 random bits of the client, which open the seat from now on.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{32}$"))]
    pub secret: Token,
    /// The seal of what the client's device adds to chance; the contribution itself follows once all are sealed.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub seal: String,
}

impl InJson for SitDown {
    fn json(&self) -> Json {
        Json::object().with("name", &self.name).with("secret", &self.secret).with("seal", &self.seal)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        json.has_only(&["name", "secret", "seal"])?;
        Ok(Self { name: json.field("name")?, secret: json.field("secret")?, seal: json.field("seal")? })
    }
}

/// The tables that strangers may see.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The latest first.
    pub tables: Vec<TableInfo>,
}

crate::fields_in_json!(TableList { tables });

/// A text that somebody wants to carry to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QrRequest {
    /// The text, 400 characters at most.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 400))]
    pub text: String,
}

impl InJson for QrRequest {
    fn json(&self) -> Json {
        Json::object().with("text", &self.text)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        json.has_only(&["text"])?;
        Ok(Self { text: json.field("text")? })
    }
}
