use serde::{Deserialize, Serialize};

use crate::Drawn;

/// How many undos a device was told of when it saw the steps of a log. Every undo changes what is rolled or drawn after it,
/// so a server that has told of fewer than there are in its record had others to choose from.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ToldUndos {
    /// Each holds up to where the next one begins.
    spans: Vec<Span>,
    /// How many steps were told of, and how many undos with the last of them.
    steps: usize,
    undos: u64,
}

/// So many undos were told, at least and at most, with the steps of the log from this one on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Span {
    from: usize,
    least: u64,
    most: u64,
}

impl ToldUndos {
    /// The log has so many steps now, after so many undos; if there is one more than before and it is known how many steps
    /// that left, these.
    pub(crate) fn hear(&mut self, steps: usize, undos: u64, to: Option<usize>) {
        let to = to.filter(|_| self.undos.checked_add(1) == Some(undos));
        let (least, most) = (self.undos.min(undos), self.undos.max(undos));
        let least = if let Some(to) = to {
            self.keep(to);
            undos
        } else {
            // Which steps came before the undos and which ones after them is not known.
            for span in self.spans.iter_mut().filter(|_| most > least) {
                span.most = span.most.max(most);
            }
            least
        };
        self.keep(steps);
        let is_same = self.spans.last().is_some_and(|span| (span.least, span.most) == (least, most));
        if steps > self.steps && !is_same {
            self.spans.push(Span { from: self.steps, least, most });
        }
        (self.steps, self.undos) = (steps, undos);
    }

    /// The log has no more than so many steps.
    fn keep(&mut self, steps: usize) {
        self.spans.retain(|span| span.from < steps);
        self.steps = self.steps.min(steps);
    }

    /// The first of the rolls, deals and draws of a record before which it has other undos.
    pub(crate) fn other(&self, drawn: &[Drawn]) -> Option<Drawn> {
        drawn.iter().find(|drawn| !self.agrees(drawn)).copied()
    }

    fn agrees(&self, drawn: &Drawn) -> bool {
        let later = self.spans.partition_point(|span| span.from <= drawn.step);
        let span = later.checked_sub(1).and_then(|place| self.spans.get(place));
        drawn.step >= self.steps || span.is_none_or(|span| (span.least..=span.most).contains(&drawn.undos))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is known of a log of which these steps, undos, and steps that an undo left were told.
    fn told(states: &[(usize, u64, Option<usize>)]) -> ToldUndos {
        let mut told = ToldUndos::default();
        for &(steps, undos, to) in states {
            told.hear(steps, undos, to);
        }
        told
    }

    /// Which numbers of undos before a step are believed.
    fn believed(told: &ToldUndos, step: usize) -> Vec<u64> {
        (0..5).filter(|&undos| told.agrees(&Drawn { step, undos })).collect()
    }

    #[test]
    fn the_undos_before_a_step_are_those_that_were_told_with_it() {
        let told = told(&[(1, 0, None), (6, 0, None), (1, 1, Some(1)), (3, 1, None), (9, 1, None)]);
        assert_eq!([0, 1, 8].map(|step| believed(&told, step)), [vec![0], vec![1], vec![1]]);
        // Nothing was told of what came then.
        assert_eq!(believed(&told, 9), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn who_missed_an_undo_believes_it_wherever_it_may_have_been() {
        let told = told(&[(6, 0, None), (9, 2, None), (12, 2, None)]);
        assert_eq!([5, 8, 9].map(|step| believed(&told, step)), [vec![0, 1, 2], vec![0, 1, 2], vec![2]]);
    }

    #[test]
    fn choices_that_are_taken_back_change_nothing() {
        let told = told(&[(6, 0, None), (4, 0, None), (8, 0, None)]);
        assert_eq!([0, 5, 7].map(|step| believed(&told, step)), [[0], [0], [0]]);
    }

    #[test]
    fn a_number_of_undos_that_shrinks_is_believed_no_more_than_one_that_grows() {
        let told = told(&[(3, 0, None), (6, 2, None), (7, 1, None)]);
        assert_eq!(believed(&told, 6), [1, 2]);
    }
}
