//! The way from a table to one guest.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

/// How many messages wait for a guest who reads slowly.
const MOST_WAITING: usize = 64;
/// How many bytes wait for a guest, unless they are one message.
const MOST_BYTES: usize = 256 * 1024;

/// The table's end. When all copies are gone the guest has been let go.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    sender: mpsc::Sender<String>,
    bytes: Arc<AtomicUsize>,
}

/// The guest's end.
#[derive(Debug)]
pub(crate) struct Arrivals {
    receiver: mpsc::Receiver<String>,
    bytes: Arc<AtomicUsize>,
    sender: mpsc::WeakSender<String>,
}

impl Way {
    /// A way and its other end.
    pub(crate) fn new() -> (Self, Arrivals) {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let bytes = Arc::default();
        let arrivals = Arrivals { receiver, bytes: Arc::clone(&bytes), sender: sender.downgrade() };
        (Self { sender, bytes }, arrivals)
    }

    /// Sends something, and never waits; `false` if too much is on the way already, or nobody is there.
    pub(crate) fn send(&self, text: String) -> bool {
        let waiting = self.bytes.fetch_add(text.len(), Ordering::Relaxed);
        (waiting == 0 || waiting + text.len() <= MOST_BYTES) && self.sender.try_send(text).is_ok()
    }
}

impl Arrivals {
    /// What comes next; nothing if the table has let the guest go.
    pub(crate) async fn next(&mut self) -> Option<String> {
        let text = self.receiver.recv().await?;
        self.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }

    /// The table's end again; nothing if the table has let the guest go.
    pub(crate) fn way(&self) -> Option<Way> {
        self.sender.upgrade().map(|sender| Way { sender, bytes: Arc::clone(&self.bytes) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_limited_in_number_and_in_bytes() {
        let (way, _arrivals) = Way::new();
        assert!((0..MOST_WAITING).all(|_| way.send("x".to_owned())));
        assert!(!way.send("x".to_owned()));

        let (way, mut arrivals) = Way::new();
        assert!(way.send("x".repeat(2 * MOST_BYTES)), "one message may be as long as it has to be");
        assert!(!way.send("x".to_owned()));
        arrivals.next().await;
        drop(way);
        assert!(arrivals.way().is_none());
    }

    #[tokio::test]
    async fn who_reads_gets_more() {
        let (way, mut arrivals) = Way::new();
        for _ in 0..1000 {
            assert!(way.send("x".repeat(MOST_BYTES)));
            arrivals.next().await;
        }
    }
}
