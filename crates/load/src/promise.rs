use std::fmt;

/// What a server promises to its guests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Promise {
    /// What was acknowledged is in the record exactly once, in order, and nothing else is.
    Kept,
    /// A legal choice for the present moment is not refused.
    Taken,
    /// What everybody saw last is what the record says.
    SameView,
    /// What anybody ever saw is what the record says of that moment.
    TrueViews,
    /// Sequence numbers never go back on a connection.
    InOrder,
    /// Every message can be read.
    Readable,
    /// Every game ends, and gives its record.
    Ends,
    /// Chance is the one that was committed to before play, with what people added.
    Fair,
    /// Nothing that is hidden from somebody is sent to them.
    Hidden,
}

impl Promise {
    /// All promises.
    pub const ALL: [Self; 9] = [
        Self::Kept,
        Self::Taken,
        Self::SameView,
        Self::TrueViews,
        Self::InOrder,
        Self::Readable,
        Self::Ends,
        Self::Fair,
        Self::Hidden,
    ];

    /// A word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Taken => "taken",
            Self::SameView => "same_view",
            Self::TrueViews => "true_views",
            Self::InOrder => "in_order",
            Self::Readable => "readable",
            Self::Ends => "ends",
            Self::Fair => "fair",
            Self::Hidden => "hidden",
        }
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kept => "what is acknowledged is in the record exactly once",
            Self::Taken => "a legal choice is taken",
            Self::SameView => "the last view is what the record says",
            Self::TrueViews => "every view is what the record says",
            Self::InOrder => "sequence numbers never go back",
            Self::Readable => "every message can be read",
            Self::Ends => "every game ends",
            Self::Fair => "chance is what was committed to",
            Self::Hidden => "nothing hidden is sent",
        })
    }
}

/// A promise that was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which.
    pub promise: Promise,
    /// At which table; empty if none was made.
    pub table: String,
    /// Who saw it: a seat, a spectator, or who fetched the record.
    pub who: String,
    /// What was seen.
    pub seen: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: table {}, {}: {}", self.promise, self.table, self.who, self.seen)
    }
}
