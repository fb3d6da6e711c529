use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The time in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// How long it is until that time.
pub(crate) fn until(at: i64, now: i64) -> Duration {
    Duration::from_millis(u64::try_from(at - now).unwrap_or_default())
}
