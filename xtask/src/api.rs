//! Whether the server does what the description of its API says: Schemathesis, a program in Python, makes requests
//! of all kinds from the description, right and wrong ones, and looks at every answer.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::server::Server;
use crate::tools::{Workspace, stream, succeeds};
use crate::{browser, debian, say};

/// Schemathesis and all it needs, each with its version and the hashes of its files.
const PACKAGES: &str = "xtask/api/requirements.txt";
/// The same requests each time; other seeds make others.
const SEED: &str = "1";
/// How many requests are made up for each operation, besides those that follow from the description.
const EXAMPLES: &str = "50";

/// Asks a server of its own everything.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let target = workspace.target()?.join("api");
    let python = python(workspace, &target)?;
    let program = browser::program(workspace, &target)?;
    let data = target.join("data");
    let mut server = Server::start(&program, &data)?;
    let mut schemathesis = Command::new(python);
    schemathesis
        .args(["-m", "schemathesis.cli", "run", &format!("{}api/openapi.json", server.address())])
        .args(["--checks", "all", "--seed", SEED, "--max-examples", EXAMPLES, "--no-color"])
        // It leaves files where it runs.
        .current_dir(&target);
    let result = stream(&mut schemathesis, "schemathesis");
    if !server.is_alive() {
        return Err("the server ended meanwhile".into());
    }
    drop(server);
    fs::remove_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
    result
}

/// A Python with exactly the packages that are wanted.
fn python(workspace: &Workspace, target: &Path) -> Result<PathBuf, String> {
    let packages = workspace.read(PACKAGES)?;
    let folder = target.join("python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let stamp = folder.join("installed");
    let is_there = || succeeds(Command::new(&python).args(["-m", "pip", "--version"]));
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == packages) && is_there() {
        return Ok(python);
    }
    say("api: installing Schemathesis");
    let make =
        || succeeds(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder)) && is_there();
    if !make() && debian::is_here() {
        debian::install(&["python3-venv"])?;
    }
    if !is_there() && !make() {
        return Err(format!(
            "Python 3.10 or later with its module venv is missing; on Debian run: {}",
            debian::by_hand(&["python3-venv"])
        ));
    }
    let mut pip = Command::new(&python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--require-hashes",
        "--requirement",
    ])
    .arg(workspace.path(PACKAGES));
    stream(&mut pip, "pip install")?;
    fs::write(&stamp, packages).map_err(|error| format!("{}: {error}", stamp.display()))?;
    Ok(python)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_package_has_a_version_and_hashes() {
        let packages = include_str!("../api/requirements.txt");
        let named = packages.lines().filter(|line| line.contains("==")).count();
        assert!(named > 10, "{named}");
        assert!(packages.lines().any(|line| line.starts_with("schemathesis==")));
        assert!(!packages.contains("://"), "from where packages come is not said here");
        let starts: Vec<&str> =
            packages.lines().filter(|line| line.starts_with(char::is_alphabetic)).collect();
        assert!(starts.iter().all(|line| line.contains("==") && line.ends_with('\\')), "{starts:?}");
    }
}
