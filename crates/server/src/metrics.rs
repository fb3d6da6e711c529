//! What is worth watching, for Prometheus.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Everything that is counted. Copies count the same.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    /// Tables whose tasks run here.
    pub(crate) tables: Gauge<i64, AtomicI64>,
    /// Connected guests.
    pub(crate) guests: Gauge<i64, AtomicI64>,
    /// Entries that were added to logs.
    pub(crate) entries: Counter<u64, AtomicU64>,
    /// Commands that were fulfilled.
    pub(crate) done: Counter<u64, AtomicU64>,
    /// Commands that were refused.
    pub(crate) refused: Counter<u64, AtomicU64>,
    /// Entries that somebody else had added before.
    pub(crate) conflicts: Counter<u64, AtomicU64>,
    /// Entries of which it is not known whether they were stored.
    pub(crate) lost: Counter<u64, AtomicU64>,
    /// Guests who were let go because they did not read.
    pub(crate) slow: Counter<u64, AtomicU64>,
    /// Requests and messages that were turned away because of a limit.
    pub(crate) limited: Counter<u64, AtomicU64>,
    /// Messages of guests that could not be read.
    pub(crate) unreadable: Counter<u64, AtomicU64>,
    /// Notices of other servers that could not be read.
    pub(crate) unreadable_notices: Counter<u64, AtomicU64>,
    /// Guests and requests that speak another version of the protocol.
    pub(crate) other_version: Counter<u64, AtomicU64>,
    /// Requests over HTTP.
    pub(crate) requests: Counter<u64, AtomicU64>,
    /// Seconds until an entry was stored.
    pub(crate) stored: Histogram,
}

impl Metrics {
    /// All of them at zero, and where they are read.
    pub(crate) fn new() -> (Self, Registry) {
        let metrics = Self {
            tables: Gauge::default(),
            guests: Gauge::default(),
            entries: Counter::default(),
            done: Counter::default(),
            refused: Counter::default(),
            conflicts: Counter::default(),
            lost: Counter::default(),
            slow: Counter::default(),
            limited: Counter::default(),
            unreadable: Counter::default(),
            unreadable_notices: Counter::default(),
            other_version: Counter::default(),
            requests: Counter::default(),
            stored: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
        };
        let mut registry = Registry::with_prefix("rowlock");
        registry.register("tables", "Tables that somebody looks at on this server", metrics.tables.clone());
        registry.register("guests", "Connected guests", metrics.guests.clone());
        registry.register("entries", "Entries added to logs", metrics.entries.clone());
        registry.register("wishes_done", "Wishes fulfilled", metrics.done.clone());
        registry.register("wishes_refused", "Wishes refused", metrics.refused.clone());
        registry.register(
            "conflicts",
            "Entries that another server had added before",
            metrics.conflicts.clone(),
        );
        registry.register(
            "lost",
            "Entries of which it is not known whether they were stored",
            metrics.lost.clone(),
        );
        registry.register("slow_guests", "Guests let go because they did not read", metrics.slow.clone());
        registry.register("limited", "Requests and messages over a limit", metrics.limited.clone());
        registry.register(
            "unreadable_messages",
            "Messages of guests that could not be read",
            metrics.unreadable.clone(),
        );
        registry.register(
            "unreadable_notices",
            "Notices of other servers that could not be read",
            metrics.unreadable_notices.clone(),
        );
        registry.register(
            "other_version",
            "Guests and requests of another version of the protocol",
            metrics.other_version.clone(),
        );
        registry.register("http_requests", "Requests over HTTP", metrics.requests.clone());
        registry.register("stored_seconds", "Seconds until an entry was stored", metrics.stored.clone());
        (metrics, registry)
    }
}
