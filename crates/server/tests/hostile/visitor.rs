//! Somebody with a WebSocket, who may say anything.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use guest::{Guest, Heard};
use protocol::{
    AnyUpdate, ClientMessage, Code, Command, GuestMessage, MessageReader, Reading, Refused, ServerMessage,
    Token, VERSION, to_json,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::running::{Running, contribution_of, fresh};

pub(crate) struct Visitor {
    pub(crate) socket: WebSocketStream<TcpStream>,
    reader: MessageReader,
}

impl Visitor {
    /// From 127.0.0.1, with nothing special.
    pub(crate) async fn connect(server: &Running) -> Self {
        Self::connect_with(server, 1, &[]).await.unwrap()
    }

    /// From another address of this machine, with more headers.
    pub(crate) async fn connect_with(
        server: &Running,
        last: u8,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        let stream = server.connect_from(last).await;
        let (socket, _) = client_async(request(server.address, headers), stream).await?;
        let mut visitor = Self { socket, reader: MessageReader::default() };
        assert_eq!(visitor.hear().await, ServerMessage::Welcome { seq: 0, version: VERSION });
        Ok(visitor)
    }

    /// Somebody who has said hello and was let in.
    pub(crate) async fn at(server: &Running, table: &str, token: Option<&Token>) -> Self {
        let mut visitor = Self::connect(server).await;
        visitor.say(&hello(table, token)).await;
        let ServerMessage::State { table, .. } = visitor.hear().await else { panic!("not let in") };
        if let (Some(seat), Some(secret)) = (table.viewer, token)
            && table.awaits_contribution(seat)
        {
            visitor.contribute(secret).await;
        }
        visitor
    }

    /// Shows what the device of this secret adds to chance, and waits until that is kept.
    async fn contribute(&mut self, secret: &Token) {
        let contribution = contribution_of(secret).to_string().parse().unwrap();
        self.say(&command(Command::Contribute(contribution))).await;
        while !matches!(self.hear().await, ServerMessage::Done { .. }) {}
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message of the server.
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return self.read(&text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("expected a message, got {other:?}"),
            }
        }
    }

    fn read(&mut self, text: &str) -> ServerMessage {
        match self.reader.read(text).unwrap() {
            Reading::Message(message) => message,
            reading => panic!("{reading:?}: {text}"),
        }
    }

    /// The next refusal, whatever else is said before.
    pub(crate) async fn refusal(&mut self) -> Refused {
        loop {
            if let ServerMessage::Refused { reason, .. } = self.hear().await {
                return reason;
            }
        }
    }

    /// Says something that is refused.
    pub(crate) async fn refused(&mut self, text: &str) -> Code {
        self.say(text).await;
        self.refusal().await.code
    }

    /// Reads until the server closes: the refusals before, and the code and reason of the end.
    pub(crate) async fn end(&mut self) -> (Vec<Code>, u16, String) {
        let mut refused = Vec::new();
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let ServerMessage::Refused { reason, .. } = self.read(&text) {
                        refused.push(reason.code);
                    }
                }
                Some(Ok(Message::Close(Some(frame)))) => {
                    return (refused, frame.code.into(), frame.reason.to_string());
                }
                Some(Ok(_)) => {}
                other => panic!("expected a farewell, got {other:?}"),
            }
        }
    }

    /// Whether the server still listens.
    pub(crate) async fn is_heard(&mut self) -> bool {
        self.say(r#"{"type":"ping"}"#).await;
        loop {
            if let ServerMessage::Pong { .. } = self.hear().await {
                return true;
            }
        }
    }
}

pub(crate) fn request(
    address: SocketAddr,
    headers: &[(&'static str, &str)],
) -> tokio_tungstenite::tungstenite::handshake::client::Request {
    let mut request = format!("ws://{address}/api/ws").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    request
}

pub(crate) fn hello(table: &str, token: Option<&Token>) -> String {
    to_json(&GuestMessage::Hello { table: table.to_owned(), token: token.cloned(), steps: 0, taken_back: 0 })
}

pub(crate) fn command(command: Command) -> String {
    to_json(&GuestMessage::Command { key: fresh(), command })
}

/// Somebody who plays in peace at another table of the same server.
pub(crate) struct Neighbour {
    guest: Guest,
    visitor: Visitor,
}

impl Neighbour {
    pub(crate) async fn sit(server: &Running) -> Self {
        let made = server.make("qwixx", "person", false).await;
        let secret = server.seat(&made, 1).await;
        Self::at(server, &made.table, &secret).await
    }

    /// At the table and the seat that this opens.
    pub(crate) async fn at(server: &Running, table: &str, secret: &Token) -> Self {
        let mut guest = Guest::new(table, Some(secret.clone()));
        let mut visitor = Visitor::connect(server).await;
        guest.opened(0);
        while let Some(text) = guest.poll() {
            visitor.say(&text).await;
        }
        let mut neighbour = Self { guest, visitor };
        while !neighbour.guest.is_connected() {
            neighbour.listen().await;
        }
        if neighbour.guest.info().is_some_and(|info| info.awaits_contribution(info.viewer.unwrap())) {
            neighbour.guest.contribute(contribution_of(secret).to_string().parse().unwrap());
            while let Some(text) = neighbour.guest.poll() {
                neighbour.visitor.say(&text).await;
            }
            // The answer, too: what is heard next is about the next command.
            while neighbour.choices().is_empty() || neighbour.guest.commands().next().is_some() {
                neighbour.listen().await;
            }
        }
        neighbour
    }

    /// What this person may choose now.
    fn choices(&self) -> Vec<qwixx::Choice> {
        match self.guest.update() {
            Some(AnyUpdate::Qwixx(update)) => update.view.choices().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    async fn listen(&mut self) -> Option<Heard> {
        let text = to_json(&self.visitor.hear().await);
        let heard = self.guest.receive(&text, 0).unwrap();
        while let Some(text) = self.guest.poll() {
            self.visitor.say(&text).await;
        }
        heard
    }

    /// Makes a choice and waits until it is kept for good.
    pub(crate) async fn plays_on(&mut self) {
        assert!(self.plays().await, "the game is over");
    }

    /// The same; `false` if the game is over.
    pub(crate) async fn plays(&mut self) -> bool {
        let Some(AnyUpdate::Qwixx(update)) = self.guest.update() else { panic!("a game of Qwixx") };
        let Some(choice) = update.view.choices().into_iter().next() else { return false };
        let message = ClientMessage::Choose { at: update.at, choice: choice.to_string() };
        let before = update.at;
        assert!(self.guest.command(fresh(), Command::Table(message)));
        while let Some(text) = self.guest.poll() {
            self.visitor.say(&text).await;
        }
        loop {
            match self.listen().await {
                Some(Heard::Done { .. }) => break,
                Some(Heard::Refused { reason, .. }) => panic!("{reason:?}"),
                _ => {}
            }
        }
        let Some(AnyUpdate::Qwixx(update)) = self.guest.update() else { panic!("a game of Qwixx") };
        assert_ne!(update.at, before, "the game has gone on");
        true
    }
}
