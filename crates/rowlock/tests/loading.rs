//! `rowlock load` as people meet it.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{self, Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::io::copy_bidirectional;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{accept_async, client_async};

/// How a connection for messages begins.
const MESSAGES: &[u8] = b"GET /api/ws ";

/// Reads a request and says that nothing can be stored now.
fn refuse(mut stream: TcpStream) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
    while lines.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
    let body = r#"{"code":"unavailable","message":"the disk is full"}"#;
    let head = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close";
    // The client may be gone by now.
    let _ = write!(stream, "{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
}

#[test]
fn an_interrupt_ends_it_while_the_server_refuses_to_write() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (asked, was_asked) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            refuse(stream);
            let _ = asked.send(());
        }
    });
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(["load", "--tables", "3", "--url", &url]).stdin(Stdio::null()).stdout(Stdio::piped());
    let process = command.spawn().unwrap();
    was_asked.recv().unwrap();
    let output = interrupted(process);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("3 games left before their end") && text.contains("broken promises: 0"), "{text}");
}

/// What a program says that is interrupted.
fn interrupted(process: Child) -> Output {
    let mut kill = Command::new("kill");
    assert!(kill.args(["-INT", &process.id().to_string()]).status().unwrap().success());
    process.wait_with_output().unwrap()
}

/// A server that ends with the test.
struct Server(Child);

impl Server {
    /// A server on a free port, and the port.
    fn start(name: &str) -> (Self, u16) {
        let folder = env::temp_dir().join(format!("rowlock-loading-{name}-{}", process::id()));
        _ = fs::remove_dir_all(&folder);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
        command.args(["serve", "--no-limits", "--port", &port.to_string(), "--data"]).arg(folder);
        let (input, output) = (Stdio::null(), Stdio::null());
        let process = command.stdin(input).stdout(output).stderr(Stdio::null()).spawn().unwrap();
        let (server, start) = (Self(process), Instant::now());
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < Duration::from_mins(1), "the server does not listen");
            sleep(Duration::from_millis(50));
        }
        (server, port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// What stands behind a name in a message, up to the next comma or bracket, without quotes.
fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let rest = text.split_once(&format!("\"{name}\":"))?.1;
    Some(rest.split([',', '}']).next()?.trim_matches('"'))
}

/// Passes everything on to a server but choices: those are refused, as if nothing could be stored.
async fn refuse_choices(mut guest: tokio::net::TcpStream, server: u16, refused: mpsc::Sender<()>) {
    let mut begin = [0; MESSAGES.len()];
    while guest.peek(&mut begin).await.is_ok_and(|length| 0 < length && length < begin.len()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let Ok(mut there) = tokio::net::TcpStream::connect(("127.0.0.1", server)).await else { return };
    if begin != MESSAGES {
        _ = copy_bidirectional(&mut guest, &mut there).await;
        return;
    }
    let Ok(mut guest) = accept_async(guest).await else { return };
    let Ok((mut there, _)) = client_async(format!("ws://127.0.0.1:{server}/api/ws"), there).await else {
        return;
    };
    let mut seq = "0".to_owned();
    loop {
        let sent = tokio::select! {
            Some(Ok(message)) = guest.next() => match message.to_text().unwrap_or_default() {
                text if text.contains(r#""type":"choose""#) => {
                    let key = field(text, "key").unwrap();
                    let reason = r#"{"code":"unavailable","message":"the disk is full"}"#;
                    let answer = format!(r#"{{"type":"refused","seq":{seq},"key":"{key}","reason":{reason}}}"#);
                    _ = refused.send(());
                    guest.send(Message::text(answer)).await
                }
                _ => there.send(message).await,
            },
            Some(Ok(message)) = there.next() => {
                if let Some(now) = message.to_text().ok().and_then(|text| field(text, "seq")) {
                    now.clone_into(&mut seq);
                }
                guest.send(message).await
            }
            else => return,
        };
        if sent.is_err() {
            return;
        }
    }
}

#[test]
fn an_interrupt_ends_it_while_the_server_refuses_every_choice() {
    let (_server, port) = Server::start("refuses");
    let (refused, was_refused) = mpsc::channel();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    runtime.spawn(async move {
        while let Ok((guest, _)) = listener.accept().await {
            tokio::spawn(refuse_choices(guest, port, refused.clone()));
        }
    });
    let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
    command.args(["load", "--tables", "3", "--url", &url]).stdin(Stdio::null()).stdout(Stdio::piped());
    let process = command.spawn().unwrap();
    // Everybody has tried to choose, and some have tried again.
    for _ in 0..8 {
        was_refused.recv_timeout(Duration::from_mins(1)).expect("nobody chose");
    }
    let output = interrupted(process);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("3 games left before their end") && text.contains("broken promises: 0"), "{text}");
}
