use leptos::prelude::*;
use markup::view;
use protocol::ClientMessage;
use qwixx::{Colour, Roll};

use super::context::TableContext;
use crate::parts::{Die, Help, Icon, Topic};
use crate::reactive::memo;
use crate::t;

/// Asks what real dice show: a row of numbers for each die that is still in the game.
#[component]
pub(super) fn ByHand() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let (sides, closed) = cx.scene.with_untracked(|scene| (scene.rules().sides(), scene.view().closed()));
    // The white dice, then the coloured ones in the order of their rows; zero is not said yet.
    let numbers = RwSignal::new([0_u8; 6]);
    let open: Vec<(usize, Option<Colour>)> = [(0, None), (1, None)]
        .into_iter()
        .chain(closed.complement().iter().map(|row| (2 + row.index(), Some(row.lock()))))
        .collect();
    let places: Vec<usize> = open.iter().map(|(place, _)| *place).collect();
    let all = memo(move || {
        numbers.with(|numbers| places.iter().all(|&place| numbers.get(place).is_some_and(|n| *n != 0)))
    });
    let send = move |_| {
        let [one, other, red, yellow, green, blue] = numbers.get_untracked();
        let dice = Roll::new([one, other], [red, yellow, green, blue]).to_string();
        let (at, seat) = cx.scene.with_untracked(|scene| (scene.at(), scene.people().next()));
        if let Some(seat) = seat {
            cx.table.client.say(seat, ClientMessage::Roll { at, dice });
        }
    };
    let row = move |(place, colour): (usize, Option<Colour>)| {
        let label = move || {
            let texts = words.get();
            match colour {
                Some(colour) => tell::capitalised(&tell::qwixx::die_name(colour, &texts)),
                None => tell::say!(texts, "qwixx-page-white-die", number = place + 1),
            }
        };
        let class = colour.map_or_else(|| "white".to_owned(), |colour| colour.name().to_owned());
        let shown = move || numbers.with(|numbers| numbers.get(place).copied().unwrap_or(0));
        let die_class = class.clone();
        let picture = move || match shown() {
            0 => view! {
                <span class=format!("diegone {die_class}")>
                    {colour.map(|colour| view! { <Icon name=format!("m-{colour}")/> })}
                </span>
            }
            .into_any(),
            number => view! { <Die sides number class=die_class.clone()/> }.into_any(),
        };
        let button = move |number: u8| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || (shown() == number).to_string()
                    data-die=place
                    data-number=number
                    on:click=move |_| numbers.update(|numbers| {
                        if let Some(shown) = numbers.get_mut(place) {
                            *shown = number;
                        }
                    })
                >
                    {number}
                </button>
            }
        };
        view! {
            <div class=format!("handrow {class}") role="group" aria-label=label>
                {picture}
                <div class="numbers">{(1..=sides).map(button).collect_view()}</div>
            </div>
        }
    };
    view! {
        <section class="byhand tray">
            <p class="ask"><b>{t!(words, "qwixx-page-by-hand")}</b><Help topic=Topic::DiceByHand/></p>
            {open.into_iter().map(row).collect_view()}
            <button type="button" class="btn primary" data-do="roll" disabled=move || !all.get() on:click=send>
                {t!(words, "qwixx-page-enter-roll")}
            </button>
        </section>
    }
}
