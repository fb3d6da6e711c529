//! A kept game, step by step.

mod controls;
mod moments;
mod scene;

use std::sync::Arc;

use game::{Document, Record, Seat};
use host::{GameKind, Host};
use leptos::prelude::*;
use markup::view;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use tell::table::game_name;

use self::controls::{Controls, Player};
use self::moments::{Moment, Shown, moments};
use self::scene::{QwirkleScene, QwixxScene};
use super::App;
use crate::parts::{Icon, Top, file_name};
use crate::route::Route;
use crate::store::Kept;
use crate::{browser, store, t, tables};

/// A game that is looked at.
struct Film<G: Shown> {
    names: StoredValue<Vec<String>>,
    /// The only person at the table, if there is only one.
    you: Option<Seat>,
    moments: StoredValue<Arc<Vec<Moment<G>>>>,
    player: Player,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "deriving it would want games that can be copied")]
impl<G: Shown> Clone for Film<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Whichever game it is of: it only names what is looked at.
impl<G: Shown> Copy for Film<G> {}

impl<G: Shown> Film<G> {
    /// The film of a record, or nothing if it cannot be read.
    fn of(record: &str) -> Option<Self> {
        let read = Record::<G>::read(&Document::new(record)).ok()?;
        let people = Host::resume(record).map(|host| host.people()).unwrap_or_default();
        let you = people.lowest().filter(|_| people.len() == 1);
        let moments = moments(&read, you);
        let player = Player::new(moments.len());
        Some(Self {
            names: StoredValue::new(read.players().to_vec()),
            you,
            moments: StoredValue::new(Arc::new(moments)),
            player,
        })
    }

    /// Something of the moment that is shown; tracked.
    fn now<T>(self, look: impl FnOnce(&Moment<G>) -> T) -> Option<T> {
        let at = self.player.at.get();
        self.moments.with_value(|moments| moments.get(at).map(look))
    }

    /// What happened at a moment, in words.
    fn told(self, at: usize, app: App) -> String {
        let texts = app.words.get();
        self.moments.with_value(|moments| {
            let Some(moment) = moments.get(at).filter(|moment| !moment.told.is_empty()) else {
                return tell::say!(texts, "replay-start");
            };
            self.names.with_value(|names| {
                let voice = tell::Voice::new(&texts, names, self.you).with_tiles(tell::TileStyle::Names);
                tell::table::told_together(&moment.told, voice)
            })
        })
    }

    /// Which turn a moment belongs to, in words; empty before the first.
    fn turn(self, at: usize, app: App) -> String {
        let turn = self.moments.with_value(|moments| moments.get(at).map_or(0, |moment| moment.turn));
        if turn == 0 { String::new() } else { tell::say!(app.words.get(), "replay-turn", turn = turn) }
    }
}

/// A kept game to look at, or that there is none.
#[component]
pub(super) fn Replay(id: String) -> impl IntoView {
    let kept = store::game(&id);
    let game = kept.as_ref().and_then(|kept| tables::game_of(&kept.record));
    match (kept, game) {
        (Some(kept), Some(game)) => view! { <Kind kept game/> }.into_any(),
        _ => view! { <Missing/> }.into_any(),
    }
}

/// The replay of whichever game it is.
#[component]
fn Kind(kept: Kept, game: GameKind) -> impl IntoView {
    match game {
        GameKind::Qwixx(_) => Film::<Qwixx>::of(&kept.record).map(|film| {
            let scene = move || view! { <QwixxScene film/> }.into_any();
            view! { <Screen kept game film scene/> }.into_any()
        }),
        GameKind::Qwirkle => Film::<Qwirkle>::of(&kept.record).map(|film| {
            let scene = move || view! { <QwirkleScene film/> }.into_any();
            view! { <Screen kept game film scene/> }.into_any()
        }),
    }
    .unwrap_or_else(|| view! { <Missing/> }.into_any())
}

#[component]
fn Screen<G: Shown, F: Fn() -> AnyView + Send + 'static>(
    kept: Kept,
    game: GameKind,
    film: Film<G>,
    scene: F,
) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let Kept { id, record, .. } = kept;
    let can_go_on = !tables::is_over(&record) && Host::resume(&record).is_ok();
    let table = Route::Table(id.clone()).href();
    let save = move |_| {
        if browser::download(&file_name(game, &id), &record).is_none() {
            app.note(tell::say!(app.words.now(), "menu-not-saved"));
        }
    };
    let title = Signal::<String>::from(t!(words, "replay-title", game = game_name(game.name())));
    let says = move || film.told(film.player.at.get(), app);
    let turn = move || film.turn(film.player.at.get(), app);
    let label = move || format!("{} {}", turn(), says()).trim().to_owned();
    view! {
        <div class="screen replay-screen">
            <Top title back=Route::Records/>
            <main id="main" class="replay" tabindex="-1" data-game=game.name()>
                <div class="rp-stage">
                    <div class="say replay-say">
                        <p class="eyebrow">{turn}</p>
                        <p aria-live="polite">{says}</p>
                    </div>
                    <div class="rp-scene">{scene}</div>
                    <Controls player=film.player label=Signal::derive(label)/>
                </div>
                <aside class="rp-rail">
                    <Log film/>
                    <div class="adding">
                        {can_go_on.then(|| view! {
                            <a class="btn primary" data-do="resume" href=table>{t!(words, "home-play-on")}</a>
                        })}
                        <button type="button" class="btn quiet" data-do="export" on:click=save>
                            <Icon name="save"/>
                            {t!(words, "menu-save")}
                        </button>
                    </div>
                </aside>
            </main>
        </div>
    }
}

/// Everything that happened, to choose from.
#[component]
fn Log<G: Shown>(film: Film<G>) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let count = film.player.count;
    let line = move |at: usize| {
        let is_now = move || film.player.at.get() == at;
        view! {
            <li>
                <button
                    type="button"
                    aria-current=move || is_now().then_some("step")
                    on:click=move |_| film.player.go(at)
                >
                    <span class="tiny muted">{move || film.turn(at, app)}</span>
                    {move || film.told(at, app)}
                </button>
            </li>
        }
    };
    view! {
        <details class="card rp-log" open>
            <summary class="eyebrow">{t!(words, "replay-log")}</summary>
            <ol>{(0..count).map(line).collect_view()}</ol>
        </details>
    }
}

#[component]
fn Missing() -> impl IntoView {
    let words = App::get().words;
    view! {
        <div class="screen">
            <Top title="Rowlock" back=Route::Records/>
            <main id="main" class="page" tabindex="-1">
                <p>{t!(words, "replay-broken")}</p>
                <a class="btn primary" href=Route::Records.href()>{t!(words, "home-records")}</a>
            </main>
        </div>
    }
}
