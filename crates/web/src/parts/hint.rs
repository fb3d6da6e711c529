//! A hint: the best choices of somebody, and what they are worth.

use leptos::prelude::*;
use markup::view;
use tell::hint::{Worth, worths};

use super::Icon;
use crate::page::App;
use crate::reactive::memo;
use crate::t;
use web::bridge::Hint;

/// A choice of a hint, as its game shows it.
pub(crate) struct Hinted {
    pub(crate) hint: Hint,
    /// The choice for those who see it, and its name for those who hear it.
    pub(crate) face: AnyView,
    pub(crate) name: Signal<String>,
    /// Whether it is what the person is about to choose; nothing where that is asked elsewhere.
    pub(crate) is_chosen: Signal<Option<bool>>,
    pub(crate) tap: Callback<()>,
}

/// The best choices and what they are worth.
#[component]
pub(crate) fn HintList(hinted: Vec<Hinted>, is_alone: bool) -> impl IntoView {
    let words = App::get().words;
    let known: Vec<Worth> = hinted.iter().map(|hinted| worth(&hinted.hint, is_alone)).collect();
    let said = memo(move || worths(&known, &words.get()));
    let line = move |(i, hinted): (usize, Hinted)| {
        let Hinted { hint, face, name, is_chosen, tap } = hinted;
        let worth = move || said.with(|said| said.get(i).cloned().unwrap_or_default());
        view! {
            <li>
                <button
                    type="button"
                    data-hint=hint.choice.to_string()
                    aria-pressed=move || is_chosen.get().map(|is_chosen| is_chosen.to_string())
                    on:click=move |_| tap.run(())
                >
                    <b aria-hidden="true">{face}</b>
                    <span class="sr">{move || format!("{}, ", name.get())}</span>
                    <span>{worth}</span>
                </button>
            </li>
        }
    };
    let lines = hinted.into_iter().enumerate().map(line).collect_view();
    view! { <ol class="hint" aria-label=t!(words, "table-hint-choices")>{lines}</ol> }
}

/// What a hint knows, in the terms in which it is told.
fn worth(hint: &Hint, is_alone: bool) -> Worth {
    match (hint.chance(), hint.points()) {
        (Some(_), Some(points)) if is_alone => Worth::Points(f64::from(points) / 100.0),
        (Some(chance), Some(points)) => Worth::Forecast {
            chance: f64::from(chance) / 1000.0,
            points: f64::from(points) / 100.0,
            qwirkle: hint.answered_qwirkle().map(|chance| f64::from(chance) / 1000.0),
        },
        _ => Worth::Unknown,
    }
}

/// The button that asks for a hint, and puts it away.
#[component]
pub(crate) fn HintButton(
    /// Whether a hint is shown.
    shown: Memo<bool>,
    ask: Callback<()>,
) -> impl IntoView {
    let words = App::get().words;
    view! {
        <button
            type="button"
            class="icon"
            data-do="hint"
            aria-pressed=move || shown.get().to_string()
            aria-label=t!(words, "table-hint")
            title=t!(words, "table-hint")
            on:click=move |_| ask.run(())
        >
            <Icon name="hint"/>
        </button>
    }
}
