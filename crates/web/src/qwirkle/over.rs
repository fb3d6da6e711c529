//! The end: how everybody's points add up, and what may come next.

use game::{Points, Seat};
use leptos::prelude::*;
use markup::view;
use qwirkle::{Hand, Score};

use super::context::TableContext;
use crate::dom::{Element, Show};
use crate::online::extras;
use crate::order;
use crate::part;
use crate::parts::{Icon, TileFace, save_record};
use crate::reactive::effect;
use crate::route::Route;
use crate::{browser, t, tables};

/// The points of a seat, worked out.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    place: usize,
    name: String,
    score: Score,
    total: i32,
    has_won: bool,
    hand: Option<Hand>,
}

fn lines(cx: TableContext) -> Vec<Line> {
    let lines = cx.with(|update| {
        let view = &update.view;
        let total = |index: usize| view.seats.get(index).map_or(0, |seat| Score::total(&seat.score));
        let line = |index: usize| Line {
            place: 1 + (0..view.seats.len()).filter(|&other| total(other) > total(index)).count(),
            name: update.seats.get(index).map(|seat| seat.name.clone()).unwrap_or_default(),
            score: view.seats.get(index).map(|seat| seat.score).unwrap_or_default(),
            total: total(index),
            has_won: update.result.as_ref().is_some_and(|result| result.winners.contains(Seat::new(index))),
            hand: view.hands.as_ref().and_then(|hands| hands.get(index)).copied(),
        };
        order::by_key((0..view.seats.len()).map(line).collect(), |line| line.place as i64)
    });
    lines.unwrap_or_default()
}

/// Who has won, and why the game is over.
fn headline(cx: TableContext) -> (String, String) {
    let texts = cx.app.words.get();
    let said = cx.with(|update| {
        let result = update.result.as_ref()?;
        Some(cx.speak(update, &texts, |voice| {
            (tell::table::winners(result, voice), tell::table::end(result, voice))
        }))
    });
    said.flatten().unwrap_or_default()
}

/// The result of the game.
#[component]
pub(super) fn Result(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let words = move |index: usize| {
        let heading = tell::qwirkle::score_headings(&app.words.get()).into_iter().nth(index);
        heading.map(|heading| tell::capitalised(&heading)).unwrap_or_default()
    };
    effect(move || browser::focus("#result"));
    view! {
        <section class="qover card" aria-labelledby="result">
            <div class="won">
                <span class="crown"><Icon name="logo"/></span>
                <h2 class="display" id="result" tabindex="-1">{move || headline(cx).0}</h2>
                <p class="small muted">{move || headline(cx).1}</p>
            </div>
            <table class="scores">
                <thead>
                    <tr>
                        <th scope="col">{t!(app.words, "qp-player")}</th>
                        <th scope="col">{move || words(0)}</th>
                        <th scope="col">{move || words(1)}</th>
                        <th scope="col">{move || words(2)}</th>
                        <th scope="col">{move || words(3)}</th>
                    </tr>
                </thead>
                <tbody>{move || lines(cx).into_iter().map(|line| row(cx, line)).collect_view()}</tbody>
            </table>
        </section>
    }
}

fn row(cx: TableContext, line: Line) -> Element {
    let app = cx.app;
    let bonus = |count: u32| if count == 0 { "–".to_owned() } else { format!("+{}", 6 * count) };
    let left = line.hand.filter(|hand| !hand.is_empty());
    let tile = move |tile: qwirkle::Tile| {
        view! {
            <span class=format!("tile {}", tile.colour()) role="img" aria-label=move || tell::qwirkle::tile_name(tile, &app.words.get())>
                <TileFace tile/>
            </span>
        }
    };
    let tiles = left.map(|hand| {
        view! {
            <div class="left">
                <span class="tiny muted">{t!(app.words, "qp-left")}</span>
                {hand.tiles().iter().copied().map(tile).collect_view()}
            </div>
        }
    });
    view! {
        <tr class:winner=line.has_won>
            <th scope="row"><span class="pos">{line.place}</span>" "{line.name}{tiles}</th>
            <td>{line.score.lines}</td>
            <td>{bonus(line.score.qwirkles)}</td>
            <td>{bonus(u32::from(line.score.finish))}</td>
            <td><b data-total=line.total.to_string()>{line.total}</b></td>
        </tr>
    }
}

/// What may come next.
#[component]
pub(super) fn Afterwards(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let table = cx.table;
    let again = move |_| {
        if let Some(remote) = table.online() {
            // Its part is there, as the table is.
            return part::load(extras(), move |extras| _ = extras.map(|extras| (extras.again)(remote)));
        }
        let seats = cx.now(|update| update.seats.clone()).unwrap_or_default();
        match tables::again(table.game, &seats, false) {
            Ok(id) => Route::Table(id).go(),
            Err(reason) => app.note(reason),
        }
    };
    let replay = table.id.with_value(|id| Route::Replay(id.clone()).href());
    view! {
        <div class="bar q ends">
            <a class="icon box" href=Route::Home.href() aria-label=t!(app.words, "to-home") title=t!(app.words, "to-home")>
                <Icon name="back"/>
            </a>
            <button type="button" class="icon box" data-do="save" aria-label=t!(app.words, "menu-save")
                title=t!(app.words, "menu-save") on:click=move |_| save_record(app, table)>
                <Icon name="save"/>
            </button>
            <a class="btn quiet" data-do="replay" href=replay>{t!(app.words, "qp-replay")}</a>
            <Show when=move || table.may_play_again()>
                <button type="button" class="btn primary" data-do="again" on:click=again>
                    {move || {
                        let texts = app.words.get();
                        table.next_words(&texts).unwrap_or_else(|| tell::say!(texts, "qp-again"))
                    }}
                </button>
            </Show>
        </div>
    }
}
