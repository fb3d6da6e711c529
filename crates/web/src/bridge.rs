//! What the page and its worker say to each other.

use std::sync::Arc;

use bots::Advice;
use guest::{fits, joined};
pub use host::NewText;
use host::{AnyChoice, Hosted};
use protocol::{AnyUpdate, ClientMessage, Moment, Refused, Update};
use qwirkle::{Board, News, Qwirkle};
use qwixx::Qwixx;
use serde::{Deserialize, Serialize};
use table::RedactedStep;

/// What is said about one of the tables that the page has opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Letter<T> {
    /// The number of the table.
    pub table: u32,
    /// What is said.
    pub body: T,
}

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
        /// What, in the words in which a server is told it: the page says the same to either, and its choices are text in
        /// JSON anyway. Typed messages would be a second kind to write and read, in a program whose size counts.
        #[serde(with = "PlainMessage")]
        message: ClientMessage,
    },
}

/// How a [`ClientMessage`] goes from the page to the worker. Its own form names the kind among the other fields, and
/// reading that takes four times the code: 2 KB that everybody would have to load.
#[derive(Serialize, Deserialize)]
#[serde(remote = "ClientMessage")]
enum PlainMessage {
    Choose { at: Moment, choice: String },
    TakeBack { at: Moment },
    Roll { at: Moment, dice: String },
}

/// From the worker to the page. A worker writes updates of its own game; the page reads them once it has the part of
/// its program that knows this game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker<U> {
    /// How the table looks now.
    Frame {
        /// What is new for each viewer that was asked for, see [`Sights`].
        updates: Vec<U>,
        /// What is new in the record of the game, for the store and nobody else: it knows everything.
        record: NewText,
    },
    /// Something that somebody wanted is not possible.
    Refused {
        /// Whose command it was, counted from zero.
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
    /// What is said of the choices of somebody who plays alone.
    Verdicts {
        /// So many of the verdicts before stay.
        kept: usize,
        /// Those behind them.
        new: Vec<Verdict>,
    },
    /// The worker listens.
    Ready,
    /// There is no such table.
    Failed(String),
}

/// What the viewers of a table see, kept by the page and brought up to date by every frame.
///
/// Of the log a frame has only the news that the first viewer does not know yet, and none for the others, as they are
/// shown beside the first. Its boards are empty unless it tells everything from the start: what is laid follows from the
/// board before and the news.
#[derive(Default, Debug)]
pub struct Sights(Arc<Vec<AnyUpdate>>);

/// A game whose tables a worker plays.
pub trait Shown: Hosted {
    /// Leaves out of a view what follows from the view before it and the news.
    fn leave_out_board(view: &mut Self::View);
}

impl Shown for Qwixx {
    fn leave_out_board(_: &mut qwixx::View) {}
}

impl Shown for Qwirkle {
    fn leave_out_board(view: &mut qwirkle::View) {
        view.board = Arc::new(Board::new());
    }
}

impl Sights {
    /// The updates of a frame without the boards that the page knows.
    pub fn without_boards<G: Shown>(mut updates: Vec<Update<G>>) -> Vec<Update<G>> {
        let tells_all = updates.first().is_some_and(|first| first.from == 0);
        for update in updates.iter_mut().skip(usize::from(tells_all)) {
            G::leave_out_board(&mut update.view);
        }
        updates
    }

    /// What everybody sees after a frame; nothing if the frame does not follow on what is known.
    pub fn after(&mut self, updates: Vec<AnyUpdate>) -> Option<Arc<Vec<AnyUpdate>>> {
        let mut updates = updates.into_iter();
        let mut first = updates.next()?;
        let earlier = self.0.first();
        if !fits(earlier, &first) {
            return None;
        }
        if from(&first) > 0
            && let (Some(AnyUpdate::Qwirkle(earlier)), AnyUpdate::Qwirkle(first)) = (earlier, &mut first)
        {
            lay_news(earlier, first);
        }
        let first = joined(earlier.cloned(), first);
        let board =
            if let AnyUpdate::Qwirkle(first) = &first { Some(Arc::clone(&first.view.board)) } else { None };
        let others = updates.map(|mut other| {
            if let (AnyUpdate::Qwirkle(other), Some(board)) = (&mut other, &board) {
                other.view.board = Arc::clone(board);
            }
            other
        });
        self.0 = Arc::new(std::iter::once(first).chain(others).collect());
        Some(Arc::clone(&self.0))
    }
}

/// Gives an update the board before it with all that was laid since.
fn lay_news(earlier: &Update<Qwirkle>, update: &mut Update<Qwirkle>) {
    let known = earlier.told.len();
    let mut board = Arc::clone(&earlier.view.board);
    for told in update.told.iter().skip(known.saturating_sub(update.from)) {
        if let RedactedStep::News(News::Placed { placement, .. }) = told {
            board = Arc::new(board.after(placement));
        }
    }
    update.view.board = board;
}

/// From which step on an update tells the news.
const fn from(update: &AnyUpdate) -> usize {
    match update {
        AnyUpdate::Qwixx(update) => update.from,
        AnyUpdate::Qwirkle(update) => update.from,
    }
}

/// So many choices are told: what is worse nobody wants to know.
pub const TOLD: usize = 3;

/// A choice and how the game will probably end after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The choice.
    pub choice: AnyChoice,
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

impl From<Advice<AnyChoice>> for Hint {
    fn from(advice: Advice<AnyChoice>) -> Self {
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
pub struct Verdict {
    /// The step of the log, counted from zero.
    pub step: usize,
    /// What was chosen.
    pub choice: AnyChoice,
    /// What would have been best.
    pub best: AnyChoice,
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
