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

/// The chance in one choice of a bot: it depends on what is decided, not on what was decided before, so
/// that a game which is resumed goes on as it would have.
///
/// Most bots draw no lots for most choices, so the generator is made when the first one is drawn.
#[derive(Debug)]
pub(crate) struct ChoiceLots {
    decision: [u64; 4],
    generator: Option<ChaCha8Rng>,
}

impl ChoiceLots {
    /// The chance for the seat that chooses at this step of this game, among all the games of a seed.
    pub(crate) fn new(seed: u64, game: u64, step: usize, seat: game::Seat) -> Self {
        Self { decision: [seed, game, step as u64, seat.number() as u64], generator: None }
    }
}

/// A number from which a player may draw lots of its own; the dice do not come from it.
pub(crate) fn player_seed(seed: u64, game: u64, seat: game::Seat) -> u64 {
    let mut lots = ChoiceLots::new(seed, game, usize::MAX, seat);
    // 53 bits: as much as every language keeps exactly in JSON.
    u64::from(lots.bits()) << 21 | u64::from(lots.bits() >> 11)
}

impl Lots for ChoiceLots {
    fn bits(&mut self) -> u32 {
        let decision = &self.decision;
        let generator = self.generator.get_or_insert_with(|| {
            let mut seed = [0; 32];
            for (bytes, number) in seed.chunks_exact_mut(8).zip(decision) {
                bytes.copy_from_slice(&number.to_le_bytes());
            }
            ChaCha8Rng::from_seed(seed)
        });
        generator.next_u32()
    }
}
