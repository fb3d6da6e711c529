use alloc::vec::Vec;
use core::{error, fmt};

use game::{Awaits, Game, Points, Seat};
use qwixx::{Choice, Colour, Qwixx, Sheet, Stage};

use crate::{Problem, Shape};

/// The points still to come of the sheet at a place, with so many misthrows.
pub trait Alone {
    /// The points.
    fn to_come(&self, place: usize, misthrows: usize) -> f64;
}

impl<F: Fn(usize, usize) -> f64> Alone for F {
    fn to_come(&self, place: usize, misthrows: usize) -> f64 {
        self(place, misthrows)
    }
}

/// A choice and the expected points at the end of the game if everything after it is the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued {
    /// The choice.
    pub choice: Choice,
    /// The expected points.
    pub points: f64,
}

/// What a table says about positions of the rules.
#[derive(Clone, Debug)]
pub struct Oracle<T> {
    shape: Shape,
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
const SEAT: Seat = Seat::new(0);

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

impl<T: Alone> Oracle<T> {
    /// An oracle with the table of a shape.
    pub fn new(shape: Shape, table: T) -> Self {
        Self { shape, table }
    }

    /// Where each sheet is.
    pub fn shape(&self) -> &Shape {
        &self.shape
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

    /// The best choice of this moment, the first of equal ones; `None` if there is nothing to choose.
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

    fn check(&self, game: &Qwixx) -> Result<(), NotAlone> {
        if Problem::of(game)? == self.shape.problem() { Ok(()) } else { Err(NotAlone::OtherProblem) }
    }

    fn points_after(&self, game: &Qwixx, choice: Choice) -> f64 {
        let mut after = game.clone();
        after.play_unchecked(SEAT, &choice);
        self.points_of(&after)
    }

    fn points_of(&self, game: &Qwixx) -> f64 {
        let score = f64::from(game.score(SEAT).total());
        match (game.awaits(), game.stage()) {
            (Awaits::Nothing(_), _) => score,
            (_, Stage::Roll) => score + self.to_come(game.sheet(SEAT)),
            _ => {
                let choices = game.legal(SEAT).into_iter();
                choices.map(|choice| self.points_after(game, choice)).fold(f64::NEG_INFINITY, f64::max)
            }
        }
    }

    /// The points still to come of a sheet whose owner is about to roll.
    fn to_come(&self, sheet: &Sheet) -> f64 {
        let [a, b, c, d] = Colour::ALL.map(|row| self.shape.rows.state(sheet.row(row)) as u8);
        let mirrored = self.shape.problem().is_mirrored_by(sheet.lucky());
        let rows = if mirrored { [c, d, a, b] } else { [a, b, c, d] };
        self.table.to_come(self.shape.place_of(rows), sheet.misthrows().into())
    }
}
