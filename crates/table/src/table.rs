use alloc::vec;
use alloc::vec::Vec;
use core::{error, fmt};

use game::{Awaits, Game, MAX_SEATS, Notation, Points, Reasons, Record, Seat, Seats, Step, Viewer};

use crate::{Answer, Ask, Driver, End, Forfeit, GameResult, Input, Player, RedactedStep, Refusal};

/// A game being played, and who plays it.
#[derive(Clone, Debug)]
pub struct Table<G: Notation> {
    record: Record<G>,
    players: Vec<Player>,
    /// After how many steps of the log everything was open, beginning with none: a round of choices that are sealed
    /// together lies between two of these. What comes behind the last one is sealed.
    openings: Vec<usize>,
    /// The question that each seat has yet to answer.
    asked: [Option<u32>; MAX_SEATS],
    asks: u32,
    /// How often choices were taken back.
    taken_back: u32,
    forfeit: Option<Forfeit>,
}

/// Why nobody can sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTable<G: Game> {
    /// The setup is not one of a game.
    Setup(Reasons<G::SetupError>),
    /// There is not one player for each seat.
    Players {
        /// How many seats the game has.
        seats: usize,
        /// How many players were given.
        players: usize,
    },
}

impl<G: Game> fmt::Display for NoTable<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(reasons) => reasons.fmt(f),
            Self::Players { seats, players } => {
                write!(f, "the game has {seats} seats, and players were named for {players}")
            }
        }
    }
}

impl<G: Game> error::Error for NoTable<G> {}

impl<G: Notation> Table<G> {
    /// A game that is about to begin, with one player for each seat.
    pub fn new(setup: G::Setup, players: Vec<Player>) -> Result<Self, NoTable<G>> {
        Self::resume(Record::new(setup).map_err(NoTable::Setup)?, players)
    }

    /// A game that goes on where its record ends.
    pub fn resume(record: Record<G>, players: Vec<Player>) -> Result<Self, NoTable<G>> {
        let seats = record.state().seats().len();
        if seats != players.len() {
            return Err(NoTable::Players { seats, players: players.len() });
        }
        let openings = openings(&record);
        let mut table = Self {
            record,
            players,
            openings,
            asked: [None; MAX_SEATS],
            asks: 0,
            taken_back: 0,
            forfeit: None,
        };
        table.go_on();
        Ok(table)
    }

    /// The game so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The game so far, at the end of the table.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// The state of the game: for whoever drives the table. Players get a [`Table::view`].
    pub fn state(&self) -> &G {
        self.record.state()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What `viewer` may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state().view(viewer)
    }

    /// The people whose choices are awaited.
    pub fn awaited_people(&self) -> Seats {
        self.awaited().into_iter().filter(|&seat| self.is_person(seat)).collect()
    }

    /// What `viewer` may know of every step of the log from step `from` on, counted from zero. Late in a game the latest steps
    /// cost no more than early in it.
    pub fn told(&self, viewer: Viewer, from: usize) -> Vec<RedactedStep<G>> {
        let mut told = Vec::new();
        self.record.walk(from, |i, before, step| told.push(self.told_of(viewer, i, before, step)));
        told
    }

    fn told_of(&self, viewer: Viewer, i: usize, before: &G, step: &Step<G>) -> RedactedStep<G> {
        match step {
            Step::Choice(seat, _) if i >= self.opened() && viewer != Viewer::Seat(*seat) => {
                RedactedStep::Sealed(*seat)
            }
            Step::Choice(..) | Step::Chance(_) => RedactedStep::News(before.news(step, viewer)),
        }
    }

    /// How many steps of the log everybody may know of; those behind are sealed choices.
    pub fn opened(&self) -> usize {
        self.openings.last().copied().unwrap_or_default()
    }

    /// How many steps there were before the round of choices to which this step belongs: choices that are sealed
    /// together are one round, any other step is one by itself.
    pub fn round_of(&self, step: usize) -> usize {
        let later = self.openings.partition_point(|&opening| opening <= step);
        later.checked_sub(1).and_then(|place| self.openings.get(place)).copied().unwrap_or_default()
    }

    /// What came of the game; `None` while it goes on.
    pub fn result(&self) -> Option<GameResult<G>> {
        let state = self.state();
        let totals: Vec<i32> = state.seats().into_iter().map(|seat| state.score(seat).total()).collect();
        if let Some(forfeit) = &self.forfeit {
            let others = state.seats().without(Seats::only(forfeit.seat));
            let total = |seat: Seat| totals.get(seat.index());
            let best = others.into_iter().filter_map(total).max();
            let winners = others.into_iter().filter(|&seat| total(seat) == best).collect();
            return Some(GameResult { end: End::Forfeited(forfeit.clone()), totals, winners });
        }
        let Awaits::Nothing(end) = state.awaits() else {
            return None;
        };
        Some(GameResult { end: End::Played(end), totals, winners: state.leaders() })
    }

    /// Whether the dice or the bag are to decide now.
    pub fn awaits_chance(&self) -> bool {
        self.forfeit.is_none() && matches!(self.state().awaits(), Awaits::Chance)
    }

    /// The questions to bots and engines that stand, in seat order.
    pub fn asks(&self) -> impl Iterator<Item = Ask> + '_ {
        let ask = |seat: Seat| self.asked[seat.index()].map(|number| Ask { seat, number });
        self.awaited().into_iter().filter_map(ask)
    }

    /// Lets a driver do one thing that is due; `false` if there is none, or none that it does now: then a person, the
    /// driver's answer to a question or the end of the game is awaited.
    pub fn step(&mut self, driver: &mut impl Driver<G>) -> Result<bool, Refusal<G>> {
        let input = if self.awaits_chance() {
            driver.cast(self).map(Input::Happen)
        } else {
            self.asks().find_map(|ask| {
                Some(match driver.answer(self, ask)? {
                    Answer::Choice(choice) => Input::Answer { ask, choice },
                    Answer::Forfeit(reason) => Input::Forfeit { seat: ask.seat, reason },
                })
            })
        };
        input.map_or(Ok(false), |input| self.handle(input).map(|()| true))
    }

    /// Takes an input, or says why not and changes nothing.
    pub fn handle(&mut self, input: Input<G>) -> Result<(), Refusal<G>> {
        match input {
            Input::TakeBack(seat) if self.forfeit.is_none() => self.take_back(seat)?,
            Input::GoBack(steps) if self.forfeit.is_none() => self.go_back(steps),
            _ if self.is_over() => return Err(Refusal::Over),
            Input::Seat { seat, player } => self.seat(seat, player)?,
            Input::Happen(chance) => self.happen(&chance)?,
            Input::Choose { seat, choice } => {
                self.check_person(seat)?;
                self.play(seat, &choice)?;
            }
            Input::Answer { ask, choice } => {
                let Ask { seat, number } = ask;
                if self.asked[seat.index()] != Some(number) {
                    return Err(Refusal::Void);
                }
                self.play(seat, &choice)?;
                self.asked[seat.index()] = None;
            }
            Input::TakeBack(_) | Input::GoBack(_) => return Err(Refusal::Over),
            Input::Forfeit { seat, reason } => self.forfeit(Forfeit { seat, reason })?,
        }
        self.go_on();
        Ok(())
    }

    /// How often choices were taken back: whoever was told of steps has to be told anew when this changes.
    pub fn times_taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Whether a person can take the latest choice back, or why not.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), Refusal<G>> {
        if self.forfeit.is_some() { Err(Refusal::Over) } else { self.choice_to_take_back(seat).map(|_| ()) }
    }

    /// Where a person's latest choice stands in the log if it can be taken back, or why it cannot.
    ///
    /// What the dice or the bag have shown cannot be forgotten, and neither can what others, people or not, have
    /// chosen at the same time or later, once it has been shown.
    fn choice_to_take_back(&self, seat: Seat) -> Result<usize, Refusal<G>> {
        self.check_person(seat)?;
        let steps = self.record.steps();
        let since =
            steps.iter().rposition(|step| matches!(step, Step::Chance(_))).map_or(0, |chance| chance + 1);
        let by = |wanted: Seat| move |step: &Step<G>| matches!(step, Step::Choice(who, _) if *who == wanted);
        let own = steps.iter().rposition(by(seat)).filter(|&step| step >= since);
        let own = own.ok_or(Refusal::NothingToTakeBack(seat))?;
        let shown = steps.get(self.round_of(own)..self.opened()).unwrap_or_default();
        match self.state().seats().into_iter().find(|&other| other != seat && shown.iter().any(by(other))) {
            Some(other) => Err(Refusal::Shown(other)),
            None => Ok(own),
        }
    }

    /// Where the latest choice of a seat stands in the log, sealed or not; `None` if it made none.
    pub fn latest_choice(&self, seat: Seat) -> Option<usize> {
        self.record.steps().iter().rposition(|step| matches!(step, Step::Choice(who, _) if *who == seat))
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Player::is_person)
    }

    fn check_person(&self, seat: Seat) -> Result<(), Refusal<G>> {
        match self.players.get(seat.index()) {
            None => Err(Refusal::NoSuchSeat(seat)),
            Some(Player::Person) => Ok(()),
            Some(_) => Err(Refusal::NotAPerson(seat)),
        }
    }

    fn is_over(&self) -> bool {
        self.forfeit.is_some() || matches!(self.state().awaits(), Awaits::Nothing(_))
    }

    fn awaited(&self) -> Seats {
        if self.forfeit.is_some() { Seats::NONE } else { self.state().awaits().seats() }
    }

    fn happen(&mut self, chance: &G::Chance) -> Result<(), Refusal<G>> {
        self.record.happen(chance).map_err(Refusal::Impossible)?;
        self.openings.push(self.record.steps().len());
        Ok(())
    }

    fn play(&mut self, seat: Seat, choice: &G::Choice) -> Result<(), Refusal<G>> {
        let awaited = self.state().awaits().seats();
        self.record.play(seat, choice).map_err(Refusal::Illegal)?;
        // Nobody else is left who could profit from knowing.
        if awaited == Seats::only(seat) {
            self.openings.push(self.record.steps().len());
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        let to = self.choice_to_take_back(seat)?;
        let sealed = to >= self.opened();
        let later: Vec<Step<G>> = self.record.steps().iter().skip(to + 1).cloned().collect();
        self.shorten(to);
        if sealed {
            // What others have sealed since depends on nothing that they saw, so it stays.
            return later.iter().try_for_each(|step| match step {
                Step::Choice(other, choice) => self.play(*other, choice),
                Step::Chance(_) => Ok(()),
            });
        }
        self.begin_anew();
        Ok(())
    }

    fn go_back(&mut self, to: usize) {
        if to >= self.record.steps().len() {
            return;
        }
        self.shorten(to);
        self.begin_anew();
    }

    /// Takes back every step of the log behind the first `steps`.
    fn shorten(&mut self, steps: usize) {
        self.record.take_back_to(steps);
        self.taken_back += 1;
    }

    /// After the log went back: nothing of what was wanted before is wanted any more.
    fn begin_anew(&mut self) {
        let steps = self.record.steps().len();
        self.openings.retain(|&opening| opening <= steps);
        self.asked = [None; MAX_SEATS];
    }

    fn forfeit(&mut self, forfeit: Forfeit) -> Result<(), Refusal<G>> {
        let seat = forfeit.seat;
        if seat.index() >= self.players.len() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        self.forfeit = Some(forfeit);
        Ok(())
    }

    fn seat(&mut self, seat: Seat, player: Player) -> Result<(), Refusal<G>> {
        let place = self.players.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat(seat))?;
        *place = player;
        self.asked[seat.index()] = None;
        Ok(())
    }

    /// Asks whoever is awaited and was not asked yet.
    fn go_on(&mut self) {
        self.awaited().into_iter().for_each(|seat| self.ask(seat));
    }

    fn ask(&mut self, seat: Seat) {
        if self.is_person(seat) || self.asked[seat.index()].is_some() {
            return;
        }
        self.asks += 1;
        self.asked[seat.index()] = Some(self.asks);
    }
}

/// After how many steps of a record everybody could know of all of them. Sealed choices are open when nobody's is awaited
/// any more.
fn openings<G: Notation>(record: &Record<G>) -> Vec<usize> {
    let mut openings = vec![0];
    record.walk(0, |i, before, step| {
        let is_last = match step {
            Step::Chance(_) => true,
            Step::Choice(seat, _) => before.awaits().seats() == Seats::only(*seat),
        };
        if is_last {
            openings.push(i + 1);
        }
    });
    openings
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use game::RandomSource;
    use qwirkle::Qwirkle;
    use qwixx::Qwixx;

    use super::*;

    struct Script(u64);

    impl RandomSource for Script {
        fn bits(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 32) as u32
        }
    }

    /// Everybody at a table of computers, who is told what is new with each question.
    struct Asked {
        random: Script,
        told: [usize; MAX_SEATS],
        /// How many steps were replayed for each question before those that are told.
        replayed: Vec<usize>,
    }

    impl<G: Notation> Driver<G> for Asked {
        fn cast(&mut self, table: &Table<G>) -> Option<G::Chance> {
            table.state().cast(&mut self.random)
        }

        fn answer(&mut self, table: &Table<G>, Ask { seat, .. }: Ask) -> Option<Answer<G>> {
            let from = self.told[seat.index()];
            let (start, _) = table.record.nearest(from);
            self.replayed.push(from - start);
            self.told[seat.index()] = table.opened();
            let mut choices = Vec::new();
            table.state().choices(seat, &mut choices);
            let choice = choices.get(self.random.below(choices.len() as u32) as usize)?;
            Some(Answer::Choice(choice.clone()))
        }
    }

    /// How many steps the questions of a game replay that nobody has to be told of.
    fn replayed<G: Notation>(setup: G::Setup) -> Vec<usize> {
        let players = vec![Player::Bot("any".into()); G::players(&setup).len()];
        let mut table = Table::<G>::new(setup, players).unwrap();
        let mut asked = Asked { random: Script(7), told: [0; MAX_SEATS], replayed: Vec::new() };
        while table.step(&mut asked).unwrap() {}
        assert!(table.result().is_some());
        asked.replayed
    }

    #[test]
    fn news_for_a_computer_need_no_replay_of_the_game() {
        let names = |count: usize| (1..=count).map(|i| format!("Player {i}"));
        let games = [
            replayed::<Qwixx>(qwixx::Setup::classic(names(qwixx::MAX_PLAYERS))),
            replayed::<Qwirkle>(qwirkle::Setup::new(names(qwirkle::MAX_PLAYERS))),
        ];
        for replayed in games {
            assert!(replayed.len() > 60, "{}", replayed.len());
            assert!(replayed.iter().all(|&steps| steps < 8), "{replayed:?}");
        }
    }
}
