//! Players as they are named on the command line.

use std::fmt;
use std::str::FromStr;

use bots::BotName;
use game::{MAX_NAME_LENGTH, listed};
use host::{NAMELESS, Sits, Sitter};

/// Somebody who can be named as a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal, with a name if one was given.
    Person(Option<String>),
    /// A bot of our own.
    Bot(BotName),
    /// A program started by this command.
    Engine(String),
}

impl Player {
    /// What the player is called where several of the kind need not be told apart.
    pub fn name(&self) -> String {
        match self {
            Self::Person(name) => name.clone().unwrap_or_else(|| NAMELESS.to_owned()),
            Self::Bot(bot) => bot.to_string(),
            Self::Engine(command) => engine_name(command),
        }
    }
}

impl Sits for Player {
    fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    fn bot(&self) -> Option<BotName> {
        match self {
            Self::Bot(bot) => Some(*bot),
            Self::Person(_) | Self::Engine(_) => None,
        }
    }

    fn at_table(&self) -> table::Player {
        match self {
            Self::Person(_) => table::Player::Person,
            Self::Bot(bot) => table::Player::Bot(bot.name().into()),
            Self::Engine(command) => table::Player::Engine(command.as_str().into()),
        }
    }
}

/// The file name of the last word that is no option: `engine.py` of `python3 -u examples/engine.py`.
fn engine_name(command: &str) -> String {
    let mut words = command.split_whitespace().filter(|word| !word.starts_with('-'));
    let file = words.next_back().and_then(|word| word.rsplit(['/', '\\']).next()).unwrap_or_default();
    // Names stand in records and in tables with commas.
    let plain = |c: &char| c.is_alphanumeric() || "._+-".contains(*c);
    let name: String = file.chars().filter(plain).take(MAX_NAME_LENGTH / 2).collect();
    if name.is_empty() { "engine".to_owned() } else { name }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => Sitter::Person(name.clone()).fmt(f),
            Self::Bot(bot) => bot.fmt(f),
            Self::Engine(command) => {
                let text = format!("engine:{command}");
                // A comma that no quotation marks protect would end the player in a list.
                let mark = match end_of_player(&text) {
                    Some(end) if end == text.len() => "",
                    _ if text.contains('"') => "'",
                    _ => "\"",
                };
                write!(f, "{mark}{text}{mark}")
            }
        }
    }
}

impl From<Sitter> for Player {
    fn from(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Person(name) => Self::Person(name),
            Sitter::Bot { level, .. } => Self::Bot(level),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text, "person[:NAME] or engine:COMMAND")
    }
}

impl Player {
    /// Reads a player; `others` says what may be named besides bots.
    fn read(text: &str, others: &str) -> Result<Self, String> {
        let text = unquoted(text.trim());
        if let Some(command) = text.strip_prefix("engine:") {
            return match command.trim() {
                "" => {
                    Err("engine: wants the command that starts it, such as engine:'python3 my-engine.py'"
                        .into())
                }
                command => Ok(Self::Engine(command.to_owned())),
            };
        }
        text.parse::<Sitter>().map(Self::from).map_err(|_| {
            let bots = listed(BotName::ALL.map(BotName::name), "or");
            format!("there is no player '{text}': expected {bots}, {others}")
        })
    }
}

/// Several players, with commas between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerList(
    /// In seat order.
    pub Vec<Player>,
);

impl FromStr for PlayerList {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::read(text, str::parse)
    }
}

impl PlayerList {
    /// Reads players for where no people can play.
    pub fn without_people(text: &str) -> Result<Self, String> {
        Self::read(text, |player| Player::read(player, "or engine:COMMAND"))
    }

    fn read(text: &str, player: impl Fn(&str) -> Result<Player, String>) -> Result<Self, String> {
        let players =
            split_list(text).ok_or_else(|| format!("a quotation mark in '{text}' is not closed"))?;
        players.into_iter().map(player).collect::<Result<_, _>>().map(Self)
    }
}

/// The command of a player that stands in quotation marks as a whole, without them.
fn unquoted(text: &str) -> &str {
    let inside = |mark: char| text.strip_prefix(mark)?.strip_suffix(mark).filter(|text| !text.contains(mark));
    let command = inside('"').or_else(|| inside('\'')).filter(|text| is_command(text));
    command.unwrap_or(text)
}

fn is_command(text: &str) -> bool {
    text.trim_start().starts_with("engine:")
}

/// Splits a list at its commas, but not at those in quotation marks of a command; `None` if one of these marks is
/// not closed. In a name a mark is a letter like any other.
fn split_list(text: &str) -> Option<Vec<&str>> {
    let (mut parts, mut rest) = (Vec::new(), text);
    loop {
        let end = end_of_player(rest)?;
        parts.push(&rest[..end]);
        match rest.get(end + 1..) {
            Some(behind) => rest = behind,
            None => return Some(parts),
        }
    }
}

/// Where the first player of a list ends.
fn end_of_player(text: &str) -> Option<usize> {
    let is_command = is_command(text.trim_start().trim_start_matches(['"', '\'']));
    let mut quoted = None;
    for (i, c) in text.char_indices() {
        match quoted {
            None if c == ',' => return Some(i),
            None if is_command && (c == '"' || c == '\'') => quoted = Some(c),
            Some(mark) if c == mark => quoted = None,
            _ => {}
        }
    }
    quoted.is_none().then_some(text.len())
}

/// What everybody at a table is called: people without a name are "You", or "Player 1" and so on.
pub fn names_of(players: &[Player]) -> Vec<String> {
    let name = |player: &Player| (*player != Player::Person(None)).then(|| player.name());
    host::names_of(&players.iter().map(name).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> String {
        text.parse::<Player>().unwrap().name()
    }

    #[test]
    fn players_are_named_by_what_they_are() {
        assert_eq!(name("steady"), "steady");
        assert_eq!(name("person:Anna"), "Anna");
        assert_eq!(name("engine:python3 -u examples/engine.py"), "engine.py");
        assert_eq!(name("engine:/opt/bots/clever --fast"), "clever");
        assert_eq!(name("engine:x/"), "engine");
    }

    #[test]
    fn players_read_as_they_are_written() {
        for text in ["greedy", "master", "person", "person:Anna", "engine:python3 x.py"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in ["", "gredy", "engine:", "engine: ", "persona"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }

    #[test]
    fn commas_in_quotation_marks_are_kept() {
        let list: PlayerList = "greedy,engine:python3 -c \"print(1,2)\", person:Anna".parse().unwrap();
        let texts: Vec<String> = list.0.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["greedy", "engine:python3 -c \"print(1,2)\"", "person:Anna"]);
    }

    #[test]
    fn a_whole_player_may_stand_in_quotation_marks() {
        for text in ["\"engine:python3 x.py --at 1,2\", greedy", "'engine:python3 x.py --at 1,2', greedy"] {
            let list: PlayerList = text.parse().unwrap();
            assert_eq!(list.0[0], Player::Engine("python3 x.py --at 1,2".to_owned()));
            assert_eq!(list.0.len(), 2);
            // What is written, as in a saved game, is read again.
            assert_eq!(list.0[0].to_string().parse::<PlayerList>().unwrap().0, list.0[..1]);
        }
        assert_eq!("\"engine:x y\"".parse::<Player>().unwrap().to_string(), "engine:x y");
    }

    #[test]
    fn who_cannot_play_is_not_suggested() {
        let refused = PlayerList::without_people("gredy").unwrap_err();
        assert!(refused.ends_with("or engine:COMMAND") && !refused.contains("person"), "{refused}");
        assert!("gredy".parse::<PlayerList>().unwrap_err().contains("person[:NAME]"));
    }

    #[test]
    fn names_may_hold_quotation_marks() {
        for text in ["person:O'Brien,skilled", "person:6\" Joe,person:D'Arcy", "engine:a 'b,c',person:O'Neil"]
        {
            let list: PlayerList = text.parse().unwrap();
            let texts: Vec<String> = list.0.iter().map(ToString::to_string).collect();
            assert_eq!(texts.join(","), text);
            assert_eq!(list.0.len(), 2);
        }
    }

    #[test]
    fn open_quotation_marks_are_refused() {
        let refused = "greedy,engine:sh \"x,random".parse::<PlayerList>().unwrap_err();
        assert_eq!(refused, "a quotation mark in 'greedy,engine:sh \"x,random' is not closed");
    }
}
