//! Parts of the program that are files of their own: each comes when it is first needed.
//!
//! A function under [`part`] is where the program is cut: whatever only such functions need is in their file. All
//! parts with one name share one. The function gives what is inside as a plain function, so that views are built
//! where they are shown, however late the file comes. Leptos' `#[lazy]` is the same cut, but ends the program when a
//! file does not come.

use std::future::Future;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
pub(crate) use leptos::wasm_split::{SplitLoaderError as Missing, wasm_split as part};
use markup::view;
use wasm_bindgen_futures::spawn_local;

use crate::dom::live;
use crate::page::{App, settle};
use crate::parts::Top;
use crate::{browser, t};

/// How far a part has come.
#[derive(Clone, Copy)]
enum Stage<T> {
    Coming,
    There(T),
    Missing,
}

/// Hands on what a part gives: at once if the part is there, otherwise as soon as it has come, or has not.
pub(crate) fn load<T, F>(part: F, then: impl FnOnce(Result<T, Missing>) + 'static)
where
    F: Future<Output = Result<T, Missing>> + 'static,
{
    let mut part = Box::pin(part);
    match part.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(came) => then(came),
        Poll::Pending => spawn_local(async move { then(part.await) }),
    }
}

/// Asks for a part that will be needed soon.
pub(crate) fn expect<T>(part: impl Future<Output = Result<T, Missing>> + 'static) {
    // Whoever needs it says what is to be said if it does not come.
    load(part, |_| ());
}

/// What stands around something that is said in the place of a part: that it is loading, or that it did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Around {
    /// Nothing: it is said where the part would be.
    Nothing,
    /// A page with nothing else on it.
    Page,
}

impl Around {
    pub(crate) fn loading(self) -> AnyView {
        // Nothing to read from its start yet.
        self.put(view! { <Loading/> }.into_any(), None)
    }

    pub(crate) fn not_loaded(self, again: Callback<()>) -> AnyView {
        self.put(view! { <NotLoaded again/> }.into_any(), Some("main"))
    }

    fn put(self, said: AnyView, id: Option<&'static str>) -> AnyView {
        match self {
            Self::Nothing => said,
            Self::Page => view! {
                <div class="screen">
                    <Top title="Rowlock"/>
                    <main id=id class="page" tabindex="-1">{said}</main>
                </div>
            }
            .into_any(),
        }
    }
}

/// Shows what a part gives, as soon as it is there; meanwhile that it is loading, or that it did not come, with a
/// way to try again.
pub(crate) fn later<T, F>(
    part: impl Fn() -> F + Copy + Send + Sync + 'static,
    around: Around,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Result<T, Missing>> + 'static,
{
    let stage = RwSignal::new(Stage::Coming);
    let set = move |came: Result<T, Missing>| {
        // Nobody waits any more if this fails.
        _ = stage.try_set(came.map_or(Stage::Missing, Stage::There));
        // The page that was waited for is read from its start.
        browser::after(0, settle);
    };
    load(part(), set);
    let again = Callback::new(move |()| {
        stage.set(Stage::Coming);
        load(part(), move |came| match came {
            Ok(_) => set(came),
            Err(_) => spawn_local(async move {
                // A host that answers, and still does not have the file, has another version of everything.
                if !browser::load_newest().await {
                    set(came);
                }
            }),
        });
    });
    live(move || match stage.get() {
        Stage::Coming => around.loading(),
        Stage::There(there) => show(there),
        Stage::Missing => around.not_loaded(again),
    })
    .into_any()
}

/// Something is on its way. It is not said where nobody has to wait.
#[component]
fn Loading() -> impl IntoView {
    view! { <p class="late" role="status">{t!(App::get().words, "part-loading")}</p> }
}

/// Something did not come; it may be tried again.
#[component]
fn NotLoaded(again: Callback<()>) -> impl IntoView {
    let words = App::get().words;
    view! {
        <p role="alert">{t!(words, "part-missing")}</p>
        <button type="button" class="btn primary" data-do="retry" on:click=move |_| again.run(())>
            {t!(words, "part-retry")}
        </button>
    }
}
