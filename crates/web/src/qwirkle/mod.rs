//! The table of Qwirkle.

mod board;
mod camera;
mod context;
mod curtain;
mod gesture;
mod hand;
mod hint;
mod keys;
mod news;
mod over;
mod people;
mod rack;
mod seen;
mod sentence;
mod trade;
mod unseen;

use leptos::prelude::*;
use markup::view;

use self::board::BoardField;
pub(crate) use self::board::BoardPicture;
use self::context::{TableContext, number};
use self::curtain::Curtain;
use self::hand::{Actions, Ghost, HandRow};
use self::keys::KeysDrawer;
pub(crate) use self::news::pause;
use self::over::{Afterwards, Result};
use self::people::{LastTurns, Seats};
use self::seen::Phase;
use self::sentence::Sentence;
use self::trade::TradeDrawer;
use self::unseen::{UnseenCard, UnseenDrawer};
use crate::client::Frame;
use crate::dom::Show;
use crate::online::{AtTable, refusal};
use crate::page::{App, OpenTable};
use crate::parts::{CoachSlot, TableMenu, Top};
use crate::reactive::{effect, effect_after, memo};
use crate::t;

/// A table of Qwirkle being played.
#[component]
pub(crate) fn QwirkleTable(table: OpenTable) -> impl IntoView {
    let cx = TableContext::new(App::get(), table);
    follow(cx);
    keys::listen(cx);
    let curtain = memo(move || match cx.phase.get() {
        Phase::Curtain(seat) => Some(seat),
        _ => None,
    });
    let screen = move || match curtain.get() {
        Some(seat) => view! {
            <Main cx class="qcurtain grow">
                <Curtain cx seat/>
            </Main>
        }
        .into_any(),
        None => view! { <Open cx/> }.into_any(),
    };
    view! {
        <div class="screen fixed">
            <Top title=Signal::derive(move || title(cx))>
                <TableMenu table/>
            </Top>
            {screen}
        </div>
    }
}

/// Everything that is shown comes in frames.
fn follow(cx: TableContext) {
    effect_after(move |before: Option<Option<Frame>>| {
        let before = before.flatten();
        let frame = cx.table.client.shown.get();
        if let Some(frame) = &frame {
            cx.follow(before.as_ref(), frame);
            news::announce(cx, before.as_ref(), frame);
        }
        frame
    });
    effect(move || {
        if let Some((_, refused)) = cx.table.client.refused.get() {
            let texts = cx.app.words.now();
            let why = cx.table.online().map(|_| refusal(refused.code, &texts));
            cx.app.note(why.unwrap_or_else(|| tell::say!(texts, "qp-refused")));
        }
    });
}

fn title(cx: TableContext) -> String {
    let texts = cx.app.words.get();
    let title = cx.with(|update| {
        let turn = seen::turn(update);
        match (cx.phase_of(update), turn) {
            (Phase::Over, _) | (_, None) => None,
            (Phase::Play, Some(seat)) if cx.you(update) == Some(seat) => {
                Some(tell::say!(texts, "qp-title-yours"))
            }
            (_, Some(seat)) => {
                let name = update.seats.get(seat.index()).map_or("", |seat| &seat.name);
                Some(tell::say!(texts, "qp-title-turn", name = name))
            }
        }
    });
    title.flatten().unwrap_or_else(|| tell::table::game_name("qwirkle").to_owned())
}

/// The main part of the page, with the hooks of the tests.
#[component]
fn Main(cx: TableContext, class: &'static str, children: Children) -> impl IntoView {
    view! {
        <main
            id="main"
            class=class
            tabindex="-1"
            data-game="qwirkle"
            data-stage=move || cx.phase.get().name()
            data-viewer=move || number(cx.with(|update| update.viewer.seat()).flatten())
            data-turn=move || number(cx.with(seen::turn).flatten())
            data-steps=move || cx.with(|update| update.told.len().to_string())
        >
            {children()}
        </main>
    }
}

/// The table without a curtain.
#[component]
fn Open(cx: TableContext) -> impl IntoView {
    let has_hand = memo(move || cx.with(|update| update.view.hand.is_some()).unwrap_or_default());
    let is_over = memo(move || cx.phase.get() == Phase::Over);
    view! {
        <CoachSlot/>
        <AtTable/>
        <Main cx class="qtable grow">
            <Seats cx/>
            <BoardField cx/>
            <Show
                when=move || is_over.get()
                fallback=move || view! {
                    <div class="qmine" class:watch=move || !has_hand.get()>
                        <Sentence cx/>
                        <Show when=move || has_hand.get()>
                            <HandRow cx/>
                            <Actions cx/>
                        </Show>
                    </div>
                }
            >
                <Result cx/>
                <Afterwards cx/>
            </Show>
            <div class="qrail">
                <UnseenCard cx/>
                <LastTurns cx/>
                <button type="button" class="btn quiet sm" data-do="keys" on:click=move |_| cx.keys.set(true)>
                    {t!(cx.app.words, "qp-keys")}
                    <kbd aria-hidden="true">"?"</kbd>
                </button>
            </div>
        </Main>
        <Ghost cx/>
        <TradeDrawer cx/>
        <UnseenDrawer cx/>
        <KeysDrawer cx/>
    }
}
