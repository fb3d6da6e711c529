//! Tables as people use them, over real sockets.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use game::{Seat, Seats};
use guest::Heard;
use host::GameKind;
use protocol::{
    AnyUpdate, Code, Command, MadeTable, Reaction, Refused, SeatKind, TableInfo, TableStage, Update,
    from_json, to_json,
};
use support::{Folder, Person, Running, fresh, order, play_out};
use table::Told;

async fn two_at(server: &Running, game: &str) -> (MadeTable, Person, Person) {
    let made = server.make(game, "person, person").await;
    let mut max = server.sit(&made, 1, "Max").await;
    let mut emma = server.sit(&made, 2, "Emma").await;
    max.until(|info| info.contributions[0].is_some()).await;
    emma.until(|info| info.stage == TableStage::Playing).await;
    max.until(|info| info.stage == TableStage::Playing && info.seats[1].here).await;
    for person in [&mut max, &mut emma] {
        // The first state of a game is one without dice and tiles.
        person.until_game(|update| !awaited(update).is_empty()).await;
    }
    (made, max, emma)
}

fn awaited(update: &AnyUpdate) -> Seats {
    match update {
        AnyUpdate::Qwixx(update) => update.awaited,
        AnyUpdate::Qwirkle(update) => update.awaited,
    }
}

#[tokio::test]
async fn two_people_and_a_spectator_play_each_game_to_its_end() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    for game in GameKind::ALL {
        let (made, mut max, mut emma) = two_at(&server, game.name()).await;
        let mut eva = Person::connect(&server, &made.table, Some(made.watch.clone())).await;
        let (status, _) = server.record(&made.table, &made.watch).await;
        assert_eq!(status, 409);
        play_out(&mut [&mut max, &mut emma]).await;
        eva.until(|info| info.stage == TableStage::Over).await;
        let (status, record) = server.record(&made.table, &made.watch).await;
        assert_eq!(status, 200);
        let verified = host::verify(&record).unwrap();
        assert_eq!(verified.commitment.to_string(), made.commitment);
        assert_eq!((verified.people(), verified.construction(), verified.is_over), (2, 2, true));
        let game = host::Host::resume(&record).unwrap();
        for person in [&max, &emma, &eva] {
            let viewer = person.seat().map_or(game::Viewer::Spectator, game::Viewer::Seat);
            assert_eq!(seen(person.guest.update().unwrap()), seen(&game.look(viewer, 0)));
            let info = person.guest.info().unwrap();
            assert!(record.contains(info.secret.as_ref().unwrap()));
        }
    }
    server.stop().await;
}

/// All of an update but the order in which sealed choices came in, which a record does not keep.
fn seen(update: &AnyUpdate) -> String {
    let without_news = match update.clone() {
        AnyUpdate::Qwixx(update) => AnyUpdate::Qwixx(Update { told: Told::default(), ..update }),
        AnyUpdate::Qwirkle(update) => AnyUpdate::Qwirkle(Update { told: Told::default(), ..update }),
    };
    to_json(&without_news)
}

#[tokio::test]
async fn bots_play_by_themselves() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let made = server.make("qwirkle", "casual, person, beginner").await;
    let mut max = server.sit(&made, 2, "Max").await;
    play_out(&mut [&mut max]).await;
    let (_, record) = server.record(&made.table, &made.watch).await;
    assert!(record.contains("\nseats: casual, person:Max, beginner\n"), "{record}");
    host::verify(&record).unwrap();
}

#[tokio::test]
async fn who_asks_twice_gets_the_same_table() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let key = fresh();
    let request = |seats: &str| Some(to_json(&order("qwixx", seats, key.clone())));
    let first = server.ask("POST", "/api/tables", None, request("person, person")).await;
    let second = server.ask("POST", "/api/tables", None, request("person, person")).await;
    assert_eq!((first.0, second.0), (201, 200));
    assert_eq!(first.1, second.1);
    let other = server.ask("POST", "/api/tables", None, request("person, casual")).await;
    assert_eq!(other.0, 409);
    // The same for a seat: the answer may have been lost.
    let made = from_json::<MadeTable>(&first.1).unwrap();
    let (invite, secret) = (Some(&made.invites[0].token), fresh());
    let one = server.sit_down(&made.table, 1, "Max", invite, &secret).await.unwrap();
    let again = server.sit_down(&made.table, 1, "Max", invite, &secret).await.unwrap();
    assert_eq!(one, again);
    // Somebody else, and the same device under another name, which it would not have.
    for secret in [&fresh(), &secret] {
        let (status, refused) = server.sit_down(&made.table, 1, "Moritz", invite, secret).await.unwrap_err();
        assert_eq!((status, refused.code), (409, Code::Taken));
    }
}

#[tokio::test]
async fn a_command_that_is_sent_twice_is_done_once() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (_, mut max, mut emma) = two_at(&server, "qwixx").await;
    let (key, choice) = (fresh(), Command::Table(max.choice()));
    max.command_as(key.clone(), choice.clone()).await.unwrap();
    let seq = max.guest.seq();
    max.command_as(key, choice.clone()).await.unwrap();
    assert_eq!(max.guest.seq(), seq);
    // With another key it is another command, and comes too late.
    assert!(max.command(choice).await.is_err());
    emma.choose().await.unwrap();
}

#[tokio::test]
async fn a_key_is_for_one_command() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (_, mut max, mut emma) = two_at(&server, "qwixx").await;
    let (key, choice) = (fresh(), Command::Table(max.choice()));
    max.command_as(key.clone(), choice.clone()).await.unwrap();
    assert_eq!(max.command_as(key.clone(), Command::Leave).await.unwrap_err().code, Code::Taken);
    assert!(!max.guest.info().unwrap().seats[0].left);
    // The same under the same key is still done, also after a restart; and each seat has keys of its own.
    server.stop().await;
    while max.hear().await.is_some() {}
    while emma.hear().await.is_some() {}
    let server = Running::start(&folder).await;
    let (mut max, mut emma) = (max.again(&server).await, emma.again(&server).await);
    max.command_as(key.clone(), choice).await.unwrap();
    assert_eq!(
        max.command_as(key.clone(), Command::AskUndo { at: None }).await.unwrap_err().code,
        Code::Taken
    );
    let choice = Command::Table(emma.choice());
    emma.command_as(key, choice).await.unwrap();
}

#[tokio::test]
async fn names_that_look_alike_do_not_sit_at_one_table() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let made = server.make("qwixx", "person, casual").await;
    let invite = Some(&made.invites[0].token);
    // Its bot, one of several of its kind, and the one that takes seats that stay free.
    for name in ["Casual", "CASUAL 2", "skilled"] {
        let (status, reason) = server.sit_down(&made.table, 1, name, invite, &fresh()).await.unwrap_err();
        assert_eq!((status, reason.code), (409, Code::NameTaken), "{name}");
    }
    server.sit_down(&made.table, 1, "Expert", invite, &fresh()).await.unwrap();
    let made = server.make("qwixx", "person, person").await;
    let [first, second] = [0, 1].map(|i| Some(&made.invites[i].token));
    let max = fresh();
    server.sit_down(&made.table, 1, "Max", first, &max).await.unwrap();
    // Whoever sits there asks again under the same name.
    server.sit_down(&made.table, 1, "Max", first, &max).await.unwrap();
    for name in ["Max", "max", " MAX ", "\u{41c}\u{430}\u{445}"] {
        let (status, reason) = server.sit_down(&made.table, 2, name, second, &fresh()).await.unwrap_err();
        assert_eq!((status, reason.code), (409, Code::NameTaken), "{name}");
        assert!(reason.message.contains("\"Max\""), "{reason}");
    }
    // On a seat that is taken the name is not the reason.
    let (_, reason) = server.sit_down(&made.table, 1, "Max", first, &fresh()).await.unwrap_err();
    assert_eq!(reason.code, Code::Taken);
    server.sit_down(&made.table, 2, "Maxine", second, &fresh()).await.unwrap();
}

#[tokio::test]
async fn sealed_choices_and_hands_stay_with_their_seats() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (_, mut max, mut emma) = two_at(&server, "qwixx").await;
    max.choose().await.unwrap();
    emma.until_game(|update| matches!(update, AnyUpdate::Qwixx(update) if update.told.len() == 2)).await;
    let told = emma.heard.last().unwrap();
    assert!(told.contains(r#"{"type":"sealed","seat":1}"#), "{told}");
    let (made, max, emma) = two_at(&server, "qwirkle").await;
    let eva = Person::connect(&server, &made.table, Some(made.watch.clone())).await;
    let hand = |person: &Person| match person.guest.update() {
        Some(AnyUpdate::Qwirkle(update)) => update.view.hand.as_ref().map(ToString::to_string),
        _ => panic!("a game of Qwirkle"),
    };
    assert!(hand(&max).is_some() && hand(&emma).is_some() && hand(&max) != hand(&emma));
    assert_eq!(hand(&eva), None);
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, mut max, mut emma) = two_at(&server, "longo").await;
    max.choose().await.unwrap();
    let (seq, moment) = (max.guest.seq(), max.choice().at());
    server.stop().await;
    while max.hear().await.is_some() {}
    while emma.hear().await.is_some() {}
    let server = Running::start(&folder).await;
    let mut max = max.again(&server).await;
    let mut emma = emma.again(&server).await;
    max.until(|info| info.seats[1].here).await;
    assert_eq!((max.guest.seq(), max.choice().at()), (seq, moment));
    play_out(&mut [&mut max, &mut emma]).await;
    host::verify(&server.record(&made.table, &made.watch).await.1).unwrap();
}

#[tokio::test]
async fn a_seat_can_be_carried_to_another_device() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, mut max, mut emma) = two_at(&server, "qwixx").await;
    let mut phone = Person::connect(&server, &made.table, max.secret.clone()).await;
    assert_eq!(phone.seat(), Some(Seat::new(0)));
    phone.choose().await.unwrap();
    max.until_game(|update| matches!(update, AnyUpdate::Qwixx(update) if update.told.len() == 2)).await;
    assert_eq!(max.choose().await.unwrap_err().code, Code::NotAwaited);
    emma.choose().await.unwrap();
}

#[tokio::test]
async fn only_tokens_open_anything() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, max, _) = two_at(&server, "qwixx").await;
    let path = format!("/api/tables/{}", made.table);
    assert_eq!(server.ask("GET", &path, None, None).await.0, 403);
    assert_eq!(server.ask("GET", &path, Some(&fresh()), None).await.0, 403);
    for token in [&made.watch, &made.invites[0].token, max.secret.as_ref().unwrap()] {
        let (status, body) = server.ask("GET", &path, Some(token), None).await;
        assert_eq!(status, 200);
        assert!(from_json::<TableInfo>(&body).unwrap().secret.is_none());
    }
    // An invitation and a look do not choose.
    for token in [&made.watch, &made.invites[0].token] {
        let mut eva = Person::connect(&server, &made.table, Some(token.clone())).await;
        assert_eq!(eva.seat(), None);
        let command = Command::Table(max.choice());
        assert_eq!(eva.command(command).await.unwrap_err().code, Code::Forbidden);
    }
}

#[tokio::test]
async fn all_have_to_agree_to_undo() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (_, mut max, mut emma) = two_at(&server, "qwirkle").await;
    let (first, second) = if max.is_awaited() { (&mut max, &mut emma) } else { (&mut emma, &mut max) };
    assert_eq!(first.command(Command::AskUndo { at: None }).await.unwrap_err().code, Code::NothingToUndo);
    let before = first.choice();
    first.choose().await.unwrap();
    assert_eq!(first.command(Command::Table(before.clone())).await.unwrap_err().code, Code::Stale);
    second.until(|_| true).await;
    first.command(Command::AskUndo { at: None }).await.unwrap();
    let asked = second.until(|info| info.undo.is_some()).await;
    assert_eq!(asked.undo.as_ref().map(|undo| undo.seat), first.seat());
    let answered = asked.undo.as_ref().and_then(|undo| undo.question);
    second.command(Command::DeclineUndo { question: answered }).await.unwrap();
    first.until(|info| info.undo.is_none()).await;
    assert!(!first.is_awaited());
    // Asked at a moment that is over; and at the one that is shown.
    let late = first.command(Command::AskUndo { at: Some(before.at()) }).await;
    assert_eq!(late.unwrap_err().code, Code::Stale);
    let at = Some(second.choice().at());
    first.command(Command::AskUndo { at }).await.unwrap();
    let asked = second.until(|info| info.undo.is_some()).await;
    // A yes to the question before was meant for that one.
    let late = second.command(Command::AgreeUndo { question: answered }).await;
    assert_eq!(late.unwrap_err().code, Code::Stale);
    let question = asked.undo.as_ref().and_then(|undo| undo.question);
    second.command(Command::AgreeUndo { question }).await.unwrap();
    first.until(|info| info.undo.is_none()).await;
    assert!(first.is_awaited());
    // The game is where it was, but it is another moment.
    assert_eq!(first.choice().at().opened, before.at().opened);
    assert_eq!(first.choice().at().taken_back, 1);
    play_out(&mut [first, second]).await;
}

#[tokio::test]
async fn who_leaves_is_followed_by_a_bot_and_the_last_one_closes_the_table() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, mut max, mut emma) = two_at(&server, "qwixx").await;
    emma.command(Command::Leave).await.unwrap();
    let info = max.until(|info| info.seats[1].left).await;
    assert_eq!(info.seats[1].bot.as_deref(), Some("skilled"));
    assert_eq!(emma.command(Command::AskUndo { at: None }).await.unwrap_err().code, Code::Forbidden);
    max.choose().await.unwrap();
    max.command(Command::Leave).await.unwrap();
    let info = max.guest.info().unwrap().clone();
    assert_eq!(info.stage, TableStage::Closed);
    let (status, record) = server.record(&made.table, &made.watch).await;
    assert_eq!(status, 200);
    // Abandoned games are revealed too.
    assert!(record.contains(&info.secret.unwrap()));
    assert!(!host::verify(&record).unwrap().is_over);
}

#[tokio::test]
async fn open_seats_can_be_left_to_bots() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let made = server.make("qwixx", "person, person, person").await;
    let mut max = server.sit(&made, 1, "Max").await;
    assert_eq!(max.command(Command::Table(never())).await.unwrap_err().code, Code::Gathering);
    let mut emma = server.sit(&made, 3, "Emma").await;
    let info = max.until(|info| info.seats[2].here).await;
    assert_eq!((info.stage, info.seats[1].kind), (TableStage::Gathering, SeatKind::Open));
    max.command(Command::SitIn(Seat::new(1))).await.unwrap();
    max.until(|info| info.contributions[0].is_some()).await;
    emma.until(|info| info.stage == TableStage::Playing).await;
    let info = max.until(|info| info.stage == TableStage::Playing).await;
    assert_eq!(info.seats[1].kind, SeatKind::Bot);
    drop(emma);
    max.until(|info| !info.seats[2].here).await;
    // Nobody is replaced before the time that was agreed.
    assert_eq!(max.command(Command::SitIn(Seat::new(2))).await.unwrap_err().code, Code::NotAway);
}

fn never() -> protocol::ClientMessage {
    let at = protocol::Moment { opened: 0, taken_back: 0 };
    protocol::ClientMessage::Choose { at, choice: "-".to_owned() }
}

#[tokio::test]
async fn the_same_people_play_again() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, mut max, mut emma) = two_at(&server, "qwixx").await;
    assert_eq!(max.command(Command::Rematch).await.unwrap_err().code, Code::NotOver);
    play_out(&mut [&mut max, &mut emma]).await;
    max.command(Command::Rematch).await.unwrap();
    emma.command(Command::Rematch).await.unwrap();
    let next = max.guest.info().unwrap().next.clone().unwrap();
    assert_ne!(next, made.table);
    assert_eq!(emma.guest.info().unwrap().next.as_ref(), Some(&next));
    let secrets = [&max, &emma].map(|person| person.secret.clone().unwrap());
    let refused = server.sit_down(&next, 1, "Max", Some(&secrets[1]), &secrets[1]).await.unwrap_err();
    assert_eq!(refused.1.code, Code::Forbidden);
    for (i, secret) in secrets.iter().enumerate() {
        let name = ["Max", "Emma"][i];
        let info = server.sit_down(&next, i + 1, name, Some(secret), secret).await.unwrap();
        assert_eq!(info.viewer, Some(Seat::new(i)));
    }
    let mut max = Person::connect(&server, &next, Some(secrets[0].clone())).await;
    let mut emma = Person::connect(&server, &next, Some(secrets[1].clone())).await;
    play_out(&mut [&mut max, &mut emma]).await;
}

#[tokio::test]
async fn reactions_reach_everybody() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (_, mut max, mut emma) = two_at(&server, "qwixx").await;
    max.guest.react(Reaction::Nice);
    for person in [&mut max, &mut emma] {
        let heard = loop {
            if let Heard::Reaction { seat, reaction } = person.hear().await.unwrap() {
                break (seat, reaction);
            }
        };
        assert_eq!(heard, (Seat::new(0), Reaction::Nice));
    }
}

#[tokio::test]
async fn who_only_looks_is_told_that_they_cannot_react() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let (made, _max, _emma) = two_at(&server, "qwixx").await;
    let mut eva = Person::connect(&server, &made.table, Some(made.watch.clone())).await;
    eva.guest.react(Reaction::Nice);
    let reason = loop {
        match eva.hear().await.unwrap() {
            Heard::Refused { command: None, reason } => break reason,
            Heard::Reaction { .. } => panic!("it was passed on"),
            _ => {}
        }
    };
    assert_eq!(reason.code, Code::NotAllowed);
}

#[tokio::test]
async fn tables_that_wait_for_people_are_listed_first() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let mut made = Vec::new();
    for _ in 0..2 {
        let mut request = order("qwixx", "person", fresh());
        request.listed = true;
        let (_, body) = server.ask("POST", "/api/tables", None, Some(to_json(&request))).await;
        made.push(from_json::<MadeTable>(&body).unwrap().table);
    }
    let secret = fresh();
    server.sit_down(&made[1], 1, "Max", None, &secret).await.unwrap();
    let mut max = Person::connect(&server, &made[1], Some(secret)).await;
    max.until(|info| info.stage == TableStage::Playing).await;
    let body = server.ask("GET", "/api/tables", None, None).await.1;
    let listed = from_json::<protocol::TableList>(&body).unwrap().tables;
    let listed: Vec<&String> = listed.iter().map(|info| &info.table).collect();
    assert_eq!(listed, [&made[0], &made[1]]);
}

#[tokio::test]
async fn listed_tables_are_for_strangers() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    server.make("qwixx", "person, person").await;
    let mut request = order("qwirkle", "person, person", fresh());
    request.listed = true;
    let (_, body) = server.ask("POST", "/api/tables", None, Some(to_json(&request))).await;
    let made = from_json::<MadeTable>(&body).unwrap();
    let list = async || {
        let body = server.ask("GET", "/api/tables", None, None).await.1;
        from_json::<protocol::TableList>(&body).unwrap().tables
    };
    let tables = list().await;
    assert_eq!(tables.iter().map(|info| &info.table).collect::<Vec<_>>(), [&made.table]);
    let secrets = [fresh(), fresh()];
    for (i, secret) in secrets.iter().enumerate() {
        server.sit_down(&made.table, i + 1, ["Stranger", "Another"][i], None, secret).await.unwrap();
    }
    let mut eva = Person::connect(&server, &made.table, None).await;
    assert_eq!(eva.command(Command::Leave).await.unwrap_err().code, Code::Forbidden);
    let [max, emma] = &secrets;
    let mut max = Person::connect(&server, &made.table, Some(max.clone())).await;
    let mut emma = Person::connect(&server, &made.table, Some(emma.clone())).await;
    max.until(|info| info.contributions[0].is_some()).await;
    emma.until(|info| info.stage == TableStage::Playing).await;
    assert_eq!(list().await[0].stage, TableStage::Playing);
    play_out(&mut [&mut max, &mut emma]).await;
    assert_eq!(list().await, []);
}

#[tokio::test]
async fn bad_requests_say_what_is_wrong() {
    let folder = Folder::new();
    let server = Running::start(&folder).await;
    let bad = async |change: &dyn Fn(&mut protocol::NewTableRequest)| {
        let mut request = order("qwixx", "person, person", fresh());
        change(&mut request);
        let (status, body) = server.ask("POST", "/api/tables", None, Some(to_json(&request))).await;
        (status, from_json::<Refused>(&body).unwrap().message)
    };
    assert_eq!(bad(&|r| r.game = "chess".into()).await, (400, "game: there is no game 'chess'".into()));
    let (_, reason) = bad(&|r| r.seats = vec!["person".into(); 6]).await;
    assert_eq!(reason, "seats: qwixx is for 1 to 5 players");
    assert_eq!(bad(&|r| r.seats[1] = "engine:sh".into()).await.0, 400);
    // Bots that think for seconds are for who pays for the processor.
    assert_eq!(bad(&|r| r.seats[1] = "master:1s".into()).await.0, 400);
    assert_eq!(bad(&|r| r.clock = Some(9)).await.1, "clock: expected 10 to 86400 seconds");
    assert_eq!(bad(&|r| r.away = Some(0)).await.1, "away: expected 30 to 2592000 seconds");
    let made = server.make("qwixx", "person, person").await;
    let invite = Some(&made.invites[0].token);
    for name in ["", "  ", "a,b", "x\u{202e}y", "a\u{200b}", "#1", &"x".repeat(21), "…"] {
        let (status, refused) = server.sit_down(&made.table, 1, name, invite, &fresh()).await.unwrap_err();
        assert_eq!((status, refused.code), (400, Code::Unreadable), "{name:?}");
    }
    assert_eq!(server.sit_down(&made.table, 3, "Max", invite, &fresh()).await.unwrap_err().0, 404);
    assert_eq!(server.sit_down(&made.table, 2, "Max", invite, &fresh()).await.unwrap_err().0, 403);
}
