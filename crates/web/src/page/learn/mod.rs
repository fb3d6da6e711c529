//! The page `learn`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Learn(game: host::GameKind) -> impl IntoView {
    let _ = game;
    view! {
        <div class="screen">
            <Top title="Learn"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
