use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The packages that bring the programs below.
const INSTALL: &str = "on Debian run: sudo apt-get install --no-install-recommends postgresql nats-server";

/// A program of PostgreSQL, in its latest version.
pub(crate) fn of_postgres(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let programs = versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists());
    let latest = programs.max_by_key(|path| version(path));
    latest
        .or_else(|| in_path(name))
        .unwrap_or_else(|| panic!("this test needs PostgreSQL ({name}); {INSTALL}"))
}

/// The server of NATS.
pub(crate) fn of_nats() -> PathBuf {
    let usual = PathBuf::from("/usr/sbin/nats-server");
    let found = if usual.exists() { Some(usual) } else { in_path("nats-server") };
    found.unwrap_or_else(|| panic!("this test needs nats-server; {INSTALL}"))
}

/// The number of the version in `/usr/lib/postgresql/17/bin/initdb`.
fn version(path: &Path) -> u32 {
    let folder = path.ancestors().nth(2).and_then(Path::file_name).and_then(|name| name.to_str());
    folder.and_then(|name| name.parse().ok()).unwrap_or(0)
}

fn in_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.exists())
}

/// A command that does not run as root: PostgreSQL refuses that, and its package brings a user for it.
pub(crate) fn without_root(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}

pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Runs a command to its end, quietly unless it fails, and says what it wrote.
pub(crate) fn succeed(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said =
        || String::from_utf8_lossy(&[output.stdout.clone(), output.stderr.clone()].concat()).into_owned();
    assert!(output.status.success(), "{command:?}: {}", said());
    String::from_utf8_lossy(&output.stdout).into_owned()
}
