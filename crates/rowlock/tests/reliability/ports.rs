use std::net::{Ipv4Addr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

static NEXT: AtomicU16 = AtomicU16::new(0);

/// A port that nobody has, and that no connection gets by chance while what listens there is down: those that
/// systems give out begin further up.
pub(crate) fn free() -> u16 {
    let first = std::process::id() as u16 % 100 * 100;
    loop {
        let port = 10_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}
