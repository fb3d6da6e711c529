use crate::Rules;

/// The crosses of one row of a sheet, its lock included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Row {
    /// A bit for each crossed field, the leftmost field lowest.
    fields: u16,
    /// The crosses, the lock included: counted as they are made, since they are asked for all the time.
    crosses: u8,
    locked: bool,
}

impl Row {
    /// A row without crosses.
    pub const EMPTY: Self = Self { fields: 0, crosses: 0, locked: false };

    /// How many crosses the row has; the lock counts as one.
    pub const fn crosses(self) -> u8 {
        self.crosses
    }

    /// Whether the lock is crossed.
    pub const fn is_locked(self) -> bool {
        self.locked
    }

    /// Whether the field is crossed.
    pub const fn is_crossed(self, field: u8) -> bool {
        field < 16 && self.fields & (1 << field) != 0
    }

    /// The rightmost crossed field.
    pub const fn last(self) -> Option<u8> {
        match self.fields.checked_ilog2() {
            Some(field) => Some(field as u8),
            None => None,
        }
    }

    /// The field directly right of the rightmost cross; the leftmost one of an empty row.
    ///
    /// At most 15, as a row has at most fifteen fields.
    pub const fn next(self) -> u8 {
        16 - self.fields.leading_zeros() as u8
    }

    /// Every field that may be crossed now as far as this row is concerned: right of the last cross, and
    /// the closing ones only with enough crosses before them.
    pub(crate) const fn open_fields(self, rules: Rules) -> u16 {
        let fields = if self.crosses >= rules.needed() { rules.all_fields() } else { rules.inner_fields() };
        fields & (u16::MAX << (self.next() & 15))
    }

    /// The row with one more field crossed, given as its bit, and with its lock if the field closes it
    /// . No bit crosses nothing.
    #[must_use]
    pub(crate) const fn cross(self, rules: Rules, field: u16) -> Self {
        let closes = field & !rules.inner_fields() != 0;
        Self {
            fields: self.fields | field,
            crosses: self.crosses.saturating_add((field != 0) as u8 + closes as u8),
            locked: self.locked | closes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(rules: Rules, fields: &[u8]) -> Row {
        fields.iter().fold(Row::EMPTY, |row, &field| row.cross(rules, 1 << field))
    }

    #[test]
    fn only_fields_right_of_the_last_cross_are_open() {
        assert_eq!(Row::EMPTY.open_fields(Rules::CLASSIC), 0b011_1111_1111);
        assert_eq!(row(Rules::CLASSIC, &[3, 5]).open_fields(Rules::CLASSIC), 0b011_1100_0000);
    }

    #[test]
    fn the_closing_fields_need_crosses_before_them() {
        assert_eq!(row(Rules::CLASSIC, &[0, 1, 2, 9]).open_fields(Rules::CLASSIC), 0);
        assert_eq!(row(Rules::CLASSIC, &[0, 1, 2, 3, 9]).open_fields(Rules::CLASSIC), 1 << 10);
        assert_eq!(row(Rules::LONGO, &[0, 1, 2, 3, 12]).open_fields(Rules::LONGO), 0);
        assert_eq!(row(Rules::LONGO, &[0, 1, 2, 3, 4, 12]).open_fields(Rules::LONGO), 0b11 << 13);
    }

    #[test]
    fn closing_crosses_the_lock_which_counts() {
        let closed = row(Rules::CLASSIC, &[0, 1, 2, 3, 4, 10]);
        assert!(closed.is_locked());
        assert_eq!((closed.crosses(), closed.last()), (7, Some(10)));
        assert_eq!(closed.open_fields(Rules::CLASSIC), 0);
        assert_eq!(row(Rules::LONGO, &[0, 1, 2, 3, 4, 5, 14]).open_fields(Rules::LONGO), 0);
    }
}
