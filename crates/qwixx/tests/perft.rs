//! The counts of `tests/perft` hold.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;

use game::check_perft_table;
use qwixx::Qwixx;

#[test]
fn counts_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let table = fs::read_to_string(&file).unwrap();
        if let Err(fault) = check_perft_table::<Qwixx>(&table) {
            panic!("{}: {fault}", file.display());
        }
    }
}
