//! The trade: which tiles go back into the bag.

use leptos::prelude::*;
use markup::view;
use qwirkle::{Choice, Hand};

use super::board::hook;
use super::context::TableContext;
use super::rack::Piece;
use crate::dom::each;
use crate::parts::{Drawer, Help, Icon, TileFace, Topic};
use crate::reactive::memo;
use crate::t;

/// The dialog of a trade.
#[component]
pub(super) fn TradeDrawer(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    view! {
        <Drawer open=cx.trading title=t!(app.words, "qp-trade-title")>
            <Trade cx/>
        </Drawer>
    }
}

#[component]
fn Trade(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let chosen = cx.traded;
    let tiles = move || {
        let pieces = cx.rack.with(|rack| rack.pieces().to_vec());
        let chosen = chosen.get();
        Hand::new(pieces.iter().filter(|piece| chosen.contains(&piece.id)).map(|piece| piece.tile))
    };
    let bag = memo(move || cx.with(|update| update.view.bag).unwrap_or_default());
    let most = move || bag.get().min(cx.rack.with(|rack| rack.pieces().len()));
    let choice = move || tiles().filter(|tiles| !tiles.is_empty()).map(Choice::Trade);
    let lacks = move || {
        let choice = choice()?;
        let texts = app.words.get();
        cx.with(|update| {
            let reason = update.view.check(&choice).err()?;
            Some(cx.speak(update, &texts, |voice| tell::qwirkle::illegal(&reason, voice)))
        })?
    };
    let is_ready = move || choice().is_some() && lacks().is_none();
    let count = move || chosen.with(Vec::len);
    let pick = move |piece: Piece| view! { <Pick cx piece/> };
    view! {
        <div class="lead">
            <p class="muted">{t!(app.words, "qp-trade-how")}</p>
            <Help topic=Topic::Trade/>
        </div>
        <div class="rack pickr" role="group" aria-label=t!(app.words, "qp-hand")>
            {each(move || cx.rack.with(|rack| rack.pieces().to_vec()), |piece| piece.id, pick)}
        </div>
        <p class="small muted" role="status">
            {move || lacks().unwrap_or_else(|| {
                let texts = app.words.get();
                let state = tell::say!(texts, "qp-trade-state", count = count(), bag = bag.get());
                if bag.get() < 6 { format!("{state} {}", tell::say!(texts, "qp-trade-most", count = most())) } else { state }
            })}
        </p>
        <div class="two">
            <button type="button" class="btn quiet" on:click=move |_| cx.trading.set(false)>{t!(app.words, "cancel")}</button>
            <button
                type="button"
                class="btn primary"
                data-do="trade-confirm"
                disabled=move || !is_ready()
                on:click=move |_| {
                    if let Some(choice) = choice() {
                        cx.trading.set(false);
                        cx.choose(&choice);
                    }
                }
            >
                {move || tell::say!(app.words.get(), "qp-trade-tiles", count = count())}
            </button>
        </div>
    }
}

#[component]
fn Pick(cx: TableContext, piece: Piece) -> impl IntoView {
    let app = cx.app;
    let chosen = cx.traded;
    let Piece { id, tile, .. } = piece;
    let is_chosen = move || chosen.with(|chosen| chosen.contains(&id));
    let toggle = move |_| {
        chosen.update(|chosen| match chosen.iter().position(|&other| other == id) {
            Some(at) => _ = chosen.remove(at),
            None => chosen.push(id),
        });
    };
    view! {
        <button
            type="button"
            class="pick"
            aria-pressed=move || is_chosen().to_string()
            aria-label=move || tell::qwirkle::tile_name(tile, &app.words.get())
            data-pick=hook(tile)
            on:click=toggle
        >
            <span class=format!("tile {}", tile.colour())><TileFace tile/></span>
            <span class="ck">{move || is_chosen().then(|| view! { <Icon name="check"/> })}</span>
        </button>
    }
}
