//! The server's side of HTTP.

mod answer;
mod guard;
mod listen;
mod openapi;
mod patience;
mod patient;
mod qr;
mod tables;
mod watch_over;
mod ws;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post, put};
use prometheus_client::registry::Registry;
use protocol::{Code, Refused};

use self::answer::Problem;
pub(crate) use self::listen::listen;
pub use self::patience::Patience;
use crate::hub::Hub;
use crate::limits::Limits;

/// Whatever requests need.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) hub: Hub,
    pub(crate) limits: Limits,
    pub(crate) registry: Arc<Registry>,
    pub(crate) doors: Arc<Doors>,
    pub(crate) patience: Patience,
}

/// By which names the server may be asked for, and by whom.
#[derive(Clone, Default, Debug)]
pub struct Doors {
    /// Names of the server besides those that only mean this machine or its network, `play.example.org` or with
    /// a port.
    pub hosts: Vec<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
}

/// The address from which somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    pub(crate) address: IpAddr,
    /// Whether the request comes from this machine itself and was not passed on.
    pub(crate) is_local: bool,
}

/// All that is answered under `/api`, and what watches over the server; everything else is for `rest`.
pub(crate) fn router(app: &App, rest: Router) -> Router {
    let api = Router::new()
        .route("/api/tables", get(tables::list).post(tables::make))
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/seats/{seat}", put(tables::sit_down))
        .route("/api/qr", post(qr::draw))
        .route("/api/ws", get(ws::connect))
        .route("/api/openapi.json", get(openapi::describe))
        .route("/api/{*rest}", axum::routing::any(nothing_here))
        .route("/healthz", get(watch_over::is_alive))
        .route("/readyz", get(watch_over::is_ready))
        .route("/metrics", get(watch_over::measure))
        .method_not_allowed_fallback(wrong_method)
        .with_state(app.clone());
    api.merge(rest).layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
}

async fn nothing_here() -> Problem {
    Refused::new(Code::Unknown, "there is nothing here").into()
}

async fn wrong_method() -> Problem {
    Refused::new(Code::NotAllowed, "this is not done with this method").into()
}
