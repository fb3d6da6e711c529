//! What is shown of the table, in the words of this page.

use game::Seat;
use protocol::{AnyUpdate, PlayerKind, Update};
use qwirkle::{Cell, News, Qwirkle, ViewStage};
use table::RedactedStep;

use crate::client::Frame;

/// What a viewer of this table sees and knows.
pub(super) type Seen = Update<Qwirkle>;

/// The update that a frame of this table has.
pub(super) fn update(frame: &Frame) -> Option<&Seen> {
    match frame.first()? {
        AnyUpdate::Qwirkle(update) => Some(update),
        AnyUpdate::Qwixx(_) => None,
    }
}

/// What the page does with what it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The viewer chooses.
    Play,
    /// The device is to be handed to this person.
    Curtain(Seat),
    /// Others are at turn, or the tiles are on their way.
    Wait,
    /// The game is over.
    Over,
}

impl Phase {
    /// The phase at a table; whether people share the device decides whether there is a curtain.
    pub(super) fn of(update: &Seen, is_shared: bool) -> Self {
        let viewer = update.viewer.seat();
        match update.view.stage {
            ViewStage::Over(_) => Self::Over,
            _ if update.result.is_some() => Self::Over,
            ViewStage::Play { seat, .. } if viewer == Some(seat) => Self::Play,
            ViewStage::Play { seat, .. } if is_shared && viewer.is_none() && is_person(update, seat) => {
                Self::Curtain(seat)
            }
            _ => Self::Wait,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Curtain(_) => "curtain",
            Self::Wait => "wait",
            Self::Over => "over",
        }
    }
}

pub(super) fn is_person(update: &Seen, seat: Seat) -> bool {
    update.seats.get(seat.index()).is_some_and(|seat| seat.player == PlayerKind::Person)
}

/// Who is spoken to as "you": the viewer on a device of their own, else the only person at the table.
pub(super) fn you(update: &Seen, is_shared: bool) -> Option<Seat> {
    if !is_shared {
        return update.viewer.seat();
    }
    let mut people = (0..update.seats.len()).map(Seat::new).filter(|&seat| is_person(update, seat));
    let first = people.next();
    if people.next().is_some() { None } else { first }
}

/// Whose turn it is.
pub(super) fn turn(update: &Seen) -> Option<Seat> {
    match update.view.stage {
        ViewStage::Play { seat, .. } | ViewStage::Draw { seat, .. } => Some(seat),
        ViewStage::Deal | ViewStage::Over(_) => None,
    }
}

/// The names of all seats.
pub(super) fn names(update: &Seen) -> Vec<String> {
    update.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// The news of a step; nothing for what is sealed, which Qwirkle does not have.
pub(super) fn news(told: &RedactedStep<Qwirkle>) -> Option<&News> {
    match told {
        RedactedStep::News(news) => Some(news),
        RedactedStep::Sealed(_) => None,
    }
}

/// Every choice so far, the latest first.
pub(super) fn choices(update: &Seen) -> impl Iterator<Item = &News> {
    let is_choice = |news: &&News| !matches!(news, News::Drew { .. } | News::Dealt { .. });
    update.told.iter().rev().filter_map(news).filter(is_choice)
}

/// Who made a choice.
pub(super) fn seat_of(news: &News) -> Seat {
    match news {
        News::Dealt { starter: seat, .. }
        | News::Placed { seat, .. }
        | News::Traded { seat, .. }
        | News::Passed(seat)
        | News::Drew { seat, .. } => *seat,
    }
}

/// The cells on which others have placed tiles since the viewer's own turn; for those who only look on, the
/// latest placement.
pub(super) fn latest(update: &Seen) -> Vec<Cell> {
    let me = update.viewer.seat();
    let others = choices(update).take_while(|news| Some(seat_of(news)) != me);
    let placements = others.filter_map(|news| match news {
        News::Placed { placement, .. } => Some(placement),
        _ => None,
    });
    let count = if me.is_some() { usize::MAX } else { 1 };
    placements.take(count).flat_map(|placement| placement.tiles().iter().map(|placed| placed.cell)).collect()
}

/// What a seat got in its last turn, if that was a placement.
pub(super) fn last_points(update: &Seen, seat: Seat) -> Option<u32> {
    match choices(update).find(|news| seat_of(news) == seat)? {
        News::Placed { points, .. } => Some(*points),
        _ => None,
    }
}
