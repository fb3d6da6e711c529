//! How strong players are, from who won how often against whom (Bradley and Terry 1952).

use game::Lots;

use super::interval::Z;
use super::plan::Plan;
use super::tally::{MatchTally, Tally};
use crate::seeded::Seeded;

/// The strength of a player: who is 400 ahead wins ten times as often as not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) points: f64,
    /// The 95 % interval.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// How often the matches are drawn anew for the intervals.
const RESAMPLES: usize = 1000;

/// The points of a rating for a factor of e in the odds.
fn scale() -> f64 {
    400.0 / std::f64::consts::LN_10
}

/// The results of a match between two.
#[derive(Clone, Copy, Debug)]
struct Results {
    players: [usize; 2],
    games: f64,
    /// The share of the first player, with its standard error.
    share: f64,
    error: f64,
}

impl Results {
    fn new(players: &[usize], tally: &MatchTally, games: u64) -> Option<Self> {
        let (&[one, other], rate) = (players, tally.win_rate(0)?) else {
            return None;
        };
        let error = rate.precision() / Z;
        Some(Self { players: [one, other], games: games as f64, share: rate.mean, error })
    }

    /// The games won by each of the two.
    ///
    /// One game more is taken as shared, so that whoever lost every game still has a rating.
    fn wins(&self) -> [f64; 2] {
        [self.share, 1.0 - self.share].map(|share| self.games * share + 0.5)
    }

    /// The same match as it might have gone just as well.
    fn redrawn(&self, lots: &mut impl Lots) -> Self {
        Self { share: (self.share + self.error * bell(lots)).clamp(0.0, 1.0), ..*self }
    }
}

/// A number of mean 0 and spread 1 from the bell curve, nearly: the sum of twelve even ones.
fn bell(lots: &mut impl Lots) -> f64 {
    (0..12).map(|_| f64::from(lots.bits()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

/// The ratings of a round robin at tables for two, their mean 0; `None` for other tables.
pub(crate) fn ratings(plan: &Plan, tally: &Tally) -> Option<Vec<Rating>> {
    if plan.seats != 2 || plan.entrants.len() < 3 || tally.sets == 0 {
        return None;
    }
    let games = tally.games / plan.matches.len() as u64;
    let results = plan.matches.iter().zip(&tally.matches);
    let results: Vec<Results> =
        results.filter_map(|(players, tally)| Results::new(players, tally, games)).collect();
    let strengths = strengths(plan.entrants.len(), &results);
    let mut lots = Seeded::new(plan.seed, u64::MAX);
    let drawn: Vec<Vec<f64>> = (0..RESAMPLES)
        .map(|_| {
            let anew: Vec<Results> = results.iter().map(|results| results.redrawn(&mut lots)).collect();
            self::strengths(plan.entrants.len(), &anew)
        })
        .collect();
    let rating = |(i, &rating): (usize, &f64)| {
        let mut of_one: Vec<f64> = drawn.iter().filter_map(|all| all.get(i).copied()).collect();
        of_one.sort_by(f64::total_cmp);
        let at = |share: f64| of_one.get((share * RESAMPLES as f64) as usize).copied().unwrap_or(rating);
        Rating { points: rating, low: at(0.025), high: at(0.975) }
    };
    Some(strengths.iter().enumerate().map(rating).collect())
}

/// The most likely strengths, by Hunter's iteration (2004): each is the wins of a player by what they
/// should have won for their opponents' strengths.
fn strengths(players: usize, results: &[Results]) -> Vec<f64> {
    let mut odds = vec![1.0_f64; players];
    let mut wins = vec![0.0; players];
    for match_results in results {
        for (player, won) in match_results.players.into_iter().zip(match_results.wins()) {
            wins[player] += won;
        }
    }
    for _ in 0..10_000 {
        let before = odds.clone();
        let mut weights = vec![0.0; players];
        for match_results in results {
            let [one, other] = match_results.players;
            let games: f64 = match_results.wins().iter().sum();
            weights[one] += games / (before[one] + before[other]);
            weights[other] += games / (before[one] + before[other]);
        }
        for (i, odds) in odds.iter_mut().enumerate() {
            *odds = wins[i] / weights[i];
        }
        // Only ratios mean anything: their geometric mean is held at one.
        let mean = (odds.iter().map(|odds| odds.ln()).sum::<f64>() / players as f64).exp();
        for odds in &mut odds {
            *odds /= mean;
        }
        if odds.iter().zip(&before).all(|(now, before)| (now / before - 1.0).abs() < 1e-10) {
            break;
        }
    }
    odds.iter().map(|odds| scale() * odds.ln()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(one: usize, other: usize, share: f64, error: f64) -> Results {
        Results { players: [one, other], games: 1e6, share, error }
    }

    #[test]
    fn three_quarters_of_the_games_are_191_points() {
        let strengths = strengths(2, &[between(0, 1, 0.75, 0.0)]);
        assert!((strengths[0] - strengths[1] - 190.85).abs() < 0.05, "{strengths:?}");
        assert!((strengths[0] + strengths[1]).abs() < 1e-6);
    }

    #[test]
    fn strengths_that_made_the_results_are_found_again() {
        // Odds 4 : 2 : 1.
        let share = |odds: f64, other: f64| odds / (odds + other);
        let results = [(0, 1, share(4.0, 2.0)), (0, 2, share(4.0, 1.0)), (1, 2, share(2.0, 1.0))]
            .map(|(one, other, won)| between(one, other, won, 0.0));
        let strengths = strengths(3, &results);
        let step = scale() * 2.0_f64.ln();
        assert!((strengths[0] - step).abs() < 0.01 && strengths[1].abs() < 0.01, "{strengths:?}");
    }

    #[test]
    fn whoever_loses_everything_still_has_a_rating() {
        let strengths = strengths(3, &[between(0, 1, 1.0, 0.0), between(1, 2, 1.0, 0.0)]);
        assert!(strengths.iter().all(|rating| rating.is_finite()));
        assert!(strengths[0] > strengths[1] && strengths[1] > strengths[2]);
    }

    #[test]
    fn matches_are_redrawn_with_their_error() {
        let mut lots = Seeded::new(1, 1);
        let shares: Vec<f64> =
            (0..10_000).map(|_| between(0, 1, 0.6, 0.02).redrawn(&mut lots).share - 0.6).collect();
        let mean = shares.iter().sum::<f64>() / 10_000.0;
        let spread = (shares.iter().map(|share| share * share).sum::<f64>() / 10_000.0).sqrt();
        assert!(mean.abs() < 0.001 && (spread - 0.02).abs() < 0.001, "{mean} {spread}");
    }
}
