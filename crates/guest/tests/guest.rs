//! A guest over good and bad connections.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::iter;

use game::{Seat, Viewer};
use guest::{Guest, Heard};
use host::GameKind;
use proptest::prelude::*;
use protocol::{
    AnyUpdate, ClientMessage, Code, Command, GuestMessage, Moment, Reaction, Refused, ServerMessage,
    TableInfo, VERSION, from_json, to_json,
};
use support::{Dice, Server, choices_of, key, moment_of, table, viewers};

const MAX: Viewer = Viewer::Seat(Seat::new(0));

fn said(guest: &mut Guest) -> Vec<GuestMessage> {
    iter::from_fn(|| guest.poll()).map(|text| GuestMessage::from_json(&text).unwrap()).collect()
}

fn hello(steps: usize) -> GuestMessage {
    GuestMessage::Hello { table: "t".to_owned(), token: Some(key(7)), steps, taken_back: 0 }
}

fn command(number: u64) -> GuestMessage {
    GuestMessage::Command { key: key(number), command: Command::Leave }
}

fn info() -> TableInfo {
    Server::new(table(GameKind::CLASSIC, 1), 0).info(MAX)
}

fn state(seq: u64, update: Option<AnyUpdate>) -> String {
    to_json(&ServerMessage::State { seq, number: seq, table: info().into(), update })
}

fn hear(guest: &mut Guest, text: &str, now: u64) -> Option<Heard> {
    guest.receive(text, now).unwrap()
}

/// A guest who has been greeted and has said nothing since.
fn greeted() -> Guest {
    let mut guest = Guest::new("t", Some(key(7)));
    guest.opened(0);
    assert_eq!(said(&mut guest), [hello(0)]);
    assert!(!guest.is_connected());
    assert!(matches!(hear(&mut guest, &state(1, None), 0), Some(Heard::State { seq: 1, .. })));
    assert!(guest.is_connected());
    guest
}

#[test]
fn a_greeting_that_is_lost_is_sent_again() {
    let mut guest = Guest::new("t", Some(key(7)));
    guest.opened(0);
    assert_eq!(said(&mut guest), [hello(0)]);
    assert!(guest.tick(2_999));
    assert_eq!(said(&mut guest), []);
    assert!(guest.tick(3_000) && guest.tick(3_001));
    assert_eq!(said(&mut guest), [hello(0)]);
}

#[test]
fn a_command_is_sent_again_with_the_same_key_until_it_is_answered() {
    let mut guest = greeted();
    assert!(guest.command(key(1), Command::Leave) && guest.command(key(2), Command::Leave));
    // One at a time, in order.
    assert_eq!(said(&mut guest), [command(1)]);
    assert!(guest.tick(3_000));
    assert_eq!(said(&mut guest), [command(1)]);
    let done = to_json(&ServerMessage::Done { seq: 2, key: key(1) });
    assert_eq!(hear(&mut guest, &done, 3_100), Some(Heard::Done { key: key(1), command: Command::Leave }));
    assert_eq!(said(&mut guest), [command(2)]);
    // The first one was answered twice, as it was sent twice.
    assert_eq!(hear(&mut guest, &done, 3_200), None);
    assert!(guest.tick(6_099));
    assert_eq!(said(&mut guest), []);
    assert!(guest.tick(6_100));
    assert_eq!(said(&mut guest), [command(2)]);
    let reason = Refused::stale();
    let refused = to_json(&ServerMessage::Refused { seq: 2, key: Some(key(2)), reason: reason.clone() });
    assert_eq!(
        hear(&mut guest, &refused, 6_200),
        Some(Heard::Refused { command: Some(Command::Leave), reason })
    );
    assert_eq!(hear(&mut guest, &refused, 6_300), None);
    assert_eq!(guest.commands().count(), 0);
    assert!(guest.tick(9_300));
    assert_eq!(said(&mut guest), []);
}

#[test]
fn commands_wait_for_a_connection_and_survive_it() {
    let mut guest = Guest::new("t", Some(key(7)));
    assert!(guest.command(key(1), Command::Leave));
    assert_eq!(said(&mut guest), []);
    for opened in [0, 60_000] {
        guest.opened(opened);
        // Before it knows how things stand it says no more.
        assert_eq!(said(&mut guest), [hello(0)]);
        hear(&mut guest, &state(1, None), opened);
        assert_eq!(said(&mut guest), [command(1)]);
        guest.closed();
        assert!(!guest.is_connected());
        assert!(guest.tick(opened + 50_000), "nothing can be given up");
    }
    assert_eq!(guest.commands().map(|(key, _)| key.clone()).collect::<Vec<_>>(), [key(1)]);
}

#[test]
fn nobody_wants_too_much_at_once() {
    let mut guest = greeted();
    let taken = (0..100).filter(|&number| guest.command(key(number), Command::Leave)).count();
    assert_eq!((taken, guest.commands().count()), (16, 16));
}

#[test]
fn silence_is_asked_about_and_then_given_up() {
    // However often somebody looks at the clock.
    for every in [250, 1_000, 3_000, 5_000] {
        let mut guest = greeted();
        let mut pings = 0;
        for now in (every..25_000).step_by(every as usize) {
            assert!(guest.tick(now));
            let said = said(&mut guest);
            assert!(said.iter().all(|message| *message == GuestMessage::Ping), "{said:?}");
            assert!(now >= 10_000 || said.is_empty());
            pings += said.len();
        }
        assert!((2..=5).contains(&pings), "{pings} pings, every {every}");
        assert!(!guest.tick(25_000));
    }
    let mut guest = greeted();
    let pong = to_json(&ServerMessage::Pong { seq: 1, at: None });
    assert_eq!(hear(&mut guest, &pong, 24_999), None);
    assert!(guest.tick(25_000));
    assert_eq!(said(&mut guest), []);
}

#[test]
fn a_longer_log_than_is_known_makes_it_greet_again() {
    let mut guest = greeted();
    hear(&mut guest, &to_json(&ServerMessage::Pong { seq: 1, at: None }), 1);
    assert_eq!(said(&mut guest), []);
    hear(&mut guest, &to_json(&ServerMessage::Pong { seq: 2, at: None }), 2);
    assert_eq!(said(&mut guest), [hello(0)]);
}

#[test]
fn a_game_that_has_come_further_than_is_known_makes_it_greet_again() {
    let mut guest = greeted();
    let at = Some(Moment { opened: 1, taken_back: 0 });
    hear(&mut guest, &to_json(&ServerMessage::Pong { seq: 1, at }), 1);
    assert_eq!(said(&mut guest), [hello(0)]);
}

#[test]
fn reactions_are_said_now_or_never() {
    let mut guest = Guest::new("t", Some(key(7)));
    guest.react(Reaction::Wow);
    guest.opened(0);
    guest.react(Reaction::Wow);
    assert_eq!(said(&mut guest), [hello(0)]);
    let mut guest = greeted();
    guest.react(Reaction::Wow);
    assert_eq!(said(&mut guest), [GuestMessage::React(Reaction::Wow)]);
    let (seat, reaction) = (Seat::new(1), Reaction::Thanks);
    let heard = hear(&mut guest, &to_json(&ServerMessage::Reaction { seq: 1, seat, reaction }), 1);
    assert_eq!(heard, Some(Heard::Reaction { seat, reaction }));
}

#[test]
fn a_refused_connection_is_told() {
    let mut guest = Guest::new("t", None);
    guest.opened(0);
    let reason = Refused::new(Code::Forbidden, "the token does not open this");
    let refused = to_json(&ServerMessage::Refused { seq: 0, key: None, reason: reason.clone() });
    assert_eq!(hear(&mut guest, &refused, 1), Some(Heard::Refused { command: None, reason }));
    assert!(!guest.is_connected());
    for text in ["", "{}", r#"{"type":"pong"}"#, r#"{"type":"hello","seq":1}"#] {
        assert!(guest.receive(text, 2).is_err(), "{text}");
    }
}

#[test]
fn messages_that_cannot_be_read_are_told() {
    let mut guest = greeted();
    for text in ["", "{}", r#"{"type":"weather","seq":2}"#] {
        assert!(guest.receive(text, 1).is_err(), "{text}");
    }
    assert!(guest.is_connected());
}

#[test]
fn states_of_another_table_are_refused() {
    let mut guest = greeted();
    let other = TableInfo { table: "u".to_owned(), ..info() };
    let text = to_json(&ServerMessage::State { seq: 2, number: 2, table: other.into(), update: None });
    assert!(guest.receive(&text, 1).is_err());
    assert_eq!((guest.seq(), guest.info().map(|info| info.table.as_str())), (Some(1), Some("t")));
}

#[test]
fn a_server_of_the_same_version_is_gone_on_with() {
    let mut guest = Guest::new("t", Some(key(7)));
    guest.opened(0);
    let welcome = to_json(&ServerMessage::Welcome { seq: 0, version: VERSION });
    assert_eq!(hear(&mut guest, &welcome, 1), None);
    // It knows the field of the version: something else was wrong.
    let reason = Refused::new(Code::Unreadable, "steps: expected a whole number");
    let refused = to_json(&ServerMessage::Refused { seq: 0, key: None, reason: reason.clone() });
    assert_eq!(hear(&mut guest, &refused, 2), Some(Heard::Refused { command: None, reason }));
}

#[test]
fn a_newer_server_is_told_by_its_welcome_and_commands_are_kept() {
    let mut guest = Guest::new("t", Some(key(7)));
    assert!(guest.command(key(1), Command::Leave));
    guest.opened(0);
    assert_eq!(said(&mut guest), [hello(0)]);
    let newer = format!(r#"{{"type":"welcome","seq":0,"version":{},"mood":"fine"}}"#, VERSION + 1);
    assert_eq!(hear(&mut guest, &newer, 1), Some(Heard::OtherVersion { server: VERSION + 1 }));
    assert_eq!(said(&mut guest), []);
    assert!(!guest.is_connected());
    assert_eq!(guest.commands().count(), 1);
}

/// A server of the first version says no welcome, and refuses a hello with a field that it does not know.
#[test]
fn a_server_of_the_first_version_is_told_by_its_refusal() {
    let mut guest = Guest::new("t", Some(key(7)));
    assert!(guest.command(key(1), Command::Leave));
    guest.opened(0);
    let refused = r#"{"type":"refused","seq":0,"key":null,"reason":{"code":"unreadable","message":"there is no field \"version\""}}"#;
    assert_eq!(hear(&mut guest, refused, 1), Some(Heard::OtherVersion { server: 1 }));
    assert_eq!(guest.commands().count(), 1);
}

/// The states of a table as they were told step by step, the first one with everything.
fn told_states() -> (Vec<String>, AnyUpdate) {
    let mut host = table(GameKind::CLASSIC, 5);
    let mut states = Vec::new();
    let mut known = 0;
    for seq in 1..40 {
        states.push(state(seq, Some(host.look(MAX, known))));
        known = host.moment().opened;
        if !host.step(&bots::Knowledge::none()) {
            for seat in host.awaited_people() {
                let pass = ClientMessage::Choose { at: host.moment(), choice: "-".to_owned() };
                host.take(seat, &pass).unwrap();
            }
        }
    }
    let last = host.look(MAX, 0);
    states.push(state(40, Some(host.look(MAX, known))));
    (states, last)
}

#[test]
fn doubled_and_late_states_change_nothing() {
    let (states, last) = told_states();
    let mut guest = Guest::new("t", Some(key(7)));
    guest.opened(0);
    for text in &states {
        assert!(matches!(hear(&mut guest, text, 0), Some(Heard::State { .. })));
        let now = (guest.seq(), guest.update().cloned());
        // Once more, and after it whatever came before it.
        for text in iter::once(text).chain(&states) {
            let seq = from_json::<ServerMessage>(text).unwrap().seq();
            if Some(seq) <= guest.seq() {
                hear(&mut guest, text, 0);
            }
        }
        assert_eq!((guest.seq(), guest.update().cloned()), now);
    }
    assert_eq!(guest.update(), Some(&last));
    assert_eq!(said(&mut guest), [hello(0)]);
}

#[test]
fn a_gap_makes_it_ask_for_everything() {
    let (states, last) = told_states();
    let mut guest = Guest::new("t", Some(key(7)));
    guest.opened(0);
    hear(&mut guest, &states[0], 0);
    said(&mut guest);
    let before = guest.update().cloned();
    assert_eq!(hear(&mut guest, states.last().unwrap(), 0), None);
    assert_eq!(guest.update(), before.as_ref());
    assert_eq!(said(&mut guest), [hello(0)]);
    hear(&mut guest, &state(40, Some(last.clone())), 0);
    assert_eq!(guest.update(), Some(&last));
    // Who comes back says how much is known.
    guest.closed();
    guest.opened(1);
    assert_eq!(said(&mut guest), [hello(moment_of(&last).opened)]);
}

/// How bad the connections are.
#[derive(Clone, Copy, Debug)]
struct Weather {
    /// One message in so many is lost, doubled, overtaken by a later one, and one connection in so many is cut.
    lost: usize,
    doubled: usize,
    overtaken: usize,
    cut: usize,
}

/// A guest, what is on its way to it and from it, and the next key.
struct Player {
    viewer: Viewer,
    guest: Guest,
    to: Vec<String>,
    from: Vec<String>,
    keys: u64,
    /// How many of its commands were said to be done.
    done: usize,
}

/// Puts a message on its way through the weather.
fn send(way: &mut Vec<String>, text: String, weather: Weather, dice: &mut Dice) {
    if dice.one_in(weather.lost) {
        return;
    }
    if dice.one_in(weather.doubled) {
        way.push(text.clone());
    }
    let place = if dice.one_in(weather.overtaken) { dice.below(way.len() + 1) } else { way.len() };
    way.insert(place, text);
}

/// Plays a whole game through bad connections: every guest ends with what the table would tell them, and what
/// was said to be done was done once.
fn play(game: GameKind, seed: u64, weather: Weather) {
    let mut dice = Dice(seed);
    let mut server = Server::new(table(game, seed), 3);
    let player = |(number, viewer): (usize, Viewer)| Player {
        viewer,
        guest: Guest::new("t", None),
        to: Vec::new(),
        from: Vec::new(),
        keys: (number as u64) << 32,
        done: 0,
    };
    let mut players: Vec<Player> = viewers().into_iter().enumerate().map(player).collect();
    for player in &mut players {
        player.guest.opened(0);
    }
    let is_told = |players: &[Player], server: &Server| {
        players.iter().all(|player| {
            player.guest.commands().next().is_none()
                && player.guest.update() == Some(&server.host.look(player.viewer, 0))
        })
    };
    let mut now = 0;
    while !server.host.is_over() || !is_told(&players, &server) {
        now += 500;
        assert!(now < 100_000_000, "the game does not end");
        let mut sent = Vec::new();
        for (number, player) in players.iter_mut().enumerate() {
            if dice.one_in(weather.cut) || !player.guest.tick(now) {
                server.disconnect(number);
                (player.to, player.from) = (Vec::new(), Vec::new());
                player.guest.closed();
                player.guest.opened(now);
            }
            want(player, &mut dice);
            while let Some(text) = player.guest.poll() {
                send(&mut player.from, text, weather, &mut dice);
            }
            if !player.from.is_empty() {
                let text = player.from.remove(0);
                sent.extend(server.hear(number, player.viewer, &text));
            }
        }
        for (number, text) in sent {
            send(&mut players[number].to, text, weather, &mut dice);
        }
        for player in &mut players {
            for text in std::mem::take(&mut player.to) {
                let heard = player.guest.receive(&text, now).unwrap();
                player.done += usize::from(matches!(heard, Some(Heard::Done { .. })));
            }
        }
    }
    assert_eq!(players.iter().map(|player| player.done).sum::<usize>(), server.done);
}

/// Wants one of the choices there are, if nothing is wanted yet.
fn want(player: &mut Player, dice: &mut Dice) {
    let Some(update) = player.guest.update() else { return };
    if player.guest.commands().next().is_some() {
        return;
    }
    let (at, choices) = (moment_of(update), choices_of(update));
    let command = if dice.one_in(20) && player.viewer.seat().is_some() {
        ClientMessage::TakeBack { at }
    } else if choices.is_empty() {
        return;
    } else {
        ClientMessage::Choose { at, choice: choices[dice.below(choices.len())].clone() }
    };
    player.keys += 1;
    assert!(player.guest.command(key(player.keys), Command::Table(command)));
}

const NEVER: usize = usize::MAX;

#[test]
fn games_are_played_over_good_connections() {
    for game in GameKind::ALL {
        play(game, 1, Weather { lost: NEVER, doubled: NEVER, overtaken: NEVER, cut: NEVER });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn games_are_played_over_bad_connections(
        seed in any::<u64>(), kind in 0..3_usize,
        [lost, doubled, overtaken, cut] in [2..20_usize, 2..20, 2..20, 20..500],
    ) {
        play(GameKind::ALL[kind], seed, Weather { lost, doubled, overtaken, cut });
    }
}
