use crate::{Code, FIRST_VERSION, InJson, Json, Reaction, Refused, Token, Unsound, VERSION, Wish};

/// The longest message of a guest that is read.
pub const MOST_GUEST_BYTES: usize = 2048;

/// What a guest sends to a server.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    Wish {
        /// What names the wish.
        key: Token,
        /// What.
        wish: Wish,
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
        let json = Json::parse(text).map_err(unreadable)?;
        if json.kind().is_ok_and(|kind| kind == "hello") {
            // Before the rest is read: another version may have other fields.
            match version(&json).map_err(unreadable)? {
                VERSION => {}
                other => return Err(Refused::other_version(other)),
            }
        }
        let message = Self::read(&json).map_err(unreadable)?;
        if let Self::Wish { wish: Wish::Table(message), .. } = &message {
            message.check()?;
        }
        Ok(message)
    }
}

/// The version that a hello names.
fn version(json: &Json) -> Result<u32, Unsound> {
    Ok(json.field::<Option<u32>>("version")?.unwrap_or(FIRST_VERSION))
}

impl InJson for GuestMessage {
    fn json(&self) -> Json {
        match self {
            Self::Hello { table, token, steps, taken_back } => Json::of_type("hello")
                .with("version", &VERSION)
                .with("table", table)
                .with("token", token)
                .with("steps", steps)
                .with("taken_back", taken_back),
            Self::Wish { key, wish } => Json::of_type("wish").with("key", key).with("wish", wish),
            Self::React(reaction) => Json::of_type("react").with("reaction", reaction),
            Self::Ping => Json::of_type("ping"),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let (message, fields): (Self, &[&str]) = match json.kind()? {
            "hello" => (
                Self::Hello {
                    table: json.field("table")?,
                    token: json.field("token")?,
                    steps: json.field("steps")?,
                    taken_back: json.field("taken_back")?,
                },
                &["type", "version", "table", "token", "steps", "taken_back"],
            ),
            "wish" => {
                (Self::Wish { key: json.field("key")?, wish: json.field("wish")? }, &["type", "key", "wish"])
            }
            "react" => (Self::React(json.field("reaction")?), &["type", "reaction"]),
            "ping" => (Self::Ping, &["type"]),
            kind => return Err(Unsound::new(format_args!("there is no message {kind:?}"))),
        };
        json.has_only(fields)?;
        Ok(message)
    }
}
