//! The glue between WebAssembly and the browser.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::glue;
use crate::split::{self, LINK, Split};

/// A program of the app: a module in JavaScript, and the WebAssembly that it starts.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// What the script loads later, by the names under which it asks for it.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
    /// Which of the parts the first table of Qwixx needs.
    pub(crate) for_table: Vec<String>,
}

/// Makes a program that is loaded as a whole out of what the compiler has made.
pub(crate) fn generate(wasm: &Path) -> Result<Program, String> {
    let (script, wasm) = bind(wasm, Bindgen::new())?;
    finish(&script, wasm, BTreeMap::new(), Vec::new())
}

/// Makes a program in parts, with a folder to work in.
pub(crate) fn generate_in_parts(wasm: &Path, folder: &Path) -> Result<Program, String> {
    let Split { main, link, parts, for_table } = split::split(wasm, folder)?;
    let mut bindgen = Bindgen::new();
    // The parts know the program by what the linker and the compiler call it.
    bindgen.keep_lld_exports(true).demangle(false);
    let (script, wasm) = bind(&main, bindgen)?;
    finish(&glue::join(&script, LINK, &link)?, wasm, parts, for_table)
}

fn bind(wasm: &Path, mut bindgen: Bindgen) -> Result<(String, Vec<u8>), String> {
    bindgen.input_path(wasm).typescript(false).remove_name_section(true).remove_producers_section(true);
    // The script that starts the app says where the WebAssembly is: its name holds its hash.
    bindgen.out_name("program").omit_default_module_path(true).web(true).map_err(fault)?;
    let mut output = bindgen.generate_output().map_err(fault)?;
    let inline = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty()).map(|(name, _)| name);
    if let Some(name) = inline.chain(output.local_modules().keys()).next() {
        return Err(format!("{name} brings JavaScript of its own, which the site has no place for"));
    }
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}

fn finish(
    script: &str,
    mut wasm: Vec<u8>,
    mut parts: BTreeMap<String, Vec<u8>>,
    for_table: Vec<String>,
) -> Result<Program, String> {
    let mut script = glue::smaller(script).into_bytes();
    let files = [&mut script, &mut wasm].into_iter().chain(parts.values_mut());
    glue::number(files.map(Vec::as_mut_slice));
    let script = String::from_utf8(script).map_err(fault)?;
    Ok(Program { script, wasm, parts, for_table })
}

fn fault(error: impl Display) -> String {
    format!("wasm-bindgen: {error:#}")
}
