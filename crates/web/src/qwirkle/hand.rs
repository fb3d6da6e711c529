//! The hand: its tiles in a row, and what can be done with them.

use leptos::prelude::*;
use markup::view;
use qwirkle::Choice;

use super::board::hook;
use super::context::TableContext;
use super::gesture::Gesture;
use super::rack::Piece;
use crate::browser::rounded;
use crate::dom::{Show, each};
use crate::online::sent;
use crate::parts::{Icon, TileFace};
use crate::reactive::memo;
use crate::t;

/// The tiles of the hand.
#[component]
pub(super) fn HandRow(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let gesture = Gesture::new(cx);
    let pieces = move || {
        let pieces = cx.rack.with(|rack| rack.pieces().to_vec());
        let free = qwirkle::HAND_SIZE.saturating_sub(pieces.len());
        let tiles = pieces.into_iter().map(Some);
        tiles.chain(std::iter::repeat_n(None, free)).enumerate().collect::<Vec<_>>()
    };
    let place = move |(index, piece): (usize, Option<Piece>)| match piece {
        Some(piece) if piece.cell.is_none() => view! { <HandTile cx gesture piece index/> }.into_any(),
        _ => view! { <span class="slot" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <div class="rack" role="group" node_ref=cx.hand aria-label=t!(app.words, "qp-hand")>
            {each(pieces, |(index, piece)| (*index, *piece), place)}
        </div>
    }
}

#[component]
fn HandTile(cx: TableContext, gesture: Gesture, piece: Piece, index: usize) -> impl IntoView {
    let app = cx.app;
    let Piece { id, tile, .. } = piece;
    let is_picked = move || cx.picked.get() == Some(id);
    view! {
        <button
            type="button"
            class=format!("tile {}", tile.colour())
            class:picked=is_picked
            class:away=move || cx.drag.with(|drag| drag.is_some_and(|drag| drag.id == id))
            aria-pressed=move || is_picked().to_string()
            aria-label=move || tell::qwirkle::tile_name(tile, &app.words.get())
            data-hand=hook(tile)
            data-index=(index + 1).to_string()
            on:pointerdown=move |event| gesture.down_on(&event, id)
            on:pointermove=move |event| gesture.moves(&event, false)
            on:pointerup=move |event| gesture.up_from_hand(&event)
            on:pointercancel=move |event| gesture.cancel(&event)
            on:click=move |_| {
                if !gesture.was_drag() {
                    cx.pick(id);
                }
            }
        >
            <TileFace tile/>
        </button>
    }
}

/// A tile that follows the pointer.
#[component]
pub(super) fn Ghost(cx: TableContext) -> impl IntoView {
    let tile = memo(move || {
        let id = cx.drag.with(|drag| drag.map(|drag| drag.id))?;
        cx.rack.with(|rack| rack.piece(id)).map(|piece| piece.tile)
    });
    let at = move || cx.drag.get().map(|drag| drag.at).unwrap_or_default();
    let size = move || cx.camera.sight.get().pitch.max(40.0);
    move || {
        tile.get().map(|tile| {
            view! {
                <div
                    class=format!("tile ghost {}", tile.colour())
                    aria-hidden="true"
                    style:--tile=move || format!("{}px", rounded(size()))
                    style:transform=move || format!("translate({}px, {}px) translate(-50%, -50%)", rounded(at().x), rounded(at().y))
                >
                    <TileFace tile/>
                </div>
            }
        })
    }
}

/// What can be done: take tiles back, mix and sort them, trade, pass, place.
#[component]
pub(super) fn Actions(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let has_laid = move || cx.tally.with(Option::is_some);
    let take_back = memo(move || cx.with(|update| update.take_back).unwrap_or_default());
    let must_pass = memo(move || cx.must_pass());
    let may_trade = memo(move || cx.may_trade());
    let is_ready = move || {
        !cx.is_sent() && cx.tally.with(|tally| tally.as_ref().is_some_and(|tally| tally.lacks.is_none()))
    };
    let place = move || {
        if let Some(sent) = sent(cx.table, &app.words.get()) {
            return sent;
        }
        let points = cx
            .tally
            .with(|tally| tally.as_ref().filter(|tally| tally.lacks.is_none()).map(|tally| tally.points));
        match points {
            Some(points) => tell::say!(app.words.get(), "qp-place-for", points = points),
            None => tell::say!(app.words.get(), "qp-place"),
        }
    };
    view! {
        <div class="bar q" class:has-laid=has_laid role="group" aria-label=t!(app.words, "qp-actions")>
            <button type="button" class="icon box recall" data-do="recall" aria-label=t!(app.words, "qp-recall")
                title=t!(app.words, "qp-recall") disabled=move || !has_laid() on:click=move |_| cx.recall()>
                <Icon name="undo"/>
            </button>
            <button type="button" class="icon box order" data-do="shuffle" aria-label=t!(app.words, "qp-shuffle")
                title=t!(app.words, "qp-shuffle") on:click=move |_| cx.shuffle()>
                <Icon name="shuffle"/>
            </button>
            <button type="button" class="icon box order" data-do="sort" aria-label=t!(app.words, "qp-sort")
                title=t!(app.words, "qp-sort") on:click=move |_| cx.sort()>
                <Icon name="sort"/>
            </button>
            <Show when=move || take_back.get()>
                <button type="button" class="btn quiet" data-do="take-back" on:click=move |_| cx.take_back()>
                    {t!(app.words, "qp-take-back")}
                </button>
            </Show>
            <Show when=move || !must_pass.get()>
                <button type="button" class="btn quiet" data-do="trade" disabled=move || !may_trade.get()
                    on:click=move |_| cx.open_trade(&[])>
                    {t!(app.words, "qp-trade")}
                    <kbd aria-hidden="true">"T"</kbd>
                </button>
            </Show>
            <Show
                when=move || must_pass.get()
                fallback=move || view! {
                    <button type="button" class="btn primary" data-do="place" disabled=move || !is_ready()
                        on:click=move |_| cx.place()>
                        <span>{place}</span>
                        <kbd aria-hidden="true">"⏎"</kbd>
                    </button>
                }
            >
                <button type="button" class="btn primary" data-do="pass" disabled=move || cx.is_sent() on:click=move |_| cx.choose(&Choice::Pass)>
                    {t!(app.words, "qp-pass")}
                </button>
            </Show>
        </div>
    }
}
