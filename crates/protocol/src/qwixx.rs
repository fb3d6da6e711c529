//! Qwixx and Longo as JSON.

use game::{Notation, Points, Seat, Seats, Viewer};
use qwixx::{Choice, Colour, End, LuckyPair, News, Qwixx, Roll, Row, Rows, View, ViewStage};

use crate::{InJson, Json, Unsound, Wire};

impl Wire for Qwixx {
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

/// The position and `chosen` say it all; the rest is the same once more for those who do not want to read
/// positions.
impl InJson for View {
    fn json(&self) -> Json {
        let (stage, dice, first, chosen) = match *self.stage() {
            ViewStage::Roll => ("roll", None, None, Seats::NONE),
            ViewStage::Action1 { roll, chosen, .. } => ("action1", Some(dice(roll)), None, chosen),
            ViewStage::Action2 { roll, first, .. } => ("action2", Some(dice(roll)), Some(first), Seats::NONE),
            ViewStage::Over(_) => ("over", None, None, Seats::NONE),
        };
        Json::object()
            .with("seat", &self.viewer())
            .with("position", self.position())
            .with("stage", stage)
            .with("active", &self.active())
            .with("dice", dice.unwrap_or(Json::Null))
            .with("first", &first.map(|first| first.to_string()))
            .with("chosen", &chosen)
            .with("closed", &self.closed())
            .with("sheets", self.seats().into_iter().map(|seat| sheet(self, seat)).collect::<Json>())
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let position: String = json.field("position")?;
        Self::from_position(&position, json.field("seat")?, json.field("chosen")?)
            .map_err(|fault| Unsound::new(fault).within("position"))
    }
}

/// The dice on the table: two white ones, and those of the rows that are open.
fn dice(roll: Roll) -> Json {
    let dice = Json::object().with("white", &roll.white().to_vec());
    Colour::ALL.into_iter().fold(dice, |dice, colour| dice.with(colour.name(), &roll.colour(colour)))
}

fn sheet(view: &View, seat: Seat) -> Json {
    let (sheet, rules) = (view.sheet(seat), view.rules());
    let state = |row: Row| {
        let state = sheet.row(row);
        let crossed = (0..rules.fields()).filter(|&field| state.is_crossed(field));
        let numbers: Json = crossed.map(|field| rules.number(row, field).json()).collect();
        Json::object().with("crossed", numbers).with("locked", &state.is_locked())
    };
    let rows = |json: Json, row: Row| json.with(row.name(), state(row));
    Row::ALL
        .into_iter()
        .fold(Json::object(), rows)
        .with("misthrows", &sheet.misthrows())
        .with("total", &view.score(seat).total())
        .with("lucky", &sheet.lucky().map(|lucky| LuckyPair::numbers(lucky).to_vec()))
}

impl InJson for News {
    fn json(&self) -> Json {
        let kind = |name: &'static str, seat: Seat| Json::of_type(name).with("seat", &seat);
        match *self {
            Self::Rolled { seat, roll } => kind("rolled", seat).with("dice", roll.to_string()),
            Self::Crossed { seat, row, colour, number, closes } => {
                let choice = Choice::cross(row, number).to_string();
                let json = kind("crossed", seat).with("choice", &choice).with("closes", &closes);
                // Only where it is not the colour of the row's lock.
                if colour == row.lock() { json } else { json.with("colour", colour.name()) }
            }
            Self::Passed(seat) => kind("passed", seat),
            Self::Misthrow(seat) => kind("misthrow", seat),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let seat = json.field("seat")?;
        let text = |name: &str| json.field::<String>(name);
        Ok(match json.kind()? {
            "rolled" => {
                let roll = Roll::read(&text("dice")?).map_err(|fault| Unsound::new(fault).within("dice"))?;
                Self::Rolled { seat, roll }
            }
            "crossed" => match Qwixx::read_choice(&text("choice")?) {
                Ok(Choice::Cross { row, number }) => {
                    let colour = json.find("colour").map_or(Ok(row.lock()), read_colour)?;
                    Self::Crossed { seat, row, colour, number, closes: json.field("closes")? }
                }
                Ok(Choice::Pass) => {
                    return Err(Unsound::new("to pass is not to cross a number").within("choice"));
                }
                Err(fault) => return Err(Unsound::new(fault).within("choice")),
            },
            "passed" => Self::Passed(seat),
            "misthrow" => Self::Misthrow(seat),
            kind => return Err(Unsound::new(format_args!("there is no news {kind:?}"))),
        })
    }
}

fn read_colour(json: &Json) -> Result<Colour, Unsound> {
    let colour = Colour::from_name(json.text()?);
    colour.ok_or_else(|| Unsound::new(format_args!("there is no colour {json}")).within("colour"))
}

impl InJson for End {
    fn json(&self) -> Json {
        match self {
            Self::FourthMisthrow(seat) => Json::of_type("fourth_misthrow").with("seat", seat),
            Self::RowsClosed(rows) => Json::of_type("rows_closed").with("rows", rows),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "fourth_misthrow" => json.field("seat").map(Self::FourthMisthrow),
            "rows_closed" => json.field("rows").map(Self::RowsClosed),
            kind => Err(Unsound::new(format_args!("there is no end {kind:?}"))),
        }
    }
}

impl InJson for Rows {
    fn json(&self) -> Json {
        self.iter().map(|row| row.name().into()).collect()
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let row = |json: &Json| {
            let row = Row::from_name(json.text()?);
            row.ok_or_else(|| Unsound::new(format_args!("there is no row {json}")))
        };
        json.list()?.iter().map(row).collect()
    }
}
