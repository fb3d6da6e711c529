use alloc::string::String;
use alloc::vec::Vec;
use core::{error, fmt};

use game::{NameError, RandomSource, Reasons, Seat, check_names};

/// The fewest players of a game.
pub const MIN_PLAYERS: usize = 2;

/// The most players of a game.
pub const MAX_PLAYERS: usize = 8;

/// Who plays; not yet checked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The names of the players in seat order.
    pub names: Vec<String>,
    /// The seats by age, the oldest first: of several longest opening lines theirs is laid.
    pub ages: Vec<Seat>,
}

impl Setup {
    /// These players, seated from the oldest to the youngest.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        let ages = (0..names.len()).map(Seat::new).collect();
        Self { names, ages }
    }

    /// These players, whose order of age is drawn by lot.
    pub fn by_lot(names: Vec<String>, random: &mut impl RandomSource) -> Self {
        let mut setup = Self::new(names);
        for i in (1..setup.ages.len()).rev() {
            setup.ages.swap(i, random.below(i as u32 + 1) as usize);
        }
        setup
    }

    /// Whether a game can begin so, or every reason why not.
    pub(crate) fn check(&self) -> Result<(), Reasons<SetupError>> {
        let mut reasons = Vec::new();
        let count = self.names.len();
        let fits = (MIN_PLAYERS..=MAX_PLAYERS).contains(&count);
        if !fits {
            reasons.push(SetupError::Players(count));
        }
        reasons.extend(check_names(&self.names).into_iter().map(SetupError::Name));
        if fits && !names_each_once(&self.ages, count) {
            reasons.push(SetupError::Ages);
        }
        Reasons::none_or(reasons)
    }
}

/// Whether these are all seats of a table of `count`, each once.
pub(crate) fn names_each_once(seats: &[Seat], count: usize) -> bool {
    count <= MAX_PLAYERS && seats.len() == count && (0..count).all(|i| seats.contains(&Seat::new(i)))
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// So many players cannot play.
    Players(usize),
    /// A name is not usable.
    Name(NameError),
    /// The order of ages does not name each seat exactly once.
    Ages,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(count) => {
                let are = if *count == 1 { "is" } else { "are" };
                write!(f, "Qwirkle is for {MIN_PLAYERS} to {MAX_PLAYERS} players; there {are} {count}")
            }
            Self::Name(error) => error.fmt(f),
            Self::Ages => f.write_str("the order of ages must name each player exactly once"),
        }
    }
}

impl error::Error for SetupError {}
