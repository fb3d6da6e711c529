//! The bots of Qwixx and Longo.

mod greedy;
mod odds;
mod outlook;
mod prospects;
mod row_worth;
mod standing;
mod steady;

use qwixx::Qwixx;

pub(crate) use greedy::Greedy;
pub(crate) use steady::Steady;

use crate::{Bot, BotName, Fallible, Level, Mistakes, Random, Roster, Sound};

impl Roster for Qwixx {
    fn bot(name: BotName) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(Random::<Self>::default()),
            BotName::Greedy => Box::new(Greedy),
            BotName::Steady => Box::new(Sound(Steady)),
            BotName::Level(level) => match mistakes(level) {
                Some(mistakes) => Box::new(Fallible::new(Steady, mistakes)),
                None => Self::bot(BotName::Steady),
            },
        }
    }
}

/// What each level gets wrong; nothing for the best.
fn mistakes(level: Level) -> Option<Mistakes> {
    let (overlook, misjudge, haste) = match level {
        Level::Beginner => (0.5, 8.0, 0.9),
        Level::Casual => (0.35, 5.0, 0.6),
        Level::Skilled => (0.2, 3.0, 0.3),
        Level::Expert => (0.1, 1.5, 0.1),
        Level::Master => return None,
    };
    Some(Mistakes { overlook, misjudge, haste })
}
