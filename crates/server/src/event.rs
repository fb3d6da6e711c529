use bots::BotName;
use chance::{Contribution, Seal, Secret};
use game::Seat;
use host::GameKind;
use protocol::{Command, Token, Unsound, to_json};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{TableId, TokenHash};

/// One entry of a table's log: what happened, when, and by whose command. The log is the truth; everything else
/// about a table follows from it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "StoredEntry", into = "StoredEntry")]
pub(crate) struct Entry {
    /// The time in milliseconds since 1970.
    pub(crate) at: i64,
    /// Whose command it was; nothing if it was nobody's.
    pub(crate) by: Option<By>,
    pub(crate) event: Event,
}

/// Whose command something was, and under which key.
#[derive(Clone, Debug)]
pub(crate) struct By {
    pub(crate) seat: Seat,
    pub(crate) key: Token,
    /// What the command was; entries of earlier versions do not say it.
    pub(crate) command: Option<CommandDigest>,
}

/// What tells a command from others under the same key: the first bytes of the SHA-256 of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct CommandDigest([u8; 8]);

impl CommandDigest {
    pub(crate) fn of(command: &Command) -> Self {
        let digest: [u8; 32] = Sha256::digest(to_json(command)).into();
        Self(std::array::from_fn(|i| digest[i]))
    }
}

/// What happens at a table. The dice and the bag are not among it: what they decide follows from the secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    /// The table was made.
    Made { made: Box<Made> },
    /// A person sat down, and their device has sealed what it adds to chance.
    SatDown {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        name: String,
        opener: TokenHash,
        #[serde(with = "protocol::text")]
        seal: Seal,
    },
    /// A person's device has shown what it adds to chance.
    Contributed {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        #[serde(with = "protocol::text")]
        contribution: Contribution,
    },
    /// A person sat down at a table of an earlier version, where contributions were shown at once.
    Seated {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        name: String,
        opener: TokenHash,
        #[serde(with = "protocol::text")]
        contribution: Contribution,
    },
    /// An open seat is a bot's from now on.
    #[serde(with = "only_seat")]
    BotSeated(Seat),
    /// A person chose.
    Chose {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        choice: String,
    },
    /// A bot chose.
    Answered {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
        choice: String,
    },
    /// A person took the latest choice back.
    #[serde(with = "only_seat")]
    TookBack(Seat),
    /// A person asks to undo the latest choice.
    #[serde(with = "only_seat")]
    UndoAsked(Seat),
    /// A person agrees to what was asked.
    #[serde(with = "only_seat")]
    UndoAgreed(Seat),
    /// A person does not agree, or asks no more.
    #[serde(with = "only_seat")]
    UndoDeclined(Seat),
    /// A bot sits in until the person is back.
    #[serde(with = "only_seat")]
    StoodIn(Seat),
    /// The person is back.
    #[serde(with = "only_seat")]
    Returned(Seat),
    /// A person left for good.
    #[serde(with = "only_seat")]
    Left(Seat),
    /// The same people play again at another table.
    Rematched {
        #[serde(with = "protocol::text")]
        table: TableId,
    },
    /// Nobody comes back.
    Closed,
}

/// How a table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Made {
    /// By which rules its log is folded.
    #[serde(default)]
    pub(crate) rules: LogRules,
    #[serde(with = "protocol::text")]
    pub(crate) game: GameKind,
    pub(crate) seats: Vec<Plan>,
    pub(crate) listed: bool,
    /// Seconds for each choice.
    pub(crate) clock: Option<u32>,
    /// Seconds until a bot may sit in.
    pub(crate) away: u32,
    #[serde(with = "secret")]
    pub(crate) secret: Secret,
    /// What lets somebody look.
    pub(crate) watch: TokenHash,
}

/// By which rules a log is folded: logs that were written by an earlier version tell what they told then.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<u32>", into = "Option<u32>")]
pub(crate) enum LogRules {
    /// Contributions are shown when people sit down; an undo needs no consent of those for whom a bot sits in, leaves
    /// what others chose at the same time, and the same chance comes again.
    #[default]
    First,
    /// Contributions are sealed first; an undo needs everybody's consent, and chance is drawn anew.
    Second,
}

/// Who may sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Plan {
    /// A bot.
    #[serde(rename = "bot")]
    Bot(#[serde(with = "protocol::text")] BotName),
    /// Whoever has the invitation.
    #[serde(rename = "invite")]
    Invited(TokenHash),
    /// A person who is known from the game before.
    #[serde(untagged)]
    Reserved { name: String, opener: TokenHash },
}

impl Made {
    /// Whether a table that is made so is the same but for its secret.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        Self { secret: other.secret.clone(), ..self.clone() } == *other
    }
}

/// An entry as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredEntry {
    #[serde(flatten)]
    event: Event,
    at: i64,
    #[serde(default, with = "protocol::OptionalSeat")]
    by: Option<Seat>,
    key: Option<Token>,
    // Stored logs keep the name of the first version.
    #[serde(rename = "wish")]
    command: Option<CommandDigest>,
}

impl From<Entry> for StoredEntry {
    fn from(Entry { at, by, event }: Entry) -> Self {
        let (seat, key, command) =
            by.map_or((None, None, None), |by| (Some(by.seat), Some(by.key), by.command));
        Self { event, at, by: seat, key, command }
    }
}

impl From<StoredEntry> for Entry {
    fn from(StoredEntry { event, at, by, key, command }: StoredEntry) -> Self {
        let by = by.zip(key).map(|(seat, key)| By { seat, key, command });
        Self { at, by, event }
    }
}

impl From<CommandDigest> for String {
    fn from(digest: CommandDigest) -> Self {
        crate::entropy::hex(&digest.0)
    }
}

impl TryFrom<String> for CommandDigest {
    type Error = Unsound;

    fn try_from(text: String) -> Result<Self, Unsound> {
        let is_digit = |byte: u8| byte.is_ascii_hexdigit();
        let number = u64::from_str_radix(&text, 16).ok();
        let number = number.filter(|_| text.len() == 16 && text.bytes().all(is_digit));
        let number = number.ok_or_else(|| Unsound::new("expected 16 hexadecimal digits"))?;
        Ok(Self(number.to_be_bytes()))
    }
}

impl From<LogRules> for Option<u32> {
    fn from(rules: LogRules) -> Self {
        match rules {
            // Their logs do not say it.
            LogRules::First => None,
            LogRules::Second => Some(2),
        }
    }
}

impl TryFrom<Option<u32>> for LogRules {
    type Error = Unsound;

    fn try_from(rules: Option<u32>) -> Result<Self, Unsound> {
        match rules {
            None => Ok(Self::First),
            Some(2) => Ok(Self::Second),
            Some(rules) => Err(Unsound::new(format_args!("logs of version {rules} are not known"))),
        }
    }
}

/// The seat of an event that says nothing else.
mod only_seat {
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct OnlySeat {
        #[serde(with = "protocol::SeatNumber")]
        seat: Seat,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    pub(super) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        OnlySeat { seat: *seat }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        OnlySeat::deserialize(deserializer).map(|only| only.seat)
    }
}

/// A secret, which says what it is only when asked to.
mod secret {
    use chance::Secret;
    use serde::{Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&secret.reveal())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        protocol::text::deserialize(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use protocol::from_json;

    use super::*;

    fn read(text: &str) -> Entry {
        from_json::<Entry>(text).unwrap()
    }

    #[test]
    fn entries_of_earlier_versions_are_read() {
        let key = Token::new([5; 16]);
        let old = format!(r#"{{"type":"left","seat":1,"at":7,"by":1,"key":"{}"}}"#, key.expose());
        let by = read(&old).by.unwrap();
        assert_eq!((by.seat, by.key == key, by.command), (Seat::new(0), true, None));
        assert!(read(r#"{"type":"closed","at":7,"by":null,"key":null}"#).by.is_none());
    }

    #[test]
    fn entries_keep_what_was_commanded() {
        let by = By {
            seat: Seat::new(0),
            key: Token::new([5; 16]),
            command: Some(CommandDigest::of(&Command::Leave)),
        };
        let entry = Entry { at: 7, by: Some(by), event: Event::Left(Seat::new(0)) };
        let again = read(&to_json(&entry)).by.unwrap().command;
        assert_eq!(again, Some(CommandDigest::of(&Command::Leave)));
        assert_ne!(again, Some(CommandDigest::of(&Command::Rematch)));
        let broken = to_json(&entry).replace(r#""wish":""#, r#""wish":"+"#);
        assert!(from_json::<Entry>(&broken).is_err(), "{broken}");
    }
}
