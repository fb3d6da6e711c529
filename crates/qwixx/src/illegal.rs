use core::{error, fmt};

use game::{Seat, counted, listed, number_word};

use crate::{Choices, Colour, Row};

/// Why a choice is against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// The active player has to roll first.
    NotRolled,
    /// This seat has chosen in action 1 already.
    ChosenAlready(Seat),
    /// Only the active player has an action 2.
    ActiveOnly(Seat),
    /// The row does not have the number.
    NoSuchNumber {
        /// The row.
        row: Row,
        /// The number it lacks.
        number: u8,
    },
    /// The row is closed.
    RowClosed(Row),
    /// Action 1 is about the sum of the white dice.
    NotTheWhiteSum {
        /// The colour of the field.
        colour: Colour,
        /// The number chosen.
        number: u8,
        /// What the white dice make.
        sum: u8,
    },
    /// The sum is a lucky number, but this field is neither the sum nor one that the lucky number allows.
    NotLucky {
        /// The colour of the field.
        colour: Colour,
        /// The number chosen.
        number: u8,
        /// What the white dice make.
        sum: u8,
        /// What may be crossed.
        choices: Choices,
    },
    /// Action 2 is about one white die and the die of the field's colour.
    NotAColourSum {
        /// The colour of the field.
        colour: Colour,
        /// The number chosen.
        number: u8,
        /// What the die of this colour makes with each of the white dice.
        sums: [u8; 2],
    },
    /// The die of this colour has left the game.
    DieGone {
        /// The colour of the field and of the die.
        colour: Colour,
        /// The number chosen.
        number: u8,
    },
    /// The field is crossed already.
    CrossedAlready {
        /// The colour of the field.
        colour: Colour,
        /// The number.
        number: u8,
    },
    /// The field is left of the last cross.
    LeftOfLast {
        /// The colour of the field.
        colour: Colour,
        /// The number chosen.
        number: u8,
        /// The colour and the number of the rightmost cross.
        last: (Colour, u8),
    },
    /// The row lacks the crosses that its last numbers need.
    TooFewCrosses {
        /// The colour of the field.
        colour: Colour,
        /// The number chosen.
        number: u8,
        /// The crosses it needs before.
        needed: u8,
        /// The crosses there are.
        crosses: u8,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NoSuchSeat(seat) => write!(f, "there is no player {seat}"),
            Self::NotRolled => f.write_str("the dice have not been rolled yet"),
            Self::ChosenAlready(seat) => write!(f, "player {seat} has chosen in action 1 already"),
            Self::ActiveOnly(active) => {
                write!(f, "only the active player, player {active}, may cross in action 2")
            }
            Self::NoSuchNumber { row, number } => write!(f, "the {row} row has no {number}"),
            Self::RowClosed(row) => write!(f, "the {row} row is closed"),
            Self::NotTheWhiteSum { colour, number, sum } => {
                write!(f, "the white dice make {sum}: the {colour} {number} is not for action 1")
            }
            Self::NotLucky { colour, number, sum, choices } => {
                write_not_lucky(f, colour, number, sum, choices)
            }
            Self::NotAColourSum { colour, number, sums: [one, other] } if one == other => {
                write!(f, "the {colour} die makes {one} with either white die, not {number}")
            }
            Self::NotAColourSum { colour, number, sums } => {
                write!(f, "the {colour} die makes {} with a white die, not {number}", listed(sums, "or"))
            }
            Self::DieGone { colour, number } => {
                write!(f, "the {colour} die has left the game: the {colour} {number} is only for action 1")
            }
            Self::CrossedAlready { colour, number } => {
                write!(f, "the {colour} {number} is crossed already")
            }
            Self::LeftOfLast { colour, number, last: (last_colour, last) } => {
                write!(
                    f,
                    "the {colour} {number} is left of your last cross in its row, the {last_colour} {last}"
                )
            }
            Self::TooFewCrosses { colour, number, needed, crosses } => write!(
                f,
                "the {colour} {number} needs {} in its row first; you have {}",
                counted(needed.into(), "cross", "crosses"),
                if crosses == 0 { "none".into() } else { number_word(crosses.into()) },
            ),
        }
    }
}

fn write_not_lucky(
    f: &mut fmt::Formatter<'_>,
    colour: Colour,
    number: u8,
    sum: u8,
    choices: Choices,
) -> fmt::Result {
    write!(f, "{sum} is a lucky number of yours, but the {colour} {number} is not what it allows: ")?;
    let mut fields = choices.fields().map(|(colour, number)| alloc::format!("{colour} {number}"));
    match fields.next() {
        Some(first) => write!(f, "you may cross {}", listed(core::iter::once(first).chain(fields), "or")),
        None => f.write_str("you can only pass"),
    }
}

impl error::Error for Illegal {}
