//! What a guest does when nothing is heard.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use guest::{Guest, Heard};
use protocol::{InJson, SeatKind, SeatStatus, ServerMessage, TableInfo, TableStage, Token, Wish};

const TABLE: &str = "0123456789abcdef0123";

fn state(seq: u64) -> String {
    let open = SeatStatus {
        name: None,
        kind: SeatKind::Open,
        bot: None,
        here: false,
        replaceable: false,
        left: false,
    };
    let table = TableInfo {
        table: TABLE.to_owned(),
        game: "qwixx".to_owned(),
        stage: TableStage::Gathering,
        viewer: None,
        seats: vec![open],
        listed: false,
        clock: None,
        left: None,
        away: 86_400,
        undo: None,
        commitment: "00".repeat(32),
        contributions: vec![None],
        secret: None,
        next: None,
    };
    ServerMessage::State { seq, table, update: None }.to_text()
}

/// A guest who was told how things stand, at time 0.
fn greeted() -> Guest {
    let mut guest = Guest::new(TABLE, None);
    guest.opened(0);
    assert_eq!(said(&mut guest), ["hello"]);
    assert!(matches!(guest.receive(&state(1), 0), Ok(Some(Heard::State { .. }))));
    guest
}

/// The kinds of messages that go out.
fn said(guest: &mut Guest) -> Vec<&'static str> {
    let kind = |text: String| {
        let kinds = ["hello", "wish", "ping"];
        kinds.into_iter().find(|kind| text.contains(&format!("\"type\":\"{kind}\""))).unwrap()
    };
    std::iter::from_fn(|| guest.poll()).map(kind).collect()
}

#[test]
fn a_silent_server_is_asked_however_rarely_the_guest_looks_at_the_clock() {
    for every in [500, 1_000, 4_000] {
        let mut guest = greeted();
        let times = (0..).map(|i| i * every);
        let asked = times.take_while(|now| *now <= 14_000).any(|now| {
            assert!(guest.tick(now));
            said(&mut guest).contains(&"ping")
        });
        assert!(asked, "{every}");
        assert!(!guest.tick(25_000));
    }
}

#[test]
fn how_things_stand_is_asked_for_when_only_that_was_lost() {
    let mut guest = greeted();
    // The server is there, and its log has grown no longer: all the same its last word may be missing.
    let heard =
        |guest: &mut Guest, now| guest.receive(&ServerMessage::Pong { seq: 1 }.to_text(), now).unwrap();
    for now in (1_000..30_000).step_by(1_000) {
        assert_eq!(heard(&mut guest, now), None);
        assert!(guest.tick(now));
        assert_eq!(said(&mut guest), [""; 0], "{now}");
    }
    assert!(guest.tick(30_000));
    assert_eq!(said(&mut guest), ["hello"]);
    assert!(guest.tick(31_000));
    assert_eq!(said(&mut guest), [""; 0]);
}

#[test]
fn a_wish_is_sent_again_until_it_is_answered() {
    let mut guest = greeted();
    let key = Token::new([7; 16]);
    assert!(guest.wish(key.clone(), Wish::Leave));
    assert_eq!(said(&mut guest), ["wish"]);
    assert!(guest.tick(3_000));
    assert_eq!(said(&mut guest), ["wish"]);
    let done = ServerMessage::Done { seq: 2, key: key.clone() }.to_text();
    assert_eq!(guest.receive(&done, 3_500), Ok(Some(Heard::Done { key, wish: Wish::Leave })));
    assert_eq!(guest.receive(&done, 3_600), Ok(None));
    assert!(guest.tick(7_000));
    assert_eq!(said(&mut guest), [""; 0]);
}
