//! How a database is brought up to date, and what an older program makes of a newer one's.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::StoreError;
use super::trouble::Trouble;

/// What stands in the name of a step behind which older programs cannot go on, before the version that can.
const NEEDS: &str = "; needs ";

/// One step that brings a database up to date.
///
/// Steps are only ever added, and most only add something that older programs need not know: those start on the
/// database all the same. A step that would let them do harm says so in its name, which the database keeps:
/// `"entries in two tables; needs 0.3.0"`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) version: i64,
    pub(super) name: &'static str,
    pub(super) sql: &'static str,
}

/// All steps that this program knows. Those of newer programs are no error unless `is_strict`.
pub(super) fn migrator(steps: &[Step], is_strict: bool) -> Migrator {
    let migration = |step: &Step| {
        Migration::new(step.version, step.name.into(), MigrationType::Simple, step.sql.into_sql_str(), false)
    };
    let migrations = steps.iter().map(migration).collect();
    Migrator { migrations, ignore_missing: !is_strict, ..Migrator::DEFAULT }
}

/// Whether this program may use a database in which these steps were done, by number and name.
pub(super) fn may_go_on(known: &[Step], done: &[(i64, String)]) -> Result<(), StoreError> {
    let newer = done.iter().filter(|(version, _)| known.iter().all(|step| step.version != *version));
    for (version, name) in newer {
        if let Some((name, needed)) = name.split_once(NEEDS) {
            let own = env!("CARGO_PKG_VERSION");
            return Err(StoreError::new(
                Trouble::Other,
                format_args!(
                    "a newer Rowlock has brought the database up to date (step {version}, {name}), and this one, \
                     {own}, cannot use it any more: install Rowlock {needed} or later, or restore the backup that \
                     was made before the upgrade"
                ),
            ));
        }
        tracing::warn!(
            version,
            name,
            "a newer Rowlock has brought the database up to date; this one can still use it"
        );
    }
    Ok(())
}
