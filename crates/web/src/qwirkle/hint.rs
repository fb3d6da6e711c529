//! A hint: the best choices, which can be tried out on the board.

use leptos::prelude::*;
use markup::view;
use qwirkle::{Choice, Placed, Tile};
use tell::Texts;

use super::context::{TableContext, tally};
use crate::parts::{HintList, Hinted, TileFace};
use crate::t;
use web::bridge::Hint;

/// What the best choices are worth.
#[component]
pub(super) fn Choices(cx: TableContext, hints: Vec<(Choice, Hint)>) -> impl IntoView {
    let words = cx.app.words;
    let shown = move |(choice, hint): (Choice, Hint)| {
        let points = points(cx, &choice);
        Hinted {
            hint,
            face: face(cx, &choice, points),
            name: Signal::derive(move || name(&choice, points, &words.get())),
            is_chosen: Signal::derive(move || is_laid(cx, &choice)),
            tap: Callback::new(move |()| try_out(cx, &choice)),
        }
    };
    view! { <HintList hinted=hints.into_iter().map(shown).collect() is_alone=false/> }
}

/// What a placement brings at once.
fn points(cx: TableContext, choice: &Choice) -> Option<u32> {
    let Choice::Place(placement) = choice else { return None };
    cx.now(|update| tally(&update.view, placement.tiles())).flatten().map(|tally| tally.points)
}

fn tiles(choice: &Choice) -> Vec<Tile> {
    match choice {
        Choice::Place(placement) => placement.tiles().iter().map(|placed| placed.tile).collect(),
        Choice::Trade(tiles) => tiles.tiles().to_vec(),
        Choice::Pass => Vec::new(),
    }
}

/// The tiles, and what they bring or that they are traded.
fn face(cx: TableContext, choice: &Choice, points: Option<u32>) -> AnyView {
    let tile = |tile: Tile| view! { <span class=format!("tile {}", tile.colour())><TileFace tile/></span> };
    let tiles = tiles(choice).into_iter().map(tile).collect_view();
    match points {
        Some(points) => view! { {tiles} <span>{format!("+{points}")}</span> }.into_any(),
        None => view! { <span>{t!(cx.app.words, "qp-trade")}</span> {tiles} }.into_any(),
    }
}

/// The choice in words: which tile lies where and what that brings, or which tiles are traded.
fn name(choice: &Choice, points: Option<u32>, texts: &Texts) -> String {
    let tile_name = |tile: Tile| tell::qwirkle::tile_name(tile, texts);
    let Choice::Place(placement) = choice else {
        let tiles = tell::list::all_of(texts, tiles(choice).into_iter().map(tile_name));
        return format!("{}: {tiles}", tell::say!(texts, "qp-trade"));
    };
    let place = |&Placed { cell, tile }: &Placed| {
        tell::say!(texts, "qp-cell", row = cell.y, column = cell.x, what = tile_name(tile))
    };
    let points = points.and_then(|points| i32::try_from(points).ok());
    let points = points.map(|points| tell::table::points(points, texts));
    placement.tiles().iter().map(place).chain(points).collect::<Vec<_>>().join(", ")
}

/// Whether exactly this placement is laid; a trade is shown in its own dialog.
fn is_laid(cx: TableContext, choice: &Choice) -> Option<bool> {
    let Choice::Place(placement) = choice else { return None };
    Some(cx.tally.with(|tally| tally.as_ref().is_some_and(|tally| tally.placement == *placement)))
}

/// Prepares a choice, so that the person sees it and only has to confirm it.
fn try_out(cx: TableContext, choice: &Choice) {
    match choice {
        Choice::Place(placement) => cx.lay_all(placement),
        Choice::Trade(tiles) => cx.open_trade(tiles.tiles()),
        Choice::Pass => {}
    }
}

#[cfg(test)]
mod tests {
    use game::Notation;
    use qwirkle::Qwirkle;

    use super::*;

    #[test]
    fn a_placement_is_named_with_its_cells_and_points() {
        let texts = Texts::new(tell::Language::English);
        let said =
            |text: &str, points| Qwirkle::read_choice(text).map(|choice| name(&choice, points, &texts));
        let placed = "Row 0, column 2: red square, Row 0, column 3: red circle, 5 points";
        assert_eq!(said("rs@2,0 rc@3,0", Some(5)).as_deref(), Ok(placed));
        assert_eq!(said("trade rs yt", None).as_deref(), Ok("Trade: red square and yellow star"));
    }
}
