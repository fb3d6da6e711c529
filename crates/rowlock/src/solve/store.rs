//! A table on its way into its file, level by level, so that an interrupted run can go on.
//!
//! It grows in a file with another name, each level followed by its checksum. When all levels are there it gets
//! its own name: whoever sees a table sees a whole one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use solo::{Lanes, Shape};

use super::header::{self, CHECKSUM, HEADER, SHEET};
use crate::failure::Failure;

/// The file of a table that is being made.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    unfinished: PathBuf,
    file: File,
    /// The checksum of the last level, or the header.
    last: Vec<u8>,
    /// How many levels the file has.
    pub(crate) levels: usize,
}

impl Store {
    /// Opens the file of an unfinished table, new if there is none, and reads what it has.
    pub(crate) fn open(path: &Path, shape: &Shape, values: &mut [Lanes]) -> Result<Self, Failure> {
        let unfinished = unfinished(path);
        let cannot =
            |error: io::Error| Failure::BadInput(format!("cannot use {}: {error}", unfinished.display()));
        if let Some(folder) =
            path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())
        {
            fs::create_dir_all(folder).map_err(cannot)?;
            anstream::eprintln!("The folder {} was made.", folder.display());
        }
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
        let file = options.open(&unfinished).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(cannot(io::Error::other("another rowlock is working on it")));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let mut store = Self { path: path.to_owned(), unfinished, file, last: Vec::new(), levels: 0 };
        store.read_back(shape, values)?;
        Ok(store)
    }

    /// Reads the levels that are complete. What an interruption leaves behind them is cut off; anything else that is
    /// not as we wrote it is refused, and left as it is.
    fn read_back(&mut self, shape: &Shape, values: &mut [Lanes]) -> Result<(), Failure> {
        let cannot = |error: io::Error| Failure::unreadable(&self.unfinished, &error);
        let length = self.file.metadata().map_err(cannot)?.len();
        let expected = header::write(shape);
        self.last = expected.to_vec();
        if length < HEADER as u64 {
            return self.begin(&expected);
        }
        let mut reader = BufReader::with_capacity(1 << 20, &self.file);
        let mut header = [0; HEADER];
        reader.read_exact(&mut header).map_err(cannot)?;
        if header != expected {
            let reason = header::read(&header).map_or_else(|why| why, |_| "it is of another game".to_owned());
            return Err(self.refused(&reason));
        }
        let mut bytes = Vec::new();
        while self.levels < shape.levels() && header::offset(shape, self.levels + 1) <= length {
            let places = shape.level(self.levels);
            bytes.resize(places.len() * SHEET, 0);
            reader.read_exact(&mut bytes).map_err(cannot)?;
            let mut checksum = [0; CHECKSUM];
            reader.read_exact(&mut checksum).map_err(cannot)?;
            if header::checksum(&self.last, &bytes) != checksum {
                return Err(self.refused(&format!("its level {} is damaged", self.levels + 1)));
            }
            self.last = checksum.to_vec();
            for (value, bytes) in values[places].iter_mut().zip(bytes.chunks_exact(SHEET)) {
                *value = read_sheet(bytes);
            }
            self.levels += 1;
        }
        self.cut_back(header::offset(shape, self.levels))
    }

    fn refused(&self, reason: &str) -> Failure {
        let path = self.unfinished.display();
        Failure::BadInput(format!(
            "cannot go on with {path}: {reason}; remove it, or name another file with --out"
        ))
    }

    fn begin(&mut self, header: &[u8]) -> Result<(), Failure> {
        self.cut_back(0)?;
        self.file.write_all(header).map_err(|error| self.unwritable(&error))
    }

    fn cut_back(&mut self, length: u64) -> Result<(), Failure> {
        let cut = self.file.set_len(length).and_then(|()| self.file.seek(SeekFrom::End(0)));
        cut.map(|_| ()).map_err(|error| self.unwritable(&error))
    }

    fn unwritable(&self, error: &io::Error) -> Failure {
        let path = self.unfinished.display();
        Failure::BadInput(format!(
            "cannot write to {path}: {error}; what is there is kept, and can be gone on with"
        ))
    }

    /// Adds a level.
    pub(crate) fn add(&mut self, values: &[Lanes]) -> Result<(), Failure> {
        self.append(values).map_err(|error| self.unwritable(&error))?;
        self.levels += 1;
        Ok(())
    }

    fn append(&mut self, values: &[Lanes]) -> io::Result<()> {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.last);
        let mut writer = BufWriter::with_capacity(1 << 20, &self.file);
        for value in values {
            let bytes = write_sheet(*value);
            hasher.update(&bytes);
            writer.write_all(&bytes)?;
        }
        let checksum = hasher.finalize();
        writer.write_all(checksum.as_bytes())?;
        writer.flush()?;
        self.last = checksum.as_bytes().to_vec();
        Ok(())
    }

    /// Gives the whole table its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let renamed = self.file.sync_all().and_then(|()| fs::rename(&self.unfinished, &self.path));
        renamed.map_err(|error| self.unwritable(&error))
    }
}

/// The name of a table's file while it is being made.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}

fn write_sheet(values: Lanes) -> [u8; SHEET] {
    let mut bytes = [0; SHEET];
    for (bytes, value) in bytes.chunks_exact_mut(8).zip(values) {
        bytes.copy_from_slice(&value.to_le_bytes());
    }
    bytes
}

fn read_sheet(bytes: &[u8]) -> Lanes {
    let mut values = Lanes::default();
    for (value, bytes) in values.iter_mut().zip(bytes.chunks_exact(8)) {
        *value = bytes.try_into().map_or(0.0, f64::from_le_bytes);
    }
    values
}
