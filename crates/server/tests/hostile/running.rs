//! A server that lives as long as a test, and what is asked of it.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use chance::{Contribution, Seal};
use protocol::{Code, MadeTable, NewTableRequest, Refused, SitDown, TableInfo, Token, from_json, to_json};
use server::{Config, Doors, Patience, Place, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::visitor::Visitor;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A token that was not used before in this test.
pub(crate) fn fresh() -> Token {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut bytes = [0xa5; 16];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Token::new(bytes)
}

/// A server on a port of its own, with a folder of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Drop for Running {
    fn drop(&mut self) {
        // What cannot be removed is in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Self {
            status: status.unwrap_or_else(|| panic!("no answer: {text:?}")),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    /// What stands in a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let value = |line: &'_ str| line.split_once(": ").is_some_and(|(n, _)| n.eq_ignore_ascii_case(name));
        let line = self.head.lines().find(|line| value(line))?;
        line.split_once(": ").map(|(_, value)| value)
    }

    /// The kind of reason that was given.
    pub(crate) fn code(&self) -> Code {
        from_json::<Refused>(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}")).code
    }
}

impl Running {
    /// Without limits, with the usual patience.
    pub(crate) async fn start() -> Self {
        Self::start_with(false, Doors::default(), Patience::default()).await
    }

    pub(crate) async fn start_with(is_limited: bool, doors: Doors, patience: Patience) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let folder = format!("rowlock-hostile-{}-{}", std::process::id(), address.port());
        let folder = std::env::temp_dir().join(folder);
        let config = Config {
            place: Place::Folder(folder.clone()),
            nats: None,
            doors,
            is_limited,
            knowledge: bots::Knowledge::none(),
        };
        let server = Server::start(config).await.unwrap().with_patience(patience);
        tokio::spawn(server.run(listener, Router::new(), std::future::pending()));
        Self { address, folder }
    }

    /// Sends bytes and reads until the server hangs up.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> Answer {
        raw(self.connect_from(1).await, bytes).await
    }

    /// A connection from one of the addresses of this machine.
    pub(crate) async fn connect_from(&self, last: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// A request with more lines in its head.
    pub(crate) async fn ask(&self, request: &str, more: &str, body: Option<&str>) -> Answer {
        self.raw(head(self.address, request, more, body).as_bytes()).await
    }

    /// A request with a token.
    pub(crate) async fn ask_as(&self, token: &str, request: &str, body: Option<&str>) -> Answer {
        self.ask(request, &format!("Authorization: Bearer {token}\r\n"), body).await
    }

    /// Makes a table: who may sit where, with commas.
    pub(crate) async fn make(&self, game: &str, seats: &str, listed: bool) -> MadeTable {
        let answer = self.ask("POST /api/tables", "", Some(&to_json(&order(game, seats, listed)))).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        from_json::<MadeTable>(&answer.body).unwrap()
    }

    pub(crate) async fn sit_down(&self, table: &str, seat: usize, token: &str, body: &SitDown) -> Answer {
        self.ask_as(token, &format!("PUT /api/tables/{table}/seats/{seat}"), Some(&to_json(&body))).await
    }

    /// Sits down with an invitation, and says what opens the seat.
    pub(crate) async fn seat(&self, made: &MadeTable, seat: usize) -> Token {
        let invite = made.invites.iter().find(|invite| invite.seat.number() == seat).unwrap();
        let mut person = person(&format!("Person {seat}"));
        person.seal = Seal::of(&contribution_of(&person.secret), &made.table, invite.seat).to_string();
        let answer = self.sit_down(&made.table, seat, invite.token.expose(), &person).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        from_json::<TableInfo>(&answer.body).unwrap();
        person.secret
    }

    /// Lets the game begin: every device shows what it adds to chance.
    pub(crate) async fn begin(&self, table: &str, secrets: &[&Token]) {
        for secret in secrets {
            Visitor::at(self, table, Some(secret)).await;
        }
    }

    /// What is counted under this name.
    pub(crate) async fn figure(&self, name: &str) -> u64 {
        let answer = self.ask("GET /metrics", "", None).await;
        let line = answer.body.lines().find(|line| line.starts_with(&format!("rowlock_{name} ")));
        line.and_then(|line| line.rsplit(' ').next()).unwrap().parse().unwrap()
    }

    /// Waits until what is counted under this name is so many.
    pub(crate) async fn until(&self, name: &str, is_right: impl Fn(u64) -> bool) {
        while !is_right(self.figure(name).await) {
            tokio::task::yield_now().await;
        }
    }
}

/// Sends bytes on a connection and reads until the server hangs up.
pub(crate) async fn raw(mut stream: TcpStream, bytes: &[u8]) -> Answer {
    // The server may answer and hang up before it has read everything.
    let _ = stream.write_all(bytes).await;
    Answer::read(&rest(&mut stream).await)
}

/// Whatever comes until the server hangs up.
pub(crate) async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let mut some = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut some).await {
        all.extend_from_slice(&some[..count]);
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// A whole request.
pub(crate) fn head(address: SocketAddr, request: &str, more: &str, body: Option<&str>) -> String {
    let kind =
        body.map(|body| format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
    format!(
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{more}{}\r\n{}",
        kind.unwrap_or_default(),
        body.unwrap_or_default()
    )
}

pub(crate) fn order(game: &str, seats: &str, listed: bool) -> NewTableRequest {
    let seats = seats.split(", ").map(str::to_owned).collect();
    NewTableRequest { key: fresh(), game: game.to_owned(), seats, listed, clock: None, away: None }
}

/// Somebody who has sealed something; the game cannot begin with them.
pub(crate) fn person(name: &str) -> SitDown {
    SitDown { name: name.to_owned(), secret: fresh(), seal: "5e".repeat(32) }
}

/// What the device adds to chance that has this secret: any random bits will do.
pub(crate) fn contribution_of(secret: &Token) -> Contribution {
    secret.expose().chars().rev().collect::<String>().parse().unwrap()
}
