use std::fmt;

use game::Seat;

use crate::seeded::{STREAM_OF_SETUP, stream};
use crate::{Contribution, Draws, FairRandom, Seal, Secret, Terms};

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
        sitters: &[impl fmt::Display],
        contributions: Vec<Option<Contribution>>,
    ) -> Self {
        let seal = |(seat, added): (usize, &Option<Contribution>)| {
            added.as_ref().map(|contribution| Seal::of(contribution, table, Seat::new(seat)))
        };
        let seals: Vec<_> = contributions.iter().enumerate().map(seal).collect();
        let terms = Terms::of(table, game, secret.commitment(), sitters, &seals);
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

    /// The chance of the setup.
    pub fn of_setup(&self) -> FairRandom {
        self.random(0, STREAM_OF_SETUP)
    }

    /// The chance of a roll or a draw, after so many others and so many undos.
    pub fn of_chance(&self, undos: u64, earlier: usize) -> FairRandom {
        self.random(undos, stream(earlier, 0))
    }

    /// One of the streams of chance, after so many undos. By the first construction an undo changed no stream.
    pub(crate) fn random(&self, undos: u64, stream: u64) -> FairRandom {
        let undos = if self.terms().is_some() { undos } else { 0 };
        self.draws.random(undos << 32 | stream)
    }
}
