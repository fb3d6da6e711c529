use game::Seat;
use leptos::prelude::*;
use markup::view;
use qwixx::Choice;

use super::context::TableContext;
use super::hint::Choices;
use super::pass_over::passed_over;
use super::scene::{Phase, Scene};
use crate::dom::Show;
use crate::parts::{Help, HintButton, Topic};
use crate::reactive::memo;

/// The sentence that says what somebody may do now, and what comes next.
#[component]
pub(super) fn Saying(
    /// For whom; nobody at a table without people.
    #[prop(into)]
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let phase = memo(move || cx.scene.with(|scene| scene.phase()));
    let lucky = memo(move || cx.scene.with(|scene| seat.get().is_some_and(|seat| is_lucky(scene, seat))));
    let stage = move || {
        let texts = words.get();
        cx.scene.with(|scene| match scene.phase() {
            Phase::Action1 => tell::say!(texts, "qwixx-page-action-1"),
            Phase::Action2 => {
                let active = scene.view().active();
                let who = if scene.you() == Some(active) { "you" } else { "other" };
                tell::say!(texts, "qwixx-page-action-2", who = who, name = scene.name(active))
            }
            Phase::Roll | Phase::Over => tell::say!(texts, "qwixx-page-next-roll"),
        })
    };
    let chooses = move || {
        let texts = words.get();
        cx.scene.with(|scene| {
            let seat = seat.get().filter(|&seat| scene.you().is_none() && scene.awaits(seat))?;
            Some(tell::say!(texts, "qwixx-page-chooses", name = scene.name(seat)))
        })
    };
    let sentence = move || {
        let texts = words.get();
        cx.scene.with(|scene| {
            let view = seat.get().map_or(scene.view(), |seat| scene.view_of(seat));
            // With several people the name stands above the sentence already.
            let you = scene.you().or(seat.get());
            let voice = tell::Voice::new(&texts, scene.names(), you);
            tell::qwixx::sentence(view, voice)
        })
    };
    let nothing = move || {
        let texts = words.get();
        let seats = passed_over(cx);
        if seats.is_empty() || cx.scene.with(|scene| scene.you().is_some()) {
            return None;
        }
        let names = cx
            .scene
            .with(|scene| tell::list::all_of(&texts, seats.iter().map(|&seat| scene.name(seat).to_owned())));
        Some(view! { <p class="nothing">{tell::say!(texts, "qwixx-page-nothing", names = names)}</p> })
    };
    let closes =
        memo(move || cx.scene.with(|scene| seat.get().is_some_and(|seat| can_close(scene.view_of(seat)))));
    let topic = move || match phase.get() {
        Phase::Action1 | Phase::Action2 if closes.get() => view! { <Help topic=Topic::Lock/> }.into_any(),
        Phase::Action1 if lucky.get() => view! { <Help topic=Topic::Lucky/> }.into_any(),
        Phase::Action2 => view! { <Help topic=Topic::Action2/> }.into_any(),
        _ => view! { <Help topic=Topic::Action1/> }.into_any(),
    };
    let may_ask = memo(move || seat.get().is_some_and(|seat| cx.may_ask(seat)));
    let hints = memo(move || seat.get().map_or_else(Vec::new, |seat| cx.hint_of(seat)));
    let has_hint = memo(move || hints.with(|hints| !hints.is_empty()));
    let ask = move || seat.get_untracked().into_iter().for_each(|seat| cx.hint(seat));
    let saying = move || match seat.get() {
        Some(seat) if has_hint.get() => view! { <Choices seat hints=hints.get()/> }.into_any(),
        _ => view! { <p>{sentence}</p>{nothing} }.into_any(),
    };
    view! {
        <div class="say">
            <div class="saytext">
                <span class="eyebrow">
                    {move || chooses().map(|text| view! { <b class="chooses">{text}</b> })}
                    <span>{stage}</span>
                </span>
                {saying}
            </div>
            <div class="saymore">
                {topic}
                <Show when=move || may_ask.get()>
                    <HintButton shown=has_hint ask=Callback::new(move |()| ask())/>
                </Show>
            </div>
        </div>
    }
}

/// Whether the white dice make a lucky number of a seat.
pub(super) fn is_lucky(scene: &Scene, seat: Seat) -> bool {
    let view = scene.view_of(seat);
    let lucky = view.sheet(seat).lucky();
    let sum = scene.roll().filter(|_| scene.phase() == Phase::Action1).map(qwixx::Roll::white_sum);
    lucky.zip(sum).is_some_and(|(lucky, sum)| lucky.contains(sum))
}

/// Whether the viewer may cross a number that closes a row.
fn can_close(view: &qwixx::View) -> bool {
    let rules = view.rules();
    view.choices().into_iter().any(|choice| match choice {
        Choice::Cross { row, number } => rules.field(row, number).is_some_and(|field| rules.closes(field)),
        Choice::Pass => false,
    })
}
