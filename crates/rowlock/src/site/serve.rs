use std::env;
use std::fs::{File as Lock, TryLockError};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};

use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use bots::Knowledge;
use clap::{Args, ValueEnum};
use server::{Config, Doors, Place, Server, own_file, own_folder};
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;

use super::answer::answer;
use super::file::File;
use crate::failure::Failure;

/// Where the app is, unless something else is there already.
const PORT: u16 = 7117;
/// How many ports are tried, from that one on.
const TRIES: u16 = 100;
/// As many files as the server has connections at most.
#[cfg(unix)]
const ENOUGH_FILES: u64 = 20_000;
/// What says how much is logged, in the words of `tracing`: `info`, `server=debug`.
const LOG: &str = "ROWLOCK_LOG";

/// Play in the browser: serve the app and tables for people on several devices.
///
/// Games on one device run in the browser alone. Tables for several devices are kept here, every move on disk
/// before anybody is told of it. Without --listen only this machine can reach the server.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Environment:
  DATABASE_URL   postgres://USER:PASSWORD@HOST/NAME keeps tables in PostgreSQL instead of a folder
  NATS_URL       nats://HOST:4222 connects servers that share a database
  ROWLOCK_LOG    how much is logged: error, warn, info or debug

Examples:
  rowlock                                     the same as 'rowlock serve'
  rowlock serve --port 8000 --no-open         on this port and no other; only print the address
  rowlock serve --listen 0.0.0.0              for everybody in the same network
  rowlock serve --host play.example.org --behind-proxy --log json --no-open
                                              behind a web server that speaks HTTPS; see docs/operations.md")]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any free one. If left out, 7117 or the next one that is free.
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// The address to listen on: 127.0.0.1 for this machine, 0.0.0.0 for everybody who can reach it.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,

    /// The folder in which tables are kept. If left out, 'rowlock' in the folder for data of programs.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// A name by which the server may be asked for, besides addresses, localhost and names in .local.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,

    /// A web server stands in front and says in X-Forwarded-For who asks.
    #[arg(long)]
    behind_proxy: bool,

    /// No limits for how much one address may ask: for measurements only.
    #[arg(long)]
    no_limits: bool,

    /// How the log is written.
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,

    /// Do not open the browser.
    #[arg(long)]
    no_open: bool,
}

impl Default for ServeArgs {
    fn default() -> Self {
        Self {
            port: None,
            listen: Ipv4Addr::LOCALHOST.into(),
            data: None,
            host: Vec::new(),
            behind_proxy: false,
            no_limits: false,
            log: LogForm::Text,
            no_open: false,
        }
    }
}

/// How the log is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum LogForm {
    /// For people.
    Text,
    /// One object a line, for programs.
    Json,
}

/// `rowlock serve`: until somebody stops it.
pub(crate) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    start_log(args.log);
    #[cfg(unix)]
    raise_open_files();
    let (place, lock) = place(args.data.as_deref())?;
    let listener = listen(args.listen, args.port)?;
    let config = Config {
        place,
        nats: env::var("NATS_URL").ok().filter(|url| !url.is_empty()),
        doors: Doors { hosts: args.host.clone(), behind_proxy: args.behind_proxy },
        is_limited: !args.no_limits,
        knowledge: Knowledge::built_in(),
    };
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| Failure::BadInput(error.to_string()))?;
        greet(args, &listener)?;
        server.run(listener, app_router(super::APP), end_asked()).await?;
        Ok::<_, Failure>(())
    })?;
    drop(lock);
    Ok(())
}

/// Every connection is an open file: takes as many as the system allows, and says if these are few.
#[cfg(unix)]
fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    // None stands for no limit.
    let allowed = if raised.is_ok() { maximum } else { current };
    if let Some(allowed) = allowed.filter(|allowed| *allowed < ENOUGH_FILES) {
        tracing::warn!(
            allowed,
            enough = ENOUGH_FILES,
            "few files may be open at once, and every connection is one: raise LimitNOFILE or 'ulimit -Hn'"
        );
    }
}

/// Says where the server is, and shows it.
fn greet(args: &ServeArgs, listener: &TcpListener) -> Result<(), Failure> {
    let address = listener.local_addr()?;
    let own = if address.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()))
    } else {
        address
    };
    let own = format!("http://{own}/");
    let mut out = io::stdout();
    writeln!(out, "Rowlock is at {own} in your browser; Ctrl-C ends it.")?;
    if let Some(ip) = address.ip().is_unspecified().then(address_in_network).flatten() {
        writeln!(
            out,
            "Others in your network find it at http://{}/",
            SocketAddr::from((ip, address.port()))
        )?;
    }
    if super::app().is_err() {
        writeln!(io::stderr(), "This rowlock was built without the browser app: only its API is there.")?;
    } else if !args.no_open && has_desktop() {
        // Whoever has no browser that opens by itself has the address.
        let _ = open::that_detached(&own);
    }
    Ok(())
}

/// The address by which others in the same network reach this machine. Nothing is sent to find it.
fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Where tables are kept, and what keeps other servers away from there.
fn place(data: Option<&Path>) -> Result<(Place, Option<Lock>), Failure> {
    if let Some(url) = env::var("DATABASE_URL").ok().filter(|url| !url.is_empty()) {
        if data.is_some() {
            let reason = "DATABASE_URL is set, so tables are kept there: leave out --data, or unset it";
            return Err(Failure::BadInput(reason.into()));
        }
        return Ok((Place::Postgres(url), None));
    }
    let folder = match data {
        Some(folder) => folder.to_owned(),
        None => {
            usual_folder().ok_or_else(|| Failure::BadInput("there is no home folder: say --data".into()))?
        }
    };
    let unusable = |error: &io::Error| Failure::BadInput(format!("cannot use {}: {error}", folder.display()));
    own_folder(&folder).map_err(|error| unusable(&error))?;
    let lock = own_file(&folder.join("lock")).map_err(|error| unusable(&error))?;
    match lock.try_lock() {
        Ok(()) => Ok((Place::Folder(folder), Some(lock))),
        Err(TryLockError::WouldBlock) => Err(Failure::BadInput(format!(
            "another rowlock keeps its tables in {}: end it, or name another folder with --data",
            folder.display()
        ))),
        Err(TryLockError::Error(error)) => Err(unusable(&error)),
    }
}

/// The folder for data of programs, as systems have it.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME").map(|home| home.join(".local").join("share"));
    let base = folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA")).or_else(home)?;
    Some(base.join("rowlock"))
}

fn start_log(form: LogForm) {
    let usual = if form == LogForm::Json { "info" } else { "warn" };
    let filter = EnvFilter::try_from_env(LOG).unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // It fails only if there is a log already, as in tests.
    _ = match form {
        LogForm::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().try_init(),
    };
}

/// Waits until somebody wants the server to end.
async fn end_asked() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals nothing ends the server but the system.
    _ = tokio::signal::ctrl_c().await;
}

/// Answers with the files of the app.
fn app_router(files: &'static [File]) -> Router {
    let handler = move |method: Method, uri: Uri, headers: HeaderMap| async move {
        answer(files, &method, uri.path(), &headers)
    };
    Router::new().fallback(handler)
}

/// The port that was asked for, or the first free one.
fn listen(address: IpAddr, port: Option<u16>) -> Result<TcpListener, Failure> {
    let bind = |port| TcpListener::bind(SocketAddr::from((address, port)));
    if let Some(port) = port {
        return bind(port).map_err(|error| unusable(port, &error));
    }
    let mut last = None;
    for port in PORT..PORT + TRIES {
        match bind(port) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => last = Some(error),
            Err(error) => return Err(unusable(port, &error)),
            Ok(listener) => return Ok(listener),
        }
    }
    Err(last.map_or(Failure::Reported, |error| unusable(PORT + TRIES - 1, &error)))
}

fn unusable(port: u16, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        ErrorKind::AddrInUse => "another program uses it".into(),
        ErrorKind::PermissionDenied => "you have no right to use it".into(),
        _ => error.to_string(),
    };
    Failure::BadInput(format!(
        "cannot serve on port {port}: {reason}; without --port the first free port is taken"
    ))
}

/// Whether a browser can open on a screen here.
fn has_desktop() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let always = cfg!(any(target_os = "macos", windows));
    if always { !is_set("SSH_CONNECTION") } else { is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpStream;
    use std::thread;

    use super::*;

    static FILES: &[File] = &[
        File { path: "index.html", bytes: b"<html>", brotli: None, gzip: None },
        File { path: "app-0123456789.js", bytes: b"script", brotli: Some(b"br"), gzip: Some(b"zip") },
    ];

    /// A server that lives as long as the tests do.
    fn server() -> SocketAddr {
        let listener = listen(Ipv4Addr::LOCALHOST.into(), Some(0)).unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            let folder = format!("rowlock-serve-{}-{}", std::process::id(), address.port());
            let place = Place::Folder(env::temp_dir().join(folder));
            let config = Config {
                place,
                nats: None,
                doors: Doors::default(),
                is_limited: true,
                knowledge: Knowledge::none(),
            };
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::start(config).await.unwrap();
                server.run(listener, app_router(FILES), std::future::pending()).await.unwrap();
            });
        });
        address
    }

    fn ask(address: SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "{request}\r\nConnection: close\r\n\r\n").unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        response
    }

    #[test]
    fn the_app_comes_over_the_wire() {
        let address = server();
        let page = ask(address, &format!("GET / HTTP/1.1\r\nHost: {address}"));
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.ends_with("\r\n\r\n<html>"), "{page}");
        assert!(page.contains("\r\ncontent-length: 6\r\n"), "{page}");
        let script = "GET /app-0123456789.js?x HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nAccept-Encoding: br";
        let script = ask(address, script);
        assert!(
            script.contains("\r\ncontent-encoding: br\r\n") && script.ends_with("\r\n\r\nbr"),
            "{script}"
        );
    }

    #[test]
    fn only_the_head_comes_if_only_that_is_asked_for() {
        let address = server();
        let head = ask(address, "HEAD / HTTP/1.1\r\nHost: localhost");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(head.contains("\r\ncontent-length: 6\r\n"), "{head}");
    }

    #[test]
    fn strangers_are_refused_over_the_wire() {
        let address = server();
        assert!(ask(address, "GET / HTTP/1.1\r\nHost: evil.example").starts_with("HTTP/1.1 403 "));
        assert!(ask(address, "POST / HTTP/1.1\r\nHost: localhost").starts_with("HTTP/1.1 405 "));
        assert!(ask(address, "GET /%2e%2e/x HTTP/1.1\r\nHost: localhost").starts_with("HTTP/1.1 404 "));
    }

    #[test]
    fn a_port_in_use_is_named() {
        let taken = listen(Ipv4Addr::LOCALHOST.into(), Some(0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let Err(Failure::BadInput(reason)) = listen(Ipv4Addr::LOCALHOST.into(), Some(port)) else {
            panic!("two on one port")
        };
        assert!(reason.starts_with(&format!("cannot serve on port {port}: another program uses it")));
    }
}
