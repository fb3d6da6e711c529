use host::GameKind;
use leptos::prelude::*;
use markup::view;
use tell::table::{game_name, level_name};

use super::art::Art;
use crate::dom::Show;
use crate::line_up::{Chair, LineUp, Rivals};
use crate::page::App;
use crate::page::new::{COMPUTER, FRIENDS, start};
use crate::parts::{Icon, Segments};
use crate::route::Route;
use crate::{store, t};

/// A game: its picture, what it is like, its sheets, and the ways into it.
#[component]
pub(super) fn GameCard(
    /// The game; its sheets are chosen on the card.
    base: GameKind,
    /// Whether nothing was ever played here.
    is_first: bool,
) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let sheet = RwSignal::new(last_sheet(base));
    let most = *base.seats().end();
    view! {
        <article class="card game" data-game=base.name() aria-labelledby=format!("game-{base}")>
            {move || view! { <Art game=sheet.get()/> }}
            <div class="gt">
                <h2 class="display" id=format!("game-{base}")>{game_name(base.name())}</h2>
                <p class="small muted">{move || tell::say!(words.get(), "home-about", game = sheet.get().name())}</p>
                <p class="tiny muted">{t!(words, "home-players", from = 2, to = most, minutes = base.minutes())}</p>
            </div>
            <Sheets base sheet/>
            {move || {
                let game = sheet.get();
                view! { <Ways game/><Links game is_first/> }
            }}
        </article>
    }
}

/// The sheet of a game that was chosen last.
fn last_sheet(base: GameKind) -> GameKind {
    let kept = store::note::<String>(&format!("sheet/{base}"));
    let kept = kept.and_then(|name| name.parse::<GameKind>().ok());
    kept.filter(|sheet| sheet.base() == base).unwrap_or(base)
}

/// The sheets of a game to choose from, where there are several.
#[component]
fn Sheets(base: GameKind, sheet: RwSignal<GameKind>) -> impl IntoView {
    let words = App::get().words;
    let choices = move || {
        let texts = words.get();
        let name = |kind: GameKind| {
            if kind == base { tell::say!(texts, "home-sheet-classic") } else { kind.short_title().to_owned() }
        };
        base.sheets().map(|kind| (kind, name(kind))).collect()
    };
    let change = move |kind: GameKind| {
        store::keep_note(&format!("sheet/{base}"), &kind.name().to_owned());
        sheet.set(kind);
    };
    (base.sheets().count() > 1).then(|| {
        view! {
            <div class="sheets" data-do="sheet">
                <Segments label=t!(words, "home-sheet") choices chosen=sheet change/>
            </div>
        }
    })
}

/// What there is besides playing at once.
#[component]
fn Links(game: GameKind, is_first: bool) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    view! {
            <p class="links small">
                <a
                    class:first=is_first
                    class:btn=is_first
                    class:quiet=is_first
                    href=Route::Learn(game).href()
                    data-do="learn"
                >
                    {move || {
                        let texts = words.get();
                        if is_first { tell::say!(texts, "home-learn-first") } else { tell::say!(texts, "home-learn") }
                    }}
                </a>
                {(game == GameKind::CLASSIC).then(|| view! {
                    <button type="button" data-do="practice" on:click=move |_| practise(app)>
                        {t!(words, "home-practice")}
                    </button>
                })}
                <a href=Route::Rules(game).href() data-do="rules">{t!(words, "home-rules")}</a>
                <a href=format!("{}{COMPUTER}", Route::New(game).href()) data-do="opponents">
                    {t!(words, "new-rivals")}
                </a>
            </p>
    }
}

/// Begins a game alone, against perfect play.
fn practise(app: App) {
    start(app, GameKind::CLASSIC, &LineUp { chairs: vec![Chair::default()], dice_by_hand: false });
}

/// The two ways to play: against the computer, at once; together, after saying who plays.
#[component]
fn Ways(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let rivals = Rivals::last(game);
    let line_up = StoredValue::new(rivals.line_up());
    let about = move || {
        let texts = words.get();
        let level = level_name(&rivals.level, &texts);
        tell::say!(texts, "home-rivals", count = rivals.count, level = level)
    };
    view! {
        <div class="ways">
            <button
                type="button"
                class="btn primary way"
                data-do="computer"
                on:click=move |_| line_up.with_value(|line_up| start(app, game, line_up))
            >
                <Icon name="bot"/>
                <span>{t!(words, "home-computer")}<small>{about}</small></span>
            </button>
            <a class="btn quiet way" data-do="together" href=Route::New(game).href()>
                <Icon name="people"/>
                <span>{t!(words, "home-together")}<small>{t!(words, "home-together-note")}</small></span>
            </a>
            <Show when=move || app.server.is_there()>
                <a class="btn quiet way friends" data-do="friends" href=format!("{}{FRIENDS}", Route::New(game).href())>
                    <Icon name="link"/>
                    <span>{t!(words, "home-with-friends")}<small>{t!(words, "home-with-friends-note")}</small></span>
                </a>
            </Show>
        </div>
    }
}
