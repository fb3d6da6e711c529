//! The page `replay`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Replay(id: String) -> impl IntoView {
    let _ = id;
    view! {
        <div class="screen">
            <Top title="Replay"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
