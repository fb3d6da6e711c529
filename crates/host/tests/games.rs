//! Whole games, driven as a browser drives them.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use game::{Seat, Viewer};
use host::{Error, GameKind, Host, NewTable, Sitter};
use protocol::{AnyUpdate, ClientMessage, Code};

fn sitters(text: &str) -> Vec<Sitter> {
    text.split(',').map(|sitter| sitter.parse().unwrap()).collect()
}

fn table(game: GameKind, seats: &str, seed: u64) -> Host {
    Host::new(NewTable { game, seats: sitters(seats), seed, dice_by_hand: false }).unwrap()
}

/// The legal choices of a seat, from nothing but what it is sent.
fn choices(host: &Host, seat: Seat) -> Vec<String> {
    match AnyUpdate::from_json(&host.update(Viewer::Seat(seat), 0)).unwrap() {
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
        if host.step() {
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
        assert!(!host.step());
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
            if !host.step() {
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
    let new = NewTable { game: GameKind::Qwixx, seats: seats.clone(), seed: 1, dice_by_hand: true };
    let mut host = Host::new(new).unwrap();
    assert!(!host.step());
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
    assert!(resumed.update(Viewer::Spectator, 0).contains(r#""dice_by_hand":true"#));
    let new = NewTable { game: GameKind::Qwirkle, seats, seed: 1, dice_by_hand: true };
    assert!(matches!(Host::new(new), Err(Error::NoTable(_))));
}

#[test]
fn what_cannot_be_done_has_a_code() {
    let mut host = table(GameKind::Qwixx, "person:Max,person:Emma,casual", 3);
    let (max, emma, bot) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let choose =
        |host: &Host, choice: &str| ClientMessage::Choose { at: host.moment(), choice: choice.to_owned() };
    let code = |host: &mut Host, seat, message: &ClientMessage| host.take(seat, message).unwrap_err().code;
    let pass = choose(&host, "-");
    assert_eq!(code(&mut host, max, &pass), Code::NotAwaited);
    assert!(host.step());
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
    while host.step() {}
    host.take(max, &pass).unwrap();
    assert_eq!(code(&mut host, max, &pass), Code::Stale);
}

#[test]
fn faulty_records_are_refused_in_their_place() {
    let text = table(GameKind::Longo, "person:Max,casual", 3).record();
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
    let host = Host::new(NewTable { game: GameKind::Qwixx, seats, seed: 1, dice_by_hand: false }).unwrap();
    assert_eq!(host.names(), ["Berta", "casual", "You"]);
    assert_eq!(Host::resume(&host.record()).unwrap().record(), host.record());
}
