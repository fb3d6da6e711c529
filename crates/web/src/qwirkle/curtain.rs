//! The curtain between people who share a device.

use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwirkle::News;

use super::context::TableContext;
use super::seen;
use crate::parts::Icon;
use crate::reactive::effect;
use crate::{browser, t};

/// Asks for the device to be handed on. Nobody's tiles are on the page meanwhile.
#[component]
pub(super) fn Curtain(cx: TableContext, seat: Seat) -> impl IntoView {
    let app = cx.app;
    let name = cx.now(|update| update.seats.get(seat.index()).map(|seat| seat.name.clone()));
    let name = name.flatten().unwrap_or_default();
    let button = name.clone();
    let hidden = name.clone();
    let news = move || {
        let texts = app.words.get();
        let said = cx.with(|update| {
            let since = seen::choices(update).take_while(|news| seen::seat_of(news) != seat);
            let mut since: Vec<String> = since
                .take(7)
                .map(|news| {
                    let name = update.seats.get(seen::seat_of(news).index()).map_or("", |seat| &seat.name);
                    match news {
                        News::Placed { points, .. } => {
                            tell::say!(texts, "qp-curtain-scored", name = name, count = *points)
                        }
                        News::Traded { count, .. } => {
                            tell::say!(texts, "qp-turn-traded", who = "other", name = name, count = *count)
                        }
                        _ => tell::say!(texts, "qp-turn-passed", who = "other", name = name),
                    }
                })
                .collect();
            since.reverse();
            since
        });
        said.unwrap_or_default()
    };
    // The button is what comes next for whoever uses the keyboard.
    effect(move || browser::focus("[data-do=lift]"));
    view! {
        <div class="curtain grow">
            <div class="oars"><Icon name="logo-row"/></div>
            <h2 class="display">
                <small>{t!(app.words, "qp-curtain-hand")}</small>
                " "
                {name}
            </h2>
            <p class="muted">{t!(app.words, "qp-curtain-hidden", name = hidden)}</p>
            <ul class="muted since">
                {move || news().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </div>
        <div class="bar plain">
            <button type="button" class="btn primary big" data-do="lift" on:click=move |_| cx.table.client.look(Some(seat))>
                {t!(app.words, "qp-curtain-lift", name = button)}
            </button>
        </div>
    }
}
