use leptos::prelude::*;
use markup::view;
use wasm_bindgen_futures::spawn_local;

use crate::dom::Show;
use crate::page::App;
use crate::parts::Top;
use crate::{browser, t};

/// A page about a server, shown as soon as its texts are there.
#[component]
pub(in crate::page) fn Gate(children: ChildrenFn) -> impl IntoView {
    view! { <Learned without=Callback::new(bare) children/> }
}

/// A page with nothing but this on it.
fn bare(text: AnyView) -> AnyView {
    view! {
        <div class="screen">
            <Top title="Rowlock"/>
            <main id="main" class="page" tabindex="-1">{text}</main>
        </div>
    }
    .into_any()
}

/// What a page needs did not come; it may be tried again.
#[component]
fn Unreachable() -> impl IntoView {
    let words = App::get().words;
    view! {
        <p>{t!(words, "online-unreachable")}</p>
        <button type="button" class="btn primary" data-do="reload" on:click=|_| browser::reload()>
            {t!(words, "online-retry")}
        </button>
    }
}

/// Something that needs the texts about servers, and what stands around it while they are missing.
#[component]
pub(in crate::page) fn Learned(
    /// What is shown without the texts, around why they are not there.
    without: Callback<AnyView, AnyView>,
    children: ChildrenFn,
) -> impl IntoView {
    let words = App::get().words;
    let ready = RwSignal::new(words.has_online());
    let failed = RwSignal::new(false);
    if !words.has_online() {
        spawn_local(async move {
            let came = words.add_online().await;
            // Nobody waits any more if this fails.
            _ = if came { ready.try_set(true) } else { failed.try_set(true) };
        });
    }
    let why = move || {
        if failed.get() {
            view! { <Unreachable/> }.into_any()
        } else {
            view! { <p role="status">{t!(words, "online-loading")}</p> }.into_any()
        }
    };
    view! {
        <Show when=move || ready.get() fallback=move || without.run(why.into_any())>{children()}</Show>
    }
}
