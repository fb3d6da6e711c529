/// The middle 95 % of the normal distribution ends so many spreads from its mean.
pub(crate) const Z: f64 = 1.959_964;

/// A share between 0 and 1 with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Share {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Share {
    /// From a mean over rounds and its variance between rounds.
    ///
    /// Games of one round have their dice in common, so the round is what is sampled. Wilson's interval for as
    /// many independent games as would scatter like these rounds: it stays between 0 and 1, and does not shrink
    /// to nothing when all rounds end alike.
    pub(crate) fn new(sets: Sample) -> Self {
        if sets.sums.count == 0 {
            return Self { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let share = sets.mean().clamp(0.0, 1.0);
        let scatter = sets.variance() / sets.count();
        let spread = share * (1.0 - share);
        let games = if scatter > 0.0 && spread > 0.0 { spread / scatter } else { sets.count() };
        let centre = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
        let half = Z / (1.0 + Z * Z / games) * (spread / games + Z * Z / (4.0 * games * games)).sqrt();
        Self { mean: share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// Half the width of the interval.
    pub(crate) fn precision(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// The sums of whole numbers and of their squares: exact, so that the order of adding does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Sums {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Sums {
    pub(crate) fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += i128::from(number) * i128::from(number);
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    pub(crate) fn sample(self) -> Sample {
        self.sample_in(1.0)
    }

    /// The same, for numbers that are counted in parts of `unit`.
    pub(crate) fn sample_in(self, unit: f64) -> Sample {
        Sample { sums: self, unit }
    }
}

/// Mean and scatter of numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sample {
    sums: Sums,
    unit: f64,
}

impl Sample {
    fn count(&self) -> f64 {
        self.sums.count as f64
    }

    /// The mean; 0 of nothing.
    pub(crate) fn mean(&self) -> f64 {
        if self.sums.count == 0 { 0.0 } else { self.sums.sum as f64 / self.count() / self.unit }
    }

    /// The variance; 0 of fewer than two numbers.
    pub(crate) fn variance(&self) -> f64 {
        let Sums { count, sum, squares } = self.sums;
        if count < 2 {
            return 0.0;
        }
        // Exact in whole numbers, so that nothing is lost where mean and spread differ much.
        let scatter = i128::from(count) * squares - i128::from(sum) * i128::from(sum);
        scatter as f64 / self.count() / (self.count() - 1.0) / (self.unit * self.unit)
    }

    /// The standard deviation.
    pub(crate) fn spread(&self) -> f64 {
        self.variance().sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(numbers: &[i64]) -> Sums {
        let mut sums = Sums::default();
        for &number in numbers {
            sums.add(number);
        }
        sums
    }

    fn about(left: f64, right: f64) -> bool {
        (left - right).abs() < 5e-4
    }

    #[test]
    fn mean_and_spread_are_the_textbook_ones() {
        let sample = sums(&[2, 4, 4, 4, 5, 5, 7, 9]).sample();
        assert!(about(sample.mean(), 5.0) && about(sample.variance(), 32.0 / 7.0), "{sample:?}");
        assert!(about(sums(&[4, 8]).sample_in(4.0).mean(), 1.5));
        assert!(about(sums(&[]).sample().mean(), 0.0) && about(sums(&[3]).sample().spread(), 0.0));
    }

    #[test]
    fn independent_games_get_wilson_s_interval() {
        // 60 wins of 100 with the unbiased variance: as if there were 99 games.
        let games: Vec<i64> = (0..100).map(|i| i64::from(i < 60)).collect();
        let share = Share::new(sums(&games).sample());
        assert!(about(share.low, 0.5016) && about(share.high, 0.6909), "{share:?}");
    }

    #[test]
    fn certainty_is_never_complete() {
        let share = Share::new(sums(&[1; 50]).sample());
        assert!(about(share.mean, 1.0) && about(share.high, 1.0) && about(share.low, 0.9287), "{share:?}");
    }

    #[test]
    fn paired_games_that_balance_out_are_worth_more() {
        let (paired, single) = (sums(&[1, 1, 1, 1, 0, 2, 1, 1]), sums(&[0, 2, 0, 2, 0, 2, 1, 1]));
        let [paired, single] = [paired, single].map(|sums| Share::new(sums.sample_in(2.0)).precision());
        assert!(paired < single);
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        // In 95 of 100 samples of 40 throws of a coin the interval should hold one half, give or take.
        let mut state = 1_u64;
        let mut throw = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40 & 1) as i64
        };
        let holds = (0..4000).filter(|_| {
            let throws: Vec<i64> = (0..40).map(|_| throw()).collect();
            let share = Share::new(sums(&throws).sample());
            (share.low..=share.high).contains(&0.5)
        });
        let share = holds.count() as f64 / 4000.0;
        assert!((0.93..=0.97).contains(&share), "{share}");
    }
}
