use crate::choice::{colour_bits, field_bit, number_bits, row_bits};
use crate::{Choice, Choices, Colour, Colours, LuckyPair, Roll, Row, Rules};

/// The misthrow with which a game ends.
pub const MOST_MISTHROWS: u8 = 4;

/// What one player has crossed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sheet {
    rows: [Row; 4],
    /// The fields that may still be crossed, as [`Choices`] has them; kept with every cross, as they are
    /// asked for far more often.
    open: u64,
    misthrows: u8,
    lucky: Option<LuckyPair>,
}

impl Sheet {
    /// A sheet without crosses; a Longo sheet has lucky numbers.
    pub fn empty(rules: Rules, lucky: Option<LuckyPair>) -> Self {
        let open =
            Colour::ALL.into_iter().fold(0, |open, row| open | lane(row, Row::EMPTY.open_fields(rules)));
        Self { rows: [Row::EMPTY; 4], open, misthrows: 0, lucky }
    }

    /// One row of the sheet.
    pub const fn row(&self, row: Colour) -> Row {
        self.rows[row.index()]
    }

    /// How many misthrows are marked.
    pub const fn misthrows(&self) -> u8 {
        self.misthrows
    }

    /// The lucky numbers of a Longo sheet.
    pub const fn lucky(&self) -> Option<LuckyPair> {
        self.lucky
    }

    /// The rows whose lock this player has crossed.
    pub fn locked(&self) -> Colours {
        Colour::ALL.into_iter().filter(|&row| self.row(row).is_locked()).collect()
    }

    /// The choices in action 1: the sum of the white dice in any open row, or, when the sum is one of the
    /// sheet's lucky numbers, the next field of an open row with the fewest crosses.
    pub fn white_choices(&self, rules: Rules, closed: Colours, sum: u8) -> Choices {
        let mut wanted = number_bits(rules, sum);
        if self.lucky.is_some_and(|lucky| lucky.contains(sum)) {
            wanted |= self.lucky_bits(closed);
        }
        Choices::or_pass(rules, self.open_bits(closed) & wanted)
    }

    /// The choices in action 2: the sum of one white die and the die of an open row, in that row.
    pub fn colour_choices(&self, rules: Rules, closed: Colours, roll: Roll) -> Choices {
        let wanted = colour_bits(rules, roll);
        Choices::or_pass(rules, self.open_bits(closed) & wanted)
    }

    /// The next field of every open row that has the fewest crosses.
    fn lucky_bits(&self, closed: Colours) -> u64 {
        let open = closed.complement();
        let fewest = open.iter().map(|row| self.row(row).crosses()).min();
        let rows = open.iter().filter(|&row| Some(self.row(row).crosses()) == fewest);
        rows.fold(0, |bits, row| bits | field_bit(row, self.row(row).next()))
    }

    /// Every field that may be crossed as far as the sheet is concerned.
    const fn open_bits(&self, closed: Colours) -> u64 {
        self.open & row_bits(closed.complement())
    }

    /// Crosses a field; says whether that closes the row.
    pub(crate) fn cross(&mut self, rules: Rules, row: Colour, field: u8) -> bool {
        self.cross_field(rules, row, 1 << (field & 15))
    }

    /// Crosses what was chosen; says whether that closes the row.
    pub(crate) fn carry_out(&mut self, rules: Rules, choice: Choice) -> Colours {
        // A pass crosses no field of the first row: nobody can foresee who passes, so a branch would be
        // mispredicted half the time.
        let (row, number) = match choice {
            Choice::Cross { row, number } => (row, number),
            Choice::Pass => (Colour::Red, 0),
        };
        let closes = self.cross_field(rules, row, rules.field_bit(row, number));
        if closes { Colours::NONE.with(row) } else { Colours::NONE }
    }

    fn cross_field(&mut self, rules: Rules, row: Colour, field: u16) -> bool {
        let crossed = self.row(row).cross(rules, field);
        self.rows[row.index()] = crossed;
        self.open = self.open & !lane(row, u16::MAX) | lane(row, crossed.open_fields(rules));
        field & !rules.inner_fields() != 0
    }

    /// Marks a misthrow; says whether it is the one that ends the game.
    pub(crate) fn add_misthrow(&mut self) -> bool {
        self.misthrows = self.misthrows.saturating_add(1);
        self.misthrows >= MOST_MISTHROWS
    }

    pub(crate) fn set_misthrows(&mut self, misthrows: u8) {
        self.misthrows = misthrows;
    }
}

/// The fields of one row among those of all rows.
const fn lane(row: Colour, fields: u16) -> u64 {
    (fields as u64) << (16 * row.index())
}
