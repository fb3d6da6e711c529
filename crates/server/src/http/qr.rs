//! Links as pictures that a phone can read.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::{Code, QrRequest, Refused};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use super::App;
use super::answer::{Answer, Problem, body, read};

/// The longest text that is drawn.
const MOST_CHARACTERS: usize = 400;

/// Draws a text as a QR code. The text is a secret: it is neither kept nor logged.
#[utoipa::path(
    post, path = "/api/qr", tag = "tables", request_body = QrRequest,
    responses(
        (status = 200, description = "the picture", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "the request cannot be understood", body = Refused),
        (status = 403, description = "from a page of another site", body = Refused),
        (status = 408, description = "the body did not come in time", body = Refused),
        (status = 413, description = "the request is too large", body = Refused),
        (status = 415, description = "the request is not JSON", body = Refused),
        (status = 429, description = "too many requests", body = Refused,
            headers(("retry-after" = u32, description = "after how many seconds to come again")))
    )
)]
pub(super) async fn draw(State(app): State<App>, headers: HeaderMap, bytes: Body) -> Result<Answer, Problem> {
    let QrRequest { text } = read(&app, &headers, bytes).await?;
    let unreadable =
        || Refused::new(Code::Unreadable, format_args!("text: expected 1 to {MOST_CHARACTERS} characters"));
    if text.is_empty() || text.chars().count() > MOST_CHARACTERS {
        return Err(unreadable().into());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| unreadable())?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(body(StatusCode::OK, "image/svg+xml", picture))
}
