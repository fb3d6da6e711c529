use game::MAX_SEATS;

use super::outcome::spread;

/// After a playout to the end of a game the points of each player may still be off by so much: people do not only take
/// the most points.
const SPREAD_AT_END: f64 = 2.8;

/// However little a point can change any more, it counts as if it changed the chance to win by so much, so that a game
/// that is all but decided is still played well.
const LEAST: f64 = 0.004;

/// What points are worth to whoever wants to win: what the viewer and the others make of a game changes the viewer's
/// chance to win, and this chance counts, in points of now.
#[derive(Clone, Debug)]
pub(crate) struct Stakes {
    /// What the viewer has, and what each other has from the next player on.
    totals: Vec<f64>,
    /// How far the difference between two players may be off, as a standard deviation; `None` if points are all that
    /// counts.
    spread: Option<f64>,
    /// The chance to win as it is, and by how much one point more changes it.
    chance: f64,
    point: f64,
}

impl Stakes {
    /// At a table where so many points were made, those of the viewer first, with so many tiles left to place. Playouts
    /// leave less open if they go `to_end`.
    pub(crate) fn new(totals: Vec<f64>, left: usize, to_end: bool) -> Self {
        let one = if to_end { SPREAD_AT_END } else { spread(totals.len(), left) };
        let mut stakes =
            Self { totals, spread: Some(one * std::f64::consts::SQRT_2), chance: 0.0, point: LEAST };
        let [less, none, more] = [-1.0, 0.0, 1.0].map(|own| stakes.chance(own, &[0.0; MAX_SEATS]));
        (stakes.chance, stakes.point) = (none, f64::midpoint(more, -less).max(LEAST));
        stakes
    }

    /// Where nothing but points counts.
    pub(crate) const fn only_points(totals: Vec<f64>) -> Self {
        Self { totals, spread: None, chance: 0.0, point: LEAST }
    }

    /// What these points, the viewer's first, are worth in points that the viewer alone made now.
    pub(crate) fn worth(&self, points: &[f64; MAX_SEATS]) -> f64 {
        if self.spread.is_none() {
            return self.margin(points);
        }
        (self.chance(points[0], points) - self.chance) / self.point
    }

    /// The points of the viewer more than those of the others on average.
    pub(crate) fn margin(&self, points: &[f64; MAX_SEATS]) -> f64 {
        let others = self.totals.len().saturating_sub(1);
        points[0] - points.iter().skip(1).take(others).sum::<f64>() / others.max(1) as f64
    }

    /// The chance that every other has less in the end, each taken as independent of the rest.
    fn chance(&self, own: f64, points: &[f64; MAX_SEATS]) -> f64 {
        let Some((total, others)) = self.totals.split_first() else { return 1.0 };
        let leads = others.iter().zip(&points[1..]).map(|(other, points)| total + own - other - points);
        leads.map(|lead| below(lead / self.spread.unwrap_or(1.0))).product()
    }
}

/// The chance that something normal is below this many standard deviations: the logistic curve nearest to it, within a
/// hundredth.
pub(crate) fn below(deviations: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * deviations).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made<const N: usize>(points: [f64; N]) -> [f64; MAX_SEATS] {
        let mut all = [0.0; MAX_SEATS];
        all[..N].copy_from_slice(&points);
        all
    }

    #[test]
    fn the_first_point_is_worth_one() {
        for totals in [vec![40.0, 40.0], vec![45.0, 50.0, 20.0, 35.0]] {
            let stakes = Stakes::new(totals, 60, false);
            assert!(stakes.worth(&made([])).abs() < 1e-12);
            assert!((stakes.worth(&made([1.0])) - 1.0).abs() < 0.1);
        }
    }

    #[test]
    fn whoever_is_ahead_wants_to_be_sure_and_whoever_is_behind_luck() {
        let of = |totals: [f64; 2]| {
            let stakes = Stakes::new(totals.into(), 24, true);
            let worth = |margin| stakes.worth(&made([margin]));
            (f64::midpoint(worth(8.0), worth(-8.0)), worth(0.0))
        };
        let (luck, sure) = of([50.0, 45.0]);
        assert!(luck < sure);
        let (luck, sure) = of([45.0, 50.0]);
        assert!(luck > sure);
    }

    #[test]
    fn whoever_leads_is_the_one_to_keep_down() {
        let stakes = Stakes::new(vec![40.0, 20.0, 45.0], 30, false);
        assert!(stakes.worth(&made([0.0, 5.0, 0.0])) > stakes.worth(&made([0.0, 0.0, 5.0])));
        let points = Stakes::only_points(vec![40.0, 20.0, 45.0]);
        assert!((points.worth(&made([0.0, 5.0, 0.0])) - points.worth(&made([0.0, 0.0, 5.0]))).abs() < 1e-12);
        assert!((points.worth(&made([3.0, 2.0, 1.0])) - 1.5).abs() < 1e-12);
    }
}
