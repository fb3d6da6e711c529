use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use anstream::eprintln;
use anstyle::AnsiColor;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the user gave is not sound: exit status 2.
    BadInput(String),
    /// The faults were reported one by one already: exit status 2.
    Reported,
    /// What was to be shown does not hold, and why was said: exit status 1.
    DoesNotHold,
    /// Somebody stopped it, and what there is was said: exit status 130, as shells give it.
    Interrupted,
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// A file that cannot be read.
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Self {
        players::Failure::unreadable(path, error).into()
    }

    /// Says what happened and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::BadInput(reason) => complain(&reason),
            Self::Reported => {}
            Self::DoesNotHold => return ExitCode::FAILURE,
            Self::Interrupted => return ExitCode::from(130),
            // Whoever reads our output has seen enough, as `head` does.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Io(error) => {
                complain(&error);
                return ExitCode::FAILURE;
            }
        }
        ExitCode::from(2)
    }
}

/// Prints an error without stopping.
pub(crate) fn complain(reason: &impl Display) {
    let red = AnsiColor::Red.on_default().bold();
    eprintln!("{red}error:{red:#} {reason}");
}

impl From<players::Failure> for Failure {
    fn from(failure: players::Failure) -> Self {
        match failure {
            players::Failure::BadInput(reason) => Self::BadInput(reason),
            players::Failure::Io(error) => Self::Io(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
