use game::{Lots, Notation, Record, Seat};

use crate::seeded::{STREAM_OF_SETUP, stream_of_chance, stream_of_choice};
use crate::{FairLots, Fairness, Seeded};

/// What decides the dice, the bag and the chance in what bots choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A seed: whoever knows it knows all that is to come.
    Seed(u64),
    /// A server's secret and what people's devices added.
    Fair(Fairness),
}

impl From<u64> for Luck {
    fn from(seed: u64) -> Self {
        Self::Seed(seed)
    }
}

impl Luck {
    /// The chance of the setup.
    pub fn of_setup(&self) -> LuckLots {
        self.lots(0, STREAM_OF_SETUP)
    }

    /// The chance of the next roll or draw, after so many undos.
    pub fn of_chance<G: Notation>(&self, record: &Record<G>, undos: u64) -> LuckLots {
        self.lots(undos, stream_of_chance(record))
    }

    /// The chance in a bot's next choice, after so many undos.
    pub fn of_choice<G: Notation>(&self, record: &Record<G>, seat: Seat, undos: u64) -> LuckLots {
        self.lots(undos, stream_of_choice(record, seat))
    }

    fn lots(&self, undos: u64, stream: u64) -> LuckLots {
        match self {
            Self::Seed(seed) => LuckLots::Seeded(Seeded::new(*seed, undos << 32 | stream)),
            Self::Fair(fairness) => LuckLots::Fair(fairness.lots(undos, stream)),
        }
    }
}

/// A stream of either kind of chance.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is made, used and dropped in one place")]
pub enum LuckLots {
    /// What a seed decides.
    Seeded(Seeded),
    /// What can be proven to be fair.
    Fair(FairLots),
}

impl Lots for LuckLots {
    fn bits(&mut self) -> u32 {
        match self {
            Self::Seeded(lots) => lots.bits(),
            Self::Fair(lots) => lots.bits(),
        }
    }
}
