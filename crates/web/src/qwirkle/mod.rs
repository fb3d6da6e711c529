//! The table of Qwirkle.

use std::sync::Arc;

use leptos::prelude::*;
use qwirkle::{Board, Cell};

use crate::client::Frame;
use crate::page::OpenTable;

/// A table of Qwirkle being played.
#[component]
pub(crate) fn QwirkleTable(table: OpenTable) -> impl IntoView {
    let shown = move || table.client.shown.with(|frame| format!("{frame:?}"));
    view! { <main id="main" tabindex="-1">{shown}</main> }
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
    move || format!("{} {}", board.get().placed().len(), latest.get().len())
}

/// How long what is shown stays before what follows.
pub(crate) fn pause(_: &Frame, _: &Frame) -> u32 {
    0
}
