use std::sync::Arc;

use game::{Points, Seat, Seats};
use leptos::prelude::*;
use markup::view;
use qwirkle::{Board, Hand, Qwirkle};
use qwixx::{Colour, Qwixx, Roll, View, ViewStage};

use super::Film;
use crate::page::App;
use crate::parts::{Die, Icon, TileFace};
use crate::qwirkle::BoardPicture;
use crate::qwixx::SheetPicture;
use crate::{t, tables};

/// The dice and everybody's sheet.
#[component]
pub(super) fn QwixxScene(film: Film<Qwixx>) -> impl IntoView {
    let first = film.moments.with_value(|moments| moments.first().map(|moment| Arc::clone(&moment.view)));
    first.map(|first| {
        let seats = first.seats();
        let view = Signal::derive(move || film.now(|moment| Arc::clone(&moment.view)).unwrap_or_else(|| Arc::clone(&first)));
        let sheet = move |seat: Seat| {
            let name = film.names.with_value(|names| names.get(seat.index()).cloned());
            view! {
                <section class="card sheet-card" class:turn=move || view.with(|view| view.active() == seat)>
                    <h2 class="who"><span>{name}</span><b class="pts">{move || tables::points(view.with(|view| view.score(seat).total()))}</b></h2>
                    <SheetPicture view seat/>
                </section>
            }
        };
        view! {
            <Dice film/>
            <div class="sheets">{seats.into_iter().map(sheet).collect_view()}</div>
        }
    })
}

/// The dice of the turn: as they lie, or as they lay before the choice that is shown.
#[component]
fn Dice(film: Film<Qwixx>) -> impl IntoView {
    let words = App::get().words;
    let rolled = move || {
        let at = film.player.at.get();
        film.moments.with_value(|moments| {
            let sides = moments.first().map_or(6, |moment| moment.view.rules().sides());
            let until_now = moments.iter().take(at + 1).rev();
            let mut rolls = until_now.map(|moment| roll_of(&moment.view)).enumerate();
            let (ago, roll) = rolls.find_map(|(ago, roll)| Some((ago, roll?)))?;
            Some((roll, sides, ago > 0))
        })
    };
    let dice = move || {
        rolled().map(|(roll, sides, used)| {
            let class = |colour: &str| format!("{colour}{}", if used { " idle" } else { "" });
            let [one, other] = roll.white();
            let coloured = Colour::ALL.into_iter().filter_map(|colour| Some((colour, roll.colour(colour)?)));
            let coloured = coloured.map(|(colour, number)| {
                view! { <Die sides number class=class(colour.name())/> }
            });
            let label = tell::say!(words.get(), "replay-dice", dice = tell::qwixx::dice(roll));
            view! {
                <div class="dice" role="img" aria-label=label>
                    <span class="group">
                        <Die sides number=one class=class("")/>
                        <Die sides number=other class=class("")/>
                    </span>
                    <span class="group">{coloured.collect_view()}</span>
                </div>
            }
        })
    };
    view! { <div class="tray replay-tray">{dice}</div> }
}

fn roll_of(view: &View) -> Option<Roll> {
    match *view.stage() {
        ViewStage::Action1 { roll, .. } | ViewStage::Action2 { roll, .. } => Some(roll),
        ViewStage::Roll | ViewStage::Over(_) => None,
    }
}

/// The board, the points, the bag, and hands where they may be seen.
#[component]
pub(super) fn QwirkleScene(film: Film<Qwirkle>) -> impl IntoView {
    let words = App::get().words;
    let empty = Arc::new(Board::new());
    let board = Signal::derive(move || {
        film.now(|moment| Arc::clone(&moment.view.board)).unwrap_or_else(|| Arc::clone(&empty))
    });
    let latest = Signal::derive(move || film.now(|moment| moment.extra.latest.clone()).unwrap_or_default());
    let bag = move || film.now(|moment| moment.view.bag).unwrap_or_default();
    view! {
        <Scores film/>
        <div class="replay-board"><BoardPicture board latest/></div>
        <p class="bag-line small muted">
            <Icon name="bag"/>
            {move || tell::say!(words.get(), "replay-bag", count = bag())}
        </p>
        <Hands film/>
    }
}

#[component]
fn Scores(film: Film<Qwirkle>) -> impl IntoView {
    let seats = film.names.with_value(|names| Seats::first(names.len()));
    let score = move |seat: Seat| {
        let name = film.names.with_value(|names| names.get(seat.index()).cloned());
        let points = move || {
            let of_seat =
                film.now(|moment| moment.view.seats.get(seat.index()).map(|seat| seat.score.total()));
            tables::points(of_seat.flatten().unwrap_or_default())
        };
        view! { <li><span>{name}</span><b class="pts">{points}</b></li> }
    };
    view! { <ul class="scorebar">{seats.into_iter().map(score).collect_view()}</ul> }
}

/// The hands of everybody after the end; while the game goes on, that of the only person.
#[component]
fn Hands(film: Film<Qwirkle>) -> impl IntoView {
    let words = App::get().words;
    let hands = move || -> Vec<(String, Hand)> {
        let of_all = film.now(|moment| moment.extra.hands.clone()).flatten();
        let own = film.now(|moment| moment.view.hand).flatten();
        film.names.with_value(|names| match (of_all, film.you.zip(own)) {
            (Some(hands), _) => names.iter().cloned().zip(hands).collect(),
            (None, Some((you, hand))) => {
                names.get(you.index()).map(|name| (name.clone(), hand)).into_iter().collect()
            }
            (None, None) => Vec::new(),
        })
    };
    let rack = move |(name, hand): (String, Hand)| {
        let texts = words.get();
        let tiles = hand.tiles().iter().map(|&tile| {
            let label = tell::qwirkle::tile_name(tile, &texts);
            view! { <span class=format!("tile {}", tile.colour()) role="img" aria-label=label><TileFace tile/></span> }
        });
        view! { <li><span class="small">{name}</span><span class="rp-tiles">{tiles.collect_view()}</span></li> }
    };
    move || {
        let hands = hands();
        if hands.is_empty() {
            view! { <p class="small muted">{t!(words, "replay-hidden")}</p> }.into_any()
        } else {
            view! {
                <section class="card rp-hands">
                    <h2 class="eyebrow">{t!(words, "replay-hands")}</h2>
                    <ul>{hands.into_iter().map(rack).collect_view()}</ul>
                </section>
            }
            .into_any()
        }
    }
}
