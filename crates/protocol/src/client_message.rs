use serde::{Deserialize, Serialize};

use crate::{Code, Moment, Refused, from_json, to_json};

/// The longest message that is read.
pub const MOST_BYTES: usize = 1024;

/// The longest choice or roll that is read; the longest that can mean something is a good deal shorter.
pub const MOST_WORDS: usize = 120;

/// What a client wants of a table. On which seat it sits is known from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// This choice.
    Choose {
        /// When it was made.
        at: Moment,
        /// The choice as it is written in a record.
        choice: String,
    },
    /// The latest choice back.
    TakeBack {
        /// The moment it was chosen for.
        at: Moment,
    },
    /// What dice on a real table show, where they are rolled by hand.
    Roll {
        /// Before which roll.
        at: Moment,
        /// The dice as they are written in a record.
        dice: String,
    },
}

impl ClientMessage {
    /// The moment for which the message was meant.
    pub const fn at(&self) -> Moment {
        match self {
            Self::Choose { at, .. } | Self::TakeBack { at } | Self::Roll { at, .. } => *at,
        }
    }

    /// Reads a message that may come from anybody.
    pub fn from_json(text: &str) -> Result<Self, Refused> {
        if text.len() > MOST_BYTES {
            let reason = format!("a message has at most {MOST_BYTES} bytes");
            return Err(Refused::new(Code::Unreadable, reason));
        }
        let message: Self = from_json(text).map_err(|unsound| Refused::new(Code::Unreadable, unsound))?;
        message.check()?;
        Ok(message)
    }

    /// The message as JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// Refuses texts that are too long to mean anything.
    pub fn check(&self) -> Result<(), Refused> {
        let length = match self {
            Self::Choose { choice: words, .. } | Self::Roll { dice: words, .. } => words.len(),
            Self::TakeBack { .. } => 0,
        };
        if length > MOST_WORDS {
            let reason = format!("a choice or a roll has at most {MOST_WORDS} bytes");
            return Err(Refused::new(Code::Unreadable, reason));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Moment = Moment { opened: 3, taken_back: 1 };

    #[test]
    fn messages_read_as_they_are_written() {
        for message in [
            ClientMessage::Choose { at: AT, choice: "rs@0,0 bs@1,0".to_owned() },
            ClientMessage::TakeBack { at: AT },
            ClientMessage::Roll { at: AT, dice: "4+1 r3 y5 g2 b6".to_owned() },
        ] {
            assert_eq!(ClientMessage::from_json(&message.to_json()), Ok(message));
        }
    }

    #[test]
    fn everything_else_is_unreadable() {
        let long = "x".repeat(MOST_WORDS + 1);
        for text in [
            "",
            "{}",
            "null",
            "[1]",
            r#"{"type":"choose"}"#,
            r#"{"type":"leave","at":{"opened":3,"taken_back":1}}"#,
            r#"{"type":"take_back","at":{"opened":-3,"taken_back":1}}"#,
            r#"{"type":"take_back","at":{"opened":3}}"#,
            r#"{"type":"take_back","at":{"opened":3,"taken_back":1,"more":0}}"#,
            r#"{"type":"take_back","at":{"opened":3,"taken_back":1},"seat":2}"#,
            r#"{"type":"choose","at":{"opened":3,"taken_back":1},"choice":7}"#,
            &format!(r#"{{"type":"choose","at":{{"opened":3,"taken_back":1}},"choice":"{long}"}}"#),
            &" ".repeat(MOST_BYTES + 1),
            &"[".repeat(MOST_BYTES),
        ] {
            let refused = ClientMessage::from_json(text).unwrap_err();
            assert_eq!(refused.code, Code::Unreadable, "{text}");
        }
    }
}
