use axum::body::{Body, HttpBody, to_bytes};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use protocol::{Code, Refused, Token, from_json, to_json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;
use crate::limits::TooMuch;

/// The longest body that is read.
const MOST_BYTES: usize = 8192;

pub(super) type Answer = Response<Body>;

/// An answer with a body of this type.
pub(super) fn body(status: StatusCode, kind: &'static str, body: impl Into<Body>) -> Answer {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

pub(super) fn json(status: StatusCode, value: &impl Serialize) -> Answer {
    body(status, "application/json", to_json(value))
}

/// Why something is not done.
#[derive(Debug)]
pub(super) struct Problem {
    status: StatusCode,
    reason: Refused,
    /// After how many seconds it may be tried again.
    again: Option<u64>,
}

impl Problem {
    /// A reason under a status of its own.
    pub(super) const fn new(status: StatusCode, reason: Refused) -> Self {
        Self { status, reason, again: None }
    }
}

impl From<Refused> for Problem {
    fn from(reason: Refused) -> Self {
        let again = matches!(reason.code, Code::TooMany | Code::Unavailable).then_some(1);
        Self { status: crate::error::status(reason.code), reason, again }
    }
}

impl From<TooMuch> for Problem {
    fn from(too_much: TooMuch) -> Self {
        Self { again: Some(too_much.seconds), ..too_much.reason.into() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Answer {
        let mut answer = json(self.status, &self.reason);
        if let Some(seconds) = self.again {
            answer.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        answer
    }
}

/// What a body of JSON says, or what is wrong with it.
pub(super) async fn read<T: DeserializeOwned>(
    app: &App,
    headers: &HeaderMap,
    body: Body,
) -> Result<T, Problem> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        // Another site cannot send this type without asking first, and nobody answers that it may.
        let reason = Refused::new(Code::Unreadable, "the body has to be of the type application/json");
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, reason));
    }
    let too_large = || Refused::new(Code::TooLarge, format_args!("a body has at most {MOST_BYTES} bytes"));
    if body.size_hint().lower() > MOST_BYTES as u64 {
        return Err(too_large().into());
    }
    let unreadable = |reason: String| Refused::new(Code::Unreadable, reason);
    let Ok(bytes) = timeout(app.patience.body, to_bytes(body, MOST_BYTES)).await else {
        let reason = unreadable("the body did not come in time".to_owned());
        return Err(Problem::new(StatusCode::REQUEST_TIMEOUT, reason));
    };
    let bytes = bytes.map_err(|_| too_large())?;
    let text = std::str::from_utf8(&bytes).map_err(|error| unreadable(error.to_string()))?;
    Ok(from_json::<T>(text).map_err(|error| unreadable(error.to_string()))?)
}

/// The token that comes with a request, if any.
pub(super) fn token(headers: &HeaderMap) -> Result<Option<Token>, Refused> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    token.trim().parse().map(Some).map_err(|_| {
        Refused::new(Code::Forbidden, "expected 'Authorization: Bearer' and a token of 32 hexadecimal digits")
    })
}
