use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use load::Address;

use crate::ports;
use crate::programs::succeed;

const PROGRAM: &str = env!("CARGO_BIN_EXE_rowlock");
/// A server that has not found out how it is after this time will not do so any more.
const PATIENCE: Duration = Duration::from_mins(1);
/// What would lead a server elsewhere.
const VARIABLES: [&str; 2] = ["DATABASE_URL", "NATS_URL"];

/// The real program as a server, on a port that stays the same when it is started again.
#[derive(Debug)]
pub(crate) struct Server {
    port: u16,
    /// The program, and the words before it that start it in another way than usual.
    words: Vec<String>,
    options: Vec<String>,
    environment: Vec<(&'static str, String)>,
    log: PathBuf,
    process: Option<Child>,
}

impl Server {
    /// A server that keeps what it has to keep in this folder, if nothing in the environment says otherwise.
    pub(crate) fn start(folder: &Path, environment: &[(&'static str, String)]) -> Self {
        Self::start_by(&[PROGRAM], folder, environment)
    }

    /// The same, started by these words.
    pub(crate) fn start_by(words: &[&str], folder: &Path, environment: &[(&'static str, String)]) -> Self {
        let port = ports::free();
        let log = folder.join(format!("server-{port}.log"));
        File::create(&log).unwrap();
        let words = words.iter().map(ToString::to_string).collect();
        let mut options = vec!["--port".to_owned(), port.to_string()];
        if environment.iter().all(|(name, _)| *name != "DATABASE_URL") {
            options.extend(["--data".to_owned(), folder.join("data").to_str().unwrap().to_owned()]);
        }
        let mut server = Self { port, options, environment: environment.to_vec(), log, process: None, words };
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
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).args(["serve", "--no-open", "--no-limits"]).args(&self.options);
        for name in VARIABLES {
            command.env_remove(name);
        }
        let log = File::options().append(true).open(&self.log).unwrap();
        command.envs(self.environment.iter().cloned());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
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

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    /// Asks whether it is ready until it says so, or until it says that it is not: the status and the words.
    pub(crate) fn when_ready_is(&self, is_ready: bool) -> (u16, String) {
        let begun = Instant::now();
        loop {
            let (status, words) = self.ready();
            if (status == 200) == is_ready {
                return (status, words);
            }
            assert!(begun.elapsed() < PATIENCE, "it does not change its mind any more: {words}");
            // It finds out anew every two seconds, and has other things to do.
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn ready(&self) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let request = "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.unwrap_or_else(|| panic!("{answer}")), answer)
    }
}

/// What the program says when it cannot serve in this environment.
pub(crate) fn refused_start(environment: &[(&'static str, String)]) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--no-open", "--port", "0"]);
    for name in VARIABLES {
        command.env_remove(name);
    }
    let output = command.envs(environment.iter().cloned()).stdin(Stdio::null()).output().unwrap();
    assert!(!output.status.success(), "it started all the same");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
