use std::fmt;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use bots::Knowledge;

use crate::bus::Bus;
use crate::clock::Clock;
use crate::http::{self, App, Doors, Patience};
use crate::hub::Hub;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{Place, Store, StoreError};

/// How often addresses that have asked for nothing lately are forgotten.
const TIDY_EVERY: Duration = Duration::from_mins(1);

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where logs are kept.
    pub place: Place,
    /// The address of NATS, where several servers share a database.
    pub nats: Option<String>,
    /// By which names the server may be asked for.
    pub doors: Doors,
    /// Whether there are limits for each address; measurements want none.
    pub is_limited: bool,
    /// What bots know.
    pub knowledge: Knowledge,
}

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// The store cannot be opened.
    Store(StoreError),
    /// The address of NATS is none.
    Nats(async_nats::ConnectError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => write!(f, "the games cannot be kept: {error}"),
            Self::Nats(error) => write!(f, "NATS_URL cannot be used: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

/// A server that has opened its store.
#[derive(Debug)]
pub struct Server {
    app: App,
}

impl Server {
    /// Opens the store and finds the other servers.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let store = Store::open(&config.place).await.map_err(StartError::Store)?;
        let bus = Bus::open(config.nats.as_deref()).await.map_err(StartError::Nats)?;
        let (metrics, registry) = Metrics::new();
        let hub = Hub::new(store, bus, metrics, Clock::default(), config.knowledge);
        let app = App {
            hub,
            limits: Limits::new(config.is_limited),
            registry: Arc::new(registry),
            doors: Arc::new(config.doors),
            patience: Patience::default(),
        };
        Ok(Self { app })
    }

    /// The same server with another patience than the usual one.
    #[must_use]
    pub fn with_patience(mut self, patience: Patience) -> Self {
        self.app.patience = patience;
        self
    }

    /// Answers whoever comes until `end` is there, and then finishes what is under way. What is not the
    /// server's own goes to `rest`.
    pub async fn run(
        self,
        listener: TcpListener,
        rest: Router,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let Self { app } = self;
        let round = tokio::spawn(app.hub.clone().go_round());
        let bus = tokio::spawn(app.hub.bus().clone().listen(app.hub.clone()));
        let tidy = tokio::spawn(tidy(app.limits.clone()));
        let clock = tokio::spawn(app.hub.clock().clone().keep());
        let hub = app.hub.clone();
        tokio::spawn(async move {
            end.await;
            tracing::info!("the server ends");
            hub.stop();
        });
        let router = http::router(&app, rest);
        let hub = app.hub.clone();
        let served = http::listen(listener, app, router).await;
        for task in [round, bus, tidy, clock] {
            task.abort();
        }
        hub.store().close().await;
        served
    }
}

async fn tidy(limits: Limits) {
    let mut often = tokio::time::interval(TIDY_EVERY);
    loop {
        often.tick().await;
        limits.tidy();
    }
}
