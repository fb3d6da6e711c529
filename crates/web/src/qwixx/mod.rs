//! The table of Qwixx and Longo.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use qwixx::View;

use crate::client::Frame;
use crate::page::OpenTable;

/// A table of Qwixx or Longo being played.
#[component]
pub(crate) fn QwixxTable(table: OpenTable) -> impl IntoView {
    let shown = move || table.client.shown.with(|frame| format!("{frame:?}"));
    view! { <main id="main" tabindex="-1">{shown}</main> }
}

/// The sheet of a seat, to look at.
#[component]
pub(crate) fn SheetPicture(
    /// The game as it is seen.
    #[prop(into)]
    view: Signal<Arc<View>>,
    /// Whose sheet.
    seat: Seat,
) -> impl IntoView {
    move || format!("{:?}", view.get().sheet(seat))
}

/// How long what is shown stays before what follows.
pub(crate) fn pause(_: &Frame, _: &Frame) -> u32 {
    0
}
