//! The keyboard: everything can be played with it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use markup::view;
use qwirkle::{Axis, Cell};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::board::zoom;
use super::camera::STEP;
use super::context::TableContext;
use super::seen::Phase;
use crate::parts::Drawer;
use crate::{browser, t};

/// Listens to keys as long as the table is shown.
pub(super) fn listen(cx: TableContext) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(cx, &event));
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

fn press(cx: TableContext, event: &KeyboardEvent) {
    let focus = Focus::now();
    let is_dialog_open = browser::document()
        .and_then(|document| document.query_selector("dialog[open]").ok().flatten())
        .is_some();
    let is_chord = event.ctrl_key() || event.meta_key() || event.alt_key();
    if is_dialog_open || is_chord || focus.is("input, select, textarea") {
        return;
    }
    if matches!(cx.phase.get_untracked(), Phase::Curtain(_)) {
        return;
    }
    // Single characters are keys only where the person wants that, or on the board itself.
    let characters = focus.is_on_board() || cx.app.settings.with_untracked(|settings| settings.letters);
    let is_known = key(cx, &event.key(), &focus) || (characters && character(cx, &event.key()));
    if is_known {
        event.prevent_default();
    }
}

/// Keys with names. Says whether it was one.
fn key(cx: TableContext, key: &str, focus: &Focus) -> bool {
    let step = match key {
        "ArrowLeft" => Some((Axis::Across, -1)),
        "ArrowRight" => Some((Axis::Across, 1)),
        "ArrowUp" => Some((Axis::Down, -1)),
        "ArrowDown" => Some((Axis::Down, 1)),
        _ => None,
    };
    if let Some((axis, by)) = step {
        go(cx, axis, by);
        return true;
    }
    // A button or a link does what it says.
    if focus.is("button, a") && key != "Escape" {
        return false;
    }
    match key {
        " " if focus.is_on_board() => cx.touch(cx.cursor.get_untracked()),
        "Enter" if cx.tally.with_untracked(Option::is_some) => cx.place(),
        "Escape" => cx.recall(),
        _ => return false,
    }
    true
}

/// Keys with one character. Says whether it was one.
fn character(cx: TableContext, key: &str) -> bool {
    match key {
        "1" | "2" | "3" | "4" | "5" | "6" => pick(cx, key),
        "n" | "N" => {
            enter_board(cx);
            cx.next_legal();
        }
        "t" | "T" => open_trade(cx),
        "h" | "H" => cx.hint(),
        "u" | "U" => cx.unseen.set(true),
        "+" | "=" => zoom(cx.camera, STEP),
        "-" | "−" => zoom(cx.camera, 1.0 / STEP),
        "0" => cx.fit(),
        "?" => cx.keys.set(true),
        _ => return false,
    }
    true
}

fn go(cx: TableContext, axis: Axis, by: i32) {
    enter_board(cx);
    let next = cx.cursor.get_untracked().along(axis, by);
    if near(cx, next) {
        cx.go_to(next);
    }
}

/// Whether a cell is on the table as far as anybody can lay tiles.
fn near(cx: TableContext, cell: Cell) -> bool {
    let bounds =
        cx.now(|update| update.view.board.bounds()).flatten().unwrap_or((Cell::ORIGIN, Cell::ORIGIN));
    let within =
        |low: i8, at: i8, high: i8| (i32::from(low) - 7..=i32::from(high) + 7).contains(&i32::from(at));
    within(bounds.0.x, cell.x, bounds.1.x) && within(bounds.0.y, cell.y, bounds.1.y)
}

fn enter_board(cx: TableContext) {
    if !Focus::now().is_on_board()
        && let Some(board) = cx.board.get_untracked()
    {
        let board: HtmlElement = board.unchecked_into();
        // Refused only by an element that is not there.
        _ = board.focus();
    }
}

fn pick(cx: TableContext, key: &str) {
    let index = key.parse::<usize>().unwrap_or(1) - 1;
    let piece = cx.rack.with_untracked(|rack| rack.pieces().get(index).copied());
    if let Some(piece) = piece {
        enter_board(cx);
        match piece.cell {
            Some(_) => cx.take_up(piece),
            None => cx.pick(piece.id),
        }
    }
}

fn open_trade(cx: TableContext) {
    if untrack(|| cx.may_trade()) {
        cx.open_trade(&[]);
    }
}

/// The keys, explained.
#[component]
pub(super) fn KeysDrawer(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let open = cx.keys;
    let hints = cx.table.client.is_shared();
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
