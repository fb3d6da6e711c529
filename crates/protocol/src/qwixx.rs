//! Views, news and ends of Qwixx and its other sheets as they are sent.

use game::{Notation, Points, Seat, Seats, Viewer};
use qwixx::{Choice, Colour, End, LuckyPair, News, Qwixx, Roll, Row, Rows, View, ViewStage};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::RedactedStep;

use crate::unsound::require;
use crate::{Unsound, Wire};

impl Wire for Qwixx {
    type WireView = WireView;
    type WireStep = WireStep;
    type WireEnd = WireEnd;

    fn game_of(view: &View) -> &'static str {
        view.rules().name()
    }

    fn seats_of(view: &View) -> Seats {
        view.seats()
    }

    fn viewer_of(view: &View) -> Viewer {
        view.viewer()
    }

    fn seat_of(news: &News) -> Seat {
        match *news {
            News::Rolled { seat, .. }
            | News::Crossed { seat, .. }
            | News::Passed(seat)
            | News::Misthrow(seat) => seat,
        }
    }

    fn seat_of_end(end: End) -> Option<Seat> {
        match end {
            End::FourthMisthrow(seat) => Some(seat),
            End::RowsClosed(_) => None,
        }
    }
}

/// A view as it is sent. The position and `chosen` say it all; the rest is the same once more for those who do not
/// want to read positions, and is refused where it says something else.
#[derive(PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxView"))]
pub struct WireView {
    #[serde(with = "crate::ViewerSeat")]
    seat: Viewer,
    position: String,
    stage: Stage,
    #[serde(with = "crate::SeatNumber")]
    active: Seat,
    dice: Option<Dice>,
    first: Option<String>,
    #[serde(with = "crate::SeatNumbers")]
    chosen: Seats,
    #[serde(with = "RowNames")]
    closed: Rows,
    sheets: Vec<Sheet>,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxStage"))]
#[serde(rename_all = "snake_case")]
enum Stage {
    Roll,
    Action1,
    Action2,
    Over,
}

/// The dice on the table: two white ones, and those of the colours that are still in the game.
#[derive(PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxDice"))]
struct Dice {
    white: [u8; 2],
    red: Option<u8>,
    yellow: Option<u8>,
    green: Option<u8>,
    blue: Option<u8>,
}

impl From<Roll> for Dice {
    fn from(roll: Roll) -> Self {
        let [red, yellow, green, blue] = Colour::ALL.map(|colour| roll.colour(colour));
        Self { white: roll.white(), red, yellow, green, blue }
    }
}

#[derive(PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxSheet"))]
struct Sheet {
    red: RowState,
    yellow: RowState,
    green: RowState,
    blue: RowState,
    misthrows: u8,
    total: i32,
    lucky: Option<[u8; 2]>,
}

#[derive(PartialEq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxRow"))]
struct RowState {
    crossed: Vec<u8>,
    locked: bool,
}

impl Sheet {
    fn of(view: &View, seat: Seat) -> Self {
        let (sheet, rules) = (view.sheet(seat), view.rules());
        let [red, yellow, green, blue] = Row::ALL.map(|row| {
            let state = sheet.row(row);
            let crossed = (0..rules.fields()).filter(|&field| state.is_crossed(field));
            RowState {
                crossed: crossed.map(|field| rules.number(row, field)).collect(),
                locked: state.is_locked(),
            }
        });
        Self {
            red,
            yellow,
            green,
            blue,
            misthrows: sheet.misthrows(),
            total: view.score(seat).total(),
            lucky: sheet.lucky().map(LuckyPair::numbers),
        }
    }
}

impl WireView {
    /// A view whose position has been written.
    fn of(view: &View, position: String) -> Self {
        let (stage, dice, first, chosen) = match *view.stage() {
            ViewStage::Roll => (Stage::Roll, None, None, Seats::NONE),
            ViewStage::Action1 { roll, chosen, .. } => (Stage::Action1, Some(roll), None, chosen),
            ViewStage::Action2 { roll, first, .. } => (Stage::Action2, Some(roll), Some(first), Seats::NONE),
            ViewStage::Over(_) => (Stage::Over, None, None, Seats::NONE),
        };
        Self {
            seat: view.viewer(),
            position,
            stage,
            active: view.active(),
            dice: dice.map(Dice::from),
            first: first.map(|first| first.to_string()),
            chosen,
            closed: view.closed(),
            sheets: view.seats().into_iter().map(|seat| Sheet::of(view, seat)).collect(),
        }
    }
}

impl From<&View> for WireView {
    fn from(view: &View) -> Self {
        Self::of(view, view.position())
    }
}

impl TryFrom<WireView> for View {
    type Error = Unsound;

    fn try_from(wire: WireView) -> Result<Self, Unsound> {
        let WireView { seat, position, stage, active, dice, first, chosen, closed, sheets } = wire;
        let view = Self::from_position(&position, seat, chosen)
            .map_err(|fault| Unsound::new(fault).within("position"))?;
        let right = WireView::of(&view, position);
        for (name, agrees) in [
            ("stage", stage == right.stage),
            ("active", active == right.active),
            ("dice", dice == right.dice),
            ("first", first == right.first),
            ("chosen", chosen == right.chosen),
            ("closed", closed == right.closed),
            ("sheets", sheets == right.sheets),
        ] {
            require(agrees, "it contradicts the position").map_err(|unsound| unsound.within(name))?;
        }
        Ok(view)
    }
}

/// What is told of a step as it is sent.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxStep"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WireStep {
    Rolled {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        dice: String,
    },
    Crossed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
        choice: String,
        closes: bool,
        /// Only where it is not the colour of the row's lock.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        #[serde(skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
    },
    Passed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    Misthrow {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    Sealed {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
}

impl From<&RedactedStep<Qwixx>> for WireStep {
    fn from(told: &RedactedStep<Qwixx>) -> Self {
        match *told {
            RedactedStep::News(News::Rolled { seat, roll }) => Self::Rolled { seat, dice: roll.to_string() },
            RedactedStep::News(News::Crossed { seat, row, colour, number, closes }) => {
                let choice = Choice::cross(row, number).to_string();
                let colour = (colour != row.lock()).then(|| colour.name().to_owned());
                Self::Crossed { seat, choice, closes, colour }
            }
            RedactedStep::News(News::Passed(seat)) => Self::Passed { seat },
            RedactedStep::News(News::Misthrow(seat)) => Self::Misthrow { seat },
            RedactedStep::Sealed(seat) => Self::Sealed { seat },
        }
    }
}

impl TryFrom<WireStep> for RedactedStep<Qwixx> {
    type Error = Unsound;

    fn try_from(told: WireStep) -> Result<Self, Unsound> {
        Ok(Self::News(match told {
            WireStep::Rolled { seat, dice } => {
                let roll = Roll::read(&dice).map_err(|fault| Unsound::new(fault).within("dice"))?;
                News::Rolled { seat, roll }
            }
            WireStep::Crossed { seat, choice, closes, colour } => {
                let (row, number) = cross(&choice).map_err(|unsound| unsound.within("choice"))?;
                let colour = colour.map_or(Ok(row.lock()), |name| with_name(&name))?;
                News::Crossed { seat, row, colour, number, closes }
            }
            WireStep::Passed { seat } => News::Passed(seat),
            WireStep::Misthrow { seat } => News::Misthrow(seat),
            WireStep::Sealed { seat } => return Ok(Self::Sealed(seat)),
        }))
    }
}

/// The row and the number of a cross.
fn cross(choice: &str) -> Result<(Row, u8), Unsound> {
    match Qwixx::read_choice(choice).map_err(Unsound::new)? {
        Choice::Cross { row, number } => Ok((row, number)),
        Choice::Pass => Err(Unsound::new("to pass is not to cross a number")),
    }
}

fn with_name(name: &str) -> Result<Colour, Unsound> {
    let colour = Colour::from_name(name);
    colour.ok_or_else(|| Unsound::new(format_args!("there is no colour {name:?}")).within("colour"))
}

/// The end of a game as it is sent.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "QwixxEnd"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WireEnd {
    FourthMisthrow {
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    RowsClosed {
        #[serde(with = "RowNames")]
        rows: Rows,
    },
}

impl From<End> for WireEnd {
    fn from(end: End) -> Self {
        match end {
            End::FourthMisthrow(seat) => Self::FourthMisthrow { seat },
            End::RowsClosed(rows) => Self::RowsClosed { rows },
        }
    }
}

impl From<WireEnd> for End {
    fn from(end: WireEnd) -> Self {
        match end {
            WireEnd::FourthMisthrow { seat } => Self::FourthMisthrow(seat),
            WireEnd::RowsClosed { rows } => Self::RowsClosed(rows),
        }
    }
}

/// Rows as a list of their names from top to bottom.
#[derive(Debug)]
pub(crate) enum RowNames {}

impl RowNames {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn serialize<S: Serializer>(rows: &Rows, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(rows.iter().map(Row::name))
    }

    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rows, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let row = |name: &String| {
            Row::from_name(name).ok_or_else(|| D::Error::custom(format_args!("there is no row {name:?}")))
        };
        let rows: Rows = names.iter().map(row).collect::<Result<_, _>>()?;
        if rows.iter().map(Row::name).eq(&names) {
            Ok(rows)
        } else {
            Err(D::Error::custom("the rows are not in their order"))
        }
    }
}
