use std::hash::{DefaultHasher, Hasher};

use game::Viewer;
use protocol::{AnyUpdate, Code, Token};
use serde_json::Value;

use crate::{Promise, Tap};

/// What one client has to say about a game.
#[derive(Debug)]
pub struct Testimony {
    /// For whom it looked.
    pub viewer: Viewer,
    /// What it sent, in order.
    pub sent: Vec<Sent>,
    /// Whether it looked closely at what it saw.
    pub is_close: bool,
    /// What it saw last, with all news from the start; nothing if it did not look closely.
    pub last: Option<AnyUpdate>,
    /// What it saw whenever nothing was sealed: after how many steps, and the hash of the view as it was written.
    pub views: Vec<(usize, u64)>,
    /// On which terms it showed what its device added to chance.
    pub terms: Option<String>,
    /// What it noticed by itself.
    pub broken: Vec<(Promise, String)>,
    /// All that it received.
    pub tap: Option<Tap>,
}

/// A choice that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// What named the command.
    pub key: Token,
    /// The choice, as in a record.
    pub choice: String,
    /// What came of it.
    pub answer: Option<Answer>,
}

/// What a server answered to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is kept for good.
    Done,
    /// It is not done.
    Refused(Code),
}

impl Testimony {
    /// Nothing seen yet.
    pub fn new(viewer: Viewer, tap: bool) -> Self {
        let tap = tap.then(Tap::default);
        let (sent, last, views, terms, broken) = (Vec::new(), None, Vec::new(), None, Vec::new());
        Self { viewer, sent, is_close: true, last, views, terms, broken, tap }
    }

    /// A text came in, of whatever kind; it may say what is new of a state with these parts.
    pub fn received(&mut self, text: &str, parts: Option<[&Value; 2]>) {
        if let Some(tap) = &mut self.tap {
            tap.add(text);
            // What is new has its meaning together with what was known.
            if let Some([table, update]) = parts {
                tap.add(&format!(r#"{{"table":{table},"update":{update}}}"#));
            }
        }
    }

    /// This is how the game stands, as it was written and as it was read.
    pub fn saw(&mut self, written: &Value, update: &AnyUpdate) {
        if let Some(steps) = open_steps(update) {
            self.views.push((steps, hash(&written["view"].to_string())));
        }
    }

    /// The choices that were acknowledged, in order.
    pub fn acknowledged(&self) -> impl Iterator<Item = &Sent> {
        self.sent.iter().filter(|sent| sent.answer == Some(Answer::Done))
    }

    /// A promise was broken; that is said once for each of them.
    pub(crate) fn broke(&mut self, promise: Promise, seen: impl FnOnce() -> String) {
        if self.broken.iter().all(|(known, _)| *known != promise) {
            self.broken.push((promise, seen()));
        }
    }
}

/// How many steps there are, if nothing of them is sealed.
fn open_steps(update: &AnyUpdate) -> Option<usize> {
    let (at, steps) = match update {
        AnyUpdate::Qwixx(update) => (update.at, update.told.len()),
        AnyUpdate::Qwirkle(update) => (update.at, update.told.len()),
    };
    (at.taken_back == 0 && at.opened == steps).then_some(steps)
}

/// A number that stands for a view as it is written.
pub(crate) fn hash(view: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(view.as_bytes());
    hasher.finish()
}
