use game::Seat;
use host::GameKind;
use leptos::prelude::*;
use markup::view;
use protocol::{Command, SeatKind, SeatStatus, TableInfo};
use tell::table::{game_name, level_name};
use tell::{Texts, capitalised};

use crate::dom::{Show, each};
use crate::online::{AtTable, Link, MyTable, Remote, SeatMark, Withheld};
use crate::page::{App, OpenTable};
use crate::parts::{Icon, TableMenu, Top};
use crate::reactive::memo;
use crate::route::Route;
use crate::t;

/// A table at which people gather; the game begins by itself when everybody sits.
#[component]
pub(super) fn Gathering(remote: Remote, game: GameKind) -> impl IntoView {
    let words = App::get().words;
    let table = OpenTable::on_server(remote, game);
    // Parts of tables find it there.
    provide_context(table);
    let seats = memo(move || remote.with(|info| info.seats.clone()).unwrap_or_default());
    let is_seated = memo(move || remote.with(|info| info.viewer.is_some()).unwrap_or_default());
    let rules = move || {
        let texts = words.get();
        remote.with(|info| {
            let clock = info.clock.map_or(0, i64::from);
            [
                tell::say!(texts, "online-says-clock", clock = span(clock)),
                tell::say!(texts, "online-says-away", away = span(i64::from(info.away))),
            ]
            .join(" ")
        })
    };
    view! {
        <div class="screen">
            <Top title=game_name(game.name())>
                <TableMenu table/>
            </Top>
            <AtTable/>
            <main id="main" class="page new" tabindex="-1" data-page="gathering">
                <div>
                    <h2 class="display">{t!(words, "online-gathering")}</h2>
                    <p class="muted" role="status">{move || awaited(remote, &words.get())}</p>
                </div>
                <ol class="chairs">
                    {each(
                        move || seats.get().into_iter().enumerate().collect(),
                        |(index, seat)| (*index, seat.name.clone(), seat.bot.clone()),
                        move |(index, seat)| view! { <SeatRow remote seat=Seat::new(index) status=seat/> },
                    )}
                </ol>
                <Show when=move || !is_seated.get()><SitHere remote/></Show>
                <WatchLink remote/>
                <p class="small muted">{rules}</p>
            </main>
        </div>
    }
}

/// What the game waits for: people, or what their devices add to chance.
fn awaited(remote: Remote, texts: &Texts) -> String {
    if let Some(withheld) = remote.withheld.get() {
        let why = match withheld {
            Withheld::NotHere => "not_here",
            Withheld::Changed => "changed",
        };
        return tell::say!(texts, "online-withheld", why = why);
    }
    let missing = |info: &TableInfo| {
        let seats = info.seats.iter().enumerate();
        let names = seats.filter(|(seat, _)| info.awaits_contribution(Seat::new(*seat)));
        names.filter_map(|(_, seat)| seat.name.clone()).collect::<Vec<_>>().join(", ")
    };
    match remote.with(missing) {
        Some(names) if !names.is_empty() => tell::say!(texts, "online-adding", names = names),
        _ => tell::say!(texts, "online-begins"),
    }
}

/// Some lengths of time, by names that texts know.
pub(in crate::page) fn span(seconds: i64) -> &'static str {
    match seconds {
        ..=0 => "none",
        1..=60 => "minute",
        61..=300 => "five",
        301..=3_600 => "hour",
        3_601..=86_400 => "day",
        _ => "days",
    }
}

/// A seat: who has it, or how somebody gets there.
#[component]
fn SeatRow(remote: Remote, seat: Seat, status: SeatStatus) -> impl IntoView {
    let words = App::get().words;
    let number = seat.number();
    let is_open = status.kind == SeatKind::Open;
    let bot = status.bot.clone().filter(|_| status.kind == SeatKind::Bot);
    let is_bot = bot.is_some();
    let name = status.name;
    let title = move || match &name {
        Some(name) => name.clone(),
        None => tell::say!(words.get(), "online-open", number = number),
    };
    let level = bot.map(|bot| {
        view! { <small class="muted">{move || capitalised(&level_name(&bot, &words.get()))}</small> }
    });
    let is_mine = memo(move || remote.with(|info| info.viewer == Some(seat)).unwrap_or_default());
    let is_seated = memo(move || remote.with(|info| info.viewer.is_some()).unwrap_or_default());
    let invite = remote.table.with_value(|table| MyTable::find(table)).and_then(|mine| {
        let token = mine.invites.into_iter().find(|invite| invite.seat == seat)?.token;
        Some(Route::Join(mine.table, seat, Some(token)))
    });
    let listed = remote.with(|info| info.listed).unwrap_or_default();
    let invite = invite.or_else(|| listed.then(|| Route::Join(remote.table.get_value(), seat, None)));
    let invite = StoredValue::new(invite.filter(|_| is_open));
    view! {
        <li class="card seatrow" data-seat=number data-open=is_open.to_string()>
            <div class="who">
                <span class="face" aria-hidden="true">
                    {if is_bot { view! { <Icon name="bot"/> }.into_any() } else { number.into_any() }}
                </span>
                <b>{title}</b>
                <Show when=move || is_mine.get()><small class="muted">{t!(words, "online-you")}</small></Show>
                {level}
                <SeatMark seat/>
            </div>
            <Show when=move || is_open && is_seated.get()>
                {move || invite.get_value().map(|to| view! {
                    <Link to label=Signal::derive(move || tell::say!(words.get(), "online-invite", number = number))/>
                })}
                <button type="button" class="btn quiet sm" data-do="sit-in"
                    on:click=move |_| _ = remote.wire.command(Command::SitIn(seat))>
                    <Icon name="bot"/>{t!(words, "online-bot-here")}
                </button>
            </Show>
        </li>
    }
}

/// Somebody who only looks may still sit down where anybody may.
#[component]
fn SitHere(remote: Remote) -> impl IntoView {
    let words = App::get().words;
    let to = move || {
        remote.with(|info| {
            let open = info.seats.iter().position(|seat| seat.kind == SeatKind::Open)?;
            info.listed.then(|| Route::Join(info.table.clone(), Seat::new(open), None).href())
        })
    };
    move || {
        to().flatten().map(|to| {
            view! { <a class="btn primary" data-do="join" href=to>{t!(words, "online-sit-down")}</a> }
        })
    }
}

#[component]
fn WatchLink(remote: Remote) -> impl IntoView {
    let words = App::get().words;
    let mine = remote.table.with_value(|table| MyTable::find(table));
    let watch = mine.and_then(|mine| Some(Route::Watch(mine.table, Some(mine.watch?))));
    watch.map(|to| {
        view! {
            <section class="part">
                <h3 class="eyebrow">{t!(words, "online-watch-link")}</h3>
                <Link to label=t!(words, "online-watch-link")/>
            </section>
        }
    })
}
