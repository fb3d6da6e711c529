//! The page `rules`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Rules(game: host::GameKind) -> impl IntoView {
    let _ = game;
    view! {
        <div class="screen">
            <Top title="Rules"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
