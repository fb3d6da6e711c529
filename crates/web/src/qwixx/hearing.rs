use leptos::prelude::*;
use protocol::Moment;
use qwixx::{News, Qwixx};
use table::RedactedStep;
use tell::Texts;

use super::context::TableContext;
use super::scene::{Phase, Scene};
use crate::reactive::effect_after;
use crate::sound::Sound;

/// Lets everybody hear what goes on: as sounds, and as words for screen readers.
pub(super) fn listen(cx: TableContext) {
    let app = cx.app;
    effect_after(move |before: Option<Moment>| {
        let scene = cx.scene.get();
        let now = scene.at();
        let texts = app.words.now();
        match before {
            Some(before) if before.taken_back == now.taken_back => {
                let told = scene.opened_since(before.opened);
                sounds(cx, &scene, &told);
                say(cx, &scene, &told, &texts);
            }
            // The page has just opened, or something was taken back.
            _ => app.say(sentence(cx, &scene, &texts)),
        }
        now
    });
}

fn sounds(cx: TableContext, scene: &Scene, told: &[&RedactedStep<Qwixx>]) {
    for told in told {
        let RedactedStep::News(news) = told else { continue };
        match *news {
            News::Rolled { .. } => cx.app.sound(Sound::Dice),
            News::Crossed { closes: true, .. } => cx.app.sound(Sound::Latch),
            // One's own crosses were heard when they were made.
            News::Crossed { seat, .. } if !scene.is_person(seat) => cx.app.sound(Sound::Pencil),
            _ => {}
        }
    }
    if !told.is_empty() && scene.phase() == Phase::Over {
        cx.app.sound(Sound::TwoNotes);
    }
}

fn say(cx: TableContext, scene: &Scene, told: &[&RedactedStep<Qwixx>], texts: &Texts) {
    let voice = scene.voice(texts);
    let mut heard: Vec<String> = Vec::new();
    let mut rolled = false;
    for told in told {
        match told {
            RedactedStep::News(News::Rolled { .. }) => rolled = true,
            // What somebody has just done themselves they know.
            RedactedStep::News(News::Crossed { seat, closes: false, .. } | News::Passed(seat))
                if scene.you() == Some(*seat) => {}
            RedactedStep::News(news) => heard.push(tell::qwixx::announce(news, scene.view(), voice)),
            RedactedStep::Sealed(_) => {}
        }
    }
    if let Some(result) = scene.result() {
        heard.push(tell::table::end(result, voice));
        heard.push(tell::table::winners(result, voice));
    } else if rolled || !heard.is_empty() {
        heard.push(sentence(cx, scene, texts));
    }
    if heard.is_empty() {
        return;
    }
    let mine = scene.you() == Some(scene.view().active());
    if rolled && mine && scene.phase() == Phase::Action1 {
        heard.insert(0, tell::say!(texts, "qwixx-page-your-turn"));
        cx.app.say_now(heard.join(" "));
    } else {
        cx.app.say(heard.join(" "));
    }
}

/// What the person in front may do.
fn sentence(cx: TableContext, scene: &Scene, texts: &Texts) -> String {
    let view = cx.up.get_untracked().map_or(scene.view(), |seat| scene.view_of(seat));
    tell::qwixx::sentence(view, scene.voice(texts))
}
