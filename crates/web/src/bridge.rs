//! What the page and its worker say to each other.

use bots::Advice;
use protocol::{ClientMessage, InJson, Json, Moment, Refused, Unsound, fields_in_json};

/// What is said about one of the tables that the page has opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Letter<T> {
    /// The number of the table.
    pub table: u32,
    /// What is said.
    pub body: T,
}

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug)]
pub enum ToWorker {
    /// Play the game of a record from where it ends.
    Play {
        /// The game.
        record: String,
        /// Whether what its bots and hints need to know is still on its way: then they wait.
        waits: bool,
    },
    /// What bots and hints need to know has come, or will not.
    GoOn,
    /// What are the choices of somebody on this device worth? By the seat, counted from zero.
    Advise(usize),
    /// Show the table as these seats see it (counted from zero), or as nobody in particular.
    Look(Vec<Option<usize>>),
    /// What somebody on a seat of this device wants.
    Say {
        /// The seat, counted from zero.
        seat: usize,
        /// What.
        message: ClientMessage,
    },
}

/// From the worker to the page.
#[derive(Clone, PartialEq, Debug)]
pub enum FromWorker {
    /// How the table looks now.
    Frame {
        /// An update of the protocol for each viewer that was asked for.
        updates: Vec<String>,
        /// The game so far, for the store and nobody else: it knows everything.
        record: String,
    },
    /// Something that somebody wanted is not possible.
    Refused {
        /// Whose wish it was, counted from zero.
        seat: usize,
        /// Why not.
        reason: Refused,
    },
    /// What the best choices of somebody are worth.
    Advice {
        /// Whose, counted from zero.
        seat: usize,
        /// When.
        at: Moment,
        /// The choices, the best first.
        choices: Vec<Hint>,
    },
    /// What was said of the choices of somebody who plays alone, from the first one on.
    Verdicts(Vec<Verdict>),
    /// The worker listens.
    Ready,
    /// There is no such table.
    Failed(String),
}

/// So many choices are told: what is worse nobody wants to know.
pub const TOLD: usize = 3;

/// A choice and how the game will probably end after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: String,
    /// The chance of winning in thousandths, and the points in hundredths; nothing where nobody can tell.
    pub forecast: Option<Vec<i32>>,
    /// What the next player will probably make of it: the chance of a Qwirkle in thousandths, and the points in
    /// hundredths; nothing where that is not looked at.
    pub answer: Option<Vec<i32>>,
}

impl Hint {
    /// The chance of winning, in thousandths.
    pub fn chance(&self) -> Option<i32> {
        self.forecast.as_ref()?.first().copied()
    }

    /// The points at the end, in hundredths.
    pub fn points(&self) -> Option<i32> {
        self.forecast.as_ref()?.get(1).copied()
    }

    /// The next player's chance of a Qwirkle, in thousandths.
    pub fn answered_qwirkle(&self) -> Option<i32> {
        self.answer.as_ref()?.first().copied()
    }
}

impl From<Advice<String>> for Hint {
    fn from(advice: Advice<String>) -> Self {
        let whole = |number: f64| number.round() as i32;
        let forecast = advice.forecast;
        let forecast = forecast.map(|known| vec![whole(1000.0 * known.chance), whole(100.0 * known.points)]);
        let answer = advice.answer;
        let answer = answer.map(|known| vec![whole(1000.0 * known.qwirkle), whole(100.0 * known.points)]);
        Self { choice: advice.choice, forecast, answer }
    }
}

/// What a choice gave away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The step of the log, counted from zero.
    pub step: usize,
    /// What was chosen.
    pub choice: String,
    /// What would have been best.
    pub best: String,
    /// In hundredths of a point.
    pub lost: i32,
}

impl Verdict {
    /// The same verdict of a table; nothing if nobody could tell.
    pub fn of(verdict: host::Verdict) -> Option<Self> {
        let lost = (100.0 * verdict.points_lost()?).round() as i32;
        Some(Self { step: verdict.step, choice: verdict.taken.choice, best: verdict.best.choice, lost })
    }
}

fields_in_json!(Hint { choice, forecast, answer });
fields_in_json!(Verdict { step, choice, best, lost });

impl<T: InJson> InJson for Letter<T> {
    fn json(&self) -> Json {
        self.body.json().with("table", &self.table)
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        Ok(Self { table: json.field("table")?, body: T::read(json)? })
    }
}

impl InJson for ToWorker {
    fn json(&self) -> Json {
        match self {
            Self::Play { record, waits } => Json::of_type("play").with("record", record).with("waits", waits),
            Self::GoOn => Json::of_type("go on"),
            Self::Advise(seat) => Json::of_type("advise").with("seat", seat),
            Self::Look(viewers) => Json::of_type("look").with("viewers", viewers),
            Self::Say { seat, message } => Json::of_type("say").with("seat", seat).with("message", message),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "play" => Ok(Self::Play { record: json.field("record")?, waits: json.field("waits")? }),
            "go on" => Ok(Self::GoOn),
            "advise" => json.field("seat").map(Self::Advise),
            "look" => json.field("viewers").map(Self::Look),
            _ => Ok(Self::Say { seat: json.field("seat")?, message: json.field("message")? }),
        }
    }
}

impl InJson for FromWorker {
    fn json(&self) -> Json {
        match self {
            Self::Frame { updates, record } => {
                Json::of_type("frame").with("updates", updates).with("record", record)
            }
            Self::Refused { seat, reason } => {
                Json::of_type("refused").with("seat", seat).with("reason", reason)
            }
            Self::Advice { seat, at, choices } => {
                Json::of_type("advice").with("seat", seat).with("at", at).with("choices", choices)
            }
            Self::Verdicts(verdicts) => Json::of_type("verdicts").with("verdicts", verdicts),
            Self::Ready => Json::of_type("ready"),
            Self::Failed(reason) => Json::of_type("failed").with("reason", reason),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "frame" => Ok(Self::Frame { updates: json.field("updates")?, record: json.field("record")? }),
            "refused" => Ok(Self::Refused { seat: json.field("seat")?, reason: json.field("reason")? }),
            "advice" => {
                let (seat, at) = (json.field("seat")?, json.field("at")?);
                Ok(Self::Advice { seat, at, choices: json.field("choices")? })
            }
            "verdicts" => json.field("verdicts").map(Self::Verdicts),
            "ready" => Ok(Self::Ready),
            _ => json.field("reason").map(Self::Failed),
        }
    }
}
