//! The way from a table to one guest. There is one for every connection, and most of them are empty: one of
//! `tokio`'s channels would take ten times the memory.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::Utf8Bytes;

/// How many messages wait for a guest who reads slowly.
const MOST_WAITING: usize = 64;
/// How many bytes wait for a guest, unless they are one message.
const MOST_BYTES: usize = 256 * 1024;

/// The table's end. When all copies are gone the guest has been let go.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<TableEnd>);

/// What all copies of the table's end share.
#[derive(Debug)]
struct TableEnd(Arc<Shared>);

/// The guest's end.
#[derive(Debug)]
pub(crate) struct Arrivals {
    shared: Arc<Shared>,
    table_end: Weak<TableEnd>,
}

/// What both ends share.
#[derive(Debug, Default)]
struct Shared(Mutex<Waiting>);

/// What is on the way.
#[derive(Debug, Default)]
struct Waiting {
    texts: VecDeque<Utf8Bytes>,
    /// How long they are together.
    bytes: usize,
    /// One of both ends is gone.
    is_over: bool,
    /// Whom to wake when something comes.
    reader: Option<Waker>,
}

impl Outbox {
    /// A way and its other end.
    pub(crate) fn new() -> (Self, Arrivals) {
        let shared = Arc::<Shared>::default();
        let table_end = Arc::new(TableEnd(Arc::clone(&shared)));
        let arrivals = Arrivals { shared, table_end: Arc::downgrade(&table_end) };
        (Self(table_end), arrivals)
    }

    /// Sends all of this, and never waits; `false` if too much is on the way then, or nobody is there.
    pub(crate) fn send(&self, texts: impl IntoIterator<Item = Utf8Bytes>) -> bool {
        let mut waiting = self.0.0.waiting();
        for text in texts {
            if waiting.is_over || !waiting.has_room_for(&text) {
                return false;
            }
            waiting.bytes += text.len();
            waiting.texts.push_back(text);
        }
        wake(waiting);
        true
    }
}

impl Drop for TableEnd {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.is_over = true;
        wake(waiting);
    }
}

impl Arrivals {
    /// What comes next; nothing if the table has let the guest go.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        poll_fn(|context| self.shared.waiting().poll_next(context)).await
    }

    /// What has come already.
    pub(crate) fn take(&mut self) -> Option<Utf8Bytes> {
        self.shared.waiting().take()
    }

    /// The table's end again; nothing if the table has let the guest go.
    pub(crate) fn outbox(&self) -> Option<Outbox> {
        self.table_end.upgrade().map(Outbox)
    }
}

impl Drop for Arrivals {
    fn drop(&mut self) {
        // Nobody will read what is still on the way.
        *self.shared.waiting() = Waiting { is_over: true, ..Waiting::default() };
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn has_room_for(&self, text: &str) -> bool {
        let is_little = self.texts.len() < MOST_WAITING && self.bytes + text.len() <= MOST_BYTES;
        self.texts.is_empty() || is_little
    }

    fn poll_next(&mut self, context: &Context<'_>) -> Poll<Option<Utf8Bytes>> {
        let text = self.take();
        if text.is_none() && !self.is_over {
            self.reader = Some(context.waker().clone());
            return Poll::Pending;
        }
        Poll::Ready(text)
    }

    fn take(&mut self) -> Option<Utf8Bytes> {
        let text = self.texts.pop_front()?;
        self.bytes -= text.len();
        if self.texts.is_empty() {
            self.texts = VecDeque::new();
        }
        Some(text)
    }
}

/// Wakes who reads, after they can look.
fn wake(mut waiting: MutexGuard<'_, Waiting>) {
    let reader = waiting.reader.take();
    drop(waiting);
    if let Some(reader) = reader {
        reader.wake();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_limited_in_number_and_in_bytes() {
        let (outbox, _arrivals) = Outbox::new();
        assert!((0..MOST_WAITING).all(|_| outbox.send(["x".into()])));
        assert!(!outbox.send(["x".into()]));

        let (outbox, mut arrivals) = Outbox::new();
        assert!(
            outbox.send(["x".repeat(2 * MOST_BYTES).into()]),
            "one message may be as long as it has to be"
        );
        assert!(!outbox.send(["x".into()]));
        arrivals.next().await;
        drop(outbox);
        assert!(arrivals.outbox().is_none());
    }

    #[tokio::test]
    async fn who_reads_gets_more() {
        let (outbox, mut arrivals) = Outbox::new();
        for _ in 0..1000 {
            assert!(outbox.send(["x".repeat(MOST_BYTES).into()]));
            arrivals.next().await;
        }
    }

    #[tokio::test]
    async fn who_waits_is_woken_by_a_message_and_by_the_end() {
        let (outbox, mut arrivals) = Outbox::new();
        let reading = tokio::spawn(async move { (arrivals.next().await, arrivals.next().await) });
        tokio::task::yield_now().await;
        assert!(outbox.send(["x".into()]));
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(reading.await.unwrap(), (Some("x".into()), None));
    }

    #[tokio::test]
    async fn what_was_sent_arrives_after_the_end() {
        let (outbox, mut arrivals) = Outbox::new();
        let other = outbox.clone();
        drop(outbox);
        assert!(other.send(["x".into()]));
        drop(other);
        assert_eq!(arrivals.next().await, Some("x".into()));
        assert_eq!(arrivals.next().await, None);
    }

    #[test]
    fn nothing_is_sent_to_who_is_gone() {
        let (outbox, arrivals) = Outbox::new();
        drop(arrivals);
        assert!(!outbox.send(["x".into()]));
    }
}
