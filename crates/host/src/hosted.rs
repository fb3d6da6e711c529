use bots::{BotName, Roster};
use game::Fault;
use protocol::{AnyUpdate, Update, Wire};
use qwirkle::Qwirkle;
use qwixx::{Qwixx, Roll};

use crate::{AnyChoice, ByLot, GameKind};

/// A game that can be hosted.
pub trait Hosted: Wire<View: Send + 'static, Choice: Into<AnyChoice> + 'static> + Roster + ByLot {
    /// Whether seats hold something that others may not see, so that people must not look at each other's
    /// screens even between their choices.
    const HIDDEN_HANDS: bool;

    /// Whether chance is dice that people can roll themselves.
    const HAS_DICE: bool;

    /// An update of this game as one of any.
    fn any_update(update: Update<Self>) -> AnyUpdate;

    /// What people rolled; `None` in a game without dice.
    fn read_roll(text: &str) -> Option<Result<Self::Chance, Fault>>;
}

/// Whether a game has a bot of this name.
pub fn has_bot(game: GameKind, bot: BotName) -> bool {
    match game {
        GameKind::Qwixx(_) => Qwixx::has(bot),
        GameKind::Qwirkle => Qwirkle::has(bot),
    }
}

impl Hosted for Qwixx {
    const HIDDEN_HANDS: bool = false;
    const HAS_DICE: bool = true;

    fn any_update(update: Update<Self>) -> AnyUpdate {
        AnyUpdate::Qwixx(update)
    }

    fn read_roll(text: &str) -> Option<Result<Roll, Fault>> {
        Some(Roll::read(text))
    }
}

impl Hosted for Qwirkle {
    const HIDDEN_HANDS: bool = true;
    const HAS_DICE: bool = false;

    fn any_update(update: Update<Self>) -> AnyUpdate {
        AnyUpdate::Qwirkle(update)
    }

    fn read_roll(_: &str) -> Option<Result<qwirkle::Chance, Fault>> {
        None
    }
}
