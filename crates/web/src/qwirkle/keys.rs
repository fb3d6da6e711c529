//! The keyboard: everything can be played with it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use markup::view;
use qwirkle::{Axis, Cell};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::board::zoom;
use super::camera::STEP;
use super::desk::Desk;
use super::seen::Phase;
use crate::parts::Drawer;
use crate::{browser, t};

/// Listens to keys as long as the table is shown.
pub(super) fn listen(desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(desk, &event));
    on_cleanup(move || handle.remove());
}

/// Where the focus is.
struct Focus(Option<Element>);

impl Focus {
    fn now() -> Self {
        Self(browser::document().and_then(|document| document.active_element()))
    }

    fn is(&self, selector: &str) -> bool {
        self.0.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    }

    fn is_on_board(&self) -> bool {
        self.is(".board")
    }
}

fn press(desk: Desk, event: &KeyboardEvent) {
    let focus = Focus::now();
    let is_dialog_open = browser::document()
        .and_then(|document| document.query_selector("dialog[open]").ok().flatten())
        .is_some();
    let is_chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if is_dialog_open || is_chord || focus.is("input, select, textarea") {
        return;
    }
    if matches!(desk.phase.get_untracked(), Phase::Curtain(_)) {
        return;
    }
    // Single characters are keys only where the person wants that, or on the board itself.
    let characters = focus.is_on_board() || desk.app.settings.with_untracked(|settings| settings.letters);
    let is_known = key(desk, &event.key(), &focus) || (characters && character(desk, &event.key()));
    if is_known {
        event.prevent_default();
    }
}

/// Keys with names. Says whether it was one.
fn key(desk: Desk, key: &str, focus: &Focus) -> bool {
    let step = match key {
        "ArrowLeft" => Some((Axis::Across, -1)),
        "ArrowRight" => Some((Axis::Across, 1)),
        "ArrowUp" => Some((Axis::Down, -1)),
        "ArrowDown" => Some((Axis::Down, 1)),
        _ => None,
    };
    if let Some((axis, by)) = step {
        go(desk, axis, by);
        return true;
    }
    // A button or a link does what it says.
    if focus.is("button, a") && key != "Escape" {
        return false;
    }
    match key {
        " " if focus.is_on_board() => desk.touch(desk.cursor.get_untracked()),
        "Enter" if desk.tally.with_untracked(Option::is_some) => desk.place(),
        "Escape" => desk.recall(),
        _ => return false,
    }
    true
}

/// Keys with one character. Says whether it was one.
fn character(desk: Desk, key: &str) -> bool {
    match key {
        "1" | "2" | "3" | "4" | "5" | "6" => pick(desk, key),
        "n" | "N" => {
            enter_board(desk);
            desk.next_legal();
        }
        "t" | "T" => open_trade(desk),
        "h" | "H" => desk.hint(),
        "u" | "U" => desk.unseen.set(true),
        "+" | "=" => zoom(desk.camera, STEP),
        "-" | "−" => zoom(desk.camera, 1.0 / STEP),
        "0" => desk.fit(),
        "?" => desk.keys.set(true),
        _ => return false,
    }
    true
}

fn go(desk: Desk, axis: Axis, by: i32) {
    enter_board(desk);
    let next = desk.cursor.get_untracked().along(axis, by);
    if near(desk, next) {
        desk.go_to(next);
    }
}

/// Whether a cell is on the table as far as anybody can lay tiles.
fn near(desk: Desk, cell: Cell) -> bool {
    let bounds =
        desk.now(|update| update.view.board.bounds()).flatten().unwrap_or((Cell::ORIGIN, Cell::ORIGIN));
    let within =
        |low: i8, at: i8, high: i8| (i32::from(low) - 7..=i32::from(high) + 7).contains(&i32::from(at));
    within(bounds.0.x, cell.x, bounds.1.x) && within(bounds.0.y, cell.y, bounds.1.y)
}

fn enter_board(desk: Desk) {
    if !Focus::now().is_on_board()
        && let Some(board) = desk.board.get_untracked()
    {
        let board: HtmlElement = board.unchecked_into();
        // Refused only by an element that is not there.
        _ = board.focus();
    }
}

fn pick(desk: Desk, key: &str) {
    let index = key.parse::<usize>().unwrap_or(1) - 1;
    let piece = desk.rack.with_untracked(|rack| rack.pieces().get(index).copied());
    if let Some(piece) = piece {
        enter_board(desk);
        match piece.cell {
            Some(_) => desk.take_up(piece),
            None => desk.pick(piece.id),
        }
    }
}

fn open_trade(desk: Desk) {
    if untrack(|| desk.may_trade()) {
        desk.open_trade(&[]);
    }
}

/// The keys, explained.
#[component]
pub(super) fn KeysDrawer(desk: Desk) -> impl IntoView {
    let app = desk.app;
    let open = desk.keys;
    let hints = desk.table.client.is_shared();
    view! {
        <Drawer open title=t!(app.words, "qp-keys")>
            <dl class="keys">
                <dt><kbd>"1"</kbd>"–"<kbd>"6"</kbd></dt><dd>{t!(app.words, "qp-key-pick")}</dd>
                <dt><kbd>"←"</kbd><kbd>"→"</kbd><kbd>"↑"</kbd><kbd>"↓"</kbd></dt><dd>{t!(app.words, "qp-key-move")}</dd>
                <dt><kbd>"N"</kbd></dt><dd>{t!(app.words, "qp-key-next")}</dd>
                <dt><kbd>"␣"</kbd></dt><dd>{t!(app.words, "qp-key-lay")}</dd>
                <dt><kbd>"⏎"</kbd></dt><dd>{t!(app.words, "qp-key-place")}</dd>
                <dt><kbd>"Esc"</kbd></dt><dd>{t!(app.words, "qp-key-recall")}</dd>
                <dt><kbd>"T"</kbd></dt><dd>{t!(app.words, "qp-key-trade")}</dd>
                {hints.then(|| view! { <dt><kbd>"H"</kbd></dt><dd>{t!(app.words, "qp-key-hint")}</dd> })}
                <dt><kbd>"U"</kbd></dt><dd>{t!(app.words, "qp-key-unseen")}</dd>
                <dt><kbd>"+"</kbd><kbd>"−"</kbd><kbd>"0"</kbd></dt><dd>{t!(app.words, "qp-key-zoom")}</dd>
            </dl>
            <button type="button" class="btn primary" on:click=move |_| open.set(false)>{t!(app.words, "close")}</button>
        </Drawer>
    }
}
