use super::playout::Horizon;
use crate::{Ingredient, Thinking};

/// How a simulation goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Recipe {
    /// So many choices that look best at first sight are played out; one or none for no simulation.
    pub(crate) candidates: usize,
    pub(crate) horizon: Horizon,
    /// The first sight counts as much as so many playouts.
    pub(crate) trust: f64,
    /// So many playouts are made where there is no clock, and about so many in the time where there is one.
    pub(crate) playouts: u64,
    /// So many positions of an ending are searched at most, which takes about as long; none if even a first guess, some
    /// thousandths of a second, would take too long.
    pub(crate) positions: u64,
    /// Once no more tiles than these are left, in the bag and in hands, games are played out to their end.
    pub(crate) late: usize,
    /// Whether the chance to win counts, and not just points.
    pub(crate) plays_to_win: bool,
}

/// The last turns of two players: the bag holds a dozen tiles, or none any more.
const LATE: usize = 24;

/// So many choices are played out at most at tables of three or more.
const MOST_AT_LARGE: usize = 8;

const fn recipe(candidates: usize, turns: usize, patience: f64, playouts: u64, positions: u64) -> Recipe {
    Recipe {
        candidates,
        horizon: Horizon { turns, patience },
        trust: 9.0,
        playouts,
        positions,
        late: LATE,
        plays_to_win: true,
    }
}

impl Recipe {
    /// What people meet.
    pub(crate) const LEVEL: Self = recipe(16, 8, 150.0, 2000, 30_000);

    pub(crate) const fn of(thinking: Thinking) -> Self {
        match thinking {
            Thinking::Static => recipe(0, 0, 1.0, 0, 0),
            Thinking::Ms1 => recipe(8, 4, 40.0, 200, 0),
            Thinking::Ms10 => recipe(16, 8, 150.0, 1300, 10_000),
            Thinking::Ms100 => recipe(32, 12, 600.0, 8000, 170_000),
            Thinking::S1 => recipe(40, 16, 1500.0, 60_000, 1_800_000),
        }
    }

    /// The same at a table of so many. The more play, the more turns there are until the viewer's own next ones, so
    /// playouts go on for more turns, though fewer rounds; for that there are fewer choices. Measured at a table of four;
    /// where more play, as many turns must do, or there would be too few playouts.
    pub(crate) fn at_table(mut self, players: usize) -> Self {
        if players > 2 {
            let players = players.min(4);
            let turns = self.horizon.turns * players * 3 / 8;
            self.candidates = self.candidates.min(MOST_AT_LARGE);
            self.playouts = self.playouts * self.horizon.turns as u64 / turns.max(1) as u64;
            self.horizon.turns = turns;
        }
        self
    }

    /// The same with so many tiles left to place. Towards the end everything is played out: what comes then decides
    /// more and is hidden less.
    pub(crate) fn with_left(mut self, tiles: usize) -> Self {
        if tiles <= self.late {
            self.horizon = Horizon { turns: usize::MAX, patience: f64::INFINITY };
        }
        self
    }

    /// Whether playouts go on to the end of the game.
    pub(crate) const fn plays_to_end(&self) -> bool {
        self.horizon.turns == usize::MAX
    }

    pub(crate) fn without(mut self, ingredient: Option<Ingredient>) -> Self {
        match ingredient {
            Some(Ingredient::Discount) => self.horizon.patience = f64::INFINITY,
            Some(Ingredient::Endings) => self.positions = 0,
            Some(Ingredient::Late) => self.late = 0,
            Some(Ingredient::Chance) => self.plays_to_win = false,
            Some(Ingredient::Kept | Ingredient::Openings) | None => {}
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_larger_tables_playouts_last_longer() {
        let two = Recipe::of(Thinking::Ms10);
        assert_eq!(two.at_table(2), two);
        let four = two.at_table(4);
        assert_eq!((four.horizon.turns, four.candidates), (12, MOST_AT_LARGE));
        assert_eq!(four.playouts, two.playouts * 8 / 12);
        assert_eq!(two.at_table(8), four);
    }
    #[test]
    fn towards_the_end_games_are_played_out() {
        let recipe = Recipe::of(Thinking::Ms10);
        assert_eq!(recipe.with_left(LATE + 1), recipe);
        assert_eq!(recipe.with_left(LATE).horizon, Horizon { turns: usize::MAX, patience: f64::INFINITY });
    }
}
