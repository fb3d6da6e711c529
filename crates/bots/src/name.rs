use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Level, Thinker};

/// The name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    /// Draws its choices by lot.
    Random,
    /// Takes what brings most now.
    Greedy,
    /// Weighs points against what comes after.
    Steady,
    /// Values sheets by a formula that others have bred and published; only Qwixx has it, with any sheet.
    Evolved,
    /// A level of play for people.
    Level(Level),
    /// The best of Qwirkle with a time of its own; only Qwirkle has it.
    Thinker(Thinker),
}

impl BotName {
    /// All bots that play with people, the yardsticks first, then the levels from the weakest to the strongest. Those
    /// that are made to be measured are in [`Thinker::all`].
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Greedy,
        Self::Steady,
        Self::Evolved,
        Self::Level(Level::Beginner),
        Self::Level(Level::Casual),
        Self::Level(Level::Skilled),
        Self::Level(Level::Expert),
        Self::Level(Level::Master),
    ];

    /// The bot of this name among those that play with people: a table that anybody may open must not think for as
    /// long as anybody likes.
    pub fn with_people(name: &str) -> Result<Self, NoSuchBot> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| NoSuchBot(name.to_owned()))
    }

    /// The name as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Steady => "steady",
            Self::Evolved => "evolved",
            Self::Level(level) => level.name(),
            Self::Thinker(thinker) => thinker.name(),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotName {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let thinker = || Thinker::all().find(|thinker| thinker.name() == text).map(Self::Thinker);
        Self::with_people(text).or_else(|no_such_bot| thinker().ok_or(no_such_bot))
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchBot(pub String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = game::listed(BotName::ALL.map(BotName::name), "and");
        write!(f, "there is no bot '{}'; there are {names}", self.0)
    }
}

impl Error for NoSuchBot {}
