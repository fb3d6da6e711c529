//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::clock::Clock;
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
    connections: Mutex<Connections>,
}

#[derive(Debug, Default)]
struct Connections {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// There was too much from one address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TooMuch {
    pub(crate) reason: Refused,
    /// After how many seconds there is room again.
    pub(crate) seconds: u64,
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
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), TooMuch> {
        let Some(inner) = &self.0 else { return Ok(()) };
        check(&inner.requests, address, "there were too many requests from your address")
    }

    /// One more table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), TooMuch> {
        let Some(inner) = &self.0 else { return Ok(()) };
        check(&inner.tables, address, "too many tables were made from your address")
    }

    /// One more connection from an address, until what is returned is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Connected> {
        self.connect(true, Some(address))
    }

    /// One more connection that a proxy passes on: whose it is shows only when something is asked on it.
    pub(crate) fn passed_on(&self) -> Option<Connected> {
        self.connect(true, None)
    }

    /// One more guest behind a proxy, whose connection is counted already, but not as theirs.
    pub(crate) fn guest(&self, address: IpAddr) -> Option<Connected> {
        self.connect(false, Some(address))
    }

    fn connect(&self, is_new: bool, address: Option<IpAddr>) -> Option<Connected> {
        let address = address.map(network);
        if let Some(inner) = &self.0 {
            let mut connections = inner.connections();
            let own = address.and_then(|address| connections.by_address.get(&address)).copied();
            let own = own.unwrap_or_default();
            if own >= MOST_PER_ADDRESS || (is_new && connections.all >= MOST) {
                return None;
            }
            connections.all += usize::from(is_new);
            if let Some(address) = address {
                connections.by_address.insert(address, own + 1);
            }
        }
        Some(Connected { limits: self.clone(), is_new, address })
    }

    /// What counts the messages of one connection.
    pub(crate) fn messages(&self) -> Option<DefaultDirectRateLimiter> {
        self.0.as_ref().map(|_| RateLimiter::direct(MESSAGES))
    }

    /// Forgets addresses that have asked for nothing lately.
    pub(crate) fn tidy(&self) {
        if let Some(inner) = &self.0 {
            for addresses in [&inner.requests, &inner.tables] {
                addresses.retain_recent();
                addresses.shrink_to_fit();
            }
        }
    }
}

impl Inner {
    fn connections(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct Connected {
    limits: Limits,
    is_new: bool,
    address: Option<IpAddr>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(inner) = &self.limits.0 else { return };
        let mut connections = inner.connections();
        connections.all -= usize::from(self.is_new);
        if let Some(address) = self.address
            && let Some(own) = connections.by_address.get_mut(&address)
        {
            *own -= 1;
            if *own == 0 {
                connections.by_address.remove(&address);
            }
        }
    }
}

fn check(
    limiter: &DefaultKeyedRateLimiter<IpAddr>,
    address: IpAddr,
    reason: &'static str,
) -> Result<(), TooMuch> {
    limiter.check_key(&network(address)).map_err(|until| {
        let wait = until.wait_time_from(limiter.clock().now());
        TooMuch { reason: Refused::new(Code::TooMany, reason), seconds: wait.as_secs() + 1 }
    })
}

/// Whoever has one address of version 6 has all of its network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
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
        assert_eq!(inner.connections().all, 0);
        assert!(inner.connections().by_address.is_empty());
    }

    #[test]
    fn there_is_a_limit_for_all_addresses_together() {
        let limits = Limits::new(true);
        let address = |i: usize| IpAddr::from(u32::try_from(i).unwrap().to_be_bytes());
        let open: Vec<_> =
            (0..MOST).map(|i| limits.connection(address(i / MOST_PER_ADDRESS)).unwrap()).collect();
        assert!(limits.connection(address(MOST)).is_none());
        assert!(limits.passed_on().is_none());
        // Nothing is kept of who was turned away.
        assert_eq!(limits.0.as_ref().unwrap().connections().by_address.len(), MOST / MOST_PER_ADDRESS);
        drop(open);
        assert!(limits.passed_on().is_some());
    }

    #[test]
    fn guests_behind_a_proxy_are_counted_by_their_own_addresses() {
        let limits = Limits::new(true);
        let [one, other] = [1, 2].map(|i| IpAddr::from([192, 0, 2, i]));
        let proxy: Vec<_> = (0..=MOST_PER_ADDRESS).map(|_| limits.passed_on().unwrap()).collect();
        let open: Vec<_> = (0..MOST_PER_ADDRESS).map(|_| limits.guest(one).unwrap()).collect();
        assert!(limits.guest(one).is_none());
        assert!(limits.guest(other).is_some());
        drop((proxy, open));
        assert!(limits.guest(one).is_some());
        assert_eq!(limits.0.as_ref().unwrap().connections().all, 0);
    }

    #[test]
    fn who_asks_too_much_is_told_how_long_to_wait() {
        let limits = Limits::new(true);
        let address = IpAddr::from([192, 0, 2, 1]);
        let too_much = (0..1000).find_map(|_| limits.table(address).err()).unwrap();
        assert_eq!(too_much.reason.code, Code::TooMany);
        assert!((1..=31).contains(&too_much.seconds), "{}", too_much.seconds);
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
