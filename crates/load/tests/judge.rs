//! True testimonies are believed, and every kind of lie is found.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{BotName, Budget, Knowledge, Roster};
use chance::{ChanceSource, Fairness, Seeded};
use game::{Seat, Viewer};
use host::{GameKind, Host, NewTable, Sitter, verify};
use load::{Answer, Case, Promise, Sent, Testimony, judge};
use protocol::{
    AnyUpdate, ClientMessage, Code, SeatKind, SeatStatus, ServerMessage, TableInfo, TableStage, Token,
    to_json,
};
use serde_json::Value;

const TABLE: &str = "0123456789abcdef0123";
const SECRET: &str = "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a";

fn token(byte: u8) -> Token {
    Token::new([byte; 16])
}

fn seat(index: usize) -> Viewer {
    Viewer::Seat(Seat::new(index))
}

fn host(game: GameKind) -> Host {
    let contributions = [1, 2].map(|byte| Some(token(byte).expose().parse().unwrap())).to_vec();
    let seats = ["Ada", "Ben"].map(|name| Sitter::Person(Some(name.to_owned()))).to_vec();
    let secret = SECRET.parse().unwrap();
    let source = ChanceSource::Fair(Fairness::knowing(TABLE, game.name(), secret, &seats, contributions));
    Host::new(NewTable { game, seats, source, dice_by_hand: false }).unwrap()
}

fn info(host: &Host) -> TableInfo {
    let sits = |name: &String| SeatStatus {
        name: Some(name.clone()),
        kind: SeatKind::Person,
        bot: None,
        here: true,
        replaceable: false,
        left: false,
    };
    TableInfo {
        table: TABLE.to_owned(),
        game: host.game().to_string(),
        stage: if host.is_over() { TableStage::Over } else { TableStage::Playing },
        viewer: None,
        seats: host.names().iter().map(sits).collect(),
        listed: false,
        clock: None,
        left: None,
        away: 86_400,
        undo: None,
        undone: 0,
        commitment: "00".repeat(32),
        seals: vec![None, None],
        contributions: vec![Some("01".repeat(16)), Some("02".repeat(16))],
        secret: host.is_over().then(|| SECRET.to_owned()),
        next: None,
    }
}

fn choice(update: &AnyUpdate, random: &mut Seeded) -> String {
    fn of<G: Roster>(view: &G::View, random: &mut Seeded) -> String {
        G::bot(BotName::Greedy, &Knowledge::none())
            .unwrap()
            .choose(view, &Budget::default(), random)
            .unwrap()
            .to_string()
    }
    match update {
        AnyUpdate::Qwixx(update) => of::<qwixx::Qwixx>(&update.view, random),
        AnyUpdate::Qwirkle(update) => of::<qwirkle::Qwirkle>(&update.view, random),
    }
}

fn message(host: &Host, viewer: Viewer) -> String {
    let update = Some(host.look(viewer, 0));
    to_json(&ServerMessage::State {
        seq: 1 + host.steps() as u64,
        number: 1,
        table: info(host).into(),
        update,
    })
}

fn tell(host: &Host, testimonies: &mut [Testimony]) {
    for testimony in testimonies {
        let text = message(host, testimony.viewer);
        testimony.received(&text, None);
        let written: Value = serde_json::from_str(&text).unwrap();
        testimony.saw(&written["update"], &host.look(testimony.viewer, 0));
    }
}

/// A game between two, with a spectator, told truly.
fn case(game: GameKind) -> Case {
    let mut host = host(game);
    let mut testimonies = [seat(0), seat(1), Viewer::Spectator].map(|viewer| Testimony::new(viewer, true));
    let mut random = Seeded::new(7, 7);
    let mut keys = 0;
    while !host.is_over() {
        if !host.cast() {
            // The last one first: a record has another order of what is sealed.
            let seat = host.awaited_people().into_iter().last().unwrap();
            let choice = choice(&host.look(Viewer::Seat(seat), 0), &mut random);
            let message = ClientMessage::Choose { at: host.moment(), choice: choice.clone() };
            host.take(seat, &message).unwrap();
            keys += 1;
            let key = Token::new(u128::to_be_bytes(keys));
            testimonies[seat.index()].sent.push(Sent { key, choice, answer: Some(Answer::Done) });
        }
        tell(&host, &mut testimonies);
    }
    let terms = verify(&host.record()).unwrap().terms;
    for testimony in &mut testimonies {
        testimony.terms = terms.clone().filter(|_| testimony.viewer != Viewer::Spectator);
        testimony.last = Some(host.look(testimony.viewer, 0));
    }
    let record = host.record();
    Case {
        table: TABLE.to_owned(),
        commitment: verify(&record).unwrap().commitment.to_string(),
        contributions: vec![Some(token(1)), Some(token(2))],
        tokens: vec![token(0xa1), token(0xa2)],
        testimonies: testimonies.into(),
        record,
    }
}

/// The promises that are broken in a game that is told untruly.
fn broken(game: GameKind, lie: impl FnOnce(&mut Case)) -> Vec<Promise> {
    let mut case = case(game);
    lie(&mut case);
    let mut promises: Vec<Promise> = judge(&case).into_iter().map(|broken| broken.promise).collect();
    promises.dedup();
    promises
}

#[test]
fn what_is_true_is_believed() {
    for game in GameKind::ALL {
        assert_eq!(judge(&case(game)), [], "{game}");
    }
}

#[test]
fn choices_that_are_lost_or_carried_out_twice_or_never_sent_are_found() {
    for game in GameKind::ALL {
        let lost = broken(game, |case| {
            let sent = case.testimonies[0].sent[1].clone();
            case.testimonies[0].sent.insert(1, sent);
        });
        assert_eq!(lost, [Promise::Kept]);
        let twice = broken(game, |case| drop(case.testimonies[1].sent.remove(3)));
        assert_eq!(twice, [Promise::Kept]);
        let refused = |case: &mut Case| {
            case.testimonies[1].sent[2].answer = Some(Answer::Refused(Code::Stale));
        };
        assert_eq!(broken(game, refused), [Promise::Kept]);
        let unanswered = |case: &mut Case| case.testimonies[0].sent.last_mut().unwrap().answer = None;
        assert_eq!(broken(game, unanswered), [Promise::Kept]);
    }
}

#[test]
fn views_that_are_not_those_of_the_record_are_found() {
    for game in GameKind::ALL {
        let late = broken(game, |case| {
            let mut host = host(game);
            while host.cast() {}
            case.testimonies[2].last = Some(host.look(Viewer::Spectator, 0));
        });
        assert_eq!(late, [Promise::SameView]);
        let never = broken(game, |case| case.testimonies[0].last = None);
        assert_eq!(never, [Promise::SameView]);
        let untrue = broken(game, |case| case.testimonies[1].views[4].1 ^= 1);
        assert_eq!(untrue, [Promise::TrueViews]);
    }
}

#[test]
fn chance_that_was_not_committed_to_is_found() {
    let game = GameKind::LONGO;
    assert_eq!(broken(game, |case| case.commitment.replace_range(..1, "x")), [Promise::Fair]);
    assert_eq!(broken(game, |case| case.contributions[1] = Some(token(7))), [Promise::Fair]);
    let agreed_to_other = |case: &mut Case| case.testimonies[1].terms = Some("00".repeat(32));
    assert_eq!(broken(game, agreed_to_other), [Promise::Fair]);
    assert_eq!(broken(game, |case| case.testimonies[0].terms = None), [Promise::Fair]);
    assert_eq!(broken(game, |case| case.table = "f".repeat(20)), [Promise::Fair]);
    let without = |case: &mut Case| case.record = case.record.replace("secret: 5a", "secret: 5b");
    assert!(broken(game, without).contains(&Promise::Fair));
}

#[test]
fn games_that_do_not_end_are_found() {
    let game = GameKind::CLASSIC;
    assert_eq!(broken(game, |case| case.record = "409 not over".to_owned()), [Promise::Ends]);
    let cut = broken(game, |case| {
        let lines: Vec<&str> = case.record.lines().collect();
        case.record = lines[..lines.len() - 4].join("\n");
    });
    assert!(cut.contains(&Promise::Ends), "{cut:?}");
}

#[test]
fn hidden_hands_are_found() {
    let game = GameKind::Qwirkle;
    let mut host = host(game);
    while host.cast() {}
    // The message of one for the other, and for a spectator.
    for (from, to) in [(1, 0), (0, 1), (1, 2)] {
        let text = message(&host, seat(from));
        assert_eq!(broken(game, |case| case.testimonies[to].received(&text, None)), [Promise::Hidden]);
    }
    // A hand in any other place.
    let AnyUpdate::Qwirkle(other) = host.look(seat(1), 0) else { panic!() };
    let tiles: Vec<String> = other.view.hand.unwrap().tiles().iter().map(ToString::to_string).collect();
    let honest = message(&host, seat(0));
    for (what, hand) in
        [("list", format!("[\"{}\"]", tiles.join("\",\""))), ("word", format!("\"{}\"", tiles.concat()))]
    {
        let text = honest.replacen("\"update\":{", &format!("\"update\":{{\"more\":{hand},"), 1);
        let found = broken(game, |case| case.testimonies[0].received(&text, None));
        assert_eq!(found, [Promise::Hidden], "{what}");
    }
}

#[test]
fn sealed_choices_are_found() {
    for game in [GameKind::CLASSIC, GameKind::LONGO] {
        let mut host = host(game);
        host.cast();
        let choice = choice(&host.look(seat(1), 0), &mut Seeded::new(1, 1));
        host.take(Seat::new(1), &ClientMessage::Choose { at: host.moment(), choice }).unwrap();
        let honest = message(&host, seat(0));
        assert_eq!(broken(game, |case| case.testimonies[0].received(&honest, None)), []);
        let text = message(&host, seat(1));
        assert_eq!(broken(game, |case| case.testimonies[0].received(&text, None)), [Promise::Hidden]);
        assert_eq!(broken(game, |case| case.testimonies[2].received(&text, None)), [Promise::Hidden]);
        // Told in the news only.
        let (sealed, told) = (r#"{"type":"sealed","seat":2}"#, r#"{"type":"sealed","seat":2,"choice":"-"}"#);
        let text = honest.replacen(sealed, told, 1);
        assert_ne!(text, honest);
        assert_eq!(broken(game, |case| case.testimonies[0].received(&text, None)), [Promise::Hidden]);
    }
}

#[test]
fn secrets_are_found() {
    let game = GameKind::CLASSIC;
    let mut host = host(game);
    host.cast();
    let honest = message(&host, seat(0));
    let revealed = honest.replacen("\"secret\":null", &format!("\"secret\":\"{SECRET}\""), 1);
    assert_ne!(revealed, honest);
    assert_eq!(broken(game, |case| case.testimonies[0].received(&revealed, None)), [Promise::Hidden]);
    let token = honest.replacen("Ada", token(0xa2).expose(), 1);
    assert_eq!(broken(game, |case| case.testimonies[1].received(&token, None)), [Promise::Hidden]);
}
