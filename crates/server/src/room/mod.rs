//! A table with its people: the fold of its log.

mod alike;
mod command;
#[cfg(test)]
mod device_tests;
mod info;
mod now;
mod seat;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::VecDeque;

use bots::{BotName, Knowledge, Level};
use chance::{ChanceSource, Fairness, Terms};
use game::{Seat, Seats, Viewer};
use host::{Host, NewTable, Question, Sitter, Undoing};
use protocol::{AnyUpdate, Code, Moment, Refused, TableStage, Token};

pub(crate) use self::now::Now;
use self::seat::RoomSeat;
use crate::event::{By, CommandDigest, Entry, Event, LogRules, Made, Plan};
use crate::{TableId, TokenHash};

/// The bot that sits down where a person does not.
pub(crate) const STAND_IN: BotName = BotName::Level(Level::Skilled);
/// How many of the latest keys are remembered: guests wait for an answer before they send the next command.
const MOST_KEYS: usize = 64;
/// A log of so many entries only takes what brings the game to its end: nobody fills the disk by going back and
/// forth.
const MOST_ENTRIES: u64 = 10_000;
/// A table at which nobody has sat down for so long is closed, in milliseconds.
const GATHERING_ENDS_AFTER: i64 = 7 * DAY;
/// A game in which nobody has done anything for so long is closed, in milliseconds.
const PLAYING_ENDS_AFTER: i64 = 30 * DAY;
/// Where a bot has been awaited for so long, in milliseconds, whoever let it think is gone.
const BOT_IS_LATE_AFTER: i64 = 5_000;
/// After the server was away, people have so long to come back before a clock counts against them, in
/// milliseconds; less where the clock itself has less.
const GRACE: i64 = 60_000;
/// After the server was away, no table is closed for so long, in milliseconds.
const CLOSING_GRACE: i64 = DAY;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table with its people.
#[derive(Debug)]
pub(crate) struct Room {
    id: TableId,
    /// How many entries the log has.
    seq: u64,
    made: Made,
    /// What is published of its secret: every state says it.
    commitment: String,
    made_at: i64,
    seats: Vec<RoomSeat>,
    /// The game, once it has begun.
    host: Option<Host>,
    undo: Option<Asked>,
    /// How many questions about undoing there have been.
    questions: u32,
    /// The latest commands that were fulfilled.
    keys: VecDeque<By>,
    next: Option<TableId>,
    is_closed: bool,
    /// When the latest entry was made.
    at: i64,
    /// Since when what is awaited is awaited.
    since: i64,
    /// Whether a bot has chosen in place of a person since a person has done something.
    stand_in_chose: bool,
}

/// Somebody asks to undo a choice.
#[derive(Clone, Copy, Debug)]
struct Asked {
    seat: Seat,
    /// Which step of the log is undone.
    choice: usize,
    /// To how many steps the game goes back.
    to: usize,
    /// How many rolls, deals and draws are undone with it, as far as those who have agreed know.
    chances: usize,
    agreed: Seats,
    /// The number of the question, and of the first one about the same: when more would be lost, it is asked anew.
    question: u32,
    first_question: u32,
}

impl Asked {
    /// Whether a yes to this question is one to what is asked now: whoever said it knew all that would be lost.
    fn is_agreed_by(&self, question: Option<u32>) -> bool {
        question.is_none_or(|question| question == self.question)
    }

    /// Whether a no to this question is one to what is asked now: it holds although more would be lost since.
    fn is_declined_by(&self, question: Option<u32>) -> bool {
        question.is_none_or(|question| (self.first_question..=self.question).contains(&question))
    }
}

/// What a token opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Choosing on this seat.
    Seat(Seat),
    /// Sitting down on this seat.
    Invite(Seat),
    /// Looking.
    Watch,
}

impl Access {
    /// As whom one looks.
    pub(crate) const fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Invite(_) | Self::Watch => Viewer::Spectator,
        }
    }
}

impl Room {
    /// The table that a log tells of, or what is wrong with the log; nothing if the log is empty.
    pub(crate) fn fold(id: &TableId, log: &[Entry]) -> Result<Option<Self>, Refused> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let mut room = Self::made(id, first)?;
        for entry in rest {
            room.apply(entry, &mut |_| {})?;
        }
        Ok(Some(room))
    }

    /// A table that was just made.
    pub(crate) fn made(id: &TableId, entry: &Entry) -> Result<Self, Refused> {
        let Event::Made { made } = &entry.event else {
            return Err(Refused::new(
                Code::Unavailable,
                "the log of this table does not begin with its making",
            ));
        };
        let mut room = Self {
            id: id.clone(),
            seq: 1,
            seats: made.seats.iter().map(RoomSeat::of).collect(),
            made: (**made).clone(),
            commitment: made.secret.commitment().to_string(),
            made_at: entry.at,
            host: None,
            undo: None,
            questions: 0,
            keys: VecDeque::new(),
            next: None,
            is_closed: false,
            at: entry.at,
            since: entry.at,
            stand_in_chose: false,
        };
        room.begin_if_all_are_ready()?;
        Ok(room)
    }

    /// Carries out an entry of the log, or says why that is not possible and changes nothing. Calls `seen`
    /// whenever there is something to look at.
    pub(crate) fn apply(&mut self, entry: &Entry, seen: &mut dyn FnMut(&Self)) -> Result<(), Refused> {
        let awaited = self.awaited();
        self.carry_out(&entry.event)?;
        self.seq += 1;
        self.at = entry.at;
        match entry.event {
            Event::Answered { seat, .. } if self.is_stood_in(seat) => self.stand_in_chose = true,
            Event::Returned(_) => self.stand_in_chose = false,
            _ => self.stand_in_chose &= entry.by.is_none(),
        }
        if let Some(by) = &entry.by {
            self.keys.push_back(by.clone());
            if self.keys.len() > MOST_KEYS {
                self.keys.pop_front();
            }
        }
        self.ask_again_if_more_is_undone();
        seen(self);
        while self.host.as_mut().is_some_and(Host::cast) {
            self.ask_again_if_more_is_undone();
            seen(self);
        }
        if awaited != self.awaited() {
            self.since = entry.at;
        }
        Ok(())
    }

    fn carry_out(&mut self, event: &Event) -> Result<(), Refused> {
        match event {
            Event::Made { .. } => return Err(Refused::new(Code::Taken, "this table is made already")),
            Event::SatDown { seat, name, opener, seal } => {
                let place = self.open_seat(*seat)?;
                place.name = Some(name.clone());
                place.opener = Some(*opener);
                place.seal = Some(*seal);
            }
            Event::Contributed { seat, contribution } => {
                self.seat_mut(*seat)?.contribution = Some(*contribution);
                self.begin_if_all_are_ready()?;
            }
            Event::Seated { seat, name, opener, contribution } => {
                let place = self.open_seat(*seat)?;
                place.name = Some(name.clone());
                place.opener = Some(*opener);
                place.contribution = Some(*contribution);
                self.begin_if_all_are_ready()?;
            }
            Event::BotSeated(seat) => {
                self.open_seat(*seat)?.bot = Some(STAND_IN);
                self.begin_if_all_are_ready()?;
            }
            Event::Chose { seat, choice } => {
                self.host_mut()?.choose(*seat, choice)?;
                self.undo = self.undo.filter(|undo| undo.seat != *seat);
            }
            Event::Answered { seat, choice } => self.host_mut()?.answer(*seat, choice)?,
            Event::TookBack(seat) => {
                self.take_back(*seat)?;
                let steps = self.host_mut()?.steps();
                self.undo = self.undo.filter(|undo| undo.to < steps);
            }
            Event::UndoAsked(seat) => {
                let Undoing { choice, to } = self.undo_by(*seat).ok_or_else(nothing_to_undo)?;
                let chances = self.chances_since(to);
                let (agreed, question) = (Seats::only(*seat), self.next_question());
                let (seat, first_question) = (*seat, question);
                self.undo = Some(Asked { seat, choice, to, chances, agreed, question, first_question });
                self.undo_if_all_agree()?;
            }
            Event::UndoAgreed(seat) => {
                let undo = self.undo.as_mut().ok_or_else(nothing_to_undo)?;
                undo.agreed = undo.agreed.with(*seat);
                self.undo_if_all_agree()?;
            }
            Event::UndoDeclined(_) => _ = self.undo.take().ok_or_else(nothing_to_undo)?,
            Event::StoodIn(seat) => {
                self.host_mut()?.stand_in(*seat, Some(STAND_IN))?;
                self.seat_mut(*seat)?.is_stood_in = true;
                self.undo_if_all_agree()?;
            }
            Event::Returned(seat) => {
                self.host_mut()?.stand_in(*seat, None)?;
                self.seat_mut(*seat)?.is_stood_in = false;
            }
            Event::Left(seat) => self.leave(*seat)?,
            Event::Rematched { table } => self.next = Some(table.clone()),
            Event::Closed => self.is_closed = true,
        }
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Refused> {
        let is_over = self.stage() == TableStage::Over;
        if let Some(host) = self.host.as_mut().filter(|_| !is_over) {
            host.stand_in(seat, Some(STAND_IN))?;
            let place = self.seat_mut(seat)?;
            place.is_stood_in = true;
            place.has_left = true;
            self.undo = self.undo.filter(|undo| undo.seat != seat);
            self.undo_if_all_agree()?;
        } else if is_over {
            self.seat_mut(seat)?.has_left = true;
        } else if self.terms().is_some() {
            // Devices show their contributions for just these terms: whoever came now would know them before sealing.
            self.seat_mut(seat)?.has_left = true;
            self.is_closed = true;
        } else {
            self.seat_mut(seat)?.clear();
        }
        let anybody = self.seats.iter().any(|seat| seat.is_person() && !seat.has_left);
        self.is_closed |= !anybody && !is_over;
        Ok(())
    }

    /// The game begins when somebody sits on every seat, and all devices have shown what they add to chance.
    fn begin_if_all_are_ready(&mut self) -> Result<(), Refused> {
        if self.host.is_some() || !self.seats.iter().all(RoomSeat::is_ready) {
            return Ok(());
        }
        let secret = self.made.secret.clone();
        let contributions = self.seats.iter().map(|seat| seat.contribution).collect();
        let fairness = match self.terms() {
            Some(terms) => Fairness::new(terms, secret, contributions),
            None => Fairness::first(self.id.as_str(), secret, contributions),
        };
        let (seats, source) = (self.sitters(), ChanceSource::Fair(fairness));
        let new = NewTable { game: self.made.game, seats, source, dice_by_hand: false };
        self.host = Some(Host::new(new).map_err(|error| Refused::new(Code::Unavailable, error))?);
        Ok(())
    }

    fn sitters(&self) -> Vec<Sitter> {
        let sitter = |seat: &RoomSeat| match seat.bot {
            Some(level) => Sitter::Bot { level, name: None },
            None => Sitter::Person(seat.name.clone()),
        };
        self.seats.iter().map(sitter).collect()
    }

    /// What is fixed for the game, once somebody sits on every seat and all devices have sealed; nothing at tables of
    /// earlier versions.
    fn terms(&self) -> Option<Terms> {
        let is_fixed = self.made.rules == LogRules::Second && !self.seats.iter().any(RoomSeat::is_open);
        let seals: Vec<_> = self.seats.iter().map(|seat| seat.seal).collect();
        let commitment = self.made.secret.commitment();
        is_fixed
            .then(|| Terms::of(self.id.as_str(), self.made.game.name(), commitment, &self.sitters(), &seals))
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let rules = self.made.rules;
        let host = self.host_mut()?;
        match host.take_back(seat) {
            // Earlier versions let it be taken back although a bot's choice had been shown.
            Err(refused) if refused.code == Code::Shown && rules == LogRules::First => {
                let choice = host.latest_choice(seat).ok_or(refused)?;
                host.go_back(choice)
            }
            done => done,
        }
    }

    /// What is undone if a seat asks for it.
    fn undo_by(&self, seat: Seat) -> Option<Undoing> {
        let undoing = self.host.as_ref()?.undo_by(seat)?;
        Some(match self.made.rules {
            LogRules::First => Undoing { to: undoing.choice, ..undoing },
            LogRules::Second => undoing,
        })
    }

    fn undo_if_all_agree(&mut self) -> Result<(), Refused> {
        let Some(undo) = self.undo else { return Ok(()) };
        if self.people_who_are_asked().without(undo.agreed).is_empty() {
            self.undo = None;
            self.host_mut()?.undo(undo.seat, undo.to)?;
        }
        Ok(())
    }

    /// Whoever agreed did so to lose what there was then: when the game goes on and more would be lost, everybody is
    /// asked anew. Logs of earlier versions have undos to which people agreed before.
    fn ask_again_if_more_is_undone(&mut self) {
        let Some(mut undo) = self.undo.filter(|_| self.made.rules == LogRules::Second) else { return };
        let chances = self.chances_since(undo.to);
        if chances > undo.chances {
            undo.agreed = Seats::only(undo.seat);
            undo.question = self.next_question();
        }
        self.undo = Some(Asked { chances, ..undo });
    }

    fn next_question(&mut self) -> u32 {
        self.questions += 1;
        self.questions
    }

    /// How many rolls, deals and draws there were from a step of the game on.
    fn chances_since(&self, step: usize) -> usize {
        self.host.as_ref().map_or(0, |host| host.chances_since(step))
    }

    /// The people whose consent an undo needs: all who have not left. Nobody agrees in place of somebody who is away,
    /// neither a bot nor a clock; earlier versions did not ask those for whom a bot sat in.
    fn people_who_are_asked(&self) -> Seats {
        let is_asked = |seat: &RoomSeat| match self.made.rules {
            LogRules::First => !seat.is_stood_in,
            LogRules::Second => true,
        };
        let asked = |(i, seat): (usize, &RoomSeat)| {
            (seat.is_person() && !seat.has_left && is_asked(seat)).then(|| Seat::new(i))
        };
        self.seats.iter().enumerate().filter_map(asked).collect()
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut RoomSeat, Refused> {
        let none = || Refused::new(Code::NoSuchSeat, format_args!("there is no seat {seat} at this table"));
        self.seats.get_mut(seat.index()).ok_or_else(none)
    }

    /// A seat on which somebody can sit down.
    fn open_seat(&mut self, seat: Seat) -> Result<&mut RoomSeat, Refused> {
        if self.is_closed {
            return Err(Refused::new(Code::Closed, "this table is closed"));
        }
        let place = self.seat_mut(seat)?;
        if place.is_open() {
            Ok(place)
        } else {
            Err(Refused::new(Code::Taken, "somebody sits there already"))
        }
    }

    fn host_mut(&mut self) -> Result<&mut Host, Refused> {
        if self.is_closed {
            return Err(Refused::new(Code::Closed, "this table is closed"));
        }
        self.host.as_mut().ok_or_else(|| Refused::new(Code::Gathering, "the game has not begun"))
    }

    /// What has to change for the clock to begin anew.
    fn awaited(&self) -> Option<Moment> {
        self.host.as_ref().map(Host::moment)
    }

    /// What a token opens, if anything.
    pub(crate) fn access(&self, token: Option<&Token>) -> Option<Access> {
        let Some(token) = token else { return self.made.listed.then_some(Access::Watch) };
        let is = |hash: &Option<TokenHash>| hash.as_ref().is_some_and(|hash| hash.is_of(token));
        // All are compared, so that the time says nothing about which one it was.
        let mut access = self.made.watch.is_of(token).then_some(Access::Watch);
        for (i, seat) in self.seats.iter().enumerate() {
            if is(&seat.invite) {
                access = Some(Access::Invite(Seat::new(i)));
            }
            if is(&seat.opener) {
                access = Some(if seat.has_left { Access::Watch } else { Access::Seat(Seat::new(i)) });
            }
        }
        access.or(self.made.listed.then_some(Access::Watch))
    }

    /// Whether a token opens anything by itself, so that nobody may take it for something new.
    fn is_used(&self, token: &Token) -> bool {
        let hash = TokenHash::of(token);
        let known = self.seats.iter().flat_map(|seat| [seat.invite, seat.opener]).flatten();
        known.chain([self.made.watch]).any(|used| used == hash)
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    pub(crate) fn how_made(&self) -> &Made {
        &self.made
    }

    pub(crate) const fn made_at(&self) -> i64 {
        self.made_at
    }

    /// Whether the seat is still that of whoever has this token.
    pub(crate) fn is_seat_of(&self, seat: Seat, token: Option<&TokenHash>) -> bool {
        let place = self.seats.get(seat.index()).filter(|place| !place.has_left);
        place.is_some_and(|place| place.opener.is_some() && place.opener.as_ref() == token)
    }

    /// Whether this command was fulfilled before; refuses a key under which something else was.
    pub(crate) fn has_done(&self, seat: Seat, key: &Token, command: CommandDigest) -> Result<bool, Refused> {
        match self.keys.iter().find(|by| by.seat == seat && by.key == *key) {
            None => Ok(false),
            // Old logs do not say what the command was.
            Some(by) if by.command.is_none_or(|done| done == command) => Ok(true),
            Some(_) => Err(Refused::new(Code::Taken, "this key was used for another command")),
        }
    }

    /// The game as somebody sees it, with the news from a step on; nothing before it begins.
    pub(crate) fn look(&self, viewer: Viewer, from: usize) -> Option<AnyUpdate> {
        self.host.as_ref().map(|host| host.look(viewer, from))
    }

    /// The moment of the game.
    pub(crate) fn moment(&self) -> Option<Moment> {
        self.host.as_ref().map(Host::moment)
    }

    /// The seat whose bot is to choose now.
    fn awaited_bot(&self, now: &Now) -> Option<Seat> {
        if self.is_closed {
            return None;
        }
        let seat = self.host.as_ref().and_then(Host::awaited_bot)?;
        let has_to_wait = self.waits_for_anybody(now) && self.is_stood_in(seat);
        (!has_to_wait).then_some(seat)
    }

    /// What a bot that knows this much is asked now.
    pub(crate) fn question(&self, now: &Now, knowledge: &Knowledge) -> Option<Question> {
        self.awaited_bot(now)?;
        self.host.as_ref()?.question(knowledge)
    }

    /// Whether nothing is chosen in anybody's place: nobody is there, and a bot has done so once.
    fn waits_for_anybody(&self, now: &Now) -> bool {
        now.here.is_empty() && self.stand_in_chose
    }

    /// The game as a record from which everything can be checked, once nobody can profit from that.
    pub(crate) fn record(&self) -> Result<String, Refused> {
        match (self.stage(), &self.host) {
            (TableStage::Over | TableStage::Closed, Some(host)) => Ok(host.revealed_record()),
            (TableStage::Closed, None) => Err(Refused::new(Code::Closed, "no game was played at this table")),
            _ => Err(Refused::new(Code::NotOver, "the game is not over yet")),
        }
    }

    /// When something is to be done here without a command.
    pub(crate) fn due(&mut self, now: &Now) -> Option<i64> {
        match self.stage() {
            TableStage::Over | TableStage::Closed => None,
            TableStage::Playing if self.awaited_bot(now).is_some() => Some(self.at + BOT_IS_LATE_AFTER),
            TableStage::Gathering | TableStage::Playing => {
                self.deadline(now).or_else(|| self.closes_at(now).map(by_days))
            }
        }
    }

    /// When the time for what is awaited is up; nothing if no time is counted.
    pub(crate) fn deadline(&self, now: &Now) -> Option<i64> {
        let clock = self.made.clock.filter(|_| self.stage() == TableStage::Playing)?;
        if !self.awaits_people() || self.waits_for_anybody(now) {
            return None;
        }
        let deadline = self.time_after(clock, now);
        // The clock stood still until somebody came.
        let whole = self.stand_in_chose.then(|| now.time.after(now.came, i64::from(clock) * 1000));
        Some(whole.map_or(deadline, |whole| whole.max(deadline)))
    }

    /// When what is awaited has been for so many seconds; not at once when the server was away.
    fn time_after(&self, seconds: u32, now: &Now) -> i64 {
        let milliseconds = i64::from(seconds) * 1000;
        now.time.after(self.since, milliseconds).max(now.time.resumed + milliseconds.min(GRACE))
    }

    /// When the table is closed if nothing happens any more.
    fn closes_at(&self, now: &Now) -> Option<i64> {
        let silence = match self.stage() {
            TableStage::Gathering => GATHERING_ENDS_AFTER,
            TableStage::Playing => PLAYING_ENDS_AFTER,
            TableStage::Over | TableStage::Closed => return None,
        };
        Some(now.time.after(self.at, silence).max(now.time.resumed + CLOSING_GRACE))
    }

    fn awaits_people(&self) -> bool {
        self.host.as_ref().is_some_and(|host| !host.awaited_people().is_empty())
    }

    /// What is to happen at this time without a command.
    pub(crate) fn overdue(&self, now: &Now) -> Option<Event> {
        let is_past = |time: Option<i64>| time.is_some_and(|time| now.time.now >= time);
        if is_past(self.deadline(now)) {
            return self.host.as_ref()?.awaited_people().lowest().map(Event::StoodIn);
        }
        is_past(self.closes_at(now)).then_some(Event::Closed)
    }

    /// When the others may let a bot sit in, if they may not yet.
    pub(crate) fn replaceable_at(&self, now: &Now) -> Option<i64> {
        (self.stage() == TableStage::Playing && self.awaits_people())
            .then(|| self.time_after(self.made.away, now))
    }

    /// Whether a bot sits in for somebody who has not left.
    pub(crate) fn is_stood_in(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|seat| seat.is_stood_in && !seat.has_left)
            && self.stage() == TableStage::Playing
    }

    /// What follows when a bot has chosen for a person who is here: the clock took one choice from them, not the seat.
    pub(crate) fn given_back(&self, seat: Seat, here: Seats) -> Option<Event> {
        (self.is_stood_in(seat) && here.contains(seat)).then_some(Event::Returned(seat))
    }

    /// The table at which the same people would play again: its name, and how it is made.
    pub(crate) fn rematch(&self) -> (TableId, Made) {
        let secret = self.made.secret.reveal();
        let plan = |seat: &RoomSeat| match (seat.bot, &seat.name, seat.opener) {
            (None, Some(name), Some(opener)) if !seat.has_left => {
                Plan::Reserved { name: name.clone(), opener }
            }
            (bot, ..) => Plan::Bot(bot.unwrap_or(STAND_IN)),
        };
        let made = Made {
            seats: self.seats.iter().map(plan).collect(),
            // Strangers do not sit down among people who know each other.
            listed: false,
            secret: crate::entropy::fresh_secret(),
            rules: LogRules::Second,
            ..self.made.clone()
        };
        (TableId::new(crate::token_hash::derived(secret.as_bytes(), "rematch")), made)
    }
}

fn nothing_to_undo() -> Refused {
    Refused::new(Code::NothingToUndo, "there is nothing to undo")
}

/// So late, rounded up to days: dates that are far away need not change with every choice.
fn by_days(at: i64) -> i64 {
    (at / DAY + 1) * DAY
}
