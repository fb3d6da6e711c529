use game::Seat;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use markup::view;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::context::TableContext;
use super::scene::Phase;
use crate::browser;
use crate::parts::Drawer;
use crate::t;

/// Every field that may be crossed.
const LIVE: &str = "button.f.may";

/// Lets the whole game be played by keyboard.
pub(super) fn listen(cx: TableContext) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(cx, &event));
    on_cleanup(move || handle.remove());
}

fn press(cx: TableContext, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || is_elsewhere(event) {
        return;
    }
    let key = event.key();
    let done = match key.as_str() {
        "ArrowLeft" => go(-1.0, 0.0),
        "ArrowRight" => go(1.0, 0.0),
        "ArrowUp" => go(0.0, -1.0),
        "ArrowDown" => go(0.0, 1.0),
        "Escape" => {
            cx.clear();
            true
        }
        "Enter" if !is_on_control(event) => {
            for_seat(cx, TableContext::confirm);
            true
        }
        _ if cx.app.settings.with_untracked(|settings| settings.letters) => letter(cx, &key),
        _ => false,
    };
    if done {
        event.prevent_default();
    }
}

/// Single letters and digits, which can be switched off.
fn letter(cx: TableContext, key: &str) -> bool {
    let over = cx.scene.with_untracked(|scene| scene.phase() == Phase::Over);
    match key {
        "?" => cx.keys.set(true),
        _ if over => return false,
        "p" | "P" => for_seat(cx, TableContext::pass),
        "h" | "H" => for_seat(cx, TableContext::hint),
        "l" | "L" => focus(&format!("{LIVE}.lucky")),
        "u" | "U" => {
            let others = cx.scene.with_untracked(|scene| {
                scene.seats().into_iter().find(|&seat| Some(seat) != cx.up.get_untracked())
            });
            if let Some(other) = others {
                cx.look(other);
            }
        }
        "1" => focus(&format!(".row.red {LIVE}")),
        "2" => focus(&format!(".row.yellow {LIVE}")),
        "3" => focus(&format!(".row.green {LIVE}")),
        "4" => focus(&format!(".row.blue {LIVE}")),
        _ => return false,
    }
    true
}

/// Focuses the first visible element that a selector finds.
fn focus(selector: &str) {
    if let Some(first) = visible(selector).into_iter().next() {
        _ = first.focus();
    }
}

/// Does something for whoever the keys are of.
fn for_seat(cx: TableContext, act: fn(TableContext, Seat)) {
    if let Some(seat) = seat(cx) {
        act(cx, seat);
    }
}

/// Whose keys they are: of the panel that has the focus, or of the person in front.
fn seat(cx: TableContext) -> Option<Seat> {
    let panel = browser::document()
        .and_then(|document| document.active_element())
        .and_then(|element| element.closest(".panel").ok().flatten());
    let number = panel.and_then(|panel| panel.get_attribute("data-seat")).and_then(|text| text.parse().ok());
    let focused = number.and_then(Seat::from_number);
    let awaited = focused.filter(|&seat| cx.scene.with_untracked(|scene| scene.awaits(seat)));
    awaited.or_else(|| cx.up.get_untracked())
}

/// A dialog or a text field has its own keys.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let dialog =
        browser::document().and_then(|document| document.query_selector("dialog[open]").ok().flatten());
    dialog.is_some()
        || target(event).is_some_and(|target| target.matches("input, textarea, select") == Ok(true))
}

fn is_on_control(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|target| target.matches("button, a, input, select") == Ok(true))
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

fn visible(selector: &str) -> Vec<HtmlElement> {
    let found = browser::document().and_then(|document| document.query_selector_all(selector).ok());
    let Some(found) = found else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<HtmlElement>().ok());
    elements.filter(|element| element.offset_parent().is_some()).collect()
}

fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

/// Moves the focus to the nearest live field in a direction; to the first one if none has it.
fn go(right: f64, down: f64) -> bool {
    let fields = visible(LIVE);
    let Some(first) = fields.first() else { return false };
    let active = browser::document().and_then(|document| document.active_element());
    let Some(active) = active.filter(|active| active.matches(LIVE) == Ok(true)) else {
        _ = first.focus();
        return true;
    };
    let (x, y) = middle(&active);
    // A step aside counts more than a step ahead.
    let far = |element: &HtmlElement| {
        let (to_x, to_y) = middle(element);
        let (ahead, aside) =
            ((to_x - x) * right + (to_y - y) * down, (to_x - x) * down.abs() + (to_y - y) * right.abs());
        (ahead > 1.0).then(|| ahead + 3.0 * aside.abs())
    };
    let near = fields.iter().filter_map(|element| Some((far(element)?, element)));
    let nearest = near.min_by(|(one, _), (other, _)| one.total_cmp(other));
    // Left and right go on through the rows where a row has no more.
    let place = fields.iter().position(|field| *active == ***field);
    let next = match (nearest, place) {
        (Some((_, field)), _) => Some(field),
        (None, Some(place)) if right > 0.0 => fields.get(place + 1),
        (None, Some(place)) if right < 0.0 => place.checked_sub(1).and_then(|place| fields.get(place)),
        _ => None,
    };
    if let Some(next) = next {
        _ = next.focus();
    }
    true
}

/// What the keys do.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let cx = TableContext::get();
    let words = cx.app.words;
    let hints = cx.table.client.is_shared();
    let lucky = cx.scene.with_untracked(|scene| scene.rules().has_lucky_numbers());
    view! {
        <Drawer open=cx.keys title=t!(words, "qwixx-page-keys")>
            <dl class="keys">
                <div><dt><kbd>"←"</kbd><kbd>"→"</kbd><kbd>"↑"</kbd><kbd>"↓"</kbd></dt><dd>{t!(words, "qwixx-page-key-arrows")}</dd></div>
                <div><dt><kbd>"1"</kbd>" – "<kbd>"4"</kbd></dt><dd>{t!(words, "qwixx-page-key-rows")}</dd></div>
                <div><dt><kbd>"␣"</kbd></dt><dd>{t!(words, "qwixx-page-key-space")}</dd></div>
                <div><dt><kbd>"↵"</kbd></dt><dd>{t!(words, "qwixx-page-key-enter")}</dd></div>
                <div><dt><kbd>"P"</kbd></dt><dd>{t!(words, "qwixx-page-pass")}</dd></div>
                {hints.then(|| view! {
                    <div><dt><kbd>"H"</kbd></dt><dd>{t!(words, "table-hint")}</dd></div>
                })}
                {lucky.then(|| view! {
                    <div><dt><kbd>"L"</kbd></dt><dd>{t!(words, "qwixx-page-key-lucky")}</dd></div>
                })}
                <div><dt><kbd>"U"</kbd></dt><dd>{t!(words, "qwixx-page-key-others")}</dd></div>
                <div><dt><kbd>"Esc"</kbd></dt><dd>{t!(words, "qwixx-page-key-escape")}</dd></div>
                <div><dt><kbd>"?"</kbd></dt><dd>{t!(words, "qwixx-page-keys")}</dd></div>
            </dl>
            <button type="button" class="btn primary" on:click=move |_| cx.keys.set(false)>{t!(words, "close")}</button>
        </Drawer>
    }
}
