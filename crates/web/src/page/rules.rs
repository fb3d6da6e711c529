//! The page `rules`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Rules(game: crate::route::GameName) -> impl IntoView {
    let _ = game;
    view! {
        <div class="screen">
            <Top title="Rules"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
