//! Finds the task of each table that somebody looks at on this server, and starts it when it is needed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Knowledge;
use game::{Seat, Seats};
use host::AnyChoice;
use protocol::{Command, Reaction, Refused, SitDown, TableInfo, Token};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::TableId;
use crate::bus::{Bus, Notice};
use crate::clock::{Clock, Time};
use crate::event::Made;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::store::{NewEntry, NotAdded, Store};
use crate::table_task::TableTask;

/// How many commands wait at a table before whoever brings more has to wait.
const MOST_COMMANDS: usize = 32;
/// How often it is looked for tables at which something is due, and for what other servers have added.
const ROUND: Duration = Duration::from_secs(1);
/// How many tables at which something is due are seen to in one round.
const MOST_DUE: i64 = 200;
/// How many tables strangers are shown.
const MOST_LISTED: i64 = 50;

/// Something for a table to do. Those who wait for an answer get it from there. What is large is in a box:
/// every table keeps room for many commands.
#[derive(Debug)]
pub(crate) enum TaskMessage {
    Make(Box<(Made, Reply<(TableInfo, bool)>)>),
    SitDown(Box<(Seat, Option<Token>, SitDown, Reply<TableInfo>)>),
    Info(Box<(Option<Token>, Reply<TableInfo>)>),
    /// The index does not say yet what strangers are shown.
    Index(Box<Reply<TableInfo>>),
    Record(Box<(Option<Token>, Reply<String>)>),
    /// A guest comes, or asks to be told anew; with the latest sequence number that the connection was told.
    Hello(Box<(Hello, u64)>),
    /// A guest is gone.
    Gone(u64),
    Command(Box<(u64, Token, Command)>),
    React(u64, Reaction),
    Ping(u64),
    /// A bot has chosen, or has no choice.
    Answer(Box<(Seat, Option<AnyChoice>)>),
    /// Another server tells something.
    Heard(Box<(String, Notice)>),
    /// The log is longer than what was read of it.
    Grown(u64),
    /// Something is due.
    Due,
    /// The clock was set, or the server was away: there is another time left for everything.
    Resumed,
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// A guest at the door.
#[derive(Debug)]
pub(crate) struct Hello {
    /// What tells the guest from all others on this server.
    pub(crate) guest: u64,
    pub(crate) token: Option<Token>,
    /// What the guest knows already.
    pub(crate) steps: usize,
    pub(crate) taken_back: u32,
    /// The way to the guest. Whoever does not read it empty is let go.
    pub(crate) out: Outbox,
}

/// All tables on this server.
#[derive(Clone, Debug)]
pub(crate) struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    bus: Bus,
    metrics: Metrics,
    tables: Mutex<HashMap<TableId, mpsc::Sender<TaskMessage>>>,
    guests: AtomicU64,
    /// What bots know.
    knowledge: Knowledge,
    /// Bots think on so many threads at once.
    thinking: Arc<Semaphore>,
    stop: watch::Sender<bool>,
    clock: Clock,
    /// Who is connected to which table, on any server, as far as it is known here.
    here: Mutex<HashMap<TableId, Seats>>,
}

impl Hub {
    pub(crate) fn new(store: Store, bus: Bus, metrics: Metrics, clock: Clock, knowledge: Knowledge) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Inner {
            store,
            bus,
            metrics,
            tables: Mutex::default(),
            guests: AtomicU64::new(1),
            knowledge,
            thinking: Arc::new(Semaphore::new(threads)),
            stop: watch::Sender::new(false),
            clock,
            here: Mutex::default(),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn bus(&self) -> &Bus {
        &self.0.bus
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// What time it is.
    pub(crate) fn time(&self) -> Time {
        self.clock().time()
    }

    /// Adds an entry to a log. While that is not possible nobody is heard, and no clock counts.
    pub(crate) async fn append(&self, entry: NewEntry) -> Result<(), NotAdded> {
        let done = self.store().append(entry).await;
        match done {
            Err(NotAdded::Unknown) => self.clock().cannot_store(),
            Ok(()) | Err(NotAdded::Conflict) => self.clock().can_store(),
        }
        done
    }

    /// Keeps who is connected to a table.
    pub(crate) fn note_here(&self, table: &TableId, seats: Seats) {
        let mut here = self.here();
        if seats.is_empty() {
            here.remove(table);
        } else {
            here.insert(table.clone(), seats);
        }
    }

    fn here(&self) -> MutexGuard<'_, HashMap<TableId, Seats>> {
        self.0.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn knowledge(&self) -> &Knowledge {
        &self.0.knowledge
    }

    pub(crate) fn thinking(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.thinking)
    }

    /// A number that no other guest on this server has.
    pub(crate) fn next_guest(&self) -> u64 {
        self.0.guests.fetch_add(1, Ordering::Relaxed)
    }

    /// Turns true when the server ends.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stop.subscribe()
    }

    /// Takes leave of all guests; what is under way is finished.
    pub(crate) fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    /// Gives a table something to do.
    pub(crate) async fn send(&self, table: &TableId, mut command: TaskMessage) {
        loop {
            let task = self.task(table);
            match task.send(command).await {
                Ok(()) => return,
                // The task had just ended; there is a new one now.
                Err(returned) => command = returned.0,
            }
        }
    }

    /// Gives a table something to do and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        table: &TableId,
        command: impl FnOnce(Reply<T>) -> TaskMessage,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(table, command(reply)).await;
        answer.await.unwrap_or_else(|_| Err(crate::error::unavailable()))
    }

    /// Mentions something to a table that is looked at here; to others it does not matter.
    pub(crate) fn mention(&self, table: &TableId, command: TaskMessage) {
        let task = self.tables().get(table).cloned();
        if let Some(task) = task {
            // A table that has so much to do looks into its log anyway.
            _ = task.try_send(command);
        }
    }

    /// Tables that strangers may see.
    pub(crate) async fn listed(&self) -> Result<Vec<TableInfo>, Refused> {
        let rows = self.store().listed(MOST_LISTED).await.map_err(|error| crate::error::of_store(&error))?;
        let mut infos = Vec::with_capacity(rows.len());
        for (id, info) in rows {
            let info = match info {
                Some(info) => Some(info),
                None => self.ask(&id, |reply| TaskMessage::Index(Box::new(reply))).await.ok(),
            };
            infos.extend(info.map(|info| self.with_here(&id, info)));
        }
        Ok(infos)
    }

    /// The same with who is connected.
    fn with_here(&self, id: &TableId, mut info: TableInfo) -> TableInfo {
        let here = self.here().get(id).copied().unwrap_or(Seats::NONE);
        for (i, seat) in info.seats.iter_mut().enumerate() {
            seat.here = here.contains(Seat::new(i));
        }
        info
    }

    /// Makes a table, unless it is made already; says whether it is new.
    pub(crate) async fn make(&self, id: &TableId, made: Made) -> Result<(TableInfo, bool), Refused> {
        self.ask(id, |reply| TaskMessage::Make(Box::new((made, reply)))).await
    }

    /// Ends a table's task, unless something came in meanwhile.
    pub(crate) fn end(&self, table: &TableId, commands: &mpsc::Receiver<TaskMessage>) -> bool {
        let mut tables = self.tables();
        let ends = commands.is_empty();
        if ends {
            tables.remove(table);
            self.metrics().tables.set(tables.len() as i64);
        }
        ends
    }

    fn task(&self, table: &TableId) -> mpsc::Sender<TaskMessage> {
        let mut tables = self.tables();
        if let Some(task) = tables.get(table).filter(|task| !task.is_closed()) {
            return task.clone();
        }
        let (sender, receiver) = mpsc::channel(MOST_COMMANDS);
        tables.insert(table.clone(), sender.clone());
        self.metrics().tables.set(tables.len() as i64);
        tokio::spawn(Box::new(TableTask::new(self.clone(), table.clone())).run(receiver));
        sender
    }

    /// Whether no table has a task here.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        self.tables().is_empty()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TaskMessage>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sees to what nobody asks for: bots whose server is gone, clocks, and what other servers have added.
    pub(crate) async fn go_round(self) {
        let mut round = tokio::time::interval(ROUND);
        round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut resumed = self.clock().resumed();
        loop {
            round.tick().await;
            resumed = self.go_round_once(resumed).await;
        }
    }

    /// One round; says when the latest gap ended, so that the next round knows whether there was another one.
    pub(crate) async fn go_round_once(&self, known: i64) -> i64 {
        // Where people wait for a clock, nobody else finds out that something can be stored again.
        if self.clock().waits_for_store() && self.store().check().await.is_ok() {
            self.clock().can_store();
        }
        let resumed = self.clock().resumed();
        if resumed != known {
            self.tell_all_that_time_resumed().await;
        }
        match self.store().due(self.time().now, MOST_DUE).await {
            Ok(due) => {
                for table in due {
                    self.send(&table, TaskMessage::Due).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "what is due is not known");
                // Nor is anybody heard by a store that does not even say that.
                self.clock().cannot_store();
            }
        }
        if self.store().is_shared() {
            self.catch_up().await;
        }
        resumed
    }

    /// Tables have noted when something is to be done, by a time that does not hold any more.
    async fn tell_all_that_time_resumed(&self) {
        let tasks: Vec<_> = self.tables().values().cloned().collect();
        for task in tasks {
            // Whichever has ended since knows the right time when it begins again.
            _ = task.send(TaskMessage::Resumed).await;
        }
    }

    /// Asks the store how long logs are: the bus may have lost something.
    async fn catch_up(&self) {
        let ids: Vec<TableId> = self.tables().keys().cloned().collect();
        if ids.is_empty() {
            return;
        }
        match self.store().lengths(&ids).await {
            Ok(lengths) => {
                for (table, length) in lengths {
                    self.mention(&table, TaskMessage::Grown(length));
                }
            }
            Err(error) => tracing::warn!(%error, "what other servers added is not known"),
        }
    }
}

/// Waits until the server is to end.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the hub is gone, and with it the server.
    _ = stopping.wait_for(|is_stopping| *is_stopping).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_small() {
        assert!(size_of::<TaskMessage>() <= 16, "every table has room for 32 of them");
    }
}
