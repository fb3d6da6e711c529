use core::fmt;
use core::hint::select_unpredictable;
use core::str::FromStr;

use game::{Fault, Token};

use crate::notation::read_choice;
use crate::sealed::Packed;
use crate::{Colour, Roll, Row, Rows, Rules};

/// What a player decides in an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Cross a number in a row; in Longo's action 1 also the field that a lucky number allows.
    Cross {
        /// The row.
        row: Row,
        /// The number as it is printed on the sheet.
        number: u8,
    },
    /// Cross nothing.
    Pass,
}

impl Choice {
    /// Cross `number` in `row`.
    pub const fn cross(row: Row, number: u8) -> Self {
        Self::Cross { row, number }
    }
}

/// As in records: `r5` for the red five, `-` for a pass.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cross { row, number } => write!(f, "{}{number}", row.letter()),
            Self::Pass => f.write_str("-"),
        }
    }
}

impl FromStr for Choice {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        read_choice(Token::of(text))
    }
}

/// Passing uses the last bit, which no field of the fourth row does.
const PASS: u64 = 1 << 63;

/// The choices that a seat has: a set of fields, and whether it may pass.
///
/// Sixteen bits for each row, the leftmost field first, so that all rows are handled at once and nothing
/// is allocated.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choices {
    bits: u64,
    rules: Rules,
}

impl Choices {
    /// No choice at all.
    pub(crate) const fn none(rules: Rules) -> Self {
        Self { bits: 0, rules }
    }

    /// These fields, and passing, which is always allowed.
    pub(crate) const fn or_pass(rules: Rules, fields: u64) -> Self {
        Self { bits: fields | PASS, rules }
    }

    /// How many choices there are.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether there is nothing but to pass.
    pub const fn is_forced_pass(self) -> bool {
        self.bits == PASS
    }

    /// Whether `choice` is among them.
    pub fn contains(self, choice: Choice) -> bool {
        let bit = match choice {
            Choice::Pass => PASS,
            Choice::Cross { row, number } => self.rules.bit(Packed::cross(row, number)),
        };
        self.bits & bit != 0
    }

    /// The fields that may be crossed as people name them, by colour and number.
    pub fn fields(self) -> impl Iterator<Item = (Colour, u8)> {
        let rules = self.rules;
        self.into_iter().filter_map(move |choice| match choice {
            Choice::Cross { row, number } => Some((rules.colour(row, number), number)),
            Choice::Pass => None,
        })
    }

    /// The choice at `index`: row by row from left to right, passing last.
    #[inline]
    pub fn get(self, index: usize) -> Option<Choice> {
        let mut bits = self.bits;
        // The first few without branches, as nobody can foresee which one is asked for.
        for step in 1..=3 {
            bits = select_unpredictable(index >= step, bits & bits.wrapping_sub(1), bits);
        }
        for _ in 3..index {
            bits &= bits.wrapping_sub(1);
        }
        self.lowest(bits)
    }

    #[inline]
    fn lowest(self, bits: u64) -> Option<Choice> {
        // A look-up, as nobody can foresee which choice it is: branches would be mispredicted.
        self.rules.choice(bits.trailing_zeros())
    }
}

impl IntoIterator for Choices {
    type Item = Choice;
    type IntoIter = ChoicesIter;

    fn into_iter(self) -> ChoicesIter {
        ChoicesIter(self)
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The choices of a set, row by row from left to right, passing last.
#[derive(Clone, Debug)]
pub struct ChoicesIter(Choices);

impl Iterator for ChoicesIter {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        let choice = self.0.lowest(self.0.bits)?;
        self.0.bits &= self.0.bits - 1;
        Some(choice)
    }
}

/// Sixteen bits, moved to the place of their row.
pub(crate) const fn lane(row: Row, bits: u16) -> u64 {
    (bits as u64) << (16 * row.index())
}

/// The bit of a field among the bits of all rows.
pub(crate) const fn field_bit(row: Row, field: u8) -> u64 {
    lane(row, 1 << (field % 16))
}

/// The bits of one number in all rows.
pub(crate) const fn number_bits(rules: Rules, number: u8) -> u64 {
    let mut bits = 0;
    let mut row = 0;
    while row < 4 {
        bits |= rules.bit(Packed::cross(Row::ALL[row], number));
        row += 1;
    }
    bits
}

/// The bits of what each coloured die makes with either white die, each in its own colour; none of a die that has left
/// the game.
pub(crate) const fn colour_bits(rules: Rules, roll: Roll) -> u64 {
    let ([one, other], pips) = (roll.white(), roll.pips());
    let mut bits = 0;
    let mut die = 0;
    while die < 4 {
        let colour = Colour::ALL[die];
        let sums = rules.coloured_bit(colour, one.wrapping_add(pips[die]))
            | rules.coloured_bit(colour, other.wrapping_add(pips[die]));
        bits |= if pips[die] == 0 { 0 } else { sums };
        die += 1;
    }
    bits
}

/// The bits of all fields of these rows.
pub(crate) const fn row_bits(rows: Rows) -> u64 {
    const LANES: [u64; 16] = {
        let mut lanes = [0; 16];
        let mut set = 0;
        while set < 16 {
            let mut row = 0;
            while row < 4 {
                if set & (1 << row) != 0 {
                    lanes[set] |= 0x7fff << (16 * row);
                }
                row += 1;
            }
            set += 1;
        }
        lanes
    };
    LANES[rows.bits() as usize % 16]
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn a_number_stands_once_in_every_row() {
        for rules in Rules::ALL {
            for number in rules.lowest()..=rules.highest() {
                let bits = Row::ALL.map(|row| field_bit(row, rules.field(row, number).unwrap()));
                assert_eq!(number_bits(rules, number), bits.iter().fold(0, |all, bit| all | bit));
            }
            for number in [0, 1, rules.highest() + 1, 31] {
                assert_eq!(number_bits(rules, number), 0);
            }
        }
    }

    #[test]
    fn coloured_dice_make_two_sums_in_fields_of_their_own_colour() {
        for rules in Rules::ALL {
            let sides = 1..=rules.sides();
            for (one, other) in sides.clone().flat_map(|one| sides.clone().map(move |other| (one, other))) {
                for pips in sides.clone() {
                    let roll = Roll::new([one, other], [pips, rules.sides(), 1, pips]);
                    let offered = |row: Row, field: u8| {
                        let sums = roll.colour_sums(rules.layout().colour(row, field)).unwrap();
                        sums.contains(&rules.number(row, field))
                    };
                    let fields =
                        Row::ALL.into_iter().flat_map(|row| (0..rules.fields()).map(move |f| (row, f)));
                    let bits = fields.filter(|&(row, field)| offered(row, field));
                    let bits = bits.fold(0, |all, (row, field)| all | field_bit(row, field));
                    assert_eq!(colour_bits(rules, roll), bits, "{rules:?}: {roll}");
                }
            }
        }
    }

    #[test]
    fn dice_that_do_not_exist_are_harmless() {
        for pips in [0, 15, 16, 200, 255] {
            for rules in Rules::ALL {
                assert_eq!(colour_bits(rules, Roll::new([pips; 2], [pips; 4])) & PASS, 0);
            }
        }
    }

    #[test]
    fn choices_come_row_by_row_and_passing_last() {
        let fields = number_bits(Rules::CLASSIC, 5) & row_bits([Row::Red, Row::Blue].into_iter().collect());
        let choices = Choices::or_pass(Rules::CLASSIC, fields);
        let expected = [Choice::cross(Row::Red, 5), Choice::cross(Row::Blue, 5), Choice::Pass];
        assert_eq!(choices.into_iter().collect::<Vec<_>>(), expected);
        assert_eq!((0..4).filter_map(|i| choices.get(i)).collect::<Vec<_>>(), expected);
        assert!(expected.iter().all(|&choice| choices.contains(choice)));
        assert!(!choices.contains(Choice::cross(Row::Green, 5)));
        assert!(!choices.contains(Choice::cross(Row::Red, 200)));
    }
}
