use game::{MAX_SEATS, Seat};

use super::interval::{Sample, Share, Sums};
use super::plan::{Plan, Set};
use super::played::{Played, Thought};

/// A win shared by any number of players is a whole number of these parts.
const PARTS: i64 = 840;

/// What came of all games so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) entrants: Vec<EntrantTally>,
    pub(crate) matches: Vec<MatchTally>,
    pub(crate) turns: Sums,
    pub(crate) games: u64,
    pub(crate) sets: u64,
}

/// What came of the games of one entrant.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct EntrantTally {
    /// The wins in every set, in parts.
    wins: Sums,
    pub(crate) scores: Sums,
    /// The points ahead of the best of the others, negative when behind.
    pub(crate) margins: Sums,
    pub(crate) facts: [Sums; 2],
    pub(crate) forfeits: u64,
    pub(crate) thought: Thought,
}

/// What came of one match.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct MatchTally {
    /// The wins of every player of the match in every set, in parts.
    wins: Vec<Sums>,
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Self {
        let empty = |players: &Vec<usize>| MatchTally { wins: vec![Sums::default(); players.len()] };
        Self {
            entrants: vec![EntrantTally::default(); plan.entrants.len()],
            matches: plan.matches.iter().map(empty).collect(),
            turns: Sums::default(),
            games: 0,
            sets: 0,
        }
    }

    /// Adds the games of one set, in the order of its rotations.
    pub(crate) fn add(&mut self, plan: &Plan, set: Set, games: &[Played]) {
        let players: Vec<usize> = plan.seating(set.pairing, 0).collect();
        let mut wins = [0; MAX_SEATS];
        for (rotation, game) in games.iter().enumerate() {
            self.games += 1;
            self.turns.add(game.turns.into());
            for (i, entrant) in plan.seating(set.pairing, rotation).enumerate() {
                wins[(i + rotation) % players.len()] += game.win_parts(Seat::new(i));
                self.entrants[entrant].add(game, Seat::new(i), players.len());
            }
        }
        let pairing = &mut self.matches[set.pairing];
        for (i, &entrant) in players.iter().enumerate() {
            pairing.wins[i].add(wins[i]);
            self.entrants[entrant].wins.add(wins[i]);
        }
        self.sets += 1;
    }

    /// The coarsest win rate of all.
    pub(crate) fn precision(&self, plan: &Plan) -> f64 {
        self.entrants.iter().map(|entrant| entrant.win_rate(plan).precision()).fold(0.0, f64::max)
    }
}

impl EntrantTally {
    fn add(&mut self, game: &Played, seat: Seat, seats: usize) {
        let (total, others) = (game.totals[seat.index()], (0..seats).filter(|&i| i != seat.index()));
        self.scores.add(total.into());
        if let Some(best) = others.map(|i| game.totals[i]).max() {
            self.margins.add(i64::from(total) - i64::from(best));
        }
        for (sums, fact) in self.facts.iter_mut().zip(game.facts[seat.index()]) {
            sums.add(fact.into());
        }
        self.forfeits += u64::from(game.forfeit.as_ref().is_some_and(|(loser, _)| *loser == seat));
        self.thought.add(game.times[seat.index()]);
    }

    /// The share of games won, a shared win counted in part.
    pub(crate) fn win_rate(&self, plan: &Plan) -> Share {
        Share::new(in_wins(self.wins, plan.seats))
    }

    /// How many games there were.
    pub(crate) fn games(&self) -> u64 {
        self.scores.count()
    }
}

impl MatchTally {
    /// The share of the games of the match that a player of it won.
    pub(crate) fn win_rate(&self, player: usize) -> Option<Share> {
        self.wins.get(player).map(|&wins| Share::new(in_wins(wins, self.wins.len())))
    }
}

fn in_wins(sums: Sums, seats: usize) -> Sample {
    sums.sample_in((PARTS * seats as i64) as f64)
}

impl Played {
    /// The part of the win that a seat has.
    fn win_parts(&self, seat: Seat) -> i64 {
        if self.winners.contains(seat) { PARTS / self.winners.len() as i64 } else { 0 }
    }

    /// The share of the win that a seat has.
    pub(crate) fn win_share(&self, seat: Seat) -> f64 {
        self.win_parts(seat) as f64 / PARTS as f64
    }
}

#[cfg(test)]
#[allow(clippy::float_cmp, reason = "the quotients of these small numbers are exact")]
mod tests {
    use game::Seats;

    use super::*;

    fn plan(players: &str, seats: usize) -> Plan {
        Plan::new(players.split(' ').map(|player| player.parse().unwrap()).collect(), seats, 10, 1)
    }

    fn played(totals: &[i32]) -> Played {
        let best = totals.iter().max();
        let winners: Seats = (0..totals.len()).filter(|&i| Some(&totals[i]) == best).map(Seat::new).collect();
        let mut all = [0; MAX_SEATS];
        all[..totals.len()].copy_from_slice(totals);
        Played {
            totals: all,
            winners,
            turns: 20,
            facts: [[1, 0]; MAX_SEATS],
            forfeit: None,
            times: [Thought::default(); MAX_SEATS],
            record: None,
        }
    }

    #[test]
    fn wins_count_for_players_not_for_seats() {
        let plan = plan("greedy random", 2);
        let mut tally = Tally::new(&plan);
        // The first player wins from both seats, then everybody wins on the first seat.
        tally.add(&plan, plan.set(0), &[played(&[50, 30]), played(&[20, 60])]);
        tally.add(&plan, plan.set(1), &[played(&[50, 30]), played(&[60, 20])]);
        let rates = [0, 1].map(|i| tally.entrants[i].win_rate(&plan).mean);
        assert_eq!(rates, [0.75, 0.25]);
        assert_eq!(tally.matches[0].win_rate(1).unwrap().mean, 0.25);
        let scores = [0, 1].map(|i| tally.entrants[i].scores.sample().mean());
        assert_eq!(scores, [45.0, 35.0]);
        let margins = [0, 1].map(|i| tally.entrants[i].margins.sample().mean());
        assert_eq!(margins, [10.0, -10.0]);
    }

    #[test]
    fn ties_are_shared() {
        let plan = plan("greedy random steady", 3);
        let mut tally = Tally::new(&plan);
        let tie = || played(&[40, 40, 10]);
        tally.add(&plan, plan.set(0), &[tie(), tie(), tie()]);
        // Every rotation puts another player on the third seat.
        for entrant in &tally.entrants {
            assert!((entrant.win_rate(&plan).mean - 1.0 / 3.0).abs() < 1e-12);
        }
        assert_eq!(tally.games, 3);
    }
}
