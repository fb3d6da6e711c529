//! The page's program cut into parts: what the first page needs, and files for everything else.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::{fault, remove};

/// The script that loads the parts, as the program calls it.
pub(crate) const LINK: &str = "./parts.js";

/// The part with the tables of Qwixx, by its name in the program.
const TABLE: &str = "play";

/// A program in parts, before the glue is made.
#[derive(Debug)]
pub(crate) struct Split {
    /// What is loaded first.
    pub(crate) main: PathBuf,
    /// The script that loads the others.
    pub(crate) link: String,
    /// The others, by the names under which the script asks for them.
    pub(crate) parts: BTreeMap<String, Vec<u8>>,
    /// Which of them the first table of Qwixx needs.
    pub(crate) for_table: Vec<String>,
}

/// Cuts a program where its code says, in a folder for that.
pub(crate) fn split(wasm: &Path, folder: &Path) -> Result<Split, String> {
    remove(folder)?;
    fs::create_dir_all(folder).map_err(|error| fault(folder, &error))?;
    let bytes = fs::read(wasm).map_err(|error| fault(wasm, &error))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&bytes);
    (options.output_dir, options.main_out_path) = (folder, &main);
    options.link_name = LINK;
    let made = transform(options).map_err(|error| format!("{}: {error:#}", wasm.display()))?;
    let mut parts = BTreeMap::new();
    for path in &made.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let part = fs::read(path).map_err(|error| fault(path, &error))?;
        parts.insert(name, smaller(&part).map_err(|error| format!("{}: {error:#}", path.display()))?);
    }
    let link = folder.join(LINK);
    let link = fs::read_to_string(&link).map_err(|error| fault(&link, &error))?;
    let for_table =
        made.prefetch_map.get(TABLE).ok_or_else(|| format!("the program has no part '{TABLE}'"))?;
    let for_table = for_table.iter().map(|stem| format!("{stem}.wasm")).collect();
    Ok(Split { main, link, parts, for_table })
}

/// A part without names, and with its numbers no longer than they have to be: the linker leaves room in them, so that
/// they can be changed.
fn smaller(part: &[u8]) -> walrus::Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    config.parse(part).map(|mut module| module.emit_wasm())
}
