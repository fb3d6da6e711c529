use std::error::Error;
use std::fmt;

/// Why some bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetFault {
    /// They do not begin as the file of a network does.
    NotANet,
    /// The file was written for another version of this program.
    Version(u8),
    /// There is no rule set of this number.
    Rules(u8),
    /// There are no networks for so many players.
    Players(u8),
    /// The rule set has another number of tokens.
    Tokens {
        /// How many it has.
        expected: usize,
        /// What the file says.
        found: usize,
    },
    /// A layer has no units, or more than there is room for.
    Width(usize),
    /// The file is longer or shorter than its layers are.
    Length {
        /// The bytes that its layers take.
        expected: usize,
        /// The bytes that it has.
        found: usize,
    },
    /// A weight is not a number, or has no bounds.
    Weight,
}

impl fmt::Display for NetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NotANet => f.write_str("this is not a value network"),
            Self::Version(version) => {
                write!(f, "networks of version {version} are unknown; version 1 is known")
            }
            Self::Rules(rules) => write!(f, "there is no rule set {rules}: expected 0 or 1"),
            Self::Players(players) => {
                write!(f, "there are no networks for {players} players, only for 2 to 5")
            }
            Self::Tokens { expected, found } => {
                write!(f, "these rules have {expected} tokens, but the network has {found}")
            }
            Self::Width(width) => write!(f, "a layer of {width} units is empty or too wide"),
            Self::Length { expected, found } => {
                write!(f, "a network with these layers has {expected} bytes, not {found}")
            }
            Self::Weight => f.write_str("a weight is not a finite number"),
        }
    }
}

impl Error for NetFault {}
