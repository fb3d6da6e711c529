use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::{NewEntry, NotAdded};

/// How many entries are added in one transaction at most.
const MOST_AT_ONCE: usize = 512;
/// Where so many entries have come while the disk was busy, more of them are waited for: a transaction costs almost the
/// same with many as with few.
const MANY: usize = 8;
/// How long they are waited for.
const MORE_WITHIN: Duration = Duration::from_millis(3);
/// How many entries wait at most before whoever brings more has to wait.
const MOST_WAITING: usize = 4096;

/// Where entries are written, many in one transaction.
pub(super) trait Batches: Send + 'static {
    /// Adds these entries in one transaction and says of each whether it was added; an error if that is not
    /// known.
    fn append_all(
        &mut self,
        entries: &[NewEntry],
    ) -> impl Future<Output = Result<Vec<bool>, sqlx::Error>> + Send;
}

struct Job {
    entry: NewEntry,
    reply: oneshot::Sender<Result<(), NotAdded>>,
}

/// Collects entries while the disk is busy, and writes them together (group commit).
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: Arc<Mutex<Option<mpsc::Sender<Job>>>>,
    tasks: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Writer {
    /// Starts so many tasks that write.
    pub(super) fn start<B: Batches>(count: usize, batches: impl Fn() -> B) -> Self {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let receiver = Arc::new(tokio::sync::Mutex::new(receiver));
        let task = |_| tokio::spawn(write(Arc::clone(&receiver), batches()));
        let tasks = (0..count).map(task).collect();
        Self { jobs: Arc::new(Mutex::new(Some(sender))), tasks: Arc::new(Mutex::new(tasks)) }
    }

    pub(super) async fn append(&self, entry: NewEntry) -> Result<(), NotAdded> {
        let (reply, answer) = oneshot::channel();
        let jobs = self.jobs.lock().ok().and_then(|jobs| jobs.clone()).ok_or(NotAdded::Unknown)?;
        jobs.send(Job { entry, reply }).await.map_err(|_| NotAdded::Unknown)?;
        drop(jobs);
        answer.await.unwrap_or(Err(NotAdded::Unknown))
    }

    /// Takes nothing more, and waits until everything is written.
    pub(super) async fn close(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            *jobs = None;
        }
        let tasks = self.tasks.lock().map(|mut tasks| std::mem::take(&mut *tasks)).unwrap_or_default();
        for task in tasks {
            // A task that panicked has nothing left to write.
            _ = task.await;
        }
    }
}

/// The next entries, as soon as there are any; none when there will be no more. Where nobody has to queue, nobody waits.
async fn collect(receiver: &mut mpsc::Receiver<Job>) -> Vec<Job> {
    let mut jobs = Vec::new();
    receiver.recv_many(&mut jobs, MOST_AT_ONCE).await;
    if (MANY..MOST_AT_ONCE).contains(&jobs.len()) {
        sleep(MORE_WITHIN).await;
        while jobs.len() < MOST_AT_ONCE
            && let Ok(job) = receiver.try_recv()
        {
            jobs.push(job);
        }
    }
    jobs
}

async fn write<B: Batches>(receiver: Arc<tokio::sync::Mutex<mpsc::Receiver<Job>>>, mut batches: B) {
    loop {
        let mut jobs = collect(&mut *receiver.lock().await).await;
        if jobs.is_empty() {
            return;
        }
        // Servers that add to the same logs take them in the same order, so that none waits for the other.
        jobs.sort_by(|one, other| one.entry.table.cmp(&other.entry.table));
        let (entries, replies): (Vec<NewEntry>, Vec<_>) =
            jobs.into_iter().map(|job| (job.entry, job.reply)).unzip();
        match batches.append_all(&entries).await {
            Ok(added) => replies.into_iter().zip(added).for_each(|(reply, added)| {
                // Whoever does not wait any more will read the log again.
                _ = reply.send(if added { Ok(()) } else { Err(NotAdded::Conflict) });
            }),
            Err(error) => {
                tracing::error!(%error, entries = entries.len(), "entries were not stored");
                for reply in replies {
                    _ = reply.send(Err(NotAdded::Unknown));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    /// Stores nothing, and says how many entries came together.
    struct Counted(mpsc::UnboundedSender<usize>);

    impl Batches for Counted {
        async fn append_all(&mut self, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
            self.0.send(entries.len()).unwrap();
            Ok(vec![true; entries.len()])
        }
    }

    /// How many entries were stored together, of which the last comes when all others have been taken.
    async fn batches(first: usize) -> Vec<usize> {
        let (sender, mut counts) = mpsc::unbounded_channel();
        let writer = Writer::start(1, || Counted(sender.clone()));
        drop(sender);
        let entry =
            |seq| NewEntry { table: TableId::new([7; 10]), seq, entry: "{}".to_owned(), listing: None };
        let append = |seq: usize| {
            let writer = writer.clone();
            async move { writer.append(entry(seq as u64)).await }
        };
        let mut all: Vec<_> = (0..first).map(|seq| tokio::spawn(append(seq))).collect();
        // There is one thread: when this one goes on, all of them wait for an answer, and the writer for more.
        for _ in 0..4 {
            tokio::task::yield_now().await;
        }
        all.push(tokio::spawn(append(first)));
        for appended in all {
            assert_eq!(appended.await.unwrap(), Ok(()));
        }
        writer.close().await;
        let mut batches = Vec::new();
        while let Some(count) = counts.recv().await {
            batches.push(count);
        }
        batches
    }

    #[tokio::test]
    async fn more_entries_are_waited_for_where_many_queue() {
        assert_eq!(batches(1).await, [1, 1]);
        assert_eq!(batches(MANY).await, [MANY + 1]);
    }
}
