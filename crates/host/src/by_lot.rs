use game::{Game, Lots};
use qwirkle::Qwirkle;
use qwixx::{Qwixx, Rules};

/// A game that can be set up with everything decided by lot that people decide before they begin.
pub trait ByLot: Game {
    /// A setup of the game of this name.
    fn by_lot(game: &str, names: Vec<String>, lots: &mut impl Lots) -> Self::Setup;
}

impl ByLot for Qwixx {
    fn by_lot(game: &str, names: Vec<String>, lots: &mut impl Lots) -> qwixx::Setup {
        qwixx::Setup::by_lot(Rules::from_name(game).unwrap_or(Rules::CLASSIC), names, lots)
    }
}

impl ByLot for Qwirkle {
    fn by_lot(_: &str, names: Vec<String>, lots: &mut impl Lots) -> qwirkle::Setup {
        qwirkle::Setup::by_lot(names, lots)
    }
}
