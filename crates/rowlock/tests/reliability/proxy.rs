use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use chance::Seeded;
use futures_util::{SinkExt, StreamExt};
use game::RandomSource;
use load::Address;
use protocol::VERSION;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, accept_async, client_async};

use crate::ports;

/// How a connection for messages begins.
const MESSAGES: &[u8] = b"GET /api/ws ";
/// Of a hundred messages so many are lost, doubled, and held back.
const LOST: u32 = 4;
const DOUBLED: u32 = 4;
const LATE: u32 = 8;
/// The longest that one is held back, in milliseconds; others overtake it meanwhile.
const LATEST: u32 = 200;
/// Behind one of so many messages the connection is cut.
const CUT: u32 = 300;
/// One of so many answers to requests is lost.
const UNANSWERED: u32 = 8;

/// The code with which a server closes a connection of another version.
const OTHER_VERSION: u16 = 4426;

type Socket = WebSocketStream<TcpStream>;

/// Something between people and a server: a bad network, or a good one in which versions differ.
#[derive(Debug)]
pub(crate) struct Proxy {
    port: u16,
    harm: Arc<Harm>,
    skew: watch::Sender<Option<Skew>>,
}

/// Who seems to speak another version of the protocol, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Skew {
    Server(u32),
    Client(u32),
}

impl Skew {
    /// Each of both, of the version before and of the next.
    pub(crate) const ALL: [Self; 4] = [
        Self::Server(VERSION + 1),
        Self::Client(VERSION - 1),
        Self::Server(VERSION - 1),
        Self::Client(VERSION + 1),
    ];

    /// A message with the version that it seems to have, if it says one.
    fn of_message(self, text: &str) -> Option<String> {
        let (kind, version) = match self {
            Self::Server(version) => ("welcome", version),
            Self::Client(version) => ("hello", version),
        };
        let is_meant = text.starts_with(&format!(r#"{{"type":"{kind}""#));
        let [right, other] = [VERSION, version].map(|version| format!(r#""version":{version}"#));
        (is_meant && text.contains(&right)).then(|| text.replacen(&right, &other, 1))
    }
}

/// How much was done.
#[derive(Debug, Default)]
pub(crate) struct Harm {
    messages: AtomicU64,
    lost: AtomicU64,
    doubled: AtomicU64,
    late: AtomicU64,
    cut: AtomicU64,
    unanswered: AtomicU64,
    /// How often somebody met another version.
    skewed: watch::Sender<u64>,
    /// How many connections the server closed with the code for another version.
    closed: AtomicU64,
}

impl fmt::Display for Harm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
        write!(
            f,
            "of {} messages {} were lost, {} doubled, {} held back and overtaken; {} connections were cut, and {} \
             answers to requests were lost",
            get(&self.messages),
            get(&self.lost),
            get(&self.doubled),
            get(&self.late),
            get(&self.cut),
            get(&self.unanswered)
        )
    }
}

impl Proxy {
    /// A bad network, for as long as the runtime is there.
    pub(crate) async fn start(server: u16, seed: u64) -> Self {
        Self::listen(server, seed, true).await
    }

    /// A good network in which versions can differ.
    pub(crate) async fn between_versions(server: u16) -> Self {
        Self::listen(server, 0, false).await
    }

    async fn listen(server: u16, seed: u64, is_bad: bool) -> Self {
        let port = ports::free();
        let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
        let harm = Arc::new(Harm::default());
        let kept = Arc::clone(&harm);
        let (skew, skews) = watch::channel(None);
        tokio::spawn(async move {
            for number in 0.. {
                let Ok((stream, _)) = listener.accept().await else { return };
                let between = Between {
                    server,
                    random: Seeded::new(seed, number),
                    harm: Arc::clone(&harm),
                    is_bad,
                    skew: skews.clone(),
                };
                tokio::spawn(between.serve(stream));
            }
        });
        Self { port, harm: kept, skew }
    }

    pub(crate) fn address(&self) -> Address {
        Address::local(self.port)
    }

    pub(crate) fn harm(&self) -> &Harm {
        &self.harm
    }

    /// Lets a version seem to be another one until so many have met it. All connections are cut before and after that, as
    /// when a server is updated.
    pub(crate) async fn skew(&self, skew: Skew, times: u64) {
        let mut met = self.harm.skewed.subscribe();
        let before = *met.borrow();
        self.skew.send_replace(Some(skew));
        met.wait_for(|met| *met >= before + times).await.unwrap();
        self.skew.send_replace(None);
    }

    /// How often somebody met another version, and how many connections the server closed for it.
    pub(crate) fn skewed(&self) -> (u64, u64) {
        (*self.harm.skewed.borrow(), self.harm.closed.load(Ordering::Relaxed))
    }
}

/// Stands between a client and the server on one connection.
struct Between {
    server: u16,
    random: Seeded,
    harm: Arc<Harm>,
    is_bad: bool,
    skew: watch::Receiver<Option<Skew>>,
}

impl Between {
    async fn serve(mut self, client: TcpStream) {
        let mut head = [0; MESSAGES.len()];
        while let Ok(read) = client.peek(&mut head).await {
            if read == 0 {
                return;
            }
            if read == head.len() {
                break;
            }
            tokio::task::yield_now().await;
        }
        let Ok(server) = TcpStream::connect(("127.0.0.1", self.server)).await else { return };
        if head == MESSAGES {
            self.pass_messages(client, server).await;
        } else {
            self.pass_request(client, server).await;
        }
    }

    /// Passes a request on, and sometimes not its answer.
    async fn pass_request(&mut self, mut client: TcpStream, mut server: TcpStream) {
        let skew = *self.skew.borrow();
        if let Some(Skew::Client(version)) = skew {
            self.harm.skewed.send_modify(|met| *met += 1);
            let line = first_line(&mut client).await;
            let header = format!("Rowlock-Protocol: {version}\r\n");
            if server.write_all(&[&line, header.as_bytes()].concat()).await.is_err() {
                return;
            }
        }
        if !self.is_bad || self.random.below(UNANSWERED) > 0 {
            let _ = copy_bidirectional(&mut client, &mut server).await;
            return;
        }
        self.harm.unanswered.fetch_add(1, Ordering::Relaxed);
        let (mut from_client, _to_client) = client.split();
        let (mut from_server, mut to_server) = server.split();
        let mut first = [0; 1];
        tokio::select! {
            _ = tokio::io::copy(&mut from_client, &mut to_server) => {}
            // The server has done what it was asked for.
            _ = from_server.read(&mut first) => {}
        }
    }

    async fn pass_messages(&mut self, client: TcpStream, server: TcpStream) {
        let url = format!("ws://127.0.0.1:{}/api/ws", self.server);
        let Ok(mut client) = accept_async(client).await else { return };
        let Ok((mut server, _)) = client_async(url, server).await else { return };
        let (mut up, mut down) = (Lane::default(), Lane::default());
        let mut skew = self.skew.clone();
        // Only what changes from now on cuts this connection.
        skew.mark_unchanged();
        loop {
            let due = [up.due(), down.due()].into_iter().flatten().min();
            tokio::select! {
                message = client.next() => if !self.meddle(&mut up, message) { return },
                message = server.next() => if !self.meddle(&mut down, message) { return },
                changed = skew.changed() => if changed.is_ok() { return },
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {}
            }
            if !up.deliver(&mut server).await || !down.deliver(&mut client).await {
                return;
            }
        }
    }

    /// Does something to a message; `false` if the connection ends here.
    fn meddle(&mut self, lane: &mut Lane, message: Option<Result<Message, Error>>) -> bool {
        let count = |counter: &AtomicU64| _ = counter.fetch_add(1, Ordering::Relaxed);
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(frame))) => {
                if frame.is_some_and(|frame| u16::from(frame.code) == OTHER_VERSION) {
                    count(&self.harm.closed);
                }
                return false;
            }
            Some(Err(_)) | None => return false,
            Some(Ok(_)) => return true,
        };
        count(&self.harm.messages);
        let skew = *self.skew.borrow();
        if let Some(other) = skew.and_then(|skew| skew.of_message(&text)) {
            lane.add(Instant::now(), other.into());
            self.harm.skewed.send_modify(|met| *met += 1);
            return true;
        }
        if !self.is_bad {
            lane.add(Instant::now(), text);
            return true;
        }
        if self.random.below(CUT) == 0 {
            count(&self.harm.cut);
            return false;
        }
        let now = Instant::now();
        let later = now + Duration::from_millis(self.random.below(LATEST).into());
        match self.random.below(100) {
            fate if fate < LOST => count(&self.harm.lost),
            fate if fate < LOST + DOUBLED => {
                count(&self.harm.doubled);
                lane.add(now, text.clone());
                lane.add(later, text);
            }
            fate if fate < LOST + DOUBLED + LATE => {
                count(&self.harm.late);
                lane.add(later, text);
            }
            _ => lane.add(now, text),
        }
        true
    }
}

/// The first line of a request.
async fn first_line(client: &mut TcpStream) -> Vec<u8> {
    let mut line = Vec::new();
    while !line.ends_with(b"\n") {
        let Ok(byte) = client.read_u8().await else { break };
        line.push(byte);
    }
    line
}

/// What is on its way in one direction.
#[derive(Default)]
struct Lane {
    waiting: BinaryHeap<Reverse<(Instant, u64, Utf8Bytes)>>,
    count: u64,
}

impl Lane {
    fn add(&mut self, due: Instant, text: Utf8Bytes) {
        self.waiting.push(Reverse((due, self.count, text)));
        self.count += 1;
    }

    fn due(&self) -> Option<Instant> {
        self.waiting.peek().map(|Reverse((due, ..))| *due)
    }

    /// Delivers what is due; `false` if nobody takes it any more.
    async fn deliver(&mut self, to: &mut Socket) -> bool {
        while self.due().is_some_and(|due| due <= Instant::now()) {
            let Some(Reverse((_, _, text))) = self.waiting.pop() else { return true };
            if to.send(Message::Text(text)).await.is_err() {
                return false;
            }
        }
        true
    }
}
