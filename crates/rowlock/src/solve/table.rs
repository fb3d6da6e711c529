use std::path::Path;

use mapped::Mapped;
use solo::{Oracle, Outline, Shape, ToCome};

use super::header::{self, CHECKSUM, HEADER, SHEET};
use crate::failure::Failure;

/// A finished table in its file, of which the system reads what is asked for.
#[derive(Debug)]
pub(crate) struct Table {
    file: Mapped,
    shape: Shape,
    /// The first place of each level.
    begins: Vec<usize>,
}

impl Table {
    /// How many sheets it has.
    pub(crate) fn sheets(&self) -> usize {
        self.shape.places()
    }
}

impl ToCome for Table {
    fn to_come(&self, outline: Outline, misthrows: usize) -> f64 {
        let place = self.shape.place_of(outline);
        let level = self.begins.partition_point(|&begin| begin <= place).saturating_sub(1);
        let begin = HEADER + place * SHEET + level * CHECKSUM + misthrows * 8;
        let bytes = self.file.get(begin..begin + 8).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(f64::NAN, f64::from_le_bytes)
    }
}

/// Opens a table and checks all of it.
pub(crate) fn open(path: &Path) -> Result<Oracle<Table>, Failure> {
    let file = Mapped::open(path).map_err(|error| Failure::unreadable(path, &error))?;
    let bad = |reason: &str| Failure::BadInput(format!("cannot use {}: {reason}", path.display()));
    let shape = Shape::new(header::read(&file).map_err(|reason| bad(&reason))?);
    if file.len() as u64 != header::whole_length(&shape) {
        return Err(bad("it is cut short, or something is behind its end"));
    }
    if let Some(level) = damaged_level(&file, &shape) {
        return Err(bad(&format!("its level {} is damaged", level + 1)));
    }
    let begins = (0..shape.levels()).map(|level| shape.level(level).start).collect();
    Ok(Oracle::new(shape.problem(), Table { file, shape, begins }))
}

/// The first level whose checksum is wrong.
fn damaged_level(file: &[u8], shape: &Shape) -> Option<usize> {
    let mut before = &file[..HEADER];
    let mut rest = &file[HEADER..];
    for level in 0..shape.levels() {
        let (values, behind) = rest.split_at_checked(shape.level(level).len() * SHEET)?;
        let (checksum, behind) = behind.split_at_checked(CHECKSUM)?;
        if header::checksum(before, values).as_bytes() != checksum {
            return Some(level);
        }
        (before, rest) = (checksum, behind);
    }
    None
}
