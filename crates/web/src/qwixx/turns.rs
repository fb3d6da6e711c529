use leptos::prelude::*;
use markup::view;
use qwixx::{News, Qwixx};
use table::RedactedStep;
use tell::Texts;

use super::context::TableContext;
use super::scene::Scene;
use crate::t;

/// How many of the last turns are told.
const SHOWN: usize = 8;

/// The last turns, the latest first.
#[component]
pub(super) fn Turns() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let line = |(number, who, text): (usize, String, String)| {
        view! { <li><b>{number}</b><span><strong>{who}</strong>" "{text}</span></li> }
    };
    let lines = move || {
        let texts = words.get();
        cx.scene.with(|scene| turns(scene, &texts)).into_iter().map(line).collect_view()
    };
    view! {
        <section class="card log">
            <h2 class="eyebrow">{t!(words, "qwixx-page-last-turns")}</h2>
            <ol>{lines}</ol>
        </section>
    }
}

fn turns(scene: &Scene, texts: &Texts) -> Vec<(usize, String, String)> {
    let turns = scene.turns();
    let count = turns.len();
    let newest = turns.into_iter().enumerate().rev().take(SHOWN);
    let told = newest.filter_map(|(i, turn)| {
        let Some((RedactedStep::News(News::Rolled { seat, roll }), rest)) = turn.split_first() else {
            return None;
        };
        let [one, other] = roll.white();
        // What is still sealed stays so.
        let open = if i + 1 == count { scene.happened_in_turn() } else { rest.to_vec() };
        Some((i + 1, format!("{} {one}+{other}", scene.name(*seat)), in_short(&open, scene, texts)))
    });
    told.collect()
}

/// What was done in a turn, on one line: whoever passed is left out if anybody did not.
pub(super) fn in_short(told: &[&RedactedStep<Qwixx>], scene: &Scene, texts: &Texts) -> String {
    let is_more = |told: &RedactedStep<Qwixx>| {
        matches!(told, RedactedStep::News(News::Crossed { .. } | News::Misthrow(_)))
    };
    let only = |wanted: fn(&RedactedStep<Qwixx>) -> bool| {
        told.iter().filter(|told| wanted(told)).map(|&told| told.clone()).collect::<Vec<_>>()
    };
    let mut more = only(is_more);
    if more.is_empty() {
        more = only(|told| matches!(told, RedactedStep::News(_)));
    }
    tell::table::told_together(&more, scene.voice(texts))
}

/// What happened last, on a line of its own.
#[component]
pub(super) fn Happened() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let text = move || {
        let texts = words.get();
        cx.scene.with(|scene| in_short(&scene.happened(), scene, &texts))
    };
    view! { <p class="happened small muted">{text}</p> }
}
