use game::MAX_NAME_LENGTH;
use leptos::prelude::*;
use markup::view;

use crate::browser;
use crate::line_up;
use crate::page::App;
use crate::reactive::memo;
use crate::t;

/// Asks what the person is called, which is remembered.
#[component]
pub(in crate::page) fn NameField(
    /// Whether it was tried to go on: then a missing name is a fault.
    tried: RwSignal<bool>,
    /// The name with which the server did not let the person sit down: another one at the table looks like it.
    taken: RwSignal<Option<String>>,
) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let name = move || app.settings.with(|settings| settings.name.clone());
    let fault = memo(move || {
        let is_empty = name().trim().is_empty();
        let is_taken = taken.with(|taken| taken.as_deref() == Some(name().trim()));
        (if is_empty { tried.get() } else { is_taken || !is_sound(&name()) }).then(|| {
            let texts = words.get();
            if is_empty {
                tell::say!(texts, "online-name-missing")
            } else if is_taken {
                tell::say!(texts, "online-refused", code = "name_taken")
            } else if name().trim().chars().count() > MAX_NAME_LENGTH {
                tell::say!(texts, "new-error-long", max = MAX_NAME_LENGTH)
            } else {
                tell::say!(texts, "new-error-characters")
            }
        })
    });
    view! {
        <label class="part">
            <span class="eyebrow">{t!(words, "online-name")}</span>
            <input
                class="chair-name"
                type="text"
                autocomplete="nickname"
                spellcheck="false"
                data-name
                aria-invalid=move || fault.with(Option::is_some).to_string()
                aria-describedby="name-fault"
                prop:value=name
                on:input=move |event| {
                    app.settings.update(|settings| settings.name = event_target_value(&event));
                }
            />
            <span class="error small" id="name-fault" role="alert">{move || fault.get()}</span>
        </label>
    }
}

/// The name that was given, if one can be called so.
pub(in crate::page) fn given_name(app: App) -> Option<String> {
    let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
    is_sound(&name).then_some(name)
}

/// Says at the field that a name is taken, and lets the person choose another one.
pub(in crate::page) fn taken_name(taken: RwSignal<Option<String>>, name: String) {
    // Nobody has to know it any more if the page shows something else.
    _ = taken.try_set(Some(name));
    browser::focus("[data-name]");
}

fn is_sound(name: &str) -> bool {
    line_up::name_faults(&[name.trim().to_owned()]).iter().all(Option::is_none)
}
