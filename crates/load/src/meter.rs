use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use crate::{Broken, Latencies};

/// What a run counts while it goes on.
#[derive(Debug)]
pub struct Meter {
    begun: Instant,
    /// How long the time that counts is; nothing if all counts.
    window: Option<Duration>,
    /// When it began.
    window_begun: OnceLock<Instant>,
    pub(crate) games: Count,
    pub(crate) acknowledged: Count,
    /// Those of them within the time that counts.
    pub(crate) counted: Count,
    pub(crate) messages: Count,
    pub(crate) bytes: Count,
    pub(crate) connections: Count,
    pub(crate) reconnects: Count,
    pub(crate) repeated_requests: Count,
    pub(crate) reloads: Count,
    pub(crate) latencies: Latencies,
    pub(crate) broken: Mutex<Vec<Broken>>,
    ended: AtomicBool,
    interrupted: AtomicBool,
    /// How many games were left before their end.
    pub(crate) left: Count,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Meter {
    /// Nothing has happened yet; only what is acknowledged within the window counts, if there is one.
    pub fn new(window: Option<Duration>) -> Self {
        Self {
            begun: Instant::now(),
            window,
            window_begun: OnceLock::new(),
            games: Count::default(),
            acknowledged: Count::default(),
            counted: Count::default(),
            messages: Count::default(),
            bytes: Count::default(),
            connections: Count::default(),
            reconnects: Count::default(),
            repeated_requests: Count::default(),
            reloads: Count::default(),
            latencies: Latencies::default(),
            broken: Mutex::default(),
            ended: AtomicBool::new(false),
            interrupted: AtomicBool::new(false),
            left: Count::default(),
        }
    }

    /// How long ago the run began.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How many games have ended.
    pub fn games(&self) -> u64 {
        self.games.get()
    }

    /// How many choices were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.get()
    }

    /// How often somebody had to connect again.
    pub fn reconnects(&self) -> u64 {
        self.reconnects.get()
    }

    /// How many promises were broken so far.
    pub fn broken(&self) -> usize {
        self.broken.lock().map_or(0, |broken| broken.len())
    }

    /// No game begins any more: what is under way is played to its end.
    pub fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    /// The same, and games that do not go on are left: somebody is waiting for the end.
    pub fn interrupt(&self) {
        self.interrupted.store(true, Ordering::Relaxed);
        self.end();
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Whether no game begins any more.
    pub fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed) || self.is_past()
    }

    /// Everybody plays: the time that counts begins.
    pub(crate) fn begin_window(&self) {
        self.window_begun.get_or_init(Instant::now);
    }

    /// How much of the time that counts has passed; nothing before it has begun.
    pub fn counted_time(&self) -> Duration {
        match self.window {
            None => self.elapsed(),
            Some(window) => self.window_begun.get().map_or(Duration::ZERO, Instant::elapsed).min(window),
        }
    }

    /// Whether the time that counts is over.
    fn is_past(&self) -> bool {
        self.window.is_some_and(|window| self.counted_time() >= window)
    }

    /// A choice was acknowledged after so long.
    pub(crate) fn acknowledge(&self, took: Duration) {
        self.acknowledged.add(1);
        let has_begun = self.window.is_none() || self.window_begun.get().is_some();
        if has_begun && !self.is_past() {
            self.counted.add(1);
            self.latencies.add(took);
        }
    }

    pub(crate) fn add_broken(&self, more: Vec<Broken>) {
        if let Ok(mut broken) = self.broken.lock() {
            broken.extend(more);
        }
    }
}
