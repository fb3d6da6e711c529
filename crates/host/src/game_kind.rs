use std::fmt;
use std::str::FromStr;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// Classic Qwixx.
    Qwixx,
    /// Qwixx Longo.
    Longo,
    /// Qwirkle.
    Qwirkle,
}

impl GameKind {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Qwixx, Self::Longo, Self::Qwirkle];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Qwixx => "qwixx",
            Self::Longo => "longo",
            Self::Qwirkle => "qwirkle",
        }
    }

    /// How many can play.
    pub const fn seats(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Self::Qwixx | Self::Longo => 1..=qwixx::MAX_PLAYERS,
            Self::Qwirkle => qwirkle::MIN_PLAYERS..=qwirkle::MAX_PLAYERS,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == text);
        kind.ok_or_else(|| format!("there is no game '{text}'"))
    }
}
