//! The bots of Qwirkle.

mod ending;
mod greedy;
mod hidden;
mod kept;
mod offers;
mod prospect;
mod solver;
mod steady;
mod turn;
mod unseen;
mod weights;

use qwirkle::Qwirkle;

pub(crate) use greedy::Greedy;
pub use solver::{EndingSolver, Solved};
pub(crate) use steady::Steady;

use crate::{Bot, BotName, Fallible, Judge, Level, Mistakes, Random, Roster, Sound};

impl Roster for Qwirkle {
    fn has(name: BotName) -> bool {
        name != BotName::Evolved
    }

    fn bot(name: BotName) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(Random::<Self>::default()),
            BotName::Greedy => Box::new(Greedy),
            BotName::Steady | BotName::Evolved => Box::new(Sound(Steady::default())),
            BotName::Level(level) => match mistakes(level) {
                Some(mistakes) => Box::new(Fallible::new(Steady::default(), mistakes)),
                None => Self::bot(BotName::Steady),
            },
        }
    }

    fn judge() -> Box<dyn Judge<Self>> {
        Box::new(Steady::default())
    }
}

/// What each level gets wrong; nothing for the best.
///
/// Measured so that each level wins about two games of three against the one below it. A judgement is never
/// off by more than a few points: there are so many choices that larger errors would favour nonsense.
fn mistakes(level: Level) -> Option<Mistakes> {
    let (overlook, misjudge, haste) = match level {
        Level::Beginner => (0.9, 1.8, 0.95),
        Level::Casual => (0.75, 1.45, 0.75),
        Level::Skilled => (0.55, 1.1, 0.55),
        Level::Expert => (0.3, 0.7, 0.35),
        Level::Master => return None,
    };
    Some(Mistakes { overlook, misjudge, haste })
}
