//! The example of `docs/fair-chance.md` is what the code makes.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use fair::{Commitment, Contribution, Draws, Secret};
use game::Lots;

const PAGE: &str = include_str!("../../../docs/fair-chance.md");

/// What stands behind a name in the record that the page shows.
fn field(name: &str) -> &'static str {
    let line = PAGE.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("the page shows no {name}"))
}

fn draws() -> Draws {
    let secret: Secret = field("secret").parse().unwrap();
    let contribution = |word: &str| (word != "-").then(|| word.parse::<Contribution>().unwrap());
    let contributions: Vec<_> = field("contributions").split(", ").map(contribution).collect();
    Draws::new(&secret, field("table"), &contributions)
}

#[test]
fn the_commitment_is_that_of_the_secret() {
    let commitment: Commitment = field("commitment").parse().unwrap();
    assert!(commitment.is_of(&field("secret").parse().unwrap()));
}

#[test]
fn the_blocks_are_those_of_the_page() {
    for (stream, first_words) in [(0, "6870c342"), (16, "e900e24c")] {
        let mut lots = draws().lots(stream);
        let words: Vec<String> = (0..8).map(|_| format!("{:08x}", lots.bits())).collect();
        let block = words.concat();
        assert!(block.starts_with(first_words));
        assert!(PAGE.lines().any(|line| line == block), "the page does not show {block}");
    }
}

#[test]
fn the_numbers_are_those_of_the_page() {
    assert_eq!(draws().lots(0).below(3), 1);
    assert_eq!(draws().lots(16).below(6_u32.pow(6)), 42_464);
    // The ninth number is the first of the next block; worked out with Python's hmac and hashlib.
    let mut lots = draws().lots(16);
    assert_eq!((0..9).map(|_| lots.bits()).last(), Some(NINTH));
}

const NINTH: u32 = 0xf3c0_ecbe;
