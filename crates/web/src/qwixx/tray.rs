use leptos::prelude::*;
use markup::view;
use qwixx::{Choice, Colour, Roll, Row, Rows};

use super::by_hand::ByHand;
use super::context::TableContext;
use super::scene::Phase;
use crate::parts::{Die, Icon};
use crate::reactive::memo;

/// What the tray shows.
#[derive(Clone, Copy, PartialEq)]
struct Dice {
    roll: Roll,
    closed: Rows,
    phase: Phase,
    turn: usize,
    sides: u8,
}

/// The dice, or the question what real ones show.
#[component]
pub(super) fn Tray() -> impl IntoView {
    let cx = TableContext::get();
    let asks = memo(move || cx.scene.with(|scene| scene.asks_for_dice()));
    let dice = memo(move || {
        cx.scene.with(|scene| {
            Some(Dice {
                roll: scene.roll()?,
                closed: scene.view().closed(),
                phase: scene.phase(),
                turn: scene.turn(),
                sides: scene.rules().sides(),
            })
        })
    });
    // Dice that lay there when the page opened do not tumble.
    let tumbled =
        StoredValue::new(cx.scene.with_untracked(|scene| {
            if scene.phase() == Phase::Roll { scene.turn() - 1 } else { scene.turn() }
        }));
    let shown = move || {
        let Some(dice) = dice.get() else { return view! { <div class="dice tray"></div> }.into_any() };
        let still = cx.app.settings.with_untracked(crate::settings::Settings::is_still);
        let is_new = dice.phase == Phase::Action1 && tumbled.get_value() != dice.turn;
        tumbled.set_value(dice.turn);
        show(cx, dice, is_new && !still)
    };
    move || if asks.get() { view! { <ByHand/> }.into_any() } else { shown().into_any() }
}

fn show(cx: TableContext, dice: Dice, tumbles: bool) -> AnyView {
    let [one, other] = dice.roll.white();
    let tumble = if tumbles { " tumble" } else { "" };
    let sum = dice.roll.white_sum();
    let words = cx.app.words;
    let whole = move || tell::say!(words.get(), "qwixx-page-white-dice", one = one, other = other, sum = sum);
    let pair = memo(move || used(cx, dice));
    let white = move |which: usize, number: u8| {
        let class = move || match pair.get() {
            Some((_, white)) if white == which => format!("used{tumble}"),
            Some(_) => format!("idle{tumble}"),
            None => tumble.to_owned(),
        };
        view! { <Die sides=dice.sides number class=Signal::derive(class)/> }
    };
    let colours = move || Row::ALL.map(|row| coloured(cx, dice, row, pair, tumble)).collect_view();
    let quiet = if dice.phase == Phase::Roll { " quiet" } else { "" };
    match dice.phase {
        Phase::Action1 | Phase::Roll => view! {
            <div class=format!("dice tray{quiet}")>
                <div class="group" role="img" aria-label=whole>
                    {white(0, one)}<span class="op">"+"</span>{white(1, other)}
                    <span class="op">"="</span><span class="sum">{sum}</span>
                </div>
                <div class="group later">{colours}</div>
            </div>
        }
        .into_any(),
        Phase::Action2 | Phase::Over => view! {
            <div class="dice tray two">
                <div class="group" role="img" aria-label=whole>{white(0, one)}{white(1, other)}</div>
                <span class="op" aria-hidden="true">"+"</span>
                <div class="group">{colours}</div>
            </div>
        }
        .into_any(),
    }
}

fn coloured(
    cx: TableContext,
    dice: Dice,
    row: Row,
    pair: Memo<Option<(Colour, usize)>>,
    tumble: &'static str,
) -> AnyView {
    let words = cx.app.words;
    let colour = row.lock();
    let Some(number) = dice.roll.colour(colour).filter(|_| !dice.closed.contains(row)) else {
        let label = move || {
            let texts = words.get();
            tell::say!(texts, "qwixx-page-die-gone", die = tell::qwixx::die_name(colour, &texts))
        };
        return view! {
            <span class=format!("diegone {colour}") role="img" aria-label=label><Icon name=format!("m-{colour}")/></span>
        }
        .into_any();
    };
    let class = move || match pair.get() {
        Some((used, _)) if used == colour => format!("{colour} used{tumble}"),
        Some(_) => format!("{colour} idle{tumble}"),
        None => format!("{colour}{tumble}"),
    };
    let label = move || tell::qwixx::field_name(colour, number, &words.get());
    view! {
        <span role="img" aria-label=label><Die sides=dice.sides number class=Signal::derive(class)/></span>
    }
    .into_any()
}

/// The coloured die of a choice in action 2, and which white die goes with it.
fn used(cx: TableContext, dice: Dice) -> Option<(Colour, usize)> {
    if dice.phase != Phase::Action2 {
        return None;
    }
    let active = cx.scene.with(|scene| scene.view().active());
    let Some(Choice::Cross { row, number }) = cx.choice_of(active).get() else { return None };
    let colour = cx.scene.with(|scene| scene.rules()).colour(row, number);
    let sums = dice.roll.colour_sums(colour)?;
    Some((colour, sums.iter().position(|&sum| sum == number)?))
}
