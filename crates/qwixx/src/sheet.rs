use crate::choice::{colour_bits, field_bit, lane, number_bits, row_bits};
use crate::sealed::Packed;
use crate::{Choice, Choices, LuckyPair, Roll, Row, RowState, Rows, Rules};

/// The misthrow with which a game ends.
pub const MOST_MISTHROWS: u8 = 4;

/// What one player has crossed.
///
/// All rows are kept in one word each for what is crossed and what may be crossed, sixteen bits a row as in
/// [`Choices`], so that choices are found and carried out for all rows at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Sheet {
    /// The crossed fields, and the locks in the bits that no field uses.
    crossed: u64,
    /// The fields that may still be crossed: [`RowState::allows`] for all of them, kept with every cross.
    open: u64,
    /// The crosses of each row, its lock included.
    crosses: [u8; 4],
    misthrows: u8,
    lucky: Option<LuckyPair>,
}

impl Sheet {
    /// A sheet without crosses; a Longo sheet has lucky numbers.
    pub const fn empty(rules: Rules, lucky: Option<LuckyPair>) -> Self {
        Self { crossed: 0, open: rules.inner_bits(), crosses: [0; 4], misthrows: 0, lucky }
    }

    /// One row of the sheet.
    pub const fn row(&self, row: Row) -> RowState {
        let bits = self.crossed >> (16 * row.index());
        RowState {
            fields: bits as u16 & 0x7fff,
            crosses: self.crosses[row.index()],
            locked: bits & 0x8000 != 0,
        }
    }

    /// How many crosses a row has; the lock counts as one.
    pub const fn crosses(&self, row: Row) -> u8 {
        self.crosses[row.index()]
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
    pub fn locked(&self) -> Rows {
        Row::ALL.into_iter().filter(|&row| self.row(row).is_locked()).collect()
    }

    /// The choices in action 1: the sum of the white dice in any open row, or, when the sum is one of the
    /// sheet's lucky numbers, the next field of an open row with the fewest crosses.
    #[inline]
    pub fn white_choices(&self, rules: Rules, closed: Rows, sum: u8) -> Choices {
        let mut wanted = number_bits(rules, sum);
        if self.lucky.is_some_and(|lucky| lucky.contains(sum)) {
            wanted |= self.lucky_bits(closed);
        }
        Choices::or_pass(rules, self.open_bits(closed) & wanted)
    }

    /// The choices in action 2: the sum of one white die and the die of an open row, in that row.
    #[inline]
    pub fn colour_choices(&self, rules: Rules, closed: Rows, roll: Roll) -> Choices {
        Choices::or_pass(rules, self.open_bits(closed) & colour_bits(rules, roll))
    }

    /// The sheet after a choice known to be legal, for players who think ahead.
    #[must_use]
    #[inline]
    pub fn after(mut self, rules: Rules, choice: Choice) -> Self {
        self.cross(rules, Packed::of(choice));
        self
    }

    /// The sheet with one more misthrow, for players who think ahead.
    #[must_use]
    pub fn after_misthrow(mut self) -> Self {
        self.add_misthrow();
        self
    }

    /// The next field of every open row that has the fewest crosses.
    fn lucky_bits(&self, closed: Rows) -> u64 {
        let open = closed.complement();
        let fewest = open.iter().map(|row| self.crosses(row)).min();
        let rows = open.iter().filter(|&row| Some(self.crosses(row)) == fewest);
        rows.fold(0, |bits, row| bits | field_bit(row, self.row(row).next()))
    }

    /// Every field that may be crossed, now that these rows are closed.
    const fn open_bits(&self, closed: Rows) -> u64 {
        self.open & row_bits(closed.complement())
    }

    /// Carries out a choice; gives the row that this closes.
    ///
    /// Nobody can foresee who crosses what, so there is no branch but for closing a row: a pass crosses no
    /// field of the first row.
    #[inline]
    pub(crate) fn cross(&mut self, rules: Rules, choice: Packed) -> Rows {
        let (row, bit) = (choice.row(), rules.bit(choice));
        self.crossed |= bit;
        self.open &= !rules.bits_up_to(choice);
        let crosses = &mut self.crosses[row.index()];
        *crosses = crosses.wrapping_add((bit != 0).into());
        if *crosses == rules.needed() {
            self.open |= rules.closing_bits() & row_bits(Rows::NONE.with(row));
        }
        if bit & rules.closing_bits() == 0 { Rows::NONE } else { self.lock(row) }
    }

    /// Crosses the lock, which counts as a cross.
    fn lock(&mut self, row: Row) -> Rows {
        self.crosses[row.index()] = self.crosses(row).wrapping_add(1);
        self.crossed |= lane(row, 0x8000);
        self.open &= !lane(row, 0x7fff);
        Rows::NONE.with(row)
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

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn sheet(rules: Rules, row: Row, fields: &[u8]) -> Sheet {
        let mut sheet = Sheet::empty(rules, None);
        for &field in fields {
            sheet.cross(rules, Packed::cross(row, rules.number(row, field)));
        }
        sheet
    }

    fn open(rules: Rules, fields: &[u8]) -> Vec<u8> {
        let sheet = sheet(rules, Row::Yellow, fields);
        (0..16).filter(|&field| sheet.open & field_bit(Row::Yellow, field) != 0).collect()
    }

    #[test]
    fn only_fields_right_of_the_last_cross_are_open() {
        assert_eq!(open(Rules::CLASSIC, &[]), (0..10).collect::<Vec<_>>());
        assert_eq!(open(Rules::CLASSIC, &[3, 5]), [6, 7, 8, 9]);
        assert_eq!(open(Rules::LONGO, &[12]), []);
    }

    #[test]
    fn the_closing_fields_need_crosses_before_them() {
        assert_eq!(open(Rules::CLASSIC, &[0, 1, 2, 9]), []);
        assert_eq!(open(Rules::CLASSIC, &[0, 1, 2, 3, 9]), [10]);
        assert_eq!(open(Rules::LONGO, &[0, 1, 2, 3, 12]), []);
        assert_eq!(open(Rules::LONGO, &[0, 1, 2, 3, 4, 12]), [13, 14]);
    }

    #[test]
    fn closing_crosses_the_lock_which_counts() {
        for (rules, fields) in
            [(Rules::CLASSIC, &[0, 1, 2, 3, 4, 10][..]), (Rules::LONGO, &[0, 1, 2, 3, 4, 5, 13])]
        {
            let row = sheet(rules, Row::Blue, fields).row(Row::Blue);
            assert!(row.is_locked());
            assert_eq!(usize::from(row.crosses()), fields.len() + 1);
            assert_eq!(row.last(), fields.last().copied());
            assert_eq!(open(rules, fields), []);
        }
    }

    #[test]
    fn open_fields_match_what_the_rows_allow() {
        for rules in Rules::ALL {
            // Every way to fill a row from left to right, in every row.
            for fields in 0..1_u32 << rules.fields() {
                let row = Row::ALL[fields as usize % 4];
                let mut sheet = Sheet::empty(rules, None);
                for field in (0..rules.fields()).filter(|field| fields & (1 << field) != 0) {
                    if sheet.row(row).allows(rules, field) {
                        sheet.cross(rules, Packed::cross(row, rules.number(row, field)));
                    }
                    sheet.cross(rules, Packed::PASS);
                }
                for field in 0..16 {
                    let open = sheet.open & field_bit(row, field) != 0;
                    assert_eq!(open, sheet.row(row).allows(rules, field), "{fields:b} {field}");
                }
            }
        }
    }
}
