use std::collections::HashSet;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool};

use super::writer::Batches;
use super::{NewEntry, StoreError, migrator};
use crate::TableId;

const STEPS: [(i64, &str, &str); 2] = [
    (1, "log", include_str!("../../migrations/postgres/0001_log.sql")),
    (2, "info", include_str!("../../migrations/postgres/0002_info.sql")),
];
/// How long a connection may take to come about before whoever wants one is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// Logs in a database that several servers share.
#[derive(Clone, Debug)]
pub(super) struct Postgres {
    pool: PgPool,
}

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?.disable_statement_logging();
        let pool =
            PgPoolOptions::new().max_connections(10).acquire_timeout(PATIENCE).connect_with(options).await?;
        // Servers that start at the same time wait for each other here.
        migrator(&STEPS).run(&pool).await?;
        Ok(Self { pool })
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

    pub(super) async fn check(&self) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT 1").execute(&self.pool).await.map(|_| ())
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

impl Batches for Postgres {
    async fn append_all(&mut self, entries: &[NewEntry]) -> Result<Vec<bool>, sqlx::Error> {
        let tables: Vec<&str> = entries.iter().map(|new| new.table.as_str()).collect();
        let seqs: Vec<i64> = entries.iter().map(|new| new.seq as i64).collect();
        let texts: Vec<&str> = entries.iter().map(|new| new.entry.as_str()).collect();
        let mut transaction = self.pool.begin().await?;
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
}
