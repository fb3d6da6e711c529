//! The page `home`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Home() -> impl IntoView {
    view! {
        <div class="screen">
            <Top title="Home"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
