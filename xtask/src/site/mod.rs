//! The browser app as files that any web server can serve: `cargo xtask site`.

mod app;
mod assets;
mod bindgen;
mod compress;
mod css;
mod glue;
mod knowledge;
mod places;
mod sizes;
mod split;
mod sysroot;
mod target;
mod template;
mod texts;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::say;
use crate::tools::Workspace;
use assets::{Folders, Published, Sources};
pub(crate) use compress::brotli;

/// The variable that names the folder whose files become part of the program.
pub(crate) const VARIABLE: &str = "ROWLOCK_SITE";

/// Where the pages, styles and pictures of the app are.
const ASSETS: &str = "crates/web/assets";
/// Where the texts are, a folder for each language.
const LOCALES: &str = "crates/tell/locales";

/// What bots have to know: networks, and the compact table for one player.
const NETS: &str = "crates/bots/nets";
const ALONE: &str = "crates/solo/data/classic.bin";

/// `cargo xtask site` with what follows on the command line.
pub(crate) fn command(words: &[&str]) -> Result<bool, String> {
    if let [word, ..] = words {
        return Err(format!("site does not understand '{word}'; `cargo xtask help` explains it"));
    }
    build(&Workspace::find()?)?;
    Ok(true)
}

/// Builds the site and gives its folder. What is up to date is left alone.
pub(crate) fn build(workspace: &Workspace) -> Result<PathBuf, String> {
    let begin = Instant::now();
    let target = workspace.target()?;
    let programs = app::build(workspace, &target)?;
    let sources = Sources::read(&Folders {
        assets: workspace.path(ASSETS),
        locales: workspace.path(LOCALES),
        nets: workspace.path(NETS),
        alone: workspace.path(ALONE),
    })?;
    let folder = target.join("site");
    let stamp = target.join("site.stamp");
    let inputs = sources.fingerprint(&programs)?;
    if folder.is_dir() && fs::read_to_string(&stamp).is_ok_and(|done| done == inputs) {
        say(&format!("site: {} is up to date", folder.display()));
        return Ok(folder);
    }
    say("site: writing the glue between WebAssembly and the browser");
    let page = bindgen::generate_in_parts(&programs.page, &target.join("wasm").join("parts"))?;
    let [(qwixx, first), (qwirkle, second)] = &programs.workers;
    let workers = [(*qwixx, bindgen::generate(first)?), (*qwirkle, bindgen::generate(second)?)];
    let published = sources.publish(page, workers)?;
    say("site: compressing");
    let sizes = write(&published, &target, &folder)?;
    sizes::check(&sizes)?;
    fs::write(&stamp, inputs).map_err(|error| fault(&stamp, &error))?;
    say(&format!("site: {} built in {:.0} s", folder.display(), begin.elapsed().as_secs_f64()));
    Ok(folder)
}

/// Writes all files into a new folder, and puts it in the place of the old one when it is complete.
fn write(published: &[Published], target: &Path, folder: &Path) -> Result<Vec<sizes::Row>, String> {
    let fresh = target.join("site.new");
    remove(&fresh)?;
    let mut rows = Vec::new();
    for file in published {
        let path = fresh.join(&file.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(|error| fault(parent, &error))?;
        }
        let mut row = sizes::Row::new(&file.path, file.need, file.bytes.len());
        put(&path, &file.bytes)?;
        for (ending, bytes) in compress::versions(&file.path, &file.bytes)? {
            put(&fresh.join(format!("{}{ending}", file.path)), &bytes)?;
            row.add(ending, bytes.len());
        }
        rows.push(row);
    }
    for line in sizes::table(&rows) {
        say(&line);
    }
    remove(folder)?;
    fs::rename(&fresh, folder).map_err(|error| fault(folder, &error))?;
    Ok(rows)
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| fault(path, &error))
}

fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(fault(folder, &error)),
        _ => Ok(()),
    }
}

fn fault(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
