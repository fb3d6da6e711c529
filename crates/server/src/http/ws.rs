//! The connection of one guest.

use std::future::ready;
use std::pin::pin;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use protocol::{Code, GuestMessage, MOST_GUEST_BYTES, Refused, ServerMessage, VERSION, to_json};
use tokio::time::{Instant, sleep_until, timeout};

use super::answer::Problem;
use super::listen::UnderWay;
use super::{App, Asker, Patience};
use crate::TableId;
use crate::hub::{Hello, TaskMessage, stopped};
use crate::outbox::{Arrivals, Outbox};

/// How often the connection is tried when nothing else is said.
const PING_EVERY: Duration = Duration::from_secs(20);
/// How many messages over the limit are answered before the connection is closed.
const MOST_OVER_LIMIT: u32 = 100;
/// How many bytes of what a guest sends are read at once: most messages are shorter.
const READ_AT_ONCE: usize = 256;
/// What one choice brings a guest is written at once if it is no longer than this, in bytes. The room for it is made when
/// something is sent, and stays as large as the most that was sent together: this much is seldom needed.
const WRITTEN_AT_ONCE: usize = 4096;
/// The guest speaks another version of the protocol. Named after the status 426 of HTTP, in the range of codes
/// that are for applications.
const OTHER_VERSION: u16 = 4426;
/// How long a guest who is let go may take to hang up.
const LEAVING: Duration = Duration::from_secs(1);

/// The way in: most of what a guest sends is short, so that little memory is enough.
pub(super) async fn connect(
    State(app): State<App>,
    Extension(under_way): Extension<UnderWay>,
    Extension(asker): Extension<Asker>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade
        .map_err(|error| Problem::new(error.status(), Refused::new(Code::Unreadable, error.body_text())))?;
    let counted = app.doors.behind_proxy.then(|| app.limits.guest(asker.address));
    if matches!(counted, Some(None)) {
        app.hub.metrics().limited.inc();
        return Err(Refused::new(Code::TooMany, "there are too many connections from your address").into());
    }
    let answer = upgrade
        .max_message_size(2 * MOST_GUEST_BYTES)
        .max_frame_size(2 * MOST_GUEST_BYTES)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(WRITTEN_AT_ONCE)
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| {
            let visit = Box::new(Visit::new(app, socket));
            // On a task of its own, so that the one that was needed to come here is not kept.
            tokio::spawn(async move {
                visit.run().await;
                drop((under_way, counted));
            });
            ready(())
        });
    Ok(answer)
}

/// A guest who is connected.
struct Visit {
    app: App,
    socket: WebSocket,
    number: u64,
    table: Option<TableId>,
    /// The latest sequence number that the table has said on this connection.
    seq: u64,
    limit: Option<DefaultDirectRateLimiter>,
    over_limit: u32,
}

/// Why a visit ends: the code and the words of the last frame; nothing if the guest is gone already.
type Farewell = Option<(u16, &'static str)>;

/// The table has let the guest go.
const SLOW: Farewell = Some((close_code::POLICY, "too slow, or to be told anew: please come again"));

impl Visit {
    fn new(app: App, socket: WebSocket) -> Self {
        let (number, limit) = (app.hub.next_guest(), app.limits.messages());
        Self { app, socket, number, table: None, seq: 0, limit, over_limit: 0 }
    }

    /// What is done seldom is in boxes of its own, here and below, so that a guest who waits needs little
    /// memory.
    async fn run(mut self: Box<Self>) {
        self.app.hub.metrics().guests.inc();
        let (outbox, mut arrivals) = Outbox::new();
        let farewell = if Box::pin(self.welcome()).await.is_some() {
            self.converse(outbox, &mut arrivals).await
        } else {
            // Nothing arrives any more once the way is gone.
            drop(outbox);
            None
        };
        Box::pin(self.take_leave(farewell, &mut arrivals)).await;
        self.app.hub.metrics().guests.dec();
    }

    async fn take_leave(&mut self, farewell: Farewell, arrivals: &mut Arrivals) {
        if let Some(table) = self.table.take() {
            self.app.hub.send(&table, TaskMessage::Gone(self.number)).await;
        }
        // What was said before still arrives: the table answers in order and then forgets the way.
        while let Some(text) = arrivals.next().await {
            if self.tell(text, arrivals).await.is_none() {
                return;
            }
        }
        if let Some((code, reason)) = farewell {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever is gone does not hear it.
            _ = self.send(Message::Close(Some(frame))).await;
            // Whoever still sends when the connection goes would not hear why.
            _ = timeout(LEAVING, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        }
    }

    /// Listens and speaks until one of both has enough.
    async fn converse(&mut self, outbox: Outbox, arrivals: &mut Arrivals) -> Farewell {
        let mut stopping = self.app.hub.stopping();
        // Kept until a table has it.
        let mut outbox = Some(outbox);
        let mut stopping = pin!(stopped(&mut stopping));
        let Patience { greeting, silence, .. } = self.app.patience;
        let begun = Instant::now();
        let (mut heard, mut pinged) = (begun, begun);
        let mut alarm = pin!(sleep_until(begun + greeting.min(PING_EVERY)));
        loop {
            let end = if self.table.is_none() { begun + greeting } else { heard + silence };
            let due = end.min(heard.max(pinged) + PING_EVERY);
            // Most of what is heard makes it later: the alarm may go off too early, and is set again only then.
            if due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => match self.count() {
                            Ok(_) => continue,
                            Err(farewell) => return farewell,
                        },
                        Some(Ok(Message::Binary(_))) => return Some((close_code::UNSUPPORTED, "expected text")),
                        Some(Ok(Message::Close(_))) | None => return None,
                        Some(Err(_)) => return Some((close_code::SIZE, "a message is too long or broken")),
                    };
                    // The table has let this guest go if there is no way to them any more.
                    let Some(out) = arrivals.outbox() else { return SLOW };
                    if let Err(farewell) = Box::pin(self.hear(&text, out)).await {
                        return farewell;
                    }
                    outbox = outbox.filter(|_| self.table.is_none());
                }
                text = arrivals.next() => {
                    let Some(text) = text else { return SLOW };
                    Box::pin(self.tell(text, arrivals)).await?;
                }
                () = &mut stopping => {
                    return Some((close_code::RESTART, "the server restarts"));
                }
                () = &mut alarm => {
                    let now = Instant::now();
                    if now >= end {
                        return Some((close_code::POLICY, "nothing was heard"));
                    }
                    if now >= due {
                        pinged = now;
                        Box::pin(self.send(Message::Ping(Bytes::new()))).await?;
                    }
                    alarm.as_mut().reset(end.min(heard.max(pinged) + PING_EVERY));
                }
            }
        }
    }

    /// Counts a message: whether it is within the limit, or why there was one too many.
    fn count(&mut self) -> Result<bool, Farewell> {
        if self.limit.as_ref().is_none_or(|limit| limit.check().is_ok()) {
            return Ok(true);
        }
        self.app.hub.metrics().limited.inc();
        self.over_limit += 1;
        if self.over_limit > MOST_OVER_LIMIT {
            return Err(Some((close_code::POLICY, "too many messages")));
        }
        Ok(false)
    }

    async fn hear(&mut self, text: &str, out: Outbox) -> Result<(), Farewell> {
        if !self.count()? {
            return self.refuse(Refused::new(Code::TooMany, "there were too many messages")).await;
        }
        let message = match GuestMessage::from_json(text) {
            Ok(message) => message,
            Err(reason) => return self.misheard(reason).await,
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
                let hello = Hello { guest: number, token, steps, taken_back, out };
                TaskMessage::Hello(Box::new((hello, self.seq)))
            }
            GuestMessage::Command { key, command } => TaskMessage::Command(Box::new((number, key, command))),
            GuestMessage::React(reaction) => TaskMessage::React(number, reaction),
            GuestMessage::Ping => TaskMessage::Ping(number),
        };
        let Some(table) = self.table.clone() else {
            return self.refuse(Refused::new(Code::Forbidden, "say hello first")).await;
        };
        self.app.hub.send(&table, command).await;
        Ok(())
    }

    /// Says which version is spoken here, before anything else.
    async fn welcome(&mut self) -> Option<()> {
        self.say(to_json(&ServerMessage::Welcome { seq: 0, version: VERSION }).into()).await
    }

    /// A message could not be read. Whoever speaks another version would not be understood later, either.
    async fn misheard(&mut self, reason: Refused) -> Result<(), Farewell> {
        if reason.code != Code::Version {
            self.app.hub.metrics().unreadable.inc();
            return self.refuse(reason).await;
        }
        self.app.hub.metrics().other_version.inc();
        self.refuse(reason).await?;
        Err(Some((OTHER_VERSION, "this server speaks another version of the protocol")))
    }

    async fn refuse(&mut self, reason: Refused) -> Result<(), Farewell> {
        let refusal = ServerMessage::Refused { seq: self.seq, key: None, reason };
        self.say(to_json(&refusal).into()).await.ok_or(None)
    }

    /// Passes on what the table says, with whatever else it has said: a choice brings several messages, which are
    /// written to the socket together. `None` if the guest does not read, or is gone.
    async fn tell(&mut self, text: Utf8Bytes, arrivals: &mut Arrivals) -> Option<()> {
        let sending = async {
            let mut next = Some(text);
            while let Some(text) = next {
                self.seq = seq_of(&text).unwrap_or(self.seq);
                self.socket.feed(Message::Text(text)).await?;
                next = arrivals.take();
            }
            self.socket.flush().await
        };
        timeout(self.app.patience.sending, sending).await.ok()?.ok()
    }

    async fn say(&mut self, text: Utf8Bytes) -> Option<()> {
        self.send(Message::Text(text)).await
    }

    /// `None` if the guest does not read, or is gone.
    async fn send(&mut self, message: Message) -> Option<()> {
        timeout(self.app.patience.sending, self.socket.send(message)).await.ok()?.ok()
    }
}

/// The sequence number in a message of a table, which stands before anything that people have written.
fn seq_of(text: &str) -> Option<u64> {
    let (_, rest) = text.split_once("\"seq\":")?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest.get(..end)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequence_numbers_are_found_without_reading_messages() {
        let pong = to_json(&ServerMessage::Pong { seq: 41, at: None });
        assert_eq!(seq_of(&pong), Some(41));
        let refused = to_json(&ServerMessage::Refused { seq: 7, key: None, reason: Refused::stale() });
        assert_eq!(seq_of(&refused), Some(7));
        assert_eq!(seq_of("{}"), None);
    }

    #[test]
    fn the_page_of_the_protocol_names_every_code_of_an_end() {
        let page = include_str!("../../../../docs/server-protocol.md");
        let codes = [
            close_code::UNSUPPORTED,
            close_code::POLICY,
            close_code::SIZE,
            close_code::RESTART,
            OTHER_VERSION,
        ];
        for code in codes {
            assert!(page.contains(&format!("\n| {code} | ")), "{code}");
        }
        for reason in ["nothing was heard", "too many messages"] {
            assert!(page.contains(&format!("`{reason}`")), "{reason}");
        }
    }
}
