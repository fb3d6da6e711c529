//! For whoever watches over the server.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, Refused};

use super::answer::{Answer, Problem, body};
use super::{App, Asker};

/// The process answers.
pub(super) async fn is_alive() -> Answer {
    body(StatusCode::OK, "text/plain; charset=utf-8", "alive\n")
}

/// Something can be stored, and the server is not about to end; if not, why.
pub(super) async fn is_ready(State(app): State<App>) -> Result<Answer, Problem> {
    if *app.hub.stopping().borrow() {
        return Err(crate::error::unavailable().into());
    }
    app.hub.store().check().await.map_err(|trouble| Refused::new(Code::Unavailable, trouble))?;
    Ok(body(StatusCode::OK, "text/plain; charset=utf-8", "ready\n"))
}

/// What is counted, for Prometheus on this machine: others need not know how busy the server is.
pub(super) async fn measure(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
) -> Result<Answer, Problem> {
    if !asker.is_local {
        let reason = Refused::new(Code::Forbidden, "figures are only told to this machine itself");
        return Err(reason.into());
    }
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &app.registry)
        .map_err(|_| crate::error::unavailable())?;
    Ok(body(StatusCode::OK, "application/openmetrics-text; version=1.0.0; charset=utf-8", text))
}
