use crate::player::{Player, told_apart};

/// Who plays whom, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Everybody who takes part, in the order given.
    pub(crate) entrants: Vec<Player>,
    /// What they are called, each differently.
    pub(crate) names: Vec<String>,
    /// How many sit at a table.
    pub(crate) seats: usize,
    /// Who sits at one table together: every choice of `seats` of the entrants.
    pub(crate) matches: Vec<Vec<usize>>,
    /// How many sets each match has. A set is one deal or one series of dice, played once for every
    /// rotation of the seats.
    pub(crate) sets: u64,
    /// The seed of all chance.
    pub(crate) seed: u64,
}

/// One set among all sets of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Set {
    /// The match it belongs to.
    pub(crate) pairing: usize,
    /// Its number in that match: the dice are the same in all matches.
    pub(crate) number: u64,
}

impl Plan {
    /// A round robin with at least `games` games in every match.
    pub(crate) fn new(entrants: Vec<Player>, seats: usize, games: u64, seed: u64) -> Self {
        let names = told_apart(&entrants.iter().map(Player::name).collect::<Vec<_>>());
        let matches = combinations(entrants.len(), seats);
        Self { entrants, names, seats, matches, sets: games.div_ceil(seats as u64).max(1), seed }
    }

    /// How many sets there are in all matches together.
    pub(crate) fn all_sets(&self) -> u64 {
        self.sets * self.matches.len() as u64
    }

    /// The set at a place in the order of play. The matches take turns, so that an interruption leaves all
    /// of them equally far.
    pub(crate) fn set(&self, place: u64) -> Set {
        let matches = self.matches.len() as u64;
        Set { pairing: (place % matches) as usize, number: place / matches }
    }

    /// Who sits where in one rotation of a match, in seat order.
    pub(crate) fn seating(&self, pairing: usize, rotation: usize) -> impl Iterator<Item = usize> + Clone {
        let players = self.matches.get(pairing).map(Vec::as_slice).unwrap_or_default();
        players.iter().copied().cycle().skip(rotation).take(players.len())
    }
}

/// Every choice of `size` of the numbers from 0 to `count - 1`, each in ascending order.
fn combinations(count: usize, size: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..size {
        let longer = |chosen: &Vec<usize>| {
            let from = chosen.last().map_or(0, |last| last + 1);
            let chosen = chosen.clone();
            (from..count).map(move |next| chosen.iter().copied().chain([next]).collect())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(players: &str, seats: usize, games: u64) -> Plan {
        Plan::new(players.split(' ').map(|player| player.parse().unwrap()).collect(), seats, games, 1)
    }

    #[test]
    fn everybody_meets_everybody() {
        assert_eq!(plan("greedy random steady", 2, 10).matches, [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(plan("greedy random steady", 3, 10).matches, [[0, 1, 2]]);
        assert_eq!(plan("greedy random steady greedy", 3, 10).matches.len(), 4);
    }

    #[test]
    fn sets_are_played_to_their_end() {
        assert_eq!(plan("greedy random", 2, 9).sets, 5);
        assert_eq!(plan("greedy random steady", 3, 10).sets, 4);
        assert_eq!(plan("greedy random steady", 2, 10).all_sets(), 15);
    }

    #[test]
    fn every_rotation_moves_everybody_by_one_seat() {
        let plan = plan("greedy random steady", 3, 3);
        let seatings = [0, 1, 2].map(|rotation| plan.seating(0, rotation).collect::<Vec<_>>());
        assert_eq!(seatings, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn matches_take_turns() {
        let plan = plan("greedy random steady", 2, 4);
        assert_eq!(plan.set(4), Set { pairing: 1, number: 1 });
    }
}
