//! `rowlock load` as people meet it.
#![cfg(unix)]
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::mpsc;

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
    let mut kill = Command::new("kill");
    assert!(kill.args(["-INT", &process.id().to_string()]).status().unwrap().success());
    let output = process.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("3 games left before their end") && text.contains("broken promises: 0"), "{text}");
}
