//! Whether the app is ready for times without a network: the service worker fetches all of it in the background.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use markup::view;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MessageEvent;

use crate::page::App;
use crate::{browser, t};

/// How far it has come, as the service worker says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Progress {
    /// How many files are in the browser.
    count: u32,
    /// How many there are in all.
    total: u32,
    /// Whether no more are on their way.
    is_done: bool,
}

impl Progress {
    fn read(said: &JsValue) -> Option<Self> {
        let said: &Array = said.dyn_ref()?;
        let number = |index| said.get(index).as_f64().map(|number| number as u32);
        Some(Self { count: number(0)?, total: number(1)?, is_done: said.get(2).is_truthy() })
    }
}

/// Has the app kept in the browser, and follows how far that has come.
pub(crate) fn prepare(kept: RwSignal<Option<Progress>>) {
    // Browsers have no service worker for pages that others on the network could change.
    let Some(container) = browser::service_workers() else { return };
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(said) = Progress::read(&event.data()) {
            kept.set(Some(said));
        }
    });
    container.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The page lives as long as the window.
    hear.forget();
    // Without a service worker the app works all the same, but only with a network.
    _ = container.register("sw.js");
    fetch_rest();
}

/// Asks the service worker for everything that is not kept yet; without one nothing is to be done.
fn fetch_rest() {
    spawn_local(async { _ = ask().await });
}

async fn ask() -> Option<()> {
    let registration = JsFuture::from(browser::service_workers()?.ready().ok()?).await.ok()?;
    let worker = Reflect::get(&registration, &"active".into()).ok()?;
    let post: Function = Reflect::get(&worker, &"postMessage".into()).ok()?.dyn_into().ok()?;
    post.call1(&worker, &JsValue::TRUE).ok().map(|_| ())
}

/// Says whether everything is there for times without a network.
#[component]
pub(crate) fn Readiness() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    move || {
        let Progress { count, total, is_done } = app.offline.get()?;
        let view = if count == total {
            view! { <p class="tiny muted" data-offline="ready">{t!(words, "offline-ready")}</p> }.into_any()
        } else if is_done {
            view! {
                <p class="tiny muted links" data-offline="missing">
                    {t!(words, "offline-missing")}
                    <button type="button" data-do="fetch-rest" on:click=move |_| fetch_rest()>
                        {t!(words, "part-retry")}
                    </button>
                </p>
            }
            .into_any()
        } else {
            view! {
                <p class="tiny muted" data-offline="coming">
                    {t!(words, "offline-coming", kept = count, total = total)}
                </p>
            }
            .into_any()
        };
        Some(view)
    }
}
