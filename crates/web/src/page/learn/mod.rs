//! A guided first game: a real table against one friendly bot, and somebody who says what is what.

mod lesson;
mod qwirkle;
mod qwixx;

use bots::{BotName, Level};
use game::{Seat, Viewer};
use host::{GameKind, Host, NewTable, Sitter};
use leptos::prelude::*;
use markup::view;
use protocol::AnyUpdate;

use self::lesson::{Progress, Seen};
use super::table::{NoTable, Opened};
use super::{App, OpenTable};
use crate::client::Frame;
use crate::parts::Coach;
use crate::reactive::effect;
use crate::store;

/// Where the person sits.
const ME: Seat = Seat::new(0);

/// A guided first game.
#[component]
pub(super) fn Learn(game: GameKind) -> impl IntoView {
    // Counts how often the lesson began, so that a new one is built from scratch.
    let round = RwSignal::new(0);
    move || {
        round.get();
        view! { <Lesson game round/> }
    }
}

/// The name under which the game of a lesson is kept; it can be left and taken up again.
fn id(game: GameKind) -> String {
    format!("{}{game}", store::LESSON)
}

/// The game of a lesson at its start. Its chance is fixed, so that what is to be shown comes early.
fn table(game: GameKind) -> Option<Host> {
    let bot = Sitter::Bot { level: BotName::Level(Level::Beginner), name: Some("Mila".to_owned()) };
    let seed = match game {
        GameKind::Qwixx(rules) => qwixx::LESSONS[rules.index()].seed,
        GameKind::Qwirkle => qwirkle::SEED,
    };
    let seats = vec![Sitter::Person(None), bot];
    Host::new(NewTable { game, seats, source: seed.into(), dice_by_hand: false }).ok()
}

#[component]
fn Lesson(game: GameKind, round: RwSignal<u32>) -> impl IntoView {
    let app = App::get();
    let id = id(game);
    if store::game(&id).is_none()
        && let Some(host) = table(game)
    {
        store::keep(&id, &host.record());
        store::keep_lesson(game.name(), "");
    }
    let Some(kept) = store::game(&id) else {
        return view! { <NoTable/> }.into_any();
    };
    let progress = RwSignal::new(Progress::read(game, &store::lesson(game.name())));
    let coach = Coach {
        game,
        note: RwSignal::new(None),
        next: Callback::new(move |()| progress.update(Progress::next)),
        skip: Callback::new(move |()| progress.update(Progress::skip)),
        restart: Callback::new(move |()| {
            store::forget(&self::id(game));
            round.update(|round| *round += 1);
        }),
    };
    provide_context(coach);
    let follow = move |table: OpenTable| {
        effect(move || {
            let seen = table.client.shown.with(|frame| frame.as_ref().and_then(seen));
            let Some(seen) = seen else { return };
            progress.update(|progress| progress.see(seen));
        });
        effect(move || {
            let texts = app.words.get();
            coach.note.set(progress.with(|progress| progress.note(&texts)));
            store::keep_lesson(game.name(), &progress.with(Progress::to_string));
        });
    };
    view! { <Opened kept game follow/> }.into_any()
}

/// What the person sees at the table.
fn seen(frame: &Frame) -> Option<Seen> {
    let own = |update: &&AnyUpdate| match update {
        AnyUpdate::Qwixx(update) => update.viewer == Viewer::Seat(ME),
        AnyUpdate::Qwirkle(update) => update.viewer == Viewer::Seat(ME),
    };
    match frame.iter().find(own)? {
        AnyUpdate::Qwixx(update) => Some(qwixx::seen(update)),
        AnyUpdate::Qwirkle(update) => Some(qwirkle::seen(update)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use bots::Knowledge;
    use protocol::ClientMessage;

    use super::*;

    static KNOWLEDGE: LazyLock<Knowledge> = LazyLock::new(Knowledge::built_in);

    /// Lets the dice, the bag and the bot do what is theirs.
    pub(super) fn run(host: &mut Host) {
        while host.step(&KNOWLEDGE) {}
    }

    pub(super) fn update(host: &Host) -> AnyUpdate {
        host.look(Viewer::Seat(ME), 0)
    }

    pub(super) fn choose(host: &mut Host, choice: &str) {
        let message = ClientMessage::Choose { at: host.moment(), choice: choice.to_owned() };
        host.take(ME, &message).unwrap();
        run(host);
    }

    #[test]
    fn every_lesson_comes_to_its_end_whatever_the_person_does() {
        for game in GameKind::ALL {
            for pick in [0, 1, usize::MAX] {
                let mut host = table(game).unwrap();
                let mut progress = Progress::read(game, "");
                for _ in 0..400 {
                    run(&mut host);
                    let frame: Frame = std::sync::Arc::new(vec![update(&host)]);
                    progress.see(seen(&frame).unwrap());
                    if host.is_over() {
                        break;
                    }
                    let choices = choices(&frame[0]);
                    let choice = choices.get(pick).or(choices.last()).unwrap();
                    choose(&mut host, choice);
                }
                assert!(host.is_over(), "{game}");
                for _ in 0..40 {
                    progress.next();
                }
                assert!(progress.is_over(), "{game}: {progress}");
            }
        }
    }

    fn choices(update: &AnyUpdate) -> Vec<String> {
        match update {
            AnyUpdate::Qwixx(update) => {
                update.view.choices().into_iter().map(|choice| choice.to_string()).collect()
            }
            AnyUpdate::Qwirkle(update) => {
                let mut choices = Vec::new();
                update.view.choices(&mut choices);
                choices.iter().map(ToString::to_string).collect()
            }
        }
    }
}
