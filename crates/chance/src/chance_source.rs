use game::{Notation, RandomSource, Record, Seat};

use crate::seeded::{STREAM_OF_SETUP, stream_of_chance, stream_of_choice};
use crate::{FairRandom, Fairness, Seeded};

/// What decides the dice, the bag and the chance in what bots choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceSource {
    /// A seed: whoever knows it knows all that is to come.
    Seed(u64),
    /// A server's secret and what people's devices added.
    Fair(Fairness),
}

impl From<u64> for ChanceSource {
    fn from(seed: u64) -> Self {
        Self::Seed(seed)
    }
}

impl ChanceSource {
    /// The chance of the setup.
    pub fn of_setup(&self) -> ChanceRandom {
        self.random(0, STREAM_OF_SETUP)
    }

    /// The chance of the next roll or draw, after so many undos.
    pub fn of_chance<G: Notation>(&self, record: &Record<G>, undos: u64) -> ChanceRandom {
        self.random(undos, stream_of_chance(record))
    }

    /// The chance in a bot's next choice, after so many undos.
    pub fn of_choice<G: Notation>(&self, record: &Record<G>, seat: Seat, undos: u64) -> ChanceRandom {
        self.random(undos, stream_of_choice(record, seat))
    }

    fn random(&self, undos: u64, stream: u64) -> ChanceRandom {
        match self {
            Self::Seed(seed) => ChanceRandom::Seeded(Seeded::new(*seed, undos << 32 | stream)),
            Self::Fair(fairness) => ChanceRandom::Fair(fairness.random(undos, stream)),
        }
    }
}

/// A stream of either kind of chance.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is made, used and dropped in one place")]
pub enum ChanceRandom {
    /// What a seed decides.
    Seeded(Seeded),
    /// What can be proven to be fair.
    Fair(FairRandom),
}

impl RandomSource for ChanceRandom {
    fn bits(&mut self) -> u32 {
        match self {
            Self::Seeded(random) => random.bits(),
            Self::Fair(random) => random.bits(),
        }
    }
}
