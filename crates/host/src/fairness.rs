use fair::{Commitment, Contribution, Draws, FairLots, Place, Seal, Secret, Terms};
use game::Seat;

use crate::Sitter;

/// What fair chance follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    agreed: Agreed,
    secret: Secret,
    contributions: Vec<Option<Contribution>>,
    draws: Draws,
}

/// What everybody knew before the contributions were shown.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Agreed {
    /// By the first construction: the name of the table.
    Table(String),
    Terms(Terms),
}

impl Fairness {
    /// Of the terms that everybody knew, the server's secret, and what people's devices added, in seat order; bots
    /// add nothing.
    pub fn new(terms: Terms, secret: Secret, contributions: Vec<Option<Contribution>>) -> Self {
        let draws = Draws::new(&secret, &terms, &contributions);
        Self { agreed: Agreed::Terms(terms), secret, contributions, draws }
    }

    /// The same for a game of which somebody knows everything from the start: those who sit there, and what their devices
    /// add and have sealed.
    pub fn knowing(
        table: &str,
        game: &str,
        secret: Secret,
        sitters: &[Sitter],
        contributions: Vec<Option<Contribution>>,
    ) -> Self {
        let seal = |(seat, added): (usize, &Option<Contribution>)| {
            added.as_ref().map(|contribution| Seal::of(contribution, table, Seat::new(seat)))
        };
        let seals: Vec<_> = contributions.iter().enumerate().map(seal).collect();
        let terms = terms_of(table, game, secret.commitment(), sitters, &seals);
        Self::new(terms, secret, contributions)
    }

    /// The same by the first construction, for games that were begun or played then.
    pub fn first(table: &str, secret: Secret, contributions: Vec<Option<Contribution>>) -> Self {
        let draws = Draws::first(&secret, table, &contributions);
        Self { agreed: Agreed::Table(table.to_owned()), secret, contributions, draws }
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        match &self.agreed {
            Agreed::Table(table) => table,
            Agreed::Terms(terms) => &terms.table,
        }
    }

    /// What everybody knew before the contributions were shown; nothing by the first construction.
    pub fn terms(&self) -> Option<&Terms> {
        match &self.agreed {
            Agreed::Table(_) => None,
            Agreed::Terms(terms) => Some(terms),
        }
    }

    /// What the server kept to itself.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// What people's devices added, in seat order.
    pub fn contributions(&self) -> &[Option<Contribution>] {
        &self.contributions
    }

    /// One of the streams of chance, after so many undos. By the first construction an undo changed no stream.
    pub(crate) fn lots(&self, undos: u64, stream: u64) -> FairLots {
        let undos = if self.terms().is_some() { undos } else { 0 };
        self.draws.lots(undos << 32 | stream)
    }
}

/// The terms of a game at a table, for those who sit there and what their devices have sealed, in seat order.
pub fn terms_of(
    table: &str,
    game: &str,
    commitment: Commitment,
    sitters: &[Sitter],
    seals: &[Option<Seal>],
) -> Terms {
    let places =
        sitters.iter().zip(seals).map(|(sitter, seal)| Place { who: sitter.to_string(), seal: *seal });
    Terms { table: table.to_owned(), game: game.to_owned(), commitment, places: places.collect() }
}

/// What is wrong with the contributions of a game, if anything.
pub(crate) fn fault_in_contributions(
    table: &str,
    contributions: &[Option<Contribution>],
    places: &[Place],
) -> Option<String> {
    (0..).zip(contributions.iter().zip(places)).find_map(|(seat, (contribution, place))| {
        let seat = Seat::new(seat);
        let is_person = place.who.starts_with("person");
        match (contribution, place.seal) {
            (Some(contribution), Some(seal)) if seal != Seal::of(contribution, table, seat) => {
                Some(format!("the contribution of player {seat} is not the one that was sealed"))
            }
            (Some(_), Some(_)) if is_person => None,
            (None, None) if !is_person => None,
            _ if is_person => Some(format!("player {seat} is a person and needs a seal and a contribution")),
            _ => Some(format!("player {seat} is no person and can have neither a seal nor a contribution")),
        }
    })
}
