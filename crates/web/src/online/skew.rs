//! When this app and the server do not understand each other: it is said, with a way out.

use std::cmp::Ordering;

use leptos::prelude::*;
use markup::view;
use protocol::VERSION;
use wasm_bindgen_futures::spawn_local;

use crate::page::App;
use crate::words::Area;
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

/// What was noticed since the app was loaded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Noticed {
    /// What the person is told.
    skew: Option<Skew>,
    /// How many messages and answers could not be read, on either side.
    unreadable: u32,
    /// How many they were when the person did not want to hear of it.
    put_off: u32,
}

impl Noticed {
    fn misheard(&mut self) {
        self.unreadable = self.unreadable.saturating_add(1);
        // What is sent again every few seconds, and refused each time, does not come back as often.
        if self.unreadable >= self.put_off.saturating_mul(2) {
            self.skew.get_or_insert(Skew::Unreadable);
        }
    }

    fn put_off(&mut self) {
        *self = Self { skew: None, put_off: self.unreadable, ..*self };
    }
}

thread_local! {
    /// Whoever speaks with the server may notice something, whatever page is shown.
    static NOTICED: ArcRwSignal<Noticed> = ArcRwSignal::new(Noticed::default());
}

fn noticed() -> ArcRwSignal<Noticed> {
    NOTICED.with(Clone::clone)
}

/// The server speaks this version; says so to the person if it is another one.
pub(super) fn meet(server: u32) {
    let skew = match server.cmp(&VERSION) {
        Ordering::Less => Skew::ServerIsOlder,
        Ordering::Greater => Skew::ServerIsNewer,
        Ordering::Equal => return,
    };
    noticed().update(|noticed| noticed.skew = Some(skew));
}

/// Something that the server or this app said could not be read by the other.
pub(super) fn misheard() {
    noticed().update(Noticed::misheard);
}

/// What is wrong between this app and the server, and what can be done.
#[component]
pub(crate) fn SkewBar() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let noticed = noticed();
    move || {
        let Noticed { skew, unreadable, .. } = noticed.get();
        let noticed = noticed.clone();
        let skew = skew.filter(|_| words.has(Area::Online)).map(word);
        let not_now = move |_| noticed.update(Noticed::put_off);
        skew.map(move |skew| {
            view! {
                <div class="skew" data-skew=skew>
                    <p role="alert">{t!(words, "online-skew", skew = skew)}</p>
                    // The number may grow every few seconds; that is not read aloud each time.
                    {(unreadable > 0).then(|| view! {
                        <p class="small muted" data-unreadable=unreadable>
                            {t!(words, "online-unreadable", count = unreadable)}
                        </p>
                    })}
                    <div class="line-do">
                        <button type="button" class="btn quiet sm" data-do="not-now" on:click=not_now>
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
pub(crate) fn update(app: App) {
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
    fn who_does_not_want_to_hear_of_it_hears_of_it_again_when_it_is_twice_as_much() {
        let mut noticed = Noticed::default();
        let mut told = Vec::new();
        for number in 1..=9 {
            noticed.misheard();
            if noticed.skew.is_some() {
                told.push(number);
                noticed.put_off();
            }
        }
        assert_eq!(told, [1, 2, 4, 8]);
    }

    #[test]
    fn the_service_worker_knows_the_version_of_the_protocol() {
        let expected = format!("const PROTOCOL = {VERSION};");
        assert!(include_str!("../../assets/sw.js").contains(&expected), "{expected}");
    }
}
