//! What the page and its worker say to each other.

use protocol::{ClientMessage, InJson, Json, Refused, Unsound};

/// What is said about one of the tables that the page has opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Letter<T> {
    /// The number of the table.
    pub(crate) table: u32,
    /// What is said.
    pub(crate) body: T,
}

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Debug)]
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
            Self::Play(record) => Json::of_type("play").with("record", record),
            Self::Look(viewers) => Json::of_type("look").with("viewers", viewers),
            Self::Say { seat, message } => Json::of_type("say").with("seat", seat).with("message", message),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "play" => json.field("record").map(Self::Play),
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
            Self::Ready => Json::of_type("ready"),
            Self::Failed(reason) => Json::of_type("failed").with("reason", reason),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        match json.kind()? {
            "frame" => Ok(Self::Frame { updates: json.field("updates")?, record: json.field("record")? }),
            "refused" => Ok(Self::Refused { seat: json.field("seat")?, reason: json.field("reason")? }),
            "ready" => Ok(Self::Ready),
            _ => json.field("reason").map(Self::Failed),
        }
    }
}
