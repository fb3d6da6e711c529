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
pub(crate) fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen here.
    #[prop(into)]
    label: Signal<String>,
    /// What there is to choose from, with its words.
    #[prop(into)]
    choices: Signal<Vec<(T, String)>>,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with what shall be chosen.
    #[prop(into)]
    change: Callback<T>,
) -> impl IntoView {
    let button = move |(choice, words): (T, String)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (chosen.get() == choice).to_string()
                on:click=move |_| change.run(choice)
            >
                {words}
            </button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=move || label.get()>
            {move || choices.get().into_iter().map(button).collect_view()}
        </div>
    }
}
