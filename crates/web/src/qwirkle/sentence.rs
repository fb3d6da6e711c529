//! The sentence that says what may be done, or what the laid tiles bring.

use leptos::prelude::*;
use markup::view;

use super::desk::{Desk, Tally};
use super::seen::Phase;
use crate::parts::{Help, Topic};
use crate::reactive::memo;

/// One line about now: why an attempt failed, what is laid, what is picked, or what may be done.
#[component]
pub(super) fn Sentence(desk: Desk) -> impl IntoView {
    let topic = memo(move || {
        let opens = desk.with(|update| update.view.board.is_empty()).unwrap_or_default();
        match desk.tally.with(|tally| tally.as_ref().map(|tally| tally.lacks.is_some())) {
            _ if opens => Topic::Opening,
            Some(false) => Topic::LinePoints,
            _ => Topic::Placing,
        }
    });
    view! {
        <div class="say q">
            <p class:bad=move || desk.fault.with(Option::is_some) data-sentence="">{move || words(desk)}</p>
            {move || view! { <Help topic=topic.get()/> }}
        </div>
    }
}

fn words(desk: Desk) -> AnyView {
    let texts = desk.app.words.get();
    let illegal = |reason| {
        desk.with(|update| desk.speak(update, &texts, |voice| tell::qwirkle::illegal(&reason, voice)))
    };
    if let Some(reason) = desk.fault.get() {
        return illegal(reason).into_any();
    }
    if let Some(tally) = desk.tally.get() {
        let lacks = tally.lacks.and_then(illegal);
        return score(desk, &tally, lacks).into_any();
    }
    if desk.picked.get().is_some() && desk.phase.get() == Phase::Play {
        return if desk.legal.with(Vec::is_empty) {
            tell::say!(texts, "qp-fits-nowhere").into_any()
        } else {
            tell::say!(texts, "qp-choose-cell").into_any()
        };
    }
    let sentence =
        desk.with(|update| desk.speak(update, &texts, |voice| tell::qwirkle::sentence(&update.view, voice)));
    sentence.into_any()
}

fn score(desk: Desk, tally: &Tally, lacks: Option<String>) -> AnyView {
    let texts = desk.app.words.get();
    let sum = tally.formed.map(|formed| tell::qwirkle::lines_sum(formed, &texts));
    let last = (tally.ends && lacks.is_none()).then(|| tell::say!(texts, "qp-last-tile-bonus"));
    let plus = tally
        .formed
        .map(|_| view! { <b class="plus" data-points=tally.points>{format!("+{}", tally.points)}</b> });
    let text = [lacks.or(sum), last].into_iter().flatten().collect::<Vec<_>>().join(" ");
    view! { {plus} <span>{text}</span> }
}
