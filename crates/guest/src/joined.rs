use protocol::{AnyUpdate, Update, Wire};

/// An update with all news from the start, put together from an earlier one of that kind and what is new;
/// `None` if something in between is missing.
pub fn joined(earlier: Option<&AnyUpdate>, update: AnyUpdate) -> Option<AnyUpdate> {
    match (earlier, update) {
        (Some(AnyUpdate::Qwixx(earlier)), AnyUpdate::Qwixx(update)) => {
            join(earlier, update).map(AnyUpdate::Qwixx)
        }
        (Some(AnyUpdate::Qwirkle(earlier)), AnyUpdate::Qwirkle(update)) => {
            join(earlier, update).map(AnyUpdate::Qwirkle)
        }
        (_, update) => Some(update).filter(|update| from(update) == 0),
    }
}

fn join<G: Wire>(earlier: &Update<G>, mut update: Update<G>) -> Option<Update<G>> {
    if update.from == 0 {
        return Some(update);
    }
    // What was told behind the opened steps may have been sealed then.
    let is_known = earlier.from == 0
        && earlier.viewer == update.viewer
        && earlier.at.taken_back == update.at.taken_back
        && update.from <= earlier.at.opened;
    let known = earlier.told.get(..update.from).filter(|_| is_known)?;
    update.told = known.iter().cloned().chain(update.told).collect();
    update.from = 0;
    Some(update)
}

fn from(update: &AnyUpdate) -> usize {
    match update {
        AnyUpdate::Qwixx(update) => update.from,
        AnyUpdate::Qwirkle(update) => update.from,
    }
}
