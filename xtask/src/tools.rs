//! Finding the programs that the steps need, and running them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{debian, say};

/// The workspace and the cargo that builds it.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    cargo: OsString,
}

impl Workspace {
    /// The workspace that this program was started in by cargo.
    pub(crate) fn find() -> Result<Self, String> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let root = manifest.as_deref().and_then(Path::parent);
        let root = root.ok_or("cargo has to start this program: run `cargo xtask ci`")?.to_path_buf();
        Ok(Self { root, cargo: env::var_os("CARGO").unwrap_or_else(|| "cargo".into()) })
    }

    /// A file, by its path in the workspace.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// The text of a file, by its path in the workspace.
    pub(crate) fn read(&self, path: &str) -> Result<String, String> {
        fs::read_to_string(self.root.join(path)).map_err(|error| format!("{path}: {error}"))
    }

    /// Runs cargo, its output going wherever ours goes.
    pub(crate) fn cargo(&self, words: &str, environment: &[(&str, &str)]) -> Result<(), String> {
        let mut command = self.command(words);
        command.envs(environment.iter().copied());
        stream(&mut command, &format!("cargo {words}"))
    }

    /// Builds a program of the workspace as the tests are built, and gives its file.
    ///
    /// Cargo chooses the features of dependencies by what is built: without the example, which takes a second, they would
    /// not be those of the tests, and a hundred packages would be compiled twice.
    pub(crate) fn program(&self, name: &str, environment: &[(&str, &str)]) -> Result<PathBuf, String> {
        self.cargo(
            &format!("build --profile test --workspace --bin {name} --example race --locked"),
            environment,
        )?;
        Ok(self.target()?.join("debug").join(format!("{name}{}", env::consts::EXE_SUFFIX)))
    }

    /// What cargo knows about the packages.
    pub(crate) fn metadata(&self, options: &str) -> Result<Value, String> {
        let words = format!("metadata --format-version 1 --locked {options}");
        let mut command = self.command(&words);
        let output = command
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| format!("cargo {words} cannot start: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo {words} failed: {}", output.status));
        }
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo {words}: {error}"))
    }

    /// Whether a cargo subcommand is there.
    pub(crate) fn has(&self, subcommand: &str) -> bool {
        succeeds(&mut self.command(&format!("{subcommand} --version")))
    }

    /// The folder for everything that is built.
    pub(crate) fn target(&self) -> Result<PathBuf, String> {
        let metadata = self.metadata("--no-deps")?;
        let folder = metadata["target_directory"].as_str().map(PathBuf::from);
        folder.ok_or_else(|| "cargo metadata names no target directory".into())
    }

    /// Cargo in the root of the workspace.
    pub(crate) fn command(&self, words: &str) -> Command {
        let mut command = Command::new(&self.cargo);
        command.current_dir(&self.root).args(words.split_whitespace());
        // Whoever builds once and never again gains nothing from what makes the next build faster.
        if env::var_os("CI").is_some() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }
}

/// Where cargo keeps what it has downloaded.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Whether rustup is there and the environment lets it install things.
pub(crate) fn rustup_may_install() -> bool {
    let forbidden = env::var_os("RUSTUP_AUTO_INSTALL").is_some_and(|value| value == "0");
    !forbidden && succeeds(Command::new("rustup").arg("--version"))
}

/// The subcommands that the steps cannot do without, and the rustup components that bring them.
const NEEDED: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// Makes sure that the tools are there, installing what rustup can install unless told not to.
pub(crate) fn check(workspace: &Workspace) -> Result<(), String> {
    let runner = if workspace.has("nextest") {
        "cargo-nextest"
    } else {
        "cargo test (cargo-nextest is not installed)"
    };
    say(&format!("the tests run with {runner}"));
    check_python()?;
    check_servers()?;
    let missing = missing(workspace);
    if missing.is_empty() {
        return Ok(());
    }
    let install = format!("rustup component add {}", missing.join(" "));
    let forbidden = env::var_os("RUSTUP_AUTO_INSTALL").is_some_and(|value| value == "0");
    if forbidden {
        return Err(format!("{} missing; to install, run: {install}", missing.join(" and ")));
    }
    if !succeeds(Command::new("rustup").arg("--version")) {
        return Err(format!(
            "{} missing, and so is rustup; install them the way the Rust toolchain was installed, \
             or install rustup and run: {install}",
            missing.join(" and ")
        ));
    }
    say(&install);
    stream(Command::new("rustup").args(["component", "add"]).args(&missing), &install)
}

/// The example engine is a program in Python, and a test runs it. Debian's packages bring it, if we may install.
fn check_python() -> Result<(), String> {
    let has_python = || succeeds(Command::new("python3").arg("--version"));
    if has_python() {
        return Ok(());
    }
    if debian::is_here() {
        debian::install(&["python3"])?;
    }
    if has_python() {
        return Ok(());
    }
    Err(format!(
        "python3 is missing, which the test of the example engine needs; on Debian run: {}",
        debian::by_hand(&["python3"])
    ))
}

/// What the reliability tests start, and the packages of Debian that bring it.
const SERVERS: [(&str, &str); 3] =
    [("postgres", "postgresql"), ("nats-server", "nats-server"), ("faketime", "faketime")];

/// Makes sure of the programs that the reliability tests start; Debian's packages bring them, if we may install.
pub(crate) fn check_servers() -> Result<(), String> {
    let missing = || -> Vec<&str> {
        SERVERS.iter().filter(|(name, _)| !has_server(name)).map(|(_, package)| *package).collect()
    };
    let packages = missing();
    if packages.is_empty() {
        return Ok(());
    }
    if debian::is_here() {
        debian::install(&packages)?;
    }
    if missing().is_empty() {
        return Ok(());
    }
    Err(format!(
        "{} missing, which the reliability tests start; on Debian run: {}",
        packages.join(" and "),
        debian::by_hand(&packages)
    ))
}

/// Whether a program is in one of the folders in which the tests look for it.
fn has_server(name: &str) -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let of_debian = versions.map(|version| version.path().join("bin")).chain([PathBuf::from("/usr/sbin")]);
    let path = env::var_os("PATH").unwrap_or_default();
    of_debian.chain(env::split_paths(&path)).any(|folder| folder.join(name).exists())
}

fn missing(workspace: &Workspace) -> Vec<&'static str> {
    NEEDED
        .iter()
        .filter(|(subcommand, _)| !workspace.has(subcommand))
        .map(|(_, component)| *component)
        .collect()
}

/// The version of cargo-deny that is used.
const CARGO_DENY: &str = "0.20.2";

/// The program cargo-deny, compiled if it is not there yet: a minute on two processors, once.
pub(crate) fn cargo_deny(workspace: &Workspace) -> Result<PathBuf, String> {
    let folder = workspace.target()?.join("tools").join(format!("cargo-deny-{CARGO_DENY}"));
    let program = folder.join("bin").join(format!("cargo-deny{}", env::consts::EXE_SUFFIX));
    if !program.exists() {
        let build = folder.join("build");
        // It looks at some hundred packages: not worth optimising.
        let words = format!("install --locked --debug cargo-deny --version {CARGO_DENY} --root");
        say(&format!("cargo {words} {}", folder.display()));
        let mut command = workspace.command(&words);
        command.arg(&folder).env("CARGO_TARGET_DIR", &build).env("CARGO_PROFILE_DEV_DEBUG", "0");
        stream(&mut command, "cargo install cargo-deny")?;
        fs::remove_dir_all(&build).map_err(|error| format!("{}: {error}", build.display()))?;
    }
    Ok(program)
}

/// Whether a command can be run and succeeds; what it prints is not shown.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Runs a command, its output going wherever ours goes.
pub(crate) fn stream(command: &mut Command, name: &str) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{name} cannot start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed: {status}")) }
}
