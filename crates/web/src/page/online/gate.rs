use leptos::prelude::*;
use markup::view;
use wasm_bindgen_futures::spawn_local;

use crate::dom::{Show, live};
use crate::page::App;
use crate::part::Around;

/// A page about a server, shown as soon as its texts are there.
#[component]
pub(in crate::page) fn Gate(children: ChildrenFn) -> impl IntoView {
    view! { <Learned around=Around::Page children/> }
}

/// Something that needs the texts about servers, and what stands around it while they are missing.
#[component]
pub(in crate::page) fn Learned(around: Around, children: ChildrenFn) -> impl IntoView {
    let words = App::get().words;
    let ready = RwSignal::new(words.has_online());
    let failed = RwSignal::new(false);
    let ask = move || {
        failed.set(false);
        spawn_local(async move {
            let came = words.add_online().await;
            // Nobody waits any more if this fails.
            _ = if came { ready.try_set(true) } else { failed.try_set(true) };
        });
    };
    if !words.has_online() {
        ask();
    }
    let why = move || {
        if failed.get() { around.not_loaded(Callback::new(move |()| ask())) } else { around.loading() }
    };
    view! { <Show when=move || ready.get() fallback=move || live(why)>{children()}</Show> }
}
