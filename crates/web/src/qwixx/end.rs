use game::{Points, Seat};
use leptos::prelude::*;
use markup::view;
use qwixx::Row;

use super::context::TableContext;
use super::practice::{Outcome, is_practice};
use super::scene::Scene;
use crate::dom::Show;
use crate::online::extras;
use crate::order;
use crate::part;
use crate::parts::{Icon, save_record};
use crate::route::Route;
use crate::{t, tables};

/// What came of the game: who won and why it ended, the sum of everybody, and what can be done now.
#[component]
pub(super) fn End() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let first = cx.scene.with_untracked(|scene| ranking(scene).first().map(|place| place.seat));
    let practice = cx.scene.with_untracked(|scene| is_practice(scene));
    let me = cx.scene.with_untracked(|scene| scene.you().or(first));
    let shown = RwSignal::new(me.unwrap_or(Seat::new(0)));
    let replay = cx.table.id.with_value(|id| Route::Replay(id.clone()).href());
    let won = move || {
        let texts = words.get();
        cx.scene.with(|scene| {
            let voice = scene.voice(&texts);
            scene
                .result()
                .map(|result| (tell::table::winners(result, voice), tell::table::end(result, voice)))
        })
    };
    let again = move |_| {
        if let Some(remote) = cx.table.online() {
            // Its part is there, as the table is.
            return part::load(extras(), move |extras| _ = extras.map(|extras| (extras.again)(remote)));
        }
        let begun = cx
            .scene
            .with_untracked(|scene| tables::again(cx.table.game, scene.sitters(), scene.dice_by_hand()));
        match begun {
            Ok(id) => Route::Table(id).go(),
            Err(_) => cx.app.note(tell::say!(words.now(), "qwixx-page-refused")),
        }
    };
    view! {
        <div class="endm">
            <div class="won">
                <span class="crown"><Icon name="logo"/></span>
                <h2 class="display" tabindex="-1">{move || won().map(|(winners, _)| winners)}</h2>
                <p class="muted small">{move || won().map(|(_, end)| end)}</p>
            </div>
            <div class="endcols">
                {move || view! { <Worked seat=shown.get()/> }}
                {if practice { view! { <Outcome/> }.into_any() } else { view! { <Ranking shown/> }.into_any() }}
            </div>
            <nav class="endlinks">
                <button type="button" data-do="save" on:click=move |_| save_record(cx.app, cx.table)>
                    <Icon name="save"/>{t!(words, "menu-save")}
                </button>
                <a href=replay><Icon name="next"/>{t!(words, "qwixx-page-replay")}</a>
                <a href=Route::Home.href()><Icon name="back"/>{t!(words, "to-home")}</a>
            </nav>
        </div>
        <div class="bar endbar">
            <button type="button" class="btn quiet" data-do="look" on:click=move |_| cx.look(shown.get_untracked())>
                {t!(words, "qwixx-page-look")}
            </button>
            <Show when=move || cx.table.may_play_again()>
                <button type="button" class="btn primary" data-do="again" on:click=again>
                    {move || {
                        let texts = words.get();
                        cx.table.next_words(&texts).unwrap_or_else(|| tell::say!(texts, "qwixx-page-again"))
                    }}
                </button>
            </Show>
        </div>
    }
}

/// The sum of a seat, worked out: the stairs 1 + 2 + 3 … of every row, less the misthrows.
#[component]
fn Worked(seat: Seat) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let (name, score, locked) = cx.scene.with_untracked(|scene| {
        (scene.name(seat).to_owned(), scene.view().score(seat), scene.view().sheet(seat).locked())
    });
    let row = move |colour: Row| {
        let crosses = score.crosses.get(colour.index()).copied().unwrap_or(0);
        let label = move || {
            let texts = words.get();
            let colour = tell::capitalised(&tell::qwixx::colour_name(colour.lock(), &texts));
            format!("{colour}: {}", tell::qwixx::crosses(crosses, &texts))
        };
        view! {
            <li class=colour.name()>
                <span class="mk"><Icon name=format!("m-{colour}")/></span>
                <span class="sr">{label}</span>
                <span class="stairs" aria-hidden="true">
                    {(1..=crosses).map(|step| view! { <i>{step}</i> }).collect_view()}
                    {locked.contains(colour).then(|| view! { <span class="lk"><Icon name="lock"/></span> })}
                </span>
                <b>{score.row(colour)}</b>
            </li>
        }
    };
    let parts = Row::ALL.map(|colour| score.row(colour).to_string()).join(" + ");
    let sum = match score.penalty() {
        0 => parts,
        penalty => format!("{parts} − {penalty}"),
    };
    let misthrows = move || tell::say!(words.get(), "qwixx-page-misthrows", count = score.misthrows);
    view! {
        <section class="card worked" data-seat=seat.number()>
            <h3 class="eyebrow">{move || tell::say!(words.get(), "qwixx-page-adds-up", name = name.clone())}</h3>
            <ul>
                {Row::ALL.map(row).collect_view()}
                <li class="mis">
                    <span class="mk"><Icon name="misthrow"/></span>
                    <span class="stairs w">{misthrows}</span>
                    <b>{if score.misthrows == 0 { "0".to_owned() } else { format!("−{}", score.penalty()) }}</b>
                </li>
            </ul>
            <p class="total"><span>{sum}</span><b>{tables::points(score.total())}</b></p>
        </section>
    }
}

/// A place in the ranking; those with the same points share it.
#[derive(Clone, Copy)]
struct Place {
    rank: usize,
    seat: Seat,
    points: i32,
}

fn ranking(scene: &Scene) -> Vec<Place> {
    let total = |seat: Seat| scene.view().score(seat).total();
    let seats = order::by_key(scene.seats().into_iter().collect(), |&seat| -i64::from(total(seat)));
    let better = |points: i32| seats.iter().filter(|&&seat| total(seat) > points).count();
    seats.iter().map(|&seat| Place { rank: 1 + better(total(seat)), seat, points: total(seat) }).collect()
}

#[component]
fn Ranking(shown: RwSignal<Seat>) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let places = cx.scene.with_untracked(|scene| ranking(scene));
    let most = places.iter().map(|place| place.points).max().unwrap_or(0).max(1);
    let line = move |Place { rank, seat, points }: Place| {
        let name = cx.scene.with_untracked(|scene| scene.name(seat).to_owned());
        let share = f64::from(points.max(0)) / f64::from(most);
        view! {
            <li>
                <button
                    type="button"
                    data-seat=seat.number()
                    aria-pressed=move || (shown.get() == seat).to_string()
                    on:click=move |_| shown.set(seat)
                >
                    <span class="pos">{rank}</span>
                    <b>{name}</b>
                    <span class="bars" aria-hidden="true"><i style:width=format!("{}%", (100.0 * share).round())></i></span>
                    <span class="pts">{tables::points(points)}</span>
                </button>
            </li>
        }
    };
    view! {
        <section>
            <h3 class="sr">{t!(words, "qwixx-page-ranking")}</h3>
            <ol class="rank">{places.into_iter().map(line).collect_view()}</ol>
        </section>
    }
}
