//! A server that lies: what it can make of a game when it knows the secret, and what a device makes of that.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bots::{BotName, Knowledge};
use chance::{ChanceSource, Contribution, Fairness, Seal, Secret, Terms};
use game::{Seat, Seats};
use host::{
    Consents, Doubt, Drawn, GameKind, Host, NewTable, Objection, SeenUndo, SeenUndos, Sitter, Told,
    ToldUndos, Undone, Unproven, Verified, Witness, verify,
};
use protocol::{SeatKind, SeatStatus, TableInfo, TableStage, Undo, from_json, to_json};

const TABLE: &str = "0123456789abcdef0123";
const MAX: Seat = Seat::new(0);
const EMMA: Seat = Seat::new(1);
/// After so many steps everybody chooses for the first time.
const FIRST_ROUND: usize = 1;

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
        host.undo(MAX, FIRST_ROUND).unwrap();
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
        is_seated: true,
        added: Some((MAX, contribution(story.contributions[0]))),
        terms: Some(Terms::of(&story.table, "qwixx", commitment, &sitters, &seals).digest()),
        undos: saw(story.undos.len() as u64, true),
        consents: asked(story.undos.len()),
    }
}

/// So many undos, of which nothing else is known.
fn saw(count: u64, is_all: bool) -> SeenUndos {
    SeenUndos { count, is_all, known: Vec::new(), told: ToldUndos::default() }
}

/// Max has asked for so many undos, each of which was done at once.
fn asked(times: usize) -> Consents {
    let mut consents = Consents::of_only_device();
    (0..times).for_each(|number| consents.ask(0, &stands(TableStage::Playing, number as u64, None)));
    consents
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
    told_with_steps(&states.iter().map(|(entries, info)| (*entries, info.clone(), None)).collect::<Vec<_>>())
}

/// The same where it was told how many steps the log had, too.
fn told_with_steps(states: &[(u64, TableInfo, Option<usize>)]) -> SeenUndos {
    let mut seen = SeenUndos::default();
    let mut before = None;
    for (entries, info, steps) in states {
        let now = Told { entries: *entries, info, steps: *steps };
        seen.hear(before, now);
        before = Some(now);
    }
    seen
}

/// A record as a server could forge it that has played out something else.
fn with_undos(undone: &[(usize, usize, Seat)]) -> Verified {
    let undone = undone.iter().map(|&(from, to, seat)| Undone { from, to, seat }).collect();
    Verified { undone, ..proven(&truth()) }
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
        (Story { undos: vec![2], ..truth() }, Objection::Undos { told: 1, seen: 0 }),
        (Story { undos: vec![2, 1, 1], ..truth() }, Objection::Undos { told: 3, seen: 0 }),
    ];
    let honest = record(&truth());
    for (lie, objection) in lies {
        assert_ne!(record(&lie), honest);
        assert_eq!(witness(&truth()).objection(&proven(&lie)), Some(objection));
    }
}

#[test]
fn somebody_who_only_looked_knows_table_and_commitment() {
    let looked = Witness {
        is_seated: false,
        added: None,
        terms: None,
        undos: SeenUndos::default(),
        consents: Consents::default(),
        ..witness(&truth())
    };
    assert_eq!(looked.objection(&proven(&truth())), None);
    assert_eq!(looked.doubt(&proven(&truth())), None);
    let undone = proven(&Story { undos: vec![9], ..truth() });
    assert_eq!(looked.objection(&undone), None);
    assert_eq!(looked.doubt(&undone), Some(Doubt::Undo(undone.undone[0])));
    assert_eq!(looked.doubt(&undone), Doubt::without_witness(&undone));
    let other = Story { secret: Secret::new([8; 32]), ..truth() };
    assert_eq!(looked.objection(&proven(&other)), Some(Objection::Commitment));
}

#[test]
fn a_device_that_missed_something_before_the_end_does_not_count_undos_that_it_did_not_see() {
    use TableStage::{Closed, Over, Playing};
    let [before, after] = [0, 1].map(|undone| stands(Playing, undone, None));
    let over = stands(Over, 1, None);
    let honest = proven(&Story { undos: vec![9], ..truth() });
    // Its person may have agreed on another device.
    let consents = Consents::default();
    let knowing = |undos| Witness { undos, consents: consents.clone(), ..witness(&truth()) };
    let objection = |undos: SeenUndos| knowing(undos).objection(&honest);
    assert_eq!(knowing(SeenUndos::default()).doubt(&honest), Some(Doubt::Undo(honest.undone[0])));
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
    let emma = EMMA;
    let seen = told(&[
        (4, playing(0, Some((FIRST_ROUND, MAX)))),
        (5, playing(1, None)),
        (5, playing(1, None)),
        // Declined; then another one, whose answer it missed.
        (8, playing(1, Some((7, emma)))),
        (9, playing(1, None)),
        (10, playing(1, Some((3, emma)))),
        (12, playing(2, None)),
        (13, stands(TableStage::Over, 2, None)),
    ]);
    assert_eq!(seen.known, [SeenUndo { number: 0, to: FIRST_ROUND, seat: MAX }]);
    assert_eq!((seen.count, seen.is_all), (2, true));
    assert_eq!(from_json::<SeenUndos>(&to_json(&seen)), Ok(seen.clone()));

    let two = Story { undos: vec![9, 4], ..truth() };
    let witness = Witness { undos: seen, consents: Consents::default(), ..witness(&two) };
    let honest = proven(&two);
    assert_eq!(witness.objection(&honest), None);
    for other in [Undone { to: 0, ..honest.undone[0] }, Undone { seat: emma, ..honest.undone[0] }] {
        let lie = Verified { undone: vec![other, honest.undone[1]], ..honest.clone() };
        assert_eq!(witness.objection(&lie), Some(Objection::Undo(other)));
    }
    // Of the second one it knows only that it was.
    let lie = Verified { undone: vec![honest.undone[0], honest.undone[0]], ..honest.clone() };
    assert_eq!(witness.objection(&lie), None);
}

/// What the device of Max objects to that saw nothing of undos, and on which this happened.
fn objection(consents: impl FnOnce(&mut Consents), record: &Verified) -> Option<Objection> {
    let mut given = Consents::of_only_device();
    consents(&mut given);
    Witness { undos: SeenUndos::default(), consents: given, ..witness(&truth()) }.objection(record)
}

/// Emma asks to undo what came behind so many steps.
fn emma_asks(undone: u64, to: usize, question: u32) -> TableInfo {
    let mut info = stands(TableStage::Playing, undone, Some((to, EMMA)));
    info.undo.as_mut().unwrap().question = Some(question);
    info
}

#[test]
fn a_device_objects_to_every_undo_to_which_its_person_has_not_agreed() {
    // The server has chosen among a hundred streams; by its records, Max himself has asked for that.
    let grinds = vec![3; 100];
    let ground = proven(&Story { undos: grinds, ..truth() });
    let first = ground.undone[0];
    assert_eq!(objection(|_| {}, &ground), Some(Objection::Unagreed(first)));
    let asks = |times: u64| {
        move |given: &mut Consents| {
            (0..times).for_each(|number| given.ask(4, &stands(TableStage::Playing, number, None)));
        }
    };
    assert_eq!(objection(asks(99), &ground), Some(Objection::Unagreed(ground.undone[99])));
    assert_eq!(objection(asks(100), &ground), None);
    // He had asked later, when the server said that there were undos already.
    assert_eq!(
        objection(|given| given.ask(4, &stands(TableStage::Playing, 7, None)), &ground).unwrap(),
        Objection::Unagreed(first)
    );
}

#[test]
fn a_yes_counts_for_what_was_asked_and_for_nothing_else() {
    let asked = with_undos(&[(9, 4, EMMA)]);
    let agrees = |given: &mut Consents| given.agree(7, &emma_asks(0, 4, 3));
    assert_eq!(objection(agrees, &asked), None);
    for other in [(9, 3, EMMA), (9, 4, MAX)] {
        let other = with_undos(&[other]);
        assert_eq!(objection(agrees, &other), Some(Objection::Unagreed(other.undone[0])));
    }
    let twice = with_undos(&[(9, 4, EMMA), (9, 4, EMMA)]);
    assert_eq!(objection(agrees, &twice), Some(Objection::Unagreed(twice.undone[1])));
}

#[test]
fn a_yes_does_not_count_once_the_question_is_gone() {
    let asked = with_undos(&[(9, 4, EMMA)]);
    let playing = |undone| stands(TableStage::Playing, undone, None);
    let after = |entries: u64, info: &TableInfo| {
        objection(
            |given| {
                given.agree(7, &emma_asks(0, 4, 3));
                given.hear(entries, info);
            },
            &asked,
        )
    };
    let objects = Some(Objection::Unagreed(asked.undone[0]));
    assert_eq!(after(8, &emma_asks(0, 4, 3)), None, "others have yet to agree");
    assert_eq!(after(8, &playing(1)), None, "it was done");
    assert_eq!(after(7, &playing(0)), None, "another tab is told late");
    assert_eq!(after(8, &playing(0)), objects, "it was declined or withdrawn");
    assert_eq!(after(8, &emma_asks(0, 4, 4)), objects, "more would be lost, and Max is asked again");
}

#[test]
fn who_asks_agrees_to_what_the_server_says_the_undo_takes_back() {
    let playing = |undo| stands(TableStage::Playing, 0, undo);
    let asks = |answer: TableInfo| {
        move |given: &mut Consents| {
            given.ask(7, &stands(TableStage::Playing, 0, None));
            // What is told before the server knows of it says nothing.
            given.hear(8, &stands(TableStage::Playing, 0, None));
            given.hear(9, &answer);
        }
    };
    let [to_4, to_3] = [4, 3].map(|to| with_undos(&[(9, to, MAX)]));
    assert_eq!(objection(asks(playing(Some((4, MAX)))), &to_4), None);
    assert_eq!(objection(asks(playing(Some((4, MAX)))), &to_3), Some(Objection::Unagreed(to_3.undone[0])));
    // It was refused, or withdrawn.
    let objects = Some(Objection::Unagreed(to_4.undone[0]));
    let refused = |given: &mut Consents| {
        given.ask(7, &playing(None));
        given.refused();
    };
    assert_eq!(objection(refused, &to_4), objects);
    let withdrawn = |given: &mut Consents| {
        asks(playing(Some((4, MAX))))(given);
        given.hear(10, &playing(None));
    };
    assert_eq!(objection(withdrawn, &to_4), objects);
}

#[test]
fn a_device_on_whose_seat_another_one_may_agree_says_that_it_cannot_tell() {
    let undone = proven(&Story { undos: vec![9], ..truth() });
    let unknowing = Consents::default();
    let witness = Witness { undos: SeenUndos::default(), consents: unknowing, ..witness(&truth()) };
    assert_eq!(witness.objection(&undone), None);
    assert_eq!(witness.doubt(&undone), Some(Doubt::Undo(undone.undone[0])));
    assert_eq!(
        witness.doubt(&proven(&truth())),
        None,
        "where nothing was undone, there is nothing to agree to"
    );
    let knowing = Witness { consents: asked(1), ..witness.clone() };
    assert_eq!(knowing.doubt(&undone), None);
    // The person sat down on another device, and goes on here by a link.
    for elsewhere in
        [Witness { added: None, terms: None, ..witness.clone() }, Witness { terms: None, ..witness }]
    {
        assert_eq!(elsewhere.doubt(&proven(&truth())), Some(Doubt::Elsewhere));
    }
}

#[test]
fn a_device_objects_to_chance_that_was_told_with_other_undos() {
    use TableStage::{Over, Playing};
    let undone = proven(&Story { undos: vec![9], ..truth() });
    let after = |undos| stands(Playing, undos, None);
    let steps = |drawn: &Drawn| drawn.step;
    let second = undone.drawn.iter().map(steps).find(|step| *step > FIRST_ROUND).unwrap();
    // Max has asked for an undo, and the server says that it was not done; the roll after it is from its stream.
    let hidden = told_with_steps(&[(4, after(0), Some(1)), (9, after(0), Some(second + 1))]);
    let knowing = |undos| Witness { undos, consents: asked(1), ..witness(&truth()) };
    let objects = Objection::Chance(Drawn { step: second, undos: 1 });
    assert_eq!(knowing(hidden).objection(&undone), Some(objects));
    // It was told of it; or it missed when it was.
    let seen = [(4, after(0), Some(1)), (9, after(1), Some(1)), (12, after(1), Some(second + 1))];
    assert_eq!(knowing(told_with_steps(&seen)).objection(&undone), None);
    let missed = [(4, after(0), Some(1)), (19, stands(Over, 1, None), Some(second + 1))];
    assert_eq!(knowing(told_with_steps(&missed)).objection(&undone), None);
}

#[test]
fn what_is_changed_in_a_record_does_not_follow_from_it() {
    let record = record(&Story { undos: vec![9], ..truth() });
    let line = |field: &str| record.lines().find(|line| line.starts_with(&format!("{field}: "))).unwrap();
    let undone = line("undone");
    for (found, other) in [
        (undone.to_owned() + "\n", String::new()),
        (undone.to_owned(), undone.replace(" by 1", " by 1, 2>1 by 2")),
        ("Emma".to_owned(), "Eve".to_owned()),
        (line("table").to_owned(), "table: 1123456789abcdef0123".to_owned()),
    ] {
        let changed = record.replace(&found, &other);
        assert_ne!(changed, record);
        let unproven = verify(&changed).unwrap_err();
        assert!(!matches!(unproven, Unproven::Record(_)), "{unproven}");
    }
}
