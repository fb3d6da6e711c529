//! Whoever answers for a seat without a person on it.

use bots::{Bot, Budget, Knowledge, Roster};
use game::{RandomSource, Seat, Viewer};
use protocol::Wire;
use table::Table;

use crate::engine::Engine;
use crate::failure::Failure;
use crate::player::Player;

/// A bot or an engine that plays on a seat.
#[derive(Debug)]
pub enum Computer<G: Wire + Roster + 'static> {
    /// One of our own.
    Bot(Box<dyn Bot<G>>),
    /// A program of somebody else.
    Engine(Engine),
}

impl<G: Wire + Roster + 'static> Computer<G> {
    /// Whoever plays for a seat without a person: a bot that knows this much, or an engine, which is started.
    pub fn new(player: &Player, knowledge: &Knowledge) -> Result<Self, Failure> {
        match player {
            Player::Bot(name) => {
                let bot = G::bot(*name, knowledge);
                let none = || Failure::BadInput(format!("this game has no bot '{name}'"));
                bot.map(Self::Bot).ok_or_else(none)
            }
            Player::Engine(command) => Engine::start(command).map(Self::Engine).map_err(|reason| {
                Failure::BadInput(format!("the engine '{command}' does not play: {reason}"))
            }),
            Player::Person(_) => {
                Err(Failure::BadInput("a person needs a terminal: 'rowlock play'".to_owned()))
            }
        }
    }

    /// A game begins, or goes on, in which this player has a seat; `seed` is for a random source of its own.
    pub fn begin(&mut self, table: &Table<G>, seat: Seat, seed: impl FnOnce() -> u64) {
        match self {
            Self::Bot(_) => {}
            Self::Engine(engine) => engine.begin(table, seat, seed()),
        }
    }

    /// The game is over.
    pub fn end(&mut self, table: &Table<G>, seat: Seat) {
        match self {
            Self::Bot(_) => {}
            Self::Engine(engine) => engine.end(table, seat),
        }
    }

    /// The choice of a seat that is asked, or why it loses the game.
    pub fn choose(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        budget: &Budget,
        random: &mut dyn RandomSource,
    ) -> Result<G::Choice, String> {
        match self {
            Self::Bot(bot) => {
                let view = table.view(Viewer::Seat(seat));
                bot.choose(&view, budget, random).ok_or_else(|| "the bot had no answer".to_owned())
            }
            Self::Engine(engine) => engine.choose(table, seat, budget),
        }
    }
}
