//! The connection of one guest.

use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use protocol::{Code, GuestMessage, InJson, MOST_GUEST_BYTES, Refused, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::App;
use super::listen::UnderWay;
use crate::TableId;
use crate::hub::{Command, Hello, stopped};

/// How many messages wait for a guest who reads slowly.
const MOST_WAITING: usize = 64;
/// How long sending one message may take.
const SENDING: Duration = Duration::from_secs(10);
/// How long a guest may take to say who they are.
const GREETING: Duration = Duration::from_secs(10);
/// How often the connection is tried when nothing else is said.
const PING_EVERY: Duration = Duration::from_secs(20);
/// After so long without a sign the guest is taken to be gone.
const SILENCE: Duration = Duration::from_secs(60);
/// How many messages over the limit are answered before the connection is closed.
const PATIENCE: u32 = 100;

/// The way in: most of what a guest sends is short, so that little memory is enough.
pub(super) async fn connect(
    State(app): State<App>,
    Extension(under_way): Extension<UnderWay>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .max_message_size(2 * MOST_GUEST_BYTES)
        .max_frame_size(2 * MOST_GUEST_BYTES)
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| async move {
            app.hub.metrics().guests.inc();
            let hub = app.hub.clone();
            Visit::new(app, socket).run().await;
            hub.metrics().guests.dec();
            drop(under_way);
        })
}

/// A guest who is connected.
struct Visit {
    app: App,
    socket: WebSocket,
    number: u64,
    table: Option<TableId>,
    limit: Option<DefaultDirectRateLimiter>,
    over_limit: u32,
}

/// Why a visit ends: the code and the words of the last frame; nothing if the guest is gone already.
type Farewell = Option<(u16, &'static str)>;

impl Visit {
    fn new(app: App, socket: WebSocket) -> Self {
        let (number, limit) = (app.hub.next_guest(), app.limits.messages());
        Self { app, socket, number, table: None, limit, over_limit: 0 }
    }

    async fn run(mut self) {
        let (sender, mut incoming) = mpsc::channel(MOST_WAITING);
        let farewell = self.converse(sender, &mut incoming).await;
        if let Some(table) = self.table.take() {
            self.app.hub.send(&table, Command::Gone(self.number)).await;
        }
        // What was said before still arrives: the table answers in order and then forgets the way.
        while let Some(text) = incoming.recv().await {
            if self.say(text).await.is_none() {
                return;
            }
        }
        if let Some((code, reason)) = farewell {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever is gone does not hear it.
            _ = timeout(SENDING, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Listens and speaks until one of both has enough.
    async fn converse(
        &mut self,
        sender: mpsc::Sender<String>,
        incoming: &mut mpsc::Receiver<String>,
    ) -> Farewell {
        let mut stopping = self.app.hub.stopping();
        let weak = sender.downgrade();
        let mut sender = Some(sender);
        let begun = Instant::now();
        let mut heard = begun;
        loop {
            let silence = if self.table.is_none() { begun + GREETING } else { heard + SILENCE };
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => return Some((close_code::UNSUPPORTED, "expected text")),
                        Some(Ok(Message::Close(_))) | None => return None,
                        Some(Err(_)) => return Some((close_code::SIZE, "a message is too long or broken")),
                    };
                    // The table has let this guest go if there is no way to them any more.
                    let Some(out) = sender.take().or_else(|| weak.upgrade()) else { return slow() };
                    if let Err(farewell) = self.hear(&text, out).await {
                        return farewell;
                    }
                }
                text = incoming.recv() => {
                    let Some(text) = text else { return slow() };
                    self.say(text).await?;
                }
                () = stopped(&mut stopping) => {
                    return Some((close_code::RESTART, "the server restarts"));
                }
                () = tokio::time::sleep_until(silence.min(heard + PING_EVERY)) => {
                    if Instant::now() >= silence {
                        return Some((close_code::POLICY, "nothing was heard"));
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    async fn hear(&mut self, text: &str, out: mpsc::Sender<String>) -> Result<(), Farewell> {
        if self.limit.as_ref().is_some_and(|limit| limit.check().is_err()) {
            self.app.hub.metrics().limited.inc();
            self.over_limit += 1;
            if self.over_limit > PATIENCE {
                return Err(Some((close_code::POLICY, "too many messages")));
            }
            return self.refuse(Refused::new(Code::TooMany, "there were too many messages")).await;
        }
        let message = match GuestMessage::from_json(text) {
            Ok(message) => message,
            Err(reason) => return self.refuse(reason).await,
        };
        let number = self.number;
        let command = match message {
            GuestMessage::Hello { table, token, steps, taken_back } => {
                let Ok(id) = table.parse::<TableId>() else {
                    return self.refuse(Refused::new(Code::Unknown, "there is no such table")).await;
                };
                if self.table.as_ref().is_some_and(|before| *before != id) {
                    let reason = Refused::new(Code::NotAllowed, "one connection is for one table");
                    return self.refuse(reason).await;
                }
                self.table = Some(id);
                Command::Hello(Box::new(Hello { guest: number, token, steps, taken_back, out }))
            }
            GuestMessage::Wish { key, wish } => Command::Wish(Box::new((number, key, wish))),
            GuestMessage::React(reaction) => Command::React(number, reaction),
            GuestMessage::Ping => Command::Ping(number),
        };
        let Some(table) = self.table.clone() else {
            return self.refuse(Refused::new(Code::Forbidden, "say hello first")).await;
        };
        self.app.hub.send(&table, command).await;
        Ok(())
    }

    async fn refuse(&mut self, reason: Refused) -> Result<(), Farewell> {
        let refusal = ServerMessage::Refused { seq: 0, key: None, reason };
        match self.say(refusal.to_text()).await {
            Some(()) => Ok(()),
            None => Err(None),
        }
    }

    async fn say(&mut self, text: String) -> Option<()> {
        self.send(Message::Text(text.into())).await
    }

    /// `None` if the guest does not read, or is gone.
    async fn send(&mut self, message: Message) -> Option<()> {
        timeout(SENDING, self.socket.send(message)).await.ok()?.ok()
    }
}

fn slow() -> Farewell {
    Some((close_code::POLICY, "too slow, or to be told anew: please come again"))
}
