use bots::Level;
use game::{MAX_NAME_LENGTH, NameError};
use leptos::prelude::*;
use markup::view;
use tell::table::{level_about, level_name};
use tell::{Texts, capitalised};

use super::together::{Laying, Place};
use crate::dom::Show;
use crate::line_up::Chair;
use crate::page::App;
use crate::parts::{Icon, Segments};
use crate::reactive::memo;

/// A chair: who sits there, by which name, how well they play if they are a bot, and where the chair stands.
#[component]
pub(super) fn ChairRow(place: Place, laying: Laying, faults: Memo<Vec<Option<NameError>>>) -> impl IntoView {
    let words = App::get().words;
    let Place { key, chair } = place;
    let index = memo(move || laying.index_of(key));
    let number = move || index.get() + 1;
    let kinds = move || {
        let texts = words.get();
        vec![(true, tell::say!(texts, "new-person")), (false, tell::say!(texts, "new-bot"))]
    };
    let fault = move || {
        let fault = faults.with(|faults| faults.get(index.get()).cloned().flatten());
        fault.map(|fault| in_words(&fault, &words.get()))
    };
    view! {
        <li class="card chair" data-seat=number>
            <Segments
                label=Signal::derive(move || tell::say!(words.get(), "new-kind", number = number()))
                choices=kinds
                chosen=Signal::derive(move || chair.with(Chair::is_person))
                change=move |person: bool| chair.update(|chair| {
                    chair.bot = (!person).then(|| Level::Casual.name().to_owned());
                })
            />
            <Moves place laying index/>
            <Show when=move || laying.is_named>
                <input
                    class="chair-name"
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=move || tell::say!(words.get(), "new-name", number = number())
                    placeholder=move || laying.names.with(|names| names.get(index.get()).cloned())
                    aria-invalid=move || fault().is_some().to_string()
                    aria-describedby=format!("fault-{key}")
                    prop:value=move || chair.with(|chair| chair.name.clone())
                    on:input=move |event| chair.update(|chair| chair.name = event_target_value(&event))
                />
                <p class="error small" id=format!("fault-{key}")>{fault}</p>
            </Show>
            <Show when=move || !chair.with(Chair::is_person)>
                <LevelChoice chair index/>
            </Show>
        </li>
    }
}

/// What is wrong with a name.
fn in_words(error: &NameError, texts: &Texts) -> String {
    match error {
        NameError::TooLong(_) => tell::say!(texts, "new-error-long", max = MAX_NAME_LENGTH),
        NameError::Equal(..) => tell::say!(texts, "new-error-equal"),
        NameError::Empty(_) | NameError::Unwritable(_) => tell::say!(texts, "new-error-characters"),
    }
}

/// Up, down, away.
#[component]
fn Moves(place: Place, laying: Laying, index: Memo<usize>) -> impl IntoView {
    let words = App::get().words;
    let number = move || index.get() + 1;
    let count = move || laying.places.with(Vec::len);
    let is_last = move || index.get() + 1 == count();
    view! {
        <span class="moves">
            <button
                type="button"
                class="icon up"
                data-do="up-seat"
                disabled=move || index.get() == 0
                aria-label=move || tell::say!(words.get(), "new-up", number = number())
                on:click=move |_| laying.up(index.get_untracked())
            >
                <Icon name="back"/>
            </button>
            <button
                type="button"
                class="icon down"
                data-do="down-seat"
                disabled=is_last
                aria-label=move || tell::say!(words.get(), "new-down", number = number())
                on:click=move |_| laying.up(index.get_untracked() + 1)
            >
                <Icon name="back"/>
            </button>
            <button
                type="button"
                class="icon"
                data-do="remove-seat"
                disabled=move || count() == 2
                aria-label=move || tell::say!(words.get(), "new-remove", number = number())
                on:click=move |_| laying.remove(place.key)
            >
                <Icon name="close"/>
            </button>
        </span>
    }
}

/// How well a bot plays.
#[component]
fn LevelChoice(chair: RwSignal<Chair>, index: Memo<usize>) -> impl IntoView {
    let words = App::get().words;
    let level = move || chair.with(|chair| chair.bot.clone().unwrap_or_default());
    let option = move |one: Level| {
        view! {
            <option value=one.name() selected=move || level() == one.name()>
                {move || capitalised(&level_name(one.name(), &words.get()))}
            </option>
        }
    };
    view! {
        <label class="how">
            <select
                aria-label=move || tell::say!(words.get(), "new-level", number = index.get() + 1)
                on:change=move |event| chair.update(|chair| chair.bot = Some(event_target_value(&event)))
            >
                {Level::ALL.map(option).collect_view()}
            </select>
            <small class="muted">{move || capitalised(&level_about(&level(), &words.get()))}</small>
        </label>
    }
}
