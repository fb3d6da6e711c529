//! Tables on this device: how one begins, and what can be said of one without opening it.

use bots::BotName;
use host::{GameKind, Host, NewTable, Sitter};
use protocol::{PlayerKind, SeatInfo};

use crate::store::Kept;
use crate::{browser, store};

/// A game that is about to begin, kept under a name, which is returned; or why it cannot begin.
pub(crate) fn begin(game: GameKind, seats: Vec<Sitter>, dice_by_hand: bool) -> Result<String, String> {
    let seed = browser::random_number().into();
    let host = Host::new(NewTable { game, seats, seed, dice_by_hand }).map_err(|error| error.to_string())?;
    let id = store::fresh_id();
    store::keep(&id, &host.record());
    Ok(id)
}

/// The same people and bots once more.
pub(crate) fn again(game: GameKind, seats: &[SeatInfo], dice_by_hand: bool) -> Result<String, String> {
    begin(game, seats.iter().map(sitter).collect(), dice_by_hand)
}

fn sitter(seat: &SeatInfo) -> Sitter {
    let name = Some(seat.name.clone());
    match &seat.player {
        PlayerKind::Person => Sitter::Person(name),
        PlayerKind::Bot(bot) => match bot.parse::<BotName>() {
            Ok(level) => Sitter::Bot { level, name },
            // A bot of a newer version than this one.
            Err(_) => Sitter::Bot { level: BotName::Level(bots::Level::Skilled), name },
        },
    }
}

/// What can be said of a kept game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Summary {
    pub(crate) id: String,
    pub(crate) game: GameKind,
    pub(crate) names: Vec<String>,
    /// The points of every seat so far.
    pub(crate) totals: Vec<i32>,
    /// How many people play on this device.
    pub(crate) people: usize,
    pub(crate) is_over: bool,
    /// When it was written last, in milliseconds since 1970.
    pub(crate) when: f64,
}

impl Summary {
    /// What can be said of a kept game; nothing if it is no record.
    pub(crate) fn of(kept: &Kept) -> Option<Self> {
        let host = Host::resume(&kept.record).ok()?;
        Some(Self {
            id: kept.id.clone(),
            game: host.game(),
            names: host.names().to_vec(),
            totals: host.totals(),
            people: host.people().len(),
            is_over: host.is_over(),
            when: kept.when,
        })
    }
}
