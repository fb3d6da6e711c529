//! Takes connections in.

use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::sync::Arc;
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
use super::patient::Patient;
use crate::hub::stopped;
use crate::limits::Connected;

/// What whoever comes when there is no room any more is told.
const FULL: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 10\r\n\
    connection: close\r\ncontent-length: 74\r\n\r\n\
    {\"code\":\"too_many\",\"message\":\"there are too many connections; come later\"}";
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
        take_in(stream, peer, &app, router.clone(), under_way.clone());
    }
    drop(under_way);
    if tokio::time::timeout(FAREWELL, ended.recv()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    Ok(())
}

/// Something that is to be finished before the server ends, and that counts until then: it is when all copies
/// are dropped, also those of a connection that has become a WebSocket.
#[derive(Clone, Debug)]
#[expect(dead_code, reason = "it is only kept")]
pub(super) struct UnderWay(mpsc::Sender<()>, Arc<Connected>);

fn take_in(stream: TcpStream, peer: SocketAddr, app: &App, router: Router, under_way: mpsc::Sender<()>) {
    // A proxy in front brings everybody from one address: there, guests are counted when they come.
    let counted =
        if app.doors.behind_proxy { app.limits.passed_on() } else { app.limits.connection(peer.ip()) };
    let Some(counted) = counted else {
        app.hub.metrics().limited.inc();
        // It goes into the empty buffer of the connection at once, or nowhere.
        _ = stream.into_std().and_then(|mut stream| stream.write_all(FULL));
        return;
    };
    let under_way = UnderWay(under_way, Arc::new(counted));
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
        .header_read_timeout(app.patience.head)
        .max_buf_size(16 * 1024)
        .serve_connection(
            TokioIo::new(Patient::new(stream, app.patience.taking)),
            TowerToHyperService::new(service),
        )
        .with_upgrades();
    let mut stopping = app.hub.stopping();
    tokio::spawn(async move {
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
