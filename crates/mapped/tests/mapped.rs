//! What is mapped is what the file holds, and nobody who asks may write to it meanwhile.
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs::{self, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use mapped::Mapped;

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mapped");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn the_bytes_are_those_of_the_file() {
    let path = file("bytes");
    fs::write(&path, b"some bytes").unwrap();
    let mapped = Mapped::open(&path).unwrap();
    assert_eq!(&*mapped, b"some bytes");
    // Others may read it at the same time.
    assert_eq!(&*Mapped::open(&path).unwrap(), b"some bytes");
}

#[test]
fn readers_and_writers_keep_each_other_away() {
    let path = file("locked");
    fs::write(&path, b"some bytes").unwrap();
    let mapped = Mapped::open(&path).unwrap();
    let writer = OpenOptions::new().write(true).open(&path).unwrap();
    assert!(matches!(writer.try_lock(), Err(TryLockError::WouldBlock)));
    drop(mapped);
    writer.try_lock().unwrap();
    assert_eq!(Mapped::open(&path).unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn what_is_no_file_is_refused() {
    assert_eq!(Mapped::open(&file("nothing")).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(Mapped::open(&file(".")).unwrap_err().kind(), ErrorKind::IsADirectory);
}
