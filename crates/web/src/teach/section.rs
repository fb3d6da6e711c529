use leptos::prelude::*;
use markup::view;
use qwixx::{Rules, Score};

use super::Args;
use super::board_drawing::{BoardDrawing, BoardScene, HandDrawing, KindsDrawing, LineDrawing};
use super::sheet_drawing::{MisthrowDrawing, SheetDrawing, SheetScene, points_of};
use crate::page::App;
use crate::parts::Icon;
use crate::t;

/// A section of the rules.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// Its name in addresses.
    pub(crate) id: &'static str,
    /// The message of its title.
    pub(crate) title: &'static str,
    /// What it consists of.
    pub(crate) blocks: Vec<Block>,
}

/// A piece of a section; texts are the names of messages.
#[derive(Clone, Debug)]
pub(crate) enum Block {
    /// A paragraph.
    Text(&'static str),
    /// What is done one after the other.
    Steps(&'static [&'static str]),
    /// A drawing and what it shows.
    Picture {
        /// The drawing.
        drawing: Drawing,
        /// The message below it.
        caption: &'static str,
        /// The values in that message.
        args: Args,
    },
    /// What crosses are worth.
    Points(Rules),
}

/// A drawn example.
#[derive(Clone, Debug)]
pub(crate) enum Drawing {
    /// Rows of a sheet, and dice.
    Sheet(Box<SheetScene>),
    /// This many misthrows.
    Misthrows(u8),
    /// Tiles on the table.
    Board(Box<BoardScene>),
    /// A line of tiles, right or wrong.
    Line(Vec<qwirkle::Tile>),
    /// The tiles of a hand with the longest line in it.
    Hand(qwirkle::Hand),
    /// Every kind of tile.
    Kinds,
}

/// A message that follows the language.
#[component]
pub(crate) fn Texted(
    /// Its name.
    id: &'static str,
    /// The values in it.
    args: Args,
) -> impl IntoView {
    let app = App::get();
    move || app.words.get().say(id, &args)
}

/// What a section consists of, without its title.
#[component]
pub(crate) fn SectionView(
    /// The section.
    section: Section,
    /// The values that all texts of the game may have in them.
    args: Args,
) -> impl IntoView {
    section.blocks.into_iter().map(|block| block_view(block, &args)).collect_view()
}

fn block_view(block: Block, args: &Args) -> AnyView {
    match block {
        Block::Text(id) => view! { <p><Texted id args=args.clone()/></p> }.into_any(),
        Block::Steps(ids) => {
            let step = |id: &&'static str| view! { <li><Texted id=*id args=args.clone()/></li> };
            view! { <ol class="steps">{ids.iter().map(step).collect_view()}</ol> }.into_any()
        }
        Block::Picture { drawing, caption, args: more } => {
            let args = args.iter().cloned().chain(more).collect();
            view! {
                <figure class="drawn">
                    <div class="drawing" aria-hidden="true">{drawing_view(drawing)}</div>
                    <figcaption><Texted id=caption args/></figcaption>
                </figure>
            }
            .into_any()
        }
        Block::Points(rules) => view! { <PointsTable rules/> }.into_any(),
    }
}

fn drawing_view(drawing: Drawing) -> AnyView {
    match drawing {
        Drawing::Sheet(scene) => view! { <SheetDrawing scene=*scene/> }.into_any(),
        Drawing::Misthrows(count) => view! { <MisthrowDrawing count/> }.into_any(),
        Drawing::Board(scene) => view! { <BoardDrawing scene=*scene/> }.into_any(),
        Drawing::Line(tiles) => view! { <LineDrawing tiles/> }.into_any(),
        Drawing::Hand(hand) => view! { <HandDrawing hand/> }.into_any(),
        Drawing::Kinds => view! { <KindsDrawing/> }.into_any(),
    }
}

/// What crosses are worth, a few columns at a time so that it fits on every screen.
#[component]
fn PointsTable(rules: Rules) -> impl IntoView {
    const COLUMNS: usize = 6;
    let app = App::get();
    let worth = points_of(rules);
    let part = move |part: &[(u8, i32)]| {
        view! {
            <tbody>
                <tr>
                    <th scope="row"><Icon name="x"/><span class="sr">{t!(app.words, "rq-points-crosses")}</span></th>
                    {part.iter().map(|(crosses, _)| view! { <td>{*crosses}</td> }).collect_view()}
                </tr>
                <tr class="worth">
                    <th scope="row">{t!(app.words, "rq-points-points")}</th>
                    {part.iter().map(|(_, points)| view! { <td>{*points}</td> }).collect_view()}
                </tr>
            </tbody>
        }
    };
    view! { <table class="worths">{worth.chunks(COLUMNS).map(part).collect_view()}</table> }
}

/// The points of so many crosses in one row.
pub(super) fn row_points(crosses: u8) -> i32 {
    let score = Score { crosses: [crosses, 0, 0, 0], misthrows: 0 };
    score.row(qwixx::Row::Red)
}
