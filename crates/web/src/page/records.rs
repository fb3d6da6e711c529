//! The page `records`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Records() -> impl IntoView {
    view! {
        <div class="screen">
            <Top title="Records"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
