use alloc::vec::Vec;
use core::{error, fmt};

use game::{Awaits, Game, Points, Seat};
use qwixx::{Choice, Qwixx, Stage};

use crate::rows::Rows;
use crate::{Outline, Problem, ToCome};

/// A choice and the expected points at the end of the game if everything after it is the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued {
    /// The choice.
    pub choice: Choice,
    /// The expected points.
    pub points: f64,
}

/// What a table says about positions of the rules. It plays by the rules themselves: only what is still to come
/// before a roll is looked up.
#[derive(Clone, Debug)]
pub struct Oracle<T> {
    problem: Problem,
    rows: Rows,
    table: T,
}

/// A table can say nothing about this position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAlone {
    /// So many players are at the table.
    Players(usize),
    /// The table is of another game, or of other lucky numbers.
    OtherProblem,
}

impl fmt::Display for NotAlone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => {
                write!(f, "only games of one player are solved; there are {players}")
            }
            Self::OtherProblem => f.write_str("the table is of another game or of other lucky numbers"),
        }
    }
}

impl error::Error for NotAlone {}

/// The only seat.
pub(crate) const SEAT: Seat = Seat::new(0);

impl Problem {
    /// The problem that a game for one player is.
    pub fn of(game: &Qwixx) -> Result<Self, NotAlone> {
        let players = game.seats().len();
        if players != 1 {
            return Err(NotAlone::Players(players));
        }
        Self::new(game.rules(), game.sheet(SEAT).lucky()).ok_or(NotAlone::OtherProblem)
    }
}

impl<T: ToCome> Oracle<T> {
    /// An oracle with the table of a problem.
    pub fn new(problem: Problem, table: T) -> Self {
        Self { problem, rows: Rows::new(problem.rules()), table }
    }

    /// Which problem it knows about.
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// Where it looks up what is still to come.
    pub fn table(&self) -> &T {
        &self.table
    }

    /// The expected points at the end of the game if every choice from here on is the best.
    pub fn points(&self, game: &Qwixx) -> Result<f64, NotAlone> {
        self.check(game)?;
        Ok(self.points_of(game))
    }

    /// The choices of this moment with what they lead to, the best first; of equal ones in the order of the rules.
    pub fn choices(&self, game: &Qwixx) -> Result<Vec<Valued>, NotAlone> {
        self.check(game)?;
        let choices = game.legal(SEAT).into_iter();
        let mut valued: Vec<Valued> =
            choices.map(|choice| Valued { choice, points: self.points_after(game, choice) }).collect();
        valued.sort_by(|one, other| other.points.total_cmp(&one.points));
        Ok(valued)
    }

    /// The best choice of this moment, the first of equal ones; `None` if there is nothing to choose. The game must
    /// be one of this problem.
    pub fn best(&self, game: &Qwixx) -> Option<Choice> {
        let mut best: Option<Valued> = None;
        for choice in game.legal(SEAT) {
            let points = self.points_after(game, choice);
            if best.is_none_or(|best| points > best.points) {
                best = Some(Valued { choice, points });
            }
        }
        best.map(|best| best.choice)
    }

    /// What matters of the sheet of a game.
    pub(crate) fn outline(&self, game: &Qwixx) -> Outline {
        Outline::of(self.problem, &self.rows, game.sheet(SEAT))
    }

    fn check(&self, game: &Qwixx) -> Result<(), NotAlone> {
        if Problem::of(game)? == self.problem { Ok(()) } else { Err(NotAlone::OtherProblem) }
    }

    fn points_after(&self, game: &Qwixx, choice: Choice) -> f64 {
        let mut after = game.clone();
        after.play_unchecked(SEAT, &choice);
        self.points_of(&after)
    }

    pub(crate) fn points_of(&self, game: &Qwixx) -> f64 {
        let score = || f64::from(game.score(SEAT).total());
        match (game.awaits(), game.stage()) {
            (Awaits::Nothing(_), _) => score(),
            (_, Stage::Roll) => {
                score() + self.table.to_come(self.outline(game), game.sheet(SEAT).misthrows().into())
            }
            _ => {
                let choices = game.legal(SEAT).into_iter();
                choices.map(|choice| self.points_after(game, choice)).fold(f64::NEG_INFINITY, f64::max)
            }
        }
    }
}
