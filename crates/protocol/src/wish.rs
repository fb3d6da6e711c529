use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ClientMessage, Moment, Token};

/// What a guest who sits at a server's table wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "WireWish", into = "WireWish")]
pub enum Wish {
    /// Something of the game itself.
    Table(ClientMessage),
    /// To show what one's device adds to chance, now that all have sealed theirs.
    Contribute(Token),
    /// The latest choice of one's own undone, with all that came after it, if everybody agrees.
    AskUndo,
    /// Yes to what was asked.
    AgreeUndo {
        /// The question that was shown; clients of servers that do not number questions name none.
        question: Option<u32>,
    },
    /// No to what was asked, or never mind.
    DeclineUndo {
        /// The question that was shown, as above.
        question: Option<u32>,
    },
    /// A bot on this seat: for good where nobody has sat down yet, else until its player is back.
    SitIn(Seat),
    /// One's own seat back from the bot.
    Return,
    /// To leave the table for good.
    Leave,
    /// Another game with the same people.
    Rematch,
}

/// A wish as it is sent.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum WireWish {
    Choose {
        at: Moment,
        choice: String,
    },
    TakeBack {
        at: Moment,
    },
    Roll {
        at: Moment,
        dice: String,
    },
    Contribute {
        contribution: Token,
    },
    AskUndo {},
    // Earlier servers of the same version do not know the question, and would refuse the field.
    AgreeUndo {
        #[serde(skip_serializing_if = "Option::is_none")]
        question: Option<u32>,
    },
    DeclineUndo {
        #[serde(skip_serializing_if = "Option::is_none")]
        question: Option<u32>,
    },
    SitIn {
        #[serde(with = "crate::seat")]
        seat: Seat,
    },
    Return {},
    Leave {},
    Rematch {},
}

impl From<Wish> for WireWish {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Table(ClientMessage::Choose { at, choice }) => Self::Choose { at, choice },
            Wish::Table(ClientMessage::TakeBack { at }) => Self::TakeBack { at },
            Wish::Table(ClientMessage::Roll { at, dice }) => Self::Roll { at, dice },
            Wish::Contribute(contribution) => Self::Contribute { contribution },
            Wish::AskUndo => Self::AskUndo {},
            Wish::AgreeUndo { question } => Self::AgreeUndo { question },
            Wish::DeclineUndo { question } => Self::DeclineUndo { question },
            Wish::SitIn(seat) => Self::SitIn { seat },
            Wish::Return => Self::Return {},
            Wish::Leave => Self::Leave {},
            Wish::Rematch => Self::Rematch {},
        }
    }
}

impl From<WireWish> for Wish {
    fn from(wish: WireWish) -> Self {
        match wish {
            WireWish::Choose { at, choice } => Self::Table(ClientMessage::Choose { at, choice }),
            WireWish::TakeBack { at } => Self::Table(ClientMessage::TakeBack { at }),
            WireWish::Roll { at, dice } => Self::Table(ClientMessage::Roll { at, dice }),
            WireWish::Contribute { contribution } => Self::Contribute(contribution),
            WireWish::AskUndo {} => Self::AskUndo,
            WireWish::AgreeUndo { question } => Self::AgreeUndo { question },
            WireWish::DeclineUndo { question } => Self::DeclineUndo { question },
            WireWish::SitIn { seat } => Self::SitIn(seat),
            WireWish::Return {} => Self::Return,
            WireWish::Leave {} => Self::Leave,
            WireWish::Rematch {} => Self::Rematch,
        }
    }
}
