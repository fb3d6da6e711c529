//! What the page and its worker say to each other.

use bots::Advice;
use protocol::{ClientMessage, Moment, Refused};
use serde::{Deserialize, Serialize};

/// What is said about one of the tables that the page has opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Letter<T> {
    /// The number of the table.
    pub(crate) table: u32,
    /// What is said.
    pub(crate) body: T,
}

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum ToWorker {
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum FromWorker {
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
pub(crate) const TOLD: usize = 3;

/// A choice and how the game will probably end after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hint {
    pub(crate) choice: String,
    /// The chance of winning in thousandths, and the points in hundredths; nothing where nobody can tell.
    pub(crate) forecast: Option<Vec<i32>>,
    /// What the next player will probably make of it: the chance of a Qwirkle in thousandths, and the points in
    /// hundredths; nothing where that is not looked at.
    pub(crate) answer: Option<Vec<i32>>,
}

impl Hint {
    /// The chance of winning, in thousandths.
    pub(crate) fn chance(&self) -> Option<i32> {
        self.forecast.as_ref()?.first().copied()
    }

    /// The points at the end, in hundredths.
    pub(crate) fn points(&self) -> Option<i32> {
        self.forecast.as_ref()?.get(1).copied()
    }

    /// The next player's chance of a Qwirkle, in thousandths.
    pub(crate) fn answered_qwirkle(&self) -> Option<i32> {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Verdict {
    /// The step of the log, counted from zero.
    pub(crate) step: usize,
    pub(crate) choice: String,
    /// What would have been best.
    pub(crate) best: String,
    /// In hundredths of a point.
    pub(crate) lost: i32,
}

impl Verdict {
    /// The same verdict of a table; nothing if nobody could tell.
    pub(crate) fn of(verdict: host::Verdict) -> Option<Self> {
        let lost = (100.0 * verdict.points_lost()?).round() as i32;
        Some(Self { step: verdict.step, choice: verdict.taken.choice, best: verdict.best.choice, lost })
    }
}
