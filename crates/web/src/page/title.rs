//! What the window is called, and where the focus goes on another page.

use std::cell::Cell;

use leptos::prelude::*;
use tell::table::game_name;
use tell::{Texts, say};

use super::App;
use crate::online::MyTable;
use crate::reactive::{effect, effect_after};
use crate::route::Route;
use crate::{browser, store, tables};

/// The window is called after the page, in the language that is set.
pub(super) fn follow(app: App) {
    effect(move || {
        let title = app.route.with(|route| title(route, &app.words.get()));
        if let Some(document) = browser::document() {
            document.set_title(&title);
        }
    });
    effect_after(move |before: Option<Route>| {
        let route = app.route.get();
        if before.is_some_and(|before| before != route) {
            HAS_MOVED.set(true);
            browser::after(0, settle);
        }
        route
    });
}

thread_local! {
    /// Whether another page was gone to since the window was opened.
    static HAS_MOVED: Cell<bool> = const { Cell::new(false) };
}

/// Another page is read from its start, unless it has put the focus somewhere itself.
pub(crate) fn settle() {
    if !HAS_MOVED.get() {
        return;
    }
    let active = browser::document().and_then(|document| document.active_element());
    if active.is_none_or(|active| active.tag_name() == "BODY") {
        browser::focus("#main");
        // The focus alone would hide the bar above.
        if let Some(window) = browser::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}

fn title(route: &Route, texts: &Texts) -> String {
    let page = match route {
        Route::Home => return "Rowlock".to_owned(),
        Route::New(game) => say!(texts, "new-title", game = game_name(game.name())),
        Route::Table(id) => kept_name(id).to_owned(),
        Route::Records => say!(texts, "home-records"),
        Route::Replay(id) => say!(texts, "replay-title", game = kept_name(id)),
        Route::Rules(game) => say!(texts, "page-rules", game = game_name(game.name())),
        Route::Learn(game) => say!(texts, "page-learn", game = game_name(game.name())),
        Route::Online(table) => {
            MyTable::game_of(table).map_or("–".to_owned(), |game| game_name(&game).to_owned())
        }
        Route::Fair(_) => say!(texts, "fair-title"),
        Route::Friends | Route::Join(..) | Route::Watch(..) | Route::Seat(..) => {
            say!(texts, "home-friends")
        }
    };
    say!(texts, "page-title", page = page)
}

/// The name of a kept game.
fn kept_name(id: &str) -> &'static str {
    let game = store::game(id).and_then(|kept| tables::game_of(&kept.record));
    game.map_or("–", |game| game_name(game.name()))
}
