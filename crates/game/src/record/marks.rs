use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

/// After so many steps the next state is kept.
const EVERY: usize = 32;
/// How many states are kept: steps are taken back near the end.
const MOST: usize = 2;

/// States on the way, by the number of steps before them, so that a record that goes back is not replayed from its start.
///
/// They follow from the steps: records are equal whether or not they have them.
#[derive(Clone, Debug)]
pub(super) struct Marks<S>(Vec<(usize, S)>);

impl<S: Clone> Marks<S> {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    /// This is the state after so many steps, the latest of all.
    pub(super) fn note(&mut self, steps: usize, state: &S) {
        if !steps.is_multiple_of(EVERY) {
            return;
        }
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push((steps, state.clone()));
    }

    /// The record goes back to so many steps: the nearest state that is kept before them.
    pub(super) fn go_back(&mut self, steps: usize) -> Option<(usize, S)> {
        self.0.retain(|(at, _)| *at <= steps);
        self.0.last().cloned()
    }
}

impl<S> PartialEq for Marks<S> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<S> Eq for Marks<S> {}

impl<S> Hash for Marks<S> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record of which only the number of steps is kept: that is its state as well.
    struct Steps {
        count: usize,
        marks: Marks<usize>,
        replayed: usize,
    }

    impl Steps {
        fn step(&mut self) {
            self.count += 1;
            self.marks.note(self.count, &self.count);
        }

        fn take_back_to(&mut self, steps: usize) {
            let (from, state) = self.marks.go_back(steps).unwrap_or_default();
            assert_eq!(from, state);
            self.count = from;
            while self.count < steps {
                self.step();
                self.replayed += 1;
            }
        }
    }

    #[test]
    fn going_back_and_forth_replays_few_steps() {
        let mut record = Steps { count: 0, marks: Marks::new(), replayed: 0 };
        for _ in 0..300 {
            record.step();
        }
        // Near the end, and across a state that is kept.
        for back in [1, 2, 20, 40] {
            for _ in 0..1000 {
                let before = record.replayed;
                record.take_back_to(record.count - back);
                assert!(record.replayed - before < EVERY);
                (0..back).for_each(|_| record.step());
            }
        }
        // Far back the start is nearer, and once only.
        record.take_back_to(100);
        let before = record.replayed;
        record.step();
        record.take_back_to(100);
        assert_eq!(record.replayed - before, 100 % EVERY);
        record.take_back_to(0);
        assert_eq!(record.count, 0);
    }
}
