//! Takes connections in.

use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::mpsc;

use super::App;
use crate::hub::stopped;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// How long what is under way may take when the server ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// Answers whoever comes until the server is to end, and then finishes what is under way.
pub(crate) async fn listen(listener: TcpListener, app: App, router: Router) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let (under_way, mut ended) = mpsc::channel(1);
    let mut stopping = app.hub.stopping();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Mostly too many open files: it gets better when somebody leaves.
                    tracing::warn!(%error, "a connection was not taken in");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = stopped(&mut stopping) => break,
        };
        take_in(stream, peer, &app, router.clone(), UnderWay(under_way.clone()));
    }
    drop(under_way);
    if tokio::time::timeout(FAREWELL, ended.recv()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    Ok(())
}

/// Something that is to be finished before the server ends; it is when all copies are dropped.
#[derive(Clone, Debug)]
pub(super) struct UnderWay(#[expect(dead_code, reason = "it is only kept")] mpsc::Sender<()>);

fn take_in(stream: TcpStream, peer: SocketAddr, app: &App, router: Router, under_way: UnderWay) {
    // A proxy in front brings everybody from one address: there, requests and tables are counted instead.
    let counted = (!app.doors.behind_proxy).then(|| app.limits.connection(peer.ip()));
    if matches!(counted, Some(None)) {
        app.hub.metrics().limited.inc();
        return;
    }
    // Small messages go out at once.
    _ = stream.set_nodelay(true);
    let service = tower::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(under_way.clone());
        let mut router = router.clone();
        tower::Service::call(&mut router, request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut stopping = app.hub.stopping();
    tokio::spawn(async move {
        let _counted = counted;
        let mut connection = pin!(connection);
        // Clients break off all the time, so that what comes of it does not matter.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopped(&mut stopping) => {
                connection.as_mut().graceful_shutdown();
                _ = connection.await;
            }
        }
    });
}
