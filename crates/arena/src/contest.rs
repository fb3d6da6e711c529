use bots::Roster;
use game::{Game, RandomSource, Seat, Step};
use host::ByLot;
use protocol::Wire;
use qwirkle::{Order, Qwirkle};
use qwixx::Qwixx;

/// A game in which players are compared.
pub(crate) trait Contest: Wire + Roster + ByLot + 'static {
    /// Chance that is decided before the game, so that it is the same for every rotation of the seats.
    type Fate;

    /// What is counted besides the points, for one seat.
    const FACTS: [Fact; 2];

    /// What is decided beforehand.
    fn fate(random: &mut impl RandomSource) -> Self::Fate;

    /// The roll or the draw that the game awaits.
    fn befall(&self, fate: &mut Self::Fate, random: &mut impl RandomSource) -> Option<Self::Chance>;

    /// What is counted, in the order of [`Contest::FACTS`].
    fn facts(&self, seat: Seat) -> [u16; 2];

    /// Whether a turn begins with this step.
    fn begins_turn(step: &Step<Self>) -> bool;
}

/// The names of something that is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact {
    /// For other programs.
    pub(crate) key: &'static str,
    /// For people.
    pub(crate) heading: &'static str,
}

impl Contest for Qwixx {
    /// A roll needs one lot whatever was chosen before, so the dice of a turn are the same anyway.
    type Fate = ();

    const FACTS: [Fact; 2] =
        [Fact { key: "misthrows", heading: "misthrows" }, Fact { key: "closed_rows", heading: "closed" }];

    fn fate(_: &mut impl RandomSource) {}

    fn befall(&self, (): &mut (), random: &mut impl RandomSource) -> Option<Self::Chance> {
        self.cast(random)
    }

    fn facts(&self, seat: Seat) -> [u16; 2] {
        let sheet = self.sheet(seat);
        [sheet.misthrows().into(), sheet.locked().len() as u16]
    }

    fn begins_turn(step: &Step<Self>) -> bool {
        matches!(step, Step::Chance(_))
    }
}

impl Contest for Qwirkle {
    type Fate = Order;

    const FACTS: [Fact; 2] =
        [Fact { key: "qwirkles", heading: "Qwirkles" }, Fact { key: "last_tiles", heading: "finished" }];

    fn fate(random: &mut impl RandomSource) -> Order {
        Order::by_lot(random)
    }

    fn befall(&self, order: &mut Order, random: &mut impl RandomSource) -> Option<Self::Chance> {
        order.next(self, random)
    }

    fn facts(&self, seat: Seat) -> [u16; 2] {
        let score = self.score(seat);
        [score.qwirkles as u16, score.finish.into()]
    }

    fn begins_turn(step: &Step<Self>) -> bool {
        matches!(step, Step::Choice(..))
    }
}
