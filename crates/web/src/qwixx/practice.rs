//! Somebody alone against perfect play: what every choice was worth, and what came of it.

use game::{Points, Seat};
use host::AnyChoice;
use leptos::prelude::*;
use markup::view;
use qwixx::Rules;
use tell::qwixx::choice_name;
use tell::{Texts, capitalised};

use super::context::TableContext;
use super::scene::Scene;
use crate::order;
use crate::reactive::{effect_after, memo};
use crate::t;
use web::bridge::Verdict;

/// The expected points of perfect play, in hundredths: `docs/solitaire.md` has all digits.
const PERFECT: i32 = 11_548;

/// A choice that gives away less than this, in hundredths of a point, counts as the best: the values are not more exact.
const NOTHING: i32 = 5;

/// So many of the choices that cost most are shown.
const SHOWN: usize = 5;

const ME: Seat = Seat::new(0);

/// Whether a table is for one who practises: games with lucky numbers are not solved in a form that is small enough.
pub(super) fn is_practice(scene: &Scene) -> bool {
    scene.seats().len() == 1 && !scene.rules().has_lucky_numbers() && scene.you().is_some()
}

/// What was given away so far, and what is to be said of the latest choice.
#[component]
pub(super) fn Practice() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let verdicts = cx.table.client.verdicts;
    let lost = move || points(verdicts.with(|all| lost(all)), &words.get());
    let right = move || {
        let (count, all) =
            verdicts.with(|all| (all.iter().filter(|verdict| is_right(verdict)).count(), all.len()));
        tell::say!(words.get(), "practice-of", count = count, all = all)
    };
    let latest = memo(move || verdicts.with(|all| all.last().cloned()));
    let said = move || {
        let texts = words.get();
        latest.get().map_or_else(
            || tell::say!(texts, "practice-start", points = points(PERFECT, &texts)),
            |verdict| sentence(&verdict, &texts),
        )
    };
    let class = move || match latest.get() {
        Some(verdict) if is_right(&verdict) => "said good",
        Some(_) => "said bad",
        None => "said",
    };
    announce(cx, latest);
    view! {
        <section class="card practice" data-practice=move || verdicts.with(Vec::len).to_string()>
            <h2 class="eyebrow">{t!(words, "practice-title")}</h2>
            <dl>
                <div><dt>{t!(words, "practice-lost")}</dt><dd data-lost>{lost}</dd></div>
                <div><dt>{t!(words, "practice-right")}</dt><dd>{right}</dd></div>
            </dl>
            <p class=class>{said}</p>
            <Costly/>
        </section>
    }
}

/// Says the latest verdict to who cannot see it.
fn announce(cx: TableContext, latest: Memo<Option<Verdict>>) {
    effect_after(move |before: Option<Option<Verdict>>| {
        let verdict = latest.get();
        if let (Some(before), Some(now)) = (before, &verdict)
            && before.as_ref().is_none_or(|before| before.step < now.step)
        {
            cx.app.say(sentence(now, &cx.app.words.now()));
        }
        verdict
    });
}

/// The choices that cost most.
#[component]
fn Costly() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let verdicts = cx.table.client.verdicts;
    let line = move |verdict: Verdict| {
        let texts = words.get();
        let turn = cx.scene.with_untracked(|scene| turn_of(scene, verdict.step));
        let [taken, best] = [&verdict.choice, &verdict.best].map(|choice| name(choice, &texts));
        view! {
            <li>
                <b>{turn}</b>
                <span>{tell::say!(texts, "practice-instead", choice = taken, best = best)}</span>
                <span class="num">{format!("−{}", points(verdict.lost, &texts))}</span>
            </li>
        }
    };
    move || {
        let worst = verdicts.with(|all| worst(all));
        (!worst.is_empty()).then(|| {
            view! {
                <h3 class="eyebrow">{t!(words, "practice-costly")}</h3>
                <ol class="costly">{worst.into_iter().map(line).collect_view()}</ol>
            }
        })
    }
}

/// What came of the whole game: how much was skill, and how much were the dice.
#[component]
pub(super) fn Outcome() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let verdicts = cx.table.client.verdicts;
    let total = cx.scene.with_untracked(|scene| 100 * scene.view().score(ME).total());
    let sentence = move || {
        let texts = words.get();
        let lost = verdicts.with(|all| lost(all));
        let luck = total + lost - PERFECT;
        let sign = if luck < 0 { "" } else { "+" };
        let [lost, perfect] = [lost, PERFECT].map(|number| points(number, &texts));
        let luck = format!("{sign}{}", points(luck, &texts));
        tell::say!(texts, "practice-end", points = perfect, lost = lost, luck = luck)
    };
    view! {
        <section class="card practice" data-outcome>
            <h3 class="eyebrow">{t!(words, "practice-title")}</h3>
            <p>{sentence}</p>
            <Costly/>
        </section>
    }
}

/// Hundredths of a point as a number with one decimal.
fn points(hundredths: i32, texts: &Texts) -> String {
    tell::decimal(f64::from(hundredths) / 100.0, texts)
}

/// What all choices together gave away, in hundredths of a point.
fn lost(verdicts: &[Verdict]) -> i32 {
    verdicts.iter().map(|verdict| verdict.lost).sum()
}

fn is_right(verdict: &Verdict) -> bool {
    verdict.lost < NOTHING
}

/// The choices that cost most, the worst first.
fn worst(verdicts: &[Verdict]) -> Vec<Verdict> {
    let wrong = verdicts.iter().filter(|verdict| !is_right(verdict)).cloned().collect();
    let mut worst = order::by_key(wrong, |verdict| -i64::from(verdict.lost));
    worst.truncate(SHOWN);
    worst
}

fn sentence(verdict: &Verdict, texts: &Texts) -> String {
    let [choice, best] = [&verdict.choice, &verdict.best].map(|choice| name(choice, texts));
    let choice = capitalised(&choice);
    if is_right(verdict) {
        return tell::say!(texts, "practice-best", choice = choice);
    }
    tell::say!(texts, "practice-worse", choice = choice, best = best, points = points(verdict.lost, texts))
}

fn name(choice: &AnyChoice, texts: &Texts) -> String {
    let AnyChoice::Qwixx(choice) = *choice else { return String::new() };
    // Only the classic game is practised.
    choice_name(Rules::CLASSIC, choice, texts)
}

/// In which turn a step was made, counted from one.
fn turn_of(scene: &Scene, step: usize) -> usize {
    let turns = scene.turns();
    let ends = turns.iter().scan(0, |steps, turn| {
        *steps += turn.len();
        Some(*steps)
    });
    ends.take_while(|&end| end <= step).count() + 1
}

#[cfg(test)]
mod tests {
    use qwixx::{Choice, Row};

    use super::*;

    fn verdict(step: usize, lost: i32) -> Verdict {
        let [choice, best] = [Choice::cross(Row::Red, 5), Choice::Pass].map(AnyChoice::from);
        Verdict { step, choice, best, lost }
    }

    #[test]
    fn what_cost_most_comes_first_and_what_cost_nothing_not_at_all() {
        let all: Vec<Verdict> =
            [0, 30, 4, 120, 5, 7, 60, 30].into_iter().enumerate().map(|(i, lost)| verdict(i, lost)).collect();
        assert_eq!(lost(&all), 256);
        assert_eq!(worst(&all).iter().map(|verdict| verdict.step).collect::<Vec<_>>(), [3, 6, 1, 7, 5]);
        assert_eq!(all.iter().filter(|verdict| is_right(verdict)).count(), 2);
    }

    #[test]
    fn verdicts_are_said_in_words() {
        let texts = Texts::new(tell::Language::English);
        assert_eq!(sentence(&verdict(1, 4), &texts), "Red 5: the best choice.");
        assert_eq!(sentence(&verdict(1, 64), &texts), "Red 5. Better: pass, 0.6 points more.");
    }
}
