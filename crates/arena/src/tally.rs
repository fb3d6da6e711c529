use game::{MAX_SEATS, Seat};

use super::interval::{Share, Sums};
use super::plan::Plan;
use super::played::{Played, Thought};

/// A win shared by any number of players is a whole number of these parts.
const PARTS: i64 = 840;

/// What came of all games so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) entrants: Vec<EntrantTally>,
    pub(crate) matches: Vec<MatchTally>,
    /// The wins of all entrants in complete rounds, in parts.
    pub(crate) rounds: Rounds,
    pub(crate) turns: Sums,
    pub(crate) games: u64,
    pub(crate) sets: u64,
}

/// What came of the games of one entrant.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct EntrantTally {
    /// The wins in every complete round, in parts.
    wins: Sums,
    /// How many parts a win in every game of a round would be.
    parts: i64,
    pub(crate) games: u64,
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

/// The wins of all entrants round by round: how they scatter, and how they go together.
///
/// All matches of a round have the same dice, so what happens in one of them tells of the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rounds {
    pub(crate) count: u64,
    /// The wins of each entrant in the round that is not complete yet.
    open: Vec<i64>,
    sums: Vec<i128>,
    /// The sums of products of the wins of two entrants.
    products: Vec<Vec<i128>>,
}

impl Rounds {
    fn new(entrants: usize) -> Self {
        let products = vec![vec![0; entrants]; entrants];
        Self { count: 0, open: vec![0; entrants], sums: vec![0; entrants], products }
    }

    fn close(&mut self) -> Vec<i64> {
        let wins = std::mem::replace(&mut self.open, vec![0; self.sums.len()]);
        self.count += 1;
        for (i, &one) in wins.iter().enumerate() {
            self.sums[i] += i128::from(one);
            for (product, &other) in self.products[i].iter_mut().zip(&wins) {
                *product += i128::from(one) * i128::from(other);
            }
        }
        wins
    }

    /// The wins of an entrant in all complete rounds together.
    pub(crate) fn wins(&self, entrant: usize) -> f64 {
        self.sums[entrant] as f64 / PARTS as f64
    }

    /// How the sums of the wins of two entrants scatter together, in all complete rounds.
    pub(crate) fn covariance(&self, one: usize, other: usize) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = i128::from(self.count);
        let scatter = count * self.products[one][other] - self.sums[one] * self.sums[other];
        scatter as f64 / (self.count as f64 - 1.0) / (PARTS * PARTS) as f64
    }
}

impl Tally {
    pub(crate) fn new(plan: &Plan) -> Self {
        let empty = |players: &Vec<usize>| MatchTally { wins: vec![Sums::default(); players.len()] };
        let parts = |entrant| PARTS * (plan.seats * plan.matches_of(entrant)) as i64;
        let entrants = 0..plan.entrants.len();
        Self {
            entrants: entrants.map(|i| EntrantTally { parts: parts(i), ..EntrantTally::default() }).collect(),
            matches: plan.matches.iter().map(empty).collect(),
            rounds: Rounds::new(plan.entrants.len()),
            turns: Sums::default(),
            games: 0,
            sets: 0,
        }
    }

    /// Adds the games of the next set, in the order of its rotations.
    pub(crate) fn add(&mut self, plan: &Plan, games: &[Played]) {
        let set = plan.set(self.sets);
        let players = &plan.matches[set.pairing];
        let mut wins = [0; MAX_SEATS];
        for (rotation, game) in games.iter().enumerate() {
            self.games += 1;
            // What was broken off says nothing about how long games are.
            if game.forfeit.is_none() {
                self.turns.add(game.turns.into());
            }
            for (i, entrant) in plan.seating(set, rotation).into_iter().enumerate() {
                let own = Seat::new(i);
                if let Some(place) = players.iter().position(|&player| player == entrant) {
                    wins[place] += game.win_parts(own);
                }
                self.entrants[entrant].add(game, own, players.len());
            }
        }
        for (i, &entrant) in players.iter().enumerate() {
            self.matches[set.pairing].wins[i].add(wins[i]);
            self.rounds.open[entrant] += wins[i];
        }
        if plan.ends_round(self.sets) {
            for (entrant, wins) in self.entrants.iter_mut().zip(self.rounds.close()) {
                entrant.wins.add(wins);
            }
        }
        self.sets += 1;
    }

    /// The coarsest win rate of all.
    pub(crate) fn precision(&self) -> f64 {
        self.entrants.iter().map(|entrant| entrant.win_rate().precision()).fold(0.0, f64::max)
    }
}

impl EntrantTally {
    fn add(&mut self, game: &Played, seat: Seat, seats: usize) {
        self.games += 1;
        if let Some(times) = &game.times {
            self.thought.add(times[seat.index()]);
        }
        if let Some((loser, _)) = &game.forfeit {
            // The points of a game that was broken off are not those of a whole game.
            self.forfeits += u64::from(*loser == seat);
            return;
        }
        let (total, others) = (game.totals[seat.index()], (0..seats).filter(|&i| i != seat.index()));
        self.scores.add(total.into());
        if let Some(best) = others.map(|i| game.totals[i]).max() {
            self.margins.add(i64::from(total) - i64::from(best));
        }
        for (sums, fact) in self.facts.iter_mut().zip(game.facts[seat.index()]) {
            sums.add(fact.into());
        }
    }

    /// The share of games won in complete rounds, a shared win counted in part.
    pub(crate) fn win_rate(&self) -> Share {
        Share::new(self.wins.sample_in(self.parts as f64))
    }
}

impl MatchTally {
    /// The share of the games of the match that a player of it won.
    pub(crate) fn win_rate(&self, player: usize) -> Option<Share> {
        let wins = self.wins.get(player).filter(|wins| wins.count() > 0)?;
        Some(Share::new(wins.sample_in((PARTS * self.wins.len() as i64) as f64)))
    }
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
        let players = players.split(' ').map(|player| player.parse().unwrap()).collect();
        Plan::new(players, seats, 10, 1).unwrap()
    }

    fn played(totals: &[i32]) -> Played {
        let best = totals.iter().max();
        let winners: Seats = (0..totals.len()).filter(|&i| Some(&totals[i]) == best).map(Seat::new).collect();
        let mut all = [0; MAX_SEATS];
        all[..totals.len()].copy_from_slice(totals);
        Played { totals: all, winners, turns: 20, facts: [[1, 0]; MAX_SEATS], ..Played::nothing() }
    }

    #[test]
    fn wins_count_for_players_not_for_seats() {
        let plan = plan("greedy random", 2);
        let mut tally = Tally::new(&plan);
        // The first player wins from both seats, then everybody wins on the first seat.
        tally.add(&plan, &[played(&[50, 30]), played(&[20, 60])]);
        tally.add(&plan, &[played(&[50, 30]), played(&[60, 20])]);
        let rates = [0, 1].map(|i| tally.entrants[i].win_rate().mean);
        assert_eq!(rates, [0.75, 0.25]);
        assert_eq!(tally.matches[0].win_rate(1).unwrap().mean, 0.25);
        let scores = [0, 1].map(|i| tally.entrants[i].scores.sample().mean());
        assert_eq!(scores, [45.0, 35.0]);
        let margins = [0, 1].map(|i| tally.entrants[i].margins.sample().mean());
        assert_eq!(margins, [10.0, -10.0]);
    }

    #[test]
    fn the_same_games_against_two_twins_are_no_more_certain() {
        let (alone, twins) = (plan("steady greedy", 2), plan("steady greedy greedy", 2));
        let (mut one, mut two) = (Tally::new(&alone), Tally::new(&twins));
        let even = || [played(&[40, 40]), played(&[40, 40])];
        for round in 0..50 {
            let games = || if round % 3 == 0 { even() } else { [played(&[50, 30]), played(&[20, 60])] };
            one.add(&alone, &games());
            two.add(&twins, &games());
            two.add(&twins, &games());
            two.add(&twins, &even());
        }
        assert_eq!(one.entrants[0].win_rate(), two.entrants[0].win_rate());
        assert_eq!(two.rounds.count, 50);
    }

    #[test]
    fn points_of_games_broken_off_are_not_counted() {
        let plan = plan("greedy random", 2);
        let mut tally = Tally::new(&plan);
        let mut broken = played(&[3, 50]);
        broken.forfeit = Some((Seat::new(1), "it ended".to_owned()));
        broken.winners = Seats::only(Seat::new(0));
        tally.add(&plan, &[broken, played(&[30, 40])]);
        assert_eq!(tally.entrants[0].scores.sample().mean(), 40.0);
        assert_eq!((tally.entrants[1].forfeits, tally.entrants[1].games), (1, 2));
        assert_eq!(tally.entrants[0].win_rate().mean, 1.0);
        assert_eq!(tally.turns.count(), 1);
    }

    #[test]
    fn ties_are_shared() {
        let plan = plan("greedy random steady", 3);
        let mut tally = Tally::new(&plan);
        let tie = || played(&[40, 40, 10]);
        tally.add(&plan, &[tie(), tie(), tie()]);
        // Every rotation puts another player on the third seat.
        for entrant in &tally.entrants {
            assert!((entrant.win_rate().mean - 1.0 / 3.0).abs() < 1e-12);
        }
        assert_eq!(tally.games, 3);
    }
}
