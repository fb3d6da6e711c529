use std::time::Duration;

/// Keeps a budget: by the clock where there is one, else by counting.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Watch {
    /// So much time since the clock showed this.
    Clock { clock: fn() -> Duration, begun: Duration, time: Duration },
    /// So many iterations, of which so many are done.
    Count { iterations: u64, done: u64 },
}

impl Watch {
    /// Begins to keep a budget of so much time by a clock, or of so many iterations without one.
    pub(crate) fn start(clock: Option<(fn() -> Duration, Duration)>, iterations: u64) -> Self {
        match clock {
            Some((clock, time)) => Self::Clock { clock, begun: clock(), time },
            None => Self::Count { iterations, done: 0 },
        }
    }

    /// Some more iterations are done.
    pub(crate) const fn count(&mut self, iterations: u64) {
        if let Self::Count { done, .. } = self {
            *done += iterations;
        }
    }

    /// Which part of the budget is spent; 1 or more when nothing is left.
    pub(crate) fn spent(&self) -> f64 {
        match *self {
            Self::Clock { clock, begun, time } => {
                clock().saturating_sub(begun).as_secs_f64() / time.as_secs_f64()
            }
            Self::Count { iterations, done } => done as f64 / iterations as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_kept_by_counting_or_by_the_clock() {
        let mut watch = Watch::start(None, 8);
        assert!(watch.spent() < 0.1);
        watch.count(6);
        assert!((0.7..0.8).contains(&watch.spent()));
        watch.count(2);
        assert!(watch.spent() >= 1.0);
        let still: fn() -> Duration = || Duration::from_secs(5);
        assert!(Watch::start(Some((still, Duration::from_millis(1))), 0).spent() < 0.1);
        let late = Watch::Clock { clock: still, begun: Duration::from_secs(4), time: Duration::from_secs(1) };
        assert!(late.spent() >= 1.0);
    }
}
