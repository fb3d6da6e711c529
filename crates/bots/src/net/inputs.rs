use qwixx::{LuckyPair, MAX_PLAYERS, Row, RowState, Rows, Rules, Sheet};

/// A state before a roll, as a network takes it in: seats from who rolls next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Inputs {
    /// The tokens of each column, the first seat's highest: columns in this order compare as the
    /// network's do.
    columns: [u64; 4],
    misthrows: [u8; MAX_PLAYERS],
    lucky: [[u8; 2]; MAX_PLAYERS],
}

impl Inputs {
    /// The inputs from everybody's sheets, who rolls next first.
    pub(crate) fn new<'a>(rules: Rules, closed: Rows, sheets: impl IntoIterator<Item = &'a Sheet>) -> Self {
        let mut inputs = Self::default();
        let inner = inner(rules);
        for (seat, sheet) in sheets.into_iter().enumerate().take(MAX_PLAYERS) {
            let tokens = Row::ALL.map(|row| token(inner, sheet.row(row), closed.contains(row)));
            let lucky = sheet.lucky().map_or([2; 2], LuckyPair::numbers).map(|number| number - 2);
            inputs.seat(seat, tokens, sheet.misthrows(), lucky);
        }
        inputs.order(rules);
        inputs
    }

    pub(super) fn seat(&mut self, seat: usize, tokens: [u8; 4], misthrows: u8, lucky: [u8; 2]) {
        for (column, token) in self.columns.iter_mut().zip(tokens) {
            *column |= u64::from(token) << shift(seat);
        }
        self.misthrows[seat] = misthrows.min(3);
        self.lucky[seat] = lucky;
    }

    /// Brings the columns into the order in which the network knows them: rows that rise are alike, rows
    /// that fall are, and without lucky numbers the two pairs mirror each other.
    pub(super) fn order(&mut self, rules: Rules) {
        let [red, yellow, green, blue] = self.columns;
        let rising = [red.min(yellow), red.max(yellow)];
        let falling = [green.min(blue), green.max(blue)];
        let mirrored = !rules.has_lucky_numbers() && falling < rising;
        let [[a, b], [c, d]] = if mirrored { [falling, rising] } else { [rising, falling] };
        self.columns = [a, b, c, d];
    }

    /// Every slot with its token.
    pub(super) fn slots(&self, players: usize) -> impl Iterator<Item = (usize, usize)> {
        let token = |seat, column: u64| (column >> shift(seat)) as usize & 0xff;
        let seat = move |seat| {
            let columns = self.columns.into_iter().enumerate();
            columns.map(move |(i, column)| (4 * seat + i, token(seat, column)))
        };
        (0..players.min(MAX_PLAYERS)).flat_map(seat)
    }

    pub(super) fn misthrows(&self, seat: usize) -> usize {
        self.misthrows[seat].into()
    }

    /// The lucky numbers, counted from the lowest sum of the dice.
    pub(super) fn lucky(&self, seat: usize) -> [usize; 2] {
        self.lucky[seat].map(usize::from)
    }
}

const fn shift(seat: usize) -> usize {
    8 * (MAX_PLAYERS - 1 - seat)
}

/// How many fields of a row do not close it.
fn inner(rules: Rules) -> u8 {
    (0..rules.fields()).filter(|&field| !rules.closes(field)).count() as u8
}

/// How many tokens open rows have: an empty one, and one for every place of the last cross and every number
/// of crosses that fits.
const fn open_tokens(inner: u8) -> u8 {
    1 + inner * (inner + 1) / 2
}

/// How many tokens there are.
pub(super) fn tokens(rules: Rules) -> usize {
    let inner = inner(rules);
    // Closed rows: as many crosses as there are such fields, one that closes, and the lock.
    usize::from(open_tokens(inner) + inner + 3)
}

/// The crosses in a row of each token.
pub(super) fn crosses(rules: Rules) -> impl Iterator<Item = u8> {
    let inner = inner(rules);
    let open = (1..=inner).flat_map(|next| 1..=next);
    std::iter::once(0).chain(open).chain(0..=inner + 2)
}

/// The number that stands for a row.
fn token(inner: u8, row: RowState, closed: bool) -> u8 {
    if closed {
        return open_tokens(inner) + row.crosses().min(inner + 2);
    }
    match row.next().min(inner) {
        0 => 0,
        next => 1 + next * (next - 1) / 2 + row.crosses().clamp(1, next) - 1,
    }
}

#[cfg(test)]
mod tests {
    use qwixx::Choice;

    use super::*;

    #[test]
    fn there_are_as_many_tokens_as_rows_can_look_like() {
        assert_eq!(Rules::ALL.map(tokens), [69, 69, 69, 108]);
        for rules in Rules::ALL {
            assert_eq!(crosses(rules).count(), tokens(rules));
            let mut seen = vec![0; tokens(rules)];
            let inner = inner(rules);
            for fields in 0..1_u32 << inner {
                let crossed = (0..inner).filter(|field| fields & (1 << field) != 0);
                let cross = |sheet: Sheet, field| {
                    sheet.after(rules, Choice::cross(Row::Green, rules.number(Row::Green, field)))
                };
                let sheet = crossed.fold(Sheet::empty(rules, None), cross);
                let row = sheet.row(Row::Green);
                for closed in [false, true] {
                    let token = usize::from(token(inner, row, closed));
                    assert_eq!(crosses(rules).nth(token), Some(row.crosses()));
                    seen[token] += 1;
                }
                if row.crosses() >= rules.needed() {
                    let locked = cross(sheet, rules.fields() - 1).row(Row::Green);
                    seen[usize::from(token(inner, locked, true))] += 1;
                }
            }
            // Any crosses left of the last one give the same token: a binomial number of them.
            assert!(seen.iter().all(|&rows| rows > 0), "{seen:?}");
            assert_eq!(seen[..2], [1, 1]);
            assert_eq!(seen[1 + 6 + 1], 3, "the last cross on the fourth field, and one more");
        }
    }
}
