use alloc::vec;
use alloc::vec::Vec;

use game::Points;
use qwixx::{Choice, Row, RowState, Rules, Score, Sheet};

/// No row has more numbers.
pub(crate) const MOST_NUMBERS: usize = 16;

/// A cross that a row allows, as the way from one state of the row to another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Step {
    /// The number, counted from the lowest one.
    pub(crate) number: u8,
    /// The state of the row behind it.
    pub(crate) to: u8,
    /// The points that it adds.
    pub(crate) gain: u8,
}

/// All that may be crossed in a row.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Steps {
    list: [Step; MOST_NUMBERS],
    len: u8,
    /// One more than the place of each number's step in the list; zero where there is none.
    places: [u8; MOST_NUMBERS],
    /// A bit for each number that may be crossed now, or in action 2 after a cross in action 1.
    pub(crate) numbers: u16,
}

impl Steps {
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Step] {
        &self.list[..usize::from(self.len) % (MOST_NUMBERS + 1)]
    }

    /// The step onto a number, counted from the lowest one.
    #[inline]
    pub(crate) fn get(&self, number: u8) -> Option<Step> {
        let place = self.places[usize::from(number) % MOST_NUMBERS].checked_sub(1)?;
        self.list.get(usize::from(place)).copied()
    }

    fn push(&mut self, step: Step) {
        if let Some(free) = self.list.get_mut(usize::from(self.len)) {
            *free = step;
            self.len += 1;
            self.places[usize::from(step.number) % MOST_NUMBERS] = self.len;
            self.numbers |= 1 << step.number;
        }
    }
}

/// The numbers whose bits are set, the highest first.
#[inline]
pub(crate) fn numbers(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = mask.checked_ilog2()?;
        mask ^= 1 << bit;
        Some(bit as usize)
    })
}

/// What matters of a row for the points to come: how far it is, and its crosses. Once it is closed nothing does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum State {
    /// The number of fields up to the last cross, and the crosses.
    Open(u8, u8),
    Closed,
}

impl State {
    fn of(row: RowState) -> Self {
        if row.is_locked() { Self::Closed } else { Self::Open(row.next(), row.crosses()) }
    }
}

/// Every state that a row can be in, and the ways between them; all of it as the rules have it.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    fields: u8,
    states: Vec<State>,
    /// For a rising row, then for a falling one, the steps of each state.
    steps: [Vec<Steps>; 2],
}

impl Rows {
    pub(crate) fn new(rules: Rules) -> Self {
        let sheets = every_row(rules);
        let states: Vec<State> = sheets.iter().map(|sheet| State::of(sheet.row(Row::Red))).collect();
        let steps = [Row::Red, Row::Green].map(|row| steps_of(rules, row, &sheets, &states));
        Self { fields: rules.fields(), states, steps }
    }

    /// How many states there are; the closed one is the last.
    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// The state of a row.
    pub(crate) fn state(&self, row: RowState) -> usize {
        // Every row that the rules allow is among them.
        self.states.binary_search(&State::of(row)).unwrap_or(0)
    }

    pub(crate) fn closed(&self) -> u8 {
        (self.states.len() - 1) as u8
    }

    /// How far a row is; every cross takes it further.
    pub(crate) fn advance(&self, state: usize) -> usize {
        match self.states[state] {
            State::Open(fields, _) => fields.into(),
            State::Closed => self.fields.into(),
        }
    }

    /// The crosses of an open row.
    #[inline]
    pub(crate) fn crosses(&self, state: u8) -> Option<u8> {
        match self.states[usize::from(state)] {
            State::Open(_, crosses) => Some(crosses),
            State::Closed => None,
        }
    }

    /// The steps of a row that rises or falls.
    #[inline]
    pub(crate) fn steps(&self, falls: bool, state: u8) -> &Steps {
        &self.steps[usize::from(falls)][usize::from(state)]
    }

    /// The step onto the field directly right of the last cross, if the row allows it.
    #[inline]
    pub(crate) fn next(&self, falls: bool, state: u8) -> Option<Step> {
        let State::Open(fields, _) = self.states[usize::from(state)] else { return None };
        let number = if falls { self.fields.checked_sub(fields + 1)? } else { fields };
        self.steps(falls, state).get(number)
    }
}

/// A sheet for every state of a row, the states in order.
fn every_row(rules: Rules) -> Vec<Sheet> {
    let row = Row::Red;
    let mut sheets = vec![Sheet::empty(rules, None)];
    let mut known = 0;
    while let Some(sheet) = sheets.get(known).copied() {
        for step in crossable(rules, row, &sheet) {
            let after = sheet.after(rules, step);
            if sheets.iter().all(|sheet| State::of(sheet.row(row)) != State::of(after.row(row))) {
                sheets.push(after);
            }
        }
        known += 1;
    }
    sheets.sort_unstable_by_key(|sheet| State::of(sheet.row(row)));
    sheets
}

fn crossable(rules: Rules, row: Row, sheet: &Sheet) -> impl Iterator<Item = Choice> {
    let crossed = sheet.row(row);
    let fields = (0..rules.fields()).filter(move |&field| crossed.allows(rules, field));
    fields.map(move |field| Choice::cross(row, rules.number(row, field)))
}

/// The steps of every state. The sheets have their crosses in the red row; those of another row are the same.
fn steps_of(rules: Rules, row: Row, sheets: &[Sheet], states: &[State]) -> Vec<Steps> {
    let steps = sheets.iter().map(|sheet| {
        let mut steps = Steps::default();
        let points = Score::of(sheet).total();
        for field in (0..rules.fields()).filter(|&field| sheet.row(Row::Red).allows(rules, field)) {
            let after = sheet.after(rules, Choice::cross(Row::Red, rules.number(Row::Red, field)));
            steps.push(Step {
                number: rules.number(row, field) - rules.lowest(),
                to: states.binary_search(&State::of(after.row(Row::Red))).unwrap_or(0) as u8,
                gain: (Score::of(&after).total() - points) as u8,
            });
        }
        steps
    });
    let steps: Vec<Steps> = steps.collect();
    let behind = |state: &Steps| {
        let after = state.as_slice().iter().map(|step| steps[usize::from(step.to)].numbers);
        Steps { numbers: after.fold(state.numbers, |all, numbers| all | numbers), ..*state }
    };
    steps.iter().map(behind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule sets that can be solved.
    fn solved() -> impl Iterator<Item = Rules> {
        Rules::ALL.into_iter().filter(|rules| rules.layout().is_plain())
    }

    #[test]
    fn there_are_as_many_states_as_known() {
        for rules in solved() {
            let inner = (0..rules.fields()).filter(|&field| !rules.closes(field)).count();
            // Open ones: empty, and as many for each last field as there can be crosses up to it.
            assert_eq!(Rows::new(rules).len(), 1 + (1..=inner).sum::<usize>() + 1);
        }
    }

    #[test]
    fn every_step_goes_further() {
        for rules in solved() {
            let rows = Rows::new(rules);
            for state in 0..rows.len() {
                for step in rows.steps(true, state as u8).as_slice() {
                    assert!(rows.advance(step.to.into()) > rows.advance(state));
                }
            }
            assert!(rows.steps(false, rows.closed()).as_slice().is_empty());
        }
    }

    #[test]
    fn a_closing_cross_counts_with_the_lock() {
        let rows = Rows::new(Rules::CLASSIC);
        let five = rows.states.iter().position(|&state| state == State::Open(5, 5)).unwrap() as u8;
        let steps = rows.steps(false, five).as_slice();
        assert_eq!(steps.last(), Some(&Step { number: 10, to: rows.closed(), gain: 6 + 7 }));
        assert_eq!(rows.next(true, five).map(|step| (step.number, step.gain)), Some((5, 6)));
    }
}
