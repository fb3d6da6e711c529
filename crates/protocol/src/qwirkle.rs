//! Qwirkle as JSON.

use std::sync::Arc;

use game::{MAX_SEATS, Points, Seat, Seats, Viewer};
use qwirkle::{
    Board, Cell, End, HAND_SIZE, Hand, MIN_PLAYERS, News, Placed, Placement, Qwirkle, Score, SeatView, TILES,
    Tile, View, ViewStage,
};
use serde::{Deserialize, Serialize};
use table::Told;

use crate::wire::{require, seat, viewer, viewer_number};
use crate::{Unsound, Wire};

/// More points than these are in no game, and sums of them stay far from the largest number.
const MOST_POINTS: u32 = 1_000_000;

/// What a viewer may see, as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QwirkleView {
    /// The viewer's seat.
    pub seat: Option<usize>,
    /// What the game waits for.
    pub stage: QwirkleStage,
    /// Whose turn it is.
    pub turn: Option<usize>,
    /// How many tiles the opening line must have, if it is to be laid.
    pub opening: Option<usize>,
    /// How many tiles are to be drawn.
    pub draw: Option<usize>,
    /// Whether as many were set aside before.
    pub trade: bool,
    /// Why the game is over.
    pub end: Option<QwirkleEnd>,
    /// The tiles on the table in the order in which they were laid.
    pub board: Vec<QwirklePlaced>,
    /// The viewer's tiles.
    pub hand: Option<Vec<String>>,
    /// What the viewer has set aside to trade.
    pub aside: Option<Vec<String>>,
    /// All hands, once the game is over.
    pub hands: Option<Vec<Vec<String>>>,
    /// What everybody may know of each seat.
    pub seats: Vec<QwirkleSeat>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// How many turns there were since the last placement.
    pub idle: usize,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in the stages of the rules")]
pub enum QwirkleStage {
    Deal,
    Play,
    Draw,
    Over,
}

/// A tile on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "a tile and its cell")]
pub struct QwirklePlaced {
    pub x: i8,
    pub y: i8,
    pub tile: String,
}

/// What everybody may know of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QwirkleSeat {
    /// How many tiles it holds.
    pub hand_size: usize,
    /// Its points in all.
    pub total: i32,
    /// The points for lines alone.
    pub lines: u32,
    /// How many Qwirkles it completed.
    pub qwirkles: u32,
    /// Whether it ended the game with its last tile.
    pub finish: bool,
}

/// What a viewer is told of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in the news of the rules, which say what the fields are")]
pub enum QwirkleNews {
    Dealt { starter: usize, longest: usize, hand: Option<Vec<String>> },
    Placed { seat: usize, choice: String, points: u32, qwirkles: u32 },
    Traded { seat: usize, count: usize, tiles: Option<Vec<String>> },
    Passed { seat: usize },
    Drew { seat: usize, count: usize, tiles: Option<Vec<String>> },
    Sealed { seat: usize },
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in the ends of the rules, which say what the fields are")]
pub enum QwirkleEnd {
    LastTile { seat: usize },
    AllPassed,
    NoTilePlaced,
}

impl Wire for Qwirkle {
    type WireView = QwirkleView;
    type WireNews = QwirkleNews;
    type WireEnd = QwirkleEnd;

    fn game_of(_: &View) -> &'static str {
        "qwirkle"
    }

    fn seats_of(view: &View) -> Seats {
        Seats::first(view.seats.len())
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn view_to_wire(view: &View) -> QwirkleView {
        let stage = WireStage::of(&view.stage);
        let placed = |placed: &Placed| QwirklePlaced {
            x: placed.cell.x,
            y: placed.cell.y,
            tile: placed.tile.to_string(),
        };
        let seat = |seat: &SeatView| QwirkleSeat {
            hand_size: seat.hand_size,
            total: seat.score.total(),
            lines: seat.score.lines,
            qwirkles: seat.score.qwirkles,
            finish: seat.score.finish,
        };
        QwirkleView {
            seat: viewer_number(view.viewer),
            stage: stage.stage,
            turn: stage.turn,
            opening: stage.opening,
            draw: stage.draw,
            trade: stage.trade,
            end: stage.end,
            board: view.board.placed().iter().map(placed).collect(),
            hand: view.hand.map(words),
            aside: view.aside.map(words),
            hands: view.hands.as_ref().map(|hands| hands.iter().copied().map(words).collect()),
            seats: view.seats.iter().map(seat).collect(),
            bag: view.bag,
            idle: view.idle,
        }
    }

    fn view_from_wire(wire: &QwirkleView) -> Result<View, Unsound> {
        let players = MIN_PLAYERS..=MAX_SEATS;
        require(players.contains(&wire.seats.len()), "Qwirkle is for two to eight players")?;
        require(wire.bag <= TILES, "the bag holds more tiles than there are")?;
        let hands = |hands: &Vec<Vec<String>>| hands.iter().map(|hand| tiles(hand)).collect();
        let view = View {
            viewer: viewer(wire.seat)?,
            stage: stage(wire)?,
            board: Arc::new(board(&wire.board)?),
            seats: wire.seats.iter().map(seat_view).collect::<Result<_, _>>()?,
            hand: own(wire.hand.as_ref())?,
            aside: own(wire.aside.as_ref())?,
            hands: wire.hands.as_ref().map(hands).transpose()?,
            bag: wire.bag,
            idle: wire.idle,
        };
        require(
            view.hands.as_ref().is_none_or(|hands| hands.len() == view.seats.len()),
            "there is not one hand for each seat",
        )?;
        require(Self::view_to_wire(&view) == *wire, "the view contradicts itself")?;
        Ok(view)
    }

    fn told_to_wire(told: &Told<Self>) -> QwirkleNews {
        match told {
            Told::Sealed(seat) => QwirkleNews::Sealed { seat: seat.number() },
            Told::News(News::Dealt { starter, longest, own }) => {
                QwirkleNews::Dealt { starter: starter.number(), longest: *longest, hand: own.map(words) }
            }
            Told::News(News::Placed { seat, placement, points, qwirkles }) => QwirkleNews::Placed {
                seat: seat.number(),
                choice: placement.to_string(),
                points: *points,
                qwirkles: *qwirkles,
            },
            Told::News(News::Traded { seat, count, own }) => {
                QwirkleNews::Traded { seat: seat.number(), count: *count, tiles: own.map(words) }
            }
            Told::News(News::Passed(seat)) => QwirkleNews::Passed { seat: seat.number() },
            Told::News(News::Drew { seat, count, own }) => {
                QwirkleNews::Drew { seat: seat.number(), count: *count, tiles: own.map(words) }
            }
        }
    }

    fn told_from_wire(wire: &QwirkleNews) -> Result<Told<Self>, Unsound> {
        Ok(Told::News(match wire {
            QwirkleNews::Sealed { seat: number } => return Ok(Told::Sealed(seat(*number)?)),
            QwirkleNews::Dealt { starter, longest, hand } => {
                News::Dealt { starter: seat(*starter)?, longest: *longest, own: own(hand.as_ref())? }
            }
            QwirkleNews::Placed { seat: number, choice, points, qwirkles } => {
                let placement = Placement::read(choice).map_err(Unsound::new)?;
                News::Placed { seat: seat(*number)?, placement, points: *points, qwirkles: *qwirkles }
            }
            QwirkleNews::Traded { seat: number, count, tiles } => {
                News::Traded { seat: seat(*number)?, count: *count, own: own(tiles.as_ref())? }
            }
            QwirkleNews::Passed { seat: number } => News::Passed(seat(*number)?),
            QwirkleNews::Drew { seat: number, count, tiles } => {
                News::Drew { seat: seat(*number)?, count: *count, own: own(tiles.as_ref())? }
            }
        }))
    }

    fn seat_of(told: &Told<Self>) -> Seat {
        match *told {
            Told::Sealed(seat)
            | Told::News(
                News::Dealt { starter: seat, .. }
                | News::Placed { seat, .. }
                | News::Traded { seat, .. }
                | News::Passed(seat)
                | News::Drew { seat, .. },
            ) => seat,
        }
    }

    fn seat_of_end(end: End) -> Option<Seat> {
        match end {
            End::LastTile(seat) => Some(seat),
            End::AllPassed | End::NoTilePlaced => None,
        }
    }

    fn end_to_wire(end: End) -> QwirkleEnd {
        match end {
            End::LastTile(seat) => QwirkleEnd::LastTile { seat: seat.number() },
            End::AllPassed => QwirkleEnd::AllPassed,
            End::NoTilePlaced => QwirkleEnd::NoTilePlaced,
        }
    }

    fn end_from_wire(wire: &QwirkleEnd) -> Result<End, Unsound> {
        match wire {
            QwirkleEnd::LastTile { seat: number } => seat(*number).map(End::LastTile),
            QwirkleEnd::AllPassed => Ok(End::AllPassed),
            QwirkleEnd::NoTilePlaced => Ok(End::NoTilePlaced),
        }
    }
}

/// The fields of a view that say what the game waits for.
struct WireStage {
    stage: QwirkleStage,
    turn: Option<usize>,
    opening: Option<usize>,
    draw: Option<usize>,
    trade: bool,
    end: Option<QwirkleEnd>,
}

impl WireStage {
    fn of(stage: &ViewStage) -> Self {
        let deal = Self {
            stage: QwirkleStage::Deal,
            turn: None,
            opening: None,
            draw: None,
            trade: false,
            end: None,
        };
        match *stage {
            ViewStage::Deal => deal,
            ViewStage::Play { seat, opening } => {
                Self { stage: QwirkleStage::Play, turn: Some(seat.number()), opening, ..deal }
            }
            ViewStage::Draw { seat, count, trade } => Self {
                stage: QwirkleStage::Draw,
                turn: Some(seat.number()),
                draw: Some(count),
                trade,
                ..deal
            },
            ViewStage::Over(end) => {
                Self { stage: QwirkleStage::Over, end: Some(Qwirkle::end_to_wire(end)), ..deal }
            }
        }
    }
}

fn stage(wire: &QwirkleView) -> Result<ViewStage, Unsound> {
    let turn = || match wire.turn {
        Some(number) if number <= wire.seats.len() => seat(number),
        _ => Err(Unsound::new("it is nobody's turn")),
    };
    match wire.stage {
        QwirkleStage::Deal => Ok(ViewStage::Deal),
        QwirkleStage::Play => Ok(ViewStage::Play { seat: turn()?, opening: wire.opening }),
        QwirkleStage::Draw => match wire.draw {
            Some(count) => Ok(ViewStage::Draw { seat: turn()?, count, trade: wire.trade }),
            None => Err(Unsound::new("nothing says how many tiles are drawn")),
        },
        QwirkleStage::Over => match &wire.end {
            Some(QwirkleEnd::LastTile { seat }) if *seat > wire.seats.len() => {
                Err(Unsound::new("the last tile was played where nobody sits"))
            }
            Some(end) => Qwirkle::end_from_wire(end).map(ViewStage::Over),
            None => Err(Unsound::new("nothing says why the game is over")),
        },
    }
}

fn board(wire: &[QwirklePlaced]) -> Result<Board, Unsound> {
    require(wire.len() <= TILES, "more tiles lie on the table than there are")?;
    let placed = |placed: &QwirklePlaced| {
        Ok(Placed { cell: Cell::new(placed.x, placed.y), tile: tile(&placed.tile)? })
    };
    let placed = wire.iter().map(placed).collect::<Result<Vec<Placed>, Unsound>>()?;
    Board::of(&placed).map_err(Unsound::new)
}

fn seat_view(wire: &QwirkleSeat) -> Result<SeatView, Unsound> {
    require(wire.hand_size <= HAND_SIZE, "a hand holds at most six tiles")?;
    require(wire.lines.max(wire.qwirkles) < MOST_POINTS, "nobody has so many points")?;
    let score = Score { lines: wire.lines, qwirkles: wire.qwirkles, finish: wire.finish };
    Ok(SeatView { hand_size: wire.hand_size, score })
}

fn words(hand: Hand) -> Vec<String> {
    hand.tiles().iter().map(ToString::to_string).collect()
}

fn own(words: Option<&Vec<String>>) -> Result<Option<Hand>, Unsound> {
    words.map(|words| tiles(words)).transpose()
}

fn tiles(words: &[String]) -> Result<Hand, Unsound> {
    let tiles = words.iter().map(|word| tile(word)).collect::<Result<Vec<Tile>, _>>()?;
    Hand::new(tiles).ok_or_else(|| Unsound::new("a hand holds at most six tiles"))
}

fn tile(word: &str) -> Result<Tile, Unsound> {
    Tile::read(word).ok_or_else(|| Unsound::new(format_args!("there is no tile {word:?}")))
}
