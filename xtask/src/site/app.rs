//! The crate `web` as WebAssembly.

use std::path::{Path, PathBuf};

use super::places::{BETWEEN, renamed};
use super::target::{self, WASM};
use crate::say;
use crate::tools::{Workspace, stream};

/// The two programs of the app, as files.
#[derive(Debug)]
pub(super) struct Programs {
    /// What a first visit loads.
    pub(super) small: PathBuf,
    /// The one with tables on a server.
    pub(super) full: PathBuf,
}

/// What cargo is told to build: without tables on a server, and with them.
const SMALL: &str = "--bin web";
const FULL: &str = "--bin full --features online";

/// Compiles the app and gives its files, as the compiler leaves them.
///
/// It has a target folder of its own: other flags and perhaps another compiler must not make cargo build
/// everything else again.
pub(super) fn build(workspace: &Workspace, target: &Path) -> Result<Programs, String> {
    let compiler = target::compiler(workspace, target)?;
    let folder = target.join("wasm");
    say("site: compiling the app; some minutes the first time");
    for program in [SMALL, FULL] {
        compile(workspace, compiler.as_deref(), &folder, program)?;
    }
    let built = folder.join(WASM).join("web");
    Ok(Programs { small: built.join("web.wasm"), full: built.join("full.wasm") })
}

fn compile(
    workspace: &Workspace,
    compiler: Option<&Path>,
    folder: &Path,
    program: &str,
) -> Result<(), String> {
    let words = format!("build --package web {program} --profile web --target {WASM} --locked --target-dir");
    let mut command = workspace.command(&words);
    command.arg(folder);
    // With these cargo heeds no others: flags for the processor of this machine mean nothing to WebAssembly.
    command.env("CARGO_ENCODED_RUSTFLAGS", flags(workspace, compiler));
    if let Some(compiler) = compiler {
        command.env("RUSTC", compiler);
    }
    stream(&mut command, &format!("cargo {words}"))
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
