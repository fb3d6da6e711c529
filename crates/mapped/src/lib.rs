//! A file as bytes in memory, of which the system reads what is needed when it is needed.
//!
//! This is the only crate of the workspace with `unsafe` in it, and the block below is all of it.

use std::fs::{File, TryLockError};
use std::io;
use std::ops::Deref;
use std::path::Path;

use memmap2::Mmap;

/// A file that is mapped into memory, read-only.
#[derive(Debug)]
pub struct Mapped {
    bytes: Mmap,
    /// Holds the lock: whoever wants to write to the file, and asks for a lock as we do, is refused.
    _file: File,
}

impl Mapped {
    /// Maps a file that nobody else is writing to.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        if file.metadata()?.is_dir() {
            return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"));
        }
        match file.try_lock_shared() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(io::Error::new(io::ErrorKind::WouldBlock, "somebody is writing to it"));
            }
            // Not every file system has locks; then it is as if nobody else had one.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // SAFETY: the bytes must not change while they are mapped. The file was opened for reading only, so nothing
        // changes through this map, and the lock keeps other programs of ours away. Programs that ask for no lock
        // can still write to the file: then other bytes are read, which is why they are only ever read as plain numbers,
        // for which any bits will do, and are checked before they are believed. If somebody shortens the file, reading
        // past its new end ends this program with a signal (SIGBUS); nothing else is read instead.
        #[expect(unsafe_code, reason = "mapping a file is unsafe; why it is sound here is said above")]
        let bytes = unsafe { Mmap::map(&file)? };
        Ok(Self { bytes, _file: file })
    }
}

impl Deref for Mapped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}
