//! What bots have to know about tables of a kind: a file for each, which the app loads when such a table is opened.

use std::path::Path;

use crate::assets::{Files, read};
use crate::fault;

/// What every file is called first; the rules and the number of players follow.
const KNOWS: &str = "knows-";

/// The networks, and the compact table for one player, under the names that the site has for them.
pub(crate) fn gather(nets: &Path, alone: &Path) -> Result<Files, String> {
    let named = |(path, bytes): (String, Vec<u8>)| {
        let stem = path.strip_suffix(".net")?;
        Some((format!("{KNOWS}{stem}.bin"), bytes))
    };
    let mut files: Files = read(nets)?.into_iter().filter_map(named).collect();
    let table = std::fs::read(alone).map_err(|error| fault(alone, &error))?;
    files.insert(format!("{KNOWS}classic-1.bin"), table);
    Ok(files)
}

/// How the page refers to a file, if it is one of these.
pub(crate) fn id(path: &str) -> Option<&str> {
    path.strip_suffix(".bin").filter(|stem| stem.starts_with(KNOWS))
}

/// Whether a file is for the tables that most people sit down at first.
pub(crate) fn is_of_first_table(path: &str) -> bool {
    id(path) == Some("knows-classic-2")
}
