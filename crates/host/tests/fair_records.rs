//! The games of the examples whose chance can be checked are what a host makes of their secret.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use bots::{BotName, Knowledge};
use chance::{ChanceSource, Contribution, Fairness, Secret};
use game::Fault;
use host::{GameKind, Host, NewTable, Unproven, verify};

/// A game of two people and a bot. The secret and the contributions are those of `docs/fair-chance.md`, which no
/// server would draw.
fn table(game: GameKind) -> Host {
    let added = |first: u8| Some(Contribution::new(std::array::from_fn(|i| first + i as u8)));
    let secret = Secret::new(std::array::from_fn(|i| i as u8));
    let seats = ["person:Max", "greedy", "person:Emma"].map(|text| text.parse().unwrap()).to_vec();
    let contributions = vec![added(0xa0), None, added(0xc0)];
    let fairness = Fairness::knowing("0123456789abcdef0123", game.name(), secret, &seats, contributions);
    let mut host =
        Host::new(NewTable { game, seats, source: ChanceSource::Fair(fairness), dice_by_hand: false })
            .unwrap();
    for seat in host.people() {
        host.stand_in(seat, Some(BotName::Greedy)).unwrap();
    }
    host
}

/// Compares a file with what it should be; if it is something else, a file that can take its place is written.
fn check(path: &str, right: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if fs::read_to_string(file).unwrap_or_default() != right {
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join(Path::new(path).file_name().unwrap());
        fs::write(&made, right).unwrap();
        panic!("{path} is not what a host makes; that is in {}", made.display());
    }
}

#[test]
fn finished_games_are_what_a_host_makes() {
    for game in GameKind::ALL {
        let mut host = table(game);
        while host.step(&Knowledge::none()) {}
        check(&format!("examples/fair-{game}.txt"), &host.record());
        assert!(verify(&host.record()).unwrap().is_over);
    }
}

#[test]
fn a_stopped_game_is_what_a_host_makes() {
    let mut host = table(GameKind::Qwirkle);
    assert!((0..12).all(|_| host.step(&Knowledge::none())));
    check("crates/rowlock/tests/cli/fair-stopped.txt", &host.revealed_record());
    // The same without the secret, as somebody may have it while the game goes on.
    check("crates/rowlock/tests/cli/fair-going-on.txt", &host.record());
}

#[test]
fn a_game_with_another_die_proves_nothing() {
    let mut host = table(GameKind::CLASSIC);
    while host.step(&Knowledge::none()) {}
    let (rolled, other) = (" 1. 1+3 r5 y3 ", " 1. 1+3 r4 y3 ");
    let changed = host.record().replace(rolled, other);
    check("crates/rowlock/tests/cli/fair-changed.txt", &changed);
    let reason = "roll or draw 1 is '1+3 r4 y3 g6 b1', but from the secret follows '1+3 r5 y3 g6 b1'";
    assert_eq!(verify(&changed), Err(Unproven::Draw(Fault::new(13, 9, reason))));
}

#[test]
fn a_tile_of_a_deal_or_a_draw_that_was_changed_is_found_in_its_place() {
    // After one step the last word is a tile of the deal, after three one of a draw.
    for steps in [1, 3] {
        let mut host = table(GameKind::Qwirkle);
        assert!((0..steps).all(|_| host.step(&Knowledge::none())));
        let record = host.revealed_record();
        let (start, tile) = record.trim_end().rsplit_once(' ').unwrap();
        let other = if tile == "bc" { "gc" } else { "bc" };
        let Err(Unproven::Draw(fault)) = verify(&format!("{start} {other}\n")) else {
            panic!("{tile} was drawn, not {other}");
        };
        let last = start.lines().next_back().unwrap();
        assert_eq!((fault.line, fault.column), (start.lines().count(), last.chars().count() + 2));
    }
}

#[test]
fn games_of_the_first_construction_are_still_proven() {
    for game in ["qwixx", "longo", "qwirkle"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/first/fair-{game}.txt"));
        let record = fs::read_to_string(file).unwrap();
        let verified = verify(&record).unwrap();
        assert_eq!((verified.construction(), verified.people(), verified.is_over), (1, 2, true));
        let other = record.replace("table: 0", "table: 1");
        assert!(matches!(verify(&other), Err(Unproven::Setup(_) | Unproven::Draw(_))), "{game}");
    }
}
