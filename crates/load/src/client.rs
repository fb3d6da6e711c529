use std::sync::Arc;
use std::time::Duration;

use chance::Seeded;
use futures_util::{SinkExt, StreamExt};
use game::{RandomSource, Seats, Viewer};
use guest::{Guest, Heard, terms};
use protocol::{AnyUpdate, Code, Command, Moment, Refused, TableInfo, Token, VERSION};
use qwixx::Qwixx;
use tokio::net::TcpStream;
use tokio::time::{Instant, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::api::{any_of, pause};
use crate::choose::{awaited, choose, choose_in, is_over};
use crate::glimpse::{Glimpse, Glimpsed};
use crate::run::Shared;
use crate::{Answer, Promise, Sent, Testimony};

/// How often a guest looks at the clock.
const TICK: Duration = Duration::from_secs(1);
/// A server that takes longer to open a connection is given up.
const ONE_HANDSHAKE: Duration = Duration::from_secs(10);
/// After this time a choice is tried again that the server could not take.
const AGAIN: Duration = Duration::from_millis(300);
/// Thousands of connections are open at once, and messages are small.
const BUFFER: usize = 4096;

/// Somebody at a table, or somebody who looks.
#[derive(Debug)]
pub(crate) struct Client {
    shared: Arc<Shared>,
    table: String,
    token: Token,
    commitment: String,
    guest: Guest,
    /// What is known since the guest was told last, where it does not look closely.
    glimpse: Option<Glimpse>,
    /// What this device adds to chance, until it has been shown.
    contribution: Option<Token>,
    random: Seeded,
    testimony: Testimony,
    /// For which moment something was chosen.
    chosen: Option<Moment>,
    /// When the choice that is thought about is made.
    ready: Option<Instant>,
    /// When the choice was sent that is not answered yet.
    sent: Option<Instant>,
    /// The latest sequence number on this connection.
    seq: u64,
    /// When something new was seen last, and how far the game had come.
    advanced: Instant,
    known: Option<(u64, Option<Moment>)>,
    is_over: bool,
    is_greeted: bool,
    gives_up: bool,
}

impl Client {
    pub(crate) fn new(
        shared: &Arc<Shared>,
        info: (&str, &str),
        token: &Token,
        testimony: Testimony,
        random: Seeded,
    ) -> Self {
        let (table, commitment) = info;
        Self {
            shared: Arc::clone(shared),
            table: table.to_owned(),
            token: token.clone(),
            commitment: commitment.to_owned(),
            guest: Guest::new(table, Some(token.clone())),
            glimpse: None,
            contribution: None,
            random,
            testimony,
            chosen: None,
            ready: None,
            sent: None,
            seq: 0,
            advanced: Instant::now(),
            known: None,
            is_over: false,
            is_greeted: false,
            gives_up: false,
        }
    }

    /// The same client with what its device adds to chance.
    pub(crate) fn with_contribution(mut self, contribution: Option<Token>) -> Self {
        self.contribution = contribution;
        self
    }

    /// Plays to the end of the game, over as many connections as it takes, and says what was seen.
    pub(crate) async fn play(mut self) -> Testimony {
        let mut is_first = true;
        while !self.is_finished() {
            let Some(mut socket) = self.connect().await else {
                self.check_patience();
                pause(&mut self.random).await;
                continue;
            };
            self.shared.meter.connections.add(1);
            if !is_first {
                self.shared.meter.reconnects.add(1);
            }
            is_first = false;
            self.seq = 0;
            self.glimpse = None;
            self.guest.opened(self.now());
            self.converse(&mut socket).await;
            self.guest.closed();
            if !self.is_finished() {
                self.check_patience();
                pause(&mut self.random).await;
            }
        }
        self.testimony.last = self.guest.update().filter(|_| self.testimony.is_close).cloned();
        self.testimony
    }

    /// Whether there is nothing left to do or to hear.
    fn is_finished(&self) -> bool {
        self.gives_up || self.is_over && self.guest.commands().next().is_none()
    }

    fn now(&self) -> u64 {
        self.shared.meter.elapsed().as_millis() as u64 * u64::from(self.shared.plan.hurry)
    }

    async fn connect(&mut self) -> Option<WebSocketStream<TcpStream>> {
        let server = any_of(&self.shared.plan.servers, &mut self.random)?.authority();
        let opened = async {
            let stream = TcpStream::connect(server).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let config = WebSocketConfig::default()
                .read_buffer_size(BUFFER)
                .write_buffer_size(BUFFER)
                .max_write_buffer_size(1 << 20);
            let url = format!("ws://{server}/api/ws");
            client_async_with_config(url, stream, Some(config)).await.ok()
        };
        timeout(ONE_HANDSHAKE, opened).await.ok()?.map(|(socket, _)| socket)
    }

    /// Speaks with the server until one of them has nothing more to say.
    async fn converse(&mut self, socket: &mut WebSocketStream<TcpStream>) {
        let mut ticks = interval(TICK / self.shared.plan.hurry.clamp(1, 20));
        loop {
            while let Some(text) = self.guest.poll() {
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
            if self.is_finished() {
                // Whether the server hears the farewell changes nothing.
                let _ = socket.close(None).await;
                return;
            }
            let ready = self.ready;
            let is_there = tokio::select! {
                message = socket.next() => self.receive(message),
                () = sleep_until(ready.unwrap_or_else(Instant::now)), if ready.is_some() => {
                    self.choose();
                    true
                }
                _ = ticks.tick() => {
                    self.check_patience();
                    self.guest.tick(self.now())
                }
            };
            if !is_there {
                return;
            }
        }
    }

    /// Whether the connection is still good.
    fn receive(&mut self, message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) -> bool {
        match message {
            Some(Ok(Message::Text(text))) => self.hear(&text),
            Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            Some(Ok(_)) => true,
        }
    }

    /// Takes in a message; `false` if the server does not want this connection.
    fn hear(&mut self, text: &str) -> bool {
        self.shared.meter.messages.add(1);
        self.shared.meter.bytes.add(text.len() as u64);
        self.check_order(text);
        match self.glimpse.as_mut().map(|glimpse| glimpse.take(text)) {
            Some(Glimpsed::State(seq)) => {
                self.glimpse_at(seq);
                return true;
            }
            Some(Glimpsed::Unfit) => self.glimpse = None,
            Some(Glimpsed::Other) | None => {}
        }
        let heard = self.guest.receive(text, self.now());
        let is_state = matches!(heard, Ok(Some(Heard::State { .. })));
        self.testimony.received(text, self.guest.parts().filter(|_| is_state));
        match heard {
            Err(unsound) => self.testimony.broke(Promise::Readable, || format!("{unsound}: {text}")),
            Ok(None | Some(Heard::Reaction { .. } | Heard::Done { command: Command::Contribute(_), .. })) => {
            }
            Ok(Some(Heard::State { seq, info, update })) => {
                self.advance((seq, update.as_deref().map(moment)));
                self.see(&info, update.as_deref());
                if !self.testimony.is_close {
                    self.glimpse = update.and_then(|update| Glimpse::of(&update, text));
                }
            }
            Ok(Some(Heard::Refused { command: Some(Command::Contribute(contribution)), reason })) => {
                self.not_contributed(contribution, &reason);
            }
            Ok(Some(Heard::Done { key, .. })) => self.done(&key),
            Ok(Some(Heard::Refused { command: Some(_), reason })) => self.refused(&reason),
            Ok(Some(Heard::Refused { command: None, reason })) => return self.turned_away(&reason),
            Ok(Some(Heard::OtherVersion { server })) => return self.turned_away(&other_version(server)),
        }
        true
    }

    /// Sequence numbers only grow on a connection.
    fn check_order(&mut self, text: &str) {
        let Some(seq) = seq_of(text).filter(|&seq| seq > 0) else { return };
        let earlier = self.seq;
        if seq < earlier && self.shared.plan.in_order {
            self.testimony.broke(Promise::InOrder, || format!("{seq} came after {earlier}"));
        }
        self.seq = seq;
    }

    /// Notes when something new is seen.
    fn advance(&mut self, known: (u64, Option<Moment>)) {
        if self.known != Some(known) {
            self.known = Some(known);
            self.advanced = Instant::now();
        }
    }

    fn see(&mut self, info: &TableInfo, update: Option<&AnyUpdate>) {
        if info.commitment != self.commitment {
            let found = &info.commitment;
            self.testimony.broke(Promise::Fair, || format!("the commitment is {found} all of a sudden"));
        }
        self.contribute(info);
        let Some(update) = update else { return };
        if !self.is_greeted {
            self.is_greeted = true;
            self.shared.greeted();
        }
        if let Some([_, written]) = self.guest.parts() {
            self.testimony.saw(written, update);
        }
        self.is_over |= is_over(update);
        let Viewer::Seat(seat) = self.testimony.viewer else { return };
        self.think_about(awaited(update, seat));
    }

    /// There is a new state, of which only this much was read.
    fn glimpse_at(&mut self, seq: u64) {
        let Some(glimpse) = &self.glimpse else { return };
        let (at, awaited) = (glimpse.at, self.testimony.viewer.seat().and_then(|seat| glimpse.awaits(seat)));
        self.is_over |= glimpse.is_over;
        self.advance((seq, Some(at)));
        self.think_about(awaited);
    }

    /// A choice is awaited at this moment, if any: it is made a while later.
    fn think_about(&mut self, now: Option<Moment>) {
        let now = now.filter(|_| !self.shared.is_idle);
        if now.is_some() && now != self.chosen && self.sent.is_none() {
            self.chosen = now;
            self.ready = Some(Instant::now() + self.thought());
        }
    }

    /// Shows what this device adds to chance, once the terms of the game are fixed, and remembers the terms.
    fn contribute(&mut self, info: &TableInfo) {
        let Viewer::Seat(seat) = self.testimony.viewer else { return };
        if !info.awaits_contribution(seat) {
            return;
        }
        if let (Some(contribution), Some(terms)) = (self.contribution.take(), terms(info)) {
            self.testimony.terms = Some(terms.digest());
            self.guest.contribute(contribution);
        }
    }

    /// How long somebody thinks about a choice.
    fn thought(&mut self) -> Duration {
        let most = 2 * self.shared.plan.think.as_micros() as u32;
        Duration::from_micros(u64::from(self.random.below(most)))
    }

    fn choose(&mut self) {
        self.ready = None;
        let chosen = match (&self.glimpse, self.guest.update()) {
            (Some(glimpse), _) => {
                glimpse.view().and_then(|view| choose_in::<Qwixx>(&view, glimpse.at, &mut self.random))
            }
            (None, Some(update)) => choose(update, &mut self.random),
            (None, None) => return,
        };
        let Some((message, choice)) = chosen else {
            return self.testimony.broke(Promise::TrueViews, || "nothing can be chosen here".to_owned());
        };
        let key = crate::fresh::token();
        self.guest.command(key.clone(), Command::Table(message));
        self.testimony.sent.push(Sent { key, choice, answer: None });
        self.sent = Some(Instant::now());
    }

    fn done(&mut self, key: &Token) {
        self.advanced = Instant::now();
        if let Some(sent) = self.sent.take() {
            self.shared.meter.acknowledge(sent.elapsed());
        }
        if let Some(sent) = self.testimony.sent.iter_mut().rfind(|sent| sent.key == *key) {
            sent.answer = Some(Answer::Done);
        }
        self.go_on();
    }

    fn not_contributed(&mut self, contribution: Token, reason: &Refused) {
        if is_passing(reason) {
            self.guest.contribute(contribution);
        } else {
            self.testimony.broke(Promise::Taken, || format!("the contribution is refused: {reason}"));
        }
    }

    fn refused(&mut self, reason: &Refused) {
        self.sent = None;
        if let Some(sent) = self.testimony.sent.last_mut() {
            sent.answer = Some(Answer::Refused(reason.code));
        }
        self.chosen = None;
        if is_passing(reason) {
            self.ready = Some(Instant::now() + AGAIN);
        } else {
            let choice = self.testimony.sent.last().map(|sent| sent.choice.clone()).unwrap_or_default();
            let code = reason.code;
            self.testimony.broke(Promise::Taken, || format!("{choice} is refused as {code:?}: {reason}"));
            self.go_on();
        }
    }

    /// A new state may have come before the answer to the choice before.
    fn go_on(&mut self) {
        let Viewer::Seat(seat) = self.testimony.viewer else { return };
        let now = match &self.glimpse {
            Some(glimpse) => glimpse.awaits(seat),
            None => self.guest.update().and_then(|update| awaited(update, seat)),
        };
        if now.is_some() && now != self.chosen {
            self.chosen = now;
            self.ready = Some(Instant::now() + self.thought());
        }
    }

    /// The server does not want to speak with this client.
    fn turned_away(&mut self, reason: &Refused) -> bool {
        if reason.code == Code::Version && self.shared.plan.reloads {
            self.reload();
        } else if !is_passing(reason) {
            let code = reason.code;
            self.testimony.broke(Promise::Readable, || format!("turned away as {code:?}: {reason}"));
            self.gives_up = true;
        }
        false
    }

    /// Starts again with nothing but what a device keeps: what was not answered yet.
    fn reload(&mut self) {
        self.shared.meter.reloads.add(1);
        let kept = Guest::new(&self.table, Some(self.token.clone()));
        let before = std::mem::replace(&mut self.guest, kept);
        for (key, command) in before.commands() {
            self.guest.command(key.clone(), command.clone());
        }
        if self.sent.is_none() {
            self.chosen = None;
            self.ready = None;
        }
    }

    fn check_patience(&mut self) {
        let patience = self.shared.plan.patience;
        if !self.shared.is_idle && self.advanced.elapsed() >= patience {
            let (known, waiting) = (self.known, self.guest.commands().count());
            let awaited = self.guest.update().map(awaited_seats);
            let is_connected = self.guest.is_connected();
            self.testimony.broke(Promise::Ends, || {
                format!(
                    "nothing new for {} s after {known:?}, {waiting} unanswered, {awaited:?} awaited, \
                     connected {is_connected}",
                    patience.as_secs()
                )
            });
            self.gives_up = true;
        }
    }
}

/// Why there is no use in speaking with a server.
fn other_version(server: u32) -> Refused {
    let reason =
        format!("the server speaks version {server} of the protocol, and this program version {VERSION}");
    Refused::new(Code::Version, reason)
}

/// Whether the same can go well a little later.
fn is_passing(reason: &Refused) -> bool {
    matches!(reason.code, Code::Unavailable | Code::TooMany)
}

fn awaited_seats(update: &AnyUpdate) -> Seats {
    match update {
        AnyUpdate::Qwixx(update) => update.awaited,
        AnyUpdate::Qwirkle(update) => update.awaited,
    }
}

fn moment(update: &AnyUpdate) -> Moment {
    match update {
        AnyUpdate::Qwixx(update) => update.at,
        AnyUpdate::Qwirkle(update) => update.at,
    }
}

/// The sequence number in a message, without reading it all a second time.
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
        assert_eq!(seq_of(r#"{"type":"done","seq":41,"key":"7"}"#), Some(41));
        assert_eq!(seq_of("{}"), None);
    }
}
