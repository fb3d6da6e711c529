use std::time::{Duration, Instant};

use bots::Budget;
use chance::{ChoiceRandom, Seeded, player_seed};
use game::{MAX_SEATS, Seat, Seats, Step};
use host::GameKind;
use players::Computer;
use table::{Answer, Ask, Driver, End, Table};

use super::contest::Contest;
use super::plan::{Plan, Set};

/// What is kept of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// The points in seat order.
    pub(crate) totals: [i32; MAX_SEATS],
    pub(crate) winners: Seats,
    pub(crate) turns: u32,
    /// What the game counts besides points, in seat order.
    pub(crate) facts: [[u16; 2]; MAX_SEATS],
    /// Who lost by forfeit and why.
    pub(crate) forfeit: Option<(Seat, String)>,
    /// How long the choices of each seat took, where that was measured.
    pub(crate) times: Option<Box<[Thought; MAX_SEATS]>>,
    /// The whole game as text, where that is wanted.
    pub(crate) record: Option<String>,
}

impl Played {
    /// A game of which nothing is known yet.
    pub(crate) fn nothing() -> Self {
        Self {
            totals: [0; MAX_SEATS],
            winners: Seats::NONE,
            turns: 0,
            facts: [[0; 2]; MAX_SEATS],
            forfeit: None,
            times: None,
            record: None,
        }
    }
}

/// How long some choices took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Thought {
    pub(crate) choices: u32,
    pub(crate) time: Duration,
}

impl Thought {
    pub(crate) fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.time += other.time;
    }
}

/// Reading the clock takes as long as a cheap bot's choice, so it is read in one set of so many.
const TIMED_SETS: u64 = 16;

/// Whoever plays the sets of a plan, one after the other.
#[derive(Debug)]
pub(crate) struct Arena<'a, G: Contest> {
    pub(crate) plan: &'a Plan,
    pub(crate) game: GameKind,
    pub(crate) budget: Budget,
    pub(crate) with_records: bool,
    /// One for each entrant.
    pub(crate) computers: Vec<Computer<G>>,
}

impl<G: Contest> Arena<'_, G> {
    /// Plays a set and appends its games, one for every rotation of the seats.
    pub(crate) fn play_set(&mut self, set: Set, games: &mut Vec<Played>) -> Result<(), String> {
        for rotation in 0..self.plan.seats {
            games.push(self.play_game(set, rotation)?);
        }
        Ok(())
    }

    fn play_game(&mut self, set: Set, rotation: usize) -> Result<Played, String> {
        let seating = self.plan.seating(set, rotation);
        // A stream of its own for every set; equal for all matches, so that they are compared by equal dice.
        let mut random = Seeded::new(self.plan.seed, set.number);
        let names = seating.iter().map(|&entrant| self.plan.names[entrant].clone()).collect();
        let players = seating.iter().map(|&entrant| self.plan.players[entrant].clone()).collect();
        let setup = G::by_lot(self.game.name(), names, &mut random).map_err(|error| error.to_string())?;
        let fate = G::fate(&mut random);
        let mut table = Table::<G>::new(setup, players).map_err(|error| error.to_string())?;
        let number = set.number * self.plan.seats as u64 + rotation as u64;
        for (i, &entrant) in seating.iter().enumerate() {
            let own_seed = || player_seed(self.plan.seed, number, Seat::new(i));
            self.computers[entrant].begin(&table, Seat::new(i), own_seed);
        }
        let times = set.number.is_multiple_of(TIMED_SETS).then(Box::default);
        let mut game = Running { arena: self, seating: &seating, number, fate, random, times };
        while table.step(&mut game).map_err(|refusal| refusal.to_string())? {}
        let times = game.times;
        for (i, &entrant) in seating.iter().enumerate() {
            self.computers[entrant].end(&table, Seat::new(i));
        }
        let tags = [("set", set.number + 1), ("rotation", rotation as u64 + 1)];
        played(table, times, self.with_records.then_some(&tags))
    }
}

/// What drives a game: its dice or its bag, and the entrants on its seats.
struct Running<'a, 'b, G: Contest> {
    arena: &'a mut Arena<'b, G>,
    /// The entrant of each seat.
    seating: &'a [usize],
    /// What tells the game from all others.
    number: u64,
    fate: G::Fate,
    random: Seeded,
    times: Option<Box<[Thought; MAX_SEATS]>>,
}

impl<G: Contest> Driver<G> for Running<'_, '_, G> {
    fn cast(&mut self, table: &Table<G>) -> Option<G::Chance> {
        table.state().befall(&mut self.fate, &mut self.random)
    }

    fn answer(&mut self, table: &Table<G>, ask: Ask) -> Option<Answer<G>> {
        let Ask { seat, .. } = ask;
        let Arena { plan, budget, computers, .. } = &mut *self.arena;
        let step = table.record().steps().len();
        let mut random = ChoiceRandom::new(plan.seed, self.number, step, seat);
        let begun = self.times.as_ref().map(|_| Instant::now());
        let answer = computers[self.seating[seat.index()]].choose(table, seat, budget, &mut random);
        if let (Some(begun), Some(times)) = (begun, &mut self.times) {
            times[seat.index()].add(Thought { choices: 1, time: begun.elapsed() });
        }
        Some(answer.map_or_else(Answer::Forfeit, Answer::Choice))
    }
}

/// What is kept of a game that is over.
fn played<G: Contest>(
    table: Table<G>,
    times: Option<Box<[Thought; MAX_SEATS]>>,
    tags: Option<&[(&str, u64)]>,
) -> Result<Played, String> {
    let state = table.state();
    let result = table.result().ok_or("the game has not ended")?;
    let (mut totals, mut facts) = ([0; MAX_SEATS], [[0; 2]; MAX_SEATS]);
    for (seat, total) in state.seats().into_iter().zip(&result.totals) {
        totals[seat.index()] = *total;
        facts[seat.index()] = state.facts(seat);
    }
    let turns = table.record().steps().iter().filter(|step: &&Step<G>| G::begins_turn(step)).count();
    let forfeit = match result.end {
        End::Forfeited(forfeit) => Some((forfeit.seat, forfeit.reason)),
        End::Played(_) => None,
    };
    let winners = result.winners;
    let record = tags.map(|tags| record_text(table, tags, forfeit.as_ref()));
    Ok(Played { totals, winners, turns: turns as u32, facts, forfeit, times, record })
}

fn record_text<G: Contest>(
    table: Table<G>,
    tags: &[(&str, u64)],
    forfeit: Option<&(Seat, String)>,
) -> String {
    let mut record = table.into_record();
    for (name, value) in tags {
        record.tag(name, &value.to_string());
    }
    if let Some((seat, reason)) = forfeit {
        // In a record '#' begins a comment.
        record.tag("forfeit", &format!("{seat} {}", reason.replace('#', "")));
    }
    record.to_string()
}
