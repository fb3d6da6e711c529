//! Who sits where, as records keep it.

use std::fmt;
use std::str::FromStr;

use bots::BotName;
use game::listed;

/// What a person without a name is called where there is only one.
pub const NAMELESS: &str = "You";

/// Somebody who can sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, with a name if one was given.
    Person(Option<String>),
    /// A bot of our own.
    Bot {
        /// How it plays.
        level: BotName,
        /// What it is called instead of its level.
        name: Option<String>,
    },
}

impl Sitter {
    /// The name; `None` for a person who gave none.
    pub fn name(&self) -> Option<String> {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot { level, name } => Some(name.clone().unwrap_or_else(|| level.to_string())),
        }
    }
}

/// Whoever can sit on a seat of a table. It is written as in the header of a record, which has the names of bots elsewhere.
pub trait Sits: fmt::Display {
    /// Whether it is a person.
    fn is_person(&self) -> bool;

    /// The bot of our own that it is; `None` for a person, and for whatever answers by itself.
    fn bot(&self) -> Option<BotName>;

    /// The sitter as a table knows it.
    fn at_table(&self) -> table::Player;
}

impl Sits for Sitter {
    fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    fn bot(&self) -> Option<BotName> {
        match self {
            Self::Person(_) => None,
            Self::Bot { level, .. } => Some(*level),
        }
    }

    fn at_table(&self) -> table::Player {
        match self {
            Self::Person(_) => table::Player::Person,
            Self::Bot { level, .. } => table::Player::Bot(level.name().into()),
        }
    }
}

/// As in the header of a record, which has the names of bots elsewhere.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(None) => f.write_str("person"),
            Self::Person(Some(name)) => write!(f, "person:{name}"),
            Self::Bot { level, .. } => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(name) = text.strip_prefix("person:") {
            return Ok(Self::Person(Some(name.trim().to_owned())));
        }
        if text == "person" {
            return Ok(Self::Person(None));
        }
        text.parse().map(|level| Self::Bot { level, name: None }).map_err(|_| {
            let bots = listed(BotName::ALL.map(BotName::name), "or");
            format!("there is no player '{text}': expected {bots}, or person[:NAME]")
        })
    }
}

/// What everybody at a table is called: people without a name are "You", or "Player 1" and so on.
pub fn names_of(names: &[Option<String>]) -> Vec<String> {
    let nameless = names.iter().filter(|name| name.is_none()).count();
    let mut count = 0;
    let name = |name: &Option<String>| match name {
        Some(name) => name.clone(),
        None if nameless == 1 => NAMELESS.to_owned(),
        None => {
            count += 1;
            format!("Player {count}")
        }
    };
    told_apart(&names.iter().map(name).collect::<Vec<_>>())
}

/// These names, with a number behind those that occur more than once.
pub fn told_apart(names: &[String]) -> Vec<String> {
    let mut apart: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let twins = names.iter().filter(|other| *other == name).count();
        // A number may be taken by somebody who is called so.
        let numbered = (1..).map(|number| format!("{name} {number}"));
        let mut free = numbered.filter(|name| !names.contains(name) && !apart.contains(name));
        apart.push(if twins == 1 { name.clone() } else { free.next().unwrap_or_default() });
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_read_as_they_are_written() {
        for text in ["greedy", "master", "person", "person:Anna", "person:O'Brien"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        for text in ["", "gredy", "engine:sh", "persona"] {
            assert!(text.parse::<Sitter>().is_err(), "{text}");
        }
    }

    #[test]
    fn equal_names_get_numbers() {
        let names = |names: &[&str]| told_apart(&names.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(names(&["greedy", "steady", "greedy"]), ["greedy 1", "steady", "greedy 2"]);
        assert_eq!(names(&["Max", "Max 1", "Max"]), ["Max 2", "Max 1", "Max 3"]);
    }

    #[test]
    fn people_without_a_name_get_one() {
        let bot = Some("casual".to_owned());
        assert_eq!(names_of(&[None, bot.clone()]), ["You", "casual"]);
        assert_eq!(names_of(&[None, bot, None]), ["Player 1", "casual", "Player 2"]);
    }
}
