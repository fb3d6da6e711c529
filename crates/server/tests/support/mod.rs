//! A server in this process, and people who use it over real sockets.
#![allow(unreachable_pub)]

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use chance::{Contribution, Seal};
use futures_util::future::select_all;
use futures_util::{SinkExt, StreamExt};
use game::Seat;
use guest::{Guest, Heard};
use protocol::{
    AnyUpdate, ClientMessage, Command, MadeTable, NewTableRequest, Refused, SitDown, TableInfo, Token,
    from_json, to_json,
};
use server::{Config, Doors, Place, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

static COUNT: AtomicUsize = AtomicUsize::new(1);

/// A folder that is gone after the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("rowlock-server-{}-{number}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of it does no harm.
        _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that runs until it is stopped.
pub struct Running {
    pub address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start(folder: &Folder) -> Self {
        let place = Place::Folder(folder.path().to_owned());
        let config = Config {
            place,
            nats: None,
            doors: Doors::default(),
            is_limited: false,
            knowledge: bots::Knowledge::none(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::start(config).await.unwrap();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(async move {
            let wait = async { _ = ended.await };
            server.run(listener, axum::Router::new(), wait).await.unwrap();
        });
        Self { address, end, task }
    }

    pub async fn stop(self) {
        self.end.send(()).unwrap();
        self.task.await.unwrap();
    }

    /// The status and the body of an answer.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&Token>,
        body: Option<String>,
    ) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let token = token.map_or_else(String::new, |t| format!("Authorization: Bearer {}\r\n", t.expose()));
        let body = body.unwrap_or_default();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
             {token}Connection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let status = answer.get(9..12).unwrap().parse().unwrap();
        (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
    }

    /// Makes a table of these seats.
    pub async fn make(&self, game: &str, seats: &str) -> MadeTable {
        let (status, body) =
            self.ask("POST", "/api/tables", None, Some(to_json(&order(game, seats, fresh())))).await;
        assert_eq!(status, 201, "{body}");
        from_json::<MadeTable>(&body).unwrap()
    }

    /// Sits down by an invitation, and connects.
    pub async fn sit(&self, made: &MadeTable, seat: usize, name: &str) -> Person {
        let secret = fresh();
        let invite = &made.invites.iter().find(|invite| invite.seat.number() == seat).unwrap().token;
        self.sit_down(&made.table, seat, name, Some(invite), &secret).await.unwrap();
        Person::connect(self, &made.table, Some(secret)).await
    }

    pub async fn sit_down(
        &self,
        table: &str,
        seat: usize,
        name: &str,
        invite: Option<&Token>,
        secret: &Token,
    ) -> Result<TableInfo, (u16, Refused)> {
        let seal = Seal::of(&contribution_of(secret), table, Seat::new(seat - 1)).to_string();
        let request = SitDown { name: name.to_owned(), secret: secret.clone(), seal };
        let path = format!("/api/tables/{table}/seats/{seat}");
        let (status, body) = self.ask("PUT", &path, invite, Some(to_json(&request))).await;
        match status {
            200 => Ok(from_json::<TableInfo>(&body).unwrap()),
            _ => Err((status, from_json::<Refused>(&body).unwrap())),
        }
    }

    pub async fn record(&self, table: &str, token: &Token) -> (u16, String) {
        self.ask("GET", &format!("/api/tables/{table}/record"), Some(token), None).await
    }
}

pub fn order(game: &str, seats: &str, key: Token) -> NewTableRequest {
    let seats = seats.split(", ").map(str::to_owned).collect();
    NewTableRequest { key, game: game.to_owned(), seats, listed: false, clock: None, away: None }
}

/// A token that no other has.
pub fn fresh() -> Token {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).unwrap();
    Token::new(bytes)
}

/// What the device adds to chance that has this secret: any random bits will do.
pub fn contribution_of(secret: &Token) -> Contribution {
    secret.expose().chars().rev().collect::<String>().parse().unwrap()
}

/// Somebody who is connected.
pub struct Person {
    pub guest: Guest,
    pub secret: Option<Token>,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text that came in.
    pub heard: Vec<String>,
}

impl Person {
    pub async fn connect(server: &Running, table: &str, secret: Option<Token>) -> Self {
        let mut guest = Guest::new(table, secret.clone());
        guest.opened(0);
        let url = format!("ws://{}/api/ws", server.address);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut person = Self { guest, secret, socket, heard: Vec::new() };
        person.until(|_| true).await;
        person
    }

    /// Comes again with what is known already.
    pub async fn again(mut self, server: &Running) -> Self {
        self.guest.closed();
        self.guest.opened(0);
        let url = format!("ws://{}/api/ws", server.address);
        self.socket = tokio_tungstenite::connect_async(url).await.unwrap().0;
        self.until(|_| true).await;
        self
    }

    async fn send(&mut self) {
        while let Some(text) = self.guest.poll() {
            self.socket.send(Message::Text(text.into())).await.unwrap();
        }
    }

    /// The next thing that is heard; nothing when the connection has ended.
    pub async fn hear(&mut self) -> Option<Heard> {
        loop {
            self.send().await;
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let Some(heard) = self.guest.receive(&text, 0).unwrap() else { continue };
                    if let Heard::State { info, .. } = &heard {
                        self.contribute(info);
                    }
                    if !matches!(heard, Heard::Done { command: Command::Contribute(_), .. }) {
                        return Some(heard);
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Shows what this device adds to chance as soon as it may.
    fn contribute(&mut self, info: &TableInfo) {
        if let (Some(seat), Some(secret)) = (info.viewer, &self.secret)
            && info.awaits_contribution(seat)
        {
            self.guest.contribute(contribution_of(secret).to_string().parse().unwrap());
        }
    }

    /// Listens until the table is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&TableInfo) -> bool) -> Arc<TableInfo> {
        loop {
            match self.hear().await.expect("the connection holds") {
                Heard::State { info, .. } if wanted(&info) => return info,
                Heard::Refused { command: None, reason } => panic!("turned away: {reason}"),
                _ => {}
            }
        }
    }

    /// Listens until the game is as wanted.
    pub async fn until_game(&mut self, wanted: impl Fn(&AnyUpdate) -> bool) {
        while !self.guest.update().is_some_and(&wanted) {
            self.hear().await.expect("the connection holds");
        }
    }

    /// Sends a command and waits for the answer.
    pub async fn command(&mut self, command: Command) -> Result<(), Refused> {
        self.command_as(fresh(), command).await
    }

    pub async fn command_as(&mut self, key: Token, command: Command) -> Result<(), Refused> {
        assert!(self.guest.command(key, command));
        loop {
            match self.hear().await.expect("the connection holds") {
                Heard::Done { .. } => return Ok(()),
                Heard::Refused { reason, .. } => return Err(reason),
                _ => {}
            }
        }
    }

    /// Whether this person's choice is awaited.
    pub fn is_awaited(&self) -> bool {
        let Some(seat) = self.seat() else { return false };
        self.guest.update().is_some_and(|update| match update {
            AnyUpdate::Qwixx(update) => update.awaited.contains(seat),
            AnyUpdate::Qwirkle(update) => update.awaited.contains(seat),
        })
    }

    pub fn seat(&self) -> Option<Seat> {
        self.guest.info().and_then(|info| info.viewer)
    }

    /// The last legal choice as a message; to pass where there is none.
    pub fn choice(&self) -> ClientMessage {
        match self.guest.update().unwrap() {
            AnyUpdate::Qwixx(update) => choose(update),
            AnyUpdate::Qwirkle(update) => choose(update),
        }
    }

    pub async fn choose(&mut self) -> Result<(), Refused> {
        let choice = self.choice();
        self.command(Command::Table(choice)).await
    }
}

fn choose<G: host::Hosted>(update: &protocol::Update<G>) -> ClientMessage {
    let mut choices = Vec::new();
    G::choices_in_view(&update.view, &mut choices);
    let choice = choices.last().map_or_else(|| "-".to_owned(), ToString::to_string);
    ClientMessage::Choose { at: update.at, choice }
}

/// Plays until the game is over; everybody hears the end.
pub async fn play_out(people: &mut [&mut Person]) {
    let is_over =
        |person: &Person| person.guest.info().is_some_and(|info| info.stage == protocol::TableStage::Over);
    while !people.iter().all(|person| is_over(person)) {
        if let Some(i) = people.iter().position(|person| person.is_awaited()) {
            let answer = people[i].choose().await;
            // Somebody else's choice may have come in between.
            let is_late = answer.as_ref().is_err_and(|reason| reason.code == protocol::Code::Stale);
            assert!(is_late || answer.is_ok(), "{answer:?}");
        } else {
            let waiting = people.iter_mut().filter(|person| !is_over(person));
            let (heard, ..) = select_all(waiting.map(|person| Box::pin(person.hear()))).await;
            heard.expect("the connection holds");
        }
    }
}
