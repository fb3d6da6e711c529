//! The board: tiles on an endless table.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use markup::view;
use qwirkle::{Axis, Board, Cell, Placed, Run, Tile};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::camera::{Camera, PITCH, Point, STEP, Sight};
use super::context::TableContext;
use super::gesture::Gesture;
use super::seen;
use crate::browser::rounded;
use crate::dom::each;
use crate::page::App;
use crate::parts::{Icon, TileFace};
use crate::reactive::{effect, memo};
use crate::t;

/// A tile as the page's hooks name it: `red-star`.
pub(super) fn hook(tile: Tile) -> String {
    format!("{}-{}", tile.colour(), tile.shape())
}

/// A board that is played on.
#[component]
pub(super) fn BoardField(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    let camera = cx.camera;
    let gesture = Gesture::new(cx);
    watch_size(cx.board, camera);
    // A window of another size shows the whole board again, unless the person has moved it.
    effect(move || {
        if camera.window.get().is_some() && !camera.moved.get_untracked() {
            cx.fit();
            camera.glides.set(false);
        }
    });
    let board = memo(move || cx.with(|update| Arc::clone(&update.view.board)).unwrap_or_default());
    let latest = memo(move || cx.with(seen::latest).unwrap_or_default());
    let count = move || board.with(|board| board.len());
    view! {
        <div class="qboard">
            <div
                class="board"
                class:busy=move || cx.drag.with(Option::is_some)
                node_ref=cx.board
                role="application"
                tabindex="0"
                aria-label=move || tell::say!(app.words.get(), "qp-board", count = count())
                aria-activedescendant=move || cursor_id(cx.cursor.get())
                style:--pitch=move || format!("{}px", camera.sight.get().pitch)
                style:--ox=move || format!("{}px", camera.sight.get().corner.x)
                style:--oy=move || format!("{}px", camera.sight.get().corner.y)
                on:pointerdown=move |event| gesture.down(&event)
                on:pointermove=move |event| gesture.moves(&event, true)
                on:pointerup=move |event| gesture.up(&event)
                on:pointercancel=move |event| gesture.cancel(&event)
                on:wheel=move |event| gesture.wheel(&event)
            >
                <Field camera>
                    <Tiles board latest/>
                    <LegalCells cx gesture/>
                    <Laid cx gesture/>
                    <Traces cx/>
                    <Cursor cx/>
                </Field>
            </div>
            <div class="zoom" role="group" aria-label=t!(app.words, "qp-zoom")>
                <button type="button" data-do="zoom-in" aria-label=t!(app.words, "qp-zoom-in") on:click=move |_| zoom(camera, STEP)>
                    <Icon name="plus"/>
                </button>
                <button type="button" data-do="zoom-out" aria-label=t!(app.words, "qp-zoom-out") on:click=move |_| zoom(camera, 1.0 / STEP)>
                    <Icon name="minus"/>
                </button>
                <button type="button" data-do="fit" aria-label=t!(app.words, "qp-fit") on:click=move |_| cx.fit()>
                    <Icon name="fit"/>
                </button>
            </div>
        </div>
    }
}

/// Enlarges around the middle.
pub(super) fn zoom(camera: Camera, factor: f64) {
    camera.glides.set(true);
    camera.zoom(factor, None);
}

fn cursor_id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x, cell.y)
}

/// The table itself, which moves and grows under its window.
#[component]
fn Field(camera: Camera, children: Children) -> impl IntoView {
    let transform = move || {
        let Sight { corner, .. } = camera.sight.get();
        let [x, y, scale] = [corner.x, corner.y, camera.sight.get().scale()].map(rounded);
        format!("translate({x}px, {y}px) scale({scale})")
    };
    view! {
        <div
            class="field"
            class:glide=move || camera.glides.get()
            style:transform=transform
            style:--s=move || rounded(camera.sight.get().scale()).to_string()
        >
            {children()}
        </div>
    }
}

/// The tiles that lie.
#[component]
fn Tiles(#[prop(into)] board: Signal<Arc<Board>>, #[prop(into)] latest: Signal<Vec<Cell>>) -> impl IntoView {
    let app = App::get();
    let tile = move |placed: Placed| {
        let Placed { cell, tile } = placed;
        view! {
            <span
                class=format!("tile {}", tile.colour())
                class:last=move || latest.with(|latest| latest.contains(&cell))
                role="img"
                aria-label=move || tell::qwirkle::tile_name(tile, &app.words.get())
                data-cell=cell.to_string()
                data-tile=hook(tile)
                style:--x=cell.x.to_string()
                style:--y=cell.y.to_string()
            >
                <TileFace tile/>
            </span>
        }
    };
    each(move || board.get().placed().to_vec(), |placed| *placed, tile)
}

/// Where the held tile may lie.
#[component]
fn LegalCells(cx: TableContext, gesture: Gesture) -> impl IntoView {
    let app = cx.app;
    let over = memo(move || cx.drag.with(|drag| drag.and_then(|drag| drag.over)));
    let cell = move |cell: Cell| {
        view! {
            <button
                type="button"
                class="legal"
                class:over=move || over.get() == Some(cell)
                tabindex="-1"
                data-legal=cell.to_string()
                aria-label=move || cx.cell_words(cell, &app.words.get())
                style:--x=cell.x.to_string()
                style:--y=cell.y.to_string()
                on:click=move |_| {
                    if !gesture.was_drag() {
                        cx.touch(cell);
                    }
                }
            ></button>
        }
    };
    each(move || cx.legal.get(), |cell| *cell, cell)
}

/// The tiles that are laid in this turn.
#[component]
fn Laid(cx: TableContext, gesture: Gesture) -> impl IntoView {
    let app = cx.app;
    let laid = move || {
        let pieces = cx.rack.with(|rack| rack.pieces().to_vec());
        pieces.into_iter().filter_map(|piece| Some((piece, piece.cell?))).collect::<Vec<_>>()
    };
    let tile = move |(piece, cell): (super::rack::Piece, Cell)| {
        let tile = piece.tile;
        view! {
            <button
                type="button"
                class=format!("tile new {}", tile.colour())
                class:away=move || cx.drag.with(|drag| drag.is_some_and(|drag| drag.id == piece.id))
                tabindex="-1"
                aria-label=move || cx.cell_words(cell, &app.words.get())
                data-cell=cell.to_string()
                data-tile=hook(tile)
                data-laid=""
                style:--x=cell.x.to_string()
                style:--y=cell.y.to_string()
                on:click=move |_| {
                    if !gesture.was_drag() {
                        cx.touch(cell);
                    }
                }
            >
                <TileFace tile/>
            </button>
        }
    };
    each(laid, |(piece, cell)| (piece.id, *cell), tile)
}

/// The lines that score, traced around, with their lengths.
#[component]
fn Traces(cx: TableContext) -> impl IntoView {
    let runs = move || {
        let dragging = cx.drag.with(Option::is_some);
        cx.tally.with(|tally| tally.as_ref().map(|tally| tally.runs.clone())).filter(|_| !dragging)
    };
    // What is written keeps its size, however large the tiles are.
    let scale = memo(move || cx.camera.sight.get().scale());
    let outline = |run: &Run, class: &'static str| {
        let (x, y, width, height) = extent(*run);
        view! { <rect class=class x=x y=y width=width height=height rx="15"></rect> }
    };
    let badge = move |run: &Run| {
        let (x, y, width, height) = extent(*run);
        let length = run.length;
        // A little outside of the end of the line.
        let (x, y, aside, above) = match run.axis {
            Axis::Across => (x, y + height / 2.0, 7.0, 0.0),
            Axis::Down => (x + width / 2.0, y, 0.0, 7.0),
        };
        let size = move || 1.0 / scale.get();
        let x = move || x - aside * size();
        let y = move |below: f64| y + (below - above) * size();
        view! {
            <circle class="bg" cx=x cy=move || y(0.0) r=move || 11.0 * size()></circle>
            <text class="bt" x=x y=move || y(4.6) text-anchor="middle" font-size=move || 13.0 * size()>{length}</text>
        }
    };
    view! {
        <svg class="trace" aria-hidden="true">
            {move || {
                let runs = runs().unwrap_or_default();
                view! {
                    {runs.iter().map(|run| outline(run, "ha")).collect_view()}
                    {runs.iter().map(|run| outline(run, "tr")).collect_view()}
                    {runs.iter().map(badge).collect_view()}
                }
            }}
        </svg>
    }
}

/// The left and upper edge of a line, its width and its height.
fn extent(run: Run) -> (f64, f64, f64, f64) {
    let length = f64::from(run.length) * PITCH;
    let (width, height) = match run.axis {
        Axis::Across => (length, PITCH),
        Axis::Down => (PITCH, length),
    };
    let at = |coordinate: i8| f64::from(coordinate) * PITCH - 1.0;
    (at(run.first.x), at(run.first.y), width + 2.0, height + 2.0)
}

/// The cell on which the keyboard is.
#[component]
fn Cursor(cx: TableContext) -> impl IntoView {
    let app = cx.app;
    // Made anew for every cell, so that a screen reader says what is there.
    move || {
        let cell = cx.cursor.get();
        view! {
            <div
                id=cursor_id(cell)
                class="cursor"
                role="img"
                aria-label=move || cx.cell_words(cell, &app.words.get())
                style:--x=cell.x.to_string()
                style:--y=cell.y.to_string()
            ></div>
        }
    }
}

/// Keeps the size of an element in a camera.
fn watch_size(node: NodeRef<html::Div>, camera: Camera) {
    let kept = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    effect(move || {
        let Some(element) = node.get() else { return };
        let measured = element.clone();
        let measure = move || {
            let size = Point::new(measured.client_width().into(), measured.client_height().into());
            if size.x > 0.0 && size.y > 0.0 && camera.window.try_get_untracked() != Some(Some(size)) {
                // Fails only if the board is gone meanwhile.
                _ = camera.window.try_set(Some(size));
            }
        };
        measure();
        let changed = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) {
            observer.observe(&element);
            kept.set_value(Some((observer, changed)));
        }
    });
    on_cleanup(move || {
        kept.try_update_value(|kept| {
            if let Some((observer, _)) = kept.take() {
                observer.disconnect();
            }
        });
    });
}

/// A board, to look at.
#[component]
pub(crate) fn BoardPicture(
    /// The tiles on the table.
    #[prop(into)]
    board: Signal<Arc<Board>>,
    /// Where the latest tiles lie.
    #[prop(into)]
    latest: Signal<Vec<Cell>>,
) -> impl IntoView {
    let app = App::get();
    let camera = Camera::new();
    let node = NodeRef::<html::Div>::new();
    watch_size(node, camera);
    effect(move || {
        if camera.window.get().is_some() {
            let area = board.with(|board| board.bounds()).unwrap_or((Cell::ORIGIN, Cell::ORIGIN));
            camera.fit(area);
        }
    });
    view! {
        <div
            class="board picture"
            node_ref=node
            role="group"
            aria-label=move || tell::say!(app.words.get(), "qp-board", count = board.with(|board| board.len()))
            style:--pitch=move || format!("{}px", camera.sight.get().pitch)
            style:--ox=move || format!("{}px", camera.sight.get().corner.x)
            style:--oy=move || format!("{}px", camera.sight.get().corner.y)
        >
            <Field camera>
                <Tiles board latest/>
            </Field>
        </div>
    }
}
