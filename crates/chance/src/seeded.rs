use game::{Notation, RandomSource, Record, Seat, Step};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chance that a seed decides, the same on every machine.
#[derive(Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The chance of one game among all the games of a seed.
    pub fn new(seed: u64, game: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(game);
        Self(generator)
    }

    /// The chance of the setup of a game that people play.
    pub fn of_setup(seed: u64) -> Self {
        Self::new(seed, STREAM_OF_SETUP)
    }

    /// The chance of the next roll or draw of a game that people play.
    pub fn of_chance<G: Notation>(seed: u64, record: &Record<G>) -> Self {
        Self::new(seed, stream_of_chance(record))
    }

    /// The chance in the next choice of a bot in a game that people play.
    pub fn of_choice<G: Notation>(seed: u64, record: &Record<G>, seat: Seat) -> Self {
        Self::new(seed, stream_of_choice(record, seat))
    }

    /// What a player draws by itself in a game that people play.
    pub fn of_player(seed: u64, seat: Seat) -> Self {
        // Streams 1 to 8 are for that.
        Self::new(seed, seat.number() as u64)
    }
}

/// The stream that decides the setup.
pub(crate) const STREAM_OF_SETUP: u64 = 0;

/// The stream that decides the next roll or draw of a game that people play.
pub(crate) fn stream_of_chance<G: Notation>(record: &Record<G>) -> u64 {
    stream(record.steps().iter().filter(|step| matches!(step, Step::Chance(_))).count(), 0)
}

/// The stream for the chance in the next choice of a bot in a game that people play.
pub(crate) fn stream_of_choice<G: Notation>(record: &Record<G>, seat: Seat) -> u64 {
    let by_seat = |step: &&Step<G>| matches!(step, Step::Choice(who, _) if *who == seat);
    stream(record.steps().iter().filter(by_seat).count(), seat.number())
}

/// Which of a seed's streams of chance decides: the n-th roll or draw has one of its own (`number` 0), and so
/// has the n-th choice of every seat. So a resumed game goes on as it would have, and a choice taken back
/// changes nobody's luck.
pub(crate) fn stream(count: usize, number: usize) -> u64 {
    (count as u64 + 1) << 4 | number as u64
}

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The chance in one choice of a bot: it depends on what is decided, not on what was decided before, so
/// that a game which is resumed goes on as it would have.
///
/// Most bots need no random numbers for most choices, so the generator is made when the first one is drawn.
#[derive(Debug)]
pub struct ChoiceRandom {
    decision: [u64; 4],
    generator: Option<ChaCha8Rng>,
}

impl ChoiceRandom {
    /// The chance for the seat that chooses at this step of this game, among all the games of a seed.
    pub fn new(seed: u64, game: u64, step: usize, seat: Seat) -> Self {
        Self { decision: [seed, game, step as u64, seat.number() as u64], generator: None }
    }
}

/// A seed for a random source of a player's own; the dice do not come from it.
pub fn player_seed(seed: u64, game: u64, seat: Seat) -> u64 {
    let mut random = ChoiceRandom::new(seed, game, usize::MAX, seat);
    // 53 bits: as much as every language keeps exactly in JSON.
    u64::from(random.bits()) << 21 | u64::from(random.bits() >> 11)
}

impl RandomSource for ChoiceRandom {
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
