use std::fmt;
use std::io::{self, ErrorKind};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;

/// Why nothing can be stored now. The words are for everybody; the log has the details.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The disk has no room, or a quota is used up.
    Full,
    /// The folder, the file or the database may only be read.
    ReadOnly,
    /// The database's file is none any more, or is gone.
    Damaged,
    /// The database does not answer.
    Away,
    /// Something else, which the log names.
    Other,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Full => "the disk is full",
            Self::ReadOnly => "the place where games are kept is read-only",
            Self::Damaged => "the database is damaged: stop the server and restore a backup",
            Self::Away => "the database does not answer",
            Self::Other => "the database does not take what is to be stored",
        })
    }
}

impl Trouble {
    /// What an error of the file system means.
    pub(super) fn of_file(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::NotFound | ErrorKind::UnexpectedEof => Self::Damaged,
            _ => Self::Other,
        }
    }

    /// What an error of a database means.
    pub(super) fn of_database(error: &sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                match error.try_downcast_ref::<SqliteError>() {
                    Some(_) => Self::of_sqlite(code.parse().unwrap_or_default()),
                    None => Self::of_postgres(&code),
                }
            }
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Tls(_) => Self::Away,
            _ => Self::Other,
        }
    }

    /// What an error on the way to the newest form of a database means.
    pub(super) fn of_step(error: &MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                Self::of_database(error)
            }
            _ => Self::Other,
        }
    }

    /// The lowest byte of SQLite's codes says which kind of error it is.
    const fn of_sqlite(code: u32) -> Self {
        match code & 0xff {
            8 => Self::ReadOnly,
            11 | 26 => Self::Damaged,
            13 => Self::Full,
            _ => Self::Other,
        }
    }

    fn of_postgres(code: &str) -> Self {
        match code {
            "53100" => Self::Full,
            "25006" => Self::ReadOnly,
            "XX001" | "XX002" => Self::Damaged,
            // It starts, ends, or has no room for more connections.
            "53300" | "57P01" | "57P02" | "57P03" => Self::Away,
            _ => Self::Other,
        }
    }
}
