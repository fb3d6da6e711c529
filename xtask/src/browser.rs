//! The tests of the browser app, in a real browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::{Workspace, stream, succeeds};
use crate::{debian, say, site};

/// Where the tests are.
const TESTS: &str = "crates/web/tests/browser";
/// What runs them, and what installs what they need.
const TOOLS: [(&str, &str); 2] = [("node", "nodejs"), ("npm", "npm")];
/// The oldest Node that the tests run with.
const NODE: u32 = 18;
const CHROMIUM: &str = "/usr/bin/chromium";

/// `cargo xtask browser` with what follows on the command line, which is for Playwright.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    let options = if let ["--", rest @ ..] = words { rest } else { words };
    run(&Workspace::find()?, options)?;
    Ok(true)
}

/// Runs all tests, having seen to everything they need.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    run(workspace, &[])
}

fn run(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    node()?;
    let chromium = chromium()?;
    let tests = workspace.path(TESTS);
    packages(&tests)?;
    let target = workspace.target()?.join("browser");
    let program = program(workspace, &target)?;
    let mut playwright = Command::new("node");
    playwright.current_dir(&tests).args(["node_modules/@playwright/test/cli.js", "test"]).args(options);
    playwright
        .env("CHROMIUM", chromium)
        .env("ROWLOCK_BIN", program)
        .env("ROWLOCK_RESULTS", target.join("results"));
    stream(&mut playwright, "playwright test")
}

/// Makes sure of Node and its package manager.
fn node() -> Result<(), String> {
    let missing = || -> Vec<&str> {
        let missing = TOOLS.iter().filter(|(tool, _)| !succeeds(Command::new(tool).arg("--version")));
        missing.map(|(_, package)| *package).collect()
    };
    let packages = missing();
    if !packages.is_empty() && debian::is_here() {
        debian::install(&packages)?;
    }
    if !missing().is_empty() {
        return Err(format!(
            "the browser tests need Node {NODE} or later, and npm; on Debian run: {}",
            debian::by_hand(&packages)
        ));
    }
    let output = Command::new("node").arg("--version").output().map_err(|error| format!("node: {error}"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if major(&version).is_some_and(|major| major >= NODE) {
        return Ok(());
    }
    Err(format!("the browser tests need Node {NODE} or later; this is {version}"))
}

/// The first number of a version such as `v20.1.0`.
fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// The browser: the one that the environment names, or Debian's.
fn chromium() -> Result<OsString, String> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named);
    }
    let is_there = || Path::new(CHROMIUM).exists();
    if !is_there() && debian::is_here() {
        debian::install(&["chromium"])?;
    }
    if is_there() {
        return Ok(CHROMIUM.into());
    }
    Err("the browser tests need Chromium or Chrome; install it and name it: CHROMIUM=/path/to/it".into())
}

/// Installs the packages of the tests, unless exactly these are there.
fn packages(tests: &Path) -> Result<(), String> {
    let wanted = tests.join("package-lock.json");
    let wanted = fs::read(&wanted).map_err(|error| format!("{}: {error}", wanted.display()))?;
    let stamp = tests.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    say("browser: npm ci");
    let mut npm = Command::new("npm");
    npm.arg("ci").current_dir(tests).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    stream(&mut npm, "npm ci")?;
    fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// The program with the app in it, out of the way of the one without: it is built like the tests, whose parts it
/// shares, and copied.
pub(crate) fn program(workspace: &Workspace, target: &Path) -> Result<PathBuf, String> {
    let folder = site::build(workspace, site::Purpose::Publish)?;
    say("building the program with the app in it");
    let folder = folder.to_str().ok_or("the path of the workspace is not UTF-8")?;
    let built = workspace.program("rowlock", &[(site::VARIABLE, folder)])?;
    let copy = target.join(format!("rowlock{}", env::consts::EXE_SUFFIX));
    let copied = fs::create_dir_all(target).and_then(|()| fs::copy(&built, &copy));
    copied.map_err(|error| format!("{}: {error}", copy.display()))?;
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("18.0.0"), Some(18));
        assert_eq!(major("what"), None);
    }
}
