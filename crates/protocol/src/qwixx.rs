//! Qwixx and Longo as JSON.

use game::{Notation, Points, Seat, Seats, Viewer};
use qwixx::{Choice, Colour, Colours, End, LuckyPair, News, Qwixx, Roll, View, ViewStage};
use serde::{Deserialize, Serialize};
use table::Told;

use crate::wire::{require, seat, seat_numbers, seats, viewer, viewer_number};
use crate::{Unsound, Wire};

/// What a viewer may see, as it is written. The position and `chosen` say it all; the rest is the same once
/// more for those who do not want to read positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QwixxView {
    /// The viewer's seat.
    pub seat: Option<usize>,
    /// The position, in which nobody but the viewer has chosen in action 1.
    pub position: String,
    /// How far the turn has come.
    pub stage: QwixxStage,
    /// The seat that rolls.
    pub active: usize,
    /// The dice on the table.
    pub dice: Option<QwixxDice>,
    /// In action 2, what the active player did in action 1.
    pub first: Option<String>,
    /// In action 1, who has chosen.
    pub chosen: Vec<usize>,
    /// The closed rows.
    pub closed: Vec<String>,
    /// The sheets in seat order.
    pub sheets: Vec<QwixxSheet>,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the page of the protocol says what the stages are")]
pub enum QwixxStage {
    Roll,
    Action1,
    Action2,
    Over,
}

/// The dice on the table: two white ones, and those of the rows that are open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are the dice")]
pub struct QwixxDice {
    pub white: [u8; 2],
    pub red: Option<u8>,
    pub yellow: Option<u8>,
    pub green: Option<u8>,
    pub blue: Option<u8>,
}

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are what a sheet has")]
pub struct QwixxSheet {
    pub red: QwixxRow,
    pub yellow: QwixxRow,
    pub green: QwixxRow,
    pub blue: QwixxRow,
    pub misthrows: u8,
    pub total: i32,
    pub lucky: Option<[u8; 2]>,
}

/// A row of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QwixxRow {
    /// The crossed numbers from left to right.
    pub crossed: Vec<u8>,
    /// Whether the lock is crossed.
    pub locked: bool,
}

/// What everybody is told of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in the news of the rules, which say what the fields are")]
pub enum QwixxNews {
    Rolled { seat: usize, dice: String },
    Crossed { seat: usize, choice: String, closes: bool },
    Passed { seat: usize },
    Misthrow { seat: usize },
    Sealed { seat: usize },
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in the ends of the rules, which say what the fields are")]
pub enum QwixxEnd {
    FourthMisthrow { seat: usize },
    RowsClosed { rows: Vec<String> },
}

impl Wire for Qwixx {
    type WireView = QwixxView;
    type WireNews = QwixxNews;
    type WireEnd = QwixxEnd;

    fn game_of(view: &View) -> &'static str {
        view.rules().name()
    }

    fn seats_of(view: &View) -> Seats {
        view.seats()
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer()
    }

    fn view_to_wire(view: &View) -> QwixxView {
        let (stage, roll) = match *view.stage() {
            ViewStage::Roll => (QwixxStage::Roll, None),
            ViewStage::Action1 { roll, .. } => (QwixxStage::Action1, Some(roll)),
            ViewStage::Action2 { roll, .. } => (QwixxStage::Action2, Some(roll)),
            ViewStage::Over(_) => (QwixxStage::Over, None),
        };
        let first = match view.stage() {
            ViewStage::Action2 { first, .. } => Some(first.to_string()),
            _ => None,
        };
        let chosen = match view.stage() {
            ViewStage::Action1 { chosen, .. } => seat_numbers(*chosen),
            _ => Vec::new(),
        };
        QwixxView {
            seat: viewer_number(view.viewer()),
            position: view.position(),
            stage,
            active: view.active().number(),
            dice: roll.map(dice),
            first,
            chosen,
            closed: names(view.closed()),
            sheets: view.seats().into_iter().map(|seat| sheet(view, seat)).collect(),
        }
    }

    fn view_from_wire(wire: &QwixxView) -> Result<View, Unsound> {
        let (viewer, chosen) = (viewer(wire.seat)?, seats(&wire.chosen)?);
        let view = View::from_position(&wire.position, viewer, chosen)
            .map_err(|fault| Unsound::new(format_args!("the position: {fault}")))?;
        require(Self::view_to_wire(&view) == *wire, "the view is not that of its position")?;
        Ok(view)
    }

    fn told_to_wire(told: &Told<Self>) -> QwixxNews {
        match *told {
            Told::Sealed(seat) => QwixxNews::Sealed { seat: seat.number() },
            Told::News(News::Rolled { seat, roll }) => {
                QwixxNews::Rolled { seat: seat.number(), dice: roll.to_string() }
            }
            Told::News(News::Crossed { seat, row, number, closes }) => {
                let choice = Choice::cross(row, number).to_string();
                QwixxNews::Crossed { seat: seat.number(), choice, closes }
            }
            Told::News(News::Passed(seat)) => QwixxNews::Passed { seat: seat.number() },
            Told::News(News::Misthrow(seat)) => QwixxNews::Misthrow { seat: seat.number() },
        }
    }

    fn told_from_wire(wire: &QwixxNews) -> Result<Told<Self>, Unsound> {
        Ok(Told::News(match wire {
            QwixxNews::Sealed { seat: number } => return Ok(Told::Sealed(seat(*number)?)),
            QwixxNews::Rolled { seat: number, dice } => {
                News::Rolled { seat: seat(*number)?, roll: Roll::read(dice).map_err(Unsound::new)? }
            }
            QwixxNews::Crossed { seat: number, choice, closes } => match Self::read_choice(choice) {
                Ok(Choice::Cross { row, number: crossed }) => {
                    News::Crossed { seat: seat(*number)?, row, number: crossed, closes: *closes }
                }
                Ok(Choice::Pass) => return Err(Unsound::new("to pass is not to cross a number")),
                Err(fault) => return Err(Unsound::new(fault)),
            },
            QwixxNews::Passed { seat: number } => News::Passed(seat(*number)?),
            QwixxNews::Misthrow { seat: number } => News::Misthrow(seat(*number)?),
        }))
    }

    fn seat_of(told: &Told<Self>) -> Seat {
        match *told {
            Told::Sealed(seat)
            | Told::News(
                News::Rolled { seat, .. }
                | News::Crossed { seat, .. }
                | News::Passed(seat)
                | News::Misthrow(seat),
            ) => seat,
        }
    }

    fn seat_of_end(end: End) -> Option<Seat> {
        match end {
            End::FourthMisthrow(seat) => Some(seat),
            End::RowsClosed(_) => None,
        }
    }

    fn end_to_wire(end: End) -> QwixxEnd {
        match end {
            End::FourthMisthrow(seat) => QwixxEnd::FourthMisthrow { seat: seat.number() },
            End::RowsClosed(rows) => QwixxEnd::RowsClosed { rows: names(rows) },
        }
    }

    fn end_from_wire(wire: &QwixxEnd) -> Result<End, Unsound> {
        match wire {
            QwixxEnd::FourthMisthrow { seat: number } => seat(*number).map(End::FourthMisthrow),
            QwixxEnd::RowsClosed { rows } => {
                let row = |name: &String| {
                    Colour::from_name(name)
                        .ok_or_else(|| Unsound::new(format_args!("there is no row {name:?}")))
                };
                let closed: Colours = rows.iter().map(row).collect::<Result<_, _>>()?;
                require(names(closed) == *rows, "rows stand in their order, each once")?;
                Ok(End::RowsClosed(closed))
            }
        }
    }
}

fn names(rows: Colours) -> Vec<String> {
    rows.iter().map(|row| row.name().to_owned()).collect()
}

fn dice(roll: Roll) -> QwixxDice {
    let [red, yellow, green, blue] = Colour::ALL.map(|colour| roll.colour(colour));
    QwixxDice { white: roll.white(), red, yellow, green, blue }
}

fn sheet(view: &View, seat: Seat) -> QwixxSheet {
    let (sheet, rules) = (view.sheet(seat), view.rules());
    let [red, yellow, green, blue] = Colour::ALL.map(|colour| {
        let row = sheet.row(colour);
        let crossed = (0..rules.fields()).filter(|&field| row.is_crossed(field));
        QwixxRow {
            crossed: crossed.map(|field| rules.number(colour, field)).collect(),
            locked: row.is_locked(),
        }
    });
    QwixxSheet {
        red,
        yellow,
        green,
        blue,
        misthrows: sheet.misthrows(),
        total: view.score(seat).total(),
        lucky: sheet.lucky().map(LuckyPair::numbers),
    }
}
