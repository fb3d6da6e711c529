use std::collections::VecDeque;

use game::Game;

/// How many states are kept: a server tells its guests of one step after the other, and what was sealed meanwhile
/// is told again when it is opened.
const MOST: usize = 3;

/// The latest states of a game that everybody knows of, by the number of steps before them. News of what came
/// after one of them need no replay of the log from its start.
#[derive(Clone, Debug)]
pub(crate) struct Bookmarks<G> {
    states: VecDeque<(usize, G)>,
    /// How often choices had been taken back then.
    taken_back: u32,
}

impl<G: Game> Bookmarks<G> {
    pub(crate) const fn new() -> Self {
        Self { states: VecDeque::new(), taken_back: 0 }
    }

    /// Everybody knows of so many steps now, and this is the state after them.
    pub(crate) fn note(&mut self, opened: usize, taken_back: u32, state: &G) {
        if self.taken_back != taken_back {
            self.states.clear();
            self.taken_back = taken_back;
        }
        if self.states.back().is_some_and(|(latest, _)| *latest >= opened) {
            return;
        }
        if self.states.len() == MOST {
            self.states.pop_front();
        }
        self.states.push_back((opened, state.clone()));
    }

    /// The state after so many steps, if it is kept and nothing was taken back since.
    pub(crate) fn state(&self, steps: usize, taken_back: u32) -> Option<&G> {
        let mut states = self.states.iter().filter(|_| self.taken_back == taken_back);
        states.find(|(kept, _)| *kept == steps).map(|(_, state)| state)
    }
}
