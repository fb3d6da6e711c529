use std::env;
use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use clap::Args;
use tokio::runtime::Builder;

use super::answer::answer;
use super::file::File;
use crate::failure::Failure;

/// Where the app is, unless something else is there already.
const PORT: u16 = 7117;
/// How many ports are tried, from that one on.
const TRIES: u16 = 100;

/// Play in the browser: serve the app on this machine and open it.
///
/// Only this machine can reach it. The games and their bots run in the browser, and once it was there the app
/// works without this server too.
#[derive(Args, Clone, Default, Debug)]
#[command(after_help = "\
Example:
  rowlock                       the same as 'rowlock serve'
  rowlock serve --port 8000     on this port and no other
  rowlock serve --no-open       only print the address")]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any free one. If left out, 7117 or the next one that is free.
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Do not open the browser.
    #[arg(long)]
    no_open: bool,
}

/// `rowlock serve`: until somebody stops it.
pub(crate) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let files = super::app()?;
    let listener = listen(args.port)?;
    let address = format!("http://{}/", listener.local_addr()?);
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = tokio::spawn(answer_all(listener, files));
        writeln!(io::stdout(), "Rowlock is at {address} in your browser; Ctrl-C ends it.")?;
        if !args.no_open && has_desktop() {
            // Whoever has no browser that opens by itself has the address.
            let _ = open::that_detached(&address);
        }
        tokio::signal::ctrl_c().await?;
        server.abort();
        Ok(())
    })
}

/// Answers whoever comes, for good.
async fn answer_all(listener: TcpListener, files: &'static [File]) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let handler = move |method: Method, uri: Uri, headers: HeaderMap| async move {
        answer(files, &method, uri.path(), &headers)
    };
    axum::serve(listener, Router::new().fallback(handler)).await
}

/// The port that was asked for, or the first free one.
fn listen(port: Option<u16>) -> Result<TcpListener, Failure> {
    let bind = |port| TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
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
        let listener = listen(Some(0)).unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(answer_all(listener, FILES)).unwrap();
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
        let taken = listen(Some(0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let Err(Failure::BadInput(reason)) = listen(Some(port)) else { panic!("two on one port") };
        assert!(reason.starts_with(&format!("cannot serve on port {port}: another program uses it")));
    }
}
