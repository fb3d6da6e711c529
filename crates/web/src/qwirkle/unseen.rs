//! The tiles that the viewer has not seen.

use leptos::prelude::*;
use markup::view;
use qwirkle::{COPIES, Tile};

use super::context::TableContext;
use crate::dom::{Element, each};
use crate::page::App;
use crate::parts::{Drawer, Help, Icon, TileFace, Topic};
use crate::reactive::memo;
use crate::t;

/// How many tiles of each kind are unseen, in six rows.
#[component]
fn Grid(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let counts = memo(move || {
        let counts = cx.with(|update| update.view.unseen().counts().collect::<Vec<(Tile, usize)>>());
        counts.unwrap_or_default()
    });
    view! {
        <div class="grid6" role="list">
            {each(move || counts.get(), |count| *count, move |(tile, count)| kind(app, tile, count))}
        </div>
    }
}

fn kind(app: App, tile: Tile, count: usize) -> Element {
    let words = move || {
        let texts = app.words.get();
        tell::say!(texts, "qp-unseen-kind", tile = tell::qwirkle::tile_name(tile, &texts), count = count)
    };
    view! {
        <span class="count" role="listitem">
            <span class=format!("tile {}", tile.colour()) class:none=count == 0 aria-hidden="true">
                <TileFace tile/>
            </span>
            <span class="pips" role="img" aria-label=words data-unseen=count.to_string()>
                {(0..usize::from(COPIES)).map(|i| view! { <i class:on=i < count></i> }).collect_view()}
            </span>
        </span>
    }
}

/// How many tiles are unseen, in the bag and in hands.
fn places(cx: TableContext) -> Option<(usize, usize)> {
    cx.with(|update| (update.view.bag, update.view.unseen().len().saturating_sub(update.view.bag)))
}

/// The tiles that one cannot see, in the rail of a desk.
#[component]
pub(super) fn UnseenCard(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let all = move || places(cx).map_or(0, |(bag, hands)| bag + hands);
    view! {
        <section class="card un">
            <div class="unhead">
                <h2 class="eyebrow">{move || tell::say!(app.words.get(), "qp-unseen-title", count = all())}</h2>
                <Help topic=Topic::Unseen/>
            </div>
            <Grid cx/>
            <p class="small muted"><Icon name="bag"/><span>{move || place_words(cx)}</span></p>
        </section>
    }
}

fn place_words(cx: TableContext) -> String {
    let (bag, hands) = places(cx).unwrap_or_default();
    tell::say!(cx.app.words.get(), "qp-unseen-where", bag = bag, hands = hands)
}

/// The same in a drawer, for phones.
#[component]
pub(super) fn UnseenDrawer(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let open = cx.unseen;
    view! {
        <Drawer open title=t!(app.words, "qp-unseen")>
            <div class="unseen">
                <p class="small muted">{move || place_words(cx)} " " {t!(app.words, "qp-unseen-dots")}</p>
                <Help topic=Topic::Unseen/>
            </div>
            <Grid cx/>
            <button type="button" class="btn quiet" on:click=move |_| open.set(false)>{t!(app.words, "close")}</button>
        </Drawer>
    }
}
