//! Whoever answers for a seat without a person on it.

use bots::{Bot, BotName, Budget};
use game::{Lots, Seat, Viewer};
use table::Table;

use crate::show::Show;

/// A bot or an engine that plays on a seat.
#[derive(Debug)]
pub(crate) enum Computer<G: Show> {
    Bot(Box<dyn Bot<G>>),
}

impl<G: Show> Computer<G> {
    /// A bot of our own.
    pub(crate) fn bot(name: BotName) -> Self {
        Self::Bot(G::bot(name))
    }

    /// The choice of a seat that is asked, or why it loses the game.
    pub(crate) fn choose(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        budget: &Budget,
        lots: &mut dyn Lots,
    ) -> Result<G::Choice, String> {
        match self {
            Self::Bot(bot) => {
                let view = table.view(Viewer::Seat(seat));
                bot.choose(&view, budget, lots).ok_or_else(|| "the bot had no answer".to_owned())
            }
        }
    }
}
