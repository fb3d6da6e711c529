//! The bots of Qwirkle.

mod deal;
mod ending;
mod greedy;
mod hidden;
mod kept;
mod learned;
mod master;
mod offers;
mod outcome;
mod playout;
mod prospect;
mod recipe;
mod sight;
mod simulation;
mod solver;
mod stakes;
mod steady;
mod turn;
mod unseen;
mod weights;

use qwirkle::{Choice, Placement, Qwirkle, Tiles};

pub(crate) use greedy::Greedy;
pub(crate) use master::Master;
pub use sight::{Sight, sights};
pub use solver::{EndingSolver, Solved};
pub(crate) use steady::Steady;

use crate::{Bot, BotName, Fallible, Judge, Knowledge, Level, Mistakes, Random, Roster, Sound};

impl Roster for Qwirkle {
    fn bot(name: BotName, _: &Knowledge) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            BotName::Random => Box::new(Random::<Self>::default()),
            BotName::Greedy => Box::new(Greedy),
            BotName::Steady => Box::new(Sound(Steady::default())),
            BotName::Evolved => return None,
            BotName::Thinker(thinker) => Box::new(Master::thinker(thinker)),
            BotName::Level(level) => match mistakes(level) {
                Some(mistakes) => Box::new(Fallible::new(Steady::default(), mistakes)),
                None => Box::new(Sound(Master::new())),
            },
        })
    }

    fn has(name: BotName) -> bool {
        name != BotName::Evolved
    }

    fn judge(_: &Knowledge) -> Box<dyn Judge<Self>> {
        Box::new(Master::new())
    }

    /// The same tiles on the same cells in another order.
    fn are_alike(one: &Choice, other: &Choice) -> bool {
        let (Choice::Place(one), Choice::Place(other)) = (one, other) else { return false };
        let tiles =
            |placement: &Placement| placement.tiles().iter().map(|placed| placed.tile).collect::<Tiles>();
        let same_cells =
            one.tiles().iter().map(|placed| placed.cell).eq(other.tiles().iter().map(|placed| placed.cell));
        same_cells && tiles(one) == tiles(other)
    }
}

/// What each level gets wrong; nothing for the best.
///
/// Measured so that each level wins about seven games of ten against the one below it. A judgement is never
/// off by more than a few points: there are so many choices that larger errors would favour nonsense.
fn mistakes(level: Level) -> Option<Mistakes> {
    let (overlook, misjudge, haste) = match level {
        Level::Beginner => (0.9, 1.8, 0.95),
        Level::Casual => (0.75, 1.45, 0.75),
        Level::Skilled => (0.5, 1.02, 0.51),
        Level::Expert => (0.19, 0.43, 0.21),
        Level::Master => return None,
    };
    Some(Mistakes { overlook, misjudge, haste })
}
