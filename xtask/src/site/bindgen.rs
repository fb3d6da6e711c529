//! The glue between WebAssembly and the browser.

use std::fmt::Display;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use super::glue;

/// A program of the app: a module in JavaScript, and the WebAssembly that it starts.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) script: Vec<u8>,
    pub(super) wasm: Vec<u8>,
}

/// Makes both out of what the compiler has made.
pub(super) fn generate(wasm: &Path) -> Result<Program, String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).typescript(false).remove_name_section(true).remove_producers_section(true);
    // The script that starts the app says where the WebAssembly is: its name holds its hash.
    bindgen.out_name("program").omit_default_module_path(true).web(true).map_err(fault)?;
    let mut output = bindgen.generate_output().map_err(fault)?;
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).map(|(name, _)| name);
    if let Some(name) = inline.chain(output.local_modules().keys()).next() {
        return Err(format!("{name} brings JavaScript of its own, which the site has no place for"));
    }
    let mut script = glue::smaller(output.js()).into_bytes();
    let mut wasm = output.wasm_mut().emit_wasm();
    glue::number(&mut script, &mut wasm);
    Ok(Program { script, wasm })
}

fn fault(error: impl Display) -> String {
    format!("wasm-bindgen: {error:#}")
}
