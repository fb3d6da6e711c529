use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::Choice;
use tell::hint::{Worth, worths};
use tell::qwixx::choice_name;

use super::desk::Desk;
use crate::bridge::Hint;
use crate::parts::{Chip, Icon};
use crate::reactive::memo;
use crate::t;

/// So many choices are shown: what is worse nobody wants to know.
const SHOWN: usize = 3;

/// A choice of a hint, as the rules write it.
pub(super) type Hinted = (Choice, Hint);

/// What the best choices of a person are worth.
#[component]
pub(super) fn Choices(seat: Seat, hinted: Vec<Hinted>) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.app.words;
    let is_alone = desk.scene.with_untracked(|scene| scene.seats().len() == 1);
    let shown: Vec<Worth> = hinted.iter().take(SHOWN).map(|(_, hint)| worth(hint, is_alone)).collect();
    let said = memo(move || worths(&shown, &words.get()));
    let chosen = desk.choice_of(seat);
    let line = move |(i, (choice, _)): (usize, Hinted)| {
        let worth = move || said.with(|said| said.get(i).cloned().unwrap_or_default());
        let label = move || format!("{}, ", choice_name(choice, &words.get()));
        let name = move || match choice {
            Choice::Cross { row, number } => view! { <Chip colour=row.name() number/> }.into_any(),
            Choice::Pass => view! { <span>{t!(words, "qwixx-page-pass")}</span> }.into_any(),
        };
        let is_chosen = move || (chosen.get() == Some(choice)).to_string();
        // What is tapped is chosen on the sheet; passing has a button of its own.
        let tap = move |_| desk.choose(seat, Some(choice).filter(|&choice| choice != Choice::Pass));
        view! {
            <li>
                <button type="button" data-hint=choice.to_string() aria-pressed=is_chosen on:click=tap>
                    <b aria-hidden="true">{name()}</b>
                    <span class="sr">{label}</span>
                    <span>{worth}</span>
                </button>
            </li>
        }
    };
    let lines = hinted.into_iter().take(SHOWN).enumerate().map(line).collect_view();
    view! { <ol class="hint" aria-label=t!(words, "qwixx-page-hint-best")>{lines}</ol> }
}

/// What a hint knows, in the terms in which it is told.
fn worth(hint: &Hint, is_alone: bool) -> Worth {
    match (hint.chance(), hint.points()) {
        (Some(_), Some(points)) if is_alone => Worth::Points(f64::from(points) / 100.0),
        (Some(chance), Some(points)) => Worth::Forecast {
            chance: f64::from(chance) / 1000.0,
            points: f64::from(points) / 100.0,
            qwirkle: None,
        },
        _ => Worth::Unknown,
    }
}

/// The button that asks for a hint, and puts it away.
#[component]
pub(super) fn HintButton(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.app.words;
    let has_hint = memo(move || !desk.hint_of(seat).is_empty());
    view! {
        <button
            type="button"
            class="icon"
            data-do="hint"
            aria-pressed=move || has_hint.get().to_string()
            aria-label=t!(words, "qwixx-page-hint")
            title=t!(words, "qwixx-page-hint")
            on:click=move |_| desk.hint(seat)
        >
            <Icon name="hint"/>
        </button>
    }
}
