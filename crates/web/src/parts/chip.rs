use leptos::prelude::*;
use markup::view;

use super::Icon;

/// A field named in a sentence or on a button: the mark of its row and its number.
#[component]
pub(crate) fn Chip(
    /// The row: `red`, `yellow`, `green` or `blue`.
    colour: &'static str,
    /// The number.
    number: u8,
) -> impl IntoView {
    view! {
        <span class=format!("chip {colour}")>
            <Icon name=format!("m-{colour}")/>
            {number}
        </span>
    }
}
