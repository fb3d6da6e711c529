//! The board of Qwirkle, with the hands and points of the players beside it.

mod board;
mod seats;
mod spoken;

use std::collections::BTreeSet;

use game::{Game, Points, Seat, Seats, Step};
use qwirkle::{Choice, End, Hand, Placement, Qwirkle, Tile, View, ViewStage};

use self::board::Grid;
use self::seats::{SEATS_WIDTH, seats_height};
use super::canvas::{Area, Canvas};
use super::page::{HEAD, MARGIN, Page};
use super::{Picture, Scene, name_of};

const COLOURS: &[&str] = &["red", "orange", "yellow", "green", "blue", "purple"];

const GAP: f64 = 20.0;

impl Picture for Qwirkle {
    fn picture(&self, scene: &Scene<'_, Self>) -> String {
        let table = Table::of(self, scene);
        let grid = Grid::around(&table.view.board, (MARGIN, HEAD), seats_height(table.names.len()));
        let board = grid.area();
        let seats = Area::new(board.right() + GAP, HEAD, SEATS_WIDTH, board.height);
        let page = Page {
            width: seats.right() + MARGIN,
            height: board.bottom() + MARGIN,
            game: "Qwirkle",
            moment: scene.moment(),
            description: table.description(),
            colours: COLOURS,
            definitions: table.kinds().into_iter().map(kind).collect::<String>() + &grid.dots(),
        };
        let mut canvas = Canvas::default();
        table.draw_board(&grid, &mut canvas);
        table.draw_seats(seats, &mut canvas);
        page.with(canvas)
    }

    fn end(&self, end: End, names: &[String]) -> String {
        match end {
            End::LastTile(seat) => format!("{} played the last tile", name_of(seat, names)),
            End::AllPassed | End::NoTilePlaced => end.to_string(),
        }
    }
}

/// A kind of tile: its body, its shape, and the mark of its colour inside the shape.
fn kind(tile: Tile) -> String {
    let (colour, shape) = (tile.colour(), tile.shape());
    format!(
        "<symbol id=\"{tile}\" viewBox=\"0 0 44 44\"><g class=\"{colour}\">\
         <use href=\"#tile\" width=\"44\" height=\"44\"/>\
         <use href=\"#{shape}\" x=\"5.8\" y=\"4.6\" width=\"32.4\" height=\"32.4\"/>\
         <use href=\"#m-{colour}\" class=\"in-{colour}\" x=\"16.8\" y=\"15.6\" width=\"10.4\" height=\"10.4\"/>\
         </g></symbol>\n"
    )
}

/// Everything that is drawn. There is no room for what the viewer may not see.
struct Table<'a> {
    view: View,
    names: &'a [String],
    /// The hands that lie open, in seat order.
    hands: Vec<Option<Hand>>,
    last: Option<(Seat, LastChoice)>,
    /// Why the game ended, and who won.
    end: Option<(String, Seats)>,
}

/// The last choice, as everybody saw it.
enum LastChoice {
    /// These tiles were placed for so many points.
    Place(Placement, i32),
    /// So many tiles were traded.
    Trade(usize),
    Pass,
}

impl<'a> Table<'a> {
    fn of(game: &Qwirkle, scene: &Scene<'a, Qwirkle>) -> Self {
        let view = game.view(scene.view_for());
        let is_open = |seat: Seat| match scene.viewer {
            Some(viewer) => viewer == seat || view.hands.is_some(),
            None => true,
        };
        let hands = game.seats().into_iter().map(|seat| is_open(seat).then(|| game.hand(seat))).collect();
        let end = game.outcome().map(|outcome| (game.end(outcome.end, scene.names), outcome.winners));
        Self { hands, names: scene.names, last: last_choice(game, scene), end, view }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Whose turn it is; nobody's before the deal and when the game is over.
    fn turn(&self) -> Option<Seat> {
        match self.view.stage {
            ViewStage::Play { seat, .. } | ViewStage::Draw { seat, .. } => Some(seat),
            ViewStage::Deal | ViewStage::Over(_) => None,
        }
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.end.as_ref().is_some_and(|(_, winners)| winners.contains(seat))
    }

    /// The kinds of tiles that can be seen.
    fn kinds(&self) -> BTreeSet<Tile> {
        let laid = self.view.board.placed().iter().map(|placed| placed.tile);
        let held = self.hands.iter().flatten().flat_map(|hand| hand.tiles().to_vec());
        laid.chain(held).collect()
    }
}

fn last_choice(game: &Qwirkle, scene: &Scene<'_, Qwirkle>) -> Option<(Seat, LastChoice)> {
    let last = scene.last.as_ref()?;
    let (seat, choice) = last.steps.iter().find_map(|step| match step {
        Step::Choice(seat, choice) => Some((*seat, choice)),
        Step::Chance(_) => None,
    })?;
    let choice = match choice {
        Choice::Place(placement) => {
            let points = game.score(seat).total() - last.before.score(seat).total();
            LastChoice::Place(*placement, points)
        }
        Choice::Trade(tiles) => LastChoice::Trade(tiles.len()),
        Choice::Pass => LastChoice::Pass,
    };
    Some((seat, choice))
}
