//! What the page and its worker say to each other.

use protocol::{ClientMessage, Refused};
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
    Play(String),
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
    /// The worker listens.
    Ready,
    /// There is no such table.
    Failed(String),
}
