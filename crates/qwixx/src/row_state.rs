use crate::Rules;

/// One row of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct RowState {
    /// A bit for each crossed field, the leftmost field lowest.
    pub(crate) fields: u16,
    pub(crate) crosses: u8,
    pub(crate) locked: bool,
}

impl RowState {
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

    /// Whether the row lets this field be crossed: right of the last cross, and a closing one only with
    /// enough crosses before it.
    pub const fn allows(self, rules: Rules, field: u8) -> bool {
        let enough = self.crosses >= rules.needed() || !rules.closes(field);
        !self.locked && enough && self.next() <= field && field < rules.fields()
    }
}
