//! The crate `web` as WebAssembly.

use std::path::{Path, PathBuf};

use super::places::{BETWEEN, renamed};
use super::target::{self, WASM};
use crate::say;
use crate::tools::{Workspace, stream};

/// The programs of the app, as files.
#[derive(Debug)]
pub(super) struct Programs {
    /// What shows and asks.
    pub(super) page: PathBuf,
    /// What plays the tables of this device, for each game.
    pub(super) workers: [(&'static str, PathBuf); 2],
}

/// Compiles the app and gives its files, as the compiler leaves them.
///
/// It has a target folder of its own: other flags and perhaps another compiler must not make cargo build
/// everything else again.
pub(super) fn build(workspace: &Workspace, target: &Path) -> Result<Programs, String> {
    let compiler = target::compiler(workspace, target)?;
    let folder = target.join("wasm");
    say("site: compiling the app; some minutes the first time");
    let words = format!("build --package web --bins --profile web --target {WASM} --locked --target-dir");
    let mut command = workspace.command(&words);
    command.arg(&folder);
    // With these cargo heeds no others: flags for the processor of this machine mean nothing to WebAssembly.
    command.env("CARGO_ENCODED_RUSTFLAGS", flags(workspace, compiler.as_deref()));
    if let Some(compiler) = compiler {
        command.env("RUSTC", compiler);
    }
    stream(&mut command, &format!("cargo {words}"))?;
    let built = folder.join(WASM).join("web");
    let workers = ["qwixx", "qwirkle"].map(|game| (game, built.join(format!("{game}.wasm"))));
    Ok(Programs { page: built.join("page.wasm"), workers })
}

/// How it is compiled.
fn flags(workspace: &Workspace, compiler: Option<&Path>) -> String {
    let mut flags = renamed(&[(&workspace.path(""), "/rowlock")]);
    // A compiler of our own with another standard library says that it is the same version; cargo has to see that
    // it is not, or it would mix what both have built.
    let library = compiler.and_then(Path::parent).and_then(Path::file_name);
    flags.extend(library.map(|key| format!("-Cmetadata={}", key.display())));
    // Views without types of their own: less code for the same page.
    flags.push("--cfg=erase_components".into());
    flags.join(BETWEEN)
}
