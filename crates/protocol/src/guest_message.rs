use serde::{Deserialize, Serialize};

use crate::head::Head;
use crate::unsound::require;
use crate::{Code, Command, FIRST_VERSION, Reaction, Refused, Token, Unsound, VERSION, from_json};

/// The longest message of a guest that is read.
pub const MOST_GUEST_BYTES: usize = 2048;

/// What a guest sends to a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "WireGuestMessage", into = "WireGuestMessage")]
pub enum GuestMessage {
    /// Which table, and who asks: the first message of every connection, and whenever something was missed. It
    /// carries the version of the protocol, which is always this one: one of another is refused unread.
    Hello {
        /// The name of the table.
        table: String,
        /// What opens the seat or lets look; a listed table lets anybody look.
        token: Option<Token>,
        /// How many steps of the log the guest has the news of.
        steps: usize,
        /// How often choices had been taken back then.
        taken_back: u32,
    },
    /// Something is wanted. Sent twice with the same key, it is done once.
    Command {
        /// What names the command.
        key: Token,
        /// What.
        command: Command,
    },
    /// Something is said without words.
    React(Reaction),
    /// Is anybody there?
    Ping,
}

impl GuestMessage {
    /// Reads a message that may come from anybody.
    pub fn from_json(text: &str) -> Result<Self, Refused> {
        if text.len() > MOST_GUEST_BYTES {
            let reason = format!("a message has at most {MOST_GUEST_BYTES} bytes");
            return Err(Refused::new(Code::TooLarge, reason));
        }
        let unreadable = |unsound: Unsound| Refused::new(Code::Unreadable, unsound);
        let head: Head<'_> = from_json(text).map_err(unreadable)?;
        if head.kind == "hello" {
            // Before the rest is read: another version may have other fields.
            match head.version.unwrap_or(FIRST_VERSION) {
                VERSION => {}
                other => return Err(Refused::other_version(other)),
            }
        }
        let message: Self = from_json(text).map_err(unreadable)?;
        if let Self::Command { command: Command::Table(message), .. } = &message {
            message.check()?;
        }
        Ok(message)
    }
}

/// A message of a guest as it is sent.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum WireGuestMessage {
    Hello {
        version: u32,
        table: String,
        token: Option<Token>,
        steps: usize,
        taken_back: u32,
    },
    // On the wire, commands keep the name of the first version.
    #[serde(rename = "wish")]
    Command {
        key: Token,
        #[serde(rename = "wish")]
        command: Command,
    },
    React {
        reaction: Reaction,
    },
    Ping {},
}

impl From<GuestMessage> for WireGuestMessage {
    fn from(message: GuestMessage) -> Self {
        match message {
            GuestMessage::Hello { table, token, steps, taken_back } => {
                Self::Hello { version: VERSION, table, token, steps, taken_back }
            }
            GuestMessage::Command { key, command } => Self::Command { key, command },
            GuestMessage::React(reaction) => Self::React { reaction },
            GuestMessage::Ping => Self::Ping {},
        }
    }
}

impl TryFrom<WireGuestMessage> for GuestMessage {
    type Error = Unsound;

    fn try_from(message: WireGuestMessage) -> Result<Self, Unsound> {
        Ok(match message {
            WireGuestMessage::Hello { version, table, token, steps, taken_back } => {
                require(version == VERSION, "the greeting is of another version of the protocol")?;
                Self::Hello { table, token, steps, taken_back }
            }
            WireGuestMessage::Command { key, command } => Self::Command { key, command },
            WireGuestMessage::React { reaction } => Self::React(reaction),
            WireGuestMessage::Ping {} => Self::Ping,
        })
    }
}
