//! Who plays, with their points, and the latest turns.

use game::{Points, Seat};
use leptos::prelude::*;
use markup::view;
use qwirkle::{News, Score};
use tell::Texts;

use super::context::TableContext;
use super::seen;
use crate::dom::{Element, each};
use crate::online::SeatMark;
use crate::page::App;
use crate::parts::Icon;
use crate::reactive::memo;
use crate::t;

/// What is shown of a seat.
#[derive(Clone, PartialEq, Debug)]
struct Person {
    seat: Seat,
    name: String,
    is_bot: bool,
    is_you: bool,
    total: i32,
    tiles: usize,
    last: Option<u32>,
    has_turn: bool,
}

fn people(cx: TableContext) -> Vec<Person> {
    let all = cx.with(|update| {
        let person = |(index, info): (usize, &protocol::SeatInfo)| {
            let seat = Seat::new(index);
            let view = update.view.seats.get(index);
            Person {
                seat,
                name: info.name.clone(),
                is_bot: !seen::is_person(update, seat),
                is_you: cx.you(update) == Some(seat),
                total: view.map_or(0, |view| Score::total(&view.score)),
                tiles: view.map_or(0, |view| view.hand_size),
                last: seen::last_points(update, seat),
                has_turn: seen::turn(update) == Some(seat),
            }
        };
        update.seats.iter().enumerate().map(person).collect()
    });
    all.unwrap_or_default()
}

/// All seats, and the bag.
#[component]
pub(super) fn Seats(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let all = memo(move || people(cx));
    let bag = memo(move || cx.with(|update| update.view.bag).unwrap_or_default());
    let some = move || all.with(|all| all.len() > 2);
    let many = move || all.with(|all| all.len() > 4);
    view! {
        <div class="qseats" class:some=some class:many=many>
            <ul aria-label=t!(app.words, "qp-players")>
                {each(
                    move || all.get(),
                    |person| (person.seat, person.has_turn, person.total, person.last, person.tiles),
                    move |person| seat(app, person),
                )}
            </ul>
            <button
                type="button"
                class="bag"
                data-do="unseen"
                data-bag=move || bag.get().to_string()
                aria-label=move || tell::say!(app.words.get(), "qp-bag", count = bag.get())
                on:click=move |_| cx.unseen.set(true)
            >
                <Icon name="bag"/>
                <b>{move || bag.get()}</b>
            </button>
        </div>
    }
}

fn seat(app: App, person: Person) -> Element {
    let initial: String = person.name.chars().take(1).collect();
    let tiles = person.tiles;
    let face = if person.is_bot { view! { <Icon name="bot"/> }.into_any() } else { initial.into_any() };
    view! {
        <li class:turn=person.has_turn class:you=person.is_you data-seat=person.seat.number().to_string()
            aria-current=person.has_turn.then_some("true")>
            <span class="face" aria-hidden="true">{face}</span>
            <b>{person.name}</b>
            <SeatMark seat=person.seat/>
            <small class="held">{move || tell::qwirkle::tiles_counted(tiles, &app.words.get())}</small>
            {person.last.map(|points| view! { <small class="got">{format!("+{points}")}</small> })}
            <span class="pts">{person.total}</span>
        </li>
    }
}

/// The latest turns, the last one first.
#[component]
pub(super) fn LastTurns(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let lines = move || {
        let texts = app.words.get();
        let lines = cx.with(|update| {
            let line = |news: &News| {
                (
                    gain(news),
                    cx.speak(update, &texts, |voice| {
                        turn_words(
                            news,
                            voice.name(seen::seat_of(news)),
                            voice.is_you(seen::seat_of(news)),
                            &texts,
                        )
                    }),
                )
            };
            seen::choices(update).take(8).map(line).collect::<Vec<_>>()
        });
        lines.unwrap_or_default()
    };
    view! {
        <section class="card log">
            <h2 class="eyebrow">{t!(app.words, "qp-last-turns")}</h2>
            <ol class="small">
                {move || lines().into_iter().map(|(gain, text)| view! { <li><b>{gain}</b><span>{text}</span></li> }).collect_view()}
            </ol>
        </section>
    }
}

fn gain(news: &News) -> String {
    match news {
        News::Placed { points, .. } => format!("+{points}"),
        _ => "–".to_owned(),
    }
}

/// A turn in a few words.
fn turn_words(news: &News, name: &str, is_you: bool, texts: &Texts) -> String {
    let who = if is_you { "you" } else { "other" };
    match news {
        News::Placed { placement, qwirkles, .. } => {
            let count = placement.tiles().len();
            let placed = tell::say!(texts, "qp-turn-placed", who = who, name = name, count = count);
            if *qwirkles > 0 { format!("{placed} {}", tell::say!(texts, "qp-qwirkle")) } else { placed }
        }
        News::Traded { count, .. } => {
            tell::say!(texts, "qp-turn-traded", who = who, name = name, count = *count)
        }
        _ => tell::say!(texts, "qp-turn-passed", who = who, name = name),
    }
}
