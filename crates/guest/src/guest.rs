use std::collections::VecDeque;
use std::sync::Arc;

use game::Seat;
use protocol::{
    AnyUpdate, Code, Command, FIRST_VERSION, GuestMessage, MessageReader, Moment, Reaction, Reading, Refused,
    ServerMessage, TableInfo, Token, Unsound, VERSION, to_json,
};
use serde_json::Value;

use crate::joined::{fits, joined};

/// After so many milliseconds without an answer a command is sent again.
const AGAIN_AFTER: u64 = 3_000;
/// After so many milliseconds of silence the server is asked whether it is there.
const PING_AFTER: u64 = 10_000;
/// After so many milliseconds of silence the connection is given up.
const GIVE_UP_AFTER: u64 = 25_000;
/// How many commands wait at most; people do not want more at once.
const MOST_COMMANDS: usize = 16;

/// Somebody at a server's table, or somebody who looks.
#[derive(Debug)]
pub struct Guest {
    table: String,
    token: Option<Token>,
    /// The latest that was heard, with all news from the start.
    latest: Option<Latest>,
    /// What is wanted and not yet answered, in order; only the first is on its way.
    commands: VecDeque<(Token, Command)>,
    outgoing: VecDeque<String>,
    connection: Option<Connection>,
}

#[derive(Debug)]
struct Latest {
    seq: u64,
    info: Arc<TableInfo>,
    update: Option<Arc<AnyUpdate>>,
}

#[derive(Debug)]
struct Connection {
    /// Whether the server has said which version it speaks; those of the first version do not.
    is_welcome: bool,
    /// Whether the server has said how things stand since the connection opened.
    is_greeted: bool,
    /// When the server was heard last.
    heard: u64,
    /// When it was last asked whether it is there.
    pinged: u64,
    /// When the first command, or a greeting that was not answered, was sent last.
    sent: u64,
    /// Puts states together that say only what is new.
    reader: MessageReader,
}

/// What a guest's person should know.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// How things stand.
    State {
        /// How many entries the log has.
        seq: u64,
        /// Who is there, and what is asked.
        info: Arc<TableInfo>,
        /// The game, with all news from the start.
        update: Option<Arc<AnyUpdate>>,
    },
    /// A command was fulfilled, and is kept for good.
    Done {
        /// What named it.
        key: Token,
        /// The command.
        command: Command,
    },
    /// A command was refused, and nothing has changed.
    Refused {
        /// The command; nothing if the whole connection is refused.
        command: Option<Command>,
        /// Why.
        reason: Refused,
    },
    /// Somebody says something without words.
    Reaction {
        /// Who.
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// The server speaks another version of the protocol: there is no use in going on. What is wanted is kept.
    OtherVersion {
        /// The server's.
        server: u32,
    },
}

impl Guest {
    /// Somebody who comes to a table, with what opens a seat or lets look.
    pub fn new(table: &str, token: Option<Token>) -> Self {
        Self {
            table: table.to_owned(),
            token,
            latest: None,
            commands: VecDeque::new(),
            outgoing: VecDeque::new(),
            connection: None,
        }
    }

    /// A connection is open, at this time in milliseconds.
    pub fn opened(&mut self, now: u64) {
        let reader = MessageReader::default();
        let (is_welcome, is_greeted) = (false, false);
        self.connection =
            Some(Connection { is_welcome, is_greeted, heard: now, pinged: now, sent: now, reader });
        self.outgoing.clear();
        self.greet();
    }

    /// The connection is gone.
    pub fn closed(&mut self) {
        self.connection = None;
        self.outgoing.clear();
    }

    /// Whether the server has said how things stand on this connection.
    pub fn is_connected(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| connection.is_greeted)
    }

    /// How many entries the log had when the server was heard last.
    pub fn seq(&self) -> Option<u64> {
        self.latest.as_ref().map(|latest| latest.seq)
    }

    /// The game as it was seen last.
    pub fn update(&self) -> Option<&AnyUpdate> {
        self.latest.as_ref().and_then(|latest| latest.update.as_deref())
    }

    /// Who was there last, and what was asked.
    pub fn info(&self) -> Option<&TableInfo> {
        self.latest.as_ref().map(|latest| &*latest.info)
    }

    /// The two parts of the state that came in last on this connection, as they were put together: what everybody
    /// may know besides the game, and the game.
    pub fn parts(&self) -> Option<[&Value; 2]> {
        self.connection.as_ref().and_then(|connection| connection.reader.parts())
    }

    /// What is wanted and not yet answered, in order.
    pub fn commands(&self) -> impl Iterator<Item = &(Token, Command)> {
        self.commands.iter()
    }

    /// Wants something, under a random key; `false` if too much is wanted already.
    pub fn command(&mut self, key: Token, command: Command) -> bool {
        if self.commands.len() == MOST_COMMANDS {
            return false;
        }
        self.commands.push_back((key, command));
        if self.commands.len() == 1 {
            self.send_command();
        }
        true
    }

    /// Shows what this device adds to chance, unless that is on its way. It is random and used once, so it names its own
    /// command.
    pub fn contribute(&mut self, contribution: Token) {
        if self.commands.iter().all(|(_, command)| !matches!(command, Command::Contribute(_))) {
            self.command(contribution.clone(), Command::Contribute(contribution));
        }
    }

    /// Says something without words, if anybody can hear it now.
    pub fn react(&mut self, reaction: Reaction) {
        if self.is_connected() {
            self.send(&GuestMessage::React(reaction));
        }
    }

    /// The next message that goes out; `None` until there is more.
    pub fn poll(&mut self) -> Option<String> {
        self.outgoing.pop_front()
    }

    /// It is so late now, in milliseconds: sends again what was not answered. `false` if the connection should
    /// be given up: the server has been silent for too long.
    pub fn tick(&mut self, now: u64) -> bool {
        let Some(connection) = &mut self.connection else { return true };
        let silent = now.saturating_sub(connection.heard);
        if silent >= GIVE_UP_AFTER {
            return false;
        }
        let is_greeted = connection.is_greeted;
        let sends_again = now.saturating_sub(connection.sent) >= AGAIN_AFTER;
        if sends_again {
            connection.sent = now;
        }
        let pings =
            is_greeted && silent >= PING_AFTER && now.saturating_sub(connection.pinged) >= AGAIN_AFTER;
        if pings {
            connection.pinged = now;
        }
        if sends_again && is_greeted {
            self.send_command();
        } else if sends_again {
            self.greet();
        }
        if pings {
            self.send(&GuestMessage::Ping);
        }
        true
    }

    /// A message came in, at this time in milliseconds: what the person should know of it. They should know, too, that
    /// something could not be read, or is about another table.
    pub fn receive(&mut self, text: &str, now: u64) -> Result<Option<Heard>, Unsound> {
        let Some(connection) = &mut self.connection else { return Ok(None) };
        let reading = connection.reader.read(text)?;
        connection.heard = now;
        let message = match reading {
            Reading::Message(message) => message,
            Reading::Late => return Ok(None),
            Reading::Missed => {
                self.ask_for_all();
                return Ok(None);
            }
        };
        Ok(match message {
            ServerMessage::Welcome { version, .. } => self.welcomed(version),
            // What a device keeps of a table and adds there is found by the table's name.
            ServerMessage::State { table, .. } if table.table != self.table => {
                return Err(Unsound::new(format_args!("the state is of table {:?}", table.table)));
            }
            ServerMessage::State { seq, table, update, .. } => self.state(seq, table, update, now),
            ServerMessage::Done { key, .. } => {
                self.answered(&key, now).map(|command| Heard::Done { key, command })
            }
            ServerMessage::Refused { key: Some(key), reason, .. } => {
                self.answered(&key, now).map(|command| Heard::Refused { command: Some(command), reason })
            }
            ServerMessage::Refused { key: None, reason, .. } => Some(self.turned_away(reason)),
            ServerMessage::Reaction { seat, reaction, .. } => Some(Heard::Reaction { seat, reaction }),
            ServerMessage::Pong { seq, at } => {
                // The log is longer than what was heard of it, or the game has come further.
                let order_of = |at: Moment| (at.taken_back, at.opened);
                let known =
                    self.latest.as_ref().map(|latest| (latest.seq, latest.update.as_deref().map(order)));
                if known.is_some_and(|known| known < (seq, at.map(order_of))) {
                    self.greet();
                }
                None
            }
        })
    }

    fn welcomed(&mut self, version: u32) -> Option<Heard> {
        if let Some(connection) = &mut self.connection {
            connection.is_welcome = true;
        }
        (version != VERSION).then_some(Heard::OtherVersion { server: version })
    }

    /// A server of the first version cannot read a hello with a version in it.
    fn turned_away(&self, reason: Refused) -> Heard {
        let is_welcome = self.connection.as_ref().is_some_and(|connection| connection.is_welcome);
        if reason.code == Code::Unreadable && !is_welcome {
            Heard::OtherVersion { server: FIRST_VERSION }
        } else {
            Heard::Refused { command: None, reason }
        }
    }

    fn state(
        &mut self,
        seq: u64,
        info: Arc<TableInfo>,
        update: Option<AnyUpdate>,
        now: u64,
    ) -> Option<Heard> {
        let is_late = self.latest.as_ref().is_some_and(|latest| {
            (seq, update.as_ref().map(order)) < (latest.seq, latest.update.as_deref().map(order))
        });
        if is_late {
            self.greeted(now);
            return None;
        }
        if update.as_ref().is_some_and(|update| !fits(self.update(), update)) {
            self.ask_for_all();
            return None;
        }
        let earlier = self.latest.take().and_then(|latest| latest.update).map(Arc::unwrap_or_clone);
        let update = update.map(|update| Arc::new(joined(earlier, update)));
        self.greeted(now);
        self.latest = Some(Latest { seq, info: Arc::clone(&info), update: update.clone() });
        Some(Heard::State { seq, info, update })
    }

    /// The server has said how things stand: now it can be told what is wanted.
    fn greeted(&mut self, now: u64) {
        if let Some(connection) = &mut self.connection
            && !connection.is_greeted
        {
            connection.is_greeted = true;
            connection.sent = now;
            self.send_command();
        }
    }

    /// The command that was answered, if it was still waiting; the next one goes out.
    fn answered(&mut self, key: &Token, now: u64) -> Option<Command> {
        let place = self.commands.iter().position(|(waiting, _)| waiting == key)?;
        let (_, command) = self.commands.remove(place)?;
        if let Some(connection) = &mut self.connection {
            connection.sent = now;
        }
        self.send_command();
        Some(command)
    }

    fn greet(&mut self) {
        let known = self.update().map(moment);
        self.send_hello(known.map_or(0, |at| at.opened), known.map_or(0, |at| at.taken_back));
    }

    /// Something is missing between what is known and what came: everything fits whatever is known.
    fn ask_for_all(&mut self) {
        self.send_hello(0, 0);
    }

    fn send_hello(&mut self, steps: usize, taken_back: u32) {
        let (table, token) = (self.table.clone(), self.token.clone());
        self.send(&GuestMessage::Hello { table, token, steps, taken_back });
    }

    fn send_command(&mut self) {
        if !self.is_connected() {
            return;
        }
        if let Some((key, command)) = self.commands.front().cloned() {
            self.send(&GuestMessage::Command { key, command });
        }
    }

    fn send(&mut self, message: &GuestMessage) {
        if self.connection.is_some() {
            self.outgoing.push_back(to_json(message));
        }
    }
}

fn moment(update: &AnyUpdate) -> Moment {
    match update {
        AnyUpdate::Qwixx(update) => update.at,
        AnyUpdate::Qwirkle(update) => update.at,
    }
}

/// Later states of the same log are greater.
fn order(update: &AnyUpdate) -> (u32, usize) {
    let at = moment(update);
    (at.taken_back, at.opened)
}
