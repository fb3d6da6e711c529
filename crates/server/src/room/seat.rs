use bots::BotName;
use chance::{Contribution, Seal};

use crate::TokenHash;
use crate::event::Plan;

/// A seat of a room, and who sits there.
#[derive(Debug)]
pub(super) struct RoomSeat {
    /// The bot that plays here for good.
    pub(super) bot: Option<BotName>,
    /// What lets somebody sit down.
    pub(super) invite: Option<TokenHash>,
    pub(super) name: Option<String>,
    /// What opens the seat.
    pub(super) opener: Option<TokenHash>,
    /// What the person's device has sealed; nothing until the person has sat down.
    pub(super) seal: Option<Seal>,
    /// What the person's device added to chance; nothing until it is shown.
    pub(super) contribution: Option<Contribution>,
    /// Whether a bot sits in for the person.
    pub(super) is_stood_in: bool,
    pub(super) has_left: bool,
}

impl RoomSeat {
    pub(super) fn of(plan: &Plan) -> Self {
        let (mut bot, mut invite, mut name, mut opener) = (None, None, None, None);
        match plan {
            Plan::Bot(level) => bot = Some(*level),
            Plan::Invited(token) => invite = Some(*token),
            Plan::Reserved { name: known, opener: token } => {
                name = Some(known.clone());
                opener = Some(*token);
            }
        }
        let (seal, contribution) = (None, None);
        Self { bot, invite, name, opener, seal, contribution, is_stood_in: false, has_left: false }
    }

    pub(super) const fn is_person(&self) -> bool {
        self.bot.is_none()
    }

    /// Whether somebody is yet to sit down here.
    pub(super) const fn is_open(&self) -> bool {
        self.bot.is_none() && self.seal.is_none() && self.contribution.is_none()
    }

    /// Whether nothing is missing here for the game to begin.
    pub(super) const fn is_ready(&self) -> bool {
        self.bot.is_some() || self.contribution.is_some()
    }

    /// The person has gone before the game began.
    pub(super) fn clear(&mut self) {
        self.name = None;
        self.opener = None;
        self.seal = None;
        self.contribution = None;
    }
}
