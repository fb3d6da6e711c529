use std::future::Future;
use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{NewEntry, NotAdded};

/// How many entries are added in one transaction at most.
const MOST_AT_ONCE: usize = 512;
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

async fn write<B: Batches>(receiver: Arc<tokio::sync::Mutex<mpsc::Receiver<Job>>>, mut batches: B) {
    loop {
        let mut jobs = Vec::new();
        if receiver.lock().await.recv_many(&mut jobs, MOST_AT_ONCE).await == 0 {
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
