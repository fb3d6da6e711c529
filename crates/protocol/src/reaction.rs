use std::fmt;

use serde::{Deserialize, Serialize};

/// What a guest can say without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Well done.
    Nice,
    /// I did not see that coming.
    Wow,
    /// That went wrong.
    Oops,
    /// Funny.
    Laugh,
    /// Thank you.
    Thanks,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Hello, Self::Nice, Self::Wow, Self::Oops, Self::Laugh, Self::Thanks];
}

/// As the word of the protocol.
impl fmt::Display for Reaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}
