//! Clients that mean harm. Each gets a clear answer; somebody at another table of the same server plays on;
//! nothing of them is left behind.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod running;
mod visitor;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::SinkExt;
use protocol::{ClientMessage, Code, Command, Moment, ServerMessage, TableInfo, from_json, to_json};
use running::{Running, fresh, head, order, person, raw, rest};
use server::{Doors, Patience};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use visitor::{Neighbour, Visitor, command, hello};

const PING: &str = r#"{"type":"ping"}"#;

/// With the limits that everybody meets.
async fn limited() -> Running {
    Running::start_with(true, Doors::default(), Patience::default()).await
}

/// With so little patience that nobody has to wait for its end.
async fn hasty() -> Running {
    let soon = Duration::from_millis(500);
    let patience = Patience {
        head: soon,
        body: soon,
        taking: soon,
        greeting: soon,
        sending: soon,
        ..Patience::default()
    };
    Running::start_with(false, Doors::default(), patience).await
}

#[tokio::test]
async fn messages_that_make_no_sense_are_refused_one_by_one() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let made = server.make("qwixx", "person, person", false).await;
    let secret = server.seat(&made, 1).await;
    let mut visitor = Visitor::at(&server, &made.table, Some(&secret)).await;
    let table = &made.table;
    let key = fresh();
    let key = key.expose();
    for text in [
        String::new(),
        "hello".into(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "{".into(),
        "\u{0}".into(),
        "\u{feff}{\"type\":\"ping\"}".into(),
        "[".repeat(2000),
        r#"{"type":"#.repeat(200),
        r#"{"type":7}"#.into(),
        r#"{"type":"shout"}"#.into(),
        r#"{"type":"ping","type":"ping"}"#.into(),
        r#"{"type":"ping","seat":2}"#.into(),
        r#"{"type":"react","reaction":"insult"}"#.into(),
        r#"{"type":"hello","version":2,"table":7,"steps":0,"taken_back":0}"#.into(),
        format!(r#"{{"type":"hello","version":2,"table":"{table}","steps":-1,"taken_back":0}}"#),
        format!(r#"{{"type":"hello","version":2,"table":"{table}","steps":1e999,"taken_back":0}}"#),
        format!(
            r#"{{"type":"hello","version":2,"table":"{table}","steps":99999999999999999999,"taken_back":0}}"#
        ),
        format!(r#"{{"type":"hello","version":2,"table":"{table}","steps":0.5,"taken_back":0}}"#),
        format!(r#"{{"type":"hello","version":2,"table":"{table}","steps":0,"taken_back":4294967296}}"#),
        format!(r#"{{"type":"hello","version":2,"table":"{table}","token":"x","steps":0,"taken_back":0}}"#),
        format!(
            r#"{{"type":"hello","version":2,"table":"{table}","token":"{key} ","steps":0,"taken_back":0}}"#
        ),
        r#"{"type":"wish","wish":{"type":"leave"}}"#.into(),
        format!(r#"{{"type":"wish","key":"{key}","wish":"leave"}}"#),
        format!(r#"{{"type":"wish","key":"{key}","wish":{{"type":"sit_in","seat":0}}}}"#),
        format!(r#"{{"type":"wish","key":"{key}","wish":{{"type":"sit_in","seat":9}}}}"#),
        format!(r#"{{"type":"wish","key":"{key}","wish":{{"type":"leave","seat":2}}}}"#),
        format!(
            r#"{{"type":"wish","key":"{key}","wish":{{"type":"choose","at":{{"opened":0,"taken_back":0}},"choice":"{}"}}}}"#,
            "x".repeat(121)
        ),
    ] {
        assert_eq!(visitor.refused(&text).await, Code::Unreadable, "{text}");
    }
    // These can be read, but mean nothing here.
    let choose = |opened, choice: &str| {
        let at = Moment { opened, taken_back: 0 };
        command(Command::Table(ClientMessage::Choose { at, choice: choice.to_owned() }))
    };
    assert_eq!(visitor.refused(&choose(0, "-")).await, Code::Gathering);
    let second = server.seat(&made, 2).await;
    assert_eq!(visitor.refused(&choose(0, "-")).await, Code::Gathering, "nothing was added to chance yet");
    server.begin(table, &[&secret, &second]).await;
    assert_eq!(visitor.refused(&choose(1 << 40, "-")).await, Code::Stale);
    let ServerMessage::State { update: Some(update), .. } = ({
        visitor.say(&hello(table, Some(&secret))).await;
        loop {
            let heard = visitor.hear().await;
            if matches!(&heard, ServerMessage::State { update: Some(_), .. }) {
                break heard;
            }
        }
    }) else {
        unreachable!()
    };
    let protocol::AnyUpdate::Qwixx(update) = update else { panic!("a game of Qwixx") };
    for choice in ["", "r99", "\u{0}", "drop table entries", "r5 r6", "💣"] {
        let code = visitor.refused(&choose(update.at.opened, choice)).await;
        assert!(matches!(code, Code::Illegal | Code::Unreadable), "{choice}: {code:?}");
    }
    let sit_in = command(Command::SitIn(game::Seat::new(7)));
    assert_eq!(visitor.refused(&sit_in).await, Code::NotAway);
    assert!(visitor.is_heard().await);
    neighbour.plays_on().await;
}

#[tokio::test]
async fn frames_that_are_too_long_or_no_text_end_the_connection() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let before = server.figure("guests").await;

    let mut long = Visitor::connect(&server).await;
    assert_eq!(long.refused(&" ".repeat(3000)).await, Code::TooLarge);
    long.say(&" ".repeat(5000)).await;
    let (_, code, _) = long.end().await;
    assert_eq!(code, 1009);

    let mut binary = Visitor::connect(&server).await;
    binary.socket.send(Message::binary(PING)).await.unwrap();
    let (_, code, reason) = binary.end().await;
    assert_eq!((code, reason.as_str()), (1003, "expected text"));

    // A message in pieces is one message, and as long as all of them.
    let piece = |text: &str, kind, is_last| Message::Frame(Frame::message(text.to_owned(), kind, is_last));
    let mut pieces = Visitor::connect(&server).await;
    let (text, more) = (OpCode::Data(Data::Text), OpCode::Data(Data::Continue));
    pieces.socket.send(piece(&PING[..5], text, false)).await.unwrap();
    pieces.socket.send(piece(&PING[5..], more, true)).await.unwrap();
    assert_eq!(pieces.refusal().await.code, Code::Forbidden);
    pieces.socket.send(piece(&" ".repeat(2000), text, false)).await.unwrap();
    for _ in 0..3 {
        pieces.socket.send(piece(&" ".repeat(2000), more, false)).await.unwrap();
    }
    let (_, code, _) = pieces.end().await;
    assert_eq!(code, 1009);

    // Bytes that are no frames at all, and texts that are not UTF-8.
    for bytes in [&[0xff; 64][..], &[0x81, 0x01, b'x'], &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]] {
        let mut broken = Visitor::connect(&server).await;
        broken.socket.get_mut().write_all(bytes).await.unwrap();
        let (_, code, _) = broken.end().await;
        assert!(code >= 1002, "{code}");
    }
    neighbour.plays_on().await;
    drop((long, binary, pieces));
    server.until("guests", |guests| guests <= before).await;
}

#[tokio::test]
async fn a_guest_says_hello_first_and_to_one_table() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let before = server.figure("guests").await;
    let made = server.make("qwixx", "person", false).await;
    let other = server.make("qwixx", "person", false).await;

    let mut visitor = Visitor::connect(&server).await;
    assert_eq!(visitor.refused(&command(Command::Leave)).await, Code::Forbidden);
    assert_eq!(visitor.refused(PING).await, Code::Forbidden);
    assert_eq!(visitor.refused(&hello("../../etc/passwd", None)).await, Code::Unknown);
    visitor.say(&hello(&made.table, Some(&made.watch))).await;
    assert!(matches!(visitor.hear().await, ServerMessage::State { .. }));
    assert_eq!(visitor.refused(&hello(&other.table, Some(&other.watch))).await, Code::NotAllowed);
    assert_eq!(
        visitor.refused(&command(Command::Leave)).await,
        Code::Forbidden,
        "spectators send no commands"
    );

    // Well-formed tokens that open nothing here, and none.
    let unknown = fresh();
    for token in [None, Some(&unknown), Some(&other.watch), Some(&other.invites[0].token)] {
        let mut stranger = Visitor::connect(&server).await;
        stranger.say(&hello(&made.table, token)).await;
        let (refused, code, _) = stranger.end().await;
        assert_eq!((refused, code), (vec![Code::Forbidden], 1008));
    }
    let mut lost = Visitor::connect(&server).await;
    lost.say(&hello("00000000000000000000", None)).await;
    assert_eq!(lost.end().await.0, [Code::Unknown]);

    neighbour.plays_on().await;
    drop(visitor);
    server.until("guests", |guests| guests <= before).await;
}

#[tokio::test]
async fn guests_and_requests_of_another_version_are_told_which_one_is_spoken() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let made = server.make("qwixx", "person", false).await;
    let (table, watch) = (&made.table, made.watch.expose());
    // As the first version said it, and as a later one may.
    let first = format!(r#"{{"type":"hello","table":"{table}","token":"{watch}","steps":0,"taken_back":0}}"#);
    let later = r#"{"type":"hello","version":3,"tables":[],"since":0}"#.to_owned();
    for (hello, theirs) in [(first, "version 1"), (later, "version 3")] {
        let mut other = Visitor::connect(&server).await;
        other.say(&hello).await;
        let reason = other.refusal().await;
        assert_eq!(reason.code, Code::Version);
        assert!(reason.message.contains("version 2") && reason.message.contains(theirs), "{reason}");
        assert_eq!(other.end().await.1, 4426);
    }
    // Also somebody who was let in before.
    let mut visitor = Visitor::at(&server, table, Some(&made.watch)).await;
    visitor.say(r#"{"type":"hello","version":1}"#).await;
    let (refused, code, _) = visitor.end().await;
    assert_eq!((refused, code), (vec![Code::Version], 4426));
    assert_eq!(server.figure("other_version_total").await, 3);

    for (version, status) in [("", 200), ("Rowlock-Protocol: 2\r\n", 200), ("Rowlock-Protocol: 1\r\n", 400)] {
        let answer = server.ask("GET /api/tables", version, None).await;
        assert_eq!((answer.status, answer.header("rowlock-protocol")), (status, Some("2")), "{version}");
    }
    let answer = server
        .ask("POST /api/tables", "Rowlock-Protocol: 3\r\n", Some(&to_json(&order("qwixx", "person", true))))
        .await;
    assert_eq!((answer.status, answer.code()), (400, Code::Version));
    for version in ["", "x", "-1", "2.0", "99999999999"] {
        let answer = server.ask("GET /api/tables", &format!("Rowlock-Protocol: {version}\r\n"), None).await;
        assert_eq!((answer.status, answer.code()), (400, Code::Unreadable), "{version}");
    }
    let description = server.ask("GET /api/openapi.json", "Rowlock-Protocol: 1\r\n", None).await;
    assert_eq!(description.status, 200);
    assert!(description.body.contains(r#""x-protocol":2"#), "{}", description.body);
    neighbour.plays_on().await;
}

/// Whatever is said, sequence numbers do not go back.
#[tokio::test]
async fn refusals_carry_the_length_of_the_log_and_strangers_do_not_learn_it() {
    let server = Running::start().await;
    let made = server.make("qwixx", "person, person", false).await;
    let secret = server.seat(&made, 1).await;
    let mut visitor = Visitor::connect(&server).await;
    visitor.say("nonsense").await;
    assert_eq!(visitor.hear().await.seq(), 0, "no table was named yet");
    visitor.say(&hello(&made.table, Some(&secret))).await;
    assert_eq!(visitor.hear().await.seq(), 2);
    let unreadable = server.figure("unreadable_messages_total").await;
    let too_long = " ".repeat(3000);
    let other = hello("00000000000000000000", None);
    for text in ["nonsense", &too_long, &other, &command(Command::Table(never())), &command(Command::Rematch)]
    {
        visitor.say(text).await;
        let refusal = visitor.hear().await;
        assert!(matches!(refusal, ServerMessage::Refused { seq: 2, .. }), "{refusal:?}");
    }
    assert_eq!(server.figure("unreadable_messages_total").await, unreadable + 2);
    // A hello that does not open the table, from somebody who was let in; and from a stranger.
    visitor.say(&hello(&made.table, Some(&fresh()))).await;
    assert!(matches!(visitor.hear().await, ServerMessage::Refused { seq: 2, key: None, .. }));
    let mut stranger = Visitor::connect(&server).await;
    stranger.say(&hello(&made.table, Some(&fresh()))).await;
    assert!(matches!(stranger.hear().await, ServerMessage::Refused { seq: 0, key: None, .. }));
}

fn never() -> ClientMessage {
    ClientMessage::Choose { at: Moment { opened: 0, taken_back: 0 }, choice: "-".to_owned() }
}

#[tokio::test]
async fn who_does_not_say_who_they_are_does_not_stay() {
    let server = hasty().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let before = server.figure("guests").await;
    let mut silent = Visitor::connect(&server).await;
    let mut babbling = Visitor::connect(&server).await;
    babbling.say("bla").await;
    for visitor in [&mut silent, &mut babbling] {
        let (_, code, reason) = visitor.end().await;
        assert_eq!((code, reason.as_str()), (1008, "nothing was heard"));
    }
    neighbour.plays_on().await;
    server.until("guests", |guests| guests <= before).await;
}

#[tokio::test]
async fn tokens_open_what_they_were_made_for() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let made = server.make("qwixx", "person, person, person", false).await;
    let other = server.make("qwixx", "person, person", false).await;
    let table = &made.table;
    let invite = |seat: usize| made.invites[seat - 1].token.expose();
    let (max, emma) = (person("Max"), person("Emma"));

    // An invitation is for its seat.
    assert_eq!(server.sit_down(table, 2, invite(1), &max).await.code(), Code::Forbidden);
    assert_eq!(server.sit_down(table, 1, made.watch.expose(), &max).await.code(), Code::Forbidden);
    assert_eq!(
        server.sit_down(table, 1, other.invites[0].token.expose(), &max).await.code(),
        Code::Forbidden
    );
    assert_eq!(server.sit_down(table, 9, invite(1), &max).await.code(), Code::NoSuchSeat);
    assert_eq!(server.sit_down(table, 4, invite(1), &max).await.code(), Code::NoSuchSeat);
    assert_eq!(server.sit_down(table, 1, invite(1), &max).await.status, 200);

    // It is used up; but who has lost the answer gets it again.
    assert_eq!(server.sit_down(table, 1, invite(1), &emma).await.code(), Code::Taken);
    assert_eq!(server.sit_down(table, 1, invite(1), &max).await.status, 200);

    // A secret opens one seat at one table, and no invitation is one.
    assert_eq!(server.sit_down(table, 2, invite(2), &max).await.code(), Code::Taken);
    let trap = protocol::SitDown { secret: made.invites[2].token.clone(), ..person("Trap") };
    assert_eq!(server.sit_down(table, 2, invite(2), &trap).await.code(), Code::Taken);
    let elsewhere =
        server.ask_as(max.secret.expose(), &format!("GET /api/tables/{}", other.table), None).await;
    assert_eq!((elsewhere.status, elsewhere.code()), (403, Code::Forbidden));

    // What is no token is no token, and what it was is not repeated.
    for token in ["", "x", "0", &"0".repeat(31), &"0".repeat(33), &"G".repeat(32), &"A".repeat(32)] {
        let answer = server.ask_as(token, &format!("GET /api/tables/{table}"), None).await;
        assert_eq!((answer.status, answer.code()), (403, Code::Forbidden), "{token}");
        assert!(token.len() < 2 || !answer.body.contains(token), "{}", answer.body);
    }
    let basic = server.ask(&format!("GET /api/tables/{table}"), "Authorization: Basic eDp5\r\n", None).await;
    assert_eq!(basic.status, 403);

    // When the game has begun, no invitation opens anything but a look.
    assert_eq!(server.sit_down(table, 2, invite(2), &emma).await.status, 200);
    assert_eq!(server.sit_down(table, 3, invite(3), &person("Laura")).await.status, 200);
    assert_eq!(server.sit_down(table, 3, invite(3), &person("Late")).await.code(), Code::Taken);
    let mut late = Visitor::at(&server, table, Some(&made.invites[2].token)).await;
    assert_eq!(late.refused(&command(Command::Leave)).await, Code::Forbidden);
    let record = server.ask_as(invite(1), &format!("GET /api/tables/{table}/record"), None).await;
    assert_eq!((record.status, record.code()), (409, Code::NotOver));
    neighbour.plays_on().await;
}

/// Somebody sits down, leaves, and keeps the connection: the seat is the next person's alone.
#[tokio::test]
async fn who_has_left_sees_and_chooses_nothing_of_whoever_sits_there_next() {
    let server = Running::start().await;
    let made = server.make("qwirkle", "person, person", true).await;
    let first = server.seat(&made, 1).await;
    let mut former = Visitor::at(&server, &made.table, Some(&first)).await;
    former.say(&command(Command::Leave)).await;
    while !matches!(former.hear().await, ServerMessage::Done { .. }) {}
    // Leaving again changes nothing: the log does not grow.
    assert_eq!(former.refused(&command(Command::Leave)).await, Code::Forbidden);
    let secrets = [server.seat(&made, 1).await, server.seat(&made, 2).await];
    server.begin(&made.table, &secrets.each_ref()).await;
    loop {
        let ServerMessage::State { table, update, .. } = former.hear().await else { continue };
        assert_eq!(table.viewer, None);
        if let Some(protocol::AnyUpdate::Qwirkle(update)) = update {
            assert_eq!(update.viewer, game::Viewer::Spectator);
            assert!(update.view.hand.is_none());
            break;
        }
    }
    assert_eq!(former.refused(&command(Command::AskUndo { at: None })).await, Code::Forbidden);
}

#[tokio::test]
async fn pages_of_other_sites_and_other_names_are_turned_away() {
    let doors = Doors { hosts: vec!["play.example.org".to_owned()], behind_proxy: false };
    let server = Running::start_with(false, doors, Patience::default()).await;
    let mut neighbour = Neighbour::sit(&server).await;
    let (before, tables) = (server.figure("guests").await, server.figure("tables").await);
    for origin in
        ["https://evil.example", "null", "http://127.0.0.1:1", "https://play.example.org.evil.example"]
    {
        let Err(tokio_tungstenite::tungstenite::Error::Http(answer)) =
            Visitor::connect_with(&server, 1, &[("origin", origin)]).await
        else {
            panic!("{origin} was let in");
        };
        assert_eq!(answer.status(), 403);
        let origin = format!("Origin: {origin}\r\n");
        let answer =
            server.ask("POST /api/tables", &origin, Some(&to_json(&order("qwixx", "person", true)))).await;
        assert_eq!((answer.status, answer.code()), (403, Code::NotAllowed));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let own = format!("http://{}", server.address);
    assert!(Visitor::connect_with(&server, 1, &[("origin", &own)]).await.is_ok());
    assert!(Visitor::connect_with(&server, 1, &[("origin", "https://play.example.org")]).await.is_ok());

    // A name that somebody has made to point here; and a body that a form could send.
    for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""] {
        let head = format!("GET /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        assert_eq!(server.raw(head.as_bytes()).await.status, 403, "{host}");
    }
    // Two names, of which a proxy in front may have gone by the other one.
    for second in ["127.0.0.1", "evil.example"] {
        let head = format!(
            "GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: {second}\r\nConnection: close\r\n\r\n"
        );
        let answer = server.raw(head.as_bytes()).await;
        assert_eq!((answer.status, answer.code()), (400, Code::Unreadable), "{second}");
    }
    let form = to_json(&order("qwixx", "person", true));
    let form = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: {}\r\n\r\n{form}",
        server.address,
        form.len()
    );
    assert_eq!(server.raw(form.as_bytes()).await.status, 415);
    let preflight = server.ask("OPTIONS /api/tables", "Origin: https://evil.example\r\n", None).await;
    assert_eq!(preflight.status, 403);
    neighbour.plays_on().await;
    server.until("guests", |guests| guests <= before).await;
    assert_eq!(server.figure("tables").await, tables);
}

#[tokio::test]
async fn bodies_and_heads_that_are_too_long_are_not_read() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let long = format!("{{\"text\":\"{}\"}}", "x".repeat(9000));
    let answer = server.ask("POST /api/qr", "", Some(&long)).await;
    assert_eq!((answer.status, answer.code()), (413, Code::TooLarge));
    // The length is enough to know; nothing has to come.
    let json = "Content-Type: application/json\r\n";
    for length in ["9000", "99999999999"] {
        let head = format!("{json}Content-Length: {length}\r\n");
        let answer = server.ask("POST /api/qr", &head, None).await;
        assert_eq!((answer.status, answer.code()), (413, Code::TooLarge), "{length}");
    }
    let chunk = format!("1000\r\n{}\r\n", "x".repeat(0x1000));
    let head = head(server.address, "POST /api/qr", &format!("{json}Transfer-Encoding: chunked\r\n"), None);
    let answer = server.raw(format!("{head}{chunk}{chunk}{chunk}").as_bytes()).await;
    assert_eq!((answer.status, answer.code()), (413, Code::TooLarge));
    // Two lengths, or a length and chunks: what one reads as one request another might read as two.
    for lengths in
        ["Content-Length: 2\r\nContent-Length: 3\r\n", "Content-Length: -1\r\n", "Content-Length: x\r\n"]
    {
        let answer = server.ask("POST /api/qr", &format!("{json}{lengths}"), None).await;
        assert_eq!(answer.status, 400, "{lengths}");
    }
    let answer = server.ask("GET /api/tables", &format!("X: {}\r\n", "x".repeat(20_000)), None).await;
    assert_eq!(answer.status, 431);
    let answer = server.ask(&format!("GET /api/tables/{}", "x".repeat(20_000)), "", None).await;
    assert!(matches!(answer.status, 414 | 431), "{}", answer.status);
    assert_eq!(server.raw(b"\x16\x03\x01\x00\xff nonsense\r\n\r\n").await.status, 400);
    neighbour.plays_on().await;
}

#[tokio::test]
async fn requests_that_make_no_sense_are_refused() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let good = to_json(&order("qwixx", "person, person", false));
    let instead = |from: &str, to: &str| {
        assert!(good.contains(from), "{good}");
        good.replace(from, to)
    };
    for body in [
        String::new(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "[".repeat(4000),
        "\u{0}".into(),
        instead("\"qwixx\"", "\"chess\""),
        instead("\"qwixx\"", "null"),
        instead("[\"person\",\"person\"]", "[]"),
        instead("[\"person\",\"person\"]", "\"person\""),
        instead("[\"person\",\"person\"]", "[\"casual\",\"casual\"]"),
        instead("[\"person\",\"person\"]", "[\"person\",\"Person\"]"),
        instead("[\"person\",\"person\"]", &format!("[{}\"person\"]", "\"person\",".repeat(300))),
        instead("\"listed\":false", "\"listed\":0"),
        instead("\"listed\":false", "\"listed\":false,\"secret\":\"0\""),
        instead("\"clock\":null", "\"clock\":9"),
        instead("\"clock\":null", "\"clock\":4294967306"),
        instead("\"clock\":null", "\"clock\":1e308"),
        instead("\"away\":null", "\"away\":-30"),
        instead("\"key\":\"", "\"key\":\"0"),
    ] {
        let answer = server.ask("POST /api/tables", "", Some(&body)).await;
        assert_eq!((answer.status, answer.code()), (400, Code::Unreadable), "{body}");
    }
    let broken = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";
    let answer = server.raw(&[broken.as_bytes(), &[0xc3, 0x28]].concat()).await;
    assert_eq!((answer.status, answer.code()), (400, Code::Unreadable));

    let made = server.make("qwixx", "person, person", false).await;
    let invite = made.invites[0].token.expose();
    for name in
        ["", " ", "a name that is too long", "\u{202e}xaM", "a\u{200b}b", "\u{3164}", "a,b", "a\nb", "…"]
    {
        let answer = server.sit_down(&made.table, 1, invite, &person(name)).await;
        assert_eq!((answer.status, answer.code()), (400, Code::Unreadable), "{name:?}");
    }
    for path in ["", "x", "0", "9", "-1", "+1", "01", "1.0", "99999999999999999999", "%31", "1%00"] {
        let request = format!("PUT /api/tables/{}/seats/{path}", made.table);
        let answer = server.ask_as(invite, &request, Some(&to_json(&person("Max")))).await;
        let is_one = path == "%31";
        assert_eq!(answer.status, if is_one { 200 } else { 404 }, "{path}");
    }
    for path in ["", "x", "%00", "..%2f..", &"0".repeat(21), &"A".repeat(20), "\u{fffd}"] {
        let path: String = path
            .bytes()
            .map(|b| if b.is_ascii() { char::from(b).to_string() } else { format!("%{b:02x}") })
            .collect();
        assert_eq!(server.ask(&format!("GET /api/tables/{path}"), "", None).await.status, 404, "{path}");
    }
    for (request, allowed) in
        [("DELETE /api/tables", "GET,HEAD,POST"), ("TRACE /api/qr", "POST"), ("POST /api/ws", "GET,HEAD")]
    {
        let answer = server.ask(request, "", None).await;
        assert_eq!((answer.status, answer.code()), (405, Code::NotAllowed), "{request}");
        assert_eq!(answer.header("allow"), Some(allowed), "{request}");
    }
    let no_upgrade = server.ask("GET /api/ws", "", None).await;
    assert_eq!((no_upgrade.status, no_upgrade.code()), (400, Code::Unreadable));
    neighbour.plays_on().await;
}

#[tokio::test]
async fn who_looks_for_tables_by_guessing_leaves_nothing_behind() {
    let server = Running::start().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let before = server.figure("tables").await;
    for i in 0..200 {
        let answer = server.ask(&format!("GET /api/tables/{i:020x}"), "", None).await;
        assert_eq!((answer.status, answer.code()), (404, Code::Unknown));
    }
    server.until("tables", |tables| tables <= before).await;
    neighbour.plays_on().await;
}

#[tokio::test]
async fn slow_heads_and_slow_bodies_are_given_up() {
    let server = hasty().await;
    let mut neighbour = Neighbour::sit(&server).await;
    for begun in ["", "GET", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "] {
        let mut stream = server.connect_from(1).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        let end = rest(&mut stream).await;
        assert!(end.is_empty() || end.starts_with("HTTP/1.1 408 "), "{end}");
    }
    // One that asks once and then keeps the connection.
    let mut stream = server.connect_from(1).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(rest(&mut stream).await.ends_with("alive\n"));
    let head = "Content-Type: application/json\r\nContent-Length: 100\r\n";
    let answer = server.ask("POST /api/qr", head, None).await;
    assert_eq!((answer.status, answer.code()), (408, Code::Unreadable));
    neighbour.plays_on().await;
}

#[tokio::test]
async fn who_asks_and_does_not_read_the_answers_is_let_go() {
    let server = hasty().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let mut deaf = server.connect_from(1).await;
    // The answers fill whatever is between us; then the server reads no more requests, and in the end it hangs up.
    while deaf.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n").await.is_ok() {}
    neighbour.plays_on().await;
}

#[tokio::test]
async fn a_guest_who_does_not_read_is_let_go() {
    let server = hasty().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let made = server.make("qwixx", "person", false).await;
    let secret = server.seat(&made, 1).await;
    let mut player = Neighbour::at(&server, &made.table, &secret).await;
    let before = server.figure("guests").await;
    let mut deaf = Visitor::connect(&server).await;
    // Asking for everything again and again fills whatever is between us, until nobody waits any longer.
    while deaf.socket.send(Message::text(hello(&made.table, Some(&made.watch)))).await.is_ok() {}
    server.until("guests", |guests| guests <= before).await;
    player.plays_on().await;
    neighbour.plays_on().await;
}

#[tokio::test]
async fn one_seat_has_so_many_connections_and_no_more() {
    let server = Running::start().await;
    let made = server.make("qwixx", "person", false).await;
    let secret = server.seat(&made, 1).await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(Visitor::at(&server, &made.table, Some(&secret)).await);
    }
    let mut more = Visitor::connect(&server).await;
    more.say(&hello(&made.table, Some(&secret))).await;
    assert_eq!(more.end().await.0, [Code::TooMany]);
    // Who asks to be told anew has a place already.
    open[0].say(&hello(&made.table, Some(&secret))).await;
    assert!(matches!(open[0].hear().await, ServerMessage::State { .. }));
    drop(open);
    server.until("guests", |guests| guests == 0).await;
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_no_more() {
    let server = limited().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let before = server.figure("guests").await;
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(Visitor::connect_with(&server, 2, &[]).await.unwrap());
    }
    let mut idle = Vec::new();
    for _ in 0..100 {
        idle.push(server.connect_from(2).await);
    }
    // The last of them is there when it is answered.
    let answer = raw(idle.pop().unwrap(), head(server.address, "GET /healthz", "", None).as_bytes()).await;
    assert_eq!(answer.status, 200);
    idle.push(server.connect_from(2).await);
    let refused = raw(server.connect_from(2).await, b"").await;
    assert_eq!((refused.status, refused.code()), (429, Code::TooMany));
    assert_eq!(refused.header("retry-after"), Some("10"));
    assert!(server.figure("limited_total").await >= 1);
    neighbour.plays_on().await;
    drop((open, idle));
    server.until("guests", |guests| guests <= before).await;
    assert!(Visitor::connect_with(&server, 2, &[]).await.is_ok());
}

#[tokio::test]
async fn behind_a_proxy_guests_are_counted_by_the_addresses_that_it_names() {
    let doors = Doors { hosts: Vec::new(), behind_proxy: true };
    let server = Running::start_with(true, doors, Patience::default()).await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let mut open = Vec::new();
    for _ in 0..200 {
        open.push(Visitor::connect_with(&server, 1, &from("6.6.6.6, 198.51.100.7")).await.unwrap());
    }
    let Err(tokio_tungstenite::tungstenite::Error::Http(answer)) =
        Visitor::connect_with(&server, 1, &from("7.7.7.7, 198.51.100.7")).await
    else {
        panic!("one more was let in");
    };
    assert_eq!(answer.status(), 429);
    assert!(Visitor::connect_with(&server, 1, &from("198.51.100.8")).await.is_ok());
    let figures = server.ask("GET /metrics", "X-Forwarded-For: 198.51.100.8\r\n", None).await;
    assert_eq!(figures.status, 403, "figures are not passed on");
    drop(open);
    server.until("guests", |guests| guests == 0).await;
}

#[tokio::test]
async fn floods_of_messages_are_limited_and_then_ended() {
    let server = limited().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let made = server.make("qwixx", "person", true).await;
    let before = server.figure("guests").await;

    let mut flood = Visitor::at(&server, &made.table, None).await;
    for _ in 0..300 {
        flood.say(PING).await;
    }
    let (refused, code, reason) = flood.end().await;
    assert_eq!((code, reason.as_str()), (1008, "too many messages"));
    assert!(refused.len() >= 100 && refused.iter().all(|code| *code == Code::TooMany));
    assert!(server.figure("limited_total").await >= 100);

    // Frames that are no messages are messages to count, too.
    let mut pings = Visitor::at(&server, &made.table, None).await;
    for _ in 0..300 {
        pings.socket.send(Message::Ping(Vec::new().into())).await.unwrap();
    }
    assert_eq!(pings.end().await.1, 1008);
    neighbour.plays_on().await;
    drop((flood, pings));
    server.until("guests", |guests| guests <= before).await;
}

#[tokio::test]
async fn floods_of_requests_and_tables_are_told_when_to_come_again() {
    let server = limited().await;
    let mut neighbour = Neighbour::sit(&server).await;
    let seconds = |answer: &running::Answer| answer.header("retry-after").and_then(|s| s.parse::<u32>().ok());

    let table =
        || head(server.address, "POST /api/tables", "", Some(&to_json(&order("qwixx", "person", true))));
    let refused = loop {
        let answer = raw(server.connect_from(2).await, table().as_bytes()).await;
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!((refused.status, refused.code()), (429, Code::TooMany));
    assert!(seconds(&refused).is_some_and(|seconds| (2..=31).contains(&seconds)), "{refused:?}");
    assert_eq!(raw(server.connect_from(3).await, table().as_bytes()).await.status, 201);

    let list = head(server.address, "GET /api/tables", "", None);
    let refused = loop {
        let answer = raw(server.connect_from(2).await, list.as_bytes()).await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((refused.status, refused.code(), seconds(&refused)), (429, Code::TooMany, Some(1)));
    neighbour.plays_on().await;
    let info = server.ask("GET /api/tables", "", None).await;
    let tables = from_json::<protocol::TableList>(&info.body).unwrap().tables;
    assert!(tables.iter().all(|info: &TableInfo| info.listed) && tables.len() <= 50);
}

/// Everything that is logged in this process from now on, also by what others wrote.
fn tapped_log() -> Arc<Mutex<Vec<u8>>> {
    struct Tap(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Tap {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let log = Arc::new(Mutex::new(Vec::new()));
    let tap = Arc::clone(&log);
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || Tap(Arc::clone(&tap)));
    subscriber.try_init().unwrap();
    log
}

#[tokio::test]
async fn no_secret_is_in_the_log_of_a_whole_game() {
    let log = tapped_log();
    let server = Running::start().await;
    let made = server.make("qwixx", "person", false).await;
    // Whoever puts a token where it does not belong.
    let table = &made.table;
    server.ask(&format!("GET /api/tables/{table}?token={}", made.watch.expose()), "", None).await;
    let secret = server.seat(&made, 1).await;
    server.sit_down(table, 1, "no token", &person("Max")).await;
    server.ask_as(secret.expose(), &format!("GET /api/tables/{table}/record"), None).await;
    let link = format!("{{\"text\":\"http://localhost/#/seat/{table}/1/{}\"}}", secret.expose());
    assert_eq!(server.ask("POST /api/qr", "", Some(&link)).await.status, 200);
    let mut player = Neighbour::at(&server, table, &secret).await;
    while player.plays().await {}
    let info = server.ask_as(secret.expose(), &format!("GET /api/tables/{table}"), None).await;
    let chance = from_json::<TableInfo>(&info.body).unwrap().secret.expect("the game is over");

    let log = String::from_utf8(log.lock().unwrap().clone()).unwrap();
    assert!(log.contains("\"answered\"") && log.contains(table), "{log}");
    let mut secrets = vec![chance, secret.expose().to_owned(), made.watch.expose().to_owned()];
    secrets.extend(made.invites.iter().map(|invite| invite.token.expose().to_owned()));
    // What ends all tokens of these tests: seats, keys, contributions.
    secrets.push(fresh().expose()[16..].to_owned());
    for secret in secrets {
        let leak = log.lines().find(|line| line.contains(&secret));
        assert_eq!(leak, None, "{secret}");
    }
}
