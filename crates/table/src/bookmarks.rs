use alloc::collections::VecDeque;

/// A state is kept after so many steps.
const EVERY: usize = 8;

/// How many states are kept. Whoever is told of a game knows all but its latest steps: a computer those since its turn
/// before, a guest those since the last choice.
const MOST: usize = 3;

/// Some of the latest states of a game, by the number of steps before them: whoever wants to know what came last need not
/// replay the log from its start.
#[derive(Clone, Debug)]
pub(crate) struct Bookmarks<G> {
    states: VecDeque<(usize, G)>,
}

impl<G: Clone> Bookmarks<G> {
    pub(crate) const fn new() -> Self {
        Self { states: VecDeque::new() }
    }

    /// The game has so many steps now, and this is the state after them.
    pub(crate) fn note(&mut self, steps: usize, state: &G) {
        if self.states.back().is_some_and(|(latest, _)| *latest + EVERY > steps) {
            return;
        }
        if self.states.len() == MOST {
            self.states.pop_front();
        }
        self.states.push_back((steps, state.clone()));
    }

    /// The game went back to so many steps, and this is the state after them.
    pub(crate) fn go_back(&mut self, steps: usize, state: &G) {
        self.states.retain(|(kept, _)| *kept <= steps);
        self.note(steps, state);
    }

    /// The last state kept that has no more steps before it, and how many those are.
    pub(crate) fn before(&self, steps: usize) -> Option<(usize, &G)> {
        let (kept, state) = self.states.iter().rev().find(|(kept, _)| *kept <= steps)?;
        Some((*kept, state))
    }
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

    #[test]
    fn states_that_were_taken_back_are_forgotten() {
        for to in 0..=60 {
            let mut bookmarks = after(60);
            bookmarks.go_back(to, &to);
            let (kept, state) = bookmarks.before(to).unwrap();
            assert!(kept == *state && kept <= to && to < kept + EVERY, "{kept} for {to}");
            assert_eq!(bookmarks.before(usize::MAX), bookmarks.before(to));
        }
    }
}
