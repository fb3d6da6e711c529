use std::sync::{Arc, OnceLock};

use qwixx::Rules;
use solo::{Compact, Oracle, Problem};

use crate::net::Header;
use crate::{Net, NetFault};

/// The fewest and the most players of a network.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

/// The networks that are part of the program.
#[cfg(feature = "nets")]
const NETS: &[&[u8]] = &[
    include_bytes!("../nets/classic-2.net"),
    include_bytes!("../nets/classic-3.net"),
    include_bytes!("../nets/classic-4.net"),
    include_bytes!("../nets/classic-5.net"),
    include_bytes!("../nets/longo-2.net"),
    include_bytes!("../nets/longo-3.net"),
    include_bytes!("../nets/longo-4.net"),
    include_bytes!("../nets/longo-5.net"),
];

/// What bots know besides the rules: value networks of Qwixx, one for each rule set and number of players, and the solved
/// game for one player.
///
/// Whoever makes bots owns it and hands it to them. Copies share what they have, also what they learn later. Where something
/// is not known, bots judge by formula; they never take the network of another table.
#[derive(Clone, Debug)]
pub struct Knowledge(Arc<Shelf>);

/// Each place is filled at most once: bots must not change their minds in the middle of a game.
#[derive(Default, Debug)]
struct Shelf {
    /// Files of networks, each read when it is needed for the first time.
    nets_to_read: &'static [&'static [u8]],
    /// The file of the solved game, likewise.
    alone_to_read: Option<&'static [u8]>,
    nets: [[OnceLock<Net>; 4]; Rules::ALL.len()],
    alone: OnceLock<Oracle<Compact>>,
}

impl Knowledge {
    /// Nothing but the rules, until something is learnt.
    pub fn none() -> Self {
        Self(Arc::default())
    }

    /// Everything that is part of the program. Each file is read once, so make one and hand out copies.
    #[cfg(feature = "nets")]
    pub fn built_in() -> Self {
        let alone_to_read = Some(solo::CLASSIC_COMPACT);
        Self(Arc::new(Shelf { nets_to_read: NETS, alone_to_read, ..Shelf::default() }))
    }

    /// Reads the file of a network, or of a compact table for one player. Where one for the same tables is known already,
    /// that one stays.
    pub fn learn(&self, bytes: &[u8]) -> Result<(), NetFault> {
        if self.learn_alone(bytes) { Ok(()) } else { self.learn_net(bytes) }
    }

    fn learn_net(&self, bytes: &[u8]) -> Result<(), NetFault> {
        let net = Net::read(bytes)?;
        let place = self.place(net.rules(), net.players());
        let place = place.ok_or(NetFault::Players(net.players() as u8))?;
        place.get_or_init(|| net);
        Ok(())
    }

    fn learn_alone(&self, bytes: &[u8]) -> bool {
        let Ok(table) = Compact::read(bytes) else {
            return false;
        };
        self.0.alone.get_or_init(|| Oracle::new(Problem::CLASSIC, table));
        true
    }

    /// The network for games of these rules with so many players.
    pub(crate) fn net(&self, rules: Rules, players: usize) -> Option<&Net> {
        let place = self.place(rules, players)?;
        if place.get().is_none() {
            let fits = |bytes: &&&[u8]| {
                Header::read(bytes).is_ok_and(|header| header.rules == rules && header.players == players)
            };
            self.learn_net(self.0.nets_to_read.iter().find(fits)?).ok()?;
        }
        place.get()
    }

    /// The solved classic game for one player.
    pub(crate) fn alone(&self) -> Option<&Oracle<Compact>> {
        if self.0.alone.get().is_none() {
            self.learn_alone(self.0.alone_to_read?);
        }
        self.0.alone.get()
    }

    fn place(&self, rules: Rules, players: usize) -> Option<&OnceLock<Net>> {
        self.0.nets[rules.index()].get(players.checked_sub(*PLAYERS.start())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::RULE_SETS;
    use crate::net::twin::random_file;

    #[test]
    fn either_kind_of_file_is_learnt_and_nothing_else() {
        let knowledge = Knowledge::none();
        for bytes in [&b""[..], b"<!doctype html>", &solo::CLASSIC_COMPACT[..100]] {
            assert!(knowledge.learn(bytes).is_err(), "{bytes:?}");
        }
        assert!(knowledge.alone().is_none() && knowledge.net(Rules::LONGO, 5).is_none());
        assert_eq!(knowledge.learn(solo::CLASSIC_COMPACT), Ok(()));
        assert_eq!(knowledge.learn(&random_file(Rules::LONGO, 5, [4, 32, 8], 5)), Ok(()));
        assert!(knowledge.alone().is_some() && knowledge.net(Rules::LONGO, 5).is_some());
    }

    #[test]
    fn copies_share_what_they_learn_and_others_know_nothing_of_it() {
        let (knowledge, other) = (Knowledge::none(), Knowledge::none());
        let copy = knowledge.clone();
        copy.learn(&random_file(Rules::CLASSIC, 2, [4, 32, 8], 5)).unwrap();
        assert!(knowledge.net(Rules::CLASSIC, 2).is_some());
        assert!(other.net(Rules::CLASSIC, 2).is_none());
    }

    #[test]
    fn a_network_is_for_its_own_tables_alone() {
        let knowledge = Knowledge::none();
        knowledge.learn(&random_file(Rules::CLASSIC, 3, [4, 32, 8], 5)).unwrap();
        for rules in Rules::ALL {
            for players in 0..=6 {
                let knows = knowledge.net(rules, players).is_some();
                assert_eq!(knows, rules == Rules::CLASSIC && players == 3, "{rules} of {players}");
            }
        }
    }

    #[cfg(feature = "nets")]
    #[test]
    fn what_is_built_in_is_known_and_what_was_known_first_stays() {
        let knowledge = Knowledge::built_in();
        for rules in RULE_SETS {
            for players in PLAYERS {
                let known: *const Net = knowledge.net(rules, players).unwrap();
                knowledge.learn(&random_file(rules, players, [4, 32, 8], 5)).unwrap();
                assert!(std::ptr::eq(known, knowledge.net(rules, players).unwrap()));
            }
        }
        assert!(knowledge.alone().is_some());
    }
}
