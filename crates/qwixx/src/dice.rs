use core::str::FromStr;
use core::{error, fmt};

use game::{Fault, Line, RandomSource, Seats, listed};

use crate::notation::read_roll;
use crate::{Colour, Row, Rows, Rules};

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    /// A byte for each die, the white ones first; zero for a die that has left the game. In one word,
    /// because rolls are copied all the time.
    dice: u64,
}

impl Roll {
    /// Two white dice, and the red, yellow, green and blue ones; zero for a die that has left the game.
    pub const fn new(white: [u8; 2], colour: [u8; 4]) -> Self {
        let [red, yellow, green, blue] = colour;
        Self { dice: u64::from_le_bytes([white[0], white[1], red, yellow, green, blue, 0, 0]) }
    }

    /// The roll that a text such as `4+1 r3 y5 g2 b6` describes; whether it can happen is for the rules to say.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let line = Line { number: 1, text };
        read_roll(line.tokens(), line.end())
    }

    /// What the two white dice show.
    pub const fn white(self) -> [u8; 2] {
        [self.dice as u8, (self.dice >> 8) as u8]
    }

    /// The sum of the white dice, which everybody may cross in action 1.
    pub const fn white_sum(self) -> u8 {
        let [one, other] = self.white();
        one.saturating_add(other)
    }

    /// What the die of a colour shows; `None` if it has left the game.
    pub const fn colour(self, colour: Colour) -> Option<u8> {
        match self.pips()[colour.index()] {
            0 => None,
            pips => Some(pips),
        }
    }

    /// What the coloured dice show; zero for one that has left the game.
    pub(crate) const fn pips(self) -> [u8; 4] {
        let [_, _, red, yellow, green, blue, _, _] = self.dice.to_le_bytes();
        [red, yellow, green, blue]
    }

    /// The two sums of this colour's die with a white one, which may be crossed in action 2.
    pub fn colour_sums(self, colour: Colour) -> Option<[u8; 2]> {
        let pips = self.colour(colour)?;
        Some(self.white().map(|white| white.saturating_add(pips)))
    }

    /// The roll without the dice of these rows' locks, which leave the game.
    #[must_use]
    pub(crate) fn without(mut self, closed: Rows) -> Self {
        for row in closed.iter() {
            self.dice &= !(0xff << (16 + 8 * row.lock().index()));
        }
        self
    }

    /// Whether all dice of the open rows, and no others, show what such a die can show.
    pub(crate) fn check(self, rules: Rules, closed: Rows) -> Result<(), Impossible> {
        let fits = |pips| (1..=rules.sides()).contains(&pips);
        let sides = rules.sides();
        if let Some(pips) = self.white().into_iter().find(|&pips| !fits(pips)) {
            return Err(Impossible::Pips { colour: None, pips, sides });
        }
        for row in Row::ALL {
            let colour = row.lock();
            match (self.colour(colour), closed.contains(row)) {
                (None, false) => return Err(Impossible::DieMissing(colour)),
                (Some(_), true) => return Err(Impossible::DieGone(colour)),
                (Some(pips), false) if !fits(pips) => {
                    return Err(Impossible::Pips { colour: Some(colour), pips, sides });
                }
                (Some(_), false) | (None, true) => {}
            }
        }
        Ok(())
    }

    /// Rolls the white dice and those of the open rows.
    pub(crate) fn cast(rules: Rules, closed: Rows, random: &mut impl RandomSource) -> Self {
        // The sides that exist are spelt out, so that the compiler divides by constants.
        let roll = match rules.sides().into() {
            6 => cast_all(6, random),
            8 => cast_all(8, random),
            sides => cast_all(sides, random),
        };
        if closed.is_empty() { roll } else { roll.without(closed) }
    }

    /// Every roll of the white dice and those of the open rows, with its weight; the white dice are not
    /// told apart.
    pub(crate) fn each(rules: Rules, closed: Rows, each: &mut dyn FnMut(&Self, u64)) {
        let sides = rules.sides();
        let pips = |row| if closed.contains(row) { 0..=0 } else { 1..=sides };
        for first in 1..=sides {
            for second in 1..=first {
                let weight = if first == second { 1 } else { 2 };
                for red in pips(Row::Red) {
                    for yellow in pips(Row::Yellow) {
                        for green in pips(Row::Green) {
                            for blue in pips(Row::Blue) {
                                each(&Self::new([first, second], [red, yellow, green, blue]), weight);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Rolls six dice with one number by lot: its digits to the base of the sides are the dice.
#[expect(clippy::inline_always, reason = "the sides must become a constant")]
#[inline(always)]
fn cast_all(sides: u32, random: &mut impl RandomSource) -> Roll {
    let mut number = random.below(sides.pow(6));
    let mut dice = 0;
    for _ in 0..6 {
        dice = dice << 8 | u64::from(1 + number % sides);
        number /= sides;
    }
    Roll { dice }
}

/// As in records: `4+1 r3 y5 g2 b6`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.white();
        write!(f, "{one}+{other}")?;
        for colour in Colour::ALL {
            if let Some(pips) = self.colour(colour) {
                write!(f, " {}{pips}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Roll {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::read(text)
    }
}

/// Why a roll cannot happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Impossible {
    /// The game is over.
    GameOver,
    /// These seats have yet to choose before the next roll.
    ChoicesAwaited(Seats),
    /// No die shows this number; `None` is a white die.
    Pips {
        /// The die.
        colour: Option<Colour>,
        /// What it would show.
        pips: u8,
        /// How many sides it has.
        sides: u8,
    },
    /// The row is open, but its die was not rolled.
    DieMissing(Colour),
    /// The row is closed, so its die has left the game.
    DieGone(Colour),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => f.write_str("the game is over: no more rolls"),
            Self::ChoicesAwaited(seats) if seats.len() == 1 => {
                write!(f, "player {} has yet to choose before the next roll", listed(seats, "and"))
            }
            Self::ChoicesAwaited(seats) => {
                write!(f, "players {} have yet to choose before the next roll", listed(seats, "and"))
            }
            Self::Pips { colour: None, pips, sides } => {
                write!(f, "a white die shows 1 to {sides}, not {pips}")
            }
            Self::Pips { colour: Some(colour), pips, sides } => {
                write!(f, "the {colour} die shows 1 to {sides}, not {pips}")
            }
            Self::DieMissing(colour) => {
                write!(f, "the {colour} row is open, but the {colour} die is missing")
            }
            Self::DieGone(colour) => {
                write!(f, "the {colour} row is closed: the {colour} die has left the game")
            }
        }
    }
}

impl error::Error for Impossible {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_is_counted_with_its_weight() {
        let closed = |colours: &[Row]| colours.iter().copied().collect();
        for (rules, closed, rolls, weight) in [
            (Rules::CLASSIC, closed(&[]), 21 * 6 * 6 * 6 * 6, 6u64.pow(6)),
            (Rules::CLASSIC, closed(&[Row::Green]), 21 * 6 * 6 * 6, 6u64.pow(5)),
            (Rules::LONGO, closed(&[Row::Red]), 36 * 8 * 8 * 8, 8u64.pow(5)),
        ] {
            let (mut count, mut sum) = (0, 0);
            Roll::each(rules, closed, &mut |roll, weight| {
                assert_eq!(roll.check(rules, closed), Ok(()));
                count += 1;
                sum += weight;
            });
            assert_eq!((count, sum), (rolls, weight));
        }
    }
}
