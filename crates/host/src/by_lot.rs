use game::{Game, Notation, RandomSource};
use games::NoSuchGame;
use qwirkle::Qwirkle;
use qwixx::{Qwixx, Rules};

/// A game that can be set up with everything decided by lot that people decide before they begin.
pub trait ByLot: Game {
    /// A setup of the game of this name; an error if it has another name.
    fn by_lot(
        game: &str,
        names: Vec<String>,
        random: &mut impl RandomSource,
    ) -> Result<Self::Setup, NoSuchGame>;
}

impl ByLot for Qwixx {
    fn by_lot(
        game: &str,
        names: Vec<String>,
        random: &mut impl RandomSource,
    ) -> Result<qwixx::Setup, NoSuchGame> {
        let rules = Rules::from_name(game).ok_or_else(|| NoSuchGame::new(game))?;
        Ok(qwixx::Setup::by_lot(rules, names, random))
    }
}

impl ByLot for Qwirkle {
    fn by_lot(
        game: &str,
        names: Vec<String>,
        random: &mut impl RandomSource,
    ) -> Result<qwirkle::Setup, NoSuchGame> {
        if !Self::GAMES.contains(&game) {
            return Err(NoSuchGame::new(game));
        }
        Ok(qwirkle::Setup::by_lot(names, random))
    }
}
