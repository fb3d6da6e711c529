use std::hash::{BuildHasher, RandomState};

use game::Lots;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chance that a seed decides, the same on every machine.
#[derive(Debug)]
pub(crate) struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The chance of one game among all the games of a seed.
    pub(crate) fn new(seed: u64, game: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(game);
        Self(generator)
    }

    /// A seed that nobody chose, short enough to be typed again.
    pub(crate) fn fresh_seed() -> u64 {
        RandomState::new().hash_one(()) >> 32
    }
}

impl Lots for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}
