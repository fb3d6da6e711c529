use leptos::prelude::*;
use markup::view;

/// A switch that is on or off.
#[component]
pub(crate) fn Switch(
    /// What it switches.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called with what it shall be.
    #[prop(into)]
    change: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-label=move || label.get()
            aria-checked=move || on.get().to_string()
            on:click=move |_| change.run(!on.get_untracked())
        ></button>
    }
}

/// One of a few, side by side.
#[component]
pub(crate) fn Segments<T, F>(
    /// What is chosen here.
    #[prop(into)]
    label: Signal<String>,
    /// What there is to choose from, with its words.
    choices: F,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with what shall be chosen.
    #[prop(into)]
    change: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    F: Fn() -> Vec<(T, String)> + Copy + Send + Sync + 'static,
{
    let words = Signal::derive(move || choices().into_iter().map(|(_, words)| words).collect());
    let index = Signal::derive(move || choices().iter().position(|(choice, _)| *choice == chosen.get()));
    let press = Callback::new(move |index: usize| {
        if let Some((choice, _)) = untrack(choices).get(index) {
            change.run(*choice);
        }
    });
    view! { <Buttons label words index press/> }
}

/// The buttons of [`Segments`], whatever it is that they choose.
#[component]
fn Buttons(
    label: Signal<String>,
    words: Signal<Vec<String>>,
    index: Signal<Option<usize>>,
    press: Callback<usize>,
) -> impl IntoView {
    let button = move |(this, words): (usize, String)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (index.get() == Some(this)).to_string()
                on:click=move |_| press.run(this)
            >
                {words}
            </button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=move || label.get()>
            {move || words.get().into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}
