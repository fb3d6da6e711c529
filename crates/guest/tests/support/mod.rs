//! A server without a network: a real table, and what it tells those who are connected.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::HashMap;

use game::{Seat, Viewer};
use host::{GameKind, Host, NewTable};
use protocol::{
    AnyUpdate, Command, GuestMessage, KnownState, Moment, SeatKind, SeatStatus, ServerMessage, TableInfo,
    TableStage, Token, Update, Wire, to_json,
};

/// Chance that a number decides.
#[derive(Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// A number from 0 to `bound - 1`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

pub(crate) fn key(number: u64) -> Token {
    let mut bytes = [0; 16];
    bytes[8..].copy_from_slice(&number.to_be_bytes());
    Token::new(bytes)
}

/// Two people and a bot, before the first roll.
pub(crate) fn table(game: GameKind, seed: u64) -> Host {
    let seats = ["person:Max", "greedy", "person:Emma"].map(|text| text.parse().unwrap()).to_vec();
    Host::new(NewTable { game, seats, source: seed.into(), dice_by_hand: false }).unwrap()
}

/// Whom a table tells something.
pub(crate) fn viewers() -> [Viewer; 3] {
    [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2)), Viewer::Spectator]
}

pub(crate) fn moment_of(update: &AnyUpdate) -> Moment {
    match update {
        AnyUpdate::Qwixx(update) => update.at,
        AnyUpdate::Qwirkle(update) => update.at,
    }
}

/// What the viewer may choose, if it is for them to choose.
pub(crate) fn choices_of(update: &AnyUpdate) -> Vec<String> {
    fn choices<G: Wire>(update: &Update<G>) -> Vec<String> {
        let mut choices = Vec::new();
        if update.viewer.seat().is_some_and(|seat| update.awaited.contains(seat)) {
            G::choices_in_view(&update.view, &mut choices);
        }
        choices.iter().map(ToString::to_string).collect()
    }
    match update {
        AnyUpdate::Qwixx(update) => choices(update),
        AnyUpdate::Qwirkle(update) => choices(update),
    }
}

/// The table of a server, as far as guests can tell.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) host: Host,
    seq: u64,
    /// How many states were sent.
    states: u64,
    /// What was done, or why not, for every key.
    answers: HashMap<String, ServerMessage>,
    /// How often something was done.
    pub(crate) done: usize,
    /// Who is connected, and how much each has been told.
    connections: Vec<Option<Told>>,
}

#[derive(Debug)]
struct Told {
    viewer: Viewer,
    at: Moment,
    /// What the guest was sent last on this connection, if everything arrived.
    known: Option<KnownState>,
}

impl Server {
    pub(crate) fn new(host: Host, guests: usize) -> Self {
        let connections = (0..guests).map(|_| None).collect();
        let mut server = Self { host, seq: 1, states: 0, answers: HashMap::new(), done: 0, connections };
        server.play_on();
        server
    }

    pub(crate) fn info(&self, viewer: Viewer) -> TableInfo {
        let status = |name: &String| SeatStatus {
            name: Some(name.clone()),
            kind: SeatKind::Person,
            bot: None,
            here: true,
            replaceable: false,
            left: false,
        };
        let seats: Vec<SeatStatus> = self.host.names().iter().map(status).collect();
        TableInfo {
            table: "t".to_owned(),
            game: self.host.game().to_string(),
            stage: if self.host.is_over() { TableStage::Over } else { TableStage::Playing },
            viewer: viewer.seat(),
            seals: vec![None; seats.len()],
            contributions: vec![None; seats.len()],
            seats,
            listed: true,
            clock: None,
            left: None,
            away: 60,
            undo: None,
            undone: 0,
            commitment: String::new(),
            secret: None,
            next: None,
        }
    }

    fn pong(&self) -> ServerMessage {
        ServerMessage::Pong { seq: self.seq, at: Some(self.host.moment()) }
    }

    pub(crate) fn disconnect(&mut self, guest: usize) {
        self.connections[guest] = None;
    }

    /// Does what a guest says; gives what is sent to whom.
    pub(crate) fn hear(&mut self, guest: usize, viewer: Viewer, text: &str) -> Vec<(usize, String)> {
        let mut sent = Vec::new();
        match GuestMessage::from_json(text).unwrap() {
            GuestMessage::Hello { steps, taken_back, .. } => {
                let at = Moment { opened: steps, taken_back };
                self.connections[guest] = Some(Told { viewer, at, known: None });
                sent.extend(self.tell(guest));
            }
            GuestMessage::Command { key, command } => {
                if !self.answers.contains_key(key.expose()) {
                    let answer = self.fulfil(viewer, &key, &command, &mut sent);
                    self.answers.insert(key.expose().to_owned(), answer);
                }
                sent.push((guest, to_json(&self.answers[key.expose()])));
            }
            GuestMessage::React(_) => {}
            GuestMessage::Ping => sent.push((guest, to_json(&self.pong()))),
        }
        sent
    }

    fn fulfil(
        &mut self,
        viewer: Viewer,
        key: &Token,
        command: &Command,
        sent: &mut Vec<(usize, String)>,
    ) -> ServerMessage {
        let Command::Table(message) = command else { panic!("nobody wants {command:?} here") };
        let key = key.clone();
        if let Err(reason) = self.host.take(viewer.seat().unwrap(), message) {
            return ServerMessage::Refused { seq: self.seq, key: Some(key), reason };
        }
        self.seq += 1;
        self.done += 1;
        sent.extend(self.tell_all());
        while self.host.step(&bots::Knowledge::none()) {
            sent.extend(self.tell_all());
        }
        ServerMessage::Done { seq: self.seq, key }
    }

    fn play_on(&mut self) {
        while self.host.step(&bots::Knowledge::none()) {}
    }

    fn tell_all(&mut self) -> Vec<(usize, String)> {
        (0..self.connections.len()).filter_map(|guest| self.tell(guest)).collect()
    }

    /// How things stand, from where the connection was.
    fn tell(&mut self, guest: usize) -> Option<(usize, String)> {
        let now = self.host.moment();
        let viewer = self.connections[guest].as_ref()?.viewer;
        let table = self.info(viewer);
        let told = self.connections[guest].as_mut()?;
        let is_known = told.at.taken_back == now.taken_back && told.at.opened <= now.opened;
        let from = if is_known { told.at.opened } else { 0 };
        told.at = now;
        self.states += 1;
        let state = KnownState::new(
            self.seq,
            self.states,
            to_json(&table).into(),
            to_json(&self.host.look(viewer, from)).into(),
        );
        let told = self.connections[guest].as_mut()?;
        let text = state.text_after(told.known.as_ref());
        told.known = Some(state);
        Some((guest, text))
    }
}
