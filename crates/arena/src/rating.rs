//! How strong players are, from who won how often against whom (Bradley and Terry 1952).

use super::interval::Z;
use super::plan::Plan;
use super::tally::{Rounds, Tally};

/// The strength of a player: who is 400 ahead wins ten times as often as not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) points: f64,
    /// The 95 % interval.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The points of a rating for a factor of e in the odds.
fn scale() -> f64 {
    400.0 / std::f64::consts::LN_10
}

/// The ratings of a round robin at tables for two, their mean 0; `None` for other tables.
pub(crate) fn ratings(plan: &Plan, tally: &Tally) -> Option<Vec<Rating>> {
    let players = plan.entrants.len();
    if plan.seats != 2 || players < 3 || tally.rounds.count == 0 {
        return None;
    }
    // One game more in every match is taken as shared, so that whoever lost every game still has a rating.
    let games = 2.0 * tally.rounds.count as f64 + 1.0;
    let shared = (players - 1) as f64 / 2.0;
    let wins: Vec<f64> = (0..players).map(|i| tally.rounds.wins(i) + shared).collect();
    let strengths = strengths(&wins, games);
    let errors = errors(&strengths, games, &tally.rounds);
    let rating = |(strength, error): (&f64, f64)| {
        let (points, half) = (scale() * strength, scale() * Z * error);
        Rating { points, low: points - half, high: points + half }
    };
    Some(strengths.iter().zip(errors).map(rating).collect())
}

/// The chance that somebody wins who is so much stronger.
fn chance(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead).exp())
}

/// The most likely strengths when everybody played everybody equally often, by Hunter's iteration (2004): the
/// odds of each are its wins by what it should have won for its opponents' odds.
fn strengths(wins: &[f64], games: f64) -> Vec<f64> {
    let mut odds = vec![1.0_f64; wins.len()];
    for _ in 0..10_000 {
        let before = odds.clone();
        for (i, odds) in odds.iter_mut().enumerate() {
            let others = before.iter().enumerate().filter(|&(other, _)| other != i);
            let weight: f64 = others.map(|(_, other)| games / (before[i] + other)).sum();
            *odds = wins[i] / weight;
        }
        // Only ratios mean anything: their geometric mean is held at one.
        let mean = (odds.iter().map(|odds| odds.ln()).sum::<f64>() / odds.len() as f64).exp();
        for odds in &mut odds {
            *odds /= mean;
        }
        if odds.iter().zip(&before).all(|(now, before)| (now / before - 1.0).abs() < 1e-10) {
            break;
        }
    }
    odds.iter().map(|odds| odds.ln()).collect()
}

/// The standard error of every strength.
///
/// The strengths follow from the wins, and how the wins scatter from round to round is known; so is, from the
/// slopes of the chances, by how much a strength changes with the wins.
fn errors(strengths: &[f64], games: f64, rounds: &Rounds) -> Vec<f64> {
    let count = strengths.len();
    let slope = |one: usize, other: usize| {
        let chance = chance(strengths[one] - strengths[other]);
        games * chance * (1.0 - chance)
    };
    let mut slopes = vec![vec![0.0; count]; count];
    for (one, row) in slopes.iter_mut().enumerate() {
        for (other, entry) in row.iter_mut().enumerate() {
            // Only differences of strengths mean anything; adding the same everywhere holds their sum at zero.
            *entry = 1.0;
            if one == other {
                *entry +=
                    (0..count).filter(|&rival| rival != one).map(|rival| slope(one, rival)).sum::<f64>();
            } else {
                *entry -= slope(one, other);
            }
        }
    }
    let inverse = inverse(slopes);
    let variance = |row: &Vec<f64>| {
        let pairs = (0..count).flat_map(|one| (0..count).map(move |other| (one, other)));
        pairs.map(|(one, other)| row[one] * row[other] * rounds.covariance(one, other)).sum::<f64>()
    };
    inverse.iter().map(|row| variance(row).max(0.0).sqrt()).collect()
}

/// The inverse of a matrix that has one, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let unit = |row: usize| (0..count).map(|i| f64::from(u8::from(i == row))).collect();
    let mut inverse: Vec<Vec<f64>> = (0..count).map(unit).collect();
    for i in 0..count {
        let pivot = (i..count).max_by(|&one, &other| matrix[one][i].abs().total_cmp(&matrix[other][i].abs()));
        matrix.swap(i, pivot.unwrap_or(i));
        inverse.swap(i, pivot.unwrap_or(i));
        let first = matrix[i][i];
        for entry in matrix[i].iter_mut().chain(&mut inverse[i]) {
            *entry /= first;
        }
        let (row, inverse_row) = (matrix[i].clone(), inverse[i].clone());
        for other in (0..count).filter(|&other| other != i) {
            let factor = matrix[other][i];
            let rows = matrix[other].iter_mut().chain(&mut inverse[other]);
            for (entry, by) in rows.zip(row.iter().chain(&inverse_row)) {
                *entry -= factor * by;
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_games_are_191_points() {
        let strengths = strengths(&[750.0, 250.0], 1000.0);
        assert!((scale() * (strengths[0] - strengths[1]) - 190.85).abs() < 0.05, "{strengths:?}");
        assert!((strengths[0] + strengths[1]).abs() < 1e-6);
    }

    #[test]
    fn strengths_that_made_the_results_are_found_again() {
        // Odds 4 : 2 : 1.
        let share = |odds: f64, other: f64| odds / (odds + other);
        let wins = |odds: f64, others: [f64; 2]| others.map(|other| 1000.0 * share(odds, other)).iter().sum();
        let wins = [wins(4.0, [2.0, 1.0]), wins(2.0, [4.0, 1.0]), wins(1.0, [4.0, 2.0])];
        let strengths = strengths(&wins, 1000.0);
        let step = 2.0_f64.ln();
        assert!((strengths[0] - step).abs() < 1e-6 && strengths[1].abs() < 1e-6, "{strengths:?}");
    }

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![3.0, 1.0, 0.5], vec![1.0, 4.0, 9.0]];
        let inverse = inverse(matrix.clone());
        for (i, row) in matrix.iter().enumerate() {
            for j in 0..3 {
                let entry: f64 = row.iter().zip(&inverse).map(|(entry, row)| entry * row[j]).sum();
                assert!((entry - f64::from(u8::from(i == j))).abs() < 1e-12);
            }
        }
    }
}
