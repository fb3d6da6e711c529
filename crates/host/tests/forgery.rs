//! A server that lies: what it can make of a game when it knows the secret, and what a device makes of that.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{BotName, Knowledge};
use chance::{ChanceSource, Contribution, Fairness, Seal, Secret, Terms};
use game::{Seat, Seats};
use host::{
    GameKind, Host, NewTable, Objection, SeenUndo, SeenUndos, Sitter, Undone, Unproven, Verified, Witness,
    verify,
};
use protocol::{SeatKind, SeatStatus, TableInfo, TableStage, Undo, from_json, to_json};

const TABLE: &str = "0123456789abcdef0123";
const MAX: Seat = Seat::new(0);

/// A game of two people, as a server tells it.
#[derive(Clone)]
struct Story {
    table: String,
    secret: Secret,
    names: [&'static str; 2],
    contributions: [u8; 2],
    /// After how many steps something is undone, as the server has it.
    undos: Vec<usize>,
    is_first: bool,
}

/// What really happened.
fn truth() -> Story {
    Story {
        table: TABLE.to_owned(),
        secret: Secret::new([7; 32]),
        names: ["Max", "Emma"],
        contributions: [1, 2],
        undos: Vec::new(),
        is_first: false,
    }
}

fn contribution(byte: u8) -> Contribution {
    Contribution::new([byte; 16])
}

/// The record of a game in which everything follows from what the story says.
fn record(story: &Story) -> String {
    let seats: Vec<Sitter> = story.names.map(|name| Sitter::Person(Some(name.to_owned()))).to_vec();
    let contributions: Vec<_> = story.contributions.map(|byte| Some(contribution(byte))).to_vec();
    let secret = story.secret.clone();
    let fairness = if story.is_first {
        Fairness::first(&story.table, secret, contributions)
    } else {
        Fairness::knowing(&story.table, "qwixx", secret, &seats, contributions)
    };
    let source = ChanceSource::Fair(fairness);
    let mut host =
        Host::new(NewTable { game: GameKind::CLASSIC, seats, source, dice_by_hand: false }).unwrap();
    for seat in host.people() {
        host.stand_in(seat, Some(BotName::Greedy)).unwrap();
    }
    for steps in &story.undos {
        (0..*steps).for_each(|_| _ = host.step(&Knowledge::none()));
        host.undo(MAX, 0).unwrap();
    }
    while host.step(&Knowledge::none()) {}
    host.record()
}

/// What the device of Max has kept of a game.
fn witness(story: &Story) -> Witness {
    let sitters: Vec<Sitter> = story.names.map(|name| Sitter::Person(Some(name.to_owned()))).to_vec();
    let seal =
        |(seat, byte): (usize, &u8)| Some(Seal::of(&contribution(*byte), &story.table, Seat::new(seat)));
    let seals: Vec<_> = story.contributions.iter().enumerate().map(seal).collect();
    let commitment = story.secret.commitment();
    Witness {
        table: story.table.clone(),
        commitment: commitment.to_string(),
        added: Some((MAX, contribution(story.contributions[0]))),
        terms: Some(Terms::of(&story.table, "qwixx", commitment, &sitters, &seals).digest()),
        undos: SeenUndos { count: story.undos.len() as u64, is_all: true, known: Vec::new() },
    }
}

/// How a table stands, as far as undos go.
fn stands(stage: TableStage, undone: u64, undo: Option<(usize, Seat)>) -> TableInfo {
    let person = |name: &str| SeatStatus {
        name: Some(name.to_owned()),
        kind: SeatKind::Person,
        bot: None,
        here: true,
        replaceable: false,
        left: false,
    };
    TableInfo {
        table: TABLE.to_owned(),
        game: "qwixx".to_owned(),
        stage,
        viewer: Some(MAX),
        seats: ["Max", "Emma"].map(person).to_vec(),
        listed: false,
        clock: None,
        left: None,
        away: 60,
        undo: undo.map(|(to, seat)| Undo {
            seat,
            agreed: Seats::only(seat),
            choice: to,
            to,
            chances: 0,
            question: None,
        }),
        undone,
        commitment: String::new(),
        seals: vec![None; 2],
        contributions: vec![None; 2],
        secret: None,
        next: None,
    }
}

/// What a device knows of undos that was told these states, each with the entries of the log.
fn told(states: &[(u64, TableInfo)]) -> SeenUndos {
    let mut seen = SeenUndos::default();
    let mut before = None;
    for (entries, info) in states {
        seen.hear(before, (*entries, info));
        before = Some((*entries, info));
    }
    seen
}

fn proven(story: &Story) -> Verified {
    verify(&record(story)).unwrap()
}

#[test]
fn a_device_agrees_to_the_record_of_its_game() {
    assert_eq!(witness(&truth()).objection(&proven(&truth())), None);
    let undone = Story { undos: vec![9, 4], ..truth() };
    assert_eq!(witness(&undone).objection(&proven(&undone)), None);
}

#[test]
fn a_device_objects_to_every_game_that_the_server_plays_out_otherwise() {
    let lies: [(Story, Objection); 8] = [
        // Names of tables were tried until the dice pleased.
        (Story { table: "1123456789abcdef0123".to_owned(), ..truth() }, Objection::Table),
        (Story { secret: Secret::new([8; 32]), ..truth() }, Objection::Commitment),
        (Story { contributions: [9, 2], ..truth() }, Objection::Contribution),
        // A friend's contribution was exchanged after Max had shown his.
        (Story { contributions: [1, 9], ..truth() }, Objection::Terms),
        (Story { names: ["Max", "Eve"], ..truth() }, Objection::Terms),
        (Story { is_first: true, ..truth() }, Objection::Terms),
        // Undos that nobody has seen, to get other dice.
        (Story { undos: vec![1], ..truth() }, Objection::Undos { told: 1, seen: 0 }),
        (Story { undos: vec![1, 1, 1], ..truth() }, Objection::Undos { told: 3, seen: 0 }),
    ];
    let honest = record(&truth());
    for (lie, objection) in lies {
        assert_ne!(record(&lie), honest);
        assert_eq!(witness(&truth()).objection(&proven(&lie)), Some(objection));
    }
}

#[test]
fn somebody_who_only_looked_knows_table_and_commitment() {
    let looked = Witness { added: None, terms: None, undos: SeenUndos::default(), ..witness(&truth()) };
    assert_eq!(looked.objection(&proven(&truth())), None);
    let other = Story { secret: Secret::new([8; 32]), ..truth() };
    assert_eq!(looked.objection(&proven(&other)), Some(Objection::Commitment));
}

#[test]
fn a_device_that_missed_something_before_the_end_does_not_object_to_undos_that_it_did_not_see() {
    use TableStage::{Closed, Over, Playing};
    let [before, after] = [0, 1].map(|undone| stands(Playing, undone, None));
    let over = stands(Over, 1, None);
    let honest = proven(&Story { undos: vec![9], ..truth() });
    let objection = |undos: SeenUndos| Witness { undos, ..witness(&truth()) }.objection(&honest);
    let objects = Some(Objection::Undos { told: 1, seen: 0 });

    // Its person agreed, and the connection was gone; or agreed on another device.
    let missed = told(&[(4, before.clone()), (9, over.clone())]);
    assert_eq!((missed.is_all, objection(missed)), (false, None));
    assert_eq!(objection(told(&[(4, before.clone())])), None);
    assert_eq!(objection(told(&[(9, over.clone())])), None);
    assert_eq!(objection(SeenUndos::default()), None);
    // It saw the undo and the end.
    let seen = told(&[(4, before.clone()), (8, after.clone()), (9, over.clone()), (9, over)]);
    assert_eq!((seen.is_all, objection(seen)), (true, None));
    // It saw everything, and no undo.
    for end in [Over, Closed] {
        let seen = told(&[(8, before.clone()), (8, before.clone()), (9, stands(end, 1, None))]);
        assert_eq!((seen.is_all, objection(seen)), (true, objects));
    }
    // What it saw cannot have come to nothing, whatever it missed.
    let seen = told(&[(4, stands(Playing, 2, None)), (5, after), (9, before)]);
    assert_eq!(objection(seen), Some(Objection::Undos { told: 1, seen: 2 }));
}

#[test]
fn a_device_objects_to_an_undo_that_goes_back_elsewhere_or_that_somebody_else_asked_for() {
    let playing = |undone, undo| stands(TableStage::Playing, undone, undo);
    let emma = Seat::new(1);
    let seen = told(&[
        (4, playing(0, Some((0, MAX)))),
        (5, playing(1, None)),
        (5, playing(1, None)),
        // Declined; then another one, whose answer it missed.
        (8, playing(1, Some((7, emma)))),
        (9, playing(1, None)),
        (10, playing(1, Some((3, emma)))),
        (12, playing(2, None)),
        (13, stands(TableStage::Over, 2, None)),
    ]);
    assert_eq!(seen.known, [SeenUndo { number: 0, to: 0, seat: MAX }]);
    assert_eq!((seen.count, seen.is_all), (2, true));
    assert_eq!(from_json::<SeenUndos>(&to_json(&seen)), Ok(seen.clone()));

    let two = Story { undos: vec![9, 4], ..truth() };
    let witness = Witness { undos: seen, ..witness(&two) };
    let honest = proven(&two);
    assert_eq!(witness.objection(&honest), None);
    for other in [Undone { to: 1, ..honest.undone[0] }, Undone { seat: emma, ..honest.undone[0] }] {
        let lie = Verified { undone: vec![other, honest.undone[1]], ..honest.clone() };
        assert_eq!(witness.objection(&lie), Some(Objection::Undo(other)));
    }
    // Of the second one it knows only that it was.
    let lie = Verified { undone: vec![honest.undone[0], honest.undone[0]], ..honest.clone() };
    assert_eq!(witness.objection(&lie), None);
}

#[test]
fn what_is_changed_in_a_record_does_not_follow_from_it() {
    let record = record(&Story { undos: vec![9], ..truth() });
    let line = |field: &str| record.lines().find(|line| line.starts_with(&format!("{field}: "))).unwrap();
    let undone = line("undone");
    for (found, other) in [
        (undone.to_owned() + "\n", String::new()),
        (undone.to_owned(), undone.replace(" by 1", " by 1, 1>0 by 2")),
        ("Emma".to_owned(), "Eve".to_owned()),
        (line("table").to_owned(), "table: 1123456789abcdef0123".to_owned()),
    ] {
        let changed = record.replace(&found, &other);
        assert_ne!(changed, record);
        let unproven = verify(&changed).unwrap_err();
        assert!(!matches!(unproven, Unproven::Record(_)), "{unproven}");
    }
}
