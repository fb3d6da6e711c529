use bots::Level;
use host::GameKind;
use leptos::prelude::*;
use markup::view;
use tell::capitalised;
use tell::table::{level_about, level_name};

use super::by_formula::ByFormula;
use super::start::start;
use crate::line_up::Rivals;
use crate::page::App;
use crate::parts::Segments;
use crate::t;

/// One person against the computer: how many opponents, and how good they are.
#[component]
pub(super) fn Against(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let rivals = RwSignal::new(Rivals::last(game));
    let counts = move || (1..*game.seats().end()).map(|n| (n, n.to_string())).collect();
    let begin = move |_| {
        let rivals = rivals.get_untracked();
        rivals.keep(game);
        start(app, game, &rivals.line_up());
    };
    view! {
        <section class="card part">
            <h2 class="eyebrow">{t!(words, "new-rivals")}</h2>
            <Segments
                label=t!(words, "new-rivals")
                choices=counts
                chosen=Signal::derive(move || rivals.with(|rivals| rivals.count))
                change=move |count| rivals.update(|rivals| rivals.count = count)
            />
        </section>
        <section class="card part">
            <h2 class="eyebrow" id="strength">{t!(words, "new-strength")}</h2>
            <div class="levels" role="radiogroup" aria-labelledby="strength">
                {Level::ALL.map(|level| view! { <LevelChoice level rivals/> }).collect_view()}
            </div>
            <ByFormula game/>
        </section>
        <div class="start">
            <button type="button" class="btn primary" data-do="start" on:click=begin>
                {move || tell::say!(words.get(), "new-start-computer", count = rivals.with(|rivals| rivals.count))}
            </button>
        </div>
    }
}

#[component]
fn LevelChoice(level: Level, rivals: RwSignal<Rivals>) -> impl IntoView {
    let words = App::get().words;
    let is_set = move || rivals.with(|rivals| rivals.level == level.name());
    view! {
        <label class="level" class:on=is_set>
            <input
                type="radio"
                name="level"
                value=level.name()
                prop:checked=is_set
                on:change=move |_| rivals.update(|rivals| level.name().clone_into(&mut rivals.level))
            />
            <span>
                <b>{move || capitalised(&level_name(level.name(), &words.get()))}</b>
                <small class="muted">{move || capitalised(&level_about(level.name(), &words.get()))}</small>
            </span>
        </label>
    }
}
