use bots::{Bot, Budget};
use game::{Awaits, MAX_SEATS, Points, Seat, Seats, Viewer};
use protocol::{ClientMessage, Code, Moment, PlayerKind, Refused, SeatInfo, Update};
use table::{Ask, Effect, Input, Output, Refusal, Table};

use crate::seated::{BY_HAND, DICE, SEATS, SEED};
use crate::{Error, Hosted, Seeded, Sitter};

/// A table of one game, with its bots.
#[derive(Debug)]
pub(crate) struct Playing<G: Hosted> {
    table: Table<G>,
    sitters: Vec<Sitter>,
    /// Nobody on the seats of people.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The question that each bot was asked last.
    asks: [Option<Ask>; MAX_SEATS],
    seed: u64,
    dice_by_hand: bool,
}

impl<G: Hosted> Playing<G> {
    pub(crate) fn new(
        table: Table<G>,
        sitters: Vec<Sitter>,
        seed: u64,
        dice_by_hand: bool,
    ) -> Result<Self, Error> {
        if dice_by_hand && !G::HAS_DICE {
            return Err(Error::NoTable("this game has no dice to roll by hand".to_owned()));
        }
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Person(_) => None,
            Sitter::Bot { level, .. } => Some(G::bot(*level)),
        };
        let bots = sitters.iter().map(bot).collect();
        Ok(Self { table, sitters, bots, asks: [None; MAX_SEATS], seed, dice_by_hand })
    }

    pub(crate) fn game(&self) -> &'static str {
        G::game_name(self.table.record().setup())
    }

    pub(crate) fn names(&self) -> &[String] {
        self.table.record().players()
    }

    pub(crate) fn people(&self) -> Seats {
        let is_person = |seat: &Seat| self.sitters.get(seat.index()).is_some_and(Sitter::is_person);
        self.table.state().seats().into_iter().filter(is_person).collect()
    }

    pub(crate) fn awaited_people(&self) -> Seats {
        self.table.awaited_people()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    pub(crate) fn totals(&self) -> Vec<i32> {
        let state = self.table.state();
        state.seats().into_iter().map(|seat| state.score(seat).total()).collect()
    }

    pub(crate) fn steps(&self) -> usize {
        self.table.record().steps().len()
    }

    pub(crate) fn moment(&self) -> Moment {
        Moment { opened: self.table.opened(), taken_back: self.table.times_taken_back() }
    }

    pub(crate) fn take(&mut self, seat: Seat, message: &ClientMessage) -> Result<(), Refused> {
        self.check_person(seat)?;
        message.check()?;
        if message.at() != self.moment() {
            return Err(Refused::stale());
        }
        let input = match message {
            ClientMessage::Choose { choice, .. } => self.choice(seat, choice)?,
            ClientMessage::TakeBack { .. } => Input::TakeBack(seat),
            ClientMessage::Roll { dice, .. } => self.roll(dice)?,
        };
        Ok(self.table.handle(input)?)
    }

    fn check_person(&self, seat: Seat) -> Result<(), Refused> {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Person(_)) => Ok(()),
            Some(Sitter::Bot { .. }) => Err(Refusal::<G>::NotAPerson(seat).into()),
            None => Err(Refusal::<G>::NoSuchSeat(seat).into()),
        }
    }

    fn choice(&self, seat: Seat, text: &str) -> Result<Input<G>, Refused> {
        if self.is_over() {
            return Err(Refusal::<G>::Over.into());
        }
        let choice = G::read_choice(text).map_err(|fault| Refused::new(Code::Unreadable, fault.reason))?;
        if !self.table.state().awaits().seats().contains(seat) {
            // The rules say best why not.
            let reason = self.table.state().clone().play(seat, &choice).err();
            let reason =
                reason.map_or_else(|| "it is not for you to choose now".to_owned(), |r| r.to_string());
            return Err(Refused::new(Code::NotAwaited, reason));
        }
        Ok(Input::Choose { seat, choice })
    }

    fn roll(&self, text: &str) -> Result<Input<G>, Refused> {
        let read = G::read_roll(text).filter(|_| self.dice_by_hand);
        let roll =
            read.ok_or_else(|| Refused::new(Code::NotByHand, "dice are not rolled by hand at this table"))?;
        roll.map(Input::Happen).map_err(|fault| Refused::new(Code::Unreadable, fault.reason))
    }

    pub(crate) fn step(&mut self) -> bool {
        self.listen();
        match self.table.state().awaits() {
            Awaits::Chance if !self.dice_by_hand => self.cast(),
            Awaits::Choices(seats) => {
                let bot = seats.into_iter().find(|seat| self.asks[seat.index()].is_some());
                bot.is_some_and(|seat| self.ask(seat))
            }
            Awaits::Chance | Awaits::Nothing(_) => false,
        }
    }

    /// Keeps what bots are asked. Everything else is seen from the state.
    fn listen(&mut self) {
        while let Some(output) = self.table.poll() {
            if let Output::Effect(Effect::Ask(ask)) = output {
                self.asks[ask.seat.index()] = Some(ask);
            }
        }
    }

    fn cast(&mut self) -> bool {
        let mut lots = Seeded::of_chance(self.seed, self.table.record());
        let chance = self.table.state().cast(&mut lots);
        chance.is_some_and(|chance| self.table.handle(Input::Happen(chance)).is_ok())
    }

    fn ask(&mut self, seat: Seat) -> bool {
        let Some(ask) = self.asks[seat.index()].take() else { return false };
        let view = self.table.view(Viewer::Seat(seat));
        let mut lots = Seeded::of_choice(self.seed, self.table.record(), seat);
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        let answer = bot.and_then(|bot| bot.choose(&view, &Budget::default(), &mut lots));
        // A table never stands still for a bot that has no answer.
        let answer = answer.or_else(|| {
            let mut choices = Vec::new();
            G::choices_in_view(&view, &mut choices);
            choices.into_iter().next()
        });
        answer.is_some_and(|choice| self.table.handle(Input::Answer { ask, choice }).is_ok())
    }

    pub(crate) fn update(&self, viewer: Viewer, from: usize) -> Update<G> {
        let table = &self.table;
        let from = from.min(self.steps());
        Update {
            at: self.moment(),
            viewer,
            seats: self.sitters.iter().zip(self.names()).map(seat_info).collect(),
            from,
            told: table.told(viewer, from),
            view: table.view(viewer),
            awaited: table.state().awaits().seats(),
            take_back: viewer.seat().is_some_and(|seat| table.can_take_back(seat).is_ok()),
            dice_by_hand: self.dice_by_hand,
            result: table.result(),
        }
    }

    pub(crate) fn record(&self) -> String {
        let mut record = self.table.record().clone();
        record.set_tag(SEED, &self.seed.to_string());
        let seats: Vec<String> = self.sitters.iter().map(ToString::to_string).collect();
        record.set_tag(SEATS, &seats.join(", "));
        if self.dice_by_hand {
            record.set_tag(DICE, BY_HAND);
        }
        record.to_string()
    }
}

fn seat_info((sitter, name): (&Sitter, &String)) -> SeatInfo {
    let player = match sitter {
        Sitter::Person(_) => PlayerKind::Person,
        Sitter::Bot { level, .. } => PlayerKind::Bot(level.name().to_owned()),
    };
    SeatInfo { name: name.clone(), player }
}
