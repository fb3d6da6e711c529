use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ClientMessage, Moment, Token};

/// What a guest who sits at a server's table wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "WireCommand", into = "WireCommand")]
pub enum Command {
    /// Something of the game itself.
    Table(ClientMessage),
    /// To show what one's device adds to chance, now that all have sealed theirs.
    Contribute(Token),
    /// The latest choice of one's own undone, with all that came after it, if everybody agrees.
    AskUndo {
        /// The moment of the game that was shown; earlier clients of this version name none.
        at: Option<Moment>,
    },
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

/// A command as it is sent.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum WireCommand {
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
    // Earlier clients of the same version leave it out.
    AskUndo {
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
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
        #[serde(with = "crate::SeatNumber")]
        seat: Seat,
    },
    Return {},
    Leave {},
    Rematch {},
}

impl From<Command> for WireCommand {
    fn from(command: Command) -> Self {
        match command {
            Command::Table(ClientMessage::Choose { at, choice }) => Self::Choose { at, choice },
            Command::Table(ClientMessage::TakeBack { at }) => Self::TakeBack { at },
            Command::Table(ClientMessage::Roll { at, dice }) => Self::Roll { at, dice },
            Command::Contribute(contribution) => Self::Contribute { contribution },
            Command::AskUndo { at } => Self::AskUndo { at },
            Command::AgreeUndo { question } => Self::AgreeUndo { question },
            Command::DeclineUndo { question } => Self::DeclineUndo { question },
            Command::SitIn(seat) => Self::SitIn { seat },
            Command::Return => Self::Return {},
            Command::Leave => Self::Leave {},
            Command::Rematch => Self::Rematch {},
        }
    }
}

impl From<WireCommand> for Command {
    fn from(command: WireCommand) -> Self {
        match command {
            WireCommand::Choose { at, choice } => Self::Table(ClientMessage::Choose { at, choice }),
            WireCommand::TakeBack { at } => Self::Table(ClientMessage::TakeBack { at }),
            WireCommand::Roll { at, dice } => Self::Table(ClientMessage::Roll { at, dice }),
            WireCommand::Contribute { contribution } => Self::Contribute(contribution),
            WireCommand::AskUndo { at } => Self::AskUndo { at },
            WireCommand::AgreeUndo { question } => Self::AgreeUndo { question },
            WireCommand::DeclineUndo { question } => Self::DeclineUndo { question },
            WireCommand::SitIn { seat } => Self::SitIn(seat),
            WireCommand::Return {} => Self::Return,
            WireCommand::Leave {} => Self::Leave,
            WireCommand::Rematch {} => Self::Rematch,
        }
    }
}
