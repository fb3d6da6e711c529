//! The description of the API, made from the code.

use std::sync::LazyLock;

use axum::http::StatusCode;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::answer::{Answer, body};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rowlock",
        description = "Tables of Qwixx, Qwixx Longo and Qwirkle. Making, listing, joining and reading tables is \
                       here; playing is a WebSocket at /api/ws, whose messages docs/server-protocol.md describes."
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

static DESCRIPTION: LazyLock<String> = LazyLock::new(|| Api::openapi().to_json().unwrap_or_default());

pub(super) async fn describe() -> Answer {
    body(StatusCode::OK, "application/json", DESCRIPTION.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_described() {
        let description = &*DESCRIPTION;
        assert!(description.starts_with(r#"{"openapi":"3.1.0""#), "{description}");
        for path in ["/api/tables", "/api/tables/{table}", "/api/tables/{table}/record", "/api/qr"] {
            assert!(description.contains(&format!("\"{path}\"")), "{path}");
        }
        for name in ["NewTableRequest", "MadeTable", "SitDown", "TableInfo", "Refused", "TableList"] {
            assert!(description.contains(&format!("\"{name}\":{{")), "{name}");
        }
    }
}
