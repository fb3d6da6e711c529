use alloc::string::String;
use alloc::vec::Vec;
use core::{error, fmt};

use game::{NameError, RandomSource, Seat, check_names};

use crate::{EQUALLY_LUCKY, LuckyPair, Rules};

/// The most players of a game of Qwixx, with any sheet.
pub const MAX_PLAYERS: usize = 5;

/// Who plays by which rules, before it is checked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The names of the players in seat order.
    pub names: Vec<String>,
    /// The first active player.
    pub first: Seat,
    /// The lucky numbers of every sheet in seat order; none where sheets have no such numbers.
    pub lucky: Vec<LuckyPair>,
}

impl Setup {
    /// The classic game; the first player begins.
    pub fn classic<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        let names = names.into_iter().map(Into::into).collect();
        Self { rules: Rules::CLASSIC, names, first: Seat::new(0), lucky: Vec::new() }
    }

    /// A game of these rules; the first player begins, and sheets with lucky numbers have the first of the equally
    /// lucky pairs.
    pub fn new<N: Into<String>>(rules: Rules, names: impl IntoIterator<Item = N>) -> Self {
        let setup = Self { rules, ..Self::classic(names) };
        let pairs = if rules.has_lucky_numbers() { setup.names.len() } else { 0 };
        Self { lucky: EQUALLY_LUCKY.into_iter().take(pairs).collect(), ..setup }
    }

    /// Longo with these lucky numbers; the first player begins.
    pub fn longo<N: Into<String>>(names: impl IntoIterator<Item = N>, lucky: &[LuckyPair]) -> Self {
        Self { rules: Rules::LONGO, lucky: lucky.to_vec(), ..Self::classic(names) }
    }

    /// A game whose first player is drawn by lot, and whose lucky numbers are dealt without repetition
    /// from the equally lucky pairs.
    pub fn by_lot(rules: Rules, names: Vec<String>, random: &mut impl RandomSource) -> Self {
        let first = Seat::new(random.below(names.len() as u32) as usize);
        let mut pairs = EQUALLY_LUCKY.to_vec();
        let count = if rules.has_lucky_numbers() { names.len().min(pairs.len()) } else { 0 };
        let lucky =
            (0..count).map(|_| pairs.swap_remove(random.below(pairs.len() as u32) as usize)).collect();
        Self { rules, names, first, lucky }
    }

    /// Everything that is wrong with the setup.
    pub(crate) fn reasons(&self) -> Vec<SetupError> {
        let mut reasons = Vec::new();
        let players = self.names.len();
        // one player alone may practise.
        if !(1..=MAX_PLAYERS).contains(&players) {
            reasons.push(SetupError::Players(players));
        }
        reasons.extend(check_names(&self.names).into_iter().map(SetupError::Name));
        if self.first.index() >= players {
            reasons.push(SetupError::First(self.first));
        }
        if self.rules.has_lucky_numbers() {
            reasons.extend(lucky_reasons(self.rules, &self.lucky, players));
        } else if !self.lucky.is_empty() {
            reasons.push(SetupError::NoLuckyNumbers(self.rules));
        }
        reasons
    }
}

/// Everything that is wrong with the lucky numbers of a table.
pub(crate) fn lucky_reasons(rules: Rules, lucky: &[LuckyPair], players: usize) -> Vec<SetupError> {
    let mut reasons = Vec::new();
    if lucky.len() != players {
        reasons.push(SetupError::LuckyCount { pairs: lucky.len(), players });
    }
    for (i, pair) in lucky.iter().enumerate().take(MAX_PLAYERS) {
        let seat = Seat::new(i);
        let [low, high] = pair.numbers();
        let sums = rules.lowest()..=rules.highest();
        let missing = [low, high].into_iter().filter(|number| !sums.contains(number));
        reasons.extend(missing.map(|number| SetupError::LuckyNumber { seat, number }));
        if low == high {
            reasons.push(SetupError::LuckyTwins { seat, number: low });
        }
        if let Some(twin) = lucky[..i].iter().position(|other| other == pair) {
            reasons.push(SetupError::LuckyRepeated(Seat::new(twin), seat));
        }
    }
    reasons
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// There are too few or too many players.
    Players(usize),
    /// A name is not one.
    Name(NameError),
    /// The first active player does not sit at the table.
    First(Seat),
    /// Not every sheet has its lucky numbers.
    LuckyCount {
        /// The pairs given.
        pairs: usize,
        /// The players, each of whom needs one.
        players: usize,
    },
    /// No sum of the white dice is this number.
    LuckyNumber {
        /// Whose sheet it is on.
        seat: Seat,
        /// The number.
        number: u8,
    },
    /// The two lucky numbers of a sheet are the same.
    LuckyTwins {
        /// Whose sheet they are on.
        seat: Seat,
        /// The number.
        number: u8,
    },
    /// Two sheets have the same pair.
    LuckyRepeated(Seat, Seat),
    /// These sheets have no lucky numbers.
    NoLuckyNumbers(Rules),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(count) => {
                write!(f, "Qwixx is for 1 (practice) to {MAX_PLAYERS} players; there are {count}")
            }
            Self::Name(error) => error.fmt(f),
            Self::First(seat) => write!(f, "player {seat} cannot begin: there is no such seat"),
            Self::LuckyCount { pairs, players } => {
                write!(f, "every player needs a pair of lucky numbers: {pairs} given for {players} players")
            }
            Self::LuckyNumber { seat, number } => {
                write!(f, "{number} cannot be a lucky number of player {seat}: the white dice never make it")
            }
            Self::LuckyTwins { seat, number } => {
                write!(f, "the two lucky numbers of player {seat} are both {number}")
            }
            Self::LuckyRepeated(one, other) => {
                write!(f, "players {one} and {other} have the same lucky numbers")
            }
            Self::NoLuckyNumbers(rules) => write!(f, "the sheets of {} have no lucky numbers", rules.name()),
        }
    }
}

impl error::Error for SetupError {}
