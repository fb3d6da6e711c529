//! The compiler for WebAssembly: the ordinary one where it can, another one where it must.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::sysroot;
use crate::tools::{self, Workspace, stream};
use crate::{debian, say};

/// The target that browsers run.
pub(super) const WASM: &str = "wasm32-unknown-unknown";

/// Sees to a compiler for WebAssembly, and names it if it is not the one that cargo uses anyway.
pub(super) fn compiler(workspace: &Workspace, target: &Path) -> Result<Option<PathBuf>, String> {
    if has_library() {
        return Ok(None);
    }
    if tools::rustup_may_install() {
        let install = format!("rustup target add {WASM}");
        say(&install);
        stream(Command::new("rustup").args(["target", "add", WASM]), &install)?;
        return Ok(None);
    }
    if debian::is_here() {
        return sysroot::see_to(workspace, target).map(Some);
    }
    Err(format!(
        "the standard library for WebAssembly is missing; with rustup, run: rustup target add {WASM} \
         (RUSTUP_AUTO_INSTALL=0 keeps Rowlock from running it); without rustup, install the package \
         of your system that brings the Rust target {WASM}"
    ))
}

/// Whether the ordinary compiler has the standard library for WebAssembly.
fn has_library() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]).output();
    let folder = output.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    folder.is_ok_and(|folder| holds_std(&folder))
}

fn holds_std(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
}
