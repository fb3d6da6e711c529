use protocol::{AnyUpdate, Update, Wire};

/// Whether an earlier update and what is new make one with all news from the start: nothing in between is missing.
pub fn fits(earlier: Option<&AnyUpdate>, update: &AnyUpdate) -> bool {
    match (earlier, update) {
        (Some(AnyUpdate::Qwixx(earlier)), AnyUpdate::Qwixx(update)) => follows(earlier, update),
        (Some(AnyUpdate::Qwirkle(earlier)), AnyUpdate::Qwirkle(update)) => follows(earlier, update),
        (_, update) => from(update) == 0,
    }
}

/// An update with all news from the start, put together from an earlier one of that kind and what is new that
/// fits to it.
#[must_use]
pub fn joined(earlier: Option<AnyUpdate>, update: AnyUpdate) -> AnyUpdate {
    match (earlier, update) {
        (Some(AnyUpdate::Qwixx(earlier)), AnyUpdate::Qwixx(update)) => {
            AnyUpdate::Qwixx(join(earlier, update))
        }
        (Some(AnyUpdate::Qwirkle(earlier)), AnyUpdate::Qwirkle(update)) => {
            AnyUpdate::Qwirkle(join(earlier, update))
        }
        (_, update) => update,
    }
}

fn follows<G: Wire>(earlier: &Update<G>, update: &Update<G>) -> bool {
    // What was told behind the opened steps may have been sealed then.
    let is_known = earlier.from == 0
        && earlier.viewer == update.viewer
        && earlier.at.taken_back == update.at.taken_back
        && update.from <= earlier.at.opened
        && update.from <= earlier.told.len();
    update.from == 0 || is_known
}

/// Takes the news of the earlier one over, as there can be thousands of them; they stay where they are.
fn join<G: Wire>(mut earlier: Update<G>, mut update: Update<G>) -> Update<G> {
    if update.from > 0 {
        earlier.told.truncate(update.from);
        earlier.told.extend(update.told.iter().cloned());
        update.told = earlier.told;
        update.from = 0;
    }
    update
}

fn from(update: &AnyUpdate) -> usize {
    match update {
        AnyUpdate::Qwixx(update) => update.from,
        AnyUpdate::Qwirkle(update) => update.from,
    }
}
