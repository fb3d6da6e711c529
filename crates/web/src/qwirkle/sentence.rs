//! The sentence that says what may be done, or what the laid tiles bring.

use leptos::prelude::*;
use markup::view;

use super::context::{TableContext, Tally};
use super::hint::Choices;
use super::seen::Phase;
use crate::dom::Show;
use crate::parts::{Help, HintButton, Topic};
use crate::reactive::memo;

/// One line about now: why an attempt failed, what is laid, what is picked, or what may be done. A hint stands in its
/// place, but for a failure.
#[component]
pub(super) fn Sentence(cx: TableContext) -> impl IntoView {
    let topic = memo(move || {
        let opens = cx.with(|update| update.view.board.is_empty()).unwrap_or_default();
        match cx.tally.with(|tally| tally.as_ref().map(|tally| tally.lacks.is_some())) {
            _ if opens => Topic::Opening,
            Some(false) => Topic::LinePoints,
            _ => Topic::Placing,
        }
    });
    let hints = memo(move || cx.hints());
    let has_hint = memo(move || hints.with(|hints| !hints.is_empty()));
    let may_ask = memo(move || cx.may_ask());
    let has_failed = memo(move || cx.fault.with(Option::is_some));
    let shows_hint = memo(move || has_hint.get() && !has_failed.get());
    let saying = move || {
        if shows_hint.get() {
            view! { <Choices cx hints=hints.get()/> }.into_any()
        } else {
            view! { <p class:bad=move || has_failed.get() data-sentence="">{move || words(cx)}</p> }
                .into_any()
        }
    };
    view! {
        <div class="say q">
            {saying}
            <div class="saymore">
                <Show when=move || !shows_hint.get()>{move || view! { <Help topic=topic.get()/> }}</Show>
                <Show when=move || may_ask.get()>
                    <HintButton shown=has_hint ask=Callback::new(move |()| cx.hint())/>
                </Show>
            </div>
        </div>
    }
}

fn words(cx: TableContext) -> AnyView {
    let texts = cx.app.words.get();
    let illegal =
        |reason| cx.with(|update| cx.speak(update, &texts, |voice| tell::qwirkle::illegal(&reason, voice)));
    if let Some(reason) = cx.fault.get() {
        return illegal(reason).into_any();
    }
    if let Some(tally) = cx.tally.get() {
        let lacks = tally.lacks.and_then(illegal);
        return score(cx, &tally, lacks).into_any();
    }
    if cx.picked.get().is_some() && cx.phase.get() == Phase::Play {
        return if cx.legal.with(Vec::is_empty) {
            tell::say!(texts, "qp-fits-nowhere").into_any()
        } else {
            tell::say!(texts, "qp-choose-cell").into_any()
        };
    }
    let sentence =
        cx.with(|update| cx.speak(update, &texts, |voice| tell::qwirkle::sentence(&update.view, voice)));
    sentence.into_any()
}

fn score(cx: TableContext, tally: &Tally, lacks: Option<String>) -> AnyView {
    let texts = cx.app.words.get();
    let sum = tally.formed.map(|formed| tell::qwirkle::lines_sum(formed, &texts));
    let last = (tally.ends && lacks.is_none()).then(|| tell::say!(texts, "qp-last-tile-bonus"));
    let plus = tally
        .formed
        .map(|_| view! { <b class="plus" data-points=tally.points>{format!("+{}", tally.points)}</b> });
    let text = [lacks.or(sum), last].into_iter().flatten().collect::<Vec<_>>().join(" ");
    view! { {plus} <span>{text}</span> }
}
