use leptos::prelude::*;
use markup::view;
use qwirkle::Tile;

use super::Icon;

/// The face of a tile: its shape, and in it the mark of its colour. Stands in an element of class `tile` and of
/// the tile's colour.
#[component]
pub(crate) fn TileFace(tile: Tile) -> impl IntoView {
    view! {
        <Icon name=tile.shape().to_string()/>
        <svg class="m" aria-hidden="true">
            <use href=format!("#m-{}", tile.colour())></use>
        </svg>
    }
}
