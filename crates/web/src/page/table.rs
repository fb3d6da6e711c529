//! The page `table`.

use leptos::prelude::*;

use crate::parts::Top;

#[component]
pub(super) fn Table(id: String) -> impl IntoView {
    let _ = id;
    view! {
        <div class="screen">
            <Top title="Table"/>
            <main id="main" tabindex="-1"></main>
        </div>
    }
}
