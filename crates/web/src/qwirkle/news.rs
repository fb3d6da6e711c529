//! What a screen reader hears, and how long everybody sees it.

use qwirkle::News;
use tell::Voice;

use super::context::TableContext;
use super::seen::{self, Phase, Seen};
use crate::client::Frame;
use crate::sound::Sound;
use crate::store;

/// How long a bot's turn is shown before the next thing, in milliseconds at a calm pace.
const TURN: u32 = 900;

/// How long a placement of one's own is shown before a bot answers.
const OWN: u32 = 350;

/// How long somebody sees their new tiles before the curtain comes, at any pace.
const FAREWELL: u32 = 1600;

/// How long what is shown stays before what follows.
pub(crate) fn pause(shown: &Frame, next: &Frame) -> u32 {
    let (Some(shown), Some(next)) = (seen::update(shown), seen::update(next)) else { return 0 };
    let pace = store::settings().pace;
    if shown.viewer.seat().is_some() && next.viewer.seat().is_none() {
        return pace.of(FAREWELL).max(FAREWELL / 2);
    }
    let is_draw =
        matches!(next.told.last().and_then(seen::news), Some(News::Drew { .. } | News::Dealt { .. }));
    // What is shown once more, taken back, or drawn takes no time.
    if next.told.len() <= shown.told.len() || is_draw {
        return 0;
    }
    let is_own = |seat| match shown.viewer.seat() {
        Some(viewer) => viewer == seat,
        None => seen::is_person(shown, seat),
    };
    match seen::choices(shown).next() {
        Some(news) if is_own(seen::seat_of(news)) => pace.of(OWN),
        Some(_) => pace.of(TURN),
        None => 0,
    }
}

/// Says and sounds what has happened since the frame before.
pub(super) fn announce(cx: TableContext, before: Option<&Frame>, frame: &Frame) {
    let Some(update) = seen::update(frame) else { return };
    let earlier = before.and_then(seen::update);
    let texts = cx.app.words.now();
    let phase = cx.phase_of(update);
    let text = cx.speak(update, &texts, |voice| words(update, earlier, phase, voice));
    if text.is_empty() {
        return;
    }
    let was_my_turn = earlier.is_some_and(|earlier| cx.phase_of(earlier) == Phase::Play);
    if phase == Phase::Play && !was_my_turn {
        cx.app.say_now(text);
    } else {
        cx.app.say(text);
    }
    sound(cx, update, earlier);
}

fn words(update: &Seen, earlier: Option<&Seen>, phase: Phase, voice: Voice<'_>) -> String {
    let texts = voice.texts();
    match phase {
        Phase::Curtain(seat) => {
            return format!("{} {}", tell::say!(texts, "qp-curtain-hand"), voice.name(seat));
        }
        Phase::Over => {
            let result = update.result.as_ref();
            return result.map_or_else(String::new, |result| tell::table::winners(result, voice));
        }
        Phase::Play | Phase::Wait => {}
    }
    let is_known = earlier.is_some_and(|earlier| earlier.told.len() >= update.told.len());
    let is_same = earlier.is_some_and(|earlier| earlier.viewer == update.viewer && earlier.at == update.at);
    match update.told.last().and_then(seen::news) {
        _ if is_same => String::new(),
        Some(news) if !is_known && earlier.is_some() => {
            let heard = tell::qwirkle::announce(news, &update.view, voice);
            // A draw of somebody else is no news, but that it is one's turn now is.
            if heard.is_empty() && phase == Phase::Play {
                tell::qwirkle::sentence(&update.view, voice)
            } else {
                heard
            }
        }
        _ => tell::qwirkle::sentence(&update.view, voice),
    }
}

fn sound(cx: TableContext, update: &Seen, earlier: Option<&Seen>) {
    let Some(earlier) = earlier.filter(|earlier| earlier.told.len() < update.told.len()) else { return };
    let is_mine = |seat| earlier.viewer.seat() == Some(seat);
    match update.told.last().and_then(seen::news) {
        _ if update.result.is_some() => cx.app.sound(Sound::TwoNotes),
        Some(News::Placed { seat, qwirkles, .. }) if !is_mine(*seat) => {
            cx.app.sound(if *qwirkles > 0 { Sound::TwoNotes } else { Sound::Tile });
        }
        _ => {}
    }
}
