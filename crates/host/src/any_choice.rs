use std::fmt;

use game::Notation;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A choice in any of the games; in messages it is the text that a record has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AnyChoice {
    /// In Qwixx or on one of its other sheets.
    #[serde(serialize_with = "protocol::text::serialize", deserialize_with = "choice_of::<Qwixx, _>")]
    Qwixx(qwixx::Choice),
    /// In Qwirkle.
    #[serde(serialize_with = "protocol::text::serialize", deserialize_with = "choice_of::<Qwirkle, _>")]
    Qwirkle(qwirkle::Choice),
}

fn choice_of<'de, G: Notation, D: Deserializer<'de>>(deserializer: D) -> Result<G::Choice, D::Error> {
    G::read_choice(&String::deserialize(deserializer)?).map_err(D::Error::custom)
}

impl From<qwixx::Choice> for AnyChoice {
    fn from(choice: qwixx::Choice) -> Self {
        Self::Qwixx(choice)
    }
}

impl From<qwirkle::Choice> for AnyChoice {
    fn from(choice: qwirkle::Choice) -> Self {
        Self::Qwirkle(choice)
    }
}

/// As it is written in a record.
impl fmt::Display for AnyChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Qwixx(choice) => choice.fmt(f),
            Self::Qwirkle(choice) => choice.fmt(f),
        }
    }
}
