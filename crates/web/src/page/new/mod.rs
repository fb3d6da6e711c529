//! A new game: who plays?

mod against;
mod chair;
mod start;
mod together;

use host::GameKind;
use leptos::prelude::*;
use markup::view;
use tell::table::game_name;

use self::against::Against;
pub(super) use self::start::start;
use self::together::Together;
use super::App;
use crate::parts::{Segments, Top};
use crate::{browser, t};

/// What stands behind the address of this page to play against the computer.
pub(super) const COMPUTER: &str = "/computer";

/// Who plays a game: together on this device, or one person against the computer.
#[component]
pub(super) fn New(game: GameKind) -> impl IntoView {
    let words = App::get().words;
    let hash = browser::window().and_then(|window| window.location().hash().ok());
    let alone = RwSignal::new(hash.is_some_and(|hash| hash.ends_with(COMPUTER)));
    let ways = move || {
        let texts = words.get();
        vec![(false, tell::say!(texts, "home-together")), (true, tell::say!(texts, "home-computer"))]
    };
    view! {
        <div class="screen">
            <Top title=t!(words, "new-title", game = game_name(game.name()))/>
            <main id="main" class="page new" tabindex="-1" data-game=game.name()>
                <Segments
                    label=t!(words, "new-way")
                    choices=ways
                    chosen=alone
                    change=move |way| alone.set(way)
                />
                {move || if alone.get() {
                    view! { <Against game/> }.into_any()
                } else {
                    view! { <Together game/> }.into_any()
                }}
            </main>
        </div>
    }
}
