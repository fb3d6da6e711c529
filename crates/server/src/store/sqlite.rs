use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::iter::repeat_n;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex as Lock};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::own::{own_file, own_folder};
use super::steps::{Step, may_go_on, migrator};
use super::trouble::Trouble;
use super::writer::Batches;
use super::{NewEntry, StoreError};
use crate::TableId;

const FILE: &str = "rowlock.sqlite3";
const STEPS: [Step; 2] = [
    Step { version: 1, name: "log", sql: include_str!("../../migrations/sqlite/0001_log.sql") },
    Step { version: 2, name: "info", sql: include_str!("../../migrations/sqlite/0002_info.sql") },
];
/// How every file of SQLite begins.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// What is written to see whether there is room for the next entries.
const PROBE: &str = "probe";
const PROBE_BYTES: usize = 64 * 1024;

/// How often what was written is brought from the log of writes into the file, by a connection of its own: whoever
/// waits for a write does not wait for that as well.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// When nothing was written in so many of these intervals, the connection that writes gives back the memory that it has
/// for pages.
const IDLE_AFTER: u32 = 10;
/// When the log of writes has so many pages, nothing is written for the moment in which the last of them are brought into
/// the file: then the log begins anew. Where somebody writes all the time, it would grow for ever.
const MOST_PAGES: i64 = 10_000;
/// When it has so many all the same, the connection that writes sees to it.
const FAR_TOO_MANY: &str = "40000";
/// If the log of writes has grown longer still, because somebody read for long, its file is cut to so many bytes.
const LONGEST_FILE: &str = "134217728";
/// How many entries one statement adds: the rest of the next larger one is left empty, so that few have to be prepared.
const ROWS: [usize; 6] = [1, 4, 16, 64, 192, 512];
/// Those statements.
static INSERTS: LazyLock<[String; ROWS.len()]> = LazyLock::new(|| {
    ROWS.map(|rows| {
        let values = repeat_n("(?, ?, ?)", rows).collect::<Vec<_>>().join(", ");
        format!(
            "INSERT INTO entries (table_id, seq, entry) \
             SELECT column1, column2, column3 FROM (VALUES {values}) WHERE column1 IS NOT NULL"
        )
    })
});

/// Logs in a file.
#[derive(Clone, Debug)]
pub(super) struct Sqlite {
    readers: SqlitePool,
    writing: Arc<Mutex<Writing>>,
    folder: PathBuf,
    /// Whether the file was found to be damaged. Nobody mends it while the server runs.
    is_damaged: Arc<AtomicBool>,
    /// Whether something was written that may not be in the file yet.
    has_written: Arc<AtomicBool>,
    checkpoints: Arc<Lock<Option<Checkpoints>>>,
}

/// What brings into the file what was written.
#[derive(Debug)]
struct Checkpoints {
    task: JoinHandle<()>,
    /// The task ends when this is gone.
    _goes_on: oneshot::Sender<()>,
}

/// The only connection that writes: SQLite has room for one.
#[derive(Debug)]
struct Writing {
    options: SqliteConnectOptions,
    /// None after something went wrong: what state it is in then is not known, so the next one is new.
    connection: Option<SqliteConnection>,
}

impl Writing {
    /// The connection, taken out: whoever has done with it what was to be done puts it back.
    async fn take(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => SqliteConnection::connect_with(&self.options).await,
        }
    }

    /// Keeps no pages in memory.
    async fn give_memory_back(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            let done = sqlx::query("PRAGMA shrink_memory").execute(&mut connection).await;
            // If something is wrong, whoever writes next finds out.
            _ = self.put_back(connection, done).await;
        }
    }

    /// Puts it back, or closes it if something went wrong; a transaction that was open is rolled back.
    async fn put_back<T>(
        &mut self,
        connection: SqliteConnection,
        done: Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        if done.is_ok() {
            self.connection = Some(connection);
        } else {
            // It is of no use any more, whatever comes of this.
            _ = connection.close().await;
        }
        done
    }
}

impl Sqlite {
    pub(super) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let unusable = |error: io::Error| {
            let details = format_args!("cannot use the folder {}: {error}", folder.display()).to_string();
            StoreError::new(Trouble::of_file(&error), details)
        };
        own_folder(folder).map_err(unusable)?;
        let file = folder.join(FILE);
        // SQLite gives its other files the same rights.
        drop(own_file(&file).map_err(unusable)?);
        let readers = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            // Full: what was acknowledged is still there when the power fails.
            .synchronous(SqliteSynchronous::Full)
            // In KiB: logs are short and read seldom, and the system keeps pages as well.
            .pragma("cache_size", "-256")
            .disable_statement_logging();
        // Each entry goes to the end of its table's log: where thousands are played, to as many pages.
        let options = readers
            .clone()
            .pragma("cache_size", "-32768")
            .pragma("wal_autocheckpoint", FAR_TOO_MANY)
            .pragma("journal_size_limit", LONGEST_FILE);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        bring_up_to_date(&mut connection).await?;
        let pool = SqlitePoolOptions::new().max_connections(4);
        let sqlite = Self {
            readers: pool.connect_with(readers.clone().read_only(true)).await?,
            writing: Arc::new(Mutex::new(Writing { options, connection: Some(connection) })),
            folder: folder.to_owned(),
            is_damaged: Arc::default(),
            has_written: Arc::default(),
            checkpoints: Arc::default(),
        };
        sqlite.begin_checkpoints(readers);
        Ok(sqlite)
    }

    /// Brings into the file what was written, as long as the store is open.
    fn begin_checkpoints(&self, options: SqliteConnectOptions) {
        let (goes_on, mut ended) = oneshot::channel();
        let (has_written, is_damaged) = (Arc::clone(&self.has_written), Arc::clone(&self.is_damaged));
        let writing = Arc::clone(&self.writing);
        let task = tokio::spawn(async move {
            let mut connection = None;
            let (mut has_failed, mut idle) = (false, 0);
            while timeout(CHECKPOINT_EVERY, &mut ended).await.is_err() {
                if !has_written.swap(false, Ordering::Relaxed) {
                    idle += 1;
                    if idle == IDLE_AFTER {
                        writing.lock().await.give_memory_back().await;
                    }
                    continue;
                }
                idle = 0;
                let done = checkpoint_all(&mut connection, &options, &writing).await;
                let done = noted(done, &is_damaged);
                if let Err(error) = &done {
                    // What was written is safe where it is; whatever is wrong, writing will show it as well.
                    has_written.store(true, Ordering::Relaxed);
                    if !has_failed {
                        tracing::warn!(%error, "what was written stays in SQLite's log of writes for now");
                    }
                }
                has_failed = done.is_err();
            }
            if let Some(connection) = connection {
                // There is nothing left to do for it.
                _ = connection.close().await;
            }
        });
        if let Ok(mut checkpoints) = self.checkpoints.lock() {
            *checkpoints = Some(Checkpoints { task, _goes_on: goes_on });
        }
    }

    pub(super) async fn load(&self, table: &TableId, from: i64) -> Result<Vec<String>, sqlx::Error> {
        // Every row costs a message from the thread that reads, and a log has thousands; so all of them come as one.
        // JSON is written without line breaks.
        let select = "SELECT group_concat(entry, char(10) ORDER BY seq) FROM entries \
                      WHERE table_id = ? AND seq >= ?";
        let query = sqlx::query_scalar(select).bind(table.as_str()).bind(from);
        let log: Option<String> = self.noted(query.fetch_one(&self.readers).await)?;
        Ok(log.iter().flat_map(|log| log.lines()).map(str::to_owned).collect())
    }

    pub(super) async fn due(&self, now: i64, most: i64) -> Result<Vec<String>, sqlx::Error> {
        let rows = sqlx::query_scalar("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?")
            .bind(now)
            .bind(most)
            .fetch_all(&self.readers)
            .await;
        self.noted(rows)
    }

    pub(super) async fn set_due(&self, table: &TableId, due: Option<i64>) -> Result<(), sqlx::Error> {
        let mut writing = self.writing.lock().await;
        let mut connection = writing.take().await?;
        let update = sqlx::query("UPDATE tables SET due = ? WHERE id = ?").bind(due).bind(table.as_str());
        let done = update.execute(&mut connection).await.map(|_| ());
        self.noted(writing.put_back(connection, done).await)
    }

    pub(super) async fn set_info(&self, table: &TableId, info: &str) -> Result<(), sqlx::Error> {
        let mut writing = self.writing.lock().await;
        let mut connection = writing.take().await?;
        let update = sqlx::query("UPDATE tables SET info = ? WHERE id = ?").bind(info).bind(table.as_str());
        let done = update.execute(&mut connection).await.map(|_| ());
        self.noted(writing.put_back(connection, done).await)
    }

    pub(super) async fn listed(&self, most: i64) -> Result<Vec<(String, Option<String>)>, sqlx::Error> {
        let select = "SELECT id, info FROM tables WHERE listed > 0 ORDER BY listed, made DESC LIMIT ?";
        self.noted(sqlx::query_as(select).bind(most).fetch_all(&self.readers).await)
    }

    /// Looks at the file, tries whether the folder has room, and writes a row that is gone again at once.
    pub(super) async fn try_to_store(&self) -> Result<(), StoreError> {
        if self.is_damaged.load(Ordering::Relaxed) {
            return Err(StoreError::new(Trouble::Damaged, "SQLite has found the file to be damaged"));
        }
        let folder = self.folder.clone();
        let looked = tokio::task::spawn_blocking(move || look(&folder)).await;
        looked.map_err(|error| StoreError::new(Trouble::Other, error))??;
        let mut writing = self.writing.lock().await;
        let mut connection = writing.take().await?;
        let done = write_nothing(&mut connection).await;
        Ok(self.noted(writing.put_back(connection, done).await)?)
    }

    /// Closes all connections; the last one brings everything into the file.
    pub(super) async fn close(&self) {
        let checkpoints = self.checkpoints.lock().ok().and_then(|mut checkpoints| checkpoints.take());
        if let Some(Checkpoints { task, _goes_on: goes_on }) = checkpoints {
            drop(goes_on);
            // One that panicked has nothing open any more.
            _ = task.await;
        }
        self.readers.close().await;
        if let Some(connection) = self.writing.lock().await.connection.take() {
            // What was written is safe, whatever comes of this.
            _ = connection.close().await;
        }
    }

    /// Remembers it if the file is damaged.
    fn noted<T>(&self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        noted(done, &self.is_damaged)
    }
}

fn noted<T>(done: Result<T, sqlx::Error>, is_damaged: &AtomicBool) -> Result<T, sqlx::Error> {
    if done.as_ref().is_err_and(|error| Trouble::of_database(error) == Trouble::Damaged) {
        is_damaged.store(true, Ordering::Relaxed);
    }
    done
}

/// Brings what was written into the file; whoever writes meanwhile waits at most for the last of it.
async fn checkpoint_all(
    kept: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    writing: &Mutex<Writing>,
) -> Result<(), sqlx::Error> {
    if checkpoint(kept, options).await? < MOST_PAGES {
        return Ok(());
    }
    // What has come meanwhile is little, and what comes during this is less.
    checkpoint(kept, options).await?;
    let _nobody_writes = writing.lock().await;
    checkpoint(kept, options).await.map(|_| ())
}

/// Brings what was written into the file as far as that is possible without anybody waiting: all of it if nothing is
/// written meanwhile. Says how many pages the log of writes has. A connection on which that failed is not used again.
async fn checkpoint(
    kept: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> Result<i64, sqlx::Error> {
    let mut connection = match kept.take() {
        Some(connection) => connection,
        None => SqliteConnection::connect_with(options).await?,
    };
    let query = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
    let done: Result<(i64, i64, i64), _> = query.fetch_one(&mut connection).await;
    if done.is_ok() {
        *kept = Some(connection);
    } else {
        _ = connection.close().await;
    }
    // The others are whether it had to give way, and how many pages are in the file.
    done.map(|(_, pages, _)| pages)
}

impl Batches for Sqlite {
    async fn append_all(&mut self, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
        let mut writing = self.writing.lock().await;
        let mut connection = writing.take().await?;
        let done = append_all(&mut connection, entries).await;
        self.has_written.store(true, Ordering::Relaxed);
        self.noted(writing.put_back(connection, done).await)
    }
}

async fn append_all(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> Result<Vec<bool>, sqlx::Error> {
    // Every statement costs a message to the thread that writes and one back. One that stands alone is a
    // transaction of its own.
    if entries.iter().all(|new| new.listing.is_none()) && add_all(connection, entries).await? {
        return Ok(vec![true; entries.len()]);
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let all = add_entries(&mut transaction, entries).await?;
    for (new, _) in entries.iter().zip(&all).filter(|(_, added)| **added) {
        if let Some(listing) = &new.listing {
            let upsert = "INSERT INTO tables (id, made, listed, due, info) VALUES (?, ?, ?, ?, ?) \
                          ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, due = excluded.due, \
                          info = excluded.info";
            sqlx::query(upsert)
                .bind(new.table.as_str())
                .bind(listing.made)
                .bind(listing.listed as i64)
                .bind(listing.due)
                .bind(&listing.info)
                .execute(&mut *transaction)
                .await?;
        }
    }
    transaction.commit().await?;
    Ok(all)
}

/// Adds entries, and says of each whether it was added.
async fn add_entries(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> Result<Vec<bool>, sqlx::Error> {
    if add_all(connection, entries).await? {
        return Ok(vec![true; entries.len()]);
    }
    let mut all = Vec::with_capacity(entries.len());
    for new in entries {
        let insert = "INSERT OR IGNORE INTO entries (table_id, seq, entry) VALUES (?, ?, ?)";
        let insert = sqlx::query(insert).bind(new.table.as_str()).bind(new.seq as i64).bind(&new.entry);
        all.push(insert.execute(&mut *connection).await?.rows_affected() == 1);
    }
    Ok(all)
}

/// Adds all entries with one statement, or none of them if some are there already, or if there are too many for one.
async fn add_all(connection: &mut SqliteConnection, entries: &[NewEntry]) -> Result<bool, sqlx::Error> {
    let fits = ROWS.iter().zip(&*INSERTS).find(|(rows, _)| **rows >= entries.len());
    let Some((rows, insert)) = fits else { return Ok(false) };
    let mut query = sqlx::query(insert.as_str());
    for new in entries {
        query = query.bind(new.table.as_str()).bind(new.seq as i64).bind(new.entry.as_str());
    }
    for _ in 3 * entries.len()..3 * rows {
        query = query.bind(None::<i64>);
    }
    match query.execute(&mut *connection).await {
        Ok(_) => Ok(true),
        // The statement has added nothing then, and a transaction around it goes on.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

/// Writes pages to the disk that are as they were: of the index, and of the logs, whose last entry is read as well.
async fn write_nothing(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for sql in [
        "INSERT INTO tables (id, made, listed) VALUES ('', 0, 0)",
        "DELETE FROM tables WHERE id = ''",
        "INSERT INTO entries (table_id, seq, entry) VALUES ('', 0, '')",
        "DELETE FROM entries WHERE table_id = ''",
        "SELECT entry FROM entries ORDER BY table_id DESC, seq DESC LIMIT 1",
    ] {
        sqlx::query(sql).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Whether the database is still there, and its folder takes new files.
fn look(folder: &Path) -> Result<(), StoreError> {
    let failed = |what: &str, error: &io::Error| {
        StoreError::new(Trouble::of_file(error), format_args!("{what} {}: {error}", folder.display()))
    };
    let mut begin = [0; MAGIC.len()];
    File::open(folder.join(FILE))
        .and_then(|mut file| file.read_exact(&mut begin))
        .map_err(|error| failed("cannot read the database in", &error))?;
    if begin != MAGIC {
        return Err(StoreError::new(Trouble::Damaged, "the file is no database of SQLite any more"));
    }
    let probe = folder.join(PROBE);
    let written = own_file(&probe).and_then(|mut file| file.write_all(&vec![0; PROBE_BYTES]));
    let removed = fs::remove_file(&probe);
    written.and(removed).map_err(|error| failed("cannot write into", &error))
}

async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    match migrator(&STEPS, true).run(&mut *connection).await {
        Err(MigrateError::VersionMissing(_)) => {
            let done = sqlx::query_as("SELECT version, description FROM _sqlx_migrations ORDER BY version");
            may_go_on(&STEPS, &done.fetch_all(&mut *connection).await?)?;
            Ok(migrator(&STEPS, false).run(connection).await?)
        }
        done => Ok(done?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rowlock-sqlite-{name}-{}", std::process::id()));
        _ = fs::remove_dir_all(&folder);
        folder
    }

    fn entry(seq: u64) -> NewEntry {
        let table = "0123456789abcdef0123".parse().unwrap();
        NewEntry { table, seq, entry: "{}".to_owned(), listing: None }
    }

    #[tokio::test]
    async fn of_entries_with_the_same_number_the_first_is_kept() {
        let folder = std::env::temp_dir().join(format!("rowlock-numbers-{}", std::process::id()));
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        let table = TableId::new([7; 10]);
        let new = |seq, entry: &str| {
            let (table, entry) = (table.clone(), entry.to_owned());
            NewEntry { table, seq, entry, listing: None }
        };
        let first = [new(0, r#"{"a":"\"x\""}"#), new(1, "{}")];
        assert_eq!(sqlite.append_all(&first).await.unwrap(), [true, true]);
        let second = [new(1, r#"{"b":1}"#), new(2, r#"{"c":1}"#)];
        assert_eq!(sqlite.append_all(&second).await.unwrap(), [false, true]);
        let log = [r#"{"a":"\"x\""}"#, "{}", r#"{"c":1}"#];
        assert_eq!(sqlite.load(&table, 0).await.unwrap(), log);
        assert_eq!(sqlite.load(&table, 2).await.unwrap(), log[2..]);
        assert_eq!(sqlite.load(&table, 3).await.unwrap(), [""; 0]);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn any_number_of_entries_is_added_at_once() {
        let folder = folder("many");
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        let mut next = 0;
        for count in ROWS.iter().flat_map(|rows| [*rows, rows + 1]) {
            let entries: Vec<_> = (next..next + count as u64).map(entry).collect();
            assert_eq!(sqlite.append_all(&entries).await.unwrap(), vec![true; count]);
            next += count as u64;
        }
        assert_eq!(sqlite.load(&entry(0).table, 0).await.unwrap().len() as u64, next);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn what_was_written_is_brought_into_the_file() {
        let folder = folder("checkpoint");
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        let length = || fs::metadata(folder.join(FILE)).unwrap().len();
        let before = length();
        let long = (0..100).map(|seq| NewEntry { entry: "x".repeat(1000), ..entry(seq) });
        sqlite.append_all(&long.collect::<Vec<_>>()).await.unwrap();
        let options = sqlite.writing.lock().await.options.clone();
        let mut connection = None;
        let pages = checkpoint(&mut connection, &options).await.unwrap();
        assert!(pages > 20 && length() > before + 100_000, "{pages} pages, {before} bytes before");
        assert!(connection.is_some(), "it is used again");
        sqlite.close().await;
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn the_sqlite_inside_does_not_lose_what_is_in_its_log_of_writes() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let version: String =
            sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await.unwrap();
        let parts: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
        // Before it, two connections could begin the log anew at the same time and lose what was committed.
        assert!(parts >= vec![3, 51, 3], "{version}");
    }

    #[tokio::test]
    async fn a_write_that_failed_does_not_keep_the_next_one_from_going_well() {
        let folder = folder("heals");
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        sqlite.append_all(&[entry(0)]).await.unwrap();
        // A database that may not grow any more fails in the middle of a transaction, as a full disk does.
        let mut writing = sqlite.writing.lock().await;
        let connection = writing.connection.as_mut().unwrap();
        sqlx::query("PRAGMA max_page_count = 1").execute(connection).await.unwrap();
        drop(writing);
        let long = NewEntry { entry: "x".repeat(1 << 20), ..entry(1) };
        let error = sqlite.append_all(&[long]).await.unwrap_err();
        assert_eq!(Trouble::of_database(&error), Trouble::Full, "{error}");
        assert_eq!(sqlite.append_all(&[entry(0), entry(1)]).await.unwrap(), [false, true]);
        assert_eq!(sqlite.load(&entry(0).table, 0).await.unwrap(), ["{}", "{}"]);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn whether_something_can_be_stored_is_tried() {
        let folder = folder("tried");
        let sqlite = Sqlite::open(&folder).await.unwrap();
        sqlite.try_to_store().await.unwrap();
        let rows: i64 =
            sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&sqlite.readers).await.unwrap();
        assert_eq!(rows, 0);
        assert!(!folder.join(PROBE).exists());
        fs::write(folder.join(FILE), "this was a database").unwrap();
        assert_eq!(sqlite.try_to_store().await.unwrap_err().trouble(), Trouble::Damaged);
        fs::remove_file(folder.join(FILE)).unwrap();
        assert_eq!(sqlite.try_to_store().await.unwrap_err().trouble(), Trouble::Damaged);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn damage_among_the_entries_is_found_before_somebody_needs_them() {
        let folder = folder("entries");
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        sqlite.append_all(&[entry(0)]).await.unwrap();
        sqlite.try_to_store().await.unwrap();
        assert_eq!(sqlite.load(&entry(0).table, 0).await.unwrap(), ["{}"], "nothing is left of the try");
        let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'";
        let page: i64 = sqlx::query_scalar(root).fetch_one(&sqlite.readers).await.unwrap();
        let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&sqlite.readers).await.unwrap();
        // The last connection brings everything into the file.
        sqlite.close().await;
        let mut bytes = fs::read(folder.join(FILE)).unwrap();
        let page = usize::try_from((page - 1) * size).unwrap();
        bytes[page..page + usize::try_from(size).unwrap()].fill(0xff);
        fs::write(folder.join(FILE), bytes).unwrap();
        let sqlite = Sqlite::open(&folder).await.unwrap();
        assert_eq!(sqlite.try_to_store().await.unwrap_err().trouble(), Trouble::Damaged);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn a_database_of_a_newer_version_is_used_or_it_is_said_what_to_do() {
        let folder = folder("newer");
        let sqlite = Sqlite::open(&folder).await.unwrap();
        let newer = |version: i64, name: &'static str| {
            let insert = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                          VALUES (?, ?, TRUE, x'00', 0)";
            sqlx::query(insert).bind(version).bind(name)
        };
        let mut writing = sqlite.writing.lock().await;
        let connection = writing.connection.as_mut().unwrap();
        newer(900, "an index for colours").execute(&mut *connection).await.unwrap();
        drop(Sqlite::open(&folder).await.unwrap());
        newer(901, "entries in two tables; needs 9.1.0").execute(&mut *connection).await.unwrap();
        let error = Sqlite::open(&folder).await.unwrap_err().to_string();
        assert!(error.contains("(step 901, entries in two tables)"), "{error}");
        assert!(error.contains("install Rowlock 9.1.0 or later, or restore the backup"), "{error}");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_may_read_any_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder("private");
        let mut sqlite = Sqlite::open(&folder).await.unwrap();
        sqlite.append_all(&[entry(0)]).await.unwrap();
        let files: Vec<_> = fs::read_dir(&folder).unwrap().map(Result::unwrap).collect();
        assert_eq!(files.len(), 3, "{files:?}");
        for file in files {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
