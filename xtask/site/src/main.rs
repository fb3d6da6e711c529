//! Makes the files of the browser app out of its programs, pages and texts. `cargo xtask site` compiles the programs and
//! runs this; it is a program of its own because what it is made of takes a minute to compile.

mod assets;
mod bindgen;
mod compress;
mod css;
mod glue;
mod knowledge;
mod sizes;
mod split;
mod template;
mod texts;

use std::env;
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use assets::{Folders, Published, Sources};

/// Where the pages, styles and pictures of the app are.
const ASSETS: &str = "crates/web/assets";
/// Where the texts are, a folder for each language.
const LOCALES: &str = "crates/tell/locales";

/// Bot data: networks, and the compact table for one player.
const NETS: &str = "crates/bots/nets";
const ALONE: &str = "crates/solo/data/classic.bin";

const HELP: &str = "\
Usage: site PURPOSE BUILT OUT   Make the site in the folder OUT from the programs in the folder BUILT
       site pack                Compress the standard input

PURPOSE is 'publish', or 'develop' for files that are quickly made and never compressed.
";

/// The programs of the app, as files.
#[derive(Debug)]
struct Programs {
    /// What shows and asks.
    page: PathBuf,
    /// What plays the tables of this device, for each game.
    workers: [(&'static str, PathBuf); 2],
}

impl Programs {
    fn in_folder(built: &Path) -> Self {
        let workers = ["qwixx", "qwirkle"].map(|game| (game, built.join(format!("{game}.wasm"))));
        Self { page: built.join("page.wasm"), workers }
    }
}

/// What the files are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// For everybody: compressed as far as possible, and no larger than they may be.
    Publish,
    /// To look at a change: made as quickly as possible.
    Develop,
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["publish", built, out] => build(Purpose::Publish, Path::new(built), Path::new(out)),
        ["develop", built, out] => build(Purpose::Develop, Path::new(built), Path::new(out)),
        ["pack"] => pack(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("site: {message}");
            ExitCode::from(2)
        }
    }
}

/// Builds the site. What is up to date is left alone.
fn build(purpose: Purpose, built: &Path, folder: &Path) -> Result<(), String> {
    let begin = Instant::now();
    let programs = Programs::in_folder(built);
    let sources = Sources::read(&Folders {
        assets: ASSETS.into(),
        locales: LOCALES.into(),
        nets: NETS.into(),
        alone: ALONE.into(),
    })?;
    let stamp = folder.with_extension("stamp");
    let inputs = sources.fingerprint(&programs)?;
    if folder.is_dir() && fs::read_to_string(&stamp).is_ok_and(|done| done == inputs) {
        say(&format!("site: {} is up to date", folder.display()));
        return Ok(());
    }
    say("site: writing the glue between WebAssembly and the browser");
    let page = bindgen::generate_in_parts(&programs.page, &folder.with_extension("parts"))?;
    let [(qwixx, first), (qwirkle, second)] = &programs.workers;
    let workers = [(*qwixx, bindgen::generate(first)?), (*qwirkle, bindgen::generate(second)?)];
    let published = sources.publish(page, workers)?;
    let sizes = write(purpose, &published, folder)?;
    if purpose == Purpose::Publish {
        for line in sizes::table(&sizes) {
            say(&line);
        }
        sizes::check(&sizes)?;
    }
    fs::write(&stamp, inputs).map_err(|error| fault(&stamp, &error))?;
    say(&format!("site: {} built in {:.0} s", folder.display(), begin.elapsed().as_secs_f64()));
    Ok(())
}

/// Writes all files into a new folder, and puts it in the place of the old one when it is complete.
fn write(purpose: Purpose, published: &[Published], folder: &Path) -> Result<Vec<sizes::Row>, String> {
    if purpose == Purpose::Publish {
        say("site: compressing");
    }
    let fresh = folder.with_extension("new");
    remove(&fresh)?;
    let mut rows = Vec::new();
    for file in published {
        let path = fresh.join(&file.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(|error| fault(parent, &error))?;
        }
        let mut row = sizes::Row::new(&file.path, file.need, file.bytes.len());
        put(&path, &file.bytes)?;
        if purpose == Purpose::Publish {
            for (ending, bytes) in compress::versions(&file.path, &file.bytes)? {
                put(&fresh.join(format!("{}{ending}", file.path)), &bytes)?;
                row.add(ending, bytes.len());
            }
        }
        rows.push(row);
    }
    remove(folder)?;
    fs::rename(&fresh, folder).map_err(|error| fault(folder, &error))?;
    Ok(rows)
}

/// Compresses what comes in.
fn pack() -> Result<(), String> {
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(|error| format!("the standard input: {error}"))?;
    let packed = compress::brotli(&bytes).map_err(|error| format!("brotli: {error}"))?;
    io::stdout().lock().write_all(&packed).map_err(|error| format!("the standard output: {error}"))
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

fn fault(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Writes a line for whoever watches.
fn say(line: &str) {
    // Nobody watching (a closed pipe) does not change what is built.
    let _ = writeln!(io::stdout().lock(), "{line}");
}
