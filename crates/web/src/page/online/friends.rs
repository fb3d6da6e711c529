use game::Seat;
use host::GameKind;
use leptos::prelude::*;
use markup::view;
use protocol::{Refused, SeatKind, TableInfo};
use tell::table::game_name;
use wasm_bindgen_futures::spawn_local;

use super::table_card::TableCard;
use crate::online;
use crate::page::App;
use crate::page::home::OnlineTables;
use crate::page::new::FRIENDS;
use crate::parts::{Icon, Top};
use crate::route::Route;
use crate::t;

/// Tables with friends and strangers: one's own, those to join or watch, and a new one.
#[component]
pub(in crate::page) fn Friends() -> impl IntoView {
    let words = App::get().words;
    let found = RwSignal::new(None::<Result<Vec<TableInfo>, Refused>>);
    let look = move || {
        spawn_local(async move {
            _ = found.try_set(Some(online::public().await.map(|list| list.tables)));
        });
    };
    look();
    let new = |game: GameKind| {
        view! {
            <a class="btn quiet" data-game=game.name() href=format!("{}{FRIENDS}", Route::New(game).href())>
                <Icon name="plus"/>{game_name(game.name())}
            </a>
        }
    };
    let tables = move || match found.get() {
        None => None,
        Some(Err(refused)) => {
            Some(view! { <p>{move || online::refusal(refused.code, &words.get())}</p> }.into_any())
        }
        Some(Ok(tables)) if tables.is_empty() => {
            Some(view! { <p class="muted">{t!(words, "online-none")}</p> }.into_any())
        }
        Some(Ok(tables)) => {
            let tables = tables.into_iter().map(|info| view! { <Public info/> }).collect_view();
            Some(view! { <ul class="kept">{tables}</ul> }.into_any())
        }
    };
    view! {
        <div class="screen">
            <Top title=t!(words, "home-friends")/>
            <main id="main" class="page" tabindex="-1">
                <section class="part">
                    <h2 class="eyebrow">{t!(words, "online-new")}</h2>
                    <div class="adding">{GameKind::ALL.map(new).collect_view()}</div>
                </section>
                <OnlineTables/>
                <section class="part">
                    <h2 class="eyebrow">{t!(words, "online-public")}</h2>
                    {tables}
                    <button type="button" class="btn quiet" data-do="look-again" on:click=move |_| look()>
                        {t!(words, "online-look-again")}
                    </button>
                </section>
            </main>
        </div>
    }
}

/// A table that anybody may join or watch.
#[component]
fn Public(info: TableInfo) -> impl IntoView {
    let words = App::get().words;
    let game = info.game.parse::<GameKind>().ok();
    let names: Vec<String> = info.seats.iter().filter_map(|seat| seat.name.clone()).collect();
    let open = info.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let seat = info.seats.iter().position(|seat| seat.kind == SeatKind::Open).map(Seat::new);
    let join = seat.map(|seat| Route::Join(info.table.clone(), seat, None).href());
    let watch = Route::Watch(info.table, None).href();
    let note = Signal::derive(move || tell::say!(words.get(), "online-open-seats", count = open));
    game.map(|game| {
        view! {
            <TableCard game names note>
                {join.map(|join| view! { <a class="btn primary sm" data-do="join" href=join>{t!(words, "online-join")}</a> })}
                <a class="btn quiet sm" data-do="watch" href=watch>{t!(words, "online-watch")}</a>
            </TableCard>
        }
    })
}
