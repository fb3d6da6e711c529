//! Where logs are kept: SQLite in a folder, or PostgreSQL.

mod error;
mod own;
mod postgres;
mod sqlite;
mod steps;
mod trouble;
mod writer;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use protocol::{TableInfo, from_json, to_json};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

pub use self::error::StoreError;
pub use self::own::{own_file, own_folder};
use self::postgres::Postgres;
use self::sqlite::Sqlite;
pub(crate) use self::trouble::Trouble;
use self::writer::Writer;
use crate::TableId;
use crate::event::Entry;

/// Whether something can be stored is tried at most so often, however often somebody asks.
const TRY_EVERY: Duration = Duration::from_secs(2);
/// A store that takes longer to try it does not answer.
const PATIENCE: Duration = Duration::from_secs(6);

/// Where logs are to be kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a file of SQLite in this folder.
    Folder(PathBuf),
    /// In a database of PostgreSQL at this address.
    Postgres(String),
}

/// What a table is found by besides its name. It follows from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listing {
    /// When the table was made.
    pub(crate) made: i64,
    pub(crate) listed: Listed,
    /// When something is to be done without a command.
    pub(crate) due: Option<i64>,
    /// What strangers are shown of a listed table.
    pub(crate) info: Option<String>,
}

/// Whether strangers see a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Listed {
    No = 0,
    Gathering = 1,
    Playing = 2,
}

/// An entry that is to be added to a log.
#[derive(Clone, Debug)]
pub(crate) struct NewEntry {
    pub(crate) table: TableId,
    pub(crate) seq: u64,
    pub(crate) entry: String,
    /// What the table is found by from now on, if that changes.
    pub(crate) listing: Option<Listing>,
}

impl NewEntry {
    pub(crate) fn new(table: &TableId, seq: u64, entry: &Entry, listing: Option<Listing>) -> Self {
        Self { table: table.clone(), seq, entry: to_json(&entry), listing }
    }
}

/// Why an entry was not added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotAdded {
    /// The log has an entry of this number already: somebody else was faster.
    Conflict,
    /// The store did not answer. The entry may have been added all the same.
    Unknown,
}

/// Where logs are kept. Entries of many tables are added together, so that one write to the disk serves all.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    database: Database,
    writer: Writer,
    tried: Arc<Mutex<Option<Tried>>>,
}

/// When it was tried to store something, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Tried {
    at: Instant,
    result: Result<(), Trouble>,
}

#[derive(Clone, Debug)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// The same for whichever database there is.
macro_rules! any {
    ($database:expr, $any:ident => $value:expr) => {
        match $database {
            Database::Sqlite($any) => $value,
            Database::Postgres($any) => $value,
        }
    };
}

impl Store {
    /// Opens the store, and brings it up to date.
    pub(crate) async fn open(place: &Place) -> Result<Self, StoreError> {
        let database = match place {
            Place::Folder(folder) => Database::Sqlite(Sqlite::open(folder).await?),
            Place::Postgres(url) => Database::Postgres(Postgres::open(url).await?),
        };
        let writer = match &database {
            Database::Sqlite(sqlite) => Writer::start(1, || sqlite.clone()),
            // While one transaction waits for the disk, another one is filled.
            Database::Postgres(postgres) => Writer::start(2, || postgres.clone()),
        };
        Ok(Self { database, writer, tried: Arc::default() })
    }

    /// Adds an entry to a log, for good: when this says so, the disk has it.
    pub(crate) async fn append(&self, entry: NewEntry) -> Result<(), NotAdded> {
        let done = self.writer.append(entry).await;
        if done == Err(NotAdded::Unknown)
            && let Ok(mut tried) = self.tried.try_lock()
        {
            // Whatever was found out before does not hold any more.
            *tried = None;
        }
        done
    }

    /// The entries of a log from this one on.
    pub(crate) async fn load(&self, table: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = any!(&self.database, any => any.load(table, from as i64).await)?;
        let unsound = |error| {
            StoreError::new(Trouble::Other, format_args!("the log of table {table} cannot be read: {error}"))
        };
        rows.iter().map(|text| from_json::<Entry>(text).map_err(unsound)).collect()
    }

    /// Tables at which something is to be done by now.
    pub(crate) async fn due(&self, now: i64, most: i64) -> Result<Vec<TableId>, StoreError> {
        Ok(ids(any!(&self.database, any => any.due(now, most).await)?))
    }

    /// Says anew when something is to be done at a table.
    pub(crate) async fn set_due(&self, table: &TableId, due: Option<i64>) -> Result<(), StoreError> {
        Ok(any!(&self.database, any => any.set_due(table, due).await)?)
    }

    /// Tables that strangers may see, and what they are shown of each, if the index says so: those with open seats
    /// first, then those being played, the latest first.
    pub(crate) async fn listed(&self, most: i64) -> Result<Vec<(TableId, Option<TableInfo>)>, StoreError> {
        let rows = any!(&self.database, any => any.listed(most).await)?;
        // What an earlier version wrote may have other fields: then the log says it anew.
        let info = |text: Option<String>| text.and_then(|text| from_json::<TableInfo>(&text).ok());
        let row = |(id, text): (String, Option<String>)| Some((id.parse().ok()?, info(text)));
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// Says what strangers are shown of a table, where the index did not say so yet.
    pub(crate) async fn set_info(&self, table: &TableId, info: &str) -> Result<(), StoreError> {
        Ok(any!(&self.database, any => any.set_info(table, info).await)?)
    }

    /// How many entries the logs of these tables have.
    pub(crate) async fn lengths(&self, tables: &[TableId]) -> Result<HashMap<TableId, u64>, StoreError> {
        let names: Vec<String> = tables.iter().map(ToString::to_string).collect();
        let rows = match &self.database {
            Database::Postgres(postgres) => postgres.lengths(&names).await?,
            // Nobody else writes into this file.
            Database::Sqlite(_) => Vec::new(),
        };
        let known = |(id, last): (String, i64)| Some((id.parse().ok()?, last as u64 + 1));
        Ok(rows.into_iter().filter_map(known).collect())
    }

    /// Whether other servers may write to the same logs.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Whether something can be stored. Who asks too often is told what was found out a moment ago.
    pub(crate) async fn check(&self) -> Result<(), Trouble> {
        let store = self.clone();
        // What has begun is brought to its end, also if whoever asked goes away meanwhile.
        tokio::spawn(async move { store.try_to_store().await }).await.unwrap_or(Err(Trouble::Other))
    }

    async fn try_to_store(&self) -> Result<(), Trouble> {
        let mut tried = self.tried.lock().await;
        if let Some(recent) = tried.filter(|tried| tried.at.elapsed() < TRY_EVERY) {
            return recent.result;
        }
        let attempt = async { any!(&self.database, any => any.try_to_store().await) };
        let result = match timeout(PATIENCE, attempt).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::error!(%error, "nothing can be stored");
                Err(error.trouble())
            }
            Err(_) => {
                tracing::error!(seconds = PATIENCE.as_secs(), "the database does not answer");
                Err(Trouble::Away)
            }
        };
        *tried = Some(Tried { at: Instant::now(), result });
        result
    }

    /// Waits until everything that was to be added has been, and closes the store.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        any!(&self.database, any => any.close().await);
    }
}

/// Names that we gave ourselves.
fn ids(names: Vec<String>) -> Vec<TableId> {
    names.into_iter().filter_map(|name| name.parse().ok()).collect()
}
