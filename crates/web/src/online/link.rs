//! A link that can be handed to somebody.

use leptos::prelude::*;
use markup::view;
use wasm_bindgen_futures::spawn_local;

use super::address::open_link;
use super::api::qr;
use crate::dom::Show;
use crate::page::App;
use crate::parts::Icon;
use crate::route::Route;
use crate::{browser, t};

/// The address of a page: to copy, to share, and as a picture for a camera.
#[component]
pub(crate) fn Link(
    /// The page.
    to: Route,
    /// What it is for.
    #[prop(into)]
    label: Signal<String>,
    /// Whether the picture is shown from the start.
    #[prop(optional)]
    drawn: bool,
) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let address = StoredValue::new(open_link(&to));
    let drawn = RwSignal::new(drawn);
    let copy = move |_| {
        spawn_local(async move {
            let copied = browser::copy(&address.get_value()).await;
            let texts = words.now();
            app.note(if copied {
                tell::say!(texts, "online-copied")
            } else {
                tell::say!(texts, "online-not-copied")
            });
        });
    };
    view! {
        <div class="link">
            <input
                type="text"
                class="chair-name small"
                readonly
                data-link
                aria-label=move || label.get()
                prop:value=address.get_value()
            />
            <div class="link-do">
                <button type="button" class="btn quiet sm" data-do="copy" on:click=copy>
                    <Icon name="link"/>{t!(words, "online-copy")}
                </button>
                {browser::can_share().then(|| view! {
                    <button type="button" class="btn quiet sm" data-do="share"
                        on:click=move |_| address.with_value(|address| browser::share(address))>
                        {t!(words, "online-share")}
                    </button>
                })}
                <button type="button" class="btn quiet sm" data-do="qr" aria-expanded=move || drawn.get().to_string()
                    on:click=move |_| drawn.update(|drawn| *drawn = !*drawn)>
                    {t!(words, "online-qr")}
                </button>
            </div>
            <Show when=move || drawn.get()><QrCode text=address.get_value() label/></Show>
        </div>
    }
}

/// A text as a picture for a camera.
#[component]
fn QrCode(text: String, label: Signal<String>) -> impl IntoView {
    let app = App::get();
    let drawing = RwSignal::new(None);
    spawn_local(async move {
        match qr(&text).await {
            Ok(address) => _ = drawing.try_set(Some(address)),
            Err(refused) => app.note(super::refusal(refused.code, &app.words.now())),
        }
    });
    move || {
        drawing.get().map(|address: String| {
            view! { <img class="qr" src=address alt=move || label.get() width="220" height="220"/> }
        })
    }
}
