use alloc::string::String;

use game::{Notation, Seat};

use crate::Table;

/// Whoever does for a table what no person does: rolls, draws, and asks bots and engines. [`Table::step`] says when.
pub trait Driver<G: Notation> {
    /// What the dice or the bag decide; `None` if that comes in later, such as dice that people roll.
    fn cast(&mut self, table: &Table<G>) -> Option<G::Chance>;

    /// What the bot or the engine of a seat answers; `None` if that comes in later, such as from another thread.
    fn answer(&mut self, table: &Table<G>, ask: Ask) -> Option<Answer<G>>;
}

/// What comes of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<G: Notation> {
    /// A choice.
    Choice(G::Choice),
    /// The seat loses the game, for this reason.
    Forfeit(String),
}

/// A question to a bot or an engine. Its answer counts only as long as the question stands: a choice taken
/// back or another player on the seat makes it void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// The number of the question at this table.
    pub(crate) number: u32,
}
