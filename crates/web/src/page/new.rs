//! The page `new`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn New(game: host::GameKind) -> impl IntoView {
    let _ = game;
    view! {
        <div class="screen">
            <Top title="New"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
