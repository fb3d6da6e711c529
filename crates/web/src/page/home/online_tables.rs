use leptos::prelude::*;
use markup::view;
use protocol::TableStage;
use tell::table::game_name;

use super::art::Art;
use crate::dom::Element;
use crate::online::{MyTable, open_tables};
use crate::page::App;
use crate::parts::Icon;
use crate::route::Route;
use crate::{t, when};

/// The tables on a server at which this device plays or looks: games over days are found again here.
#[component]
pub(in crate::page) fn OnlineTables() -> impl IntoView {
    let words = App::get().words;
    let tables: Vec<_> = open_tables().into_iter().filter_map(card).collect();
    (!tables.is_empty()).then(|| {
        view! {
            <section class="opens" aria-labelledby="online">
                <div class="opens-head"><h2 class="eyebrow" id="online">{t!(words, "home-online")}</h2></div>
                <ul>{tables}</ul>
            </section>
        }
    })
}

fn card(mine: MyTable) -> Option<Element> {
    let words = App::get().words;
    let game = mine.kind()?;
    let MyTable { table, names, stage, is_awaited, seat, when, .. } = mine;
    let state = move || {
        let texts = words.get();
        match stage {
            TableStage::Gathering => tell::say!(texts, "home-gathering"),
            TableStage::Over | TableStage::Closed => tell::say!(texts, "records-finished"),
            TableStage::Playing if is_awaited => tell::say!(texts, "home-your-turn"),
            TableStage::Playing if seat.is_none() => tell::say!(texts, "home-watched"),
            TableStage::Playing => tell::say!(texts, "home-waiting"),
        }
    };
    Some(view! {
        <li>
            <a class="card resume" href=Route::Online(table.clone()).href() data-do="online" data-id=table>
                <Art game/>
                <span class="gt">
                    <b>{game_name(game.name())}<span class="turn">{state}</span></b>
                    <span class="small">{names.join(", ")}</span>
                    <span class="tiny muted">{when::since(when, words)}</span>
                </span>
                <span class="btn primary sm go">
                    <span>{t!(words, "home-play-on")}</span>
                    <Icon name="next"/>
                </span>
            </a>
        </li>
    })
}
