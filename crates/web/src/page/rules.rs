//! The rules of a game, in our own words.

use host::GameKind;
use leptos::prelude::*;
use markup::view;

use super::App;
use crate::browser;
use crate::dom::Element;
use crate::parts::{Icon, Top};
use crate::route::Route;
use crate::t;
use crate::teach::{self, Section, SectionView, Texted};

/// The rules of a game, section by section.
#[component]
pub(super) fn Rules(game: GameKind) -> impl IntoView {
    let app = App::get();
    let words = app.words;
    let name = game.title();
    let sections = teach::sections(game);
    let contents = sections.iter().map(|section| entry(game, section.id, section.title)).collect_view();
    let bodies = sections.into_iter().map(|section| body(game, section)).collect_view();
    browser::after(0, arrive);
    view! {
        <div class="screen">
            <Top title=name/>
            <main id="main" class="page rules" tabindex="-1" data-rules=game.name()>
                <h2 class="display title">{t!(words, "rules-of", name = name)}</h2>
                <div class="two">
                    <a class="btn primary" href=Route::Learn(game).href() data-do="learn">
                        {t!(words, "rules-learn")}
                    </a>
                    <a class="btn quiet" href=Route::New(game).href() data-do="play">
                        {t!(words, "rules-play")}
                    </a>
                </div>
                <nav class="card contents" aria-label=t!(words, "rules-contents")>
                    <ol>
                        {contents}
                        {entry(game, "fine", "rules-fine")}
                    </ol>
                </nav>
                {bodies}
                <FinePoints game/>
                <OtherGames game/>
            </main>
        </div>
    }
}

/// The address of a section, which Rules reads when it opens.
pub(crate) fn address(game: GameKind, section: &str) -> String {
    format!("{}/{section}", Route::Rules(game).href())
}

/// The name of the element of a section; symbols have taken the plain names.
fn element(section: &str) -> String {
    format!("rule-{section}")
}

fn entry(game: GameKind, section: &'static str, title: &'static str) -> Element {
    // The page is there already: no need to build it again.
    let go = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        go_to(section);
    };
    view! {
        <li>
            <a href=address(game, section) on:click=go>
                <Texted id=title args=teach::args(game)/>
            </a>
        </li>
    }
}

fn body(game: GameKind, section: Section) -> Element {
    let id = element(section.id);
    let (heading, labelled) = (format!("{id}-title"), format!("{id}-title"));
    let title = section.title;
    view! {
        <section id=id class="rule" aria-labelledby=labelled>
            <h2 id=heading class="display" tabindex="-1"><Texted id=title args=teach::args(game)/></h2>
            <SectionView section args=teach::args(game)/>
        </section>
    }
}

/// What we decided where the rulebooks are silent.
#[component]
fn FinePoints(game: GameKind) -> impl IntoView {
    let app = App::get();
    let point = |id: &'static str| view! { <li><Texted id args=teach::args(game)/></li> };
    let points = teach::fine_points(game).into_iter().map(point).collect_view();
    view! {
        <details id=element("fine") class="card fine">
            <summary>
                <h2 id=format!("{}-title", element("fine")) class="display" tabindex="-1">
                    {t!(app.words, "rules-fine")}
                </h2>
                <Icon name="next"/>
            </summary>
            <p>{t!(app.words, "rules-fine-note")}</p>
            <ul>{points}</ul>
        </details>
    }
}

#[component]
fn OtherGames(game: GameKind) -> impl IntoView {
    let app = App::get();
    let others = GameKind::ALL.into_iter().filter(|other| *other != game);
    let link = |other: GameKind| {
        view! {
            <a class="btn quiet" href=Route::Rules(other).href() data-game=other.name()>
                {other.title()}
                <Icon name="next"/>
            </a>
        }
    };
    view! {
        <nav class="others" aria-label=t!(app.words, "rules-other-games")>
            <span class="eyebrow">{t!(app.words, "rules-other-games")}</span>
            {others.map(link).collect_view()}
        </nav>
    }
}

/// Shows the section that the address names, or the beginning.
fn arrive() {
    let Some(window) = browser::window() else { return };
    let hash = window.location().hash().unwrap_or_default();
    match hash.split('/').nth(3) {
        Some(section) => go_to(section),
        None => window.scroll_to_with_x_and_y(0.0, 0.0),
    }
}

fn go_to(section: &str) {
    let id = element(section);
    let found = browser::document().and_then(|document| document.get_element_by_id(&id));
    if let Some(found) = found {
        if found.tag_name() == "DETAILS" {
            // Refused for no attribute of this name.
            _ = found.set_attribute("open", "");
        }
        browser::focus(&format!("#{id}-title"));
        found.scroll_into_view();
    }
}
