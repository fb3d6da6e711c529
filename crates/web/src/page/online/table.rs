use host::GameKind;
use leptos::prelude::*;
use markup::view;
use protocol::{AnyUpdate, Code, TableStage};

use super::gathering::Gathering;
use crate::client::Frame;
use crate::online::{self, Remote};
use crate::page::{App, OpenTable, table};
use crate::parts::Top;
use crate::reactive::memo;
use crate::route::Route;
use crate::t;

/// What there is to show of a table on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// Nothing was heard yet.
    Nothing,
    /// Why there is no table.
    Lost(Code),
    Gathering,
    Game(GameKind),
}

/// A table on a server, from gathering to the end.
#[component]
pub(in crate::page) fn OnlineTable(table: String) -> impl IntoView {
    let remote = Remote::open(App::get(), &table, pause);
    let shown = memo(move || shown(remote));
    move || match shown.get() {
        Shown::Nothing => view! { <Empty remote lost=None/> }.into_any(),
        Shown::Lost(code) => view! { <Empty remote lost=Some(code)/> }.into_any(),
        Shown::Gathering => view! { <Gathering remote/> }.into_any(),
        Shown::Game(game) => view! { <Played remote game/> }.into_any(),
    }
}

fn shown(remote: Remote) -> Shown {
    if let Some(code) = remote.lost.get() {
        return Shown::Lost(code);
    }
    let has_begun = remote.client.shown.with(Option::is_some);
    let stage = remote.with(|info| (info.stage, info.game.parse()));
    match stage {
        None => Shown::Nothing,
        Some((TableStage::Gathering, _)) => Shown::Gathering,
        Some((TableStage::Closed, _)) if !has_begun => Shown::Lost(Code::Closed),
        Some((_, Ok(game))) => Shown::Game(game),
        // A game of a newer version than this one.
        Some((_, Err(_))) => Shown::Lost(Code::Unknown),
    }
}

/// Each game has its own pace.
fn pause(shown: &Frame, next: &Frame) -> u32 {
    match next.first() {
        Some(AnyUpdate::Qwixx(_)) => crate::qwixx::pause(shown, next),
        Some(AnyUpdate::Qwirkle(_)) => crate::qwirkle::pause(shown, next),
        None => 0,
    }
}

/// A table at which a game was begun.
#[component]
fn Played(remote: Remote, game: GameKind) -> impl IntoView {
    let table = OpenTable::on_server(remote, game);
    provide_context(table);
    table::shown(table)
}

/// Nothing to show yet, or why there is nothing.
#[component]
fn Empty(remote: Remote, lost: Option<Code>) -> impl IntoView {
    let words = App::get().words;
    let text = move || match lost {
        Some(code) => online::refusal(code, &words.get()),
        None => tell::say!(words.get(), "online-connecting"),
    };
    view! {
        <div class="screen">
            <Top title="Rowlock"/>
            <main id="main" class="page" tabindex="-1">
                <p role="status">{text}</p>
                {lost.map(|_| view! {
                    <button type="button" class="btn primary" data-do="forget" on:click=move |_| remote.forget()>
                        {t!(words, "online-forget")}
                    </button>
                    <a class="btn quiet" href=Route::Home.href()>{t!(words, "to-home")}</a>
                })}
            </main>
        </div>
    }
}
