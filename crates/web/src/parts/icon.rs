use leptos::prelude::*;

/// A symbol of `symbols.svg`, which a screen reader passes over.
#[component]
pub(crate) fn Icon(
    /// The name of the symbol.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <svg aria-hidden="true">
            <use href=move || format!("#{}", name.get())></use>
        </svg>
    }
}
