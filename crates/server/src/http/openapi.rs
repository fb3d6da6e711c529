//! The description of the API, made from the code.

use std::sync::LazyLock;

use axum::http::StatusCode;
use bots::BotName;
use host::{GameKind, has_bot};
use serde_json::{Value, json};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::answer::{Answer, body};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rowlock",
        description = "Tables of Qwixx, Qwixx Longo and Qwirkle. Making, listing, joining and reading tables is \
                       here; playing is a WebSocket at /api/ws, whose messages docs/server-protocol.md describes. \
                       Every answer has the version of the protocol in the header Rowlock-Protocol; a request may \
                       carry it, too, and is refused if it is another one."
    ),
    paths(
        super::tables::list,
        super::tables::make,
        super::tables::look,
        super::tables::record,
        super::tables::sit_down,
        super::qr::draw
    ),
    modifiers(&Tokens)
)]
struct Api;

/// Invitations, seats and looks are opened by tokens.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

static DESCRIPTION: LazyLock<String> = LazyLock::new(|| {
    let mut api = serde_json::to_value(Api::openapi()).unwrap_or_default();
    for (place, more) in more() {
        add(&mut api, place, more);
    }
    api.to_string()
});

/// What no name has in it: controls, commas, `#`, and what nobody sees.
macro_rules! hidden {
    () => {
        "\\x00-\\x1f#,\\x7f-\\x9f\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\
         \u{2028}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{fe00}-\u{fe0f}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\
         \u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}"
    };
}

/// A name has a letter or a digit in it.
const NAME: &str = concat!("^[^", hidden!(), "]*[\\p{L}\\p{N}][^", hidden!(), "]*$");

/// What the macros have no words for, and where it belongs.
fn more() -> Vec<(&'static str, Value)> {
    let closed = json!({ "additionalProperties": false });
    let who = |has: &dyn Fn(BotName) -> bool| -> Vec<&str> {
        let bots = BotName::ALL.into_iter().filter(|bot| has(*bot)).map(BotName::name);
        std::iter::once("person").chain(bots).collect()
    };
    let players = |kinds: &[GameKind]| {
        let seats = kinds.first().map(|kind| kind.seats()).unwrap_or(1..=1);
        let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
        let who = who(&|bot| kinds.iter().all(|kind| has_bot(*kind, bot)));
        let seats = json!({ "minItems": seats.start(), "maxItems": seats.end(), "items": { "enum": who } });
        json!({ "properties": { "game": { "enum": names }, "seats": seats } })
    };
    let (sheets, others): (Vec<GameKind>, Vec<GameKind>) =
        GameKind::ALL.into_iter().partition(|kind| matches!(kind, GameKind::Qwixx(_)));
    let of_table = json!({ "table": "$response.body#/table" });
    let seat = json!({ "table": "$response.body#/table", "seat": "$response.body#/invites/0/seat" });
    let links = json!({ "links": {
        "look": { "operationId": "look", "parameters": of_table },
        "record": { "operationId": "record", "parameters": of_table },
        "sit_down": { "operationId": "sit_down", "parameters": seat }
    } });
    vec![
        ("/info", json!({ "x-protocol": protocol::VERSION })),
        ("/components/schemas/NewTableRequest", closed.clone()),
        ("/components/schemas/SitDown", closed.clone()),
        ("/components/schemas/QrRequest", closed),
        ("/components/schemas/NewTableRequest", json!({ "oneOf": [players(&sheets), players(&others)] })),
        (
            "/components/schemas/NewTableRequest/properties/seats",
            json!({ "items": { "type": "string", "enum": who(&|_| true) }, "contains": { "const": "person" } }),
        ),
        ("/components/schemas/SitDown/properties/name", json!({ "pattern": NAME })),
        ("/paths/~1api~1tables/post/responses/201", links),
    ]
}

/// Adds fields to an object somewhere in the description.
fn add(api: &mut Value, place: &str, more: Value) {
    if let (Some(Value::Object(object)), Value::Object(more)) = (api.pointer_mut(place), more) {
        object.extend(more);
    }
}

pub(super) async fn describe() -> Answer {
    body(StatusCode::OK, "application/json", DESCRIPTION.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_described() {
        let description = &*DESCRIPTION;
        assert!(description.contains(r#""openapi":"3.1.0""#), "{description}");
        for path in ["/api/tables", "/api/tables/{table}", "/api/tables/{table}/record", "/api/qr"] {
            assert!(description.contains(&format!("\"{path}\"")), "{path}");
        }
        for name in ["NewTableRequest", "MadeTable", "SitDown", "TableInfo", "Refused", "TableList"] {
            assert!(description.contains(&format!("\"{name}\":{{")), "{name}");
        }
    }

    #[test]
    fn what_is_added_has_its_place() {
        let mut api = serde_json::to_value(Api::openapi()).unwrap();
        for (place, more) in more() {
            assert!(api.pointer(place).is_some_and(Value::is_object), "{place}");
            add(&mut api, place, more);
        }
    }
}
