//! The names of games, and what is named after them.

use game::Notation;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use schemars::{Schema, SchemaGenerator, json_schema};

/// The name of any game.
pub(crate) fn all_games(_: &mut SchemaGenerator) -> Schema {
    let names = [Qwixx::GAMES, Qwirkle::GAMES].concat();
    json_schema!({ "type": "string", "enum": names })
}

/// The name of a game that is played by the rules of `G`.
pub(crate) fn games_of<G: Notation>(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": (G::GAMES) })
}

/// What the update of a game is called in schemas.
pub(crate) fn update_name<G: Notation>() -> String {
    let mut letters = G::GAMES.first().copied().unwrap_or_default().chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain("Update".chars()).collect()
}
