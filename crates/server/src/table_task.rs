//! The task of one table on one server: it alone reads and adds to the table's log here, one thing after the
//! other, and tells its guests.

use std::collections::HashMap;
use std::pin::pin;
use std::time::Duration;

use game::{Seat, Seats};
use host::AnyChoice;
use protocol::{
    Code, Command, Moment, Reaction, Refused, ServerMessage, SitDown, TableInfo, TableStage, Token, to_json,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::bus::Notice;
use crate::event::{By, CommandDigest, Entry, Event, Made};
use crate::guests::{Guests, Whom};
use crate::hub::{Hello, Hub, TaskMessage};
use crate::room::{Access, Now, Room};
use crate::store::{Listed, Listing, NewEntry, NotAdded};
use crate::{TableId, TokenHash, clock};

/// After so long without anything to do the state is forgotten; the log has it.
const FORGET_AFTER: Duration = Duration::from_secs(20);
/// How often other servers are told who is here.
const HERE_EVERY: Duration = Duration::from_secs(10);
/// After so long without a word another server is taken to be gone.
const GONE_AFTER: Duration = Duration::from_secs(25);
/// How often many who look on are told what is new.
const AUDIENCE_EVERY: Duration = Duration::from_secs(1);
/// When the store did not say what is due, it is asked again after so long, in milliseconds.
const ASK_AGAIN_AFTER: i64 = 1_000;
/// Longer logs are folded on a thread of their own, so that nobody else has to wait for that.
const LONG_LOG: usize = 1_000;
/// How often a command is tried again when another server was faster.
const TRIES: usize = 16;

/// A table that somebody looks at on this server.
pub(crate) struct TableTask {
    hub: Hub,
    id: TableId,
    /// What the log tells; nothing until somebody needs it.
    room: Option<Box<Room>>,
    /// How many entries the log had when it was last read, and how far the game had come.
    seq: u64,
    at: Option<Moment>,
    guests: Guests,
    /// When those who look on were told something last.
    audience_told: Instant,
    /// Who is connected to other servers, and when that was heard.
    elsewhere: HashMap<String, (Seats, Instant)>,
    /// The people who are connected to any server, and when the first of them came, in milliseconds since 1970.
    here: Seats,
    came: i64,
    /// Who was here when the other servers were told.
    told_here: (Seats, Instant),
    /// What the store has to find the table by, as far as it is known.
    listing: Option<Listing>,
    is_thinking: bool,
    /// When something was done here last.
    active: Instant,
    /// When guests are to be told that a bot may sit in, in milliseconds since 1970.
    replaceable_at: Option<i64>,
    /// When the time for a choice is up.
    deadline: Option<i64>,
}

/// Why nothing was added to the log.
enum NotDone {
    /// It cannot be.
    Refused(Refused),
    /// Another server was faster: it has to be decided anew.
    Again,
    /// It is not known whether it was added.
    Lost,
}

impl From<Refused> for NotDone {
    fn from(reason: Refused) -> Self {
        Self::Refused(reason)
    }
}

impl TableTask {
    pub(crate) fn new(hub: Hub, id: TableId) -> Self {
        let now = Instant::now();
        Self {
            hub,
            id,
            room: None,
            seq: 0,
            at: None,
            guests: Guests::default(),
            audience_told: now,
            elsewhere: HashMap::new(),
            here: Seats::NONE,
            came: 0,
            told_here: (Seats::NONE, now),
            listing: None,
            is_thinking: false,
            active: now,
            replaceable_at: None,
            deadline: None,
        }
    }

    /// Does what comes in until there is nobody left to do it for. In a box: what a future is begun with is
    /// kept twice in it.
    pub(crate) async fn run(mut self: Box<Self>, mut commands: mpsc::Receiver<TaskMessage>) {
        let mut alarm = pin!(sleep_until(self.next_wake()));
        loop {
            // It may go off too early, which does no harm: most of what comes in makes it later.
            let wake = self.next_wake();
            if wake < alarm.deadline() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    // In a box of its own, so that a table that waits needs little memory.
                    Some(command) => Box::pin(self.take(command)).await,
                    None => return,
                },
                () = &mut alarm => {
                    Box::pin(self.wake()).await;
                    let is_idle = self.guests.is_empty() && self.room.is_none() && !self.is_thinking;
                    if is_idle && self.hub.end(&self.id, &commands) {
                        return;
                    }
                    alarm.as_mut().reset(self.next_wake());
                }
            }
        }
    }

    async fn take(&mut self, command: TaskMessage) {
        // Whoever asked may have gone; then the answer is for nobody.
        match command {
            TaskMessage::Make(asked) => {
                let (made, reply) = *asked;
                _ = reply.send(self.make(made).await);
            }
            TaskMessage::SitDown(asked) => {
                let (seat, token, request, reply) = *asked;
                _ = reply.send(self.sit_down(seat, token.as_ref(), &request).await);
            }
            TaskMessage::Info(asked) => {
                let (token, reply) = *asked;
                _ = reply.send(self.info(token.as_ref()).await);
            }
            TaskMessage::Index(reply) => _ = reply.send(self.index().await),
            TaskMessage::Record(asked) => {
                let (token, reply) = *asked;
                _ = reply.send(self.record(token.as_ref()).await);
            }
            TaskMessage::Hello(hello) => {
                let (hello, told) = *hello;
                self.hello(hello, told).await;
            }
            TaskMessage::Gone(guest) => self.gone(guest).await,
            TaskMessage::Command(command) => {
                let (guest, key, command) = *command;
                self.command(guest, key, &command).await;
            }
            TaskMessage::React(guest, reaction) => self.react(guest, reaction).await,
            TaskMessage::Ping(guest) => self.pong(guest),
            TaskMessage::Answer(answer) => {
                let (seat, choice) = *answer;
                self.answer(seat, choice).await;
            }
            TaskMessage::Heard(heard) => {
                let (server, notice) = *heard;
                self.heard(server, notice).await;
            }
            TaskMessage::Grown(seq) => self.grown(seq).await,
            TaskMessage::Due => self.due().await,
            TaskMessage::Resumed => self.resumed().await,
        }
    }

    // What the log tells.

    async fn room(&mut self) -> Result<&mut Room, Refused> {
        self.active = Instant::now();
        if self.room.is_none() {
            let log =
                self.hub.store().load(&self.id, 0).await.map_err(|error| crate::error::of_store(&error))?;
            let room = fold(self.id.clone(), log).await.map_err(|error| {
                tracing::error!(table = %self.id, %error, "a log cannot be folded");
                crate::error::unavailable()
            })?;
            self.room = room.map(Box::new);
            self.plan();
            self.think();
        }
        self.room.as_deref_mut().ok_or_else(|| Refused::new(Code::Unknown, "there is no such table"))
    }

    /// What time it is, and who is here.
    fn now(&self) -> Now {
        Now { time: self.hub.time(), here: self.here, came: self.came }
    }

    /// Notes when something is to be done next.
    fn plan(&mut self) {
        let now = self.now();
        let Some(room) = &self.room else { return };
        self.seq = room.seq();
        self.at = room.moment();
        self.replaceable_at = room.replaceable_at(&now);
        self.deadline = room.deadline(&now);
    }

    /// Adds something to the log, and tells everybody when it is there.
    async fn add(&mut self, by: Option<By>, event: Event) -> Result<(), NotDone> {
        self.enter(by, event).await?;
        self.send();
        Ok(())
    }

    /// Adds something to the log. When it is there, everybody is about to be told: whoever calls this sends that, with
    /// whatever else there is to say.
    async fn enter(&mut self, by: Option<By>, event: Event) -> Result<(), NotDone> {
        self.room().await?;
        let now = self.now();
        let entry = Entry { at: now.time.now, by, event };
        let Self { room: Some(room), guests, .. } = self else { return Err(NotDone::Again) };
        room.apply(&entry, &mut |room| guests.tell(Whom::All, room, &now))?;
        let listing = listing(room, &now);
        let changed = Some(&listing).filter(|listing| self.listing.as_ref() != Some(listing)).cloned();
        let new = NewEntry::new(&self.id, room.seq() - 1, &entry, changed);
        self.store(new).await?;
        self.listing = Some(listing);
        self.after_entry();
        Ok(())
    }

    /// Stores an entry; if that fails the state is not the log's any more.
    async fn store(&mut self, new: NewEntry) -> Result<(), NotDone> {
        let seq = new.seq + 1;
        let begun = Instant::now();
        let metrics = self.hub.metrics();
        match self.hub.append(new).await {
            Ok(()) => {
                metrics.entries.inc();
                metrics.stored.observe(begun.elapsed().as_secs_f64());
                self.hub.bus().tell(&self.id, &Notice::Grown { seq }).await;
                Ok(())
            }
            Err(NotAdded::Conflict) => {
                metrics.conflicts.inc();
                self.read_again().await;
                Err(NotDone::Again)
            }
            Err(NotAdded::Unknown) => {
                metrics.lost.inc();
                // Whoever asked for it must not be told that nothing has changed. They come back and ask again.
                self.room = None;
                self.guests.clear();
                self.see_who_is_here();
                Err(NotDone::Lost)
            }
        }
    }

    /// Forgets what was made of the log, and reads it again.
    async fn read_again(&mut self) {
        self.room = None;
        // What they were about to be told did not happen.
        self.guests.begin_anew();
        if self.room().await.is_ok() {
            self.tell(Whom::All);
        }
    }

    fn after_entry(&mut self) {
        self.plan();
        self.think();
    }

    /// Reads what others have added.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let Some(room) = &self.room else { return Ok(()) };
        let entries = self
            .hub
            .store()
            .load(&self.id, room.seq())
            .await
            .map_err(|error| crate::error::of_store(&error))?;
        let now = self.now();
        let Self { room: Some(room), guests, .. } = self else { return Ok(()) };
        for entry in entries {
            room.apply(&entry, &mut |room| guests.tell(Whom::All, room, &now))?;
        }
        self.listing = None;
        self.send();
        self.after_entry();
        Ok(())
    }

    /// Before something is refused: whether another server has added something of which this one has not heard
    /// yet. Then it has to be decided anew.
    async fn catches_up(&mut self) -> Result<bool, Refused> {
        if !self.hub.store().is_shared() {
            return Ok(false);
        }
        let known = self.seq;
        self.catch_up().await?;
        Ok(self.seq != known)
    }

    /// Lets a bot think, if one is awaited.
    fn think(&mut self) {
        let now = self.now();
        let knowledge = self.hub.knowledge();
        let question = self.room.as_deref_mut().and_then(|room| room.question(&now, knowledge));
        let Some(question) = question.filter(|_| !self.is_thinking) else { return };
        self.is_thinking = true;
        let (hub, id, thinking) = (self.hub.clone(), self.id.clone(), self.hub.thinking());
        tokio::spawn(async move {
            let turn = thinking.acquire_owned().await;
            let seat = question.seat();
            let answer = tokio::task::spawn_blocking(move || question.answer()).await.ok().flatten();
            drop(turn);
            hub.send(&id, TaskMessage::Answer(Box::new((seat, answer)))).await;
        });
    }

    async fn answer(&mut self, seat: Seat, choice: Option<AnyChoice>) {
        self.is_thinking = false;
        let Some(choice) = choice else { return };
        // The log has it as a record does.
        match self.add(None, Event::Answered { seat, choice: choice.to_string() }).await {
            Ok(()) => self.give_back(seat).await,
            // Whatever came in between asks the bot again.
            Err(NotDone::Refused(_)) => self.think(),
            Err(_) => {}
        }
    }

    /// A person who is here has the seat back from the bot.
    async fn give_back(&mut self, seat: Seat) {
        if let Some(event) = self.room.as_ref().and_then(|room| room.given_back(seat, self.here)) {
            // If this fails they can still ask for their seat.
            _ = self.add(None, event).await;
        }
    }

    // What is asked over HTTP.

    async fn make(&mut self, made: Made) -> Result<(TableInfo, bool), Refused> {
        for _ in 0..TRIES {
            match self.room().await {
                Ok(room) if room.how_made().is_like(&made) => {
                    return self.info_for(Access::Watch).await.map(|info| (info, false));
                }
                Ok(_) => return Err(Refused::new(Code::Taken, "this key was used for another table")),
                Err(reason) if reason.code == Code::Unknown => {}
                Err(reason) => return Err(reason),
            }
            let now = self.now();
            let event = Event::Made { made: Box::new(made.clone()) };
            let entry = Entry { at: now.time.now, by: None, event };
            let mut room = Room::made(&self.id, &entry)?;
            let listing = listing(&mut room, &now);
            match self.store(NewEntry::new(&self.id, 0, &entry, Some(listing.clone()))).await {
                Ok(()) => {
                    self.room = Some(Box::new(room));
                    self.listing = Some(listing);
                    self.after_entry();
                    return self.info_for(Access::Watch).await.map(|info| (info, true));
                }
                Err(NotDone::Again) => {}
                Err(NotDone::Refused(reason)) => return Err(reason),
                Err(NotDone::Lost) => return Err(crate::error::unavailable()),
            }
        }
        Err(crate::error::unavailable())
    }

    async fn sit_down(
        &mut self,
        seat: Seat,
        token: Option<&Token>,
        request: &SitDown,
    ) -> Result<TableInfo, Refused> {
        for _ in 0..TRIES {
            let access = self.access(token).await?;
            let sits = match self.room().await?.sit_down(seat, Some(access), request) {
                Err(_) if self.catches_up().await? => continue,
                sits => sits?,
            };
            let Some(event) = sits else {
                return self.info_for(Access::Seat(seat)).await;
            };
            match self.add(None, event).await {
                Ok(()) => return self.info_for(Access::Seat(seat)).await,
                Err(NotDone::Again) => {}
                Err(NotDone::Refused(reason)) => return Err(reason),
                Err(NotDone::Lost) => return Err(crate::error::unavailable()),
            }
        }
        Err(crate::error::unavailable())
    }

    async fn info(&mut self, token: Option<&Token>) -> Result<TableInfo, Refused> {
        let access = self.access(token).await?;
        self.info_for(access).await
    }

    async fn info_for(&mut self, access: Access) -> Result<TableInfo, Refused> {
        self.room().await?;
        let now = self.now();
        Ok(self.room().await?.info(access.viewer(), &now))
    }

    /// What strangers are shown, for an index that does not say so yet.
    async fn index(&mut self) -> Result<TableInfo, Refused> {
        let now = self.now();
        let info = self.room().await?.listed_info(&now);
        if let Err(error) = self.hub.store().set_info(&self.id, &to_json(&info)).await {
            tracing::warn!(%error, "what strangers are shown was not noted");
        }
        Ok(info)
    }

    async fn record(&mut self, token: Option<&Token>) -> Result<String, Refused> {
        self.access(token).await?;
        match self.room().await?.record() {
            Err(_) if self.catches_up().await? => self.room().await?.record(),
            record => record,
        }
    }

    async fn access(&mut self, token: Option<&Token>) -> Result<Access, Refused> {
        match self.room().await?.access(token) {
            None if self.catches_up().await? => self.room().await?.access(token).ok_or_else(forbidden),
            access => access.ok_or_else(forbidden),
        }
    }

    // What guests say.

    async fn hello(&mut self, hello: Hello, told: u64) {
        let access = self.access(hello.token.as_ref()).await;
        let access = match access.and_then(|access| self.guests.add(&hello, access).map(|()| access)) {
            Ok(access) => access,
            Err(reason) => {
                return self.turn_away(&hello, told, reason);
            }
        };
        if self.see_who_is_here() {
            self.tell(Whom::All);
            self.tell_here().await;
        } else {
            self.tell(Whom::One(hello.guest));
        }
        if let Access::Seat(seat) = access {
            self.give_back(seat).await;
            // It may have waited for anybody.
            self.think();
        }
    }

    async fn gone(&mut self, number: u64) {
        self.guests.remove(number);
        if self.see_who_is_here() {
            if !self.guests.is_empty() && self.room().await.is_ok() {
                self.tell(Whom::All);
            }
            self.tell_here().await;
        }
    }

    async fn command(&mut self, number: u64, key: Token, command: &Command) {
        let Some(guest) = self.guests.get(number) else { return };
        let Access::Seat(seat) = guest.access else { return self.refuse(number, key, forbidden()) };
        let token = guest.token;
        match self.fulfil(seat, token.as_ref(), &key, command).await {
            Ok(()) => {
                self.hub.metrics().done.inc();
                // It leaves together with the new state, which is said before it.
                self.say_to(number, &ServerMessage::Done { seq: self.seq, key });
            }
            Err(NotDone::Refused(reason)) => self.refuse(number, key, reason),
            Err(NotDone::Again) => self.refuse(number, key, crate::error::unavailable()),
            // The connection is gone; the guest comes back and asks again.
            Err(NotDone::Lost) => {}
        }
    }

    /// Does what a command wants; what everybody is told of it is not sent yet.
    async fn fulfil(
        &mut self,
        seat: Seat,
        token: Option<&TokenHash>,
        key: &Token,
        command: &Command,
    ) -> Result<(), NotDone> {
        let digest = CommandDigest::of(command);
        for _ in 0..TRIES {
            self.room().await?;
            let now = self.now();
            let room = self.room().await?;
            if room.has_done(seat, key, digest)? {
                return Ok(());
            }
            // Another server may have given the seat to somebody else since.
            if !room.is_seat_of(seat, token) {
                return Err(forbidden().into());
            }
            let is_rematch = *command == Command::Rematch && room.next_table().is_none();
            let mut event = match room.event_of(seat, command, &now) {
                Err(_) if self.catches_up().await? => continue,
                event => event?,
            };
            if is_rematch {
                event = Some(self.rematch().await?);
            }
            let Some(event) = event else { return Ok(()) };
            match self.enter(Some(By { seat, key: key.clone(), command: Some(digest) }), event).await {
                Err(NotDone::Again) => {}
                done => return done,
            }
        }
        Err(NotDone::Again)
    }

    /// Makes the table at which the same people play again. Whoever else does so at the same time makes the
    /// same.
    async fn rematch(&mut self) -> Result<Event, NotDone> {
        let (id, made) = self.room().await?.rematch();
        let now = self.now();
        let entry = Entry { at: now.time.now, by: None, event: Event::Made { made: Box::new(made) } };
        let mut room = Room::made(&id, &entry)?;
        let new = NewEntry::new(&id, 0, &entry, Some(listing(&mut room, &now)));
        match self.hub.append(new).await {
            Ok(()) | Err(NotAdded::Conflict) => Ok(Event::Rematched { table: id }),
            Err(NotAdded::Unknown) => Err(NotDone::Refused(crate::error::unavailable())),
        }
    }

    async fn react(&mut self, number: u64, reaction: Reaction) {
        match self.guests.get(number).map(|guest| guest.access) {
            Some(Access::Seat(seat)) => {
                self.tell_reaction(seat, reaction).await;
                self.hub.bus().tell(&self.id, &Notice::Reacted { seat, reaction }).await;
            }
            Some(_) => {
                let reason = Refused::new(Code::NotAllowed, "only people who sit at the table react");
                self.say_to(number, &ServerMessage::Refused { seq: self.seq, key: None, reason });
            }
            None => {}
        }
    }

    async fn tell_reaction(&mut self, seat: Seat, reaction: Reaction) {
        let Ok(room) = self.room().await else { return };
        let text = to_json(&ServerMessage::Reaction { seq: room.seq(), seat, reaction });
        self.guests.say(&text.into());
        self.send();
    }

    fn pong(&mut self, number: u64) {
        // Nothing is read for this: the task knows how far it has told.
        self.say_to(number, &ServerMessage::Pong { seq: self.seq, at: self.at });
    }

    // What other servers and the time say.

    async fn heard(&mut self, server: String, notice: Notice) {
        match notice {
            Notice::Grown { seq } => self.grown(seq).await,
            Notice::Reacted { seat, reaction } => self.tell_reaction(seat, reaction).await,
            Notice::Here { seats } => {
                self.elsewhere.insert(server, (seats, Instant::now()));
                if self.see_who_is_here() && self.room().await.is_ok() {
                    self.tell(Whom::All);
                }
            }
        }
    }

    async fn grown(&mut self, seq: u64) {
        if seq <= self.seq {
            return;
        }
        if self.room.is_some() {
            if self.catch_up().await.is_err() {
                self.read_again().await;
            }
        } else if !self.guests.is_empty() {
            self.read_again().await;
        }
    }

    async fn due(&mut self) {
        let now = self.now();
        let Ok(room) = self.room().await else { return };
        if let Some(event) = room.overdue(&now) {
            // Whoever was faster has done it.
            _ = self.add(None, event).await;
        }
        let now = self.now();
        let Ok(room) = self.room().await else { return };
        let due = room.due(&now);
        // Nothing is due any more, or later: the next round need not come by before.
        let later = due.map(|due| due.max(now.time.now + 1000));
        if let Err(error) = self.hub.store().set_due(&self.id, later).await {
            tracing::warn!(%error, "when something is due was not noted");
        }
        self.listing = None;
        self.think();
    }

    /// The clock was set, or the server was away: what was noted to be done later is later or earlier now.
    async fn resumed(&mut self) {
        let knows_no_time = self.deadline.is_none() && self.replaceable_at.is_none();
        if (self.room.is_none() && knows_no_time) || self.room().await.is_err() {
            return;
        }
        self.plan();
        self.tell(Whom::All);
    }

    /// The time for a choice is up, as far as it was known.
    async fn time_is_up(&mut self) {
        if self.room().await.is_err() {
            // The store does not answer: it is asked again in a moment.
            self.deadline = Some(self.hub.time().now + ASK_AGAIN_AFTER);
            return;
        }
        let now = self.now();
        if let Some(event) = self.room.as_ref().and_then(|room| room.overdue(&now)) {
            // Whoever was faster has done it.
            _ = self.add(None, event).await;
        } else {
            // There was a gap: it is later than it was.
            self.plan();
            self.tell(Whom::All);
        }
    }

    async fn wake(&mut self) {
        let now = self.now();
        if self.deadline.take_if(|deadline| *deadline <= now.time.now).is_some() {
            self.time_is_up().await;
        }
        if self.replaceable_at.take_if(|at| *at <= now.time.now).is_some() && !self.guests.is_empty() {
            if self.room().await.is_ok() {
                self.tell(Whom::All);
            }
            self.replaceable_at = None;
        }
        if self.guests.audience_waits() && self.audience_told.elapsed() >= AUDIENCE_EVERY {
            self.tell_audience().await;
        }
        if self.hub.bus().has_others() && self.told_here.1.elapsed() >= HERE_EVERY {
            self.forget_silent_servers().await;
            self.tell_here().await;
        }
        if self.active.elapsed() >= FORGET_AFTER && !self.is_thinking {
            self.room = None;
            self.guests.forget();
        }
    }

    async fn forget_silent_servers(&mut self) {
        self.elsewhere.retain(|_, (_, heard)| heard.elapsed() < GONE_AFTER);
        if self.see_who_is_here() && self.room().await.is_ok() {
            self.tell(Whom::All);
        }
    }

    fn next_wake(&self) -> Instant {
        let now = self.hub.time().now;
        let soon = Instant::now();
        let times = [self.deadline, self.replaceable_at.filter(|_| !self.guests.is_empty())];
        let mut wake = soon + HERE_EVERY;
        if self.room.is_some() {
            wake = wake.min(self.active + FORGET_AFTER);
        } else if self.guests.is_empty() && !self.is_thinking {
            wake = soon;
        } else if !self.hub.bus().has_others() {
            wake = soon + 60 * HERE_EVERY;
        }
        if self.guests.audience_waits() {
            wake = wake.min(self.audience_told + AUDIENCE_EVERY);
        }
        times.into_iter().flatten().fold(wake, |wake, at| wake.min(soon + clock::until(at, now)))
    }

    // Who is here, and what they are told.

    /// Whether others are connected, to any server, than were before.
    fn see_who_is_here(&mut self) -> bool {
        let elsewhere = self.elsewhere.values().flat_map(|(seats, _)| *seats);
        let here: Seats = self.guests.seats().into_iter().chain(elsewhere).collect();
        if here == self.here {
            return false;
        }
        if self.here.is_empty() {
            self.came = self.hub.time().now;
        }
        self.here = here;
        self.hub.note_here(&self.id, here);
        self.plan();
        true
    }

    /// Tells the other servers who is here; they hear it again as long as it is so.
    async fn tell_here(&mut self) {
        let here = self.guests.seats();
        if self.hub.bus().has_others() && (self.told_here.0 != here || !here.is_empty()) {
            self.hub.bus().tell(&self.id, &Notice::Here { seats: here }).await;
        }
        self.told_here = (here, Instant::now());
    }

    /// Says how things stand.
    fn tell(&mut self, whom: Whom) {
        let now = self.now();
        if let Some(room) = &self.room {
            self.guests.tell(whom, room, &now);
            self.send();
        }
    }

    async fn tell_audience(&mut self) {
        self.audience_told = Instant::now();
        if self.room().await.is_ok() {
            self.tell(Whom::Audience);
        }
    }

    fn refuse(&mut self, number: u64, key: Token, reason: Refused) {
        self.hub.metrics().refused.inc();
        // The room may be gone; what the guest has heard of it is not.
        self.say_to(number, &ServerMessage::Refused { seq: self.seq, key: Some(key), reason });
    }

    /// Refuses a hello. A stranger learns nothing of the table by it, not even how long its log is; whoever was told so
    /// on this connection is told nothing older, also after all guests were let go.
    fn turn_away(&self, hello: &Hello, told: u64, reason: Refused) {
        let is_stranger = told == 0 && self.guests.get(hello.guest).is_none();
        let seq = if is_stranger { 0 } else { self.seq.max(told) };
        // Whoever does not read will not miss it.
        hello.out.send([to_json(&ServerMessage::Refused { seq, key: None, reason }).into()]);
    }

    fn say_to(&mut self, number: u64, message: &ServerMessage) {
        self.guests.say_to(number, to_json(&message));
        self.send();
    }

    /// Sends what guests were said.
    fn send(&mut self) {
        let slow = self.guests.send();
        if slow > 0 {
            self.hub.metrics().slow.inc_by(slow as u64);
            self.see_who_is_here();
        }
    }
}

/// The table that a log tells of.
async fn fold(id: TableId, log: Vec<Entry>) -> Result<Option<Room>, Refused> {
    if log.len() <= LONG_LOG {
        return Room::fold(&id, &log);
    }
    let folded = tokio::task::spawn_blocking(move || Room::fold(&id, &log)).await;
    folded.unwrap_or_else(|_| Err(crate::error::unavailable()))
}

/// What the store finds a table by.
fn listing(room: &mut Room, now: &Now) -> Listing {
    let listed = match room.stage() {
        TableStage::Gathering if room.how_made().listed => Listed::Gathering,
        TableStage::Playing if room.how_made().listed => Listed::Playing,
        _ => Listed::No,
    };
    let info = (listed != Listed::No).then(|| to_json(&room.listed_info(now)));
    Listing { made: room.made_at(), listed, due: room.due(now), info }
}

fn forbidden() -> Refused {
    Refused::new(Code::Forbidden, "this token does not open this table, or only to look")
}
