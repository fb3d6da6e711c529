use leptos::prelude::*;
use markup::view;
use tell::table::game_name;

use super::art::Art;
use crate::page::App;
use crate::parts::Icon;
use crate::route::Route;
use crate::store::Kept;
use crate::tables::{self, Summary};
use crate::{t, when};

/// More than these are found among all games.
const SHOWN: usize = 3;

/// The games that were left open last, to play on.
#[component]
pub(super) fn OpenGames(kept: Vec<Kept>) -> impl IntoView {
    let words = App::get().words;
    let open = kept.iter().filter(|kept| !tables::is_over(&kept.record));
    let open = open.filter_map(Summary::of).filter(|summary| summary.can_go_on);
    let open: Vec<Summary> = open.take(SHOWN).collect();
    let more = (kept.len() > open.len()).then(|| {
        view! { <a class="all" href=Route::Records.href() data-do="all-games">{t!(words, "home-all")}</a> }
    });
    (!open.is_empty() || more.is_some()).then(|| {
        view! {
            <section class="opens" aria-labelledby="opens">
                <div class="opens-head">
                    <h2 class="eyebrow" id="opens">{t!(words, "home-open")}</h2>
                    {more}
                </div>
                <ul>{open.into_iter().map(|summary| view! { <OpenGame summary/> }).collect_view()}</ul>
            </section>
        }
    })
}

/// A game that was left open: which, with whom, whose turn it is and since when.
#[component]
fn OpenGame(summary: Summary) -> impl IntoView {
    let words = App::get().words;
    let Summary { id, game, names, totals, people, awaited, when, .. } = summary;
    let scores = names.into_iter().zip(totals);
    let scores =
        scores.map(|(name, total)| view! { <span>{format!("{name} {}", tables::points(total))}</span> });
    let turn = move || {
        let texts = words.get();
        let name = awaited.first().cloned()?;
        Some(if people == 1 {
            tell::say!(texts, "home-your-turn")
        } else {
            tell::say!(texts, "home-next-turn", name = name)
        })
    };
    view! {
        <li>
            <a class="card resume" href=Route::Table(id.clone()).href() data-do="resume" data-id=id>
                <Art game/>
                <span class="gt">
                    <b>{game_name(game.name())}{move || turn().map(|turn| view! { <span class="turn">{turn}</span> })}</b>
                    <span class="scorelist small">{scores.collect_view()}</span>
                    <span class="tiny muted">{when::since(when, words)}</span>
                </span>
                <span class="btn primary sm go">
                    <span>{t!(words, "home-play-on")}</span>
                    <Icon name="next"/>
                </span>
            </a>
        </li>
    }
}
