//! Replays what the fuzz targets found, on any toolchain.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use game::{Notation, Record};
use laws::TARGETS;
use qwirkle::Qwirkle;
use qwixx::Qwixx;

fn fuzz() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

#[test]
fn the_laws_hold_for_the_corpus() {
    for (name, law) in TARGETS {
        let seeds = files(&fuzz().join("corpus").join(name)).unwrap_or_default();
        assert!(!seeds.is_empty(), "corpus/{name} has no seeds");
        for seed in seeds {
            // Shown only when the law is broken.
            println!("{}", seed.display());
            law(&fs::read(&seed).unwrap());
        }
    }
}

/// A seed that no longer reads, after a change of the notation, would test little: only those called
/// `bad-…` have a fault.
#[test]
fn only_bad_seeds_have_a_fault() {
    check_seeds("qwixx_record", |text| Record::<Qwixx>::parse(text).is_ok());
    check_seeds("qwirkle_record", |text| Record::<Qwirkle>::parse(text).is_ok());
    check_seeds("qwixx_position", |text| Qwixx::from_position(text).is_ok());
    check_seeds("qwirkle_position", |text| Qwirkle::from_position(text).is_ok());
}

fn check_seeds(target: &str, reads: fn(&str) -> bool) {
    for seed in files(&fuzz().join("corpus").join(target)).unwrap_or_default() {
        let text = String::from_utf8_lossy(&fs::read(&seed).unwrap_or_default()).into_owned();
        let bad = seed.file_name().is_some_and(|name| name.to_string_lossy().starts_with("bad-"));
        assert_eq!(reads(&text), !bad, "{}", seed.display());
    }
}

#[test]
fn every_law_has_a_fuzz_target_and_every_target_a_law() {
    let name = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    let targets: Vec<String> = files(&fuzz().join("fuzz_targets")).unwrap().iter().map(name).collect();
    assert_eq!(targets, TARGETS.map(|(name, _)| name));
}
