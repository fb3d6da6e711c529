use bots::BotName;
use chance::{Contribution, Seal, Secret};
use game::Seat;
use host::GameKind;
use protocol::{InJson, Json, Token, Unsound, Wish};
use sha2::{Digest, Sha256};

use crate::{TableId, TokenHash};

/// One entry of a table's log: what happened, when, and by whose wish. The log is the truth; everything else
/// about a table follows from it.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The time in milliseconds since 1970.
    pub(crate) at: i64,
    /// Who wished it; nothing if nobody did.
    pub(crate) by: Option<By>,
    pub(crate) event: Event,
}

/// Who wished something, and under which key.
#[derive(Clone, Debug)]
pub(crate) struct By {
    pub(crate) seat: Seat,
    pub(crate) key: Token,
    /// What was wished; entries of earlier versions do not say it.
    pub(crate) wish: Option<WishDigest>,
}

/// What tells a wish from others under the same key: the first bytes of the SHA-256 of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WishDigest([u8; 8]);

impl WishDigest {
    pub(crate) fn of(wish: &Wish) -> Self {
        let digest: [u8; 32] = Sha256::digest(wish.to_text()).into();
        Self(std::array::from_fn(|i| digest[i]))
    }
}

/// What happens at a table. The dice and the bag are not among it: what they decide follows from the secret.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// The table was made.
    Made(Box<Made>),
    /// A person sat down, and their device has sealed what it adds to chance.
    SatDown { seat: Seat, name: String, opener: TokenHash, seal: Seal },
    /// A person's device has shown what it adds to chance.
    Contributed { seat: Seat, contribution: Contribution },
    /// A person sat down at a table of an earlier version, where contributions were shown at once.
    Seated { seat: Seat, name: String, opener: TokenHash, contribution: Contribution },
    /// An open seat is a bot's from now on.
    BotSeated(Seat),
    /// A person chose.
    Chose { seat: Seat, choice: String },
    /// A bot chose.
    Answered { seat: Seat, choice: String },
    /// A person took the latest choice back.
    TookBack(Seat),
    /// A person asks to undo the latest choice.
    UndoAsked(Seat),
    /// A person agrees to what was asked.
    UndoAgreed(Seat),
    /// A person does not agree, or asks no more.
    UndoDeclined(Seat),
    /// A bot sits in until the person is back.
    StoodIn(Seat),
    /// The person is back.
    Returned(Seat),
    /// A person left for good.
    Left(Seat),
    /// The same people play again at another table.
    Rematched(TableId),
    /// Nobody comes back.
    Closed,
}

/// How a table was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) game: GameKind,
    pub(crate) seats: Vec<Plan>,
    pub(crate) listed: bool,
    /// Seconds for each choice.
    pub(crate) clock: Option<u32>,
    /// Seconds until a bot may sit in.
    pub(crate) away: u32,
    pub(crate) secret: Secret,
    /// What lets somebody look.
    pub(crate) watch: TokenHash,
    /// By which rules its log is folded.
    pub(crate) rules: LogRules,
}

/// By which rules a log is folded: logs that were written by an earlier version tell what they told then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogRules {
    /// Contributions are shown when people sit down; an undo needs no consent of those for whom a bot sits in, leaves
    /// what others chose at the same time, and the same chance comes again.
    First,
    /// Contributions are sealed first; an undo needs everybody's consent, and chance is drawn anew.
    Second,
}

/// Who may sit on a seat.
#[derive(Clone, Debug)]
pub(crate) enum Plan {
    /// A bot.
    Bot(BotName),
    /// Whoever has the invitation.
    Invited(TokenHash),
    /// A person who is known from the game before.
    Reserved { name: String, opener: TokenHash },
}

impl Made {
    /// Whether a table that is made so is the same but for its secret.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        Self { secret: other.secret.clone(), ..self.clone() }.json() == other.json()
    }
}

impl InJson for Entry {
    fn json(&self) -> Json {
        let by = self.by.as_ref();
        self.event
            .json()
            .with("at", &self.at)
            .with("by", &by.map(|by| by.seat))
            .with("key", &by.map(|by| by.key.clone()))
            .with("wish", &by.and_then(|by| by.wish))
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let wish = json.field("wish")?;
        let by = json.field::<Option<Seat>>("by")?.zip(json.field("key")?);
        let by = by.map(|(seat, key)| By { seat, key, wish });
        Ok(Self { at: json.field("at")?, by, event: Event::read(json)? })
    }
}

impl InJson for WishDigest {
    fn json(&self) -> Json {
        crate::entropy::hex(&self.0).json()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let text = json.text()?;
        let number = u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16);
        let number = number.ok_or_else(|| Unsound::new("expected 16 hexadecimal digits"))?;
        Ok(Self(number.to_be_bytes()))
    }
}

impl InJson for Event {
    fn json(&self) -> Json {
        let of = |kind: &'static str, seat: &Seat| Json::of_type(kind).with("seat", seat);
        match self {
            Self::Made(made) => Json::of_type("made").with("made", &**made),
            Self::SatDown { seat, name, opener, seal } => {
                of("sat_down", seat).with("name", name).with("opener", opener).with("seal", seal.to_string())
            }
            Self::Contributed { seat, contribution } => {
                of("contributed", seat).with("contribution", contribution.to_string())
            }
            Self::Seated { seat, name, opener, contribution } => of("seated", seat)
                .with("name", name)
                .with("opener", opener)
                .with("contribution", contribution.to_string()),
            Self::BotSeated(seat) => of("bot_seated", seat),
            Self::Chose { seat, choice } => of("chose", seat).with("choice", choice),
            Self::Answered { seat, choice } => of("answered", seat).with("choice", choice),
            Self::TookBack(seat) => of("took_back", seat),
            Self::UndoAsked(seat) => of("undo_asked", seat),
            Self::UndoAgreed(seat) => of("undo_agreed", seat),
            Self::UndoDeclined(seat) => of("undo_declined", seat),
            Self::StoodIn(seat) => of("stood_in", seat),
            Self::Returned(seat) => of("returned", seat),
            Self::Left(seat) => of("left", seat),
            Self::Rematched(table) => Json::of_type("rematched").with("table", table),
            Self::Closed => Json::of_type("closed"),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let seat = || json.field("seat");
        Ok(match json.kind()? {
            "made" => Self::Made(Box::new(json.field("made")?)),
            "sat_down" => Self::SatDown {
                seat: seat()?,
                name: json.field("name")?,
                opener: json.field("opener")?,
                seal: parsed(json, "seal")?,
            },
            "contributed" => Self::Contributed { seat: seat()?, contribution: parsed(json, "contribution")? },
            "seated" => Self::Seated {
                seat: seat()?,
                name: json.field("name")?,
                opener: json.field("opener")?,
                contribution: parsed(json, "contribution")?,
            },
            "bot_seated" => Self::BotSeated(seat()?),
            "chose" => Self::Chose { seat: seat()?, choice: json.field("choice")? },
            "answered" => Self::Answered { seat: seat()?, choice: json.field("choice")? },
            "took_back" => Self::TookBack(seat()?),
            "undo_asked" => Self::UndoAsked(seat()?),
            "undo_agreed" => Self::UndoAgreed(seat()?),
            "undo_declined" => Self::UndoDeclined(seat()?),
            "stood_in" => Self::StoodIn(seat()?),
            "returned" => Self::Returned(seat()?),
            "left" => Self::Left(seat()?),
            "rematched" => Self::Rematched(json.field("table")?),
            "closed" => Self::Closed,
            kind => return Err(Unsound::new(format_args!("there is no event {kind:?}"))),
        })
    }
}

impl InJson for Made {
    fn json(&self) -> Json {
        let rules = match self.rules {
            // Their logs do not say it.
            LogRules::First => None,
            LogRules::Second => Some(2_u32),
        };
        Json::object()
            .with("rules", &rules)
            .with("game", self.game.name())
            .with("seats", &self.seats)
            .with("listed", &self.listed)
            .with("clock", &self.clock)
            .with("away", &self.away)
            .with("secret", self.secret.reveal())
            .with("watch", &self.watch)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        Ok(Self {
            game: parsed(json, "game")?,
            seats: json.field("seats")?,
            listed: json.field("listed")?,
            clock: json.field("clock")?,
            away: json.field("away")?,
            secret: parsed(json, "secret")?,
            watch: json.field("watch")?,
            rules: match json.field::<Option<u32>>("rules")? {
                None => LogRules::First,
                Some(2) => LogRules::Second,
                Some(rules) => {
                    return Err(Unsound::new(format_args!("logs of version {rules} are not known")));
                }
            },
        })
    }
}

impl InJson for Plan {
    fn json(&self) -> Json {
        match self {
            Self::Bot(bot) => Json::object().with("bot", bot.name()),
            Self::Invited(invite) => Json::object().with("invite", invite),
            Self::Reserved { name, opener } => Json::object().with("name", name).with("opener", opener),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        if *json.get("bot") != Json::Null {
            parsed(json, "bot").map(Self::Bot)
        } else if *json.get("invite") != Json::Null {
            json.field("invite").map(Self::Invited)
        } else {
            Ok(Self::Reserved { name: json.field("name")?, opener: json.field("opener")? })
        }
    }
}

/// A field whose text says something that has a text form of its own.
fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(json: &Json, name: &str) -> Result<T, Unsound> {
    json.field::<String>(name)?.parse().map_err(|error: T::Err| Unsound::new(error).within(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Entry {
        Entry::from_text(text).unwrap()
    }

    #[test]
    fn entries_of_earlier_versions_are_read() {
        let key = Token::new([5; 16]);
        let old = format!(r#"{{"type":"left","seat":1,"at":7,"by":1,"key":"{}"}}"#, key.expose());
        let by = read(&old).by.unwrap();
        assert_eq!((by.seat, by.key == key, by.wish), (Seat::new(0), true, None));
        assert!(read(r#"{"type":"closed","at":7,"by":null,"key":null}"#).by.is_none());
    }

    #[test]
    fn entries_keep_what_was_wished() {
        let by =
            By { seat: Seat::new(0), key: Token::new([5; 16]), wish: Some(WishDigest::of(&Wish::Leave)) };
        let entry = Entry { at: 7, by: Some(by), event: Event::Left(Seat::new(0)) };
        let again = read(&entry.to_text()).by.unwrap().wish;
        assert_eq!(again, Some(WishDigest::of(&Wish::Leave)));
        assert_ne!(again, Some(WishDigest::of(&Wish::Rematch)));
        let broken = entry.to_text().replace(r#""wish":""#, r#""wish":"+"#);
        assert!(Entry::from_text(&broken).is_err(), "{broken}");
    }
}
