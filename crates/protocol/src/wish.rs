use game::Seat;

use crate::{ClientMessage, InJson, Json, Token, Unsound};

/// What a guest who sits at a server's table wants.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl InJson for Wish {
    fn json(&self) -> Json {
        match self {
            Self::Table(message) => message.json(),
            Self::Contribute(contribution) => Json::of_type("contribute").with("contribution", contribution),
            Self::AskUndo => Json::of_type("ask_undo"),
            Self::AgreeUndo { question } => answer("agree_undo", *question),
            Self::DeclineUndo { question } => answer("decline_undo", *question),
            Self::SitIn(seat) => Json::of_type("sit_in").with("seat", seat),
            Self::Return => Json::of_type("return"),
            Self::Leave => Json::of_type("leave"),
            Self::Rematch => Json::of_type("rematch"),
        }
    }

    fn read(json: &Json) -> Result<Self, Unsound> {
        let plain = match json.kind()? {
            "sit_in" => {
                json.has_only(&["type", "seat"])?;
                return json.field("seat").map(Self::SitIn);
            }
            "contribute" => {
                json.has_only(&["type", "contribution"])?;
                return json.field("contribution").map(Self::Contribute);
            }
            "agree_undo" => return question(json).map(|question| Self::AgreeUndo { question }),
            "decline_undo" => return question(json).map(|question| Self::DeclineUndo { question }),
            "ask_undo" => Self::AskUndo,
            "return" => Self::Return,
            "leave" => Self::Leave,
            "rematch" => Self::Rematch,
            _ => return ClientMessage::read(json).map(Self::Table),
        };
        json.has_only(&["type"])?;
        Ok(plain)
    }
}

/// The answer to a question, or to whatever is asked.
fn answer(kind: &'static str, question: Option<u32>) -> Json {
    let answer = Json::of_type(kind);
    match question {
        Some(question) => answer.with("question", &question),
        // Earlier servers of the same version do not know the field, and would refuse it.
        None => answer,
    }
}

/// Which question is answered.
fn question(json: &Json) -> Result<Option<u32>, Unsound> {
    json.has_only(&["type", "question"])?;
    json.field("question")
}
