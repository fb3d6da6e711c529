//! What an undo takes back, and what comes after it.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{BotName, Knowledge};
use chance::{ChanceSource, Contribution, Fairness, Secret};
use game::{Seat, Viewer};
use host::{GameKind, Host, NewTable, Sitter, Undoing, Unproven, verify};
use protocol::{AnyUpdate, ClientMessage, Code, to_json};

const MAX: Seat = Seat::new(0);
const EMMA: Seat = Seat::new(1);

fn table(game: GameKind, secret: u8) -> Host {
    let seats: Vec<Sitter> = ["person:Max", "person:Emma"].map(|text| text.parse().unwrap()).to_vec();
    let contributions = [1, 2].map(|byte| Some(Contribution::new([byte; 16]))).to_vec();
    let secret = Secret::new([secret; 32]);
    let fairness = Fairness::knowing("0123456789abcdef0123", game.name(), secret, &seats, contributions);
    let mut host =
        Host::new(NewTable { game, seats, source: ChanceSource::Fair(fairness), dice_by_hand: false })
            .unwrap();
    while host.step(&Knowledge::none()) {}
    host
}

/// Goes so many steps further, with a bot on every seat.
fn play(host: &mut Host, steps: usize) {
    for seat in [MAX, EMMA] {
        host.stand_in(seat, Some(BotName::Greedy)).unwrap();
    }
    for _ in 0..steps {
        if !host.step(&Knowledge::none()) {
            break;
        }
    }
    if !host.is_over() {
        for seat in [MAX, EMMA] {
            host.stand_in(seat, None).unwrap();
        }
    }
}

fn choose(host: &mut Host, seat: Seat, choice: &str) {
    let at = host.moment();
    host.take(seat, &ClientMessage::Choose { at, choice: choice.to_owned() }).unwrap();
    while host.step(&Knowledge::none()) {}
}

/// The dice or tiles of each roll, deal and draw so far.
fn turns(host: &Host) -> Vec<String> {
    host.revealed_record().lines().skip_while(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn r18_after_an_undo_chance_is_drawn_anew_and_can_still_be_proven() {
    for game in GameKind::ALL {
        for secret in 0..20 {
            let mut host = table(game, secret);
            play(&mut host, 12);
            let before = turns(&host);
            let Undoing { to, .. } = host.undo_by(EMMA).unwrap();
            let undone_rolls = host.chances_since(to);
            assert!(undone_rolls > 0, "something was rolled since");
            host.undo(EMMA, to).unwrap();
            assert_eq!(host.steps(), to);
            assert_eq!(host.undos(), 1);
            play(&mut host, 60);
            let after = turns(&host);
            assert_ne!(before, after[..before.len()], "{game} {secret}: the same came again");
            let record = host.revealed_record();
            let verified = verify(&record).unwrap();
            assert_eq!(verified.undone.len(), 1);
            assert_eq!((verified.undone[0].to, verified.undone[0].seat), (to, EMMA));
            // A record goes on as the table did.
            if host.is_over() {
                assert_eq!(Host::resume(&record).unwrap().record(), record);
            }
        }
    }
}

/// After how many steps a seat was to choose for the first time.
fn first_choice(host: &Host, seat: Seat) -> usize {
    let turns = turns(host);
    // In Qwixx everybody chooses after the first roll; in Qwirkle one chooses after the deal, the other after the draw.
    let is_first = |seat: Seat| {
        let mut host = Host::resume(&host.revealed_record()).unwrap();
        host.undo(seat, 1).unwrap();
        host.awaited_people().contains(seat)
    };
    if turns[1].starts_with("deal") && !is_first(seat) { 3 } else { 1 }
}

#[test]
fn undos_of_undos_are_proven_too() {
    for game in GameKind::ALL {
        let mut host = table(game, 7);
        for (number, seat) in [MAX, EMMA, EMMA, MAX, EMMA].into_iter().enumerate() {
            play(&mut host, 5 + 3 * number);
            let to = host.undo_by(seat).unwrap().to;
            // The fourth goes back behind those before it.
            host.undo(seat, if number == 3 { first_choice(&host, seat) } else { to }).unwrap();
            assert_eq!(verify(&host.revealed_record()).unwrap().undone.len(), number + 1);
        }
        play(&mut host, 1_000);
        assert!(host.is_over());
        assert_eq!(verify(&host.record()).unwrap().undone.len(), 5);
    }
}

#[test]
fn r21_an_undo_of_a_sealed_choice_that_was_shown_lets_everybody_choose_anew() {
    let mut host = table(GameKind::CLASSIC, 1);
    let rolled = host.steps();
    choose(&mut host, MAX, "-");
    choose(&mut host, EMMA, "-");
    assert!(host.moment().opened > rolled, "both have seen what the other chose");
    for seat in [MAX, EMMA] {
        assert_eq!(host.undo_by(seat).unwrap().to, rolled, "the roll stays, and neither choice does");
    }
    host.undo(EMMA, rolled).unwrap();
    assert_eq!(host.awaited_people().len(), 2);
    assert!(!to_json(&host.look(Viewer::Spectator, 0)).contains("passed"));
}

#[test]
fn an_undo_that_nobody_can_have_asked_for_proves_nothing() {
    for game in GameKind::ALL {
        let honest = |undo: &dyn Fn(&mut Host)| {
            let mut host = table(game, 7);
            play(&mut host, 5);
            undo(&mut host);
            play(&mut host, 1_000);
            host.record()
        };
        let can_be = |to: usize, seat| verify(&honest(&|host| host.undo(seat, to).unwrap()));
        // Before the first roll or deal there was nothing to choose.
        let unproven = can_be(0, MAX).unwrap_err();
        assert!(matches!(unproven, Unproven::Undo(_)), "{game}: {unproven}");
        // In Qwixx Max has chosen with Emma, and in Qwirkle a draw comes next.
        let unproven = can_be(2, EMMA).unwrap_err();
        assert!(matches!(unproven, Unproven::Undo(_)), "{game}: {unproven}");
        // Nobody sits there; and in Qwirkle one of the two was not to choose.
        assert!(can_be(1, Seat::new(2)).is_err());
        let may = [MAX, EMMA].map(|seat| can_be(1, seat).is_ok());
        assert_eq!(may.iter().filter(|may| **may).count(), if game == GameKind::Qwirkle { 1 } else { 2 });
    }
}

/// Whether the player is told that the latest choice can be taken back.
fn may_take_back(host: &Host, seat: Seat) -> bool {
    match AnyUpdate::from_json(&to_json(&host.look(Viewer::Seat(seat), 0))).unwrap() {
        AnyUpdate::Qwixx(update) => update.take_back,
        AnyUpdate::Qwirkle(update) => update.take_back,
    }
}

#[test]
fn r20_a_choice_cannot_be_taken_back_once_that_of_a_bot_was_shown() {
    // Whether the bot seals its choice before the person does, or after.
    for bot_is_first in [false, true] {
        let seats: Vec<Sitter> = ["person:Max", "greedy"].map(|text| text.parse().unwrap()).to_vec();
        let new = NewTable { game: GameKind::CLASSIC, seats, source: 1.into(), dice_by_hand: false };
        let mut host = Host::new(new).unwrap();
        assert!(host.step(&Knowledge::none()), "the roll");
        if bot_is_first {
            assert!(host.step(&Knowledge::none()), "what the bot seals");
        }
        let pass = ClientMessage::Choose { at: host.moment(), choice: "-".to_owned() };
        host.take(MAX, &pass).unwrap();
        if !bot_is_first {
            assert!(may_take_back(&host, MAX), "nothing has been shown yet");
            assert!(host.step(&Knowledge::none()), "what the bot seals");
        }
        assert_eq!(host.moment().opened, 3, "the roll and both choices are shown");
        assert!(!may_take_back(&host, MAX));
        let (steps, at) = (host.steps(), host.moment());
        assert_eq!(host.take(MAX, &ClientMessage::TakeBack { at }).unwrap_err().code, Code::Shown);
        assert_eq!((host.steps(), host.moment()), (steps, at), "nothing has changed");
    }
}

#[test]
fn somebody_who_has_chosen_nothing_has_nothing_to_undo() {
    let host = table(GameKind::CLASSIC, 1);
    assert_eq!(host.undo_by(MAX), None);
}

#[test]
fn nothing_is_undone_once_the_secret_is_known() {
    let mut host = table(GameKind::CLASSIC, 1);
    play(&mut host, 1_000);
    assert!(host.is_over());
    let to = host.undo_by(MAX).unwrap().to;
    assert!(host.undo(MAX, to).is_err());
    assert_eq!(host.undos(), 0);
}
