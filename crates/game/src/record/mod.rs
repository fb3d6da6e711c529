//! A whole game as text. The grammar is in `docs/record-format.md`.

mod bookmarks;
mod document;
mod header;
mod notation;
mod reader;
mod writer;

use alloc::string::String;
use alloc::vec::Vec;

pub use document::{Document, Documents};
pub use header::{Field, Header};
pub use notation::{Notation, TurnReader};
pub use reader::Unreadable;
pub use writer::WrittenTurns;

use self::bookmarks::Bookmarks;
use crate::{Game, Reasons, Seat};

/// The version of the record format that this crate reads and writes.
pub const FORMAT: u32 = 1;

/// The version of the rules: it changes when a ruling changes the legal choices or the score of any game.
pub const RULES_VERSION: u32 = 1;

/// Most games between two have fewer steps than this.
const USUAL_STEPS: usize = 128;

/// One event of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step<G: Game> {
    /// The dice or the bag decided.
    Chance(G::Chance),
    /// A seat decided.
    Choice(Seat, G::Choice),
}

/// A remark of a person in a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// The turn line it stands before, or on; counted from zero.
    pub line: usize,
    /// Whether it stands behind the turn, on the same line.
    pub trailing: bool,
    /// The text without the `#`.
    pub text: String,
}

/// A game from its setup to its latest step: the log, and the state it leads to.
///
/// Every step was checked when it was added, so a record is always one of a legal game, finished or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Record<G: Notation> {
    setup: G::Setup,
    tags: Vec<Field>,
    comments: Vec<Comment>,
    start: G,
    steps: Vec<Step<G>>,
    state: G,
    bookmarks: Bookmarks<G>,
}

impl<G: Notation> Record<G> {
    /// The record of a game that is about to begin.
    pub fn new(setup: G::Setup) -> Result<Self, Reasons<G::SetupError>> {
        let start = G::new(&setup)?;
        let state = start.clone();
        let steps = Vec::with_capacity(USUAL_STEPS);
        Ok(Self {
            setup,
            tags: Vec::new(),
            comments: Vec::new(),
            start,
            steps,
            state,
            bookmarks: Bookmarks::new(),
        })
    }

    /// Who plays, and by which rules.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The names of the players in seat order.
    pub fn players(&self) -> &[String] {
        G::players(&self.setup)
    }

    /// The state before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The state after the last step.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Every step so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Header fields that say more than the rules need: a date, a place, a seed.
    pub fn tags(&self) -> &[Field] {
        &self.tags
    }

    /// The remarks of people.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Adds a header field of one's own; `false` if the name is taken or a record cannot hold it.
    pub fn tag(&mut self, name: &str, value: &str) -> bool {
        let taken = header::is_reserved::<G>(name) || self.tags.iter().any(|tag| tag.name == name);
        let field = Field::new(name, value).filter(|_| !taken);
        let added = field.is_some();
        self.tags.extend(field);
        added
    }

    /// Adds a header field of one's own, or gives it another value; `false` if a record cannot hold it.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let known = self.tags.iter_mut().find(|tag| tag.name == name);
        match (known, Field::new(name, value)) {
            (Some(tag), Some(field)) => *tag = field,
            (Some(_), None) => return false,
            (None, _) => return self.tag(name, value),
        }
        true
    }

    /// Takes a header field of one's own away; `false` if there is none of this name.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let before = self.tags.len();
        self.tags.retain(|tag| tag.name != name);
        self.tags.len() < before
    }

    /// Carries out a choice and keeps it, or says why it is illegal and changes nothing.
    pub fn play(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), G::Illegal> {
        self.state.play(seat, choice)?;
        self.push(Step::Choice(seat, choice.clone()));
        Ok(())
    }

    /// Lets an event of chance happen and keeps it, or says why it cannot happen and changes nothing.
    pub fn happen(&mut self, chance: &G::Chance) -> Result<(), G::Impossible> {
        self.state.happen(chance)?;
        self.push(Step::Chance(chance.clone()));
        Ok(())
    }

    /// Keeps a step that was carried out.
    fn push(&mut self, step: Step<G>) {
        self.steps.push(step);
        self.bookmarks.note(self.steps.len(), &self.state);
    }

    /// Takes back every step behind the first `steps`; nothing happens if there are no more.
    pub fn take_back_to(&mut self, steps: usize) {
        if steps >= self.steps.len() {
            return;
        }
        self.steps.truncate(steps);
        let (from, state) = self.bookmarks.go_back(steps).unwrap_or_else(|| (0, self.start.clone()));
        self.state = state;
        for (i, step) in self.steps.iter().enumerate().skip(from) {
            step.carry_out(&mut self.state);
            self.bookmarks.note(i + 1, &self.state);
        }
    }

    /// Every step with the state before it.
    pub fn replay(&self) -> impl Iterator<Item = (G, &Step<G>)> {
        let mut state = self.start.clone();
        self.steps.iter().map(move |step| {
            let before = state.clone();
            step.carry_out(&mut state);
            (before, step)
        })
    }

    /// Shows every step from this one on, counted from zero, with its number and the state before it. For the latest steps
    /// this costs no more late in a game than early, as the game is not replayed from its start.
    pub fn walk(&self, from: usize, mut see: impl FnMut(usize, &G, &Step<G>)) {
        let (start, state) = self.nearest(from);
        let mut state = state.clone();
        for (i, step) in self.steps.iter().enumerate().skip(start) {
            if i >= from {
                see(i, &state, step);
            }
            step.carry_out(&mut state);
        }
    }

    /// The latest state known that has no more than so many steps before it, and how many it has.
    pub fn nearest(&self, steps: usize) -> (usize, &G) {
        self.bookmarks.before(steps).unwrap_or((0, &self.start))
    }
}

impl<G: Game> Step<G> {
    /// Carries out a step known to be legal in `state`.
    pub fn carry_out(&self, state: &mut G) {
        match self {
            Self::Chance(chance) => state.happen_unchecked(chance),
            Self::Choice(seat, choice) => state.play_unchecked(*seat, choice),
        }
    }
}
