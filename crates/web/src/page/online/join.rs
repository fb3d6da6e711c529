use game::Seat;
use leptos::prelude::*;
use markup::view;
use protocol::{Code, Refused, SeatKind, TableInfo, Token};
use tell::table::game_name;
use wasm_bindgen_futures::spawn_local;

use super::name_field::{NameField, given_name, taken_name};
use crate::online::{self, MyTable, Unseated, sit_down};
use crate::page::App;
use crate::parts::Top;
use crate::route::Route;
use crate::{browser, t};

/// A seat at which somebody may sit down: which game, and who is there.
#[component]
pub(in crate::page) fn Join(table: String, seat: Seat, token: Option<Token>) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let found = RwSignal::new(None::<Result<TableInfo, Refused>>);
    let (name, invite) = (table.clone(), token.clone());
    spawn_local(async move {
        let info = online::info(&name, invite.as_ref()).await;
        let is_taken =
            |info: &TableInfo| info.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Person);
        let is_mine = MyTable::find(&name).is_some_and(|mine| mine.seat == Some(seat));
        if is_mine && info.as_ref().is_ok_and(is_taken) {
            Route::Online(name).take_over(app);
        } else {
            _ = found.try_set(Some(info));
        }
    });
    let title = Signal::derive(move || {
        let game = found.with(|found| found.as_ref()?.as_ref().ok().map(|info| info.game.clone()));
        game.map_or("Rowlock".to_owned(), |game| game_name(&game).to_owned())
    });
    let place = StoredValue::new((table, token));
    let content = move || match found.get() {
        None => None,
        Some(Err(refused)) => {
            Some(view! { <p>{move || online::refusal(refused.code, &words.get())}</p> }.into_any())
        }
        Some(Ok(info)) => {
            let (table, token) = place.get_value();
            Some(view! { <Invited info table seat token/> }.into_any())
        }
    };
    view! {
        <div class="screen">
            <Top title/>
            <main id="main" class="page new" tabindex="-1" data-page="join">{content}</main>
        </div>
    }
}

#[component]
fn Invited(info: TableInfo, table: String, seat: Seat, token: Option<Token>) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let is_open = info.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Open);
    let names: Vec<String> = info.seats.iter().filter_map(|seat| seat.name.clone()).collect();
    let (tried, busy) = (RwSignal::new(false), RwSignal::new(false));
    let taken = RwSignal::new(None);
    let who = move || {
        let texts = words.get();
        if names.is_empty() {
            tell::say!(texts, "online-nobody")
        } else {
            tell::say!(texts, "online-who", names = tell::list::all_of(&texts, names.iter()))
        }
    };
    let place = StoredValue::new((table, token));
    let sit = move |_| {
        tried.set(true);
        let Some(name) = given_name(app) else { return browser::focus("[data-name]") };
        busy.set(true);
        let (table, token) = place.get_value();
        spawn_local(async move {
            match sit_down(&table, seat, token, &name, None).await {
                Ok(()) => Route::Online(table).take_over(app),
                Err(Unseated::Refused(refused)) if refused.code == Code::NameTaken => taken_name(taken, name),
                Err(unseated) => app.note(unseated.words(&words.now())),
            }
            _ = busy.try_set(false);
        });
    };
    view! {
        <div class="card part">
            <h2 class="display">{t!(words, "online-invited", game = game_name(&info.game))}</h2>
            <p>{who}</p>
        </div>
        {if is_open {
            view! {
                <NameField tried taken/>
                <div class="start">
                    <button type="button" class="btn primary" data-do="sit-down" disabled=move || busy.get() on:click=sit>
                        {t!(words, "online-sit-down")}
                    </button>
                </div>
            }.into_any()
        } else {
            view! { <p>{t!(words, "online-seat-taken")}</p> }.into_any()
        }}
    }
}
