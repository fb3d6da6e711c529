use std::fmt;

use sqlx::migrate::MigrateError;

use super::trouble::Trouble;

/// The store did not answer, or what it keeps cannot be understood.
#[derive(Debug)]
pub struct StoreError {
    trouble: Trouble,
    details: String,
}

impl StoreError {
    pub(super) fn new(trouble: Trouble, details: impl fmt::Display) -> Self {
        Self { trouble, details: details.to_string() }
    }

    /// What is wrong, for everybody.
    pub(crate) const fn trouble(&self) -> Trouble {
        self.trouble
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.trouble {
            // The details say it better.
            Trouble::Other | Trouble::Away => f.write_str(&self.details),
            trouble => write!(f, "{trouble} ({})", self.details),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::new(Trouble::of_database(&error), error)
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        Self::new(Trouble::of_step(&error), error)
    }
}
