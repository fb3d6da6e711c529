//! What engines see, as JSON: only views and news go in, so nothing hidden can come out.

use game::{Notation, Points, Seat, Viewer};
use qwirkle::{Hand, Qwirkle};
use qwixx::{Choice, Colour, Qwixx};
use serde_json::{Value, json};

/// A game that engines can play.
pub(crate) trait Sight: Notation {
    /// What a seat may see.
    fn view_json(view: &Self::View) -> Value;

    /// What a seat is told of a step.
    fn news_json(news: &Self::News) -> Value;
}

impl Sight for Qwixx {
    fn view_json(view: &qwixx::View) -> Value {
        let sheets: Vec<Value> = view.seats().into_iter().map(|seat| sheet_json(view, seat)).collect();
        let closed: Vec<String> = view.closed().iter().map(|row| row.to_string()).collect();
        json!({
            "seat": viewer_json(view.viewer()),
            "position": view.position(),
            "stage": match view.stage() {
                qwixx::ViewStage::Roll => "roll",
                qwixx::ViewStage::Action1 { .. } => "action1",
                qwixx::ViewStage::Action2 { .. } => "action2",
                qwixx::ViewStage::Over(_) => "over",
            },
            "active": view.active().number(),
            "dice": dice_json(view),
            "first": match view.stage() {
                qwixx::ViewStage::Action2 { first, .. } => Some(first.to_string()),
                _ => None,
            },
            "closed": closed,
            "sheets": sheets,
        })
    }

    fn news_json(news: &qwixx::News) -> Value {
        match *news {
            qwixx::News::Rolled { seat, roll } => {
                json!({ "type": "rolled", "seat": seat.number(), "dice": roll.to_string() })
            }
            qwixx::News::Crossed { seat, row, number, closes } => {
                let choice = Choice::cross(row, number).to_string();
                json!({ "type": "crossed", "seat": seat.number(), "choice": choice, "closes": closes })
            }
            qwixx::News::Passed(seat) => json!({ "type": "passed", "seat": seat.number() }),
            qwixx::News::Misthrow(seat) => json!({ "type": "misthrow", "seat": seat.number() }),
        }
    }
}

/// The dice on the table: two white ones, and those of the rows that are open.
fn dice_json(view: &qwixx::View) -> Value {
    let (qwixx::ViewStage::Action1 { roll, .. } | qwixx::ViewStage::Action2 { roll, .. }) = view.stage()
    else {
        return Value::Null;
    };
    let mut dice = json!({ "white": roll.white() });
    for colour in Colour::ALL {
        dice[colour.to_string()] = roll.colour(colour).into();
    }
    dice
}

fn sheet_json(view: &qwixx::View, seat: Seat) -> Value {
    let (sheet, rules) = (view.sheet(seat), view.rules());
    let mut object = json!({
        "misthrows": sheet.misthrows(),
        "total": view.score(seat).total(),
        "lucky": sheet.lucky().map(qwixx::LuckyPair::numbers),
    });
    for colour in Colour::ALL {
        let row = sheet.row(colour);
        let crossed = (0..rules.fields()).filter(|&field| row.is_crossed(field));
        let numbers: Vec<u8> = crossed.map(|field| rules.number(colour, field)).collect();
        object[colour.to_string()] = json!({ "crossed": numbers, "locked": row.is_locked() });
    }
    object
}

impl Sight for Qwirkle {
    fn view_json(view: &qwirkle::View) -> Value {
        let placed = view.board.placed().iter();
        let board: Vec<Value> = placed
            .map(|placed| json!({ "x": placed.cell.x, "y": placed.cell.y, "tile": placed.tile.to_string() }))
            .collect();
        let seats: Vec<Value> = view
            .seats
            .iter()
            .map(|seat| {
                json!({
                    "hand_size": seat.hand_size,
                    "total": seat.score.total(),
                    "qwirkles": seat.score.qwirkles,
                })
            })
            .collect();
        let (turn, opening) = match view.stage {
            qwirkle::ViewStage::Play { seat, opening } => (Some(seat.number()), opening),
            qwirkle::ViewStage::Draw { seat, .. } => (Some(seat.number()), None),
            qwirkle::ViewStage::Deal | qwirkle::ViewStage::Over(_) => (None, None),
        };
        json!({
            "seat": viewer_json(view.viewer),
            "turn": turn,
            "opening": opening,
            "board": board,
            "hand": view.hand.map(hand_json),
            "seats": seats,
            "bag": view.bag,
            "idle": view.idle,
        })
    }

    fn news_json(news: &qwirkle::News) -> Value {
        match news {
            qwirkle::News::Dealt { starter, longest, own } => json!({
                "type": "dealt", "starter": starter.number(), "longest": longest, "hand": own.map(hand_json),
            }),
            qwirkle::News::Placed { seat, placement, points, .. } => json!({
                "type": "placed", "seat": seat.number(), "choice": placement.to_string(), "points": points,
            }),
            qwirkle::News::Traded { seat, count, own } => json!({
                "type": "traded", "seat": seat.number(), "count": count, "tiles": own.map(hand_json),
            }),
            qwirkle::News::Passed(seat) => json!({ "type": "passed", "seat": seat.number() }),
            qwirkle::News::Drew { seat, count, own } => json!({
                "type": "drew", "seat": seat.number(), "count": count, "tiles": own.map(hand_json),
            }),
        }
    }
}

fn hand_json(hand: Hand) -> Value {
    hand.tiles().iter().map(ToString::to_string).collect()
}

fn viewer_json(viewer: Viewer) -> Option<usize> {
    viewer.seat().map(Seat::number)
}
