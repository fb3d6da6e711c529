use leptos::prelude::*;
use markup::view;

use crate::page::App;

/// Where a screen reader listens.
#[component]
pub(crate) fn LiveRegion() -> impl IntoView {
    let app = App::get();
    let text = move |urgent: bool| {
        move || app.spoken.with(|(text, now)| if *now == urgent { text.clone() } else { String::new() })
    };
    view! {
        <div class="sr" role="status" aria-live="polite" data-live="polite">{text(false)}</div>
        <div class="sr" role="alert" aria-live="assertive" data-live="assertive">{text(true)}</div>
    }
}
