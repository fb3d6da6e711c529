//! Messages between a server and its guests are read as they were written, and nothing else is read.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use game::{Seat, Seats, Viewer};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use protocol::{
    AnyUpdate, ClientMessage, Code, Command, GuestMessage, Invite, MOST_GUEST_BYTES, MOST_WORDS, MadeTable,
    Moment, NewTableRequest, QrRequest, Reaction, Refused, SeatKind, SeatStatus, ServerMessage, SitDown,
    TableInfo, TableList, TableStage, Token, Undo, Update, VERSION, Wire, from_json, to_json,
};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use serde::Serialize;
use serde::de::DeserializeOwned;
use support::server::{first_roll, gathering, playing, samples, token};
use support::{Script, seat_names, table_after, update_of};

fn tokens() -> impl Strategy<Value = Token> {
    any::<[u8; 16]>().prop_map(Token::new)
}

fn seats() -> impl Strategy<Value = Seat> {
    (0..8_usize).prop_map(Seat::new)
}

fn reactions() -> impl Strategy<Value = Reaction> {
    select(&Reaction::ALL[..])
}

fn refusals() -> impl Strategy<Value = Refused> {
    (select(&Code::ALL[..]), any::<String>()).prop_map(|(code, message)| Refused { code, message })
}

fn commands() -> impl Strategy<Value = Command> {
    let at = (0..1_000_usize, any::<u32>()).prop_map(|(opened, taken_back)| Moment { opened, taken_back });
    let words = "[ -~]{0,120}";
    prop_oneof![
        (at.clone(), words).prop_map(|(at, choice)| Command::Table(ClientMessage::Choose { at, choice })),
        at.clone().prop_map(|at| Command::Table(ClientMessage::TakeBack { at })),
        option::of(at.clone()).prop_map(|at| Command::AskUndo { at }),
        (at, words).prop_map(|(at, dice)| Command::Table(ClientMessage::Roll { at, dice })),
        seats().prop_map(Command::SitIn),
        any::<Option<u32>>().prop_map(|question| Command::AgreeUndo { question }),
        any::<Option<u32>>().prop_map(|question| Command::DeclineUndo { question }),
        select(vec![Command::Return, Command::Leave, Command::Rematch]),
    ]
}

fn guest_messages() -> impl Strategy<Value = GuestMessage> {
    let hello = (any::<String>(), option::of(tokens()), 0..100_000_usize, any::<u32>());
    prop_oneof![
        hello.prop_map(|(table, token, steps, taken_back)| GuestMessage::Hello {
            table,
            token,
            steps,
            taken_back
        }),
        (tokens(), commands()).prop_map(|(key, command)| GuestMessage::Command { key, command }),
        reactions().prop_map(GuestMessage::React),
        Just(GuestMessage::Ping),
    ]
}

fn statuses() -> impl Strategy<Value = SeatStatus> {
    let kinds = select(vec![SeatKind::Open, SeatKind::Person, SeatKind::Bot]);
    let flags = any::<[bool; 3]>();
    (option::of(any::<String>()), kinds, option::of(any::<String>()), flags).prop_map(
        |(name, kind, bot, [here, replaceable, left])| SeatStatus {
            name,
            kind,
            bot,
            here,
            replaceable,
            left,
        },
    )
}

prop_compose! {
    fn tables()(
        seats in prop::collection::vec((statuses(), option::of(any::<String>())), 1..=8),
        [table, game, commitment] in any::<[String; 3]>(),
        stage in select(vec![TableStage::Gathering, TableStage::Playing, TableStage::Over, TableStage::Closed]),
        (viewer, asks, agreed) in (option::of(0..8_usize), option::of(0..8_usize), any::<u8>()),
        (listed, clock, left, away) in (any::<bool>(), any::<Option<u32>>(), any::<Option<u32>>(), any::<u32>()),
        (secret, next) in (any::<Option<String>>(), any::<Option<String>>()),
    ) -> TableInfo {
        let (seats, contributions): (Vec<_>, Vec<_>) = seats.into_iter().unzip();
        let count = seats.len();
        let seat = |place: usize| Seat::new(place % count);
        let agreed: Seats = (0..count).filter(|place| agreed >> place & 1 == 1).map(Seat::new).collect();
        TableInfo {
            table, game, stage, seats, listed, clock, left, away, commitment, contributions, secret, next,
            undone: u64::from(away),
            seals: vec![None; count],
            viewer: viewer.map(seat),
            undo: asks.map(|asks| Undo { seat: seat(asks), agreed, choice: asks, to: count, chances: asks, question: clock }),
        }
    }
}

/// Numbers that every language keeps exactly.
fn seqs() -> impl Strategy<Value = u64> {
    0..1_u64 << 53
}

fn server_messages() -> impl Strategy<Value = ServerMessage> {
    prop_oneof![
        (seqs(), tables()).prop_map(|(seq, table)| ServerMessage::State {
            seq,
            number: seq,
            table: table.into(),
            update: None
        }),
        (seqs(), tokens()).prop_map(|(seq, key)| ServerMessage::Done { seq, key }),
        (seqs(), option::of(tokens()), refusals()).prop_map(|(seq, key, reason)| ServerMessage::Refused {
            seq,
            key,
            reason
        }),
        (seqs(), seats(), reactions()).prop_map(|(seq, seat, reaction)| ServerMessage::Reaction {
            seq,
            seat,
            reaction
        }),
        any::<u32>().prop_map(|version| ServerMessage::Welcome { seq: 0, version }),
        seqs().prop_map(|seq| ServerMessage::Pong { seq, at: Some(Moment { opened: 3, taken_back: 1 }) }),
    ]
}

/// The message comes back as itself.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T) {
    assert_eq!(from_json::<T>(&to_json(message)).as_ref(), Ok(message));
}

/// The table of an update.
fn table_of<G: Wire>(update: &Update<G>) -> TableInfo {
    let count = update.seats.len();
    TableInfo {
        game: G::game_of(&update.view).to_owned(),
        viewer: update.viewer.seat(),
        seats: vec![gathering().seats[0].clone(); count],
        seals: vec![None; count],
        contributions: vec![None; count],
        ..gathering()
    }
}

proptest! {
    #[test]
    fn messages_of_guests_come_back(message in guest_messages()) {
        comes_back(&message);
        let text = to_json(&message);
        if text.len() <= MOST_GUEST_BYTES {
            prop_assert_eq!(GuestMessage::from_json(&text), Ok(message));
        }
    }

    #[test]
    fn messages_of_servers_come_back(message in server_messages()) {
        comes_back(&message);
    }

    #[test]
    fn requests_and_answers_come_back(
        tokens in prop::collection::vec(tokens(), 1..=8),
        tables in prop::collection::vec(tables(), 0..3),
        [table, commitment, text] in any::<[String; 3]>(),
        seats in prop::collection::vec(any::<String>(), 0..9),
        (listed, clock, away) in (any::<bool>(), any::<Option<u32>>(), any::<Option<u32>>()),
    ) {
        let key = tokens[0].clone();
        comes_back(&NewTableRequest { key: key.clone(), game: text.clone(), seats, listed, clock, away });
        comes_back(&SitDown { name: text.clone(), secret: key.clone(), seal: text.clone() });
        comes_back(&QrRequest { text });
        comes_back(&TableList { tables });
        let invite = |(place, token)| Invite { seat: Seat::new(place), token };
        let invites = tokens.into_iter().enumerate().map(invite).collect();
        comes_back(&MadeTable { table, commitment, invites, watch: key });
    }

    #[test]
    fn states_come_back_with_their_updates(
        seed in any::<u64>(), steps in 0..200_usize, players in 2..=5_usize, seq in seqs(), viewer in 0..=5_usize,
    ) {
        let mut random = Script(seed);
        let names = seat_names(players);
        let viewer = if viewer < players { Viewer::Seat(Seat::new(viewer)) } else { Viewer::Spectator };
        let setup = qwixx::Setup::by_lot(qwixx::Rules::LONGO, names.clone(), &mut random);
        let update = update_of(&table_after::<Qwixx>(setup, steps, &mut random), viewer, 0, &names);
        let table = table_of(&update);
        comes_back(&ServerMessage::State { seq, number: seq, table: table.into(), update: Some(AnyUpdate::Qwixx(update)) });
        let setup = qwirkle::Setup::by_lot(names.clone(), &mut random);
        let update = update_of(&table_after::<Qwirkle>(setup, steps, &mut random), viewer, 0, &names);
        let table = table_of(&update);
        comes_back(&ServerMessage::State { seq, number: seq, table: table.into(), update: Some(AnyUpdate::Qwirkle(update)) });
    }

    /// Whatever is read from a damaged message is a message, which is written and read as itself.
    #[test]
    fn damaged_messages_are_refused_or_sound(
        which in any::<prop::sample::Index>(), place in any::<prop::sample::Index>(), other in any::<char>(),
    ) {
        let samples = samples();
        let sample = &samples[which.index(samples.len())];
        let at = place.index(sample.text.chars().count());
        let text: String =
            sample.text.chars().enumerate().map(|(i, char)| if i == at { other } else { char }).collect();
        if let Some(again) = (sample.again)(&text) {
            prop_assert_eq!((sample.again)(&again), Some(again.clone()));
        }
        let half: String = sample.text.chars().take(at).collect();
        prop_assert_eq!((sample.again)(&half), None);
    }
}

#[test]
fn no_other_message_of_a_guest_is_read() {
    let key = token(0x50).expose().to_owned();
    let command = |command: &str| format!(r#"{{"type":"wish","key":"{key}","wish":{command}}}"#);
    let hello = |token: &str| {
        format!(r#"{{"type":"hello","version":2,"table":"a","token":{token},"steps":0,"taken_back":0}}"#)
    };
    assert!(GuestMessage::from_json(&command(r#"{"type":"leave"}"#)).is_ok());
    assert!(GuestMessage::from_json(&hello("null")).is_ok());
    let long = "x".repeat(MOST_WORDS + 1);
    for text in [
        String::new(),
        "{}".to_owned(),
        "[]".to_owned(),
        r#"{"type":"pong","seq":1}"#.to_owned(),
        r#"{"type":"ping","seq":1}"#.to_owned(),
        r#"{"type":"react"}"#.to_owned(),
        r#"{"type":"react","reaction":"boo"}"#.to_owned(),
        r#"{"type":"react","reaction":"nice","seat":1}"#.to_owned(),
        r#"{"type":"wish","wish":{"type":"leave"}}"#.to_owned(),
        format!(r#"{{"type":"wish","key":"{key}"}}"#),
        command("null"),
        command(r#""leave""#),
        command(r#"{"type":"leave","seat":1}"#),
        command(r#"{"type":"leave","at":{"opened":1,"taken_back":0}}"#),
        command(r#"{"type":"win"}"#),
        command(r#"{"type":"sit_in"}"#),
        command(r#"{"type":"sit_in","seat":0}"#),
        command(r#"{"type":"sit_in","seat":9}"#),
        command(r#"{"type":"sit_in","seat":1,"bot":"master"}"#),
        command(r#"{"type":"choose","choice":"r5"}"#),
        command(&format!(r#"{{"type":"choose","at":{{"opened":1,"taken_back":0}},"choice":"{long}"}}"#)),
        command(r#"{"type":"leave"}"#).replace(&key, &key.to_uppercase()),
        command(r#"{"type":"leave"}"#).replace(&key, &key[1..]),
        hello(r#""""#),
        hello("7"),
        hello("null").replace(r#""steps":0"#, r#""steps":-1"#),
        hello("null").replace(r#""steps":0"#, r#""steps":1.5"#),
        hello("null").replace(r#""steps":0,"#, ""),
        hello("null").replace(r#""table":"a","#, ""),
        hello("null").replace(r#""steps":0"#, r#""steps":0,"steps":0"#),
        format!("{} {}", command(r#"{"type":"leave"}"#), command(r#"{"type":"leave"}"#)),
    ] {
        let refused = GuestMessage::from_json(&text).unwrap_err();
        assert_eq!(refused.code, Code::Unreadable, "{text}");
        // Half a secret is no thing to say aloud.
        assert!(!refused.message.contains(&key[1..]), "{}", refused.message);
    }
}

/// Whatever else is in it: another version may have other fields.
#[test]
fn a_hello_of_another_version_is_refused_as_such() {
    let hello = |more: &str| format!(r#"{{"type":"hello","table":"t","token":null{more}}}"#);
    for (text, theirs) in [
        (hello(r#","steps":0,"taken_back":0"#), 1),
        (hello(r#","steps":0,"taken_back":0,"version":null"#), 1),
        (hello(r#","steps":0,"taken_back":0,"version":1"#), 1),
        (hello(r#","version":3"#), 3),
        (hello(r#","version":4294967295,"mood":"fine""#), u32::MAX),
    ] {
        let refused = GuestMessage::from_json(&text).unwrap_err();
        assert_eq!(refused.code, Code::Version, "{text}");
        let both = [VERSION, theirs].map(|version| format!("version {version}"));
        assert!(both.iter().all(|version| refused.message.contains(version)), "{refused}");
    }
    for version in ["-1", "2.5", "\"2\"", "4294967296", "[]"] {
        let text = hello(&format!(r#","steps":0,"taken_back":0,"version":{version}"#));
        assert_eq!(GuestMessage::from_json(&text).unwrap_err().code, Code::Unreadable, "{text}");
    }
}

#[test]
fn messages_of_guests_have_a_longest_length() {
    let ping = r#"{"type":"ping"}"#;
    let padded = |length: usize| format!("{ping}{}", " ".repeat(length - ping.len()));
    assert_eq!(GuestMessage::from_json(&padded(MOST_GUEST_BYTES)), Ok(GuestMessage::Ping));
    let refused = GuestMessage::from_json(&padded(MOST_GUEST_BYTES + 1)).unwrap_err();
    assert_eq!(refused.code, Code::TooLarge);
    // The longest choice fits in.
    let at = Moment { opened: usize::MAX >> 1, taken_back: u32::MAX };
    let choice = "\u{1}".repeat(MOST_WORDS);
    let command = Command::Table(ClientMessage::Choose { at, choice });
    let message = GuestMessage::Command { key: token(0), command };
    assert_eq!(GuestMessage::from_json(&to_json(&message)), Ok(message));
}

#[test]
fn a_state_is_of_one_table_and_one_guest() {
    let state = |table: TableInfo| {
        to_json(&ServerMessage::State { seq: 1, number: 1, table: table.into(), update: Some(first_roll()) })
    };
    assert!(from_json::<ServerMessage>(&state(playing())).is_ok());
    let fewer = TableInfo {
        seats: vec![playing().seats[0].clone()],
        seals: vec![None],
        contributions: vec![None],
        viewer: Some(Seat::new(0)),
        ..playing()
    };
    let nobody = TableInfo { viewer: Some(Seat::new(2)), ..playing() };
    let undo = |seat, agreed| {
        Some(Undo { seat: Seat::new(seat), agreed, choice: 6, to: 5, chances: 2, question: None })
    };
    let asks = TableInfo { undo: undo(2, Seats::NONE), ..playing() };
    let agrees = TableInfo { undo: undo(0, [Seat::new(2)].into_iter().collect()), ..playing() };
    for table in [
        TableInfo { game: "longo".to_owned(), ..playing() },
        TableInfo { viewer: None, ..playing() },
        TableInfo { viewer: Some(Seat::new(1)), ..playing() },
        TableInfo { contributions: Vec::new(), ..playing() },
        TableInfo { seals: Vec::new(), ..playing() },
        fewer,
        nobody,
        asks,
        agrees,
    ] {
        assert!(from_json::<ServerMessage>(&state(table.clone())).is_err(), "{table:?}");
    }
}

#[test]
fn tokens_are_never_printed_by_mistake() {
    let secret = token(0x10);
    let message = SitDown { name: "Max".to_owned(), secret: secret.clone(), seal: "5e".repeat(32) };
    let hello =
        GuestMessage::Hello { table: "t".to_owned(), token: Some(secret.clone()), steps: 0, taken_back: 0 };
    let command = GuestMessage::Command { key: secret.clone(), command: Command::Leave };
    assert!(!format!("{secret:?} {message:?} {hello:?} {command:?}").contains(&secret.expose()[..8]));
    let wrong = "101112131415161718191a1b1c1d1e1F".parse::<Token>().unwrap_err();
    assert!(!wrong.to_string().contains("1011"));
}
