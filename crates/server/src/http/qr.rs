//! Links as pictures that a phone can read.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use protocol::{Code, QrRequest, Refused};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use super::answer::{Answer, Problem, body, read};

/// The longest text that is drawn.
const MOST_BYTES: usize = 400;

/// Draws a text as a QR code. The text is a secret: it is neither kept nor logged.
#[utoipa::path(
    post, path = "/api/qr", tag = "tables", request_body = QrRequest,
    responses(
        (status = 200, description = "the picture", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "the request cannot be understood", body = Refused),
        (status = 403, description = "from a page of another site", body = Refused),
        (status = 413, description = "the request is too large", body = Refused),
        (status = 415, description = "the request is not JSON", body = Refused),
        (status = 429, description = "too many requests", body = Refused)
    )
)]
pub(super) async fn draw(headers: HeaderMap, bytes: Body) -> Result<Answer, Problem> {
    let QrRequest { text } = read(&headers, bytes).await?;
    let unreadable =
        || Refused::new(Code::Unreadable, format_args!("text: expected 1 to {MOST_BYTES} bytes"));
    if text.is_empty() || text.len() > MOST_BYTES {
        return Err(unreadable().into());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| unreadable())?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(body(StatusCode::OK, "image/svg+xml", picture))
}
