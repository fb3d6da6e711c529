use fair::{Contribution, Draws, FairLots, Secret};
use game::{Lots, Notation, Record, Seat};

use crate::Seeded;
use crate::seeded::{STREAM_OF_SETUP, stream_of_chance, stream_of_choice};

/// What decides the dice, the bag and the chance in what bots choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A seed: whoever knows it knows all that is to come.
    Seed(u64),
    /// A server's secret and what people's devices added.
    Fair(Fairness),
}

/// What fair chance follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    /// The name of the table.
    pub table: String,
    /// What the server published a commitment to.
    pub secret: Secret,
    /// What people's devices added, in seat order; bots add nothing.
    pub contributions: Vec<Option<Contribution>>,
}

impl Fairness {
    /// The chance itself.
    pub fn draws(&self) -> Draws {
        Draws::new(&self.secret, &self.table, &self.contributions)
    }
}

impl From<u64> for Luck {
    fn from(seed: u64) -> Self {
        Self::Seed(seed)
    }
}

impl Luck {
    pub(crate) fn of_setup(&self) -> LuckLots {
        self.lots(STREAM_OF_SETUP)
    }

    pub(crate) fn of_chance<G: Notation>(&self, record: &Record<G>) -> LuckLots {
        self.lots(stream_of_chance(record))
    }

    pub(crate) fn of_choice<G: Notation>(&self, record: &Record<G>, seat: Seat) -> LuckLots {
        self.lots(stream_of_choice(record, seat))
    }

    fn lots(&self, stream: u64) -> LuckLots {
        match self {
            Self::Seed(seed) => LuckLots::Seeded(Seeded::new(*seed, stream)),
            Self::Fair(fairness) => LuckLots::Fair(fairness.draws().lots(stream)),
        }
    }
}

/// A stream of either kind of chance.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "it is made, used and dropped in one place")]
pub(crate) enum LuckLots {
    Seeded(Seeded),
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
