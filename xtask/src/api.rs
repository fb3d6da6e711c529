//! Whether the server does what the description of its API says: Schemathesis, a program in Python, makes requests
//! of all kinds from the description, right and wrong ones, and looks at every answer.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

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
        .args(["-m", "schemathesis.cli", "run", &format!("{}api/openapi.json", server.address)])
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

/// A server that lives as long as this.
struct Server {
    process: Child,
    /// Ends with a slash.
    address: String,
}

impl Server {
    fn start(program: &Path, data: &Path) -> Result<Self, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-limits", "--no-open", "--port", "0", "--data"]).arg(data);
        // Tables are in the folder, whatever the environment says.
        command.env_remove("DATABASE_URL").env_remove("NATS_URL").stdout(Stdio::piped());
        let mut process = command.spawn().map_err(|error| format!("rowlock serve cannot start: {error}"))?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            // Without a line there is no address in it, which is said below.
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let address = address(&line).unwrap_or_default().to_owned();
        let server = Self { process, address };
        if server.address.is_empty() {
            return Err(format!("rowlock serve does not say where it is: {line:?}"));
        }
        Ok(server)
    }

    fn is_alive(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It fails only if the process is gone.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address in what the server says first.
fn address(line: &str) -> Option<&str> {
    line.split(' ').find(|word| word.starts_with("http://") && word.ends_with('/'))
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
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        let line = "Rowlock is at http://127.0.0.1:7117/ in your browser; Ctrl-C ends it.\n";
        assert_eq!(address(line), Some("http://127.0.0.1:7117/"));
        assert_eq!(address("what?"), None);
    }

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
