use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::Choice;
use tell::qwixx::choice_name;

use super::context::TableContext;
use crate::parts::{Chip, HintList, Hinted};
use crate::t;
use web::bridge::Hint;

/// What the best choices of a person are worth.
#[component]
pub(super) fn Choices(seat: Seat, hints: Vec<(Choice, Hint)>) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let is_alone = cx.scene.with_untracked(|scene| scene.seats().len() == 1);
    let rules = cx.scene.with_untracked(|scene| scene.rules());
    let chosen = cx.choice_of(seat);
    let shown = move |(choice, hint): (Choice, Hint)| Hinted {
        hint,
        face: match choice {
            Choice::Cross { row, number } => {
                view! { <Chip colour=rules.colour(row, number).name() number/> }.into_any()
            }
            Choice::Pass => view! { <span>{t!(words, "qwixx-page-pass")}</span> }.into_any(),
        },
        name: Signal::derive(move || choice_name(rules, choice, &words.get())),
        is_chosen: Signal::derive(move || Some(chosen.get() == Some(choice))),
        // What is tapped is chosen on the sheet; passing has a button of its own.
        tap: Callback::new(move |()| {
            cx.choose(seat, Some(choice).filter(|&choice| choice != Choice::Pass));
        }),
    };
    view! { <HintList hinted=hints.into_iter().map(shown).collect() is_alone/> }
}
