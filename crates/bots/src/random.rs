use game::{Game, RandomSource};

use crate::{Bot, Budget};

/// Draws its choice by lot, each equally likely.
#[derive(Debug)]
pub struct Random<G: Game> {
    /// Kept to save its memory from one choice to the next.
    choices: Vec<G::Choice>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { choices: Vec::new() }
    }
}

impl<G: Game<Choice: Send>> Bot<G> for Random<G> {
    fn choose(&mut self, view: &G::View, _: &Budget, random: &mut dyn RandomSource) -> Option<G::Choice> {
        self.choices.clear();
        G::choices_in_view(view, &mut self.choices);
        let number = random.below(self.choices.len() as u32) as usize;
        self.choices.get(number).cloned()
    }
}
