use std::error::Error as StdError;
use std::fmt;

use fair::Commitment;
use game::{Document, Fault, Notation, Record, Step};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

use crate::seated::{COMMITMENT, CONTRIBUTIONS, fairness_in, fault_in};
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
    /// It cannot be read as a legal game.
    Record(Fault),
    /// It lacks what a proof needs.
    Lacking(Fault),
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
            Self::Record(fault) | Self::Lacking(fault) | Self::OtherSecret(fault) => fault.fmt(f),
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
    verify_document(&Document::new(text))
}

/// The same for one of the games of a file; places are those in the file.
pub fn verify_document(document: &Document) -> Result<Verified, Unproven> {
    let game = document.game().map_err(Unproven::Record)?.text;
    if Qwirkle::GAMES.contains(&game) {
        verify_game::<Qwirkle>(document)
    } else {
        verify_game::<Qwixx>(document)
    }
}

fn verify_game<G: Hosted>(document: &Document) -> Result<Verified, Unproven> {
    let record = Record::<G>::read(document).map_err(|unreadable| Unproven::Record(unreadable.fault))?;
    let in_file = |fault: Fault| Fault { line: fault.line + document.first_line() - 1, ..fault };
    let (fairness, commitment) =
        fairness_in(&record, document.text()).map_err(|fault| Unproven::Lacking(in_file(fault)))?;
    if !commitment.is_of(&fairness.secret) {
        let reason = format!("the secret is another one: its commitment is {}", fairness.secret.commitment());
        return Err(Unproven::OtherSecret(in_file(fault_in(document.text(), COMMITMENT, reason))));
    }
    check_contributions(&fairness, record.players().len())
        .map_err(|reason| Unproven::Lacking(in_file(fault_in(document.text(), CONTRIBUTIONS, reason))))?;
    check_setup(&record, &fairness)?;
    let draws = check_draws(&record, &fairness)?;
    let contributions = fairness.contributions.iter().flatten().count();
    let is_over = record.state().outcome().is_some();
    Ok(Verified { table: fairness.table, commitment, contributions, draws, is_over })
}

/// A secret to which nobody has added anything proves nothing: the server may have looked for it.
fn check_contributions(fairness: &Fairness, players: usize) -> Result<(), String> {
    let found = fairness.contributions.len();
    if found != players {
        return Err(format!("the game has {players} players, and there are {found} contributions"));
    }
    if fairness.contributions.iter().flatten().next().is_none() {
        return Err("nobody added anything to the secret, so the server alone decided".to_owned());
    }
    Ok(())
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
