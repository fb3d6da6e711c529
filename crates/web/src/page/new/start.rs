use host::GameKind;
use leptos::prelude::*;

use crate::line_up::{self, LineUp};
use crate::page::App;
use crate::route::Route;
use crate::tables;

/// Begins a game and goes to its table, or says why it cannot begin.
pub(in crate::page) fn start(app: App, game: GameKind, line_up: &LineUp) {
    let texts = app.words.now();
    let own_name = app.settings.with_untracked(|settings| settings.name.clone());
    let names = line_up::names(&line_up.chairs, &own_name, &texts);
    match tables::begin(game, line_up.sitters(names), line_up.dice_by_hand) {
        Ok(id) => Route::Table(id).go(),
        Err(reason) => app.note(tell::say!(texts, "home-no-start", reason = reason)),
    }
}
