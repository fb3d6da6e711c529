use std::error::Error;
use std::fmt;

use game::Game;
use serde::{Deserialize, Serialize};
use table::Refusal;

use crate::VERSION;

/// Why a table did not do what a client wanted. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    /// The kind of reason, for programs.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: Code,
    /// The reason in English.
    pub message: String,
}

/// The kinds of reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be understood.
    Unreadable,
    /// The game has gone on, or back, since.
    Stale,
    /// Nobody sits there: the table is smaller.
    NoSuchSeat,
    /// No person sits there.
    NotAPerson,
    /// No choice of this seat is awaited.
    NotAwaited,
    /// The choice is against the rules.
    Illegal,
    /// The dice cannot show that, or no roll is awaited.
    Impossible,
    /// Dice are not rolled by hand at this table.
    NotByHand,
    /// No choice of this seat can be taken back.
    NothingToTakeBack,
    /// The choice of another player has been shown since.
    Shown,
    /// The game is over.
    Over,
    /// The game has not begun: seats are open.
    Gathering,
    /// The table is closed: nobody plays there any more.
    Closed,
    /// There is no such table, or no such thing.
    Unknown,
    /// The token does not open this.
    Forbidden,
    /// Somebody sits there already, or the key was used for something else.
    Taken,
    /// The name looks like another one at the table.
    NameTaken,
    /// Nobody may sit in for this seat now: it is not awaited, or not for long enough, or its player is there.
    NotAway,
    /// Another contribution was sealed for this seat.
    Sealed,
    /// There is nothing to undo, or nothing was asked.
    NothingToUndo,
    /// The game is not over yet.
    NotOver,
    /// There were too many requests, tables or connections from this address.
    TooMany,
    /// The request is too large.
    TooLarge,
    /// This cannot be done with this method, from another site, or by somebody who only looks.
    NotAllowed,
    /// The server cannot do this now; it may be tried again.
    Unavailable,
    /// The server speaks another version of the protocol.
    Version,
}

impl Code {
    /// All of them.
    pub const ALL: [Self; 26] = [
        Self::Unreadable,
        Self::Stale,
        Self::NoSuchSeat,
        Self::NotAPerson,
        Self::NotAwaited,
        Self::Illegal,
        Self::Impossible,
        Self::NotByHand,
        Self::NothingToTakeBack,
        Self::Shown,
        Self::Over,
        Self::Gathering,
        Self::Closed,
        Self::Unknown,
        Self::Forbidden,
        Self::Taken,
        Self::NameTaken,
        Self::NotAway,
        Self::Sealed,
        Self::NothingToUndo,
        Self::NotOver,
        Self::TooMany,
        Self::TooLarge,
        Self::NotAllowed,
        Self::Unavailable,
        Self::Version,
    ];
}

/// As the word of the protocol.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Refused {
    /// A reason of this kind.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }

    /// Who asks speaks another version of the protocol than this one.
    pub fn other_version(theirs: u32) -> Self {
        let reason = format_args!(
            "this server speaks version {VERSION} of the protocol, and you speak version {theirs}: please update \
             your client, or reload the page"
        );
        Self::new(Code::Version, reason)
    }

    /// The message was meant for another moment.
    pub fn stale() -> Self {
        Self::new(Code::Stale, "the game has gone on since")
    }
}

impl<G: Game> From<Refusal<G>> for Refused {
    fn from(refusal: Refusal<G>) -> Self {
        let code = match &refusal {
            Refusal::Illegal(_) => Code::Illegal,
            Refusal::Impossible(_) => Code::Impossible,
            Refusal::NoSuchSeat(_) => Code::NoSuchSeat,
            Refusal::NotAPerson(_) => Code::NotAPerson,
            Refusal::Void => Code::Stale,
            Refusal::NothingToTakeBack(_) => Code::NothingToTakeBack,
            Refusal::Shown(_) => Code::Shown,
            Refusal::Over => Code::Over,
        };
        Self::new(code, refusal)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Refused {}
