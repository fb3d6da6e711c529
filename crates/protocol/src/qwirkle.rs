//! Views, news and ends of Qwirkle as they are sent.

use std::sync::Arc;

use game::{MAX_SEATS, Points, Seat, Seats, Viewer};
use qwirkle::{
    Board, Cell, End, HAND_SIZE, Hand, MIN_PLAYERS, News, Placed, Placement, Qwirkle, Score, SeatView, TILES,
    Tile, View, ViewStage,
};
use serde::{Deserialize, Serialize};
use table::RedactedStep;

use crate::unsound::require;
use crate::{Unsound, Wire};

/// More points than these are in no game, and sums of them stay far from the largest number.
const MOST_POINTS: u32 = 1_000_000;

impl Wire for Qwirkle {
    type WireView = WireView;
    type WireStep = WireStep;
    type WireEnd = WireEnd;

    fn game_of(_: &View) -> &'static str {
        "qwirkle"
    }

    fn seats_of(view: &View) -> Seats {
        Seats::first(view.seats.len())
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer
    }

    fn seat_of(news: &News) -> Seat {
        match *news {
            News::Dealt { starter: seat, .. }
            | News::Placed { seat, .. }
            | News::Traded { seat, .. }
            | News::Passed(seat)
            | News::Drew { seat, .. } => seat,
        }
    }

    fn seat_of_end(end: End) -> Option<Seat> {
        match end {
            End::LastTile(seat) => Some(seat),
            End::AllPassed | End::NoTilePlaced => None,
        }
    }
}

/// A view as it is sent.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirkleView"))]
pub struct WireView {
    #[serde(with = "crate::ViewerSeat")]
    seat: Viewer,
    stage: Stage,
    #[serde(default, with = "crate::OptionalSeat")]
    turn: Option<Seat>,
    opening: Option<usize>,
    draw: Option<usize>,
    trade: bool,
    end: Option<WireEnd>,
    board: Vec<WirePlaced>,
    hand: Option<WireHand>,
    aside: Option<WireHand>,
    hands: Option<Vec<WireHand>>,
    seats: Vec<WireSeat>,
    bag: usize,
    idle: usize,
}

/// What a game waits for.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirkleStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Deal,
    Play,
    Draw,
    Over,
}

impl From<&View> for WireView {
    fn from(view: &View) -> Self {
        let mut wire = Self {
            seat: view.viewer,
            stage: Stage::Deal,
            turn: None,
            opening: None,
            draw: None,
            trade: false,
            end: None,
            board: view.board.placed().iter().map(WirePlaced::from).collect(),
            hand: view.hand.map(WireHand),
            aside: view.aside.map(WireHand),
            hands: view.hands.as_ref().map(|hands| hands.iter().copied().map(WireHand).collect()),
            seats: view.seats.iter().map(WireSeat::from).collect(),
            bag: view.bag,
            idle: view.idle,
        };
        match view.stage {
            ViewStage::Deal => {}
            ViewStage::Play { seat, opening } => {
                (wire.stage, wire.turn, wire.opening) = (Stage::Play, Some(seat), opening);
            }
            ViewStage::Draw { seat, count, trade } => {
                (wire.stage, wire.turn, wire.draw, wire.trade) =
                    (Stage::Draw, Some(seat), Some(count), trade);
            }
            ViewStage::Over(end) => (wire.stage, wire.end) = (Stage::Over, Some(end.into())),
        }
        wire
    }
}

impl WireView {
    /// What the game waits for, if the fields about it agree.
    fn view_stage(&mut self) -> Result<ViewStage, Unsound> {
        let end = self.end.take().map(End::from);
        match (self.stage, self.turn, self.opening, self.draw, self.trade, end) {
            (Stage::Deal, None, None, None, false, None) => Ok(ViewStage::Deal),
            (Stage::Play, Some(seat), opening, None, false, None) => Ok(ViewStage::Play { seat, opening }),
            (Stage::Draw, Some(seat), None, Some(count), trade, None) => {
                Ok(ViewStage::Draw { seat, count, trade })
            }
            (Stage::Over, None, None, None, false, Some(end)) => Ok(ViewStage::Over(end)),
            _ => Err(Unsound::new("it contradicts the fields about other stages").within("stage")),
        }
    }
}

impl TryFrom<WireView> for View {
    type Error = Unsound;

    fn try_from(mut wire: WireView) -> Result<Self, Unsound> {
        let stage = wire.view_stage()?;
        require(wire.board.len() <= TILES, "more tiles lie on the table than there are")?;
        let board: Vec<Placed> = wire.board.into_iter().map(Placed::from).collect();
        let board = Board::of(&board).map_err(|reason| Unsound::new(reason).within("board"))?;
        let seat = |(i, seat): (usize, WireSeat)| {
            SeatView::try_from(seat).map_err(|unsound| unsound.within(&format!("seats.{i}")))
        };
        let view = Self {
            viewer: wire.seat,
            stage,
            board: Arc::new(board),
            seats: wire.seats.into_iter().enumerate().map(seat).collect::<Result<_, _>>()?,
            hand: wire.hand.map(|hand| hand.0),
            aside: wire.aside.map(|hand| hand.0),
            hands: wire.hands.map(|hands| hands.into_iter().map(|hand| hand.0).collect()),
            bag: wire.bag,
            idle: wire.idle,
        };
        let players = MIN_PLAYERS..=MAX_SEATS;
        require(players.contains(&view.seats.len()), "Qwirkle is for two to eight players")?;
        require(view.bag <= TILES, "the bag holds more tiles than there are")?;
        require(
            view.hands.as_ref().is_none_or(|hands| hands.len() == view.seats.len()),
            "there is not one hand for each seat",
        )?;
        let turn = match stage {
            ViewStage::Play { seat, .. } | ViewStage::Draw { seat, .. } => Some(seat),
            ViewStage::Over(end) => Qwirkle::seat_of_end(end),
            ViewStage::Deal => None,
        };
        require(
            turn.is_none_or(|seat| seat.index() < view.seats.len()),
            "it is, or was, the turn of a seat where nobody sits",
        )?;
        Ok(view)
    }
}

#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirklePlaced"))]
struct WirePlaced {
    x: i8,
    y: i8,
    tile: WireTile,
}

impl From<&Placed> for WirePlaced {
    fn from(placed: &Placed) -> Self {
        Self { x: placed.cell.x, y: placed.cell.y, tile: WireTile(placed.tile) }
    }
}

impl From<WirePlaced> for Placed {
    fn from(placed: WirePlaced) -> Self {
        Self { cell: Cell::new(placed.x, placed.y), tile: placed.tile.0 }
    }
}

#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirkleSeat"))]
struct WireSeat {
    hand_size: usize,
    /// What the rest of the score adds up to.
    total: i32,
    lines: u32,
    qwirkles: u32,
    finish: bool,
}

impl From<&SeatView> for WireSeat {
    fn from(seat: &SeatView) -> Self {
        let Score { lines, qwirkles, finish } = seat.score;
        Self { hand_size: seat.hand_size, total: seat.score.total(), lines, qwirkles, finish }
    }
}

impl TryFrom<WireSeat> for SeatView {
    type Error = Unsound;

    fn try_from(seat: WireSeat) -> Result<Self, Unsound> {
        let WireSeat { hand_size, total, lines, qwirkles, finish } = seat;
        require(hand_size <= HAND_SIZE, "a hand holds at most six tiles")?;
        require(lines.max(qwirkles) < MOST_POINTS, "nobody has so many points")?;
        let score = Score { lines, qwirkles, finish };
        require(total == score.total(), "the points do not add up to the total")?;
        Ok(Self { hand_size, score })
    }
}

/// What is told of a step as it is sent.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirkleStep"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WireStep {
    Dealt {
        #[serde(with = "crate::SeatNumber")]
        starter: Seat,
        longest: usize,
        hand: Option<WireHand>,
    },
    Placed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        choice: String,
        points: u32,
        qwirkles: u32,
    },
    Traded {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        count: usize,
        tiles: Option<WireHand>,
    },
    Passed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    Drew {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        count: usize,
        tiles: Option<WireHand>,
    },
    Sealed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
}

impl From<&RedactedStep<Qwirkle>> for WireStep {
    fn from(told: &RedactedStep<Qwirkle>) -> Self {
        let news = match told {
            RedactedStep::News(news) => news,
            RedactedStep::Sealed(seat) => return Self::Sealed { seat: *seat },
        };
        match *news {
            News::Dealt { starter, longest, own } => {
                Self::Dealt { starter, longest, hand: own.map(WireHand) }
            }
            News::Placed { seat, placement, points, qwirkles } => {
                Self::Placed { seat, choice: placement.to_string(), points, qwirkles }
            }
            News::Traded { seat, count, own } => Self::Traded { seat, count, tiles: own.map(WireHand) },
            News::Passed(seat) => Self::Passed { seat },
            News::Drew { seat, count, own } => Self::Drew { seat, count, tiles: own.map(WireHand) },
        }
    }
}

impl TryFrom<WireStep> for RedactedStep<Qwirkle> {
    type Error = Unsound;

    fn try_from(told: WireStep) -> Result<Self, Unsound> {
        Ok(Self::News(match told {
            WireStep::Dealt { starter, longest, hand } => {
                News::Dealt { starter, longest, own: hand.map(|hand| hand.0) }
            }
            WireStep::Placed { seat, choice, points, qwirkles } => {
                let placement = Placement::read(&choice);
                let placement = placement.map_err(|fault| Unsound::new(fault).within("choice"))?;
                News::Placed { seat, placement, points, qwirkles }
            }
            WireStep::Traded { seat, count, tiles } => {
                News::Traded { seat, count, own: tiles.map(|tiles| tiles.0) }
            }
            WireStep::Passed { seat } => News::Passed(seat),
            WireStep::Drew { seat, count, tiles } => {
                News::Drew { seat, count, own: tiles.map(|tiles| tiles.0) }
            }
            WireStep::Sealed { seat } => return Ok(Self::Sealed(seat)),
        }))
    }
}

/// The end of a game as it is sent.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwirkleEnd"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WireEnd {
    LastTile {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    AllPassed,
    NoTilePlaced,
}

impl From<End> for WireEnd {
    fn from(end: End) -> Self {
        match end {
            End::LastTile(seat) => Self::LastTile { seat },
            End::AllPassed => Self::AllPassed,
            End::NoTilePlaced => Self::NoTilePlaced,
        }
    }
}

impl From<WireEnd> for End {
    fn from(end: WireEnd) -> Self {
        match end {
            WireEnd::LastTile { seat } => Self::LastTile(seat),
            WireEnd::AllPassed => Self::AllPassed,
            WireEnd::NoTilePlaced => Self::NoTilePlaced,
        }
    }
}

/// The tiles of a hand, sorted.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "QwirkleHand", extend("maxItems" = HAND_SIZE)))]
#[serde(try_from = "Vec<WireTile>", into = "Vec<WireTile>")]
pub struct WireHand(Hand);

impl From<WireHand> for Vec<WireTile> {
    fn from(hand: WireHand) -> Self {
        hand.0.tiles().iter().copied().map(WireTile).collect()
    }
}

impl TryFrom<Vec<WireTile>> for WireHand {
    type Error = Unsound;

    fn try_from(tiles: Vec<WireTile>) -> Result<Self, Unsound> {
        let tiles: Vec<Tile> = tiles.into_iter().map(|tile| tile.0).collect();
        let hand =
            Hand::new(tiles.iter().copied()).ok_or_else(|| Unsound::new("a hand holds at most six tiles"))?;
        require(hand.tiles() == tiles, "the tiles are not sorted")?;
        Ok(Self(hand))
    }
}

/// A tile by its colour and its shape, a letter each.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "QwirkleTile", extend("pattern" = "^[roygbp][scdvtx]$")))]
#[serde(try_from = "String", into = "String")]
pub struct WireTile(Tile);

impl From<WireTile> for String {
    fn from(tile: WireTile) -> Self {
        tile.0.to_string()
    }
}

impl TryFrom<String> for WireTile {
    type Error = Unsound;

    fn try_from(text: String) -> Result<Self, Unsound> {
        let tile = Tile::read(&text).map(Self);
        tile.ok_or_else(|| Unsound::new(format_args!("there is no tile {text:?}")))
    }
}
