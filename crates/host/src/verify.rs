use std::error::Error as StdError;
use std::fmt;

use chance::{Commitment, Contribution, Fairness, Terms};
use game::{Document, Fault, Line, Notation, Place, Record, Seat, Step, Token};
use qwirkle::Qwirkle;
use qwixx::Qwixx;

use crate::seated::{COMMITMENT, CONTRIBUTIONS, SEALS, UNDONE, fairness_in, fault_in, seats_in, undone_in};
use crate::undone::{impossible, undos_before};
use crate::{Hosted, Sits, Sitter, Undone, names_of};

/// The header field that keeps what everybody is called.
const PLAYERS: &str = "players";

/// A record whose chance is what its server was committed to before play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The name of the table.
    pub table: String,
    /// What the server published before play.
    pub commitment: Commitment,
    /// What people's devices added, in seat order.
    pub contributions: Vec<Option<Contribution>>,
    /// The digest of the terms that everybody knew before anything was added; nothing by the first construction, in
    /// which contributions were shown as they came.
    pub terms: Option<String>,
    /// Which choices were undone; chance after that was drawn anew.
    pub undone: Vec<Undone>,
    /// The rolls, deals and draws that were worked out again.
    pub drawn: Vec<Drawn>,
    /// Whether the game was played to its end.
    pub is_over: bool,
}

/// A roll, deal or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Which step of the log it is, counted from 0.
    pub step: usize,
    /// How many undos came before it.
    pub undos: u64,
}

impl Verified {
    /// How many rolls, deals and draws were worked out again.
    pub fn draws(&self) -> usize {
        self.drawn.len()
    }

    /// How many people's devices added something.
    pub fn people(&self) -> usize {
        self.contributions.iter().flatten().count()
    }

    /// By which construction chance came about: 2, or 1 in games of earlier versions.
    pub const fn construction(&self) -> u32 {
        if self.terms.is_some() { 2 } else { 1 }
    }
}

/// Why a record does not prove that its chance was fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// It cannot be read as a legal game, or what a proof needs cannot be read.
    Record(Fault),
    /// It lacks what a proof needs.
    Lacking(Fault),
    /// The secret is not the one that was published before play.
    OtherSecret(Fault),
    /// Something that was fixed before play is not what it was then.
    Changed(Fault),
    /// An undo cannot have been: nobody was to choose where it goes back to.
    Undo(Fault),
    /// The setup was not decided by this secret.
    Setup(Fault),
    /// A roll, deal or draw was not decided by this secret.
    Draw(Fault),
}

impl Unproven {
    /// What is wrong, and where.
    pub fn fault(&self) -> &Fault {
        match self {
            Self::Record(fault)
            | Self::Lacking(fault)
            | Self::OtherSecret(fault)
            | Self::Changed(fault)
            | Self::Undo(fault)
            | Self::Setup(fault)
            | Self::Draw(fault) => fault,
        }
    }

    /// The same by itself.
    pub fn into_fault(self) -> Fault {
        self.fault().clone()
    }

    fn fault_mut(&mut self) -> &mut Fault {
        match self {
            Self::Record(fault)
            | Self::Lacking(fault)
            | Self::OtherSecret(fault)
            | Self::Changed(fault)
            | Self::Undo(fault)
            | Self::Setup(fault)
            | Self::Draw(fault) => fault,
        }
    }

    /// The same about a game that begins further down in a file.
    fn below(mut self, lines: usize) -> Self {
        self.fault_mut().line += lines;
        self
    }
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault().fmt(f)
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
    let (record, places) =
        Record::<G>::read_with_places(document).map_err(|unreadable| Unproven::Record(unreadable.fault))?;
    let above = document.first_line() - 1;
    let (fairness, commitment) =
        proof_in(&record, document.text()).map_err(|unproven| unproven.below(above))?;
    let undone = undone_in(&record, document.text()).map_err(|fault| Unproven::Record(fault).below(above))?;
    check_undone(&record, &fairness, &undone, document.text()).map_err(|unproven| unproven.below(above))?;
    let drawn = check_draws(&record, &fairness, &undone)
        .map_err(|wrong| Unproven::Draw(wrong.fault(document, &places)))?;
    Ok(Verified {
        table: fairness.table().to_owned(),
        commitment,
        contributions: fairness.contributions().to_vec(),
        terms: fairness.terms().map(Terms::digest),
        undone,
        drawn,
        is_over: record.state().outcome().is_some(),
    })
}

/// What the header says about chance, and that it is consistent.
fn proof_in<G: Hosted>(record: &Record<G>, text: &str) -> Result<(Fairness, Commitment), Unproven> {
    let (fairness, commitment) = fairness_in(record, text)?;
    if !commitment.is_of(fairness.secret()) {
        let reason =
            format!("the secret is another one: its commitment is {}", fairness.secret().commitment());
        return Err(Unproven::OtherSecret(fault_in(text, COMMITMENT, reason)));
    }
    check_contributions(&fairness, record.players().len())
        .map_err(|reason| Unproven::Lacking(fault_in(text, CONTRIBUTIONS, reason)))?;
    if let Some(terms) = fairness.terms() {
        check_terms(record, &fairness, terms, text)?;
    }
    check_setup(record, &fairness, text)?;
    Ok((fairness, commitment))
}

/// A secret to which nobody has added anything proves nothing: the server may have looked for it.
fn check_contributions(fairness: &Fairness, players: usize) -> Result<(), String> {
    let found = fairness.contributions().len();
    if found != players {
        return Err(format!("the game has {players} players, and there are {found} contributions"));
    }
    if fairness.contributions().iter().flatten().next().is_none() {
        return Err("nobody added anything to the secret, so the server alone decided".to_owned());
    }
    Ok(())
}

/// What was fixed before any contribution was shown: who plays, and what was sealed.
fn check_terms<G: Hosted>(
    record: &Record<G>,
    fairness: &Fairness,
    terms: &Terms,
    text: &str,
) -> Result<(), Unproven> {
    let changed = |field: &str, reason: String| Unproven::Changed(fault_in(text, field, reason));
    if let Some(reason) = terms.fault_in(fairness.contributions()) {
        return Err(changed(SEALS, reason));
    }
    let sitters = seats_in(record, text).map_err(Unproven::Record)?;
    let names = names_of(&sitters.iter().map(Sitter::name).collect::<Vec<_>>());
    if names != record.players() {
        let reason = format!("the players are not those of 'seats', who would be {}", names.join(", "));
        return Err(changed(PLAYERS, reason));
    }
    Ok(())
}

/// By the first construction undos changed no chance, so nobody could gain anything by them.
fn check_undone<G: Hosted>(
    record: &Record<G>,
    fairness: &Fairness,
    undone: &[Undone],
    text: &str,
) -> Result<(), Unproven> {
    if fairness.terms().is_none() {
        return Ok(());
    }
    let sitters = seats_in(record, text).map_err(Unproven::Record)?;
    let seats = sitters.iter().enumerate();
    let people = seats.filter(|(_, sitter)| sitter.is_person()).map(|(i, _)| Seat::new(i)).collect();
    match impossible(record, undone, people) {
        None => Ok(()),
        Some(undo) => {
            let reason = format!(
                "undo '{undo}' cannot have been: it goes back to where this player was not to choose"
            );
            Err(Unproven::Undo(fault_in(text, UNDONE, reason)))
        }
    }
}

fn check_setup<G: Hosted>(record: &Record<G>, fairness: &Fairness, text: &str) -> Result<(), Unproven> {
    let setup = record.setup();
    let names = record.players().to_vec();
    let game = G::game_name(setup);
    let right = G::by_lot(game, names, &mut fairness.of_setup());
    let right = right.map_err(|reason| Unproven::Setup(fault_in(text, "game", reason.to_string())))?;
    let mut fields = G::fields(&right).into_iter().zip(G::fields(setup));
    match fields.find(|(right, found)| right != found) {
        None => Ok(()),
        Some(((field, right), (_, found))) => {
            let reason = format!("'{field}' is '{found}', but from the secret follows '{right}'");
            Err(Unproven::Setup(fault_in(text, field, reason)))
        }
    }
}

/// An event of chance that does not follow from the secret.
struct Wrong {
    /// Which one, counted from 1.
    number: usize,
    found: String,
    right: String,
}

impl Wrong {
    fn fault(self, document: &Document, places: &[Place]) -> Fault {
        let Self { number, found, right } = self;
        let reason = format!("roll or draw {number} is '{found}', but from the secret follows '{right}'");
        let whole =
            places.get(number - 1).copied().unwrap_or(Place { line: document.first_line(), column: 1 });
        let Place { line, column } = first_difference(document, whole, &right).unwrap_or(whole);
        Fault::new(line, column, reason)
    }
}

/// The first die or tile from `from` on that is not among those that would be right.
fn first_difference(document: &Document, from: Place, right: &str) -> Option<Place> {
    let text = document.text().lines().nth(from.line - document.first_line())?;
    let words = Line { number: from.line, text }.tokens().filter(|word| word.column >= from.column);
    let words: Vec<Token<'_>> = words.collect();
    let groups = words.split(|word| word.text == "|");
    groups.zip(right.split('|')).find_map(|(found, right)| {
        let mut right: Vec<&str> = right.split_whitespace().collect();
        let is_wrong = |word: &&Token<'_>| match right.iter().position(|&other| other == word.text) {
            Some(i) => {
                right.swap_remove(i);
                false
            }
            None => true,
        };
        found.iter().find(is_wrong).map(|word| Place { line: word.line, column: word.column })
    })
}

fn check_draws<G: Hosted>(
    record: &Record<G>,
    fairness: &Fairness,
    undone: &[Undone],
) -> Result<Vec<Drawn>, Wrong> {
    // What is wrong with the undos was said before.
    let undos = undos_before(undone, record.steps().len()).unwrap_or_default();
    let mut drawn = Vec::new();
    for (step, ((before, taken), undos)) in record.replay().zip(undos).enumerate() {
        let Step::Chance(found) = taken else { continue };
        let right = before.cast(&mut fairness.of_chance(undos, drawn.len()));
        drawn.push(Drawn { step, undos });
        if right.as_ref() != Some(found) {
            let right = right.map(|right| right.to_string()).unwrap_or_default();
            return Err(Wrong { number: drawn.len(), found: found.to_string(), right });
        }
    }
    Ok(drawn)
}
