use core::fmt;
use core::hash::{Hash, Hasher};

use crate::choice::lane;
use crate::sealed::Packed;
use crate::{Choice, Colour};

/// What distinguishes the two games: a rule set is data, and the engine is one.
#[derive(Clone, Copy)]
pub struct Rules(&'static RuleSet);

struct RuleSet {
    name: &'static str,
    /// The sides of a die.
    sides: u8,
    /// The sum of the two best dice.
    highest: u8,
    /// How many numbers a row has.
    fields: u8,
    /// The crosses that a row needs before one of the numbers that close it.
    needed: u8,
    /// Whether sheets show lucky numbers.
    lucky: bool,
    /// The bits of the fields of all rows that do not close their row.
    inner_bits: u64,
    /// The bits of the fields of all rows that close their row.
    closing_bits: u64,
    /// The bit of each row and number; none for a pass, or a number that the row lacks. Looked up, because
    /// choices are made and carried out millions of times a second.
    bits: [u64; 128],
    /// The same with all bits left of it in the row.
    left: [u64; 128],
    /// What each bit stands for: the way back.
    choices: [Choice; 64],
}

impl RuleSet {
    /// A game with dice of `sides` sides, whose rows are closed by one of the last `closers` numbers after
    /// at least `needed` crosses.
    const fn new(name: &'static str, sides: u8, closers: u8, needed: u8, lucky: bool) -> Self {
        let highest = 2 * sides;
        let fields = highest - 1;
        let inner_bits = in_every_row((1 << (fields - closers)) - 1);
        let closing_bits = in_every_row((1 << fields) - 1) & !inner_bits;
        let (bits, left) = bits_of_numbers(highest);
        let choices = choices_by_bit(highest);
        Self { name, sides, highest, fields, needed, lucky, inner_bits, closing_bits, bits, left, choices }
    }
}

/// The same fields in every row.
const fn in_every_row(fields: u16) -> u64 {
    lane(Colour::Red, fields)
        | lane(Colour::Yellow, fields)
        | lane(Colour::Green, fields)
        | lane(Colour::Blue, fields)
}

/// For each row and number its bit, and that bit with all bits left of it in the row.
const fn bits_of_numbers(highest: u8) -> ([u64; 128], [u64; 128]) {
    let (mut bits, mut left) = ([0; 128], [0; 128]);
    let mut row = 0;
    while row < 4 {
        let mut number = 2;
        while number <= highest {
            let colour = Colour::ALL[row];
            let field = if colour.rises() { number - 2 } else { highest - number };
            let index = Packed::cross(colour, number).code();
            bits[index] = lane(colour, 1 << field);
            left[index] = lane(colour, (2 << field) - 1);
            number += 1;
        }
        row += 1;
    }
    (bits, left)
}

/// What each bit of [`Choices`](crate::Choices) stands for, passing last; bits that stand for nothing are
/// never set.
const fn choices_by_bit(highest: u8) -> [Choice; 64] {
    let mut choices = [Choice::Pass; 64];
    let mut bit = 0;
    while bit < 63 {
        let (row, field) = (Colour::ALL[bit / 16], (bit % 16) as u8);
        let number = if row.rises() { field + 2 } else { highest.saturating_sub(field) };
        choices[bit] = Choice::cross(row, number);
        bit += 1;
    }
    choices
}

/// A rule set is known by its name.
impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.name.hash(state);
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl Rules {
    /// Qwixx as it first appeared: six-sided dice, rows from 2 to 12.
    pub const CLASSIC: Self = Self(&RuleSet::new("qwixx", 6, 1, 5, false));

    /// Qwixx Longo: eight-sided dice, rows from 2 to 16, lucky numbers.
    pub const LONGO: Self = Self(&RuleSet::new("longo", 8, 2, 6, true));

    /// The word for this rule set in records and on the command line.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The rule set of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::CLASSIC, Self::LONGO].into_iter().find(|rules| rules.name() == name)
    }

    /// How many sides each die has.
    pub const fn sides(self) -> u8 {
        self.0.sides
    }

    /// The lowest number of every row.
    pub const fn lowest(self) -> u8 {
        2
    }

    /// The highest number of every row: the sum of the two best dice.
    pub const fn highest(self) -> u8 {
        self.0.highest
    }

    /// How many numbers a row has.
    pub const fn fields(self) -> u8 {
        self.0.fields
    }

    /// How many crosses a row needs before one of its last numbers may be crossed.
    pub const fn needed(self) -> u8 {
        self.0.needed
    }

    /// Whether sheets show lucky numbers.
    pub const fn has_lucky_numbers(self) -> bool {
        self.0.lucky
    }

    /// Whether crossing this field closes its row.
    pub const fn closes(self, field: u8) -> bool {
        field < self.0.fields && self.0.closing_bits & (1 << field) != 0
    }

    /// The place of a number in a row, from the left and from zero.
    pub const fn field(self, row: Colour, number: u8) -> Option<u8> {
        if number < self.lowest() || number > self.highest() {
            None
        } else if row.rises() {
            Some(number - self.lowest())
        } else {
            Some(self.highest() - number)
        }
    }

    /// The number at a place in a row.
    pub const fn number(self, row: Colour, field: u8) -> u8 {
        if row.rises() { field.saturating_add(self.lowest()) } else { self.highest().saturating_sub(field) }
    }

    /// The bit of the field to cross among the fields of all rows; none for a pass, or for a number that the
    /// row lacks.
    pub(crate) const fn bit(self, choice: Packed) -> u64 {
        self.0.bits[choice.code()]
    }

    /// The same with all bits left of it in the row.
    pub(crate) const fn bits_up_to(self, choice: Packed) -> u64 {
        self.0.left[choice.code()]
    }

    /// What a bit stands for; `None` past the last bit.
    pub(crate) fn choice(self, bit: u32) -> Option<Choice> {
        self.0.choices.get(bit as usize).copied()
    }

    /// The bits of the fields of all rows that do not close their row.
    pub(crate) const fn inner_bits(self) -> u64 {
        self.0.inner_bits
    }

    /// The bits of the fields of all rows that close their row.
    pub(crate) const fn closing_bits(self) -> u64 {
        self.0.closing_bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_rise_and_fall() {
        let classic = Rules::CLASSIC;
        assert_eq!(classic.field(Colour::Red, 2), Some(0));
        assert_eq!(classic.field(Colour::Blue, 2), Some(10));
        assert_eq!(classic.field(Colour::Yellow, 13), None);
        assert_eq!(classic.field(Colour::Yellow, 1), None);
        assert_eq!(Rules::LONGO.number(Colour::Green, 0), 16);
        for rules in [Rules::CLASSIC, Rules::LONGO] {
            for row in Colour::ALL {
                for field in 0..rules.fields() {
                    assert_eq!(rules.field(row, rules.number(row, field)), Some(field));
                }
            }
        }
    }

    #[test]
    fn bits_are_those_of_the_fields() {
        for rules in [Rules::CLASSIC, Rules::LONGO] {
            for row in Colour::ALL {
                for number in 0..=31 {
                    let choice = Packed::of(Choice::cross(row, number));
                    let field = rules.field(row, number);
                    let left = field.map_or(0, |field| (0..=field).map(|field| lane(row, 1 << field)).sum());
                    assert_eq!(rules.bit(choice), field.map_or(0, |field| lane(row, 1 << field)));
                    assert_eq!(rules.bits_up_to(choice), left, "{row} {number}");
                }
            }
        }
    }

    #[test]
    fn the_last_number_closes_in_classic_and_the_last_two_in_longo() {
        let closers = |rules: Rules| {
            let fields = (0..rules.fields()).filter(|&field| rules.closes(field));
            fields.map(|field| rules.number(Colour::Green, field)).collect::<alloc::vec::Vec<_>>()
        };
        assert_eq!(closers(Rules::CLASSIC), [2]);
        assert_eq!(closers(Rules::LONGO), [3, 2]);
    }
}
