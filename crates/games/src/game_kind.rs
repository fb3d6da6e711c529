use alloc::string::{String, ToString};
use core::ops::RangeInclusive;
use core::str::FromStr;
use core::{error, fmt};

use qwixx::Rules;

/// One of the games, and for Qwixx its sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// Qwixx with the sheet of this rule set.
    Qwixx(Rules),
    /// Qwirkle.
    Qwirkle,
}

/// What there is to know of a game besides its rules.
struct Entry {
    /// The name as it is printed on the box, the same in all languages.
    title: &'static str,
    /// A shorter name for narrow places.
    short: &'static str,
    /// About how many minutes a game takes.
    minutes: u8,
    /// How the files of value networks begin; `None` if no network was trained, and `master` plays as `steady` does.
    networks: Option<&'static str>,
}

/// The sheets of Qwixx in the order of [`Rules::ALL`].
const SHEETS: [Entry; Rules::ALL.len()] = [
    Entry { title: "Qwixx", short: "Qwixx", minutes: 15, networks: Some("classic") },
    Entry { title: "Qwixx Longo", short: "Longo", minutes: 25, networks: Some("longo") },
];

const QWIRKLE: Entry = Entry { title: "Qwirkle", short: "Qwirkle", minutes: 45, networks: None };

impl GameKind {
    /// Classic Qwixx.
    pub const CLASSIC: Self = Self::Qwixx(Rules::CLASSIC);

    /// Qwixx Longo.
    pub const LONGO: Self = Self::Qwixx(Rules::LONGO);

    /// All games, those of Qwixx first.
    pub const ALL: [Self; Rules::ALL.len() + 1] = {
        let mut all = [Self::Qwirkle; Rules::ALL.len() + 1];
        let mut at = 0;
        while at < Rules::ALL.len() {
            all[at] = Self::Qwixx(Rules::ALL[at]);
            at += 1;
        }
        all
    };

    /// The name in records, in addresses and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Qwixx(rules) => rules.name(),
            Self::Qwirkle => "qwirkle",
        }
    }

    fn entry(self) -> &'static Entry {
        match self {
            Self::Qwixx(rules) => &SHEETS[rules.index()],
            Self::Qwirkle => &QWIRKLE,
        }
    }

    /// The name as it is printed on the box, the same in all languages.
    pub fn title(self) -> &'static str {
        self.entry().title
    }

    /// A shorter name for narrow places.
    pub fn short_title(self) -> &'static str {
        self.entry().short
    }

    /// About how many minutes a game takes.
    pub fn minutes(self) -> u8 {
        self.entry().minutes
    }

    /// The value network for so many players: the name of its file without the ending. `None` if there is none.
    pub fn network(self, players: usize) -> Option<String> {
        let networks = self.entry().networks?;
        Some(alloc::format!("{networks}-{players}"))
    }

    /// How many can play.
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Self::Qwixx(_) => 1..=qwixx::MAX_PLAYERS,
            Self::Qwirkle => qwirkle::MIN_PLAYERS..=qwirkle::MAX_PLAYERS,
        }
    }
}

/// The title of the game with this name in records; a name that is not known stands for itself.
pub fn title(name: &str) -> &str {
    name.parse::<GameKind>().map_or(name, |kind| kind.title())
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = NoSuchGame;

    fn from_str(text: &str) -> Result<Self, NoSuchGame> {
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == text);
        kind.ok_or_else(|| NoSuchGame::new(text))
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchGame(String);

impl NoSuchGame {
    /// No game has this name.
    pub fn new(name: &str) -> Self {
        Self(name.to_string())
    }
}

impl fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game '{}'", self.0)
    }
}

impl error::Error for NoSuchGame {}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_no_two_share_one() {
        for kind in GameKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert_eq!(title(kind.name()), kind.title());
        }
        let names: BTreeSet<&str> = GameKind::ALL.into_iter().map(GameKind::name).collect();
        let titles: BTreeSet<&str> = GameKind::ALL.into_iter().map(GameKind::title).collect();
        assert_eq!((names.len(), titles.len()), (GameKind::ALL.len(), GameKind::ALL.len()));
    }

    #[test]
    fn an_unknown_name_is_no_other_game() {
        assert_eq!("QWIXX".parse::<GameKind>().unwrap_err().to_string(), "there is no game 'QWIXX'");
        assert_eq!(title("tic-tac-toe"), "tic-tac-toe");
    }

    #[test]
    fn sheets_stand_in_the_order_of_their_rules() {
        let titles = Rules::ALL.map(|rules| (rules.name(), GameKind::Qwixx(rules).title()));
        assert_eq!(titles[..2], [("qwixx", "Qwixx"), ("longo", "Qwixx Longo")]);
        assert_eq!(GameKind::LONGO.network(5).as_deref(), Some("longo-5"));
        assert_eq!(GameKind::Qwirkle.network(2), None);
    }
}
