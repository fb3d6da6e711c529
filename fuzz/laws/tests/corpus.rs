//! Replays what the fuzz targets found, on any toolchain.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use laws::TARGETS;

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

#[test]
fn every_law_has_a_fuzz_target_and_every_target_a_law() {
    let name = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    let targets: Vec<String> = files(&fuzz().join("fuzz_targets")).unwrap().iter().map(name).collect();
    assert_eq!(targets, TARGETS.map(|(name, _)| name));
}
