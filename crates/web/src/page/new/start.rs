use host::{GameKind, Sitter};
use leptos::prelude::*;

use crate::line_up::{self, LineUp};
use crate::page::{App, table};
use crate::part::{self, Missing, part};
use crate::route::Route;
use crate::tables;

/// Begins a game and goes to its table, or says why it cannot begin.
pub(in crate::page) fn start(app: App, game: GameKind, line_up: &LineUp) {
    let texts = app.words.now();
    let own_name = app.settings.with_untracked(|settings| settings.name.clone());
    let names = line_up::names(&line_up.chairs, &own_name, &texts);
    let (sitters, dice_by_hand) = (line_up.sitters(names), line_up.dice_by_hand);
    table::expect(game);
    part::load(beginning(), move |begin| match begin.map(|begin| begin(game, sitters, dice_by_hand)) {
        Ok(Ok(id)) => Route::Table(id).go(),
        Ok(Err(reason)) => app.note(tell::say!(texts, "home-no-start", reason = reason)),
        Err(_) => app.note(tell::say!(texts, "part-missing")),
    });
}

/// What begins a game and says under which name it is kept, or why it cannot begin.
type Begin = fn(GameKind, Vec<Sitter>, bool) -> Result<String, String>;

#[part(play, wasm_split_path = leptos::wasm_split, fallible)]
fn beginning() -> Result<Begin, Missing> {
    Ok(tables::begin)
}
