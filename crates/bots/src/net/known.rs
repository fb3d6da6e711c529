//! The networks that this program knows: those inside it, and those that it was handed.

use std::sync::OnceLock;

use qwixx::Rules;

use super::file::Header;
use super::{Net, NetFault};

/// The fewest and the most players of a network.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

/// A place for a network of each rule set and each number of players. Filled once: bots must not change
/// their minds in the middle of a game.
static KNOWN: [[OnceLock<Net>; 4]; Rules::ALL.len()] =
    [const { [const { OnceLock::new() }; 4] }; Rules::ALL.len()];

/// The files that are part of the program.
#[cfg(feature = "nets")]
const EMBEDDED: &[&[u8]] = &[
    include_bytes!("../../nets/classic-2.net"),
    include_bytes!("../../nets/classic-3.net"),
    include_bytes!("../../nets/classic-4.net"),
    include_bytes!("../../nets/classic-5.net"),
    include_bytes!("../../nets/longo-2.net"),
    include_bytes!("../../nets/longo-3.net"),
    include_bytes!("../../nets/longo-4.net"),
    include_bytes!("../../nets/longo-5.net"),
];

/// A program without files of its own, such as the browser app, is handed those that it needs.
#[cfg(not(feature = "nets"))]
const EMBEDDED: &[&[u8]] = &[];

impl Net {
    /// Reads the file of a network and keeps it for the rest of the program; where one for the same tables is
    /// known already, that one stays.
    pub fn learn(bytes: &[u8]) -> Result<&'static Self, NetFault> {
        let net = Self::read(bytes)?;
        let place = place(net.rules, net.players).ok_or(NetFault::Players(net.players as u8))?;
        Ok(place.get_or_init(|| net))
    }

    /// The network for games of these rules with so many players, if one is known.
    pub fn of(rules: Rules, players: usize) -> Option<&'static Self> {
        let place = place(rules, players)?;
        if place.get().is_none() {
            let fits = |bytes: &&&[u8]| {
                Header::read(bytes).is_ok_and(|header| header.rules == rules && header.players == players)
            };
            Self::learn(EMBEDDED.iter().find(fits)?).ok()?;
        }
        place.get()
    }
}

fn place(rules: Rules, players: usize) -> Option<&'static OnceLock<Net>> {
    KNOWN[rules.index()].get(players.checked_sub(*PLAYERS.start())?)
}
