//! What time it is, and when the server itself was away.
//!
//! Times are those of the system, so that servers agree on them. A second clock, which nobody sets, shows when that
//! of the system was set, and that the server was stopped: nobody could choose anything meanwhile, so such a gap
//! takes nothing from anybody's time. The same holds while nothing can be stored.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often the clock is looked at, so that a gap shows.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// If nobody has looked at the clock for so long, the server was stopped, in milliseconds.
const STOPPED_AFTER: i64 = 5_000;
/// If both clocks differ by more than this, that of the system was set, in milliseconds.
const MOST_DRIFT: i64 = 2_000;
/// How many gaps are remembered: time is counted through those before them.
const MOST_GAPS: usize = 16;

/// Where the time comes from.
pub(crate) trait TimeSource: fmt::Debug + Send + Sync {
    /// The time of the system in milliseconds since 1970. It may be set to anything.
    fn of_system(&self) -> i64;

    /// A time that nobody sets, from any beginning.
    fn steady(&self) -> Duration;
}

/// The clocks of this machine.
#[derive(Debug)]
struct Machine(Instant);

impl TimeSource for Machine {
    fn of_system(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
    }

    fn steady(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A clock that notices gaps.
#[derive(Clone, Debug)]
pub(crate) struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    source: Box<dyn TimeSource>,
    seen: Mutex<Seen>,
}

/// What was seen when the clock was looked at last.
#[derive(Debug)]
struct Seen {
    time: Time,
    steady: Duration,
    /// Since when nothing can be stored; nothing if it can.
    unheard_since: Option<i64>,
}

/// A time at which somebody looked at the clock.
#[derive(Clone, Debug)]
pub(crate) struct Time {
    /// In milliseconds since 1970.
    pub(crate) now: i64,
    /// When the server started, or the latest gap ended; always now while nothing can be stored, as that is a gap, too.
    pub(crate) resumed: i64,
    gaps: Arc<[Gap]>,
}

/// A time in which the server was away, or the system's clock was set.
#[derive(Clone, Copy, Debug)]
struct Gap {
    from: i64,
    to: i64,
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(Machine(Instant::now()))
    }
}

impl Clock {
    /// A clock that starts now.
    pub(crate) fn new(source: impl TimeSource + 'static) -> Self {
        let now = source.of_system();
        let time = Time { now, resumed: now, gaps: Arc::default() };
        let seen = Mutex::new(Seen { time, steady: source.steady(), unheard_since: None });
        Self(Arc::new(Inner { source: Box::new(source), seen }))
    }

    /// Looks at the clock.
    pub(crate) fn time(&self) -> Time {
        let seen = self.look();
        let mut time = seen.time.clone();
        if seen.unheard_since.is_some() {
            time.resumed = time.now;
        }
        time
    }

    /// When the server started, or the latest gap that is over ended.
    pub(crate) fn resumed(&self) -> i64 {
        self.look().time.resumed
    }

    /// Something could not be stored: whatever people choose is not heard, so a gap begins.
    pub(crate) fn cannot_store(&self) {
        let mut seen = self.look();
        seen.unheard_since = seen.unheard_since.or(Some(seen.time.now));
    }

    /// Something could be stored: if there was a gap because of that, it is over.
    pub(crate) fn can_store(&self) {
        let mut seen = self.look();
        if let Some(from) = seen.unheard_since.take() {
            let to = seen.time.now;
            tracing::warn!(
                seconds = (to - from) / 1000,
                "entries are stored again: players get time to come back"
            );
            seen.time.note(Gap { from, to });
        }
    }

    /// Whether something could not be stored, and nothing has been since.
    pub(crate) fn waits_for_store(&self) -> bool {
        self.look().unheard_since.is_some()
    }

    fn look(&self) -> MutexGuard<'_, Seen> {
        let mut seen = self.0.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.look(self.0.source.of_system(), self.0.source.steady());
        seen
    }

    /// Looks at the clock again and again, whether or not anybody else does.
    pub(crate) async fn keep(self) {
        let mut often = tokio::time::interval(LOOK_EVERY);
        loop {
            often.tick().await;
            self.time();
        }
    }
}

impl Seen {
    fn look(&mut self, now: i64, steady: Duration) {
        let before = self.time.now;
        let passed = steady.saturating_sub(self.steady).as_millis() as i64;
        let from = if passed >= STOPPED_AFTER { before } else { before + passed };
        if passed >= STOPPED_AFTER || (now - from).abs() > MOST_DRIFT {
            tracing::warn!(
                seconds = (now - from) / 1000,
                "the server was stopped, or the clock was set: players get time to come back"
            );
            // A gap of the store is part of this one, and goes on after it.
            let from = self.unheard_since.as_mut().map_or(from, |since| std::mem::replace(since, now));
            self.time.note(Gap { from, to: now });
        }
        self.time.now = now;
        self.steady = steady;
    }
}

impl Time {
    fn note(&mut self, gap: Gap) {
        let skipped = (self.gaps.len() + 1).saturating_sub(MOST_GAPS);
        self.gaps = self.gaps.iter().skip(skipped).copied().chain([gap]).collect();
        self.resumed = gap.to;
    }

    /// When so many milliseconds will have gone by since then, gaps not counted.
    pub(crate) fn after(&self, at: i64, milliseconds: i64) -> i64 {
        let mut since = at;
        for gap in &*self.gaps {
            if since <= gap.from.min(gap.to) {
                since += gap.to - gap.from;
            } else if since > self.now && since <= gap.from {
                // From before the clock was set back.
                since = gap.to;
            }
        }
        since + milliseconds
    }
}

/// How long it is until that time.
pub(crate) fn until(at: i64, now: i64) -> Duration {
    Duration::from_millis(u64::try_from(at - now).unwrap_or_default())
}

#[cfg(test)]
pub(crate) mod steered {
    use super::*;

    /// The beginning of all times in tests.
    pub(crate) const START: i64 = 1_800_000_000_000;

    /// Clocks that a test sets.
    #[derive(Clone, Debug)]
    pub(crate) struct Steered(Arc<Mutex<(i64, Duration)>>);

    impl Steered {
        pub(crate) fn new() -> Self {
            Self(Arc::new(Mutex::new((START, Duration::ZERO))))
        }

        /// Time goes by while the server runs.
        pub(crate) fn pass(&self, clock: &Clock, milliseconds: i64) {
            let mut left = milliseconds;
            while left > 0 {
                let moment = left.min(1_000);
                self.stop_for(moment);
                clock.time();
                left -= moment;
            }
        }

        /// Time goes by while the server is stopped.
        pub(crate) fn stop_for(&self, milliseconds: i64) {
            let mut clocks = self.0.lock().unwrap();
            clocks.0 += milliseconds;
            clocks.1 += Duration::from_millis(milliseconds as u64);
        }

        /// The clock of the system is set.
        pub(crate) fn set_by(&self, milliseconds: i64) {
            self.0.lock().unwrap().0 += milliseconds;
        }
    }

    impl Time {
        /// That of a server that has run since [`START`].
        pub(crate) fn at(now: i64) -> Self {
            Self::since(START, now)
        }

        /// That of a server that has run since then.
        pub(crate) fn since(resumed: i64, now: i64) -> Self {
            Self { now, resumed, gaps: Arc::default() }
        }
    }

    impl TimeSource for Steered {
        fn of_system(&self) -> i64 {
            self.0.lock().unwrap().0
        }

        fn steady(&self) -> Duration {
            self.0.lock().unwrap().1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::steered::{START, Steered};
    use super::*;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;

    fn clock() -> (Steered, Clock) {
        let steered = Steered::new();
        (steered.clone(), Clock::new(steered))
    }

    #[test]
    fn time_that_goes_by_is_no_gap() {
        let (steered, clock) = clock();
        steered.pass(&clock, HOUR);
        // The system's clock is brought nearer to the right time all the time.
        steered.set_by(1_500);
        let time = clock.time();
        assert_eq!((time.now, time.resumed), (START + HOUR + 1_500, START));
        assert_eq!(time.after(START, 60_000), START + 60_000);
    }

    #[test]
    fn a_clock_that_is_set_takes_no_time_from_anybody() {
        for jump in [2 * HOUR, -2 * HOUR, 32 * DAY, -32 * DAY] {
            let (steered, clock) = clock();
            steered.pass(&clock, 10_000);
            steered.set_by(jump);
            let time = clock.time();
            assert_eq!((time.now, time.resumed), (START + 10_000 + jump, START + 10_000 + jump));
            // Of a minute that began with the server ten seconds are over.
            assert_eq!(time.after(START, 60_000) - time.now, if jump > 0 { 50_000 } else { 60_000 });
            steered.pass(&clock, 20_000);
            assert_eq!(clock.time().resumed, time.resumed, "it was set once");
        }
    }

    #[test]
    fn a_server_that_was_stopped_takes_no_time_from_anybody() {
        let (steered, clock) = clock();
        steered.pass(&clock, 10_000);
        steered.stop_for(HOUR);
        let time = clock.time();
        assert_eq!(time.resumed, time.now);
        assert_eq!(time.after(START, 60_000) - time.now, 50_000);
        // What happens from now on counts as ever.
        assert_eq!(time.after(time.now, 60_000) - time.now, 60_000);
    }

    #[test]
    fn while_nothing_can_be_stored_nobody_loses_time() {
        for jump in [0, HOUR, -HOUR] {
            let (steered, clock) = clock();
            steered.pass(&clock, 10_000);
            clock.cannot_store();
            steered.pass(&clock, 300_000);
            assert_eq!((clock.time().resumed, clock.resumed()), (clock.time().now, START), "it lasts");
            // The clock is set meanwhile.
            steered.set_by(jump);
            steered.pass(&clock, 300_000);
            clock.cannot_store();
            clock.can_store();
            let time = clock.time();
            assert_eq!((time.resumed, clock.resumed()), (time.now, time.now));
            assert!((50_000..=60_000).contains(&(time.after(START, 60_000) - time.now)), "{jump}");
            steered.pass(&clock, 1_000);
            clock.can_store();
            assert_eq!(clock.time().resumed, time.now, "it is over once");
        }
    }

    #[test]
    fn clocks_that_are_set_again_and_again_add_up() {
        let (steered, clock) = clock();
        for _ in 0..MOST_GAPS {
            steered.pass(&clock, 1_000);
            steered.set_by(DAY);
        }
        assert_eq!(clock.time().after(START, 60_000) - clock.time().now, 60_000 - 1_000 * MOST_GAPS as i64);
        for _ in 0..100 {
            steered.set_by(DAY);
            clock.time();
        }
        assert_eq!(clock.time().gaps.len(), MOST_GAPS);
    }
}
