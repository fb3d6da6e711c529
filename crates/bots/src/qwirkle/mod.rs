//! The bots of Qwirkle.

mod ending;
mod greedy;
mod hidden;
mod kept;
mod offers;
mod prospect;
mod steady;
mod turn;
mod unseen;
mod weights;

use qwirkle::Qwirkle;

pub(crate) use greedy::Greedy;
pub(crate) use steady::Steady;

use crate::{Bot, BotName, Fallible, Level, Mistakes, Random, Roster, Sound};

impl Roster for Qwirkle {
    fn bot(name: BotName) -> Box<dyn Bot<Self>> {
        match name {
            BotName::Random => Box::new(Random::<Self>::default()),
            BotName::Greedy => Box::new(Greedy),
            BotName::Steady => Box::new(Sound(Steady::default())),
            BotName::Level(level) => match mistakes(level) {
                Some(mistakes) => Box::new(Fallible::new(Steady::default(), mistakes)),
                None => Self::bot(BotName::Steady),
            },
        }
    }
}

/// What each level gets wrong; nothing for the best.
fn mistakes(level: Level) -> Option<Mistakes> {
    let (overlook, misjudge, haste) = match level {
        Level::Beginner => (0.9, 4.0, 1.0),
        Level::Casual => (0.7, 3.0, 1.0),
        Level::Skilled => (0.5, 2.0, 0.8),
        Level::Expert => (0.2, 1.0, 0.5),
        Level::Master => return None,
    };
    Some(Mistakes { overlook, misjudge, haste })
}
