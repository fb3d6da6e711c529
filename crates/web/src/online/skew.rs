//! When this app and the server do not understand each other: it is said, with a way out.

use std::cmp::Ordering;

use leptos::prelude::*;
use markup::view;
use protocol::VERSION;
use wasm_bindgen_futures::spawn_local;

use crate::page::App;
use crate::{browser, t};

/// Why they do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skew {
    /// The server has a newer app.
    ServerIsNewer,
    /// The server is older than this app.
    ServerIsOlder,
    /// It should be the same version, and yet something could not be read.
    Unreadable,
}

thread_local! {
    /// What was noticed last: whoever speaks with the server may notice it, whatever page is shown.
    static NOTICED: ArcRwSignal<Option<Skew>> = ArcRwSignal::new(None);
}

fn noticed() -> ArcRwSignal<Option<Skew>> {
    NOTICED.with(Clone::clone)
}

/// The server speaks this version; says so to the person if it is another one.
pub(super) fn meet(server: u32) {
    match server.cmp(&VERSION) {
        Ordering::Less => noticed().set(Some(Skew::ServerIsOlder)),
        Ordering::Greater => noticed().set(Some(Skew::ServerIsNewer)),
        Ordering::Equal => {}
    }
}

/// Something that the server said could not be read.
pub(super) fn misheard() {
    noticed().update(|skew| _ = skew.get_or_insert(Skew::Unreadable));
}

/// What is wrong between this app and the server, and what can be done.
#[component]
pub(crate) fn SkewBar() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let noticed = noticed();
    move || {
        let noticed = noticed.clone();
        let skew = noticed.get().filter(|_| words.has_online()).map(word);
        skew.map(move |skew| {
            view! {
                <div class="skew" role="alert" data-skew=skew>
                    <p>{t!(words, "online-skew", skew = skew)}</p>
                    <div class="line-do">
                        <button type="button" class="btn quiet sm" data-do="not-now" on:click=move |_| noticed.set(None)>
                            {t!(words, "online-not-now")}
                        </button>
                        <button type="button" class="btn primary sm" data-do="update" on:click=move |_| update(app)>
                            {t!(words, "online-update")}
                        </button>
                    </div>
                </div>
            }
        })
    }
}

const fn word(skew: Skew) -> &'static str {
    match skew {
        Skew::ServerIsNewer => "newer",
        Skew::ServerIsOlder => "older",
        Skew::Unreadable => "unreadable",
    }
}

/// Loads the app that the server has now. What is wanted and not yet answered is kept on the device.
fn update(app: App) {
    spawn_local(async move {
        if !browser::load_newest().await {
            app.note(tell::say!(app.words.now(), "online-refused", code = "unavailable"));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_knows_the_version_of_the_protocol() {
        let expected = format!("const PROTOCOL = {VERSION};");
        assert!(include_str!("../../assets/sw.js").contains(&expected), "{expected}");
    }
}
