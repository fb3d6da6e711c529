//! Packages of Debian, where the machine has its package manager.

use std::process::{Command, Stdio};

use crate::say;
use crate::tools::{stream, succeeds};

/// Whether packages can be installed here.
pub(crate) fn is_here() -> bool {
    succeeds(Command::new("apt-get").arg("--version"))
}

/// The version of a package, if it is installed.
pub(crate) fn version(package: &str) -> Option<String> {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat", "${db:Status-Status} ${Version}", package]);
    let output = query.stderr(Stdio::null()).output().ok()?;
    String::from_utf8_lossy(&output.stdout).strip_prefix("installed ").map(str::to_owned)
}

/// What a person types to install the packages.
pub(crate) fn by_hand(packages: &[&str]) -> String {
    format!("sudo apt-get install --no-install-recommends {}", packages.join(" "))
}

/// Installs packages; when that fails at first, the lists of packages may be old or missing.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    let words = format!("install --yes --no-install-recommends {}", packages.join(" "));
    apt_get(&words).or_else(|_| {
        apt_get("update")?;
        apt_get(&words)
    })
}

fn apt_get(words: &str) -> Result<(), String> {
    let name = format!("apt-get {words}");
    say(&name);
    let mut command = if is_root() { Command::new("env") } else { Command::new("sudo") };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(words.split(' '));
    stream(&mut command, &name)
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
