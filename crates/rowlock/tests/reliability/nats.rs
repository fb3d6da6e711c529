use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::ports;
use crate::programs::of_nats;

/// A NATS of the test's own.
#[derive(Debug)]
pub(crate) struct Nats {
    port: u16,
    process: Child,
}

impl Nats {
    pub(crate) fn start() -> Self {
        let port = ports::free();
        Self { port, process: process(port) }
    }

    /// What servers are told of it.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it and starts it again.
    pub(crate) fn restart(&mut self) {
        self.end();
        self.process = process(self.port);
    }

    fn end(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

/// Starts it and waits until it says that it is ready.
fn process(port: u16) -> Child {
    let mut command = Command::new(of_nats());
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    let mut process = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
    let is_ready = lines.by_ref().map_while(Result::ok).any(|line| line.contains("Server is ready"));
    assert!(is_ready, "nats-server does not start");
    // What it says later goes nowhere, and must not fill a pipe.
    std::thread::spawn(move || lines.for_each(drop));
    process
}
