use std::fmt;

use game::RandomSource;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Contribution, Secret, Terms};

/// What the bytes of the first construction are for.
const FIRST: &str = "rowlock fair 1";
/// How many numbers of 32 bits a block has.
const WORDS: usize = 8;

/// All chance of one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Draws {
    key: [u8; 32],
}

impl Draws {
    /// The chance that follows from the server's secret, from the terms that everybody knew, and from what
    /// people's devices added, in seat order; bots add nothing.
    pub fn new(secret: &Secret, terms: &Terms, contributions: &[Option<Contribution>]) -> Self {
        Self::keyed_by(secret, terms.to_string(), contributions)
    }

    /// The same by the first construction, in which contributions were shown as they came. Games that were
    /// played then are still checked by it.
    pub fn first(secret: &Secret, table: &str, contributions: &[Option<Contribution>]) -> Self {
        Self::keyed_by(secret, format!("{FIRST}\n{table}\n"), contributions)
    }

    fn keyed_by(secret: &Secret, mut text: String, contributions: &[Option<Contribution>]) -> Self {
        for contribution in contributions {
            match contribution {
                Some(contribution) => text.push_str(&contribution.to_string()),
                None => text.push('-'),
            }
            text.push('\n');
        }
        Self { key: keyed(secret.bytes(), text.as_bytes()) }
    }

    /// One of its streams; each roll and each draw has one of its own.
    pub const fn random(&self, stream: u64) -> FairRandom {
        FairRandom { key: self.key, stream, blocks: 0, block: [0; 32], used: WORDS }
    }
}

/// Says nothing: who knows the key knows the dice to come.
impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws(..)")
    }
}

/// A stream of chance.
#[derive(Clone)]
pub struct FairRandom {
    key: [u8; 32],
    stream: u64,
    /// How many blocks were made.
    blocks: u64,
    block: [u8; 32],
    /// How many numbers of the block were used.
    used: usize,
}

impl RandomSource for FairRandom {
    fn bits(&mut self) -> u32 {
        if self.used == WORDS {
            let place = [self.stream.to_be_bytes(), self.blocks.to_be_bytes()].concat();
            self.block = keyed(&self.key, &place);
            self.blocks += 1;
            self.used = 0;
        }
        let start = 4 * self.used;
        self.used += 1;
        let word = self.block.get(start..start + 4).unwrap_or_default();
        word.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte))
    }
}

impl fmt::Debug for FairRandom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairLots(..)")
    }
}

/// HMAC-SHA-256.
fn keyed(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    // A key of any length is taken; this one is half a block.
    let mac = Hmac::<Sha256>::new_from_slice(key);
    mac.map_or([0; 32], |mac| mac.chain_update(message).finalize().into_bytes().into())
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;
    use crate::{Place, Seal};

    fn terms() -> Terms {
        let place = |who: &str, seal: Option<Seal>| Place { who: who.to_owned(), seal };
        Terms {
            table: "t".to_owned(),
            game: "qwixx".to_owned(),
            commitment: Secret::new([1; 32]).commitment(),
            places: vec![
                place("person:Max", Some(Seal::of(&Contribution::new([1; 16]), "t", Seat::new(0)))),
                place("skilled", None),
            ],
        }
    }

    #[test]
    fn every_part_matters() {
        let first = |secret: u8, terms: &Terms, contributions: &[Option<Contribution>], stream| {
            Draws::new(&Secret::new([secret; 32]), terms, contributions).random(stream).bits()
        };
        let [a, b] = [1, 2].map(|byte| Some(Contribution::new([byte; 16])));
        let usual = first(1, &terms(), &[a, None], 16);
        assert_eq!(usual, first(1, &terms(), &[a, None], 16));
        let changed = |change: fn(&mut Terms)| {
            let mut terms = terms();
            change(&mut terms);
            first(1, &terms, &[a, None], 16)
        };
        for other in [
            first(2, &terms(), &[a, None], 16),
            first(1, &terms(), &[b, None], 16),
            first(1, &terms(), &[None, a], 16),
            first(1, &terms(), &[a, None, None], 16),
            first(1, &terms(), &[a, None], 32),
            changed(|terms| terms.table.push('u')),
            changed(|terms| terms.game = "qwirkle".to_owned()),
            changed(|terms| terms.commitment = Secret::new([2; 32]).commitment()),
            changed(|terms| terms.places[0].who.push('x')),
            changed(|terms| terms.places[0].seal = None),
            changed(|terms| terms.places.swap(0, 1)),
        ] {
            assert_ne!(usual, other);
        }
    }

    #[test]
    fn the_first_construction_depends_on_all_its_parts() {
        let first = |secret: u8, table: &str, contributions: &[Option<Contribution>], stream| {
            Draws::first(&Secret::new([secret; 32]), table, contributions).random(stream).bits()
        };
        let [a, b] = [1, 2].map(|byte| Some(Contribution::new([byte; 16])));
        let usual = first(1, "t", &[a, b], 16);
        for other in [
            first(2, "t", &[a, b], 16),
            first(1, "u", &[a, b], 16),
            first(1, "t", &[b, a], 16),
            first(1, "t", &[a, None], 16),
            first(1, "t", &[a, b, None], 16),
            first(1, "t", &[a, b], 32),
        ] {
            assert_ne!(usual, other);
        }
    }

    #[test]
    fn nothing_secret_is_printed() {
        let secret = Secret::new([0xab; 32]);
        let draws = Draws::new(&secret, &terms(), &[]);
        let printed = format!("{secret:?} {draws:?} {:?}", draws.random(1));
        assert_eq!(printed, "Secret(..) Draws(..) FairLots(..)");
    }

    #[test]
    fn texts_read_as_they_are_written_and_in_no_other_way() {
        let secret = Secret::new([0x5a; 32]);
        assert_eq!(secret.reveal().parse(), Ok(secret));
        let contribution = Contribution::new([0xc0; 16]);
        assert_eq!(contribution.to_string().parse(), Ok(contribution));
        for text in ["", "c0", &"C0".repeat(16), &"g0".repeat(16), &"c0".repeat(17), &"é".repeat(16)] {
            assert!(text.parse::<Contribution>().is_err(), "{text}");
        }
    }
}
