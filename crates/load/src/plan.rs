use std::time::Duration;

use bots::BotName;
use host::GameKind;

use crate::Address;

/// What is played against a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The servers: every connection and every request goes to any of them.
    pub servers: Vec<Address>,
    /// How many tables are played at once.
    pub tables: usize,
    /// Which games, in turn.
    pub games: Vec<GameKind>,
    /// How many people sit at a table.
    pub people: usize,
    /// How many bots sit there, too, and which.
    pub bots: usize,
    /// Which bots.
    pub bot: BotName,
    /// How many look on.
    pub watchers: usize,
    /// How many seconds there are for each choice; people choose in time, so that no bot ever chooses for them.
    pub clock: Option<u32>,
    /// How long it goes on.
    pub length: Length,
    /// How long people think about a choice: any time up to twice this.
    pub think: Duration,
    /// What decides what people choose and how long they think.
    pub seed: u64,
    /// Of so many games one is looked at closely: in the others clients read no more of what they see than they need to
    /// go on. What is acknowledged, the record and its chance are judged in all of them.
    pub one_in: usize,
    /// Whether all that is received is kept and searched for what is hidden.
    pub tap: bool,
    /// Whether messages arrive in the order in which they are sent, as they do without something in between.
    pub in_order: bool,
    /// How many times faster the clocks of the guests go: where messages are lost on purpose, nobody has to wait
    /// for them as long as people have to.
    pub hurry: u32,
    /// Whether people who meet another version of the protocol reload, as with the browser app, and go on with what was not
    /// answered; if not, a promise is broken.
    pub reloads: bool,
    /// A game in which nothing has happened for so long does not end any more.
    pub patience: Duration,
}

/// How long a run goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// So many games, one after the other at each table.
    Games(usize),
    /// No game begins after this time; those that have begun are played to their end.
    Time(Duration),
}

impl Plan {
    /// One game of Qwixx between two people at this server.
    pub fn at(server: Address) -> Self {
        Self {
            servers: vec![server],
            tables: 1,
            games: vec![GameKind::CLASSIC],
            people: 2,
            bots: 0,
            bot: BotName::Greedy,
            watchers: 0,
            clock: None,
            length: Length::Games(1),
            think: Duration::ZERO,
            seed: 0,
            one_in: 1,
            tap: false,
            in_order: true,
            hurry: 1,
            reloads: false,
            patience: Duration::from_mins(3),
        }
    }

    /// How many clients are connected at once.
    pub fn clients(&self) -> usize {
        self.tables * (self.people + self.watchers)
    }

    /// Why nobody can play so.
    pub fn check(&self) -> Result<(), String> {
        if self.servers.is_empty() || self.games.is_empty() {
            return Err("there is no server, or no game".to_owned());
        }
        if self.people == 0 {
            return Err("at least one person sits at a table".to_owned());
        }
        let seats = self.people + self.bots;
        match self.games.iter().find(|game| !game.seats().contains(&seats)) {
            Some(game) => Err(format!("{seats} cannot play {game} together")),
            None => Ok(()),
        }
    }
}
