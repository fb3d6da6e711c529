//! Lines from a file or from standard input, with a limit on their length.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// The most bytes of a line; no line of a record is nearly this long.
const LONGEST_LINE: u64 = 1 << 16;

/// What a source is called in messages.
pub(crate) fn name_of(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { path.display().to_string() }
}

/// Text from a file must not send control characters to a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The lines of a source of bytes. What is not UTF-8 is kept as a replacement character, so that the
/// reader of the record can say where it stands.
pub(crate) struct Lines {
    source: Box<dyn BufRead>,
    number: u64,
    read: u64,
    /// The size of the source, where it is known.
    pub(crate) size: Option<u64>,
}

impl Lines {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let (source, size): (Box<dyn BufRead>, _) = if path.as_os_str() == "-" {
            (Box::new(io::stdin().lock()), None)
        } else {
            let file = File::open(path)?;
            let meta = file.metadata()?;
            if meta.is_dir() {
                return Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"));
            }
            (Box::new(BufReader::with_capacity(1 << 16, file)), meta.is_file().then_some(meta.len()))
        };
        Ok(Self { source, number: 0, read: 0, size })
    }

    /// How many bytes were read so far.
    pub(crate) fn position(&self) -> u64 {
        self.read
    }
}

impl Iterator for Lines {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut bytes = Vec::new();
        match (&mut self.source).take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes) {
            Ok(0) => return None,
            Ok(count) => self.read += count as u64,
            Err(error) => return Some(Err(error)),
        }
        self.number += 1;
        if bytes.len() as u64 > LONGEST_LINE && bytes.last() != Some(&b'\n') {
            let reason =
                format!("line {} has more than {LONGEST_LINE} bytes: this is no record", self.number);
            return Some(Err(io::Error::new(io::ErrorKind::InvalidData, reason)));
        }
        let line = String::from_utf8_lossy(&bytes);
        Some(Ok(line.trim_end_matches(['\n', '\r']).to_owned()))
    }
}
