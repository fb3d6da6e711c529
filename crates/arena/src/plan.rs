use host::Sits;
use host::told_apart;
use players::Player;

/// Who plays whom, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Everybody who takes part, in the order given.
    pub(crate) entrants: Vec<Player>,
    /// The same as a table knows them.
    pub(crate) players: Vec<table::Player>,
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
    /// A round robin with at least `games` games in every match, or why there can be none.
    pub(crate) fn new(entrants: Vec<Player>, seats: usize, games: u64, seed: u64) -> Result<Self, String> {
        let names = told_apart(&entrants.iter().map(Player::name).collect::<Vec<_>>());
        let count = count_combinations(entrants.len(), seats);
        if count > MOST_MATCHES {
            let (players, most) = (entrants.len(), MOST_MATCHES);
            return Err(format!("{players} players make more than {most} matches at tables for {seats}"));
        }
        let matches = combinations(entrants.len(), seats);
        let players = entrants.iter().map(Player::at_table).collect();
        Ok(Self { entrants, players, names, seats, matches, sets: games.div_ceil(seats as u64).max(1), seed })
    }

    /// How many sets there are in all matches together.
    pub(crate) fn all_sets(&self) -> u64 {
        self.sets.saturating_mul(self.matches.len() as u64)
    }

    /// The set at a place in the order of play. The matches take turns: a round is one set of each of them,
    /// all with the same dice.
    pub(crate) fn set(&self, place: u64) -> Set {
        let matches = self.matches.len() as u64;
        Set { pairing: (place % matches) as usize, number: place / matches }
    }

    /// Whether a round ends with the set at this place.
    pub(crate) fn ends_round(&self, place: u64) -> bool {
        (place + 1).is_multiple_of(self.matches.len() as u64)
    }

    /// In how many matches each entrant plays.
    pub(crate) fn matches_of(&self, entrant: usize) -> usize {
        self.matches.iter().filter(|players| players.contains(&entrant)).count()
    }

    /// Who sits where in one rotation of a set, in seat order.
    ///
    /// At tables of three or more it matters who sits behind whom, so every set has another order round the
    /// table, until all have been there.
    pub(crate) fn seating(&self, set: Set, rotation: usize) -> Vec<usize> {
        let mut players = self.matches.get(set.pairing).cloned().unwrap_or_default();
        if let Some((_, others)) = players.split_first_mut() {
            arrange(others, set.number);
        }
        let count = players.len().max(1);
        players.rotate_left(rotation % count);
        players
    }
}

/// Puts players into one of all their orders, by its number; the orders repeat when all have been.
fn arrange(players: &mut [usize], number: u64) {
    let mut number = number;
    for i in 0..players.len() {
        let left = (players.len() - i) as u64;
        players[i..].rotate_left((number % left) as usize);
        number /= left;
    }
}

/// More matches than this are a mistake.
const MOST_MATCHES: u64 = 10_000;

/// How many choices of `size` of `count` things there are.
fn count_combinations(count: usize, size: usize) -> u64 {
    let step = |combinations: u64, i: usize| combinations.saturating_mul((count - i) as u64) / (i as u64 + 1);
    if size > count { 0 } else { (0..size).fold(1, step) }
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
        let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
        Plan::new(players, seats, games, 1).unwrap()
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
        let seatings = [0, 1, 2].map(|rotation| plan.seating(plan.set(0), rotation));
        assert_eq!(seatings, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }

    #[test]
    fn everybody_sits_behind_everybody_equally_often() {
        for seats in 2..=5_usize {
            let plan = plan(&vec!["greedy"; seats].join(" "), seats, 1000);
            let orders = (1..seats).product::<usize>() as u64;
            let mut behind = vec![vec![0; seats]; seats];
            let mut seen = std::collections::BTreeSet::new();
            for number in 0..orders {
                let seating = plan.seating(plan.set(number), 0);
                for i in 0..seats {
                    behind[seating[i]][seating[(i + 1) % seats]] += 1;
                }
                seen.insert(seating);
            }
            assert_eq!(seen.len() as u64, orders);
            let often = orders / (seats as u64 - 1);
            for (one, other) in (0..seats).flat_map(|one| (0..seats).map(move |other| (one, other))) {
                assert_eq!(behind[one][other], if one == other { 0 } else { often }, "{seats}");
            }
        }
    }

    #[test]
    fn too_many_matches_are_refused_before_they_are_made() {
        let players: Vec<Player> = vec!["greedy".parse().unwrap(); 40];
        assert!(Plan::new(players, 8, 10, 1).unwrap_err().contains("more than 10000 matches"));
        assert_eq!(count_combinations(5, 2), 10);
        assert_eq!(count_combinations(2, 3), 0);
    }

    #[test]
    fn matches_take_turns() {
        let plan = plan("greedy random steady", 2, 4);
        assert_eq!(plan.set(4), Set { pairing: 1, number: 1 });
    }
}
