use leptos::prelude::*;
use protocol::Moment;
use qwixx::{News, Qwixx};
use table::Told;
use tell::Texts;

use super::desk::Desk;
use super::scene::{Phase, Scene};
use crate::reactive::effect_after;
use crate::sound::Sound;

/// Lets everybody hear what goes on: as sounds, and as words for screen readers.
pub(super) fn listen(desk: Desk) {
    let app = desk.app;
    effect_after(move |before: Option<Moment>| {
        let scene = desk.scene.get();
        let now = scene.at();
        let texts = app.words.now();
        match before {
            Some(before) if before.taken_back == now.taken_back => {
                let told = scene.opened_since(before.opened);
                sounds(desk, &scene, told);
                say(desk, &scene, told, &texts);
            }
            // The page has just opened, or something was taken back.
            _ => app.say(sentence(desk, &scene, &texts)),
        }
        now
    });
}

fn sounds(desk: Desk, scene: &Scene, told: &[Told<Qwixx>]) {
    for told in told {
        let Told::News(news) = told else { continue };
        match *news {
            News::Rolled { .. } => desk.app.sound(Sound::Dice),
            News::Crossed { closes: true, .. } => desk.app.sound(Sound::Latch),
            // One's own crosses were heard when they were made.
            News::Crossed { seat, .. } if !scene.is_person(seat) => desk.app.sound(Sound::Pencil),
            _ => {}
        }
    }
    if !told.is_empty() && scene.phase() == Phase::Over {
        desk.app.sound(Sound::TwoNotes);
    }
}

fn say(desk: Desk, scene: &Scene, told: &[Told<Qwixx>], texts: &Texts) {
    let voice = scene.voice(texts);
    let mut heard: Vec<String> = Vec::new();
    let mut rolled = false;
    for told in told {
        match told {
            Told::News(News::Rolled { .. }) => rolled = true,
            // What somebody has just done themselves they know.
            Told::News(News::Crossed { seat, closes: false, .. } | News::Passed(seat))
                if scene.you() == Some(*seat) => {}
            Told::News(news) => heard.push(tell::qwixx::announce(news, scene.view(), voice)),
            Told::Sealed(_) => {}
        }
    }
    if let Some(result) = scene.result() {
        heard.push(tell::table::end(result, voice));
        heard.push(tell::table::winners(result, voice));
    } else if rolled || !heard.is_empty() {
        heard.push(sentence(desk, scene, texts));
    }
    if heard.is_empty() {
        return;
    }
    let mine = scene.you() == Some(scene.view().active());
    if rolled && mine && scene.phase() == Phase::Action1 {
        heard.insert(0, tell::say!(texts, "qwixx-page-your-turn"));
        desk.app.say_now(heard.join(" "));
    } else {
        desk.app.say(heard.join(" "));
    }
}

/// What the person in front may do.
fn sentence(desk: Desk, scene: &Scene, texts: &Texts) -> String {
    let view = desk.up.get_untracked().map_or(scene.view(), |seat| scene.view_of(seat));
    tell::qwixx::sentence(view, scene.voice(texts))
}
