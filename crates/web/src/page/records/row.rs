use leptos::prelude::*;
use markup::view;
use tell::table::game_name;

use super::{Shelf, what};
use crate::page::App;
use crate::page::home::Art;
use crate::parts::{Icon, file_name};
use crate::route::Route;
use crate::tables::{self, Summary};
use crate::{browser, store, t, when};

/// A kept game: what it was, and what can be done with it.
#[component]
pub(super) fn Row(summary: Summary, shelf: Shelf) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let summary = StoredValue::new(summary);
    let Summary { id, game, names, totals, is_over, can_go_on, is_provable, when, .. } = summary.get_value();
    let best = totals.iter().max().copied();
    let scores = names.into_iter().zip(totals).map(move |(name, total)| {
        let won = is_over && Some(total) == best;
        view! { <span class:won=won>{format!("{name} {}", tables::points(total))}</span> }
    });
    let label = move || summary.with_value(|summary| what(summary, words));
    let fair = is_provable.then(|| Route::Fair(id.clone()).href());
    let replay = Route::Replay(id.clone()).href();
    view! {
        <li class="card kept-game" data-id=id.clone()>
            <Art game/>
            <div class="gt">
                <b>{game_name(game.name())}</b>
                <span class="scorelist small">{scores.collect_view()}</span>
                <span class="tiny muted">{when::since(when, words)}</span>
            </div>
            <div class="kept-do">
                {can_go_on.then(|| view! {
                    <a class="btn primary sm" data-do="resume" data-id=id.clone() href=Route::Table(id.clone()).href()>
                        {t!(words, "home-play-on")}
                    </a>
                })}
                <a class="btn quiet sm" data-do="replay" href=replay>{t!(words, "records-replay")}</a>
                {fair.map(|fair| view! { <a class="btn quiet sm" data-do="fair" href=fair>{t!(words, "fair-title")}</a> })}
                <button
                    type="button"
                    class="icon"
                    data-do="export"
                    aria-label=move || tell::say!(words.get(), "records-export", what = label())
                    on:click=move |_| summary.with_value(|summary| export(app, summary))
                >
                    <Icon name="save"/>
                </button>
                <button
                    type="button"
                    class="icon"
                    data-do="delete"
                    aria-label=move || tell::say!(words.get(), "records-delete", what = label())
                    on:click=move |_| shelf.delete(app, &summary.get_value())
                >
                    <Icon name="trash"/>
                </button>
            </div>
        </li>
    }
}

fn export(app: App, summary: &Summary) {
    let saved = store::game(&summary.id)
        .and_then(|kept| browser::download(&file_name(summary.game, &summary.id), &kept.record));
    if saved.is_none() {
        app.note(tell::say!(app.words.now(), "menu-not-saved"));
    }
}
