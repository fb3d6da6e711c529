use leptos::prelude::*;
use markup::view;

/// A die that shows a number.
#[component]
pub(crate) fn Die(
    /// How many sides it has: six or eight.
    sides: u8,
    /// What it shows.
    number: u8,
    /// Its colour and state, as classes.
    #[prop(into, optional)]
    class: Signal<String>,
    /// What a screen reader says; nothing if whatever is around it says so.
    #[prop(into, optional)]
    label: Option<String>,
) -> impl IntoView {
    let hidden = label.is_none().then_some("true");
    let role = label.is_some().then_some("img");
    view! {
        <svg class=move || format!("die {}", class.get()) role=role aria-label=label aria-hidden=hidden>
            <use href=format!("#d{sides}-{number}")></use>
        </svg>
    }
}
