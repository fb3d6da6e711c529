use game::Seat;
use leptos::prelude::*;
use markup::view;
use protocol::Code;

use super::actions::Warning;
use super::context::TableContext;
use super::end::End;
use super::keys::Keys;
use super::lucky::Lucky;
use super::others::Others;
use super::panel::{Panel, SumLine};
use super::practice::{Practice, is_practice};
use super::saying::Saying;
use super::scene::{Phase, Scene};
use super::sheet::{Sheet, has_long_rows};
use super::tray::Tray;
use super::turns::{Happened, Turns};
use super::{hearing, keys, pass_over};
use crate::dom::Show;
use crate::online::{AtTable, refusal};
use crate::page::{App, OpenTable};
use crate::parts::{CoachSlot, Drawer, TableMenu, Top};
use crate::reactive::{effect, memo};
use crate::t;

/// A table of Qwixx being played.
#[component]
pub(crate) fn QwixxTable(table: OpenTable) -> impl IntoView {
    let ready = memo(move || table.client.shown.with(Option::is_some));
    move || {
        let scene = ready
            .get()
            .then(|| table.client.shown.with_untracked(|frame| frame.as_ref().and_then(Scene::of)));
        match scene.flatten() {
            Some(scene) => view! { <Playing table scene/> }.into_any(),
            None => view! { <main id="main" class="screen" tabindex="-1"></main> }.into_any(),
        }
    }
}

#[component]
fn Playing(table: OpenTable, scene: Scene) -> impl IntoView {
    let cx = TableContext::new(App::get(), table, scene);
    let words = cx.app.words;
    hearing::listen(cx);
    keys::listen(cx);
    pass_over::pass_over(cx);
    explain_refusals(cx);
    let phase = memo(move || cx.scene.with(|scene| scene.phase()));
    let over = memo(move || phase.get() == Phase::Over);
    let name = table.game.short_title();
    let title = Signal::derive(move || {
        let texts = words.get();
        if over.get() {
            tell::say!(texts, "qwixx-page-finished", game = name)
        } else {
            let turn = cx.scene.with(|scene| scene.turn());
            tell::say!(texts, "qwixx-page-title", game = name, turn = turn)
        }
    });
    let awaits = move || {
        let numbers =
            cx.scene.with(|scene| scene.awaited()).into_iter().map(|seat| seat.number().to_string());
        numbers.collect::<Vec<_>>().join(",")
    };
    let count = cx.scene.with_untracked(|scene| scene.people().count());
    let crowd = match count {
        0 => "watched",
        1 => "alone",
        2 => "together",
        _ => "together many",
    };
    let long = if cx.scene.with_untracked(|scene| has_long_rows(scene.rules())) { " long" } else { "" };
    view! {
        <div class="screen qxscreen">
            <Top title>
                <Lucky seat=cx.up/>
                <TableMenu table/>
            </Top>
            <CoachSlot/>
            <AtTable/>
            <main
                id="main"
                class=format!("qx {crowd}{long}")
                tabindex="-1"
                data-game=table.game.name()
                data-stage=move || phase.get().name()
                data-awaits=awaits
                data-steps=move || cx.scene.with(|scene| scene.steps())
                data-people=count
            >
                <Show when=move || over.get() fallback=move || view! { <Board/> }><End/></Show>
            </main>
            <Warning/>
            <Looking/>
            <Keys/>
        </div>
    }
}

/// Everything while the game goes on.
#[component]
fn Board() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let people: Vec<Seat> = cx.scene.with_untracked(|scene| scene.people().collect());
    let is_watched = people.is_empty();
    let practice = cx.scene.with_untracked(|scene| is_practice(scene));
    let panels = people.into_iter().map(|seat| view! { <Panel seat/> }).collect_view();
    view! {
        <div class="rail340">
            {if practice { view! { <Practice/> }.into_any() } else { view! { <Others/> }.into_any() }}
            <Turns/>
        </div>
        <div class="play">
            <Happened/>
            <div class="dhead">
                <Tray/>
                <Saying seat=Signal::derive(move || cx.up.get())/>
            </div>
            <div class="panels">{panels}{is_watched.then(|| view! { <Watched/> })}</div>
            <button type="button" class="keyhint small" on:click=move |_| cx.keys.set(true)>
                <kbd>"?"</kbd>{t!(words, "qwixx-page-keys")}
            </button>
        </div>
    }
}

/// The sheet of whoever is at turn, for those who only look.
#[component]
fn Watched() -> impl IntoView {
    let cx = TableContext::get();
    let active = memo(move || cx.scene.with(|scene| scene.view().active()));
    move || {
        let seat = active.get();
        let name = cx.scene.with_untracked(|scene| scene.name(seat).to_owned());
        view! { <section class="watching" data-watched=seat.number()><h2>{name}</h2><WholeSheet seat/></section> }
    }
}

/// A sheet and its sum, to look at.
#[component]
fn WholeSheet(seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let view = Signal::derive(move || cx.scene.with(|scene| std::sync::Arc::clone(scene.view())));
    let fresh = Signal::derive(move || cx.scene.with(|scene| scene.fresh()));
    view! {
        <div class="mine"><Sheet view seat fresh hand=None/><SumLine view seat/></div>
    }
}

/// Somebody's whole sheet, to look at; the others are a tap away.
#[component]
fn Looking() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let seats: Vec<Seat> = cx.scene.with_untracked(|scene| scene.seats().into_iter().collect());
    let seats = StoredValue::new(seats);
    let title = move || {
        let texts = words.get();
        let name = cx.scene.with(|scene| cx.looked_at.get().map(|seat| scene.name(seat).to_owned()));
        tell::say!(texts, "qwixx-page-sheet-of", name = name.unwrap_or_default())
    };
    let tab = move |seat: Seat| {
        let name = cx.scene.with_untracked(|scene| scene.name(seat).to_owned());
        view! {
            <button
                type="button"
                aria-pressed=move || (cx.looked_at.get() == Some(seat)).to_string()
                on:click=move |_| cx.looked_at.set(Some(seat))
            >
                {name}
            </button>
        }
    };
    let sheet = move || cx.looked_at.get().map(|seat| view! { <WholeSheet seat/> });
    view! {
        <Drawer open=cx.looking title=Signal::derive(title)>
            <div class="seg tabs">{move || seats.with_value(|seats| seats.iter().copied().map(tab).collect_view())}</div>
            <div><Lucky seat=cx.looked_at/></div>
            {sheet}
            <button type="button" class="btn primary" on:click=move |_| cx.looking.set(false)>{t!(words, "close")}</button>
        </Drawer>
    }
}

/// Says why something did not happen.
fn explain_refusals(cx: TableContext) {
    effect(move || {
        let Some((_, refused)) = cx.table.client.refused.get() else { return };
        cx.was_refused();
        let texts = cx.app.words.now();
        cx.app.note(match refused.code {
            code if cx.table.online().is_some() => refusal(code, &texts),
            Code::Stale | Code::NotAwaited | Code::Over | Code::NothingToTakeBack | Code::Shown => {
                tell::say!(texts, "qwixx-page-gone-on")
            }
            _ => tell::say!(texts, "qwixx-page-refused"),
        });
    });
}
