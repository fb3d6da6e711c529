use std::f64::consts::SQRT_2;

use game::MAX_SEATS;

use super::outcome::spread;

/// After a playout to the end of a game the difference between two players may still be off by so much: people do not only
/// take the most points.
const DIFFERENCE_AT_END: f64 = 2.8 * SQRT_2;

/// Points are whole, so that one more or less decides a game that is over.
const CERTAIN: f64 = 0.1;

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
        let spread = if to_end { DIFFERENCE_AT_END } else { spread(totals.len(), left) * SQRT_2 };
        let mut stakes = Self { totals, spread: Some(spread), chance: 0.0, point: LEAST };
        let [less, none, more] = [-1.0, 0.0, 1.0].map(|own| {
            let mut points = [0.0; MAX_SEATS];
            points[0] = own;
            stakes.chance(&points, spread)
        });
        (stakes.chance, stakes.point) = (none, f64::midpoint(more, -less).max(LEAST));
        stakes
    }

    /// Where nothing but points counts.
    pub(crate) const fn only_points(totals: Vec<f64>) -> Self {
        Self { totals, spread: None, chance: 0.0, point: LEAST }
    }

    /// What these points of a playout, the viewer's first, are worth in points that the viewer alone made now. Where the
    /// game is over with them, less is open.
    pub(crate) fn worth(&self, points: &[f64; MAX_SEATS], is_over: bool) -> f64 {
        self.gain(points, if is_over { DIFFERENCE_AT_END } else { f64::INFINITY })
    }

    /// The same for points with which the game is over for certain.
    pub(crate) fn decided(&self, points: &[f64; MAX_SEATS]) -> f64 {
        self.gain(points, CERTAIN)
    }

    fn gain(&self, points: &[f64; MAX_SEATS], most_open: f64) -> f64 {
        let Some(spread) = self.spread else { return self.margin(points) };
        (self.chance(points, spread.min(most_open)) - self.chance) / self.point
    }

    /// The points of the viewer more than those of the others on average.
    pub(crate) fn margin(&self, points: &[f64; MAX_SEATS]) -> f64 {
        let others = self.totals.len().saturating_sub(1);
        points[0] - points.iter().skip(1).take(others).sum::<f64>() / others.max(1) as f64
    }

    /// The chance that every other has less in the end, each taken as independent of the rest.
    fn chance(&self, points: &[f64; MAX_SEATS], spread: f64) -> f64 {
        let Some((total, others)) = self.totals.split_first() else { return 1.0 };
        let own = total + points[0];
        let leads = others.iter().zip(&points[1..]).map(|(other, points)| own - other - points);
        leads.map(|lead| below(lead / spread)).product()
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
            assert!(stakes.worth(&made([]), false).abs() < 1e-12);
            assert!((stakes.worth(&made([1.0]), false) - 1.0).abs() < 0.1);
        }
    }

    #[test]
    fn whoever_is_ahead_wants_to_be_sure_and_whoever_is_behind_luck() {
        let of = |totals: [f64; 2]| {
            let stakes = Stakes::new(totals.into(), 24, true);
            let worth = |margin| stakes.worth(&made([margin]), false);
            (f64::midpoint(worth(8.0), worth(-8.0)), worth(0.0))
        };
        let (luck, sure) = of([50.0, 45.0]);
        assert!(luck < sure);
        let (luck, sure) = of([45.0, 50.0]);
        assert!(luck > sure);
    }

    #[test]
    fn one_point_more_decides_a_game_that_is_over() {
        let stakes = Stakes::new(vec![6.0, 5.0], 60, false);
        let [ahead, level, behind] = [0.0, -1.0, -2.0].map(|points| stakes.decided(&made([points])));
        let far = stakes.decided(&made([100.0]));
        assert!((ahead - far).abs() < 1e-3 && (ahead - level - (level - behind)).abs() < 1e-3);
        assert!(
            ahead > stakes.worth(&made([]), true)
                && stakes.worth(&made([]), true) > stakes.worth(&made([]), false)
        );
    }

    #[test]
    fn whoever_leads_is_the_one_to_keep_down() {
        let stakes = Stakes::new(vec![40.0, 20.0, 45.0], 30, false);
        assert!(stakes.worth(&made([0.0, 5.0, 0.0]), false) > stakes.worth(&made([0.0, 0.0, 5.0]), false));
        let points = Stakes::only_points(vec![40.0, 20.0, 45.0]);
        assert!(
            (points.worth(&made([0.0, 5.0, 0.0]), false) - points.worth(&made([0.0, 0.0, 5.0]), false)).abs()
                < 1e-12
        );
        assert!((points.worth(&made([3.0, 2.0, 1.0]), false) - 1.5).abs() < 1e-12);
    }
}
