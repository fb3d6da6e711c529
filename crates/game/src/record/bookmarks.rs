use alloc::collections::VecDeque;
use core::hash::{Hash, Hasher};

/// A state is kept after so many steps.
const EVERY: usize = 8;

/// How many states are kept. Whoever is told of a game knows all but its latest steps: a computer those since its turn
/// before, a guest those since the last choice. Steps are taken back near the end, too.
const MOST: usize = 3;

/// Some of the latest states of a game, by the number of steps before them, so that nobody has to replay it from its start
/// to know of its end.
///
/// They follow from the steps: records are equal whether or not they have them.
#[derive(Clone, Debug)]
pub(super) struct Bookmarks<G> {
    states: VecDeque<(usize, G)>,
}

impl<G: Clone> Bookmarks<G> {
    pub(super) const fn new() -> Self {
        Self { states: VecDeque::new() }
    }

    /// The game has so many steps now, and this is the state after them.
    pub(super) fn note(&mut self, steps: usize, state: &G) {
        if self.states.back().is_some_and(|(latest, _)| *latest + EVERY > steps) {
            return;
        }
        if self.states.len() == MOST {
            self.states.pop_front();
        }
        self.states.push_back((steps, state.clone()));
    }

    /// The game goes back to so many steps: the last state kept that is not behind them.
    pub(super) fn go_back(&mut self, steps: usize) -> Option<(usize, G)> {
        self.states.retain(|(kept, _)| *kept <= steps);
        self.states.back().cloned()
    }

    /// The last state kept that has no more steps before it, and how many those are.
    pub(super) fn before(&self, steps: usize) -> Option<(usize, &G)> {
        let (kept, state) = self.states.iter().rev().find(|(kept, _)| *kept <= steps)?;
        Some((*kept, state))
    }
}

impl<G> PartialEq for Bookmarks<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G> Eq for Bookmarks<G> {}

impl<G> Hash for Bookmarks<G> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bookmarks of a game of so many steps, whose states are the numbers of these steps.
    fn after(steps: usize) -> Bookmarks<usize> {
        let mut bookmarks = Bookmarks::new();
        (0..=steps).for_each(|step| bookmarks.note(step, &step));
        bookmarks
    }

    #[test]
    fn the_latest_steps_are_never_far_from_a_state() {
        for steps in 0..100_usize {
            let bookmarks = after(steps);
            for from in steps.saturating_sub((MOST - 1) * EVERY)..=steps {
                let (kept, state) = bookmarks.before(from).unwrap();
                assert_eq!(kept, *state);
                assert!(kept <= from && from < kept + EVERY, "{kept} for {from} of {steps}");
            }
            assert!(bookmarks.states.len() <= MOST);
        }
    }

    /// A record of which only the number of steps is kept: that is its state as well.
    struct Counted {
        count: usize,
        bookmarks: Bookmarks<usize>,
        replayed: usize,
    }

    impl Counted {
        fn step(&mut self) {
            self.count += 1;
            self.bookmarks.note(self.count, &self.count);
        }

        fn take_back_to(&mut self, steps: usize) {
            let (from, state) = self.bookmarks.go_back(steps).unwrap_or_default();
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
        let mut record = Counted { count: 0, bookmarks: Bookmarks::new(), replayed: 0 };
        (0..300).for_each(|_| record.step());
        // Near the end, and across a state that is kept.
        for back in [1, 2, 9, 15] {
            for _ in 0..1000 {
                let before = record.replayed;
                record.take_back_to(record.count - back);
                assert!(record.replayed - before < EVERY);
                (0..back).for_each(|_| record.step());
            }
        }
        // Far back the start is nearer, but not for what comes next.
        record.take_back_to(100);
        let before = record.replayed;
        (90..100).rev().for_each(|steps| record.take_back_to(steps));
        assert!(record.replayed - before < 10 * EVERY);
        record.take_back_to(0);
        assert_eq!(record.count, 0);
    }
}
