use host::GameKind;
use leptos::prelude::*;
use markup::view;
use tell::table::game_name;

use crate::page::App;
use crate::page::home::Art;

/// A table on a server in a list: which game, who is there, and what can be done.
#[component]
pub(in crate::page) fn TableCard(
    game: GameKind,
    names: Vec<String>,
    /// What there is to say of it.
    #[prop(into)]
    note: Signal<String>,
    children: Children,
) -> impl IntoView {
    let words = App::get().words;
    let who = move || tell::list::all_of(&words.get(), names.iter());
    view! {
        <li class="card kept-game">
            <Art game/>
            <div class="gt">
                <b>{game_name(game.name())}</b>
                <span class="small">{who}</span>
                <span class="tiny muted">{move || note.get()}</span>
            </div>
            <div class="kept-do">{children()}</div>
        </li>
    }
}
