//! The standard library for WebAssembly out of Debian's packages, where rustup may not install it.
//!
//! Debian has the compiler and the sources but not the built library. It is built once for every version of
//! them, into a folder of its own that a wrapper around the compiler takes for its own.

use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, id};

use super::places::{BETWEEN, renamed};
use super::target::WASM;
use super::{fault, put, remove};
use crate::tools::{Workspace, stream};
use crate::{debian, say};

/// The compiler, its sources, and the linker.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", LINKER];
const LINKER: &str = "lld-22";
const RUSTC: &str = "/usr/bin/rustc";

/// Where the packages put the sources.
const SOURCES: &str = "/usr/lib/rustlib/src/rust";

/// A package with nothing in it: building it builds the standard library, for size as the app is built.
const MANIFEST: &str = "\
[package]
name = \"empty\"
version = \"0.1.0\"
edition = \"2024\"

[workspace]

[profile.release]
panic = \"abort\"
opt-level = \"z\"
";
const BUILD: &str = "build --release -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size";

/// The compiler with a standard library for WebAssembly; built if it is not there yet.
pub(super) fn see_to(workspace: &Workspace, target: &Path) -> Result<PathBuf, String> {
    let missing: Vec<&str> =
        PACKAGES.into_iter().filter(|package| debian::version(package).is_none()).collect();
    if !missing.is_empty() {
        say(&format!("site: the compiler for WebAssembly comes from packages: {}", missing.join(", ")));
        debian::install(&missing).map_err(|error| {
            let both = debian::by_hand(&PACKAGES);
            format!("{error}; to build the browser app, run: {both} (or: rustup target add {WASM})")
        })?;
    }
    let cache = target.join("wasm-sysroot");
    let root = cache.join(key()?);
    if !root.is_dir() {
        say("site: building the standard library for WebAssembly; once, about a minute");
        let fresh = cache.join(format!("new-{}", id()));
        build(workspace, &fresh)?;
        // Somebody else may have been faster.
        if let Err(error) = fs::rename(&fresh, &root)
            && !root.is_dir()
        {
            return Err(fault(&root, &error));
        }
        remove(&fresh)?;
    }
    Ok(root.join("rustc"))
}

/// What the built library depends on, as the name of a folder.
fn key() -> Result<String, String> {
    let mut versions = rustc("-V")? + MANIFEST + BUILD + &flags();
    for package in PACKAGES {
        versions.push_str(&debian::version(package).unwrap_or_default());
    }
    let mut hasher = DefaultHasher::new();
    versions.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn rustc(option: &str) -> Result<String, String> {
    let output = Command::new(RUSTC).arg(option).output();
    let output = output.map_err(|error| format!("{RUSTC} cannot start: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn build(workspace: &Workspace, root: &Path) -> Result<(), String> {
    let package = root.join("empty");
    make(&package.join("src"))?;
    put(&package.join("Cargo.toml"), MANIFEST.as_bytes())?;
    put(&package.join("src/lib.rs"), b"")?;
    compile(workspace, &package)?;
    let library = root.join("lib/rustlib").join(WASM).join("lib");
    make(&library)?;
    let built = package.join("target").join(WASM).join("release/deps");
    gather(&built, &library).map_err(|error| fault(&built, &error))?;
    host(root)?;
    wrapper(root)?;
    remove(&package)
}

fn compile(workspace: &Workspace, package: &Path) -> Result<(), String> {
    let words = format!("{BUILD} --target {WASM} --target-dir target");
    let mut command = workspace.command(&words);
    command.current_dir(package).env("RUSTC", RUSTC).env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_ENCODED_RUSTFLAGS", flags());
    stream(&mut command, "building the standard library")
}

/// How it is compiled.
fn flags() -> String {
    let mut flags = renamed(&[(Path::new(SOURCES), "/rust")]);
    flags.extend(["-Cembed-bitcode=yes", "-Zunstable-options"].map(String::from));
    flags.join(BETWEEN)
}

/// Copies the libraries, all but that of the empty package itself.
fn gather(built: &Path, library: &Path) -> io::Result<()> {
    for entry in fs::read_dir(built)? {
        let path = entry?.path();
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        if path.extension() == Some(OsStr::new("rlib")) && !name.starts_with("libempty-") {
            fs::copy(&path, library.join(name))?;
        }
    }
    Ok(())
}

/// Procedural macros and build scripts run on the machine that builds: they need its own libraries.
fn host(root: &Path) -> Result<(), String> {
    let verbose = rustc("-vV")?;
    let host = verbose.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or_else(|| format!("{RUSTC} does not say for which machine it compiles"))?;
    let folder = root.join("lib/rustlib").join(host);
    make(&folder.join("bin"))?;
    link(&Path::new("/usr/lib/rustlib").join(host).join("lib"), &folder.join("lib"))?;
    link(&Path::new("/usr/bin").join(LINKER), &folder.join("bin/rust-lld"))
}

/// The wrapper finds its folder by its own name, so that the folder can be renamed.
fn wrapper(root: &Path) -> Result<(), String> {
    let path = root.join("rustc");
    put(&path, format!("#!/bin/sh\nexec {RUSTC} --sysroot \"${{0%/*}}\" \"$@\"\n").as_bytes())?;
    stream(Command::new("chmod").arg("+x").arg(&path), "chmod")
}

fn make(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| fault(folder, &error))
}

#[cfg(unix)]
fn link(original: &Path, name: &Path) -> Result<(), String> {
    std::os::unix::fs::symlink(original, name).map_err(|error| fault(name, &error))
}

#[cfg(not(unix))]
fn link(_: &Path, name: &Path) -> Result<(), String> {
    Err(format!("{}: links are made on Unix only", name.display()))
}
