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
    /// What it is, in English, for the help of commands.
    about: &'static str,
    /// The game that this is another sheet of; `None` for a game of its own.
    sheet_of: Option<Rules>,
    /// About how many minutes a game takes.
    minutes: u8,
    /// What the best bots judge by.
    judged_by: JudgedBy,
}

/// What the best bots of a game judge by.
enum JudgedBy {
    /// Value networks, whose files begin with this.
    Networks(&'static str),
    /// The formula of `steady`, as no network was trained for this sheet.
    Formula,
    /// Games played to their end.
    Playouts,
}

/// The sheets of Qwixx in the order of [`Rules::ALL`].
const SHEETS: [Entry; Rules::ALL.len()] = [
    Entry {
        title: "Qwixx",
        short: "Qwixx",
        about: "The classic game",
        sheet_of: None,
        minutes: 15,
        judged_by: JudgedBy::Networks("classic"),
    },
    Entry {
        title: "Qwixx Mixx A",
        short: "Mixx A",
        about: "Qwixx with mixed colours, as on sheet A of Mixx",
        sheet_of: Some(Rules::CLASSIC),
        minutes: 15,
        judged_by: JudgedBy::Formula,
    },
    Entry {
        title: "Qwixx Mixx B",
        short: "Mixx B",
        about: "Qwixx with mixed numbers, as on sheet B of Mixx",
        sheet_of: Some(Rules::CLASSIC),
        minutes: 15,
        judged_by: JudgedBy::Formula,
    },
    Entry {
        title: "Qwixx Longo",
        short: "Longo",
        about: "Qwixx Longo",
        sheet_of: None,
        minutes: 25,
        judged_by: JudgedBy::Networks("longo"),
    },
];

const QWIRKLE: Entry = Entry {
    title: "Qwirkle",
    short: "Qwirkle",
    about: "Qwirkle",
    sheet_of: None,
    minutes: 45,
    judged_by: JudgedBy::Playouts,
};

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

    /// What it is, in English, for the help of commands.
    pub fn about(self) -> &'static str {
        self.entry().about
    }

    /// The game itself, if this is another sheet of it.
    #[must_use]
    pub fn base(self) -> Self {
        self.entry().sheet_of.map_or(self, Self::Qwixx)
    }

    /// All sheets of this game, its own first.
    pub fn sheets(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |kind| kind.base() == self.base())
    }

    /// The games, each once however many sheets it has.
    pub fn bases() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|kind| kind.base() == *kind)
    }

    /// About how many minutes a game takes.
    pub fn minutes(self) -> u8 {
        self.entry().minutes
    }

    /// The value network for so many players: the name of its file without the ending. `None` if there is none.
    pub fn network(self, players: usize) -> Option<String> {
        match self.entry().judged_by {
            JudgedBy::Networks(name) => Some(alloc::format!("{name}-{players}")),
            JudgedBy::Formula | JudgedBy::Playouts => None,
        }
    }

    /// Whether the best bots judge by a formula because no network was trained for this sheet. Programs have to say
    /// so where people choose opponents.
    pub fn is_judged_by_formula(self) -> bool {
        matches!(self.entry().judged_by, JudgedBy::Formula)
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
    fn every_sheet_is_one_of_a_game_and_that_game_comes_first() {
        let sheets: alloc::vec::Vec<_> = GameKind::bases().flat_map(GameKind::sheets).collect();
        assert_eq!(sheets.len(), GameKind::ALL.len());
        for base in GameKind::bases() {
            assert_eq!(base.sheets().next(), Some(base));
            assert!(base.sheets().all(|sheet| sheet.seats() == base.seats()), "{base}");
        }
    }

    #[test]
    fn sheets_stand_in_the_order_of_their_rules() {
        let titles = Rules::ALL.map(|rules| (rules.name(), GameKind::Qwixx(rules).title()));
        assert_eq!(titles[..2], [("qwixx", "Qwixx"), ("mixx-a", "Qwixx Mixx A")]);
        assert_eq!(titles.last(), Some(&("longo", "Qwixx Longo")));
        assert_eq!(GameKind::LONGO.network(5).as_deref(), Some("longo-5"));
        assert_eq!(GameKind::Qwirkle.network(2), None);
        assert!(!GameKind::Qwirkle.is_judged_by_formula() && !GameKind::LONGO.is_judged_by_formula());
    }
}
