use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use load::Address;

use crate::ports;
use crate::programs::succeed;

/// The real program as a server, on a port that stays the same when it is started again.
#[derive(Debug)]
pub(crate) struct Server {
    port: u16,
    options: Vec<String>,
    environment: Vec<(&'static str, String)>,
    log: File,
    process: Option<Child>,
}

impl Server {
    /// A server that keeps what it has to keep in this folder, if nothing in the environment says otherwise.
    pub(crate) fn start(folder: &Path, environment: &[(&'static str, String)]) -> Self {
        let port = ports::free();
        let log = File::create(folder.join(format!("server-{port}.log"))).unwrap();
        let mut options = vec!["--port".to_owned(), port.to_string()];
        if environment.iter().all(|(name, _)| *name != "DATABASE_URL") {
            options.extend(["--data".to_owned(), folder.join("data").to_str().unwrap().to_owned()]);
        }
        let mut server = Self { port, options, environment: environment.to_vec(), log, process: None };
        server.restart();
        server
    }

    pub(crate) fn address(&self) -> Address {
        Address::local(self.port)
    }

    /// Kills it without a warning.
    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// Stops it where it is, until it goes on.
    pub(crate) fn pause(&self) {
        self.signal("STOP");
    }

    /// Lets it go on.
    pub(crate) fn go_on(&self) {
        self.signal("CONT");
    }

    fn signal(&self, name: &str) {
        let process = self.process.as_ref().unwrap().id().to_string();
        succeed(Command::new("kill").args(["-s", name, &process]));
    }

    /// Starts it, again if need be, and waits until it says where it is.
    pub(crate) fn restart(&mut self) {
        self.kill();
        let mut command = Command::new(env!("CARGO_BIN_EXE_rowlock"));
        command.args(["serve", "--no-open", "--no-limits"]).args(&self.options);
        command.env_remove("DATABASE_URL").env_remove("NATS_URL").envs(self.environment.iter().cloned());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(self.log.try_clone().unwrap());
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let is_there = lines.by_ref().map_while(Result::ok).any(|line| line.contains("http://"));
        self.process = Some(process);
        assert!(is_there, "the server does not start; its log says why");
        std::thread::spawn(move || lines.for_each(drop));
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
