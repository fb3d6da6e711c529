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
    /// A game that this app does not know: the server has a newer one.
    Newer,
    Gathering(GameKind),
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
        Shown::Newer => view! { <Newer/> }.into_any(),
        Shown::Gathering(game) => view! { <Gathering remote game/> }.into_any(),
        Shown::Game(game) => view! { <Played remote game/> }.into_any(),
    }
}

fn shown(remote: Remote) -> Shown {
    if let Some(code) = remote.lost.get() {
        return Shown::Lost(code);
    }
    let has_begun = remote.client.shown.with(Option::is_some);
    remote.with(|info| at_stage(info.stage, &info.game, has_begun)).unwrap_or(Shown::Nothing)
}

/// What there is to show of a game that the server names.
fn at_stage(stage: TableStage, game: &str, has_begun: bool) -> Shown {
    match (stage, game.parse()) {
        (TableStage::Closed, _) if !has_begun => Shown::Lost(Code::Closed),
        (_, Err(_)) => Shown::Newer,
        (TableStage::Gathering, Ok(game)) => Shown::Gathering(game),
        (_, Ok(game)) => Shown::Game(game),
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

/// A game that only a newer app knows.
#[component]
fn Newer() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    view! {
        <div class="screen">
            <Top title="Rowlock"/>
            <main id="main" class="page" tabindex="-1" data-page="newer">
                <p role="status">{t!(words, "online-skew", skew = "newer")}</p>
                <button type="button" class="btn primary" data-do="update" on:click=move |_| online::update(app)>
                    {t!(words, "online-update")}
                </button>
                <a class="btn quiet" href=Route::Home.href()>{t!(words, "to-home")}</a>
            </main>
        </div>
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_known_is_no_other_game() {
        for stage in [TableStage::Gathering, TableStage::Playing, TableStage::Over] {
            assert_eq!(at_stage(stage, "mixx-z", true), Shown::Newer);
            for game in GameKind::ALL {
                let known = match stage {
                    TableStage::Gathering => Shown::Gathering(game),
                    _ => Shown::Game(game),
                };
                assert_eq!(at_stage(stage, game.name(), true), known);
            }
        }
        assert_eq!(at_stage(TableStage::Closed, "mixx-z", false), Shown::Lost(Code::Closed));
    }
}
