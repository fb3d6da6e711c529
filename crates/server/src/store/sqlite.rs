use std::path::Path;
use std::sync::Arc;

use protocol::{InJson, Json};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Mutex;

use super::writer::Batches;
use super::{NewEntry, StoreError, migrator};
use crate::TableId;

const FILE: &str = "rowlock.sqlite3";
const STEPS: [(i64, &str, &str); 2] = [
    (1, "log", include_str!("../../migrations/sqlite/0001_log.sql")),
    (2, "info", include_str!("../../migrations/sqlite/0002_info.sql")),
];

/// Logs in a file.
#[derive(Clone, Debug)]
pub(super) struct Sqlite {
    readers: SqlitePool,
    /// The only connection that writes: SQLite has room for one.
    writing: Arc<Mutex<SqliteConnection>>,
}

impl Sqlite {
    pub(super) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let place = |error: std::io::Error| {
            StoreError(format!("cannot use the folder {}: {error}", folder.display()))
        };
        own_folder(folder).map_err(place)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Full: what was acknowledged is still there when the power fails.
            .synchronous(SqliteSynchronous::Full)
            // In KiB: logs are short and read seldom, and the system keeps pages as well.
            .pragma("cache_size", "-256")
            .disable_statement_logging();
        let mut writing = SqliteConnection::connect_with(&options).await?;
        migrator(&STEPS).run(&mut writing).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Self { readers, writing: Arc::new(Mutex::new(writing)) })
    }

    pub(super) async fn load(&self, table: &TableId, from: i64) -> Result<Vec<String>, sqlx::Error> {
        // Every row costs a message from the thread that reads, and a log has thousands; so all of them come as one.
        // JSON is written without line breaks.
        let select = "SELECT group_concat(entry, char(10) ORDER BY seq) FROM entries \
                      WHERE table_id = ? AND seq >= ?";
        let query = sqlx::query_scalar(select).bind(table.as_str()).bind(from);
        let log: Option<String> = query.fetch_one(&self.readers).await?;
        Ok(log.iter().flat_map(|log| log.lines()).map(str::to_owned).collect())
    }

    pub(super) async fn due(&self, now: i64, most: i64) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?")
            .bind(now)
            .bind(most)
            .fetch_all(&self.readers)
            .await
    }

    pub(super) async fn set_due(&self, table: &TableId, due: Option<i64>) -> Result<(), sqlx::Error> {
        let update = sqlx::query("UPDATE tables SET due = ? WHERE id = ?").bind(due).bind(table.as_str());
        update.execute(&mut *self.writing.lock().await).await.map(|_| ())
    }

    pub(super) async fn set_info(&self, table: &TableId, info: &str) -> Result<(), sqlx::Error> {
        let update = sqlx::query("UPDATE tables SET info = ? WHERE id = ?").bind(info).bind(table.as_str());
        update.execute(&mut *self.writing.lock().await).await.map(|_| ())
    }

    pub(super) async fn listed(&self, most: i64) -> Result<Vec<(String, Option<String>)>, sqlx::Error> {
        sqlx::query_as("SELECT id, info FROM tables WHERE listed > 0 ORDER BY listed, made DESC LIMIT ?")
            .bind(most)
            .fetch_all(&self.readers)
            .await
    }

    pub(super) async fn check(&self) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT 1").execute(&self.readers).await.map(|_| ())
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
    }
}

impl Batches for Sqlite {
    async fn append_all(&mut self, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
        let mut writing = self.writing.lock().await;
        let mut transaction = writing.begin_with("BEGIN IMMEDIATE").await?;
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
}

/// Adds entries, and says of each whether it was added. Every statement costs a message to the thread that writes, so
/// one statement adds all of them.
async fn add_entries(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> Result<Vec<bool>, sqlx::Error> {
    let row = |new: &NewEntry| {
        Json::List(vec![new.table.as_str().into(), (&new.seq).into(), new.entry.as_str().into()])
    };
    let rows = entries.iter().map(row).collect::<Json>().to_string();
    let insert = "INSERT OR IGNORE INTO entries (table_id, seq, entry) \
                  SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)";
    let added = sqlx::query(insert).bind(&rows).execute(&mut *connection).await?.rows_affected();
    if added == entries.len() as u64 {
        return Ok(vec![true; entries.len()]);
    }
    // Some were there already: those that were added are there as they are written here.
    let is_there = "SELECT json_group_array((SELECT entry = value ->> 2 FROM entries \
                    WHERE table_id = value ->> 0 AND seq = value ->> 1)) FROM json_each(?)";
    let is_there: String = sqlx::query_scalar(is_there).bind(&rows).fetch_one(&mut *connection).await?;
    let is_there = Vec::<u8>::from_text(&is_there).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    Ok(is_there.iter().map(|is_there| *is_there == 1).collect())
}

/// Makes a folder that nobody else may look into: the secrets of games that are being played are there.
fn own_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

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
        std::fs::remove_dir_all(&folder).unwrap();
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

    #[test]
    fn nobody_else_may_look_into_the_folder() {
        let folder = std::env::temp_dir().join(format!("rowlock-own-{}", std::process::id()));
        own_folder(&folder).unwrap();
        assert_eq!(std::fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
        std::fs::remove_dir(&folder).unwrap();
    }
}
