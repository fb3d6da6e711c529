//! The games that are kept on this device.

mod bring_in;
mod row;

use leptos::prelude::*;
use markup::view;
use tell::list;
use tell::table::game_name;

use self::bring_in::{BringIn, Outcome, OutcomeCard};
use self::row::Row;
use super::App;
use crate::dom::{Show, each};
use crate::parts::{Icon, Top};
use crate::store::{self, Kept};
use crate::tables::Summary;
use crate::words::Words;
use crate::{browser, t};

/// What the page works on.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    /// Every game that is kept, the latest first.
    games: RwSignal<Vec<Summary>>,
    /// What was deleted since the page was opened, the latest last.
    deleted: RwSignal<Vec<Kept>>,
    /// What came of bringing games in.
    outcome: RwSignal<Option<Outcome>>,
}

impl Shelf {
    fn new() -> Self {
        Self {
            games: RwSignal::new(read()),
            deleted: RwSignal::new(Vec::new()),
            outcome: RwSignal::new(None),
        }
    }

    /// Looks again at what is kept.
    fn refresh(self) {
        self.games.set(read());
    }

    fn delete(self, app: App, summary: &Summary) {
        let Some(kept) = store::game(&summary.id) else { return };
        store::forget(&summary.id);
        app.say(tell::say!(app.words.now(), "records-deleted", what = what(summary, app.words)));
        self.deleted.update(|deleted| deleted.push(kept));
        self.games.update(|games| games.retain(|game| game.id != summary.id));
        // The button that was pressed is gone.
        browser::after(0, || browser::focus("[data-do='undo']"));
    }

    fn undo(self, app: App) {
        let Some(kept) = self.deleted.try_update(Vec::pop).flatten() else { return };
        if store::put_back(&kept) {
            self.refresh();
            browser::after(0, || browser::focus("#main"));
        } else {
            app.note(tell::say!(app.words.now(), "records-not-back"));
            self.deleted.update(|deleted| deleted.push(kept));
        }
    }
}

fn read() -> Vec<Summary> {
    store::games().iter().filter_map(Summary::of).collect()
}

/// A game in a few words: "Qwixx, Max and Emma".
fn what(summary: &Summary, words: Words) -> String {
    let names = list::all_of(&words.get(), summary.names.iter());
    format!("{}, {names}", game_name(summary.game.name()))
}

/// All games, open and finished; files in and out.
#[component]
pub(super) fn Records() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let shelf = Shelf::new();
    let handle = window_event_listener(leptos::ev::storage, move |_| shelf.refresh());
    on_cleanup(move || handle.remove());
    let bringing = RwSignal::new(false);
    let count = move || shelf.games.with(Vec::len);
    let summed = move || match count() {
        0 => tell::say!(words.get(), "records-none"),
        count => tell::say!(words.get(), "records-count", count = count),
    };
    view! {
        <div class="screen">
            <Top title=t!(words, "home-records")/>
            <main id="main" class="page records" tabindex="-1">
                <p data-count=count>{summed}</p>
                <div class="adding">
                    <button type="button" class="btn quiet" data-do="import" on:click=move |_| bringing.set(true)>
                        <Icon name="plus"/>
                        {t!(words, "records-import")}
                    </button>
                    <button
                        type="button"
                        class="btn quiet"
                        data-do="export-all"
                        disabled=move || count() == 0
                        on:click=move |_| export_all(app)
                    >
                        <Icon name="save"/>
                        {t!(words, "records-export-all")}
                    </button>
                </div>
                <OutcomeCard outcome=shelf.outcome/>
                <Group shelf over=false title=t!(words, "records-open")/>
                <Group shelf over=true title=t!(words, "records-finished")/>
            </main>
            <Undo shelf/>
            <BringIn open=bringing shelf/>
        </div>
    }
}

/// Saves every record in one file, which can be brought in again.
fn export_all(app: App) {
    let games = store::games();
    let all: String = games.iter().flat_map(|kept| [kept.record.trim_end(), "\n"]).collect();
    if browser::download("rowlock-games.txt", &all).is_none() {
        app.note(tell::say!(app.words.now(), "menu-not-saved"));
    }
}

/// The open games, or the finished ones.
#[component]
fn Group(shelf: Shelf, over: bool, #[prop(into)] title: Signal<String>) -> impl IntoView {
    let of_group = move || {
        let games = shelf.games.get();
        games.into_iter().filter(|game| game.is_over == over).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || !of_group().is_empty()>
            <section class="part">
                <h2 class="eyebrow">{move || title.get()}</h2>
                <ul class="kept">
                    {each(
                        of_group,
                        |game| (game.id.clone(), game.when),
                        move |summary| view! { <Row summary shelf/> },
                    )}
                </ul>
            </section>
        </Show>
    }
}

/// What was deleted last, and the way back.
#[component]
fn Undo(shelf: Shelf) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let last = move || {
        let kept = shelf.deleted.with(|deleted| deleted.last().cloned())?;
        Some(tell::say!(words.get(), "records-deleted", what = what(&Summary::of(&kept)?, words)))
    };
    move || {
        last().map(|text| {
            view! {
                <div class="undo">
                    <p>{text}</p>
                    <button type="button" class="btn sm" data-do="undo" on:click=move |_| shelf.undo(app)>
                        <Icon name="undo"/>
                        {t!(words, "records-undo")}
                    </button>
                    <button
                        type="button"
                        class="icon"
                        aria-label=t!(words, "close")
                        on:click=move |_| shelf.deleted.update(Vec::clear)
                    >
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    }
}
