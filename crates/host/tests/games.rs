//! Whole games, driven as a browser drives them.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{BotName, Knowledge};
use chance::{ChanceSource, Fairness};
use game::{Seat, Viewer};
use host::{Error, GameKind, Host, NewTable, Sitter, Unproven, verify, verify_document};
use protocol::{AnyUpdate, ClientMessage, Code, to_json};

fn sitters(text: &str) -> Vec<Sitter> {
    text.split(',').map(|sitter| sitter.parse().unwrap()).collect()
}

fn table(game: GameKind, seats: &str, seed: u64) -> Host {
    Host::new(NewTable { game, seats: sitters(seats), source: seed.into(), dice_by_hand: false }).unwrap()
}

/// The legal choices of a seat, from nothing but what it is sent.
fn choices(host: &Host, seat: Seat) -> Vec<String> {
    match AnyUpdate::from_json(&to_json(&host.look(Viewer::Seat(seat), 0))).unwrap() {
        AnyUpdate::Qwixx(update) => update.view.choices().into_iter().map(|c| c.to_string()).collect(),
        AnyUpdate::Qwirkle(update) => {
            let mut choices = Vec::new();
            update.view.choices(&mut choices);
            choices.into_iter().map(|c| c.to_string()).collect()
        }
    }
}

/// Plays to the end; people take their first choice.
fn play_on(host: &mut Host) {
    while !host.is_over() {
        if host.step(&Knowledge::none()) {
            continue;
        }
        let seat = host.awaited_people().lowest().expect("somebody is awaited");
        let choice = choices(host, seat).remove(0);
        host.take(seat, &ClientMessage::Choose { at: host.moment(), choice }).unwrap();
    }
}

#[test]
fn games_of_all_kinds_are_played_to_their_ends() {
    for game in GameKind::ALL {
        let mut host = table(game, "person:Max,casual,master", 5);
        assert_eq!((host.game(), host.seats(), host.people().len()), (game, 3, 1));
        assert_eq!(host.names(), ["Max", "casual", "master"]);
        assert_eq!(host.has_hidden_hands(), game == GameKind::Qwirkle);
        play_on(&mut host);
        assert!(!host.step(&Knowledge::none()));
        let resumed = Host::resume(&host.record()).unwrap();
        assert!(resumed.is_over());
        assert_eq!(resumed.record(), host.record());
    }
}

#[test]
fn a_game_that_is_resumed_goes_on_as_it_would_have() {
    for game in GameKind::ALL {
        let mut whole = table(game, "person,expert,random", 11);
        play_on(&mut whole);
        let mut host = table(game, "person,expert,random", 11);
        while !host.is_over() {
            host = Host::resume(&host.record()).unwrap();
            if !host.step(&Knowledge::none()) {
                let choice = choices(&host, Seat::new(0)).remove(0);
                host.take(Seat::new(0), &ClientMessage::Choose { at: host.moment(), choice }).unwrap();
            }
        }
        assert_eq!(host.record(), whole.record());
    }
}

#[test]
fn dice_can_be_rolled_by_hand() {
    let seats = sitters("person:Max,person:Emma");
    let new =
        NewTable { game: GameKind::CLASSIC, seats: seats.clone(), source: 1.into(), dice_by_hand: true };
    let mut host = Host::new(new).unwrap();
    assert!(!host.step(&Knowledge::none()));
    let roll = |host: &Host, dice: &str| ClientMessage::Roll { at: host.moment(), dice: dice.to_owned() };
    for (dice, code) in [
        ("", Code::Unreadable),
        ("4+1 r3 y5 g2", Code::Impossible),
        ("4+7 r3 y5 g2 b6", Code::Impossible),
        ("4+1 r3 y5 g2 b6 b6", Code::Unreadable),
    ] {
        let message = roll(&host, dice);
        assert_eq!(host.take(Seat::new(1), &message).unwrap_err().code, code, "{dice}");
    }
    let message = roll(&host, "4+1 r3 y5 g2 b6");
    host.take(Seat::new(1), &message).unwrap();
    let message = roll(&host, "4+1 r3 y5 g2 b6");
    assert_eq!(host.take(Seat::new(1), &message).unwrap_err().code, Code::Impossible);
    assert!(host.record().contains("\ndice: by hand\n"));
    let resumed = Host::resume(&host.record()).unwrap();
    assert_eq!(resumed.record(), host.record());
    assert!(to_json(&resumed.look(Viewer::Spectator, 0)).contains(r#""dice_by_hand":true"#));
    let new = NewTable { game: GameKind::Qwirkle, seats, source: 1.into(), dice_by_hand: true };
    assert!(matches!(Host::new(new), Err(Error::NoTable(_))));
}

#[test]
fn what_cannot_be_done_has_a_code() {
    let mut host = table(GameKind::CLASSIC, "person:Max,person:Emma,casual", 3);
    let (max, emma, bot) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let choose =
        |host: &Host, choice: &str| ClientMessage::Choose { at: host.moment(), choice: choice.to_owned() };
    let code = |host: &mut Host, seat, message: &ClientMessage| host.take(seat, message).unwrap_err().code;
    let pass = choose(&host, "-");
    assert_eq!(code(&mut host, max, &pass), Code::NotAwaited);
    assert!(host.step(&Knowledge::none()));
    assert_eq!(code(&mut host, max, &pass), Code::Stale);
    let pass = choose(&host, "-");
    assert_eq!(code(&mut host, bot, &pass), Code::NotAPerson);
    assert_eq!(code(&mut host, Seat::new(3), &pass), Code::NoSuchSeat);
    let garbage = choose(&host, "purple 7");
    assert_eq!(code(&mut host, max, &garbage), Code::Unreadable);
    let illegal = choose(&host, "r1");
    assert_eq!(code(&mut host, max, &illegal), Code::Illegal);
    let roll = ClientMessage::Roll { at: host.moment(), dice: "4+1 r3 y5 g2 b6".to_owned() };
    assert_eq!(code(&mut host, max, &roll), Code::NotByHand);
    let take_back = ClientMessage::TakeBack { at: host.moment() };
    assert_eq!(code(&mut host, max, &take_back), Code::NothingToTakeBack);
    // What others seal does not make a choice stale.
    host.take(emma, &pass).unwrap();
    while host.step(&Knowledge::none()) {}
    host.take(max, &pass).unwrap();
    assert_eq!(code(&mut host, max, &pass), Code::Stale);
}

#[test]
fn faulty_records_are_refused_in_their_place() {
    let text = table(GameKind::LONGO, "person:Max,casual", 3).record();
    let fault = |text: &str| match Host::resume(text) {
        Err(Error::Record(fault)) => (fault.line, fault.column),
        other => panic!("{other:?}"),
    };
    let line = 1 + text.lines().position(|line| line.starts_with("seats:")).unwrap();
    assert_eq!(fault(&text.replace("casual\n", "genius\n")), (line, 8));
    assert_eq!(fault(&text.replace("person:Max, casual", "casual")), (line, 8));
    assert_eq!(fault(&text.replace("person:Max", "engine:rm")), (line, 8));
    assert_eq!(fault(&text.replace("game: longo", "game: chess")), (2, 7));
    assert_eq!(fault(""), (1, 1));
    assert_eq!(fault(&"x\n".repeat(1 << 20)), (1, 1));
    // A record of another origin: the first player is the person, and the seed comes from the text.
    let bare = text.replace("seats: person:Max, casual\n", "").replace("seed: 3\n", "");
    let host = Host::resume(&bare).unwrap();
    assert_eq!((host.people().len(), host.seats()), (1, 2));
    assert!(host.record().contains("\nseats: person, skilled\n"));
}

#[test]
fn bots_may_have_names() {
    let mut seats = sitters("casual,casual,person");
    seats[0] = Sitter::Bot { level: "casual".parse().unwrap(), name: Some("Berta".to_owned()) };
    let host = Host::new(NewTable { game: GameKind::CLASSIC, seats, source: 1.into(), dice_by_hand: false })
        .unwrap();
    assert_eq!(host.names(), ["Berta", "casual", "You"]);
    assert_eq!(Host::resume(&host.record()).unwrap().record(), host.record());
}

const TABLE: &str = "0123456789abcdef0123";

/// A table whose chance is a server's and two devices'.
fn fair_table(game: GameKind, seats: &str) -> Host {
    let contribution = |byte| Some(chance::Contribution::new([byte; 16]));
    let (secret, seats) = (chance::Secret::new([9; 32]), sitters(seats));
    let contributions = vec![contribution(1), contribution(2), None];
    let source = ChanceSource::Fair(Fairness::knowing(TABLE, game.name(), secret, &seats, contributions));
    Host::new(NewTable { game, seats, source, dice_by_hand: false }).unwrap()
}

/// Plays until only people are awaited, with a bot for each of them.
fn play_out(host: &mut Host) {
    for seat in host.people() {
        host.stand_in(seat, Some(BotName::Greedy)).unwrap();
    }
    while host.step(&Knowledge::none()) {}
    assert!(host.is_over());
}

#[test]
fn fair_games_can_be_verified_by_their_records() {
    for game in GameKind::ALL {
        let mut host = fair_table(game, "person:Max, person:Emma, greedy");
        play_out(&mut host);
        let record = host.record();
        let verified = verify(&record).unwrap();
        assert_eq!((verified.people(), verified.construction(), verified.is_over), (2, 2, true));
        assert!(verified.draws() > 10, "{verified:?}");
        // The text of a record says as much as the table did.
        let mut again = Host::resume(&record).unwrap();
        assert!(again.is_over() && !again.step(&Knowledge::none()));
        assert_eq!(again.record(), record);
    }
}

#[test]
fn a_changed_record_proves_nothing() {
    let mut host = fair_table(GameKind::LONGO, "person:Max, person:Emma, greedy");
    play_out(&mut host);
    let record = host.record();
    let secret = format!("secret: {}", "09".repeat(32));
    let other = record.replace(&secret, &format!("secret: {}", "08".repeat(32)));
    assert!(matches!(verify(&other), Err(Unproven::OtherSecret(_))));
    for (found, other) in [
        ("02".repeat(16).as_str(), "03".repeat(16).as_str()),
        ("table: 0", "table: 1"),
        ("players: Max, Emma", "players: Max, Eve"),
        ("seats: person:Max, person:Emma, greedy", "seats: person:Max, greedy, person:Emma"),
    ] {
        assert!(matches!(verify(&record.replace(found, other)), Err(Unproven::Changed(_))), "{other}");
    }
    for (found, other) in [("Emma", "Eve"), ("greedy", "random")] {
        // Everywhere: what was fixed before play is then something else.
        let other = record.replace(found, other);
        assert!(matches!(verify(&other), Err(Unproven::Setup(_) | Unproven::Draw(_))), "{other}");
    }
    let seals = record.lines().find(|line| line.starts_with("seals: ")).unwrap();
    let without_seals = record.replace(&format!("{seals}\n"), "");
    assert!(
        matches!(verify(&without_seals), Err(Unproven::Setup(_) | Unproven::Draw(_))),
        "not the first construction"
    );
    let swapped: Vec<&str> = seals["seals: ".len()..].split(", ").collect();
    let swapped = format!("seals: {}, {}, -", swapped[1], swapped[0]);
    assert!(matches!(verify(&record.replace(seals, &swapped)), Err(Unproven::Changed(_))));
    let with_undos = |undone: &str| verify(&record.replace(seals, &format!("{seals}\nundone: {undone}")));
    for undone in ["3>1 by 1", "2>1 by 2, 2>1 by 1"] {
        assert!(matches!(with_undos(undone), Err(Unproven::Draw(_))), "an undo that was none: {undone}");
    }
    // Before the first roll nobody was to choose, and bots ask for nothing.
    for undone in ["1>0 by 2, 1>0 by 2", "3>1 by 3"] {
        assert!(matches!(with_undos(undone), Err(Unproven::Undo(_))), "an undo that cannot be: {undone}");
    }
    for field in ["secret", "commitment", "contributions", "table", "seats"] {
        let lines = record.lines().filter(|line| !line.starts_with(&format!("{field}:")));
        let without: String = lines.flat_map(|line| [line, "\n"]).collect();
        assert!(matches!(verify(&without), Err(Unproven::Lacking(_))), "{field}");
    }
    // One contribution too few, and none at all.
    let added = format!("contributions: {}, {}, -", "01".repeat(16), "02".repeat(16));
    for fewer in [format!("contributions: {}, -", "01".repeat(16)), "contributions: -, -, -".to_owned()] {
        let Err(Unproven::Lacking(fault)) = verify(&record.replace(&added, &fewer)) else {
            panic!("{fewer}");
        };
        assert!(record.lines().nth(fault.line - 1).unwrap().starts_with("contributions: "));
        assert_eq!(fault.column, 16);
    }
    let illegal = record.replace("\n 1. ", "\n 1. 9");
    assert!(matches!(verify(&illegal), Err(Unproven::Record(_))));
}

#[test]
fn what_was_changed_is_found_in_its_place() {
    let place = |record: &str, old: &str, new: &str| {
        let at = record.find(old).unwrap();
        // A comment and a blank line more, as people write them.
        let changed = record.replacen(old, new, 1).replacen("\ngame: ", "\n# ours\n\ngame: ", 1);
        let fault = verify(&changed).unwrap_err().into_fault();
        let line_start = record[..at].rfind('\n').unwrap() + 1;
        let line = 3 + record[..at].matches('\n').count();
        ((fault.line, fault.column), (line, 1 + at - line_start))
    };
    let mut host = fair_table(GameKind::CLASSIC, "person:Max, person:Emma, greedy");
    play_out(&mut host);
    let record = host.record();
    let first = record.split("\n 1. ").nth(1).unwrap().lines().next().unwrap();
    let roll = first.split(" |").next().unwrap();
    let blue = roll.split(' ').next_back().unwrap();
    let other = if blue == "b1" { "b2" } else { "b1" };
    let (found, right) = place(&record, &format!("{blue} |"), &format!("{other} |"));
    assert_eq!(found, right);
    // Later the rules would not allow it.
    let record = fair_table(GameKind::CLASSIC, "person:Max, person:Emma, greedy").revealed_record();
    let value = record.split("\nfirst: ").nth(1).unwrap().lines().next().unwrap();
    let other = if value == "1" { "2" } else { "1" };
    let (found, right) = place(&record, &format!("first: {value}"), &format!("first: {other}"));
    assert_eq!(found, (right.0, right.1 + "first: ".len()));
}

#[test]
fn faults_have_their_place_in_a_file_of_many_games() {
    let mut host = fair_table(GameKind::CLASSIC, "person:Max, person:Emma, greedy");
    play_out(&mut host);
    let record = host.record();
    let changed = record.replace("commitment: ", "commitment: 0");
    let file = format!("{record}\n{changed}");
    let lines = file.lines().map(|line| Ok::<_, ()>(line.to_owned()));
    let mut documents = game::Documents::new(lines).map(Result::unwrap);
    assert!(verify_document(&documents.next().unwrap()).is_ok());
    let Err(Unproven::Record(fault)) = verify_document(&documents.next().unwrap()) else {
        panic!("this is no commitment");
    };
    assert!(fault.line > record.lines().count());
    assert!(file.lines().nth(fault.line - 1).unwrap().starts_with("commitment: 0"));
}

#[test]
fn the_secret_is_no_part_of_a_game_that_goes_on() {
    let mut host = fair_table(GameKind::Qwirkle, "person:Max, person:Emma, greedy");
    while host.step(&Knowledge::none()) {}
    let secret = "09".repeat(32);
    assert!(!host.record().contains(&secret));
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::new(0))];
    assert!(viewers.iter().all(|viewer| !to_json(&host.look(*viewer, 0)).contains(&secret)));
    // Somebody leaves for good: what has been drawn until then is shown to have been fair.
    let verified = verify(&host.revealed_record()).unwrap();
    assert!(!verified.is_over && verified.draws() > 0);
}

#[test]
fn a_bot_sits_in_until_the_person_is_back() {
    let mut host = fair_table(GameKind::CLASSIC, "person:Max, person:Emma, greedy");
    while host.step(&Knowledge::none()) {}
    let (max, emma) = (Seat::new(0), Seat::new(1));
    host.stand_in(max, Some(BotName::Greedy)).unwrap();
    assert!(
        to_json(&host.look(Viewer::Spectator, 0)).contains(r#"{"name":"Max","player":{"bot":"greedy"}}"#)
    );
    let pass = |host: &Host| ClientMessage::Choose { at: host.moment(), choice: "-".to_owned() };
    assert_eq!(host.take(max, &pass(&host)).unwrap_err().code, Code::NotAPerson);
    while host.step(&Knowledge::none()) {}
    assert!(!host.awaited_people().contains(max));
    host.take(emma, &pass(&host)).unwrap();
    host.stand_in(max, None).unwrap();
    while host.step(&Knowledge::none()) {}
    assert!(host.awaited_people().contains(max) || host.awaited_people().contains(emma));
    assert!(host.record().contains("seats: person:Max, person:Emma, greedy"));
    assert_eq!(host.stand_in(Seat::new(2), None).unwrap_err().code, Code::NotAPerson);
}
