use leptos::prelude::*;
use markup::view;

use crate::browser;
use crate::page::App;
use crate::reactive::effect_after;

/// How long a notice stays: long enough to read two lines.
const STAYS: u32 = 4500;

/// A short text at the foot of the page, gone after a moment.
#[component]
pub(crate) fn Notice() -> impl IntoView {
    let app = App::get();
    effect_after(move |number: Option<u32>| {
        let number = number.unwrap_or(0) + 1;
        if let Some(text) = app.notice.get() {
            // A notice that has come since stays for its own time.
            browser::after(STAYS, move || {
                app.notice.update(|notice| {
                    if notice.as_ref() == Some(&text) {
                        *notice = None;
                    }
                });
            });
        }
        number
    });
    move || app.notice.get().map(|text| view! { <p class="notice" aria-hidden="true">{text}</p> })
}
