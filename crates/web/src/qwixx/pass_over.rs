use game::Seat;
use leptos::prelude::*;
use qwixx::{Choice, View};

use super::context::{TableContext, pass_is_misthrow};
use crate::browser;
use crate::reactive::{effect, memo};

/// How long it can be read, at a calm pace, that somebody has nothing to cross.
const A_MOMENT: u32 = 900;

/// Whether somebody has nothing to choose, and loses nothing by passing.
pub(super) fn is_passed_over(view: &View, seat: Seat) -> bool {
    view.choices().is_forced_pass() && !pass_is_misthrow(view, seat)
}

/// The people who are about to be passed over.
pub(super) fn passed_over(cx: TableContext) -> Vec<Seat> {
    if !cx.app.settings.with(|settings| settings.pass_over) {
        return Vec::new();
    }
    cx.scene.with(|scene| {
        let mut seats = scene.awaited();
        seats.retain(|&seat| is_passed_over(scene.view_of(seat), seat));
        seats
    })
}

/// Passes for whoever has nothing to choose, after a moment, where people want that.
pub(super) fn pass_over(cx: TableContext) {
    let seats = memo(move || (cx.scene.with(|scene| scene.at()), passed_over(cx)));
    effect(move || {
        let (at, seats) = seats.get();
        let wait = cx.app.settings.with_untracked(|settings| settings.pace.of(A_MOMENT));
        for seat in seats {
            let pass = move || {
                // The person may have passed, or left the table, meanwhile.
                let still = cx.scene.try_with_untracked(|scene| scene.at() == at && scene.awaits(seat));
                if still == Some(true) {
                    cx.commit(seat, Choice::Pass);
                }
            };
            if wait == 0 { pass() } else { browser::after(wait, pass) }
        }
    });
}
