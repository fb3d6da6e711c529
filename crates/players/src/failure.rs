use std::fmt;
use std::io;
use std::path::Path;

/// Why a game or a match could not be played.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for is not sound; why, for people to read.
    BadInput(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// A file that cannot be read.
    pub fn unreadable(path: &Path, error: &io::Error) -> Self {
        // By convention '-' names standard input.
        let name = if path.as_os_str() == "-" { "standard input".into() } else { path.to_string_lossy() };
        Self::BadInput(format!("cannot read {name}: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadInput(reason) => f.write_str(reason),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}
