use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::{Choice, Row, Rules, View};

use super::face::{Face, FieldState};
use crate::browser::rounded;
use crate::dom::Show;
use crate::page::App;
use crate::parts::Icon;
use crate::reactive::memo;
use crate::t;

/// What can be done on a sheet.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    /// What is chosen and not yet confirmed.
    pub(super) chosen: Memo<Option<Choice>>,
    /// The best choice, if a hint says it.
    pub(super) hinted: Memo<Option<Choice>>,
    /// A field that may be crossed was tapped.
    pub(super) tap: Callback<Choice>,
}

/// The sheet of a seat, to look at.
#[component]
pub(crate) fn SheetPicture(
    /// The game as it is seen.
    #[prop(into)]
    view: Signal<Arc<View>>,
    /// Whose sheet.
    seat: Seat,
) -> impl IntoView {
    let still = Signal::stored(Vec::new());
    view! { <div class="mine"><Sheet view seat fresh=still hand=None/></div> }
}

/// The four rows of a sheet.
#[component]
pub(super) fn Sheet(
    view: Signal<Arc<View>>,
    seat: Seat,
    /// What was crossed just now, by anybody.
    fresh: Signal<Vec<(Seat, Row, u8)>>,
    /// What can be done on it; nothing on a picture.
    hand: Option<Hand>,
) -> impl IntoView {
    let class = view.with_untracked(|view| sheet_class(view.rules()));
    let row = move |row| view! { <RowView view seat row fresh hand/> };
    view! { <div class=class>{Row::ALL.map(row).collect_view()}</div> }
}

/// Whether a sheet has longer rows than the classic one.
pub(super) fn has_long_rows(rules: Rules) -> bool {
    rules.fields() > Rules::CLASSIC.fields()
}

/// The classes of a sheet: long rows are folded on narrow screens, and where colours are mixed each field shows its own.
fn sheet_class(rules: Rules) -> &'static str {
    if has_long_rows(rules) {
        "sheet long"
    } else if rules.layout().has_mixed_colours() {
        "sheet mixed"
    } else {
        "sheet"
    }
}

#[component]
fn RowView(
    view: Signal<Arc<View>>,
    seat: Seat,
    row: Row,
    fresh: Signal<Vec<(Seat, Row, u8)>>,
    hand: Option<Hand>,
) -> impl IntoView {
    let app = App::get();
    let fields = view.with_untracked(|view| view.rules().fields());
    let closed = memo(move || view.with(|view| view.closed().contains(row)));
    let points = memo(move || view.with(|view| view.score(seat).row(row)));
    let summary = move || {
        let texts = app.words.get();
        let summary = view.with(|view| tell::qwixx::row_summary(view, seat, row, &texts));
        format!("{summary} {}.", tell::table::points(points.get(), &texts))
    };
    view! {
        <div class=move || format!("row {row}{}", if closed.get() { " closed" } else { "" }) data-row=row.name()>
            <span class="sr">{summary}</span>
            <span class="rail"><Icon name=format!("m-{row}")/></span>
            <div class="fields">
                {(0..fields).map(|field| view! { <Field view seat row field fresh hand/> }).collect_view()}
                <Lock view seat row/>
            </div>
            <span class="points" aria-hidden="true">{points}</span>
            <Show when=move || closed.get()>
                <span class="closed-note" aria-hidden="true"><Icon name="lock"/>{t!(app.words, "qwixx-page-closed")}</span>
            </Show>
        </div>
    }
}

#[component]
fn Field(
    view: Signal<Arc<View>>,
    seat: Seat,
    row: Row,
    field: u8,
    fresh: Signal<Vec<(Seat, Row, u8)>>,
    hand: Option<Hand>,
) -> impl IntoView {
    let app = App::get();
    let (number, colour, is_mixed) = view.with_untracked(|view| {
        let (rules, number) = (view.rules(), view.rules().number(row, field));
        (number, rules.colour(row, number), rules.layout().has_mixed_colours())
    });
    let face = memo(move || view.with(|view| Face::of(view, seat, row, field)));
    let choice = Choice::cross(row, number);
    let chosen = memo(move || hand.is_some_and(|hand| hand.chosen.get() == Some(choice)));
    let is_fresh = memo(move || fresh.with(|fresh| fresh.contains(&(seat, row, number))));
    let is_live = memo(move || hand.is_some() && face.get().state == FieldState::Live);
    let is_hinted = memo(move || hand.is_some_and(|hand| hand.hinted.get() == Some(choice)));
    let class = move || {
        let mut class = face.get().class(chosen.get(), is_fresh.get());
        if is_hinted.get() {
            class.push_str(" hinted");
        }
        if is_mixed { format!("{class} {colour}") } else { class }
    };
    // Colours are never the only sign.
    let mark =
        move || is_mixed.then(|| view! { <span class="mark"><Icon name=format!("m-{colour}")/></span> });
    let inside = move || match face.get().state {
        FieldState::Crossed | FieldState::Sealed => view! { <Icon name="x"/> }.into_any(),
        FieldState::Live if chosen.get() => view! { <Icon name="x"/> }.into_any(),
        _ => number.into_any(),
    };
    let shoe = move || {
        face.get()
            .lucky
            .then(|| view! { <svg class="shoe" aria-hidden="true"><use href="#lucky"></use></svg> })
    };
    let label = move || {
        let texts = app.words.get();
        let name = tell::qwixx::field_name(colour, number, &texts);
        match (face.get().lucky, face.get().closes) {
            (true, _) => tell::say!(texts, "qwixx-page-field-lucky", field = name),
            (false, true) => tell::say!(texts, "qwixx-page-field-closes", field = name),
            (false, false) => name,
        }
    };
    let hook = format!("{row}-{number}");
    move || match hand.filter(|_| is_live.get()) {
        Some(hand) => view! {
            <button
                type="button"
                class=class
                aria-pressed=move || chosen.get().to_string()
                aria-label=label
                data-field=hook.clone()
                on:click=move |_| hand.tap.run(choice)
            >
                {inside}
                {mark()}
                {shoe}
            </button>
        }
        .into_any(),
        None => view! {
            <i class=class aria-hidden="true" data-field=hook.clone()>{inside}{mark()}{shoe}</i>
        }
        .into_any(),
    }
}

/// The lock at the end of a row: a ring of the crosses that it needs.
#[component]
fn Lock(view: Signal<Arc<View>>, seat: Seat, row: Row) -> impl IntoView {
    let state = memo(move || {
        view.with(|view| {
            let (crossed, needed) = (view.sheet(seat).row(row), view.rules().needed());
            let share = f64::from(crossed.crosses().min(needed)) / f64::from(needed.max(1));
            (share, crossed.is_locked(), view.closed().contains(row))
        })
    });
    let class = move || match state.get() {
        (_, true, _) => "f lock shut",
        (_, _, true) => "f lock off",
        (share, ..) if share >= 1.0 => "f lock ready",
        _ => "f lock",
    };
    let icon = Signal::derive(move || {
        let (_, locked, closed) = state.get();
        if locked || closed { "lock" } else { "unlock" }.to_owned()
    });
    view! {
        <span class="lockcell" aria-hidden="true">
            <i class=class style:--n=move || rounded(state.get().0).to_string()><Icon name=icon/></i>
        </span>
    }
}
