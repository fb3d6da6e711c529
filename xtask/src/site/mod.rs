//! The browser app as files that any web server can serve: `cargo xtask site`.

mod app;
mod places;
mod sysroot;
mod target;

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tools::{Workspace, stream};

/// The variable that names the folder whose files become part of the program.
pub(crate) const VARIABLE: &str = "ROWLOCK_SITE";

/// The program that makes the files out of what was compiled.
const MAKER: &str = "site";

/// What the app is built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// For everybody: as small and as fast as it can be.
    Publish,
    /// To look at a change: as quickly as it can be built.
    Develop,
}

impl Purpose {
    /// What the program that makes the files calls it.
    fn name(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Develop => "develop",
        }
    }

    /// The profile of the compiler.
    fn profile(self) -> &'static str {
        match self {
            Self::Publish => "web",
            Self::Develop => "web-dev",
        }
    }

    /// The name of the folder, below that for everything that is built.
    fn folder(self) -> &'static str {
        match self {
            Self::Publish => "site",
            Self::Develop => "site-dev",
        }
    }
}

/// `cargo xtask site` with what follows on the command line.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let purpose = match words {
        [] => Purpose::Publish,
        ["--dev"] => Purpose::Develop,
        [word, ..] => {
            return Err(format!("site does not understand '{word}'; `cargo xtask help` explains it"));
        }
    };
    build(&Workspace::find()?, purpose)?;
    Ok(true)
}

/// Builds the site and gives its folder. What is up to date is left alone.
pub(crate) fn build(workspace: &Workspace, purpose: Purpose) -> Result<PathBuf, String> {
    let target = workspace.target()?;
    let built = app::build(workspace, &target, purpose)?;
    let folder = target.join(purpose.folder());
    let mut maker = maker(workspace)?;
    maker.arg(purpose.name()).args([&built, &folder]);
    stream(&mut maker, "making the files of the site")?;
    Ok(folder)
}

/// The program that makes the files, to be run in the root of the workspace.
fn maker(workspace: &Workspace) -> Result<Command, String> {
    let mut maker = Command::new(workspace.program(MAKER, &[])?);
    maker.current_dir(workspace.path(""));
    Ok(maker)
}

/// Compresses bytes in the form that takes the least room.
pub(crate) fn pack(workspace: &Workspace, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let failed = |error: io::Error| format!("compressing: {error}");
    let mut maker = maker(workspace)?;
    maker.arg("pack").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = maker.spawn().map_err(failed)?;
    // It reads all before it writes anything, and its input is closed when this is dropped.
    let mut stdin = running.stdin.take().ok_or("compressing: no standard input")?;
    stdin.write_all(bytes).map_err(failed)?;
    drop(stdin);
    let output = running.wait_with_output().map_err(failed)?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("compressing failed: {}", output.status))
    }
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| fault(path, &error))
}

fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(fault(folder, &error)),
        _ => Ok(()),
    }
}

fn fault(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
