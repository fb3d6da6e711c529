//! What a file of a table begins with. The format is described in `docs/solo-format.md`.

use game::RULES_VERSION;
use qwixx::{LuckyPair, Rules};
use solo::{Problem, Shape};

/// The first bytes of every table.
const MAGIC: &[u8; 8] = b"RLSOLO\r\n";

/// The version of the format.
const VERSION: u32 = 1;

/// How long the header is.
pub(crate) const HEADER: usize = 64;

/// How much of it the checksum at its end is over.
const CHECKED: usize = 40;

/// How long the checksum behind every level is.
pub(crate) const CHECKSUM: usize = 32;

/// The bytes of a sheet: one number for each number of misthrows.
pub(crate) const SHEET: usize = 32;

/// How long the file of a whole table is.
pub(crate) fn whole_length(shape: &Shape) -> u64 {
    offset(shape, shape.levels())
}

/// Where a level begins in the file; past the last one, where the file ends.
pub(crate) fn offset(shape: &Shape, level: usize) -> u64 {
    (HEADER + shape.level(level).start * SHEET + level * CHECKSUM) as u64
}

/// The header of a problem's table.
pub(crate) fn write(shape: &Shape) -> [u8; HEADER] {
    let problem = shape.problem();
    let mut name = [0; 8];
    for (byte, letter) in name.iter_mut().zip(problem.rules().name().bytes()) {
        *byte = letter;
    }
    let lucky = problem.lucky().map_or([0; 2], LuckyPair::numbers);
    let mut parts = Vec::with_capacity(HEADER);
    parts.extend_from_slice(MAGIC);
    parts.extend_from_slice(&VERSION.to_le_bytes());
    parts.extend_from_slice(&RULES_VERSION.to_le_bytes());
    parts.extend_from_slice(&name);
    parts.extend_from_slice(&[lucky[0], lucky[1], 0, 0]);
    parts.extend_from_slice(&(shape.levels() as u32).to_le_bytes());
    parts.extend_from_slice(&(shape.places() as u64).to_le_bytes());
    let checksum = blake3::hash(&parts);
    let mut header = [0; HEADER];
    for (byte, part) in header.iter_mut().zip(parts.iter().chain(checksum.as_bytes())) {
        *byte = *part;
    }
    header
}

/// Which problem a table is of, or why it is none that we can read.
pub(crate) fn read(bytes: &[u8]) -> Result<Problem, String> {
    if !bytes.starts_with(MAGIC) {
        return Err("this is no table of 'rowlock solve'".to_owned());
    }
    let header: &[u8; HEADER] = bytes.first_chunk().ok_or("its header is cut short")?;
    let number = |place: usize| {
        header.get(place..place + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
    };
    if number(8) != VERSION {
        return Err(format!("its format has version {}, and this program knows {VERSION}", number(8)));
    }
    let checksum = blake3::hash(&header[..CHECKED]);
    if !checksum.as_bytes().starts_with(&header[CHECKED..]) {
        return Err("its header is damaged".to_owned());
    }
    if number(12) != RULES_VERSION {
        return Err(format!("it is of rules version {}, and this program has {RULES_VERSION}", number(12)));
    }
    let name = String::from_utf8_lossy(&header[16..24]);
    let lucky = (header[24] != 0).then(|| LuckyPair::new(header[24], header[25]));
    let problem = Rules::from_name(name.trim_end_matches('\0')).and_then(|rules| Problem::new(rules, lucky));
    problem.ok_or_else(|| format!("it is of a game that this program does not know: {name}"))
}

/// The checksum of a level: over the one before it, so that levels cannot change places, and its values.
pub(crate) fn checksum(before: &[u8], values: &[u8]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(before);
    hasher.update(values);
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_reads_back() {
        let problem = |rules: Rules| {
            let lucky = rules.has_lucky_numbers().then(|| LuckyPair::new(6, 11));
            Problem::new(rules, lucky)
        };
        for problem in Rules::ALL.into_iter().filter_map(problem) {
            assert_eq!(read(&write(&Shape::new(problem))), Ok(problem));
        }
    }

    #[test]
    fn every_changed_byte_is_noticed() {
        let sound = write(&Shape::new(Problem::CLASSIC));
        for place in 0..HEADER {
            let mut changed = sound;
            changed[place] ^= 1;
            assert!(read(&changed).is_err(), "{place}");
            assert!(read(&sound[..place]).is_err(), "{place}");
        }
    }
}
