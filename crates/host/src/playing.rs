use bots::{Advice, BotName, Budget, Knowledge, advise, best_apart};
use chance::{ChanceRandom, ChanceSource};
use game::{Document, Fault, Game, MAX_SEATS, Points, Record, Seat, Seats, Step, Viewer};
use protocol::{AnyUpdate, ClientMessage, Code, Moment, PlayerKind, Refused, SeatInfo, Update};
use table::{Answer, Ask, Driver, Input, Player, Refusal, Table};

use crate::new_text::WrittenRecord;
use crate::seated::{
    BY_HAND, DICE, PROGRAM, SEATS, SEED, UNDONE, fault_in, listed_as_text, seats_in, source_in, tag_fairness,
    tag_of, undone_in,
};
use crate::{AnyChoice, Error, Hosted, NewText, Question, Sits, Sitter, Undoing, Undone, Verdict};

/// A table of one game, with its bots. Who sits there is a [`Sitter`], or whatever else [`Sits`].
#[derive(Debug)]
pub struct Playing<G: Hosted, S = Sitter> {
    table: Table<G>,
    house: House<S>,
    written: WrittenRecord<G>,
}

/// What plays at a table besides people: who sits there, and what decides chance.
#[derive(Debug)]
struct House<S> {
    sitters: Vec<S>,
    /// The bots that sit in for people.
    stand_ins: [Option<BotName>; MAX_SEATS],
    source: ChanceSource,
    /// The undos to which everybody has agreed.
    undone: Vec<Undone>,
    dice_by_hand: bool,
}

impl<S: Sits> House<S> {
    /// The bot that chooses on a seat now.
    fn bot_on(&self, seat: Seat) -> Option<BotName> {
        let sitter = self.sitters.get(seat.index())?;
        if sitter.is_person() { self.stand_ins[seat.index()] } else { sitter.bot() }
    }

    /// How often choices were undone.
    fn undos(&self) -> u64 {
        self.undone.len() as u64
    }

    /// The chance in the next choice of a bot.
    fn random_for<G: Hosted>(&self, table: &Table<G>, seat: Seat) -> ChanceRandom {
        self.source.of_choice(table.record(), seat, self.undos())
    }

    /// How the bot on a seat finds its choice, if one is there: it takes along all that it may know, so that it can think
    /// anywhere.
    fn thinking<G: Hosted>(
        &self,
        table: &Table<G>,
        seat: Seat,
        knowledge: &Knowledge,
    ) -> Option<Thinking<G>> {
        let (level, knowledge) = (self.bot_on(seat)?, knowledge.clone());
        let (view, mut random) = (table.view(Viewer::Seat(seat)), self.random_for(table, seat));
        Some(Box::new(move || {
            let bot = G::bot(level, &knowledge);
            let answer = bot.and_then(|mut bot| bot.choose(&view, &Budget::default(), &mut random));
            // A table never stands still for a bot that has no answer.
            answer.or_else(|| {
                let mut choices = Vec::new();
                G::choices_in_view(&view, &mut choices);
                choices.into_iter().next()
            })
        }))
    }
}

/// What a bot does to find its choice.
type Thinking<G> = Box<dyn FnOnce() -> Option<<G as Game>::Choice> + Send>;

/// The house as a driver: it rolls and draws, and its bots answer if there is something that they know.
struct Dealer<'a, S> {
    house: &'a House<S>,
    /// What bots know; nothing if they answer elsewhere.
    bots: Option<&'a Knowledge>,
}

impl<G: Hosted, S: Sits> Driver<G> for Dealer<'_, S> {
    fn cast(&mut self, table: &Table<G>) -> Option<G::Chance> {
        if self.house.dice_by_hand {
            return None;
        }
        table.state().cast(&mut self.house.source.of_chance(table.record(), self.house.undos()))
    }

    fn answer(&mut self, table: &Table<G>, ask: Ask) -> Option<Answer<G>> {
        self.house.thinking(table, ask.seat, self.bots?)?().map(Answer::Choice)
    }
}

impl<G: Hosted, S: Sits> Playing<G, S> {
    /// A table with somebody on every seat.
    pub fn new(
        table: Table<G>,
        sitters: Vec<S>,
        source: ChanceSource,
        undone: Vec<Undone>,
        dice_by_hand: bool,
    ) -> Result<Self, Error> {
        if dice_by_hand && !G::HAS_DICE {
            return Err(Error::NoTable("this game has no dice to roll by hand".to_owned()));
        }
        if let Some(bot) = sitters.iter().filter_map(S::bot).find(|bot| !G::has(*bot)) {
            return Err(Error::NoTable(format!("this game has no bot '{bot}'")));
        }
        let house = House { sitters, stand_ins: [None; MAX_SEATS], source, undone, dice_by_hand };
        let written = WrittenRecord::new(&table);
        Ok(Self { table, house, written })
    }

    /// The table, for whoever shows it.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[S] {
        &self.house.sitters
    }

    /// The game as it is now.
    pub(crate) fn state(&self) -> &G {
        self.table.state()
    }

    /// What everybody is called, in seat order.
    pub fn names(&self) -> &[String] {
        self.table.record().players()
    }

    /// The seats on which people sit.
    pub fn people(&self) -> Seats {
        let is_person = |seat: &Seat| self.house.sitters.get(seat.index()).is_some_and(S::is_person);
        self.table.state().seats().into_iter().filter(is_person).collect()
    }

    /// The people whose choices are awaited.
    pub fn awaited_people(&self) -> Seats {
        self.table.awaited_people()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.result().is_some()
    }

    pub(crate) fn totals(&self) -> Vec<i32> {
        let state = self.table.state();
        state.seats().into_iter().map(|seat| state.score(seat).total()).collect()
    }

    /// How many steps the log has.
    pub fn steps(&self) -> usize {
        self.table.record().steps().len()
    }

    /// The moment that messages have to name.
    pub fn moment(&self) -> Moment {
        Moment { opened: self.table.opened(), taken_back: self.table.times_taken_back() }
    }

    /// Does what a person on a seat wants, or says why not and changes nothing.
    pub fn take(&mut self, seat: Seat, message: &ClientMessage) -> Result<(), Refused> {
        if message.at() != self.moment() {
            return Err(Refused::stale());
        }
        match message {
            ClientMessage::Choose { choice, .. } => self.choose_by_text(seat, choice),
            ClientMessage::TakeBack { .. } => Ok(self.take_back(seat)?),
            ClientMessage::Roll { dice, .. } => self.roll(dice),
        }
    }

    /// A person chooses.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal<G>> {
        self.handle(Input::Choose { seat, choice })
    }

    /// A person makes the choice that a record writes like this.
    pub(crate) fn choose_by_text(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let choice = G::read_choice(text).map_err(|fault| Refused::new(Code::Unreadable, fault.reason))?;
        let is_awaited = self.table.state().awaits().seats().contains(seat);
        self.choose(seat, choice).map_err(|refusal| match refusal {
            // The rules say best why not.
            Refusal::Illegal(reason) if !is_awaited => Refused::new(Code::NotAwaited, reason),
            refusal => refusal.into(),
        })
    }

    /// A person takes the latest choice back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        if self.is_revealed() {
            return Err(Refusal::Over);
        }
        self.handle(Input::TakeBack(seat))
    }

    /// People rolled dice of their own, which show this.
    fn roll(&mut self, text: &str) -> Result<(), Refused> {
        let read = G::read_roll(text).filter(|_| self.house.dice_by_hand);
        let roll =
            read.ok_or_else(|| Refused::new(Code::NotByHand, "dice are not rolled by hand at this table"))?;
        let roll = roll.map_err(|fault| Refused::new(Code::Unreadable, fault.reason))?;
        Ok(self.handle(Input::Happen(roll))?)
    }

    /// Lets the table take an input, or says why it does not.
    fn handle(&mut self, input: Input<G>) -> Result<(), Refusal<G>> {
        self.table.handle(input)
    }

    /// Does one thing that is due; `false` if nothing is, as for [`Host::step`](crate::Host::step).
    pub fn step(&mut self, knowledge: &Knowledge) -> bool {
        self.drive(Some(knowledge))
    }

    /// The dice or the bag decide, if they are to; `false` otherwise.
    pub fn cast(&mut self) -> bool {
        self.drive(None)
    }

    fn drive(&mut self, bots: Option<&Knowledge>) -> bool {
        let mut dealer = Dealer { house: &self.house, bots };
        // The state gave the event of chance itself, so it takes it; a bot whose choice is refused is asked again.
        self.table.step(&mut dealer).unwrap_or(false)
    }

    /// The seat whose bot is to choose, if one is.
    pub(crate) fn awaited_bot(&self) -> Option<Seat> {
        self.table.asks().map(|ask| ask.seat).find(|&seat| self.house.bot_on(seat).is_some())
    }

    /// What a bot is asked, if one is awaited.
    pub(crate) fn question(&self, knowledge: &Knowledge) -> Option<Question> {
        let seat = self.awaited_bot()?;
        let think = self.house.thinking(&self.table, seat, knowledge)?;
        Some(Question::new(seat, || think().map(Into::into)))
    }

    /// The chance in the next choice of a seat's bot.
    pub fn random_for(&self, seat: Seat) -> ChanceRandom {
        self.house.random_for(&self.table, seat)
    }

    /// The answer to a question that the table asks, or why it is none.
    pub fn answer(&mut self, ask: Ask, choice: G::Choice) -> Result<(), Refusal<G>> {
        self.handle(Input::Answer { ask, choice })
    }

    /// The answer of the bot on a seat as a record writes it, or why it is none.
    pub(crate) fn answer_by_text(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let ask = self.table.asks().find(|ask| ask.seat == seat).ok_or_else(|| Refusal::<G>::Void)?;
        let choice = G::read_choice(text).map_err(|fault| Refused::new(Code::Unreadable, fault.reason))?;
        Ok(self.answer(ask, choice)?)
    }

    /// What the best judge thinks of the best choices of a person who is awaited.
    pub fn advice(&self, seat: Seat, most: usize, knowledge: &Knowledge) -> Vec<Advice<AnyChoice>> {
        if !self.awaited_people().contains(seat) {
            return Vec::new();
        }
        let advice = advise::<G>(&self.table.view(Viewer::Seat(seat)), knowledge);
        best_apart::<G>(advice, most).iter().map(any).collect()
    }

    /// How good the choices of a seat were, from a step on.
    pub fn verdicts(&self, seat: Seat, from: usize, knowledge: &Knowledge) -> Vec<Verdict> {
        let verdict = |step: usize, before: &G, taken: &Step<G>| {
            let Step::Choice(chooser, choice) = taken else { return None };
            if *chooser != seat {
                return None;
            }
            let advice = advise::<G>(&before.view(Viewer::Seat(seat)), knowledge);
            let taken = advice.iter().find(|advice| advice.choice == *choice)?;
            Some(Verdict { step, taken: any(taken), best: any(advice.first()?) })
        };
        let mut verdicts = Vec::new();
        self.table.record().walk(from, |step, before, taken| verdicts.extend(verdict(step, before, taken)));
        verdicts
    }

    /// A bot sits in for a person, or the person is back.
    pub(crate) fn stand_in(&mut self, seat: Seat, bot: Option<BotName>) -> Result<(), Refused> {
        match self.house.sitters.get(seat.index()) {
            Some(sitter) if sitter.is_person() => {}
            Some(_) => return Err(Refusal::<G>::NotAPerson(seat).into()),
            None => return Err(Refusal::<G>::NoSuchSeat(seat).into()),
        }
        let player = bot.map_or(Player::Person, |bot| Player::Bot(bot.name().into()));
        self.table.handle(Input::Seat { seat, player })?;
        self.house.stand_ins[seat.index()] = bot;
        Ok(())
    }

    /// Somebody else sits down on a seat for good.
    pub fn seat(&mut self, seat: Seat, sitter: S) -> Result<(), Refusal<G>> {
        self.table.handle(Input::Seat { seat, player: sitter.at_table() })?;
        if let Some(place) = self.house.sitters.get_mut(seat.index()) {
            *place = sitter;
        }
        Ok(())
    }

    /// Which choice is undone if a seat asks for it, and to how many steps the log goes back then.
    pub(crate) fn undo_by(&self, seat: Seat) -> Option<Undoing> {
        let choice = self.table.latest_choice(seat)?;
        // Whoever has seen what the others chose with it could choose better: everybody chooses anew.
        Some(Undoing { choice, to: self.table.round_of(choice) })
    }

    pub(crate) fn latest_choice(&self, seat: Seat) -> Option<usize> {
        self.table.latest_choice(seat)
    }

    /// The log goes back as everybody has agreed, and keeps a trace of that.
    pub(crate) fn undo(&mut self, seat: Seat, to: usize) -> Result<(), Refused> {
        let from = self.steps();
        self.go_back(to)?;
        if to < from {
            self.house.undone.push(Undone { from, to, seat });
        }
        Ok(())
    }

    pub(crate) fn go_back(&mut self, steps: usize) -> Result<(), Refused> {
        if self.is_revealed() {
            return Err(Refusal::<G>::Over.into());
        }
        Ok(self.handle(Input::GoBack(steps))?)
    }

    /// How many rolls, deals and draws there were from a step on.
    pub(crate) fn chances_since(&self, step: usize) -> usize {
        let steps = self.table.record().steps().iter().skip(step);
        steps.filter(|step| matches!(step, Step::Chance(_))).count()
    }

    /// How often choices were undone.
    pub(crate) fn undos(&self) -> u64 {
        self.house.undos()
    }

    /// Whether everybody may know all chance by now: then nothing can be taken back any more.
    fn is_revealed(&self) -> bool {
        matches!(self.house.source, ChanceSource::Fair(_)) && self.is_over()
    }

    /// How things stand for a viewer, with the news from step `from` of the log on.
    pub fn look(&self, viewer: Viewer, from: usize) -> AnyUpdate {
        G::any_update(self.update(viewer, from))
    }

    /// How things stand for a viewer, with the news from step `from` of the log on.
    pub fn update(&self, viewer: Viewer, from: usize) -> Update<G> {
        let table = &self.table;
        let from = from.min(self.steps());
        Update {
            at: self.moment(),
            viewer,
            seats: self.table.state().seats().into_iter().map(|seat| self.seat_info(seat)).collect(),
            from,
            told: table.told(viewer, from).into_iter().collect(),
            view: table.view(viewer),
            awaited: table.state().awaits().seats(),
            take_back: !self.is_revealed()
                && viewer.seat().is_some_and(|seat| table.can_take_back(seat).is_ok()),
            dice_by_hand: self.house.dice_by_hand,
            result: table.result(),
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let player = match self.house.bot_on(seat) {
            None => PlayerKind::Person,
            Some(bot) => PlayerKind::Bot(bot.name().to_owned()),
        };
        SeatInfo { name: self.names().get(seat.index()).cloned().unwrap_or_default(), player }
    }

    /// The game as a record; the secret of fair chance is in it if all chance is to be known.
    pub fn record(&self, reveal: bool) -> String {
        let mut record = self.table.record().clone();
        self.tag(&mut record, reveal);
        record.to_string()
    }

    /// What is new in the record since this was asked for last: only its header and the lines that are new are written.
    /// When choices were taken back, everything is new.
    pub fn new_in_record(&mut self) -> NewText {
        let (taken_back, record) = (self.table.times_taken_back(), self.table.record());
        let mut heading = record.heading();
        self.tag(&mut heading, false);
        let head = heading.head();
        if self.written.taken_back != taken_back {
            self.written = WrittenRecord::new(&self.table);
        }
        self.written.go_on(self.table.record(), head)
    }

    /// Says in the header of a record who plays and what decides.
    fn tag(&self, record: &mut Record<G>, reveal: bool) {
        match &self.house.source {
            ChanceSource::Seed(seed) => _ = record.set_tag(SEED, &seed.to_string()),
            ChanceSource::Fair(fairness) => tag_fairness(record, fairness, reveal || self.is_over()),
        }
        if !self.house.undone.is_empty() {
            record.set_tag(UNDONE, &listed_as_text(&self.house.undone));
        }
        record.set_tag(SEATS, &listed_as_text(&self.house.sitters));
        if self.house.dice_by_hand {
            record.set_tag(DICE, BY_HAND);
        }
    }
}

impl<G: Hosted> Playing<G> {
    /// A game that goes on where its record ends, as [`Host::resume`](crate::Host::resume) makes it, or what is wrong
    /// with the record.
    pub fn resume(record: &str) -> Result<Self, Error> {
        resume(&document(record)?, record)
    }
}

/// The longest text that is taken for a game, as in files.
const MOST_BYTES: usize = 1 << 20;

/// The text of a game, unless it is too long to be one.
pub(crate) fn document(record: &str) -> Result<Document, Error> {
    if record.len() > MOST_BYTES {
        let reason = format!("no game is this long: the text of a game has at most {MOST_BYTES} bytes");
        return Err(Fault::new(1, 1, reason).into());
    }
    Ok(Document::new(record))
}

pub(crate) fn resume<G: Hosted>(document: &Document, text: &str) -> Result<Playing<G>, Error> {
    let mut record = Record::<G>::read(document).map_err(|unreadable| unreadable.fault)?;
    // Whoever goes on with it is not the program that wrote it.
    record.remove_tag(PROGRAM);
    let sitters = seats_in(&record, text)?;
    let source = source_in(&record, text)?;
    let undone = undone_in(&record, text)?;
    let by_hand = tag_of(&record, DICE) == Some(BY_HAND) && G::HAS_DICE;
    let players = sitters.iter().map(Sitter::at_table).collect();
    let table = Table::resume(record, players).map_err(|reason| fault_in(text, SEATS, reason.to_string()))?;
    Playing::new(table, sitters, source, undone, by_hand)
}

/// The same with the choice as one of any game.
fn any<C: Clone + Into<AnyChoice>>(advice: &Advice<C>) -> Advice<AnyChoice> {
    let Advice { choice, worth, forecast, answer } = advice;
    Advice { choice: choice.clone().into(), worth: *worth, forecast: *forecast, answer: *answer }
}
