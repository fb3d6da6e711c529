use game::Seat;
use leptos::prelude::*;
use markup::view;

use super::context::TableContext;
use super::saying::is_lucky;
use super::scene::Phase;
use crate::parts::{Help, Icon, Topic};
use crate::reactive::memo;

/// The lucky numbers of somebody's sheet, and why they matter; nothing in the classic game.
#[component]
pub(super) fn Lucky(
    /// Whose.
    #[prop(into)]
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let numbers = memo(move || {
        let seat = seat.get()?;
        cx.scene.with(|scene| {
            if scene.phase() == Phase::Over {
                return None;
            }
            let numbers = scene.view().sheet(seat).lucky()?.numbers();
            let sum = scene.roll().map(qwixx::Roll::white_sum);
            Some((numbers, sum.filter(|_| is_lucky(scene, seat))))
        })
    });
    let chip = |number: u8, now: Option<u8>| {
        let class = if now == Some(number) { "luck" } else { "luck calm" };
        view! { <span class=class><Icon name="lucky"/>{number}</span> }
    };
    move || {
        numbers.get().map(|([one, other], now)| {
            let label = move || tell::say!(words.get(), "qwixx-page-lucky", one = one, other = other);
            view! {
                <span class="lucks" role="img" aria-label=label>{chip(one, now)}{chip(other, now)}</span>
                <Help topic=Topic::Lucky/>
            }
        })
    }
}
