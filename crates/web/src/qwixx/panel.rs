use std::sync::Arc;

use game::{Points, Seat};
use leptos::prelude::*;
use markup::view;
use qwixx::{MOST_MISTHROWS, Row, View};

use super::actions::Actions;
use super::context::TableContext;
use super::lucky::Lucky;
use super::saying::Saying;
use super::sheet::{Hand, Sheet};
use crate::parts::{Help, Icon, Topic};
use crate::reactive::memo;
use crate::t;
use crate::tables;

/// What belongs to a person on this device: their sheet, its sum, and what they can do.
#[component]
pub(super) fn Panel(seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let alone = cx.scene.with_untracked(|scene| scene.you().is_some());
    let name = cx.scene.with_untracked(|scene| scene.name(seat).to_owned());
    let view = cx.view_of(seat);
    let awaited = cx.awaits(seat);
    let hand = Hand {
        chosen: cx.choice_of(seat),
        hinted: memo(move || cx.hint_of(seat).first().map(|(choice, _)| *choice)),
        tap: Callback::new(move |choice| cx.tap(seat, choice)),
    };
    let fresh = Signal::derive(move || cx.scene.with(|scene| scene.fresh()));
    let up = memo(move || cx.up.get() == Some(seat));
    let active = memo(move || cx.scene.with(|scene| scene.view().active() == seat));
    let label = {
        let name = name.clone();
        move || {
            let texts = words.get();
            if alone {
                tell::say!(texts, "qwixx-page-my-sheet")
            } else {
                tell::say!(texts, "qwixx-page-sheet-of", name = name.clone())
            }
        }
    };
    view! {
        <section
            class="panel"
            class:up=move || up.get()
            class:awaited=move || awaited.get()
            class:turn=move || active.get()
            aria-label=label
            data-seat=seat.number()
        >
            {(!alone).then(|| view! {
                <div class="panelhead">
                    <div class="panelname"><h2>{name}</h2><Lucky seat=Signal::stored(Some(seat))/></div>
                    <Saying seat=Signal::stored(Some(seat))/>
                </div>
            })}
            <div class="mine">
                <Sheet view=view.into() seat fresh hand=Some(hand)/>
                <SumLine view=view.into() seat/>
            </div>
            <Actions seat/>
        </section>
    }
}

/// Misthrows and points: what each row brings, and the total.
#[component]
pub(super) fn SumLine(view: Signal<Arc<View>>, seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let score = memo(move || view.with(|view| view.score(seat)));
    let count = memo(move || score.get().misthrows);
    let row = move |colour: Row| {
        let plus = (colour != Row::Red).then(|| view! { <span class="plusop">"+"</span> });
        view! {
            {plus}
            <span class=format!("p {colour}")>{move || score.get().row(colour)}</span>
        }
    };
    let penalty = move || match score.get().penalty() {
        0 => "=".to_owned(),
        points => format!("− {points} ="),
    };
    let boxes = move || {
        (0..MOST_MISTHROWS)
            .map(|i| {
                let on = i < count.get();
                view! { <i class:on=on>{on.then(|| view! { <Icon name="misthrow"/> })}</i> }
            })
            .collect_view()
    };
    view! {
        <div class="foot">
            <div class="miss">
                <span class="boxes" aria-hidden="true">{boxes}</span>
                <span class="lbl">{move || tell::say!(words.get(), "qwixx-page-misthrows", count = count.get())}</span>
                <Help topic=Topic::Misthrow/>
            </div>
            <div class="sumline">
                <span class="sr">{t!(words, "qwixx-page-sum")}</span>
                {Row::ALL.map(row).collect_view()}
                <span>{penalty}</span>
                <span class="t">{move || tables::points(score.get().total())}</span>
                <Help topic=Topic::RowPoints/>
            </div>
        </div>
    }
}
