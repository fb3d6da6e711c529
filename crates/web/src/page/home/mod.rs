//! The first page: what shall we play?

mod art;
mod game_card;
mod online_tables;
mod open_games;

use host::GameKind;
use leptos::prelude::*;
use markup::view;

pub(super) use self::art::Art;
use self::game_card::GameCard;
pub(super) use self::online_tables::OnlineTables;
use self::open_games::OpenGames;
use super::App;
use super::settings::Languages;
use crate::dom::Show;
use crate::offline::Readiness;
use crate::part::{Around, Missing, later, part};
use crate::parts::{Drawer, Icon};
use crate::route::Route;
use crate::settings::Look;
use crate::store::Kept;
use crate::{browser, online, store, t};

/// The games, and what was left open.
#[component]
pub(super) fn Home() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let kept = store::games();
    let is_first = kept.is_empty();
    view! {
        <div class="screen home-screen">
            <HomeTop/>
            <main id="main" class="home" tabindex="-1">
                <h1 class="display hi">{t!(words, "home-title")}</h1>
                {is_first.then(|| view! { <p class="lead">{t!(words, "home-lead")}</p> })}
                {online::knows_tables().then(|| later(online_tables, Around::Nothing, |shown| shown()))}
                {(!is_first).then(|| later(open_games, Around::Nothing, move |shown| shown(kept.clone())))}
                <section class="games" aria-label=t!(words, "home-games")>
                    {GameKind::bases().map(|base| view! { <GameCard base is_first/> }).collect_view()}
                </section>
            </main>
            <footer class="home-foot">
                <nav class="links">
                    {GameKind::bases().map(|game| view! {
                        <a href=Route::Rules(game).href()>
                            {t!(words, "page-rules", game = tell::table::game_name(game.name()))}
                        </a>
                    }).collect_view()}
                    <Show when=move || app.server.is_there()>
                        <a href=Route::Friends.href() data-do="public">{t!(words, "home-friends")}</a>
                    </Show>
                    <a href=Route::Records.href() data-do="records">{t!(words, "home-records")}</a>
                </nav>
                <Readiness/>
                <p class="tiny muted">{t!(words, "home-independent")}</p>
            </footer>
        </div>
    }
}

/// The games that were left open: to know of them takes the rules.
#[part(play, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn open_games() -> Result<fn(Vec<Kept>) -> AnyView, Missing> {
    Ok(|kept| view! { <OpenGames kept/> }.into_any())
}

/// The tables on a server at which this device plays or looks: to know of them takes what reads their messages.
#[part(online, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn online_tables() -> Result<fn() -> AnyView, Missing> {
    Ok(|| view! { <OnlineTables/> }.into_any())
}

/// The bar of the first page: the name, the language, light or dark, the settings.
#[component]
fn HomeTop() -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let languages_open = RwSignal::new(false);
    let language = move || words.language();
    let code = move || language().code().to_uppercase();
    let label = move || tell::say!(words.get(), "home-language", language = language().own_name());
    view! {
        <header class="top hometop">
            <span class="brand"><Icon name="logo"/><b class="display">"Rowlock"</b></span>
            <button
                type="button"
                class="pill"
                data-do="language"
                on:click=move |_| languages_open.set(true)
            >
                {code}
                <span class="sr">{label}</span>
            </button>
            <LookButton/>
            <button
                type="button"
                class="icon"
                data-do="settings"
                aria-label=t!(words, "settings")
                on:click=move |_| app.settings_open.set(true)
            >
                <Icon name="gear"/>
            </button>
        </header>
        <Drawer open=languages_open title=t!(words, "settings-language")>
            <Languages/>
            <button type="button" class="btn primary" on:click=move |_| languages_open.set(false)>
                {t!(words, "done")}
            </button>
        </Drawer>
    }
}

/// Light or dark with one tap.
#[component]
fn LookButton() -> impl IntoView {
    let app = App::get();
    let is_dark = move || match app.settings.with(|settings| settings.look) {
        Look::System => browser::matches("(prefers-color-scheme: dark)"),
        look => look == Look::Dark,
    };
    let label = move || {
        let texts = app.words.get();
        if is_dark() { tell::say!(texts, "home-to-light") } else { tell::say!(texts, "home-to-dark") }
    };
    let turn = move |_| {
        let look = if is_dark() { Look::Light } else { Look::Dark };
        app.settings.update(|settings| settings.look = look);
    };
    let icon = Signal::derive(move || if is_dark() { "sun" } else { "moon" }.to_owned());
    view! {
        <button type="button" class="icon" data-do="look" aria-label=label on:click=turn>
            <Icon name=icon/>
        </button>
    }
}
