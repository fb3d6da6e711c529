//! The bots of Qwixx, with any sheet.

mod alone;
mod crowd;
mod duel;
mod evolved;
mod fate;
mod greedy;
mod master;
mod odds;
mod outlook;
mod prospects;
mod row_worth;
mod seen;
mod standing;
mod steady;
mod turn;

use qwixx::{Qwixx, View};

pub(crate) use evolved::Evolved;
pub(crate) use greedy::Greedy;
pub(crate) use master::Master;
pub(crate) use steady::Steady;

use crate::{Bot, BotName, Fallible, Forecast, Judge, Knowledge, Level, Mistakes, Random, Roster, Sound};

impl Roster for Qwixx {
    fn bot(name: BotName, knowledge: &Knowledge) -> Option<Box<dyn Bot<Self>>> {
        let master = || Master::new(knowledge);
        Some(match name {
            BotName::Random => Box::new(Random::<Self>::default()),
            BotName::Greedy => Box::new(Greedy),
            BotName::Steady => Box::new(Sound(Steady)),
            BotName::Evolved => Box::new(Evolved::default()),
            BotName::Thinker(_) => return None,
            BotName::Level(level) => match mistakes(level) {
                Some(mistakes) => Box::new(Fallible::new(master(), mistakes)),
                None => Box::new(Sound(master())),
            },
        })
    }

    fn has(name: BotName) -> bool {
        !matches!(name, BotName::Thinker(_))
    }

    fn judge(knowledge: &Knowledge) -> Box<dyn Judge<Self>> {
        Box::new(Master::new(knowledge))
    }

    fn forecasts(view: &View, knowledge: &Knowledge) -> Vec<Forecast> {
        master::forecasts(view, knowledge)
    }
}

/// What each level gets wrong; nothing for the best.
///
/// Each level beats the one below in about two of three games of two players, by either rule set; the
/// figures were found by playing. Overlooking is the mistake that people make, misjudging costs most, and
/// haste hardly anything by itself before it is greed.
fn mistakes(level: Level) -> Option<Mistakes> {
    let (overlook, misjudge, haste) = match level {
        Level::Beginner => (0.52, 3.3, 0.4),
        Level::Casual => (0.43, 2.7, 0.3),
        Level::Skilled => (0.34, 2.05, 0.2),
        Level::Expert => (0.24, 0.95, 0.1),
        Level::Master => return None,
    };
    Some(Mistakes { overlook, misjudge, haste })
}
