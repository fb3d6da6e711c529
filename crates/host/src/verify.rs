use std::error::Error as StdError;
use std::fmt;

use fair::Commitment;
use game::{Document, Fault, Notation, Record, Step};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

use crate::seated::{COMMITMENT, fairness_in, fault_in};
use crate::seeded::{STREAM_OF_SETUP, stream};
use crate::{Fairness, Hosted};

/// A record whose chance is what its server was committed to before play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The name of the table.
    pub table: String,
    /// What the server published before play.
    pub commitment: Commitment,
    /// How many people's devices added something.
    pub contributions: usize,
    /// How many rolls, deals and draws were worked out again.
    pub draws: usize,
    /// Whether the game was played to its end.
    pub is_over: bool,
}

/// Why a record does not prove that its chance was fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// It cannot be read, or lacks what a proof needs.
    Record(Fault),
    /// The secret is not the one that was published before play.
    OtherSecret(Fault),
    /// The setup was not decided by this secret.
    Setup,
    /// A roll, deal or draw was not decided by this secret.
    Draw {
        /// Which one, counted from 1.
        number: usize,
        /// What the record has.
        found: String,
        /// What it would have been.
        right: String,
    },
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(fault) | Self::OtherSecret(fault) => fault.fmt(f),
            Self::Setup => {
                f.write_str("what was decided by lot before the first turn does not follow from the secret")
            }
            Self::Draw { number, found, right } => {
                write!(f, "roll or draw {number} is '{found}', but from the secret follows '{right}'")
            }
        }
    }
}

impl StdError for Unproven {}

/// Works out all chance of a record again, or says what is wrong.
pub fn verify(text: &str) -> Result<Verified, Unproven> {
    let document = Document::new(text);
    let game = document.game().map_err(Unproven::Record)?.text;
    if Qwirkle::GAMES.contains(&game) {
        verify_game::<Qwirkle>(&document, text)
    } else {
        verify_game::<Qwixx>(&document, text)
    }
}

fn verify_game<G: Hosted>(document: &Document, text: &str) -> Result<Verified, Unproven> {
    let record = Record::<G>::read(document).map_err(|unreadable| Unproven::Record(unreadable.fault))?;
    let (fairness, commitment) = fairness_in(&record, text).map_err(Unproven::Record)?;
    if !commitment.is_of(&fairness.secret) {
        let reason = format!("the secret is another one: its commitment is {}", fairness.secret.commitment());
        return Err(Unproven::OtherSecret(fault_in(text, COMMITMENT, reason)));
    }
    check_setup(&record, &fairness)?;
    let draws = check_draws(&record, &fairness)?;
    let contributions = fairness.contributions.iter().flatten().count();
    let is_over = record.state().outcome().is_some();
    Ok(Verified { table: fairness.table, commitment, contributions, draws, is_over })
}

fn check_setup<G: Hosted>(record: &Record<G>, fairness: &Fairness) -> Result<(), Unproven> {
    let setup = record.setup();
    let names = record.players().to_vec();
    let right = G::by_lot(G::game_name(setup), names, &mut fairness.draws().lots(STREAM_OF_SETUP));
    if G::fields(&right) == G::fields(setup) { Ok(()) } else { Err(Unproven::Setup) }
}

fn check_draws<G: Hosted>(record: &Record<G>, fairness: &Fairness) -> Result<usize, Unproven> {
    let draws = fairness.draws();
    let mut number = 0;
    for (before, step) in record.replay() {
        let Step::Chance(found) = step else { continue };
        let right = before.cast(&mut draws.lots(stream(number, 0)));
        number += 1;
        if right.as_ref() != Some(found) {
            let right = right.map(|right| right.to_string()).unwrap_or_default();
            return Err(Unproven::Draw { number, found: found.to_string(), right });
        }
    }
    Ok(number)
}
