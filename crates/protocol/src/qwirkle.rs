//! Qwirkle as JSON.

use std::sync::Arc;

use game::{MAX_SEATS, Points, Seat, Seats, Viewer};
use qwirkle::{
    Board, Cell, End, HAND_SIZE, Hand, MIN_PLAYERS, News, Placed, Placement, Qwirkle, Score, SeatView, TILES,
    Tile, View, ViewStage,
};

use crate::unsound::require;
use crate::{InJson, Json, Unsound, Wire};

/// More points than these are in no game, and sums of them stay far from the largest number.
const MOST_POINTS: u32 = 1_000_000;

impl Wire for Qwirkle {
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

impl InJson for View {
    fn json(&self) -> Json {
        let (mut turn, mut opens, mut draw, mut trades, mut over) = (None, None, None, false, None);
        let stage = match self.stage {
            ViewStage::Deal => "deal",
            ViewStage::Play { seat, opening } => {
                (turn, opens) = (Some(seat), opening);
                "play"
            }
            ViewStage::Draw { seat, count, trade } => {
                (turn, draw, trades) = (Some(seat), Some(count), trade);
                "draw"
            }
            ViewStage::Over(end) => {
                over = Some(end);
                "over"
            }
        };
        Json::object()
            .with("seat", &self.viewer)
            .with("stage", stage)
            .with("turn", &turn)
            .with("opening", &opens)
            .with("draw", &draw)
            .with("trade", &trades)
            .with("end", &over)
            .with("board", self.board.placed().iter().map(Placed::json).collect::<Json>())
            .with("hand", &self.hand)
            .with("aside", &self.aside)
            .with("hands", &self.hands)
            .with("seats", &self.seats)
            .with("bag", &self.bag)
            .with("idle", &self.idle)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let stage = match json.field::<String>("stage")?.as_str() {
            "deal" => ViewStage::Deal,
            "play" => ViewStage::Play { seat: json.field("turn")?, opening: json.field("opening")? },
            "draw" => ViewStage::Draw {
                seat: json.field("turn")?,
                count: json.field("draw")?,
                trade: json.field("trade")?,
            },
            "over" => ViewStage::Over(json.field("end")?),
            stage => return Err(Unsound::new(format_args!("there is no stage {stage:?}"))),
        };
        let board: Vec<Placed> = json.field("board")?;
        require(board.len() <= TILES, "more tiles lie on the table than there are")?;
        let board = Board::of(&board).map_err(|reason| Unsound::new(reason).within("board"))?;
        let view = Self {
            viewer: json.field("seat")?,
            stage,
            board: Arc::new(board),
            seats: json.field("seats")?,
            hand: json.field("hand")?,
            aside: json.field("aside")?,
            hands: json.field("hands")?,
            bag: json.field("bag")?,
            idle: json.field("idle")?,
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

impl InJson for Placed {
    fn json(&self) -> Json {
        Json::object().with("x", &self.cell.x).with("y", &self.cell.y).with("tile", &self.tile)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        Ok(Self { cell: Cell::new(json.field("x")?, json.field("y")?), tile: json.field("tile")? })
    }
}

impl InJson for SeatView {
    fn json(&self) -> Json {
        Json::object()
            .with("hand_size", &self.hand_size)
            .with("total", &self.score.total())
            .with("lines", &self.score.lines)
            .with("qwirkles", &self.score.qwirkles)
            .with("finish", &self.score.finish)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let score = Score {
            lines: json.field("lines")?,
            qwirkles: json.field("qwirkles")?,
            finish: json.field("finish")?,
        };
        let hand_size = json.field("hand_size")?;
        require(hand_size <= HAND_SIZE, "a hand holds at most six tiles")?;
        require(score.lines.max(score.qwirkles) < MOST_POINTS, "nobody has so many points")?;
        Ok(Self { hand_size, score })
    }
}

impl InJson for News {
    fn json(&self) -> Json {
        let kind = |name: &'static str, seat: &Seat| Json::of_type(name).with("seat", seat);
        match self {
            Self::Dealt { starter, longest, own } => {
                Json::of_type("dealt").with("starter", starter).with("longest", longest).with("hand", own)
            }
            Self::Placed { seat, placement, points, qwirkles } => kind("placed", seat)
                .with("choice", placement.to_string())
                .with("points", points)
                .with("qwirkles", qwirkles),
            Self::Traded { seat, count, own } => kind("traded", seat).with("count", count).with("tiles", own),
            Self::Passed(seat) => kind("passed", seat),
            Self::Drew { seat, count, own } => kind("drew", seat).with("count", count).with("tiles", own),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let kind = json.kind()?;
        if kind == "dealt" {
            let (starter, longest) = (json.field("starter")?, json.field("longest")?);
            return Ok(Self::Dealt { starter, longest, own: json.field("hand")? });
        }
        let seat = json.field("seat")?;
        Ok(match kind {
            "placed" => {
                let placement = Placement::read(&json.field::<String>("choice")?);
                let placement = placement.map_err(|fault| Unsound::new(fault).within("choice"))?;
                let (points, qwirkles) = (json.field("points")?, json.field("qwirkles")?);
                Self::Placed { seat, placement, points, qwirkles }
            }
            "traded" => Self::Traded { seat, count: json.field("count")?, own: json.field("tiles")? },
            "passed" => Self::Passed(seat),
            "drew" => Self::Drew { seat, count: json.field("count")?, own: json.field("tiles")? },
            kind => return Err(Unsound::new(format_args!("there is no news {kind:?}"))),
        })
    }
}

impl InJson for End {
    fn json(&self) -> Json {
        match self {
            Self::LastTile(seat) => Json::of_type("last_tile").with("seat", seat),
            Self::AllPassed => Json::of_type("all_passed"),
            Self::NoTilePlaced => Json::of_type("no_tile_placed"),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "last_tile" => json.field("seat").map(Self::LastTile),
            "all_passed" => Ok(Self::AllPassed),
            "no_tile_placed" => Ok(Self::NoTilePlaced),
            kind => Err(Unsound::new(format_args!("there is no end {kind:?}"))),
        }
    }
}

impl InJson for Hand {
    fn json(&self) -> Json {
        self.tiles().iter().map(Tile::json).collect()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let tiles: Vec<Tile> = InJson::read(json)?;
        Self::new(tiles).ok_or_else(|| Unsound::new("a hand holds at most six tiles"))
    }
}

impl InJson for Tile {
    fn json(&self) -> Json {
        self.to_string().into()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let tile = Self::read(json.text()?);
        tile.ok_or_else(|| Unsound::new(format_args!("there is no tile {json}")))
    }
}
