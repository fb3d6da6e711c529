//! A table on a server that the page shows.

use std::sync::Arc;

use game::Seat;
use guest::Heard;
use host::Told;
use leptos::prelude::*;
use protocol::{AnyUpdate, Code, Command, Reaction, SeatStatus, TableInfo, TableStage};
use wasm_bindgen_futures::spawn_local;

use super::api;
use super::consents;
use super::my_table::MyTable;
use super::proof::Proof;
use super::refusal;
use super::sitting::sit_down_again;
use super::skew;
use super::wire::Wire;
use super::witness::{Withheld, Witnessed};
use crate::client::{Client, Frame, Pause};
use crate::page::App;
use crate::route::Route;
use crate::{browser, store};

/// How long what somebody says without words stays, in milliseconds.
const STAYS: u32 = 5_000;

/// A table on a server: the game, and everything besides it.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    app: App,
    /// The name of the table.
    pub(crate) table: StoredValue<String>,
    pub(crate) wire: Wire,
    /// The game.
    pub(crate) client: Client,
    /// Who is there, and what is asked.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// When the clock runs out, by this page's clock.
    pub(crate) ends: RwSignal<Option<i64>>,
    /// What was said without words just now: its number, who and what.
    said: RwSignal<Vec<(u32, Seat, Reaction)>>,
    /// Why there is no table.
    pub(crate) lost: RwSignal<Option<Code>>,
    /// Why this device does not show what it adds to chance.
    pub(crate) withheld: RwSignal<Option<Withheld>>,
    /// What the record proves, once the game is over and it was fetched.
    pub(super) proof: RwSignal<Option<Proof>>,
    /// How many entries the table's log had when `info` was heard.
    entries: StoredValue<u64>,
    /// What was shown last, or is about to be.
    latest: StoredValue<Option<Frame>>,
    /// Whether this person wants to go on to the next game.
    goes_on: StoredValue<bool>,
}

/// How somebody at a table is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    Here,
    Away,
    /// A bot sits in.
    Replaced,
    Left,
}

impl Remote {
    /// Comes to a table, with what this device knows of it.
    pub(crate) fn open(app: App, table: &str, pause: Pause) -> Self {
        let kept = MyTable::find(table);
        let wire = Wire::new(table, kept.and_then(|kept| kept.token));
        let remote = Self {
            app,
            table: StoredValue::new(table.to_owned()),
            wire,
            client: Client::remote(wire, pause),
            info: RwSignal::new(None),
            ends: RwSignal::new(None),
            said: RwSignal::new(Vec::new()),
            lost: RwSignal::new(None),
            withheld: RwSignal::new(None),
            proof: RwSignal::new(None),
            entries: StoredValue::new(0),
            latest: StoredValue::new(None),
            goes_on: StoredValue::new(false),
        };
        wire.open(move |heard| remote.hear(heard));
        remote
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::State { seq, info, update } => {
                self.witness(seq, &info, update.as_deref());
                self.stands(Arc::unwrap_or_clone(info), update.map(Arc::unwrap_or_clone));
            }
            Heard::Done { command, .. } => self.done(&command),
            Heard::Refused { command: Some(Command::Table(_)), reason } => {
                let seat = self.seat().unwrap_or(Seat::new(0));
                self.client.refused.set(Some((seat, reason)));
            }
            Heard::Refused { command: Some(command), reason } => {
                self.table.with_value(|table| consents::refused(&command, table));
                self.app.note(refusal(reason.code, &self.app.words.now()));
            }
            Heard::Refused { command: None, reason } => self.turned_away(reason.code),
            Heard::Reaction { seat, reaction } => self.says(seat, reaction),
            Heard::OtherVersion { server } => {
                // Trying again changes nothing until the page is loaded anew.
                self.wire.close();
                skew::meet(server);
            }
        }
    }

    /// A message was refused, and it is not said which: perhaps the greeting.
    fn turned_away(self, code: Code) {
        match code {
            Code::Unknown | Code::Forbidden => {
                self.wire.close();
                self.lost.set(Some(code));
            }
            // Whatever it was is sent again and again, and would never be done.
            Code::Unreadable | Code::TooLarge | Code::Version => skew::misheard(),
            // It is shown that there is no connection, and tried again.
            Code::Unavailable => {}
            _ => self.app.note(refusal(code, &self.app.words.now())),
        }
    }

    /// This device remembers what it saw of undos.
    fn witness(self, entries: u64, info: &TableInfo, update: Option<&AnyUpdate>) {
        let known = self.entries.get_value();
        self.entries.set_value(entries);
        let now = Told { entries, info, steps: update.map(AnyUpdate::steps) };
        self.info.with_untracked(|before| {
            let before = before.as_ref().map(|info| Told { entries: known, info, steps: None });
            Witnessed::hear(before, now);
        });
        consents::hear(entries, info);
    }

    /// Wants something of the server. This device remembers to which undos its person agreed.
    pub(super) fn command(self, command: Command) {
        let entries = self.entries.get_value();
        self.info.with_untracked(|info| {
            if let Some(info) = info {
                consents::note(&command, entries, info);
            }
        });
        self.wire.command(command);
    }

    fn stands(self, info: TableInfo, update: Option<AnyUpdate>) {
        let before = self.info.with_untracked(|info| info.as_ref().map(|info| info.stage));
        let is_over = matches!(info.stage, TableStage::Over | TableStage::Closed);
        let frame = update.map(|update| Arc::new(vec![update]));
        keep(&info, frame.as_ref());
        self.contribute(&info);
        self.ends.set(info.left.map(|left| browser::now() + i64::from(left)));
        let next = info.next.clone();
        self.info.set(Some(info));
        if let Some(frame) = frame
            && self.latest.with_value(|latest| latest.as_ref() != Some(&frame))
        {
            self.latest.set_value(Some(Arc::clone(&frame)));
            self.client.enqueue(frame);
        }
        if is_over && before.is_none_or(|before| !matches!(before, TableStage::Over | TableStage::Closed)) {
            self.fetch_record();
        }
        if next.is_some() && self.goes_on.get_value() {
            self.go_on();
        }
    }

    /// This device shows what it adds to chance, once all have sealed theirs.
    fn contribute(self, info: &TableInfo) {
        let Some(seat) = info.viewer.filter(|&seat| info.awaits_contribution(seat)) else {
            return self.withheld.set(None);
        };
        match Witnessed::contribute(info, seat) {
            Ok(contribution) => self.wire.contribute(contribution),
            Err(withheld) => self.withheld.set(Some(withheld)),
        }
    }

    fn done(self, command: &Command) {
        if *command == Command::Leave {
            self.forget();
        }
    }

    /// Leaves for good: who sits gives the seat up, who looks is simply gone.
    pub(crate) fn leave(self) {
        let sits = self.with(|info| info.viewer.is_some() && info.stage != TableStage::Closed);
        if sits == Some(true) {
            // Who has left is not asked any more.
            self.table.with_value(|table| consents::share(table));
            self.wire.command(Command::Leave);
        } else {
            self.forget();
        }
    }

    /// This device has nothing to do with the table any more.
    pub(crate) fn forget(self) {
        // Nothing that is heard now may bring it back.
        self.wire.close();
        self.table.with_value(|table| {
            MyTable::forget(table);
            // What is known of a game is needed as long as its record is kept.
            if store::game(table).is_none() {
                Witnessed::forget(table);
                consents::forget(table);
            }
        });
        Route::Home.go();
    }

    /// The record of a game that is over is kept like those that were played here, and held against what this device saw.
    fn fetch_record(self) {
        let table = self.table.get_value();
        let token = MyTable::find(&table).and_then(|kept| kept.token);
        spawn_local(async move {
            if let Ok(record) = api::record(&table, token.as_ref()).await {
                store::keep(&table, &record);
                _ = self.proof.try_set(Some(Proof::of(&table)));
            }
        });
    }

    fn says(self, seat: Seat, reaction: Reaction) {
        let number = browser::random_number();
        self.said.update(|said| {
            said.retain(|(_, other, _)| *other != seat);
            said.push((number, seat, reaction));
        });
        let texts = self.app.words.now();
        self.app.say(format!("{}: {}", self.name(seat), reaction_words(reaction, &texts)));
        browser::after(STAYS, move || {
            _ = self.said.try_update(|said| said.retain(|(other, ..)| *other != number));
        });
    }

    /// What somebody says without words now; tracked.
    pub(crate) fn said_by(self, seat: Seat) -> Option<Reaction> {
        self.said.with(|said| said.iter().find(|(_, other, _)| *other == seat).map(|(.., what)| *what))
    }

    /// On which seat this person sits.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.info.with_untracked(|info| info.as_ref().and_then(|info| info.viewer))
    }

    /// Something of what everybody may know; tracked.
    pub(crate) fn with<T>(self, read: impl FnOnce(&TableInfo) -> T) -> Option<T> {
        self.info.with(|info| info.as_ref().map(read))
    }

    /// What somebody is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name = self.info.with_untracked(|info| info.as_ref()?.seats.get(seat.index())?.name.clone());
        name.unwrap_or_default()
    }

    /// How the person of a seat is there; nothing for a bot's seat. Tracked.
    pub(crate) fn presence(self, seat: Seat) -> Option<Presence> {
        self.with(|info| info.seats.get(seat.index()).and_then(presence)).flatten()
    }

    /// Goes on to the next game: asks for one, or sits down where the others are.
    pub(crate) fn again(self) {
        if self.with(|info| info.next.is_some()) == Some(true) {
            self.go_on();
        } else {
            self.goes_on.set_value(true);
            self.wire.command(Command::Rematch);
        }
    }

    fn go_on(self) {
        self.goes_on.set_value(false);
        let next = self.info.with_untracked(|info| info.as_ref()?.next.clone());
        let (Some(next), Some(old)) = (next, self.table.with_value(|table| MyTable::find(table))) else {
            return;
        };
        let name = self.seat().map(|seat| self.name(seat)).unwrap_or_default();
        spawn_local(async move {
            match sit_down_again(&old, &next, &name).await {
                Ok(()) => Route::Online(next).go(),
                Err(unseated) => self.app.note(unseated.words(&self.app.words.now())),
            }
        });
    }
}

/// Puts down how a table stands, so that it is found again.
fn keep(info: &TableInfo, frame: Option<&Frame>) {
    let kept = MyTable::find(&info.table);
    let mut kept = kept.unwrap_or_else(|| MyTable::new(&info.table, None, None));
    let before = kept.clone();
    kept.hear(info);
    kept.seat = info.viewer;
    let awaited = frame.and_then(|frame| frame.first().map(awaited)).unwrap_or_default();
    kept.is_awaited = info.viewer.is_some_and(|seat| awaited.contains(seat));
    if kept != before || kept.when == 0 {
        kept.keep();
    }
}

fn presence(seat: &SeatStatus) -> Option<Presence> {
    if seat.kind != protocol::SeatKind::Person {
        return None;
    }
    Some(match seat {
        SeatStatus { left: true, .. } => Presence::Left,
        SeatStatus { bot: Some(_), .. } => Presence::Replaced,
        SeatStatus { here: true, .. } => Presence::Here,
        _ => Presence::Away,
    })
}

fn awaited(update: &AnyUpdate) -> game::Seats {
    match update {
        AnyUpdate::Qwixx(update) => update.awaited,
        AnyUpdate::Qwirkle(update) => update.awaited,
    }
}

/// A reaction in words.
pub(super) fn reaction_words(reaction: Reaction, texts: &tell::Texts) -> String {
    let what = match reaction {
        Reaction::Hello => "hello",
        Reaction::Nice => "nice",
        Reaction::Wow => "wow",
        Reaction::Oops => "oops",
        Reaction::Laugh => "laugh",
        Reaction::Thanks => "thanks",
    };
    tell::say!(texts, "online-reaction", what = what)
}
