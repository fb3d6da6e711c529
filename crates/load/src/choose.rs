use bots::{BotName, Budget, Knowledge, Roster};
use game::{RandomSource, Seat};
use protocol::{AnyUpdate, ClientMessage, Moment};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

/// One of so many choices is drawn by lot, so that games go where sensible players never take them.
const BY_LOT: u32 = 8;

/// When a choice of this seat is awaited, the moment.
pub(crate) fn awaited(update: &AnyUpdate, seat: Seat) -> Option<Moment> {
    let (awaited, at, is_over) = match update {
        AnyUpdate::Qwixx(update) => (update.awaited, update.at, update.result.is_some()),
        AnyUpdate::Qwirkle(update) => (update.awaited, update.at, update.result.is_some()),
    };
    Some(at).filter(|_| awaited.contains(seat) && !is_over)
}

/// Whether the game is over.
pub(crate) fn is_over(update: &AnyUpdate) -> bool {
    match update {
        AnyUpdate::Qwixx(update) => update.result.is_some(),
        AnyUpdate::Qwirkle(update) => update.result.is_some(),
    }
}

/// What somebody chooses who sees this, and the choice in words; nothing if there is nothing to choose.
pub(crate) fn choose(update: &AnyUpdate, random: &mut impl RandomSource) -> Option<(ClientMessage, String)> {
    match update {
        AnyUpdate::Qwixx(update) => choose_in::<Qwixx>(&update.view, update.at, random),
        AnyUpdate::Qwirkle(update) => choose_in::<Qwirkle>(&update.view, update.at, random),
    }
}

/// The same for whoever knows no more than the view and its moment.
pub(crate) fn choose_in<G: Roster>(
    view: &G::View,
    at: Moment,
    random: &mut impl RandomSource,
) -> Option<(ClientMessage, String)> {
    let name = if random.below(BY_LOT) == 0 { BotName::Random } else { BotName::Greedy };
    let mut bot = G::bot(name, &Knowledge::none())?;
    let choice = bot.choose(view, &Budget::default(), random)?.to_string();
    Some((ClientMessage::Choose { at, choice: choice.clone() }, choice))
}
