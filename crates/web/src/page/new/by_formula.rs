use host::GameKind;
use leptos::prelude::*;
use markup::view;

use crate::page::App;
use crate::t;

/// Says where opponents are chosen that no network has learned the sheet, where that is so.
#[component]
pub(super) fn ByFormula(game: GameKind) -> impl IntoView {
    let words = App::get().words;
    game.is_judged_by_formula().then(|| {
        view! { <p class="small muted" data-note="formula">{t!(words, "new-by-formula")}</p> }
    })
}
