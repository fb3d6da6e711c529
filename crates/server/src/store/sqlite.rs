use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Mutex;

use super::writer::Batches;
use super::{NewEntry, StoreError, migrator};
use crate::TableId;

const FILE: &str = "rowlock.sqlite3";
const STEPS: [(i64, &str, &str); 1] = [(1, "log", include_str!("../../migrations/sqlite/0001_log.sql"))];

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
        sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq")
            .bind(table.as_str())
            .bind(from)
            .fetch_all(&self.readers)
            .await
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

    pub(super) async fn listed(&self, most: i64) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM tables WHERE listed > 0 ORDER BY listed, made DESC LIMIT ?")
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
        let mut all = Vec::with_capacity(entries.len());
        for new in entries {
            let insert = "INSERT OR IGNORE INTO entries (table_id, seq, entry) VALUES (?, ?, ?)";
            let insert = sqlx::query(insert).bind(new.table.as_str()).bind(new.seq as i64).bind(&new.entry);
            let added = insert.execute(&mut *transaction).await?.rows_affected() == 1;
            if let Some(listing) = new.listing.filter(|_| added) {
                let upsert = "INSERT INTO tables (id, made, listed, due) VALUES (?, ?, ?, ?) \
                              ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, due = excluded.due";
                sqlx::query(upsert)
                    .bind(new.table.as_str())
                    .bind(listing.made)
                    .bind(listing.listed as i64)
                    .bind(listing.due)
                    .execute(&mut *transaction)
                    .await?;
            }
            all.push(added);
        }
        transaction.commit().await?;
        Ok(all)
    }
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
