use qwixx::{Choice, Qwixx};
use solo::{Compact, Oracle, ToCome};

use super::simulation::Player;

/// Plays by the exact table, and gives nothing away.
pub(crate) struct Optimal<'a, T>(pub(crate) &'a Oracle<T>);

impl<T: ToCome + Sync> Player for Optimal<'_, T> {
    fn choose(&self, game: &Qwixx) -> Option<Choice> {
        self.0.best(game)
    }

    fn given_away(&self, _game: &Qwixx, _choice: Choice) -> f64 {
        0.0
    }
}

/// Plays by a compact table, and is judged by the exact one.
pub(crate) struct Compactly<'a, T> {
    pub(crate) player: Oracle<Compact>,
    pub(crate) exact: &'a Oracle<T>,
}

impl<T: ToCome + Sync> Player for Compactly<'_, T> {
    fn choose(&self, game: &Qwixx) -> Option<Choice> {
        self.player.best(game)
    }

    fn given_away(&self, game: &Qwixx, choice: Choice) -> f64 {
        // Every choice that the rules allow is among those of the table.
        let choices = self.exact.choices(game).unwrap_or_default();
        let most = choices.first().map_or(0.0, |best| best.points);
        let chosen = choices.iter().find(|valued| valued.choice == choice);
        chosen.map_or(0.0, |chosen| most - chosen.points)
    }
}
