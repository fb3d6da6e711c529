//! What the header of a record says beyond the rules: who plays, by which seed, with which dice.

use std::str::FromStr;

use bots::{BotName, Level};
use chance::{ChanceSource, Commitment, Fairness, Secret, Terms};
use game::{Fault, Notation, Record};

use crate::undone::undos_before;
use crate::{Hosted, Sitter, Undone, Unproven};

/// The header field that keeps who plays.
pub const SEATS: &str = "seats";
/// The header field that keeps the seed.
pub const SEED: &str = "seed";
/// The header field that keeps which program writes to the file.
pub const PROGRAM: &str = "program";
/// The header field that says how dice are rolled.
pub const DICE: &str = "dice";
/// What it says where they are rolled by hand.
pub(crate) const BY_HAND: &str = "by hand";

/// The header field that keeps the name of a server's table.
pub const TABLE: &str = "table";
/// The header field that keeps what the server published before play.
pub const COMMITMENT: &str = "commitment";
/// The header field that keeps what people's devices added, in seat order; `-` for a bot.
pub const CONTRIBUTIONS: &str = "contributions";
/// The header field that keeps what people's devices sealed before any contribution was shown, in seat order; `-` for a
/// bot. Games of the first construction have none.
pub const SEALS: &str = "seals";
/// The header field that keeps which choices were undone, in the order of the undos.
pub const UNDONE: &str = "undone";
/// The header field that keeps the server's secret once it was revealed.
pub const SECRET: &str = "secret";

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

/// Several values of a header field, with commas between them.
pub(crate) fn listed_as_text<T: ToString>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// One value for each seat in a header field: `-` where a bot has none.
fn seat_by_seat<T: ToString>(values: impl Iterator<Item = Option<T>>) -> String {
    let written = |value: Option<T>| value.map_or_else(|| "-".to_owned(), |value| value.to_string());
    listed_as_text(&values.map(written).collect::<Vec<_>>())
}

/// Writes into the header what fair chance can be checked by.
pub(crate) fn tag_fairness<G: Notation>(record: &mut Record<G>, fairness: &Fairness, reveal: bool) {
    record.set_tag(TABLE, fairness.table());
    record.set_tag(COMMITMENT, &fairness.secret().commitment().to_string());
    if let Some(terms) = fairness.terms() {
        record.set_tag(SEALS, &seat_by_seat(terms.places.iter().map(|place| place.seal)));
    }
    record.set_tag(CONTRIBUTIONS, &seat_by_seat(fairness.contributions().iter().copied()));
    if reveal {
        record.set_tag(SECRET, &fairness.secret().reveal());
    }
}

/// Which choices were undone by the header.
pub fn undone_in<G: Notation>(record: &Record<G>, text: &str) -> Result<Vec<Undone>, Fault> {
    let Some(undone) = tag_of(record, UNDONE) else { return Ok(Vec::new()) };
    let undone = undone.split(',').map(str::parse).collect::<Result<Vec<Undone>, _>>();
    let undone = undone.map_err(|reason| fault_in(text, UNDONE, reason))?;
    undos_before(&undone, record.steps().len()).map_err(|reason| fault_in(text, UNDONE, reason))?;
    Ok(undone)
}

/// What decides the chance to come by the header: a secret that was revealed, or a seed.
pub(crate) fn source_in<G: Hosted>(record: &Record<G>, text: &str) -> Result<ChanceSource, Fault> {
    if tag_of(record, SECRET).is_some() {
        let fairness = fairness_in(record, text).map_err(Unproven::into_fault);
        return fairness.map(|(fairness, _)| ChanceSource::Fair(fairness));
    }
    Ok(ChanceSource::Seed(seed_in(record).unwrap_or_else(|| seed_of_text(text))))
}

/// What fair chance is checked by, and what was published before play.
pub(crate) fn fairness_in<G: Hosted>(
    record: &Record<G>,
    text: &str,
) -> Result<(Fairness, Commitment), Unproven> {
    let value = |field: &'static str| {
        let missing = || fault_in(text, field, format!("the record has no field '{field}'"));
        tag_of(record, field).ok_or_else(|| Unproven::Lacking(missing()))
    };
    let bad = |field: &'static str| {
        move |error: chance::NoHex| Unproven::Record(fault_in(text, field, error.to_string()))
    };
    let secret: Secret = value(SECRET)?.parse().map_err(bad(SECRET))?;
    let commitment = value(COMMITMENT)?.parse().map_err(bad(COMMITMENT))?;
    let contributions = one_for_each(value(CONTRIBUTIONS)?).map_err(bad(CONTRIBUTIONS))?;
    let table = value(TABLE)?;
    if tag_of(record, SEALS).is_none() {
        return Ok((Fairness::first(table, secret, contributions), commitment));
    }
    let seals = one_for_each(value(SEALS)?).map_err(bad(SEALS))?;
    value(SEATS)?;
    let sitters = seats_in(record, text).map_err(Unproven::Record)?;
    if seals.len() != sitters.len() {
        let reason = format!("the game has {} players, and there are {} seals", sitters.len(), seals.len());
        return Err(Unproven::Lacking(fault_in(text, SEALS, reason)));
    }
    let terms = Terms::of(table, G::game_name(record.setup()), commitment, &sitters, &seals);
    Ok((Fairness::new(terms, secret, contributions), commitment))
}

/// A value for each seat; `-` for a bot.
fn one_for_each<T: FromStr>(text: &str) -> Result<Vec<Option<T>>, T::Err> {
    let value = |word: &str| match word.trim() {
        "-" => Ok(None),
        word => word.parse().map(Some),
    };
    text.split(',').map(value).collect()
}

/// A number for a record without a seed: the dice to come depend on nothing else.
pub(crate) fn seed_of_text(text: &str) -> u64 {
    // FNV-1a; as short as fresh seeds are.
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, hash) >> 32
}

/// A fault about a header field of a record's text, in its place.
pub fn fault_in(text: &str, field: &str, reason: String) -> Fault {
    let value =
        |line: &str| line.split_once(':').filter(|(name, _)| name.trim() == field).map(|(_, v)| v.len());
    let found = text.lines().enumerate().find_map(|(i, line)| {
        let after = value(line)?;
        let start = line.get(line.len() - after..)?;
        let column = line.chars().count() - start.trim_start().chars().count() + 1;
        Some((i + 1, column))
    });
    let (line, column) = found.unwrap_or((1, 1));
    Fault::new(line, column, reason)
}
