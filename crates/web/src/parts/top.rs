use leptos::prelude::*;
use markup::view;

use super::Icon;
use crate::page::App;
use crate::route::Route;
use crate::t;

/// The bar at the top of a page: back, a title, and what the page adds.
#[component]
pub(crate) fn Top(
    /// The title of the page.
    #[prop(into)]
    title: Signal<String>,
    /// Where back leads.
    #[prop(optional)]
    back: Option<Route>,
    /// More buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = App::get();
    let href = back.unwrap_or(Route::Home).href();
    view! {
        <a class="skip" href="#main" on:click=skip>{t!(app.words, "skip-to-content")}</a>
        <header class="top">
            <a class="icon" href=href aria-label=t!(app.words, "back")>
                <Icon name="back"/>
            </a>
            <h1>{move || title.get()}</h1>
            {children.map(|children| children())}
            <button
                type="button"
                class="icon"
                data-do="settings"
                aria-label=t!(app.words, "settings")
                on:click=move |_| app.settings_open.set(true)
            >
                <Icon name="gear"/>
            </button>
        </header>
    }
}

/// Addresses behind `#` are pages, so the focus is put there by hand.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    crate::browser::focus("#main");
}
