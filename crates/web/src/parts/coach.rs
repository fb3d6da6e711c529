use host::GameKind;
use leptos::prelude::*;
use markup::view;

use crate::page::App;
use crate::route::Route;
use crate::t;

/// What a guided game says now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CoachNote {
    /// Its name, the same in all languages.
    pub(crate) id: &'static str,
    /// The text.
    pub(crate) text: String,
    /// What the person does next.
    pub(crate) then: Then,
}

/// What follows a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// The person reads it and goes on.
    Read,
    /// The person does something at the table.
    Do,
    /// The guide has nothing more to say.
    End,
}

/// The guide of a game, where there is one: tables show what it says below their bar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coach {
    /// Which game is taught.
    pub(crate) game: GameKind,
    /// What it says now.
    pub(crate) note: RwSignal<Option<CoachNote>>,
    /// Called when the person has read it.
    pub(crate) next: Callback<()>,
    /// Called when the person wants to hear no more.
    pub(crate) skip: Callback<()>,
    /// Called when the person wants to begin once more.
    pub(crate) restart: Callback<()>,
}

/// Where a table shows what the guide says; nothing at a table without one.
#[component]
pub(crate) fn CoachSlot() -> impl IntoView {
    let words = App::get().words;
    use_context::<Coach>().map(|coach| {
        let note = move || coach.note.get().map(|note| view! { <Note coach note/> });
        // What it says is heard when it changes.
        view! {
            <div class="coach-slot" role="region" aria-label=t!(words, "rules-learn") aria-live="polite">{note}</div>
        }
    })
}

#[component]
fn Note(coach: Coach, note: CoachNote) -> impl IntoView {
    let words = App::get().words;
    let skip = view! {
        <button type="button" class="btn sm" data-do="skip-lesson" on:click=move |_| coach.skip.run(())>
            {t!(words, "learn-skip")}
        </button>
    };
    let buttons = match note.then {
        Then::Read => view! {
            {skip}
            <button type="button" class="btn primary sm" data-do="next" on:click=move |_| coach.next.run(())>
                {t!(words, "next")}
            </button>
        }
        .into_any(),
        Then::Do => skip.into_any(),
        Then::End => view! {
            <button type="button" class="btn sm" data-do="restart-lesson" on:click=move |_| coach.restart.run(())>
                {t!(words, "learn-again")}
            </button>
            <a class="btn quiet sm" href=Route::Home.href()>{t!(words, "to-home")}</a>
            <a class="btn quiet sm" href=Route::New(coach.game).href()>{t!(words, "menu-new")}</a>
            <button type="button" class="btn primary sm" data-do="play-on" on:click=move |_| coach.skip.run(())>
                {t!(words, "learn-play-on")}
            </button>
        }
        .into_any(),
    };
    view! {
        <div class="coach card" role="note" data-coach data-note=note.id>
            <p>{note.text}</p>
            <div class="coach-do">{buttons}</div>
        </div>
    }
}
