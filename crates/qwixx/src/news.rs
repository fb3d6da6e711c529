use game::{Seat, Step};

use crate::{Choice, Colour, Qwixx, Roll, Row, Stage};

/// What everybody is told of a step, once sealed choices are opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum News {
    /// The active player rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The dice.
        roll: Roll,
    },
    /// Somebody crossed a number.
    Crossed {
        /// Who.
        seat: Seat,
        /// In which row.
        row: Row,
        /// In which colour.
        colour: Colour,
        /// Which number.
        number: u8,
        /// Whether that closes the row.
        closes: bool,
    },
    /// Somebody crossed nothing.
    Passed(Seat),
    /// The active player crossed nothing in either action.
    Misthrow(Seat),
}

impl News {
    pub(crate) fn of(game: &Qwixx, step: &Step<Qwixx>) -> Self {
        match *step {
            Step::Chance(roll) => Self::Rolled { seat: game.active(), roll },
            Step::Choice(seat, Choice::Cross { row, number }) => {
                let field = game.rules().field(row, number);
                let closes = field.is_some_and(|field| game.rules().closes(field));
                let colour = game.rules().colour(row, number);
                Self::Crossed { seat, row, colour, number, closes }
            }
            Step::Choice(seat, Choice::Pass) => match game.stage() {
                Stage::Action2 { first: Choice::Pass, .. } => Self::Misthrow(seat),
                _ => Self::Passed(seat),
            },
        }
    }
}
