//! What the header of a record says beyond the rules: who plays, by which seed, with which dice.

use bots::{BotName, Level};
use game::{Fault, Notation, Record};

use crate::Sitter;

/// The header field that keeps who plays.
pub const SEATS: &str = "seats";
/// The header field that keeps the seed.
pub const SEED: &str = "seed";
/// The header field that says how dice are rolled.
pub const DICE: &str = "dice";
/// What it says where they are rolled by hand.
pub(crate) const BY_HAND: &str = "by hand";

/// What a header field of one's own says.
pub fn tag_of<'a, G: Notation>(record: &'a Record<G>, name: &str) -> Option<&'a str> {
    record.tags().iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
}

/// The seed in the header, if there is one.
pub fn seed_in<G: Notation>(record: &Record<G>) -> Option<u64> {
    tag_of(record, SEED).and_then(|text| text.parse().ok())
}

/// Who plays where a record does not say: the first player is the person.
pub fn default_seats(count: usize) -> Vec<Sitter> {
    let bot = || Sitter::Bot { level: BotName::Level(Level::Skilled), name: None };
    (0..count).map(|i| if i == 0 { Sitter::Person(None) } else { bot() }).collect()
}

/// Who plays by the header.
pub(crate) fn seats_in<G: Notation>(record: &Record<G>, text: &str) -> Result<Vec<Sitter>, Fault> {
    let Some(seats) = tag_of(record, SEATS) else {
        return Ok(default_seats(record.players().len()));
    };
    let sitters = seats.split(',').map(str::parse).collect::<Result<Vec<Sitter>, _>>();
    let sitters = sitters.map_err(|reason| fault_in(text, SEATS, reason))?;
    let (found, players) = (sitters.len(), record.players().len());
    if found == players {
        Ok(sitters)
    } else {
        Err(fault_in(text, SEATS, format!("the game has {players} players, and {found} are named here")))
    }
}

/// A number for a record without a seed: the dice to come depend on nothing else.
pub(crate) fn seed_of_text(text: &str) -> u64 {
    // FNV-1a; as short as fresh seeds are.
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, hash) >> 32
}

/// A fault about a header field, in its place.
pub(crate) fn fault_in(text: &str, field: &str, reason: String) -> Fault {
    let value =
        |line: &str| line.split_once(':').filter(|(name, _)| name.trim() == field).map(|(_, v)| v.len());
    let found = text.lines().enumerate().find_map(|(i, line)| {
        let after = value(line)?;
        let start = line.get(line.len() - after..)?;
        let column = line.chars().count() - start.trim_start().chars().count() + 1;
        Some((i + 1, column))
    });
    let (line, column) = found.unwrap_or((1, 1));
    Fault { line, column, reason }
}
