//! The settings, in a drawer that opens from every page.

use leptos::prelude::*;
use markup::view;
use tell::Language;

use super::App;
use crate::dom::Show;
use crate::parts::{Drawer, Icon, Segments, Switch};
use crate::settings::{Look, Pace, Settings};
use crate::t;

/// The marks of all colours, as an example.
const COLOURS: [&str; 6] = ["red", "orange", "yellow", "green", "blue", "purple"];

/// Everything that can be set.
#[component]
pub(super) fn SettingsDrawer() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    view! {
        <Drawer open=app.settings_open title=t!(words, "settings")>
            <div class="sets">
                <Languages/>
                <LookChoice/>
                <Colours/>
                <div class="sws">
                    <Set label=t!(words, "settings-marks") get=|s| s.marks set=|s, on| s.marks = on>
                        <span class="markrow" aria-hidden="true">
                            {COLOURS.map(|colour| view! {
                                <i class=format!("mkchip {colour}")><Icon name=format!("m-{colour}")/></i>
                            }).collect_view()}
                        </span>
                    </Set>
                    <Set
                        label=t!(words, "settings-ask")
                        note=t!(words, "settings-ask-note")
                        get=|s| s.ask
                        set=|s, on| s.ask = on
                    />
                    <Set
                        label=t!(words, "settings-pass-over")
                        note=t!(words, "settings-pass-over-note")
                        get=|s| s.pass_over
                        set=|s, on| s.pass_over = on
                    />
                    <Set label=t!(words, "settings-sounds") get=|s| s.sounds set=|s, on| s.sounds = on/>
                    <Set
                        label=t!(words, "settings-less-motion")
                        get=|s| s.less_motion
                        set=|s, on| s.less_motion = on
                    />
                    <Set
                        label=t!(words, "settings-letters")
                        note=t!(words, "settings-letters-note")
                        get=|s| s.letters
                        set=|s, on| s.letters = on
                    />
                </div>
                <PaceChoice/>
            </div>
            <button type="button" class="btn primary" on:click=move |_| app.settings_open.set(false)>
                {t!(words, "done")}
            </button>
        </Drawer>
    }
}

/// The languages to choose from.
#[component]
pub(super) fn Languages() -> impl IntoView {
    let app = App::get();
    let button = move |language: Language| {
        let is_set = move || app.words.language() == language;
        view! {
            <button
                type="button"
                role="radio"
                lang=language.code()
                aria-checked=move || is_set().to_string()
                on:click=move |_| app.speak(language)
            >
                {language.own_name()}
                <Show when=is_set><Icon name="check"/></Show>
            </button>
        }
    };
    view! {
        <div>
            <div class="eyebrow" id="settings-language">{t!(app.words, "settings-language")}</div>
            <div class="langs" role="radiogroup" aria-labelledby="settings-language">
                {Language::ALL.into_iter().map(button).collect_view()}
            </div>
        </div>
    }
}

#[component]
fn LookChoice() -> impl IntoView {
    let app = App::get();
    let choices = move || {
        let texts = app.words.get();
        vec![
            (Look::System, tell::say!(texts, "look-system")),
            (Look::Light, tell::say!(texts, "look-light")),
            (Look::Dark, tell::say!(texts, "look-dark")),
        ]
    };
    view! {
        <div>
            <div class="eyebrow">{t!(app.words, "settings-look")}</div>
            <Segments
                label=t!(app.words, "settings-look")
                choices=choices
                chosen=Signal::derive(move || app.settings.with(|settings| settings.look))
                change=move |look| app.settings.update(|settings| settings.look = look)
            />
        </div>
    }
}

#[component]
fn Colours() -> impl IntoView {
    let app = App::get();
    let choices = move || {
        let texts = app.words.get();
        vec![(false, tell::say!(texts, "colours-standard")), (true, tell::say!(texts, "colours-safe"))]
    };
    view! {
        <div>
            <div class="eyebrow">{t!(app.words, "settings-colours")}</div>
            <Segments
                label=t!(app.words, "settings-colours")
                choices=choices
                chosen=Signal::derive(move || app.settings.with(|settings| settings.safe_colours))
                change=move |safe| app.settings.update(|settings| settings.safe_colours = safe)
            />
        </div>
    }
}

#[component]
fn PaceChoice() -> impl IntoView {
    let app = App::get();
    let choices = move || {
        let texts = app.words.get();
        vec![
            (Pace::Calm, tell::say!(texts, "pace-calm")),
            (Pace::Brisk, tell::say!(texts, "pace-brisk")),
            (Pace::AtOnce, tell::say!(texts, "pace-at-once")),
        ]
    };
    view! {
        <div>
            <div class="eyebrow">{t!(app.words, "settings-pace")}</div>
            <Segments
                label=t!(app.words, "settings-pace")
                choices=choices
                chosen=Signal::derive(move || app.settings.with(|settings| settings.pace))
                change=move |pace| app.settings.update(|settings| settings.pace = pace)
            />
        </div>
    }
}

/// A line with a switch.
#[component]
fn Set(
    #[prop(into)] label: Signal<String>,
    #[prop(into, optional)] note: Option<Signal<String>>,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let app = App::get();
    view! {
        <div class="set">
            <span>
                {move || label.get()}
                {note.map(|note| view! { <small>{move || note.get()}</small> })}
            </span>
            {children.map(|children| children())}
            <Switch
                label
                on=Signal::derive(move || app.settings.with(get))
                change=move |on| app.settings.update(|settings| set(settings, on))
            />
        </div>
    }
}
