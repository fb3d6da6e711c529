//! The example of `docs/fair-chance.md` is what the code makes.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use chance::{Commitment, Contribution, Draws, Place, Seal, Secret, Terms};
use game::{RandomSource, Seat};

const PAGE: &str = include_str!("../../../docs/fair-chance.md");

/// What stands behind a name in the record that the page shows.
fn field(name: &str) -> &'static str {
    let line = PAGE.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("the page shows no {name}"))
}

fn seat_by_seat<T: std::str::FromStr<Err: std::fmt::Debug>>(name: &str) -> Vec<Option<T>> {
    field(name).split(", ").map(|word| (word != "-").then(|| word.parse().unwrap())).collect()
}

fn terms() -> Terms {
    let who = field("seats").split(", ");
    let place = |(who, seal): (&str, Option<Seal>)| Place { who: who.to_owned(), seal };
    Terms {
        table: field("table").to_owned(),
        game: "qwixx".to_owned(),
        commitment: field("commitment").parse().unwrap(),
        places: who.zip(seat_by_seat("seals")).map(place).collect(),
    }
}

fn draws() -> Draws {
    let secret: Secret = field("secret").parse().unwrap();
    Draws::new(&secret, &terms(), &seat_by_seat::<Contribution>("contributions"))
}

#[test]
fn the_seals_are_those_of_the_contributions() {
    let contributions = seat_by_seat::<Contribution>("contributions");
    for (i, (contribution, seal)) in contributions.iter().zip(seat_by_seat::<Seal>("seals")).enumerate() {
        assert_eq!(contribution.map(|added| Seal::of(&added, field("table"), Seat::new(i))), seal);
    }
}

#[test]
fn the_terms_are_those_of_the_page() {
    assert!(PAGE.contains(&format!("```text\n{}```", terms())));
}

#[test]
fn the_commitment_is_that_of_the_secret() {
    let commitment: Commitment = field("commitment").parse().unwrap();
    assert!(commitment.is_of(&field("secret").parse().unwrap()));
}

#[test]
fn the_blocks_are_those_of_the_page() {
    for (stream, first_words) in [(0, "d4065ecb"), (16, "1385cc1a"), (16 + (1 << 32), "9d1101af")] {
        let mut random = draws().random(stream);
        let words: Vec<String> = (0..8).map(|_| format!("{:08x}", random.bits())).collect();
        let block = words.concat();
        assert!(block.starts_with(first_words));
        assert!(PAGE.lines().any(|line| line == block), "the page does not show {block}");
    }
}

#[test]
fn the_numbers_are_those_of_the_page() {
    assert_eq!(draws().random(0).below(3), 2);
    assert_eq!(draws().random(16).below(6_u32.pow(6)), 3_558);
    // The ninth number is the first of the next block; worked out with Python's hmac and hashlib.
    let mut random = draws().random(16);
    assert_eq!((0..9).map(|_| random.bits()).last(), Some(NINTH));
}

const NINTH: u32 = 0x5274_95d2;
