use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::Choice;
use tell::Texts;

use super::desk::Desk;
use crate::bridge::Hint;
use crate::parts::{Chip, Icon};
use crate::reactive::memo;
use crate::{t, tables};

/// So many choices are shown: what is worse nobody wants to know.
const SHOWN: usize = 3;

/// A choice of a hint, as the rules write it.
pub(super) type Hinted = (Choice, Hint);

/// What the best choices of a person are worth.
#[component]
pub(super) fn Choices(seat: Seat, hinted: Vec<Hinted>) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.app.words;
    let is_alone = desk.scene.with_untracked(|scene| scene.seats().len() == 1);
    let best = hinted.first().and_then(|(_, hint)| hint.points());
    let chosen = desk.choice_of(seat);
    let line = move |(choice, hint): Hinted| {
        let hint = StoredValue::new(hint);
        let said = move || hint.with_value(|hint| words_of(hint, best.filter(|_| is_alone), &words.get()));
        let label = move || {
            let texts = words.get();
            let mut parts = vec![choice_name(choice, &texts)];
            parts.extend(said().into_iter().flatten());
            parts.join(", ")
        };
        let name = move || match choice {
            Choice::Cross { row, number } => view! { <Chip colour=row.name() number/> }.into_any(),
            Choice::Pass => choice_name(choice, &words.get()).into_any(),
        };
        let is_chosen = move || (chosen.get() == Some(choice)).to_string();
        // What is tapped is chosen on the sheet; passing has a button of its own.
        let tap = move |_| desk.choose(seat, Some(choice).filter(|&choice| choice != Choice::Pass));
        view! {
            <li>
                <button type="button" data-hint=choice.to_string() aria-label=label aria-pressed=is_chosen on:click=tap>
                    <b>{name}</b>
                    {move || said().into_iter().flatten().map(|text| view! { <span>{text}</span> }).collect_view()}
                </button>
            </li>
        }
    };
    let lines = hinted.into_iter().take(SHOWN).map(line).collect_view();
    view! { <ol class="hint" aria-label=t!(words, "qwixx-page-hint-best")>{lines}</ol> }
}

/// What a choice is called: a field, or passing.
pub(super) fn choice_name(choice: Choice, texts: &Texts) -> String {
    match choice {
        Choice::Cross { row, number } => tell::qwixx::field_name(row, number, texts),
        Choice::Pass => tell::say!(texts, "qwixx-page-pass"),
    }
}

/// What is said of a choice: the chance of winning and the points at the end; to who plays alone how much less it is worth
/// than the best, which has so many points. Nothing where nobody can tell.
fn words_of(hint: &Hint, best_alone: Option<i32>, texts: &Texts) -> [Option<String>; 2] {
    let (Some(chance), Some(points)) = (hint.chance(), hint.points()) else {
        return [None, None];
    };
    if let Some(best) = best_alone {
        let less = best - points;
        let said = if less == 0 {
            tell::say!(texts, "qwixx-page-hint-first")
        } else {
            tell::say!(texts, "qwixx-page-hint-less", points = tell::tenths(less, texts))
        };
        return [Some(said), None];
    }
    let chance = tell::tenths(10 * chance, texts);
    let points = tables::points((f64::from(points) / 100.0).round() as i32);
    [
        Some(tell::say!(texts, "qwixx-page-hint-chance", percent = chance)),
        Some(tell::say!(texts, "qwixx-page-hint-points", points = points)),
    ]
}

/// The button that asks for a hint, and puts it away.
#[component]
pub(super) fn HintButton(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.app.words;
    let has_hint = memo(move || !desk.hint_of(seat).is_empty());
    view! {
        <button
            type="button"
            class="icon"
            data-do="hint"
            aria-pressed=move || has_hint.get().to_string()
            aria-label=t!(words, "qwixx-page-hint")
            title=t!(words, "qwixx-page-hint")
            on:click=move |_| desk.hint(seat)
        >
            <Icon name="hint"/>
        </button>
    }
}
