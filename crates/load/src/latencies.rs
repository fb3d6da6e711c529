use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Every power of two is cut into so many equal parts, so that a value is known to about 1.5 percent.
const PARTS: u64 = 64;
/// Enough for hours, in microseconds.
const BUCKETS: usize = (64 * 30) as usize;

/// How long answers took: counted in classes, by any number of tasks at once.
#[derive(Debug)]
pub struct Latencies {
    counts: Vec<AtomicU64>,
    longest: AtomicU64,
}

impl Default for Latencies {
    fn default() -> Self {
        Self { counts: (0..BUCKETS).map(|_| AtomicU64::new(0)).collect(), longest: AtomicU64::new(0) }
    }
}

impl Latencies {
    /// One more answer took so long.
    pub fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.longest.fetch_max(micros, Ordering::Relaxed);
        if let Some(count) = self.counts.get(class(micros).min(BUCKETS - 1)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How many answers there were.
    pub fn count(&self) -> u64 {
        self.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// How long the slowest took.
    pub fn longest(&self) -> Duration {
        Duration::from_micros(self.longest.load(Ordering::Relaxed))
    }

    /// So many of a thousand answers took no longer than this; nothing without any answer.
    pub fn permille(&self, part: u64) -> Option<Duration> {
        let count = self.count();
        let rank = (count * part).div_ceil(1000).max(1);
        let mut seen = 0;
        let found = self.counts.iter().position(|count| {
            seen += count.load(Ordering::Relaxed);
            seen >= rank
        });
        let longest = self.longest();
        found.filter(|_| count > 0).map(|class| Duration::from_micros(highest(class)).min(longest))
    }
}

/// The class of a number: exact up to twice the parts, then parts of powers of two.
fn class(micros: u64) -> usize {
    if micros < PARTS {
        return micros as usize;
    }
    let power = u64::from(micros.ilog2()) - 6;
    (power * PARTS + (micros >> power)) as usize
}

/// The largest number of a class.
fn highest(class: usize) -> u64 {
    let class = class as u64;
    if class < 2 * PARTS {
        return class;
    }
    let power = class / PARTS - 1;
    ((class - power * PARTS + 1) << power) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_in_a_class_that_is_narrow() {
        for micros in (0..5_000).chain((0..40).map(|power| 1 << power)).chain([123_456_789]) {
            let class = class(micros);
            let (low, high) = (if class == 0 { 0 } else { highest(class - 1) + 1 }, highest(class));
            assert!((low..=high).contains(&micros), "{micros} in {class}: {low} to {high}");
            assert!((high - low) * 60 <= micros, "{micros} in {class}: {low} to {high}");
        }
    }

    #[test]
    fn parts_of_all_answers() {
        let latencies = Latencies::default();
        assert_eq!(latencies.permille(500), None);
        for millis in 1..=100 {
            latencies.add(Duration::from_millis(millis));
        }
        let near = |part, millis: f64| {
            let found = latencies.permille(part).unwrap().as_secs_f64() * 1000.0;
            assert!((found - millis).abs() <= millis * 0.02, "{part}: {found} is not {millis}");
        };
        near(500, 50.0);
        near(990, 99.0);
        near(999, 100.0);
        assert_eq!(latencies.permille(1000), Some(Duration::from_millis(100)));
        assert_eq!((latencies.count(), latencies.longest()), (100, Duration::from_millis(100)));
    }
}
