use leptos::prelude::*;
use markup::view;
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::dom::{Show, live};
use crate::page::{App, settle};
use crate::part::Around;
use crate::words::Area;

/// A page that is shown as soon as its texts are there.
#[component]
pub(super) fn Gate(area: Area, children: ChildrenFn) -> impl IntoView {
    view! { <Learned area around=Around::Page children/> }
}

/// Something that needs the texts of an area, and what stands around it while they are missing.
#[component]
pub(crate) fn Learned(area: Area, around: Around, children: ChildrenFn) -> impl IntoView {
    let words = App::get().words;
    let ready = RwSignal::new(words.has(area));
    let failed = RwSignal::new(false);
    let ask = move || {
        failed.set(false);
        spawn_local(async move {
            let came = words.add(area).await;
            // Nobody waits any more if this fails.
            _ = if came { ready.try_set(true) } else { failed.try_set(true) };
            // The page that was waited for is read from its start.
            browser::after(0, settle);
        });
    };
    if !words.has(area) {
        ask();
    }
    let why = move || {
        if failed.get() { around.not_loaded(Callback::new(move |()| ask())) } else { around.loading() }
    };
    view! { <Show when=move || ready.get() fallback=move || live(why)>{children()}</Show> }
}
