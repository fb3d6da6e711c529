use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use game::{Fault, Token, listed};

use crate::choice::lane;
use crate::sealed::Packed;
use crate::{Choice, Colour, Layout, Row};

/// What distinguishes the games of Qwixx: a rule set is data, and the engine is one.
#[derive(Clone, Copy)]
pub struct Rules(&'static RuleSet);

struct RuleSet {
    /// The place among [`Rules::ALL`].
    index: usize,
    name: &'static str,
    layout: Layout,
    /// The sides of a die.
    sides: u8,
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
    /// The bit of each colour and number, in whichever row that field is.
    coloured: [u64; 128],
    /// What each bit stands for: the way back.
    choices: [Choice; 64],
}

impl RuleSet {
    /// A game with this sheet, whose rows are closed by one of the last `closers` numbers after at least
    /// `needed` crosses. The dice make its lowest number with two ones and its highest with two of their best side.
    const fn new(
        index: usize,
        name: &'static str,
        layout: Layout,
        closers: u8,
        needed: u8,
        lucky: bool,
    ) -> Self {
        let fields = layout.fields();
        let inner_bits = in_every_row((1 << (fields - closers)) - 1);
        let closing_bits = in_every_row((1 << fields) - 1) & !inner_bits;
        let (mut bits, mut left, mut coloured) = ([0; 128], [0; 128], [0; 128]);
        // Bits that stand for nothing are never set.
        let mut choices = [Choice::Pass; 64];
        let mut at = 0;
        while at < 4 * fields as usize {
            let (row, field) = (Row::ALL[at / fields as usize], (at % fields as usize) as u8);
            let number = layout.number(row, field);
            let index = Packed::cross(row, number).code();
            bits[index] = lane(row, 1 << field);
            left[index] = lane(row, (2 << field) - 1);
            coloured[Packed::coloured(layout.colour(row, field), number).code()] = bits[index];
            choices[16 * row.index() + field as usize] = Choice::cross(row, number);
            at += 1;
        }
        let sides = fields.div_ceil(2);
        Self {
            index,
            name,
            layout,
            sides,
            needed,
            lucky,
            inner_bits,
            closing_bits,
            bits,
            left,
            coloured,
            choices,
        }
    }
}

/// The same fields in every row.
const fn in_every_row(fields: u16) -> u64 {
    lane(Row::Red, fields) | lane(Row::Yellow, fields) | lane(Row::Green, fields) | lane(Row::Blue, fields)
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

/// The word for it in records.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl FromStr for Rules {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Self, Fault> {
        Self::from_name(name).ok_or_else(|| Token::of(name).expected(&listed(Self::NAMES, "or")))
    }
}

impl Rules {
    /// Qwixx as it first appeared: six-sided dice, rows from 2 to 12.
    pub const CLASSIC: Self = Self(&RuleSet::new(0, "qwixx", Layout::CLASSIC, 1, 5, false));

    /// The sheet with mixed colours, sold as Mixx, sheet A: a row has fields of several colours.
    pub const MIXX_A: Self = Self(&RuleSet::new(1, "mixx-a", Layout::MIXX_A, 1, 5, false));

    /// The sheet with mixed numbers, sold as Mixx, sheet B: each row has its numbers in an order of its own.
    pub const MIXX_B: Self = Self(&RuleSet::new(2, "mixx-b", Layout::MIXX_B, 1, 5, false));

    /// Qwixx Longo: eight-sided dice, rows from 2 to 16, lucky numbers.
    pub const LONGO: Self = Self(&RuleSet::new(3, "longo", Layout::LONGO, 2, 6, true));

    /// Every rule set there is.
    pub const ALL: [Self; 4] = [Self::CLASSIC, Self::MIXX_A, Self::MIXX_B, Self::LONGO];

    /// The place of this rule set among [`Rules::ALL`].
    pub const fn index(self) -> usize {
        self.0.index
    }

    /// The names of all rule sets.
    pub(crate) const NAMES: [&'static str; Self::ALL.len()] = {
        let mut names = [""; Self::ALL.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = Self::ALL[at].name();
            at += 1;
        }
        names
    };

    /// The word for this rule set in records and on the command line.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The rule set of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name() == name)
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
        2 * self.0.sides
    }

    /// What is printed on the sheet.
    pub const fn layout(self) -> &'static Layout {
        &self.0.layout
    }

    /// How many numbers a row has.
    pub const fn fields(self) -> u8 {
        self.0.layout.fields()
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
        field < self.fields() && self.0.closing_bits & (1 << field) != 0
    }

    /// The place of a number in a row, from the left and from zero.
    pub const fn field(self, row: Row, number: u8) -> Option<u8> {
        match self.0.bits[Packed::cross(row, number).code()] {
            0 => None,
            bit => Some((bit.trailing_zeros() % 16) as u8),
        }
    }

    /// The number at a place in a row; zero past the last one.
    pub const fn number(self, row: Row, field: u8) -> u8 {
        self.0.layout.number(row, field)
    }

    /// The colour of a number in a row; that of the lock where the row lacks it.
    pub const fn colour(self, row: Row, number: u8) -> Colour {
        match self.field(row, number) {
            Some(field) => self.0.layout.colour(row, field),
            None => row.lock(),
        }
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

    /// The bit of the field of this colour and number.
    pub(crate) const fn coloured_bit(self, colour: Colour, number: u8) -> u64 {
        self.0.coloured[Packed::coloured(colour, number).code()]
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

/// Nobody else makes rule sets, so each is there, at its own place.
const _: () = {
    let mut at = 0;
    while at < Rules::ALL.len() {
        assert!(Rules::ALL[at].index() == at, "a rule set is not at its place");
        at += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_rise_and_fall() {
        let classic = Rules::CLASSIC;
        assert_eq!(classic.field(Row::Red, 2), Some(0));
        assert_eq!(classic.field(Row::Blue, 2), Some(10));
        assert_eq!(classic.field(Row::Yellow, 13), None);
        assert_eq!(classic.field(Row::Yellow, 1), None);
        assert_eq!(Rules::LONGO.number(Row::Green, 0), 16);
        for rules in Rules::ALL {
            for row in Row::ALL {
                for field in 0..rules.fields() {
                    assert_eq!(rules.field(row, rules.number(row, field)), Some(field));
                }
            }
        }
    }

    #[test]
    fn bits_are_those_of_the_fields() {
        for rules in Rules::ALL {
            for row in Row::ALL {
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
            fields.map(|field| rules.number(Row::Green, field)).collect::<alloc::vec::Vec<_>>()
        };
        assert_eq!(closers(Rules::CLASSIC), [2]);
        assert_eq!(closers(Rules::LONGO), [3, 2]);
    }
}
