//! The pictures of the games: a moment of each.

use host::GameKind;
use leptos::prelude::*;
use markup::view;
use qwirkle::{Colour, Shape, Tile};
use qwixx::Rules;

use crate::dom::Element;
use crate::parts::{Icon, TileFace};

/// What a field of a picture shows.
#[derive(Clone, Copy)]
enum Field {
    Crossed,
    Open(u8),
    Closing(u8),
    Lit(u8),
    Lucky,
    Lock,
}

use Field::{Closing, Crossed, Lit, Lock, Lucky, Open};

/// Part of a row: the colour of its lock, and fields with the colours that they have on the sheet.
type Strip = (&'static str, [(&'static str, Field); 4]);

/// Parts of two rows for each sheet of Qwixx, in the order of [`Rules::ALL`].
const SHEETS: [[Strip; 2]; Rules::ALL.len()] = [
    [plain("red", [Crossed, Crossed, Lit(4), Lock]), plain("blue", [Crossed, Open(11), Open(10), Lock])],
    [
        ("mixed", [("yellow", Crossed), ("blue", Crossed), ("green", Lit(8)), ("red", Open(11))]),
        ("mixed", [("green", Open(11)), ("red", Open(10)), ("yellow", Crossed), ("blue", Lock)]),
    ],
    [
        plain("red", [Crossed, Open(6), Lit(2), Open(8)]),
        plain("blue", [Crossed, Open(2), Open(6), Closing(4)]),
    ],
    [
        plain("green", [Crossed, Crossed, Open(14), Lucky]),
        plain("yellow", [Open(13), Lit(14), Closing(15), Closing(16)]),
    ],
];

/// A strip in one colour.
const fn plain(colour: &'static str, [a, b, c, d]: [Field; 4]) -> Strip {
    (colour, [(colour, a), (colour, b), (colour, c), (colour, d)])
}

/// Two lines of tiles that meet, row by row.
const QWIRKLE: [Option<(Colour, Shape)>; 8] = [
    Some((Colour::Blue, Shape::Star)),
    Some((Colour::Blue, Shape::Clover)),
    Some((Colour::Blue, Shape::Circle)),
    None,
    Some((Colour::Orange, Shape::Star)),
    None,
    Some((Colour::Red, Shape::Circle)),
    Some((Colour::Purple, Shape::Circle)),
];

/// The picture of a game.
#[component]
pub(in crate::page) fn Art(game: GameKind) -> impl IntoView {
    match game {
        GameKind::Qwixx(rules) => view! { <Strips rows=SHEETS[rules.index()]/> }.into_any(),
        GameKind::Qwirkle => view! { <Tiles/> }.into_any(),
    }
}

#[component]
fn Strips(rows: [Strip; 2]) -> impl IntoView {
    let strip = |(colour, fields): Strip| {
        view! { <span class=format!("strip {colour}")>{fields.map(field).collect_view()}</span> }
    };
    view! { <span class="art" aria-hidden="true">{rows.map(strip).collect_view()}</span> }
}

fn field((colour, field): (&str, Field)) -> Element {
    let class = match field {
        Crossed => "f x",
        Open(_) => "f",
        Closing(_) => "f end",
        Lit(_) => "f lit",
        Lucky => "f luckf",
        Lock => "f lock",
    };
    let content = match field {
        Crossed => view! { <Icon name="x"/> }.into_any(),
        Lucky => view! { <Icon name="lucky"/> }.into_any(),
        Lock => view! { <Icon name="unlock"/> }.into_any(),
        Open(number) | Closing(number) | Lit(number) => number.into_any(),
    };
    view! { <i class=format!("{class} {colour}")>{content}</i> }
}

#[component]
fn Tiles() -> impl IntoView {
    let tile = |tile: Option<(Colour, Shape)>| match tile {
        Some((colour, shape)) => {
            let tile = Tile::new(colour, shape);
            view! { <span class=format!("tile {colour}")><TileFace tile/></span> }.into_any()
        }
        None => view! { <span></span> }.into_any(),
    };
    view! { <span class="art tiles4" aria-hidden="true">{QWIRKLE.map(tile).collect_view()}</span> }
}
