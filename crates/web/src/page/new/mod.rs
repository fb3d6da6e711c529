//! A new game: who plays?

mod against;
mod by_formula;
mod chair;
mod friends;
mod start;
mod together;

use host::GameKind;
use leptos::prelude::*;
use markup::view;
use tell::table::game_name;

use self::against::Against;
use self::friends::WithFriends;
pub(super) use self::start::start;
use self::together::Together;
use super::{App, Learned};
use crate::part::{Around, Missing, later, part};
use crate::parts::{Segments, Top};
use crate::words::Area;
use crate::{browser, t};

/// What stands behind the address of this page to play against the computer.
pub(super) const COMPUTER: &str = "/computer";

/// What stands behind the address of this page to play with friends over a server.
pub(super) const FRIENDS: &str = "/friends";

/// With whom somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Together,
    Computer,
    Friends,
}

/// Who plays a game: together on this device, one person against the computer, or friends on devices of their own.
#[component]
pub(super) fn New(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let hash = browser::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    let mode = RwSignal::new(match hash {
        hash if hash.ends_with(COMPUTER) => Mode::Computer,
        hash if hash.ends_with(FRIENDS) => Mode::Friends,
        _ => Mode::Together,
    });
    let modes = move || {
        let texts = words.get();
        let mut modes = vec![
            (Mode::Together, tell::say!(texts, "home-together")),
            (Mode::Computer, tell::say!(texts, "home-computer")),
        ];
        if app.server.is_there() || mode.get() == Mode::Friends {
            modes.push((Mode::Friends, tell::say!(texts, "home-with-friends")));
        }
        modes
    };
    view! {
        <div class="screen">
            <Top title=t!(words, "new-title", game = game_name(game.name()))/>
            <main id="main" class="page new" tabindex="-1" data-game=game.name()>
                <Segments
                    label=t!(words, "new-way")
                    choices=modes
                    chosen=mode
                    change=move |to| mode.set(to)
                />
                {move || match mode.get() {
                    Mode::Computer => view! { <Against game/> }.into_any(),
                    Mode::Together => view! { <Together game/> }.into_any(),
                    Mode::Friends => later(with_friends, Around::Nothing, move |shown| shown(game)),
                }}
            </main>
        </div>
    }
}

#[part(online, wasm_split_path = leptos::wasm_split, fallible)]
fn with_friends() -> Result<fn(GameKind) -> AnyView, Missing> {
    Ok(|game| {
        view! { <Learned area=Area::Online around=Around::Nothing><WithFriends game/></Learned> }.into_any()
    })
}
