//! The crate `web` as WebAssembly.

use std::path::{Path, PathBuf};

use super::Purpose;
use super::places::{BETWEEN, renamed};
use super::target::{self, WASM};
use crate::say;
use crate::tools::{Workspace, stream};

/// Compiles the app's programs and gives the folder in which the compiler leaves them.
///
/// It has a target folder of its own: other flags and perhaps another compiler must not make cargo build
/// everything else again.
pub(super) fn build(workspace: &Workspace, target: &Path, purpose: Purpose) -> Result<PathBuf, String> {
    let compiler = target::compiler(workspace, target)?;
    let folder = target.join("wasm");
    say("site: compiling the app; some minutes the first time");
    let profile = purpose.profile();
    let words =
        format!("build --package web --bins --profile {profile} --target {WASM} --locked --target-dir");
    let mut command = workspace.command(&words);
    command.arg(&folder);
    // With these cargo heeds no others: flags for the processor of this machine mean nothing to WebAssembly.
    command.env("CARGO_ENCODED_RUSTFLAGS", flags(workspace, compiler.as_deref()));
    if let Some(compiler) = compiler {
        command.env("RUSTC", compiler);
    }
    stream(&mut command, &format!("cargo {words}"))?;
    Ok(folder.join(WASM).join(profile))
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
    // A check of a game's chance hashes a few kilobytes; the fast way to do that is long.
    flags.push("--cfg=sha2_backend_soft=\"compact\"".into());
    flags.join(BETWEEN)
}
