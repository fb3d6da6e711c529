use std::fmt::Write;
use std::sync::Arc;

use game::{Points, Seat};
use leptos::prelude::*;
use markup::view;
use qwixx::{MOST_MISTHROWS, Row, View, ViewStage};
use tell::table::SeatState;

use super::context::TableContext;
use super::scene::{Phase, Scene};
use crate::dom::Show;
use crate::online::{Presence, SeatMark};
use crate::parts::Icon;
use crate::reactive::memo;
use crate::t;
use crate::tables;

/// Everybody but whose sheet is in front: small sheets, points, and what they are doing.
#[component]
pub(super) fn Others() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let seats = cx.scene.with_untracked(round);
    let card = move |seat| view! { <SeatCard seat/> };
    view! {
        <ul class="seats" aria-label=t!(words, "qwixx-page-others")>{seats.into_iter().map(card).collect_view()}</ul>
    }
}

/// Every seat but the only person's, as they sit round the table.
fn round(scene: &Arc<Scene>) -> Vec<Seat> {
    let count = scene.seats().len();
    let first = scene.people().next().map_or(0, Seat::index);
    let others = (0..count).map(|step| Seat::new((first + step) % count));
    others.filter(|&seat| scene.you() != Some(seat)).collect()
}

#[component]
fn SeatCard(seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let name = cx.scene.with_untracked(|scene| scene.name(seat).to_owned());
    let (person, bot) = cx.scene.with_untracked(|scene| (scene.is_person(seat), scene.is_bot(seat)));
    let view = cx.view_of(seat);
    let points = memo(move || view.with(|view| view.score(seat).total()));
    let misthrows = memo(move || view.with(|view| view.sheet(seat).misthrows()));
    let state = memo(move || cx.scene.with(|scene| state_of(scene, seat)));
    let turn =
        memo(move || cx.scene.with(|scene| scene.view().active() == seat && scene.phase() != Phase::Over));
    let class = move || {
        let mut class = String::from("seat");
        for (is, name) in [
            (turn.get(), " turn"),
            (person, " person"),
            (cx.up.get() == Some(seat), " up"),
            (state.get() == SeatState::Chosen, " chosen"),
        ] {
            if is {
                class.push_str(name);
            }
        }
        class
    };
    let away = move || {
        let presence = cx.table.online()?.presence(seat)?;
        (presence != Presence::Here).then_some(presence)
    };
    let says = move || match state.get() {
        _ if away().is_some() => away().map(|away| away.words(&words.get())).unwrap_or_default(),
        SeatState::Waiting | SeatState::Bot | SeatState::Away | SeatState::Turn if !turn.get() => {
            String::new()
        }
        SeatState::Choosing => format!("{}…", tell::table::seat_state(SeatState::Choosing, &words.get())),
        SeatState::Chosen => tell::table::seat_state(SeatState::Chosen, &words.get()),
        _ => tell::table::seat_state(SeatState::Turn, &words.get()),
    };
    let initial: String = name.chars().take(1).collect();
    view! {
        <li class=class data-seat=seat.number()>
            <button type="button" class="open" on:click=move |_| cx.look(seat)>
                <span class="who">
                    <span class="face" aria-hidden="true">
                        {if bot { view! { <Icon name="bot"/> }.into_any() } else { initial.into_any() }}
                    </span>
                    <b>{name}</b>
                    <SeatMark seat/>
                    <span class="pts">{move || tables::points(points.get())}</span>
                </span>
                <Mini seat view=view.into()/>
                <span class="state">
                    <span class="g">
                        <Show when=move || state.get() == SeatState::Chosen><Icon name="check"/></Show>
                        {says}
                    </span>
                    <span class="mt" aria-hidden="true">
                        {move || (0..MOST_MISTHROWS)
                            .map(|i| view! { <i class:on=i < misthrows.get()></i> })
                            .collect_view()}
                    </span>
                    <span class="sr">{move || tell::say!(words.get(), "qwixx-page-misthrows", count = misthrows.get())}</span>
                </span>
            </button>
        </li>
    }
}

/// What somebody is doing.
fn state_of(scene: &Scene, seat: Seat) -> SeatState {
    let view = scene.view();
    match view.stage() {
        ViewStage::Action1 { chosen, .. } if chosen.contains(seat) => SeatState::Chosen,
        ViewStage::Action1 { .. } => SeatState::Choosing,
        ViewStage::Action2 { .. } if view.active() == seat => SeatState::Choosing,
        _ if view.active() == seat => SeatState::Turn,
        _ => SeatState::Waiting,
    }
}

/// A sheet as small bars: what is crossed, what is closed, and what was crossed just now.
#[component]
pub(super) fn Mini(seat: Seat, view: Signal<Arc<View>>) -> impl IntoView {
    let cx = TableContext::get();
    let fresh = memo(move || {
        let mut fresh = cx.scene.with(|scene| scene.fresh());
        fresh.retain(|(other, ..)| *other == seat);
        fresh
    });
    let columns = view.with_untracked(|view| u32::from(view.rules().fields()) + 1);
    let row = move |colour: Row| {
        let y = 9 * colour.index();
        let crossed = move || view.with(|view| crosses(view, seat, colour, |_| true));
        let new = move || {
            let fresh = fresh.get();
            let is_new = |number| fresh.contains(&(seat, colour, number));
            view.with(|view| crosses(view, seat, colour, is_new))
        };
        view! {
            <g class=colour.name() class:closed=move || view.with(|view| view.closed().contains(colour))>
                <rect class="ms" x="0" y=y width=8 * columns height="7" rx="2"></rect>
                <path class="mc" d=crossed></path>
                <path class="mn" d=new></path>
            </g>
        }
    };
    view! {
        <svg class="mini" viewBox=format!("0 0 {} 34", 8 * columns) preserveAspectRatio="none" aria-hidden="true">
            {Row::ALL.map(row).collect_view()}
        </svg>
    }
}

/// The crossed fields of a row as a path; the lock stands behind the last number.
fn crosses(view: &View, seat: Seat, colour: Row, is_shown: impl Fn(u8) -> bool) -> String {
    let (rules, row) = (view.rules(), view.sheet(seat).row(colour));
    let mut path = String::new();
    let mut square = |column: u8| {
        // Writing to a string cannot fail.
        _ = write!(path, "M{}.5 {}h7v7h-7z", 8 * u32::from(column), 9 * colour.index());
    };
    for field in 0..rules.fields() {
        if row.is_crossed(field) && is_shown(rules.number(colour, field)) {
            square(field);
            if rules.closes(field) && row.is_locked() && field + 1 == rules.fields() {
                square(field + 1);
            }
        }
    }
    path
}
