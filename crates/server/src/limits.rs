//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Refused};

const fn some(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// Requests of one address: so many each second, and so many at once.
const REQUESTS: Quota = Quota::per_second(some(20)).allow_burst(some(200));
/// Tables that one address makes: so many each hour.
const TABLES: Quota = Quota::per_hour(some(120)).allow_burst(some(30));
/// Messages on one connection: so many each second, and so many at once.
const MESSAGES: Quota = Quota::per_second(some(10)).allow_burst(some(60));
/// Connections of one address at the same time: a club behind one address has room.
const MOST_PER_ADDRESS: usize = 200;
/// Connections at the same time in all.
const MOST: usize = 20_000;

/// The limits of a server, and how far they are used up.
#[derive(Clone, Debug)]
pub(crate) struct Limits(Option<Arc<Inner>>);

#[derive(Debug)]
struct Inner {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

impl Limits {
    /// The usual limits; none for measurements.
    pub(crate) fn new(is_limited: bool) -> Self {
        Self(is_limited.then(|| {
            Arc::new(Inner {
                requests: RateLimiter::keyed(REQUESTS),
                tables: RateLimiter::keyed(TABLES),
                connections: Mutex::default(),
            })
        }))
    }

    /// One more request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refused> {
        let free = |inner: &Arc<Inner>| inner.requests.check_key(&network(address)).is_ok();
        allowed(self.0.as_ref().is_none_or(free), "there were too many requests from your address")
    }

    /// One more table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Refused> {
        let free = |inner: &Arc<Inner>| inner.tables.check_key(&network(address)).is_ok();
        allowed(self.0.as_ref().is_none_or(free), "too many tables were made from your address")
    }

    /// One more connection, until what is returned is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Connected> {
        let address = network(address);
        if let Some(inner) = &self.0 {
            let mut connections = inner.connections.lock().unwrap_or_else(PoisonError::into_inner);
            let all: usize = connections.len();
            let own = connections.entry(address).or_default();
            if *own >= MOST_PER_ADDRESS || (*own == 0 && all >= MOST) {
                return None;
            }
            *own += 1;
        }
        Some(Connected { limits: self.clone(), address })
    }

    /// What counts the messages of one connection.
    pub(crate) fn messages(&self) -> Option<DefaultDirectRateLimiter> {
        self.0.as_ref().map(|_| RateLimiter::direct(MESSAGES))
    }

    /// Forgets addresses that have asked for nothing lately.
    pub(crate) fn tidy(&self) {
        if let Some(inner) = &self.0 {
            inner.requests.retain_recent();
            inner.tables.retain_recent();
        }
    }
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct Connected {
    limits: Limits,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(inner) = &self.limits.0 else { return };
        let mut connections = inner.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = connections.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

fn allowed(is_free: bool, reason: &str) -> Result<(), Refused> {
    if is_free { Ok(()) } else { Err(Refused::new(Code::TooMany, reason)) }
}

/// Whoever has one address of version 6 has all of its network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_until_they_end() {
        let limits = Limits::new(true);
        let address = IpAddr::from([192, 0, 2, 1]);
        let mut open: Vec<_> = (0..MOST_PER_ADDRESS).map(|_| limits.connection(address).unwrap()).collect();
        assert!(limits.connection(address).is_none());
        assert!(limits.connection(IpAddr::from([192, 0, 2, 2])).is_some());
        open.pop();
        assert!(limits.connection(address).is_some());
        drop(open);
        let inner = limits.0.as_ref().unwrap();
        assert!(inner.connections.lock().unwrap().is_empty());
    }

    #[test]
    fn neighbours_in_one_network_of_version_6_share_their_limits() {
        let [one, other, far] =
            ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"].map(|a| a.parse().unwrap());
        assert_eq!(network(one), network(other));
        assert_ne!(network(one), network(far));
        assert_eq!(network("::ffff:192.0.2.1".parse().unwrap()), IpAddr::from([192, 0, 2, 1]));
    }
}
