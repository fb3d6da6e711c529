//! The table of Qwirkle.

mod board;
mod camera;
mod curtain;
mod desk;
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
use self::curtain::Curtain;
use self::desk::{Desk, number};
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
    let desk = Desk::new(App::get(), table);
    follow(desk);
    keys::listen(desk);
    let curtain = memo(move || match desk.phase.get() {
        Phase::Curtain(seat) => Some(seat),
        _ => None,
    });
    let screen = move || match curtain.get() {
        Some(seat) => view! {
            <Main desk class="qcurtain grow">
                <Curtain desk seat/>
            </Main>
        }
        .into_any(),
        None => view! { <Open desk/> }.into_any(),
    };
    view! {
        <div class="screen fixed">
            <Top title=Signal::derive(move || title(desk))>
                <TableMenu table/>
            </Top>
            {screen}
        </div>
    }
}

/// Everything that is shown comes in frames.
fn follow(desk: Desk) {
    effect_after(move |before: Option<Option<Frame>>| {
        let before = before.flatten();
        let frame = desk.table.client.shown.get();
        if let Some(frame) = &frame {
            desk.follow(before.as_ref(), frame);
            news::announce(desk, before.as_ref(), frame);
        }
        frame
    });
    effect(move || {
        if let Some((_, refused)) = desk.table.client.refused.get() {
            let texts = desk.app.words.now();
            let why = desk.table.online().map(|_| refusal(refused.code, &texts));
            desk.app.note(why.unwrap_or_else(|| tell::say!(texts, "qp-refused")));
        }
    });
}

fn title(desk: Desk) -> String {
    let texts = desk.app.words.get();
    let title = desk.with(|update| {
        let turn = seen::turn(update);
        match (desk.phase_of(update), turn) {
            (Phase::Over, _) | (_, None) => None,
            (Phase::Play, Some(seat)) if desk.you(update) == Some(seat) => {
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
fn Main(desk: Desk, class: &'static str, children: Children) -> impl IntoView {
    view! {
        <main
            id="main"
            class=class
            tabindex="-1"
            data-game="qwirkle"
            data-stage=move || desk.phase.get().name()
            data-viewer=move || number(desk.with(|update| update.viewer.seat()).flatten())
            data-turn=move || number(desk.with(seen::turn).flatten())
            data-steps=move || desk.with(|update| update.told.len().to_string())
        >
            {children()}
        </main>
    }
}

/// The table without a curtain.
#[component]
fn Open(desk: Desk) -> impl IntoView {
    let has_hand = memo(move || desk.with(|update| update.view.hand.is_some()).unwrap_or_default());
    let is_over = memo(move || desk.phase.get() == Phase::Over);
    view! {
        <CoachSlot/>
        <AtTable/>
        <Main desk class="qtable grow">
            <Seats desk/>
            <BoardField desk/>
            <Show
                when=move || is_over.get()
                fallback=move || view! {
                    <div class="qmine" class:watch=move || !has_hand.get()>
                        <Sentence desk/>
                        <Show when=move || has_hand.get()>
                            <HandRow desk/>
                            <Actions desk/>
                        </Show>
                    </div>
                }
            >
                <Result desk/>
                <Afterwards desk/>
            </Show>
            <div class="qrail">
                <UnseenCard desk/>
                <LastTurns desk/>
                <button type="button" class="btn quiet sm" data-do="keys" on:click=move |_| desk.keys.set(true)>
                    {t!(desk.app.words, "qp-keys")}
                    <kbd aria-hidden="true">"?"</kbd>
                </button>
            </div>
        </Main>
        <Ghost desk/>
        <TradeDrawer desk/>
        <UnseenDrawer desk/>
        <KeysDrawer desk/>
    }
}
