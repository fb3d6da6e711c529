use leptos::prelude::*;

use crate::page::App;
use crate::t;

/// What a guided game says now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CoachNote {
    /// The text.
    pub(crate) text: String,
    /// Whether the person reads and goes on; otherwise the text stays until it was done.
    pub(crate) goes_on: bool,
}

/// The guide of a game, where there is one: tables show what it says below their bar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coach {
    /// What it says now.
    pub(crate) note: RwSignal<Option<CoachNote>>,
    /// Called when the person has read it.
    pub(crate) next: Callback<()>,
}

/// Where a table shows what the guide says; nothing at a table without one.
#[component]
pub(crate) fn CoachSlot() -> impl IntoView {
    let app = App::get();
    use_context::<Coach>().map(|coach| {
        move || {
            coach.note.get().map(|note| {
                view! {
                    <aside class="coach card" role="note">
                        <p>{note.text}</p>
                        {note.goes_on.then(|| view! {
                            <button type="button" class="btn primary sm" on:click=move |_| coach.next.run(())>
                                {t!(app.words, "next")}
                            </button>
                        })}
                    </aside>
                }
            })
        }
    })
}
