use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::{Choice, MOST_MISTHROWS};
use tell::{Arg, Part};

use super::context::TableContext;
use super::scene::Phase;
use crate::dom::Show;
use crate::online::sent;
use crate::parts::{Chip, Drawer, Icon};
use crate::reactive::memo;
use crate::t;

/// What a person can do: take back, pass, confirm.
#[component]
pub(super) fn Actions(seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let awaited = cx.awaits(seat);
    let chosen = cx.choice_of(seat);
    let view = cx.view_of(seat);
    let rules = view.with_untracked(|view| view.rules());
    let forced = memo(move || awaited.get() && view.with(|view| view.choices().is_forced_pass()));
    let back = memo(move || cx.scene.with(|scene| scene.may_take_back(seat)));
    let second =
        memo(move || cx.scene.with(|scene| scene.phase() == Phase::Action2 && scene.view().active() == seat));
    let pass = move || {
        let texts = words.get();
        if second.get() { tell::say!(texts, "qwixx-page-stop") } else { tell::say!(texts, "qwixx-page-pass") }
    };
    let confirm = move || {
        let texts = words.get();
        if let Some(sent) = sent(cx.table, &texts) {
            return sent.into_any();
        }
        if let Some(Choice::Cross { row, number }) = chosen.get() {
            let colour = rules.colour(row, number).name();
            let part = |part| match part {
                Part::Text(text) => view! { <span>{text}</span> }.into_any(),
                Part::Slot(_) => view! { <Chip colour number/> }.into_any(),
            };
            let parts = texts.parts("qwixx-page-cross", &[("field", Arg::Slot)]);
            return parts.into_iter().map(part).collect_view().into_any();
        }
        match (awaited.get(), forced.get()) {
            (true, false) => tell::say!(texts, "qwixx-page-choose"),
            (true, true) => tell::say!(texts, "qwixx-page-nothing-for-you"),
            (false, _) => tell::say!(texts, "qwixx-page-wait"),
        }
        .into_any()
    };
    let is_sent = move || cx.table.client.pending().is_some();
    let label = move || match chosen.get() {
        Some(Choice::Cross { row, number }) if !is_sent() => {
            let texts = words.get();
            let field = tell::qwixx::field_crossed(rules.colour(row, number), number, &texts);
            Some(tell::say!(texts, "qwixx-page-cross", field = field))
        }
        _ => None,
    };
    view! {
        <div class="bar" class:forced=move || forced.get()>
            <Show when=move || back.get()>
                <button
                    type="button"
                    class="icon box"
                    data-do="take-back"
                    aria-label=t!(words, "qwixx-page-take-back")
                    title=t!(words, "qwixx-page-take-back")
                    on:click=move |_| cx.take_back(seat)
                >
                    <Icon name="undo"/>
                </button>
            </Show>
            <button
                type="button"
                class="btn quiet"
                data-do="pass"
                disabled=move || !awaited.get()
                on:click=move |_| cx.pass(seat)
            >
                {pass}
            </button>
            <button
                type="button"
                class="btn primary"
                data-do="confirm"
                disabled=move || chosen.get().is_none() || is_sent()
                aria-label=label
                on:click=move |_| cx.confirm(seat)
            >
                {confirm}
            </button>
        </div>
    }
}

/// Asks before a misthrow.
#[component]
pub(super) fn Warning() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let fourth = move || {
        let seat = cx.warned.get();
        seat.is_some_and(|seat| {
            cx.scene.with(|scene| scene.view().sheet(seat).misthrows() + 1 >= MOST_MISTHROWS)
        })
    };
    let text = move || {
        let texts = words.get();
        if fourth() {
            tell::say!(texts, "qwixx-page-misthrow-fourth")
        } else {
            tell::say!(texts, "qwixx-page-misthrow-warning")
        }
    };
    let take = move |_| {
        cx.warning.set(false);
        if let Some(seat) = cx.warned.get_untracked() {
            cx.commit(seat, Choice::Pass);
        }
    };
    view! {
        <Drawer open=cx.warning title=t!(words, "qwixx-page-misthrow-title")>
            <p>{text}</p>
            <div class="two">
                <button type="button" class="btn quiet" data-do="cancel" on:click=move |_| cx.warning.set(false)>
                    {t!(words, "cancel")}
                </button>
                <button type="button" class="btn primary" data-do="misthrow" on:click=take>
                    {t!(words, "qwixx-page-misthrow-take")}
                </button>
            </div>
        </Drawer>
    }
}
