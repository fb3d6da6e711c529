use std::collections::HashSet;
use std::fmt::Display;
use std::io::ErrorKind;
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool};
use tokio::time::timeout;

use super::steps::{Step, may_go_on, migrator};
use super::trouble::Trouble;
use super::writer::Batches;
use super::{NewEntry, StoreError};
use crate::TableId;

const STEPS: [Step; 2] = [
    Step { version: 1, name: "log", sql: include_str!("../../migrations/postgres/0001_log.sql") },
    Step { version: 2, name: "info", sql: include_str!("../../migrations/postgres/0002_info.sql") },
];
/// How long a connection may take to come about before whoever wants one is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long entries may take to be stored. Whoever waits longer waits for a machine that is gone.
const LONGEST_WRITE: Duration = Duration::from_secs(30);

/// Logs in a database that several servers share.
#[derive(Clone, Debug)]
pub(super) struct Postgres {
    pool: PgPool,
    /// What it is called in errors: without the password.
    name: String,
}

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| {
                StoreError::new(Trouble::Other, format_args!("DATABASE_URL is no address: {error}"))
            })?
            .disable_statement_logging();
        let name = match options.get_socket() {
            Some(socket) => format!("PostgreSQL at {}", socket.display()),
            None => format!("PostgreSQL at {}:{}", options.get_host(), options.get_port()),
        };
        let pool = PgPoolOptions::new().max_connections(10).acquire_timeout(PATIENCE);
        let pool = match pool.connect_with(options.clone()).await {
            Ok(pool) => pool,
            Err(error) => return Err(named(&name, reason(&options, error).await)),
        };
        // A connection of its own: whatever it has locked is free again when it is closed.
        let mut connection = pool.acquire().await.map_err(|error| named(&name, error))?.detach();
        let done = bring_up_to_date(&mut connection).await;
        _ = connection.close().await;
        done?;
        Ok(Self { pool, name })
    }

    pub(super) async fn load(&self, table: &TableId, from: i64) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq")
            .bind(table.as_str())
            .bind(from)
            .fetch_all(&self.pool)
            .await
    }

    pub(super) async fn due(&self, now: i64, most: i64) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2")
            .bind(now)
            .bind(most)
            .fetch_all(&self.pool)
            .await
    }

    pub(super) async fn set_due(&self, table: &TableId, due: Option<i64>) -> Result<(), sqlx::Error> {
        let update = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2").bind(due).bind(table.as_str());
        update.execute(&self.pool).await.map(|_| ())
    }

    pub(super) async fn set_info(&self, table: &TableId, info: &str) -> Result<(), sqlx::Error> {
        let update = sqlx::query("UPDATE tables SET info = $1 WHERE id = $2").bind(info).bind(table.as_str());
        update.execute(&self.pool).await.map(|_| ())
    }

    pub(super) async fn listed(&self, most: i64) -> Result<Vec<(String, Option<String>)>, sqlx::Error> {
        sqlx::query_as("SELECT id, info FROM tables WHERE listed > 0 ORDER BY listed, made DESC LIMIT $1")
            .bind(most)
            .fetch_all(&self.pool)
            .await
    }

    pub(super) async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, i64)>, sqlx::Error> {
        sqlx::query_as("SELECT table_id, max(seq) FROM entries WHERE table_id = ANY($1) GROUP BY table_id")
            .bind(tables)
            .fetch_all(&self.pool)
            .await
    }

    /// Writes a row that is gone again at once.
    pub(super) async fn try_to_store(&self) -> Result<(), StoreError> {
        let done = async {
            let mut transaction = self.pool.begin().await?;
            let insert = "INSERT INTO tables (id, made, listed) VALUES ('', 0, 0) ON CONFLICT DO NOTHING";
            for sql in [insert, "DELETE FROM tables WHERE id = ''"] {
                sqlx::query(sql).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        };
        done.await.map_err(|error| named(&self.name, error))
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

impl Batches for Postgres {
    async fn append_all(&mut self, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let done = timeout(LONGEST_WRITE, append_all(&mut connection, entries)).await;
        match done.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
            Ok(added) => Ok(added),
            Err(error) => {
                // What state it is in is not known, so nobody else gets it. It may not even take leave.
                drop(connection.detach());
                Err(error)
            }
        }
    }
}

async fn append_all(connection: &mut PgConnection, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
    let tables: Vec<&str> = entries.iter().map(|new| new.table.as_str()).collect();
    let seqs: Vec<i64> = entries.iter().map(|new| new.seq as i64).collect();
    let texts: Vec<&str> = entries.iter().map(|new| new.entry.as_str()).collect();
    let mut transaction = connection.begin().await?;
    let insert = "INSERT INTO entries (table_id, seq, entry) \
                  SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[]) \
                  ON CONFLICT DO NOTHING RETURNING table_id, seq";
    let added: Vec<(String, i64)> =
        sqlx::query_as(insert).bind(tables).bind(seqs).bind(texts).fetch_all(&mut *transaction).await?;
    let added: HashSet<(String, i64)> = added.into_iter().collect();
    let is_added = |new: &NewEntry| added.contains(&(new.table.to_string(), new.seq as i64));
    let listings: Vec<_> = entries
        .iter()
        .filter(|new| is_added(new))
        .filter_map(|new| Some((new.table.as_str(), new.listing.as_ref()?)))
        .collect();
    if !listings.is_empty() {
        let upsert = "INSERT INTO tables (id, made, listed, due, info) SELECT * FROM \
                      UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) \
                      ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, due = excluded.due, \
                      info = excluded.info";
        sqlx::query(upsert)
            .bind(listings.iter().map(|(table, _)| *table).collect::<Vec<_>>())
            .bind(listings.iter().map(|(_, listing)| listing.made).collect::<Vec<_>>())
            .bind(listings.iter().map(|(_, listing)| listing.listed as i64).collect::<Vec<_>>())
            .bind(listings.iter().map(|(_, listing)| listing.due).collect::<Vec<_>>())
            .bind(listings.iter().map(|(_, listing)| listing.info.as_deref()).collect::<Vec<_>>())
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(entries.iter().map(is_added).collect())
}

async fn bring_up_to_date(connection: &mut PgConnection) -> Result<(), StoreError> {
    // Servers that start at the same time wait for each other here.
    match migrator(&STEPS, true).run(&mut *connection).await {
        Err(MigrateError::VersionMissing(_)) => {
            let done = sqlx::query_as("SELECT version, description FROM _sqlx_migrations ORDER BY version");
            may_go_on(&STEPS, &done.fetch_all(&mut *connection).await?)?;
            Ok(migrator(&STEPS, false).run(connection).await?)
        }
        done => Ok(done?),
    }
}

/// Why there is no connection: a pool only says that it has waited for one.
async fn reason(options: &PgConnectOptions, error: sqlx::Error) -> sqlx::Error {
    if !matches!(error, sqlx::Error::PoolTimedOut) {
        return error;
    }
    match timeout(PATIENCE, options.connect()).await {
        Ok(Err(reason)) => reason,
        Ok(Ok(_)) | Err(_) => error,
    }
}

/// An error with the name of what it is about.
fn named(name: &str, error: sqlx::Error) -> StoreError {
    let trouble = Trouble::of_database(&error);
    let no_tls = |error: &dyn Display| format!("{name} cannot be spoken with over TLS: {error}");
    let details = match error {
        sqlx::Error::PoolTimedOut => format!("{name} does not answer"),
        // What is wrong with a certificate comes as invalid data.
        sqlx::Error::Io(error) if error.kind() == ErrorKind::InvalidData => no_tls(&error),
        sqlx::Error::Io(error) => format!("{name} does not answer: {error}"),
        sqlx::Error::Tls(error) => no_tls(&error),
        sqlx::Error::Database(error) => format!("{name} refuses: {}", error.message()),
        error => format!("{name}: {error}"),
    };
    StoreError::new(trouble, details)
}
