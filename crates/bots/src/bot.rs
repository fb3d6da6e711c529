use std::fmt::Debug;
use std::time::Duration;

use game::{Game, RandomSource};

use crate::{BotName, Forecast, Judge, Knowledge};

/// How long a bot may think about one choice; without a limit it decides for itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// The time. What a bot chooses within a time depends on the machine.
    pub time: Option<Duration>,
    /// The rounds of whatever the bot repeats to get better. The same number gives the same choice.
    pub iterations: Option<u64>,
    /// Tells the time, from any beginning. Without it no bot can keep a time, and each makes as many rounds as would
    /// take about as long.
    pub clock: Option<fn() -> Duration>,
}

/// Something that chooses by itself.
pub trait Bot<G: Game>: Debug + Send {
    /// One of the viewer's legal choices; `None` if the viewer has nothing to choose.
    ///
    /// All chance in the choice comes from `random`.
    fn choose(&mut self, view: &G::View, budget: &Budget, random: &mut dyn RandomSource)
    -> Option<G::Choice>;
}

/// A game for which there are bots.
pub trait Roster: Game {
    /// The bot of this name, who knows this much; `None` if the game does not have it.
    fn bot(name: BotName, knowledge: &Knowledge) -> Option<Box<dyn Bot<Self>>>;

    /// Whether the game has a bot of this name. This is known without the bots: the browser's page asks, and has none.
    fn has(name: BotName) -> bool;

    /// The best judge of the game with this knowledge, who explains choices: the one whom the best level listens to.
    fn judge(knowledge: &Knowledge) -> Box<dyn Judge<Self>>;

    /// Whether two choices differ so little that nobody needs to be told of both.
    fn are_alike(_one: &Self::Choice, _other: &Self::Choice) -> bool {
        false
    }

    /// How the game will probably end for everybody, seat by seat, as far as the viewer can tell; nothing where
    /// nobody can.
    fn forecasts(_view: &Self::View, _knowledge: &Knowledge) -> Vec<Forecast> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use qwirkle::Qwirkle;
    use qwixx::Qwixx;

    use super::*;
    use crate::Thinker;

    #[test]
    fn a_game_has_the_bots_that_it_says_it_has() {
        fn check<G: Roster>() {
            for name in BotName::ALL.into_iter().chain(Thinker::all().map(BotName::Thinker)) {
                assert_eq!(G::has(name), G::bot(name, &Knowledge::none()).is_some(), "{name}");
            }
        }
        check::<Qwixx>();
        check::<Qwirkle>();
    }
}
