//! What a table takes, what it tells whom, and what it refuses.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use game::{Awaits, Game, Notation, RandomSource, Record, Seat, Seats, Step, Viewer};
use proptest::prelude::*;
use qwirkle::Qwirkle;
use qwixx::{Choice, Colour, News, Qwixx, Roll, Row, Setup};
use table::{Answer, Ask, Driver, End, Input, Player, RedactedStep, Refusal, Table};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const ROLL: Roll = Roll::new([4, 1], [3, 5, 2, 6]);

fn bot() -> Player {
    Player::Bot("steady".into())
}

fn table(players: [Player; 2]) -> Table<Qwixx> {
    Table::new(Setup::classic(["Max", "Emma"]), players.into()).unwrap()
}

/// The questions that stand.
fn asks<G: Notation>(table: &Table<G>) -> Vec<Ask> {
    table.asks().collect()
}

fn choose(table: &mut Table<Qwixx>, seat: Seat, text: &str) -> Result<(), Refusal<Qwixx>> {
    table.handle(Input::Choose { seat, choice: Qwixx::read_choice(text).unwrap() })
}

fn red_5(seat: Seat) -> RedactedStep<Qwixx> {
    RedactedStep::News(News::Crossed { seat, row: Row::Red, colour: Colour::Red, number: 5, closes: false })
}

#[test]
fn dice_are_wanted_once_and_people_are_not_asked() {
    let mut table = table([Player::Person, bot()]);
    assert!(table.awaits_chance() && asks(&table).is_empty());
    table.handle(Input::Happen(ROLL)).unwrap();
    assert!(!table.awaits_chance());
    assert!(matches!(asks(&table)[..], [ask] if ask.seat == TWO));
    assert_eq!(table.opened(), 1);
    assert_eq!(table.awaited_people(), Seats::only(ONE));
}

#[test]
fn sealed_choices_are_told_to_their_seat_alone_until_all_have_chosen() {
    let mut table = table([Player::Person, Player::Person]);
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, TWO, "r5").unwrap();
    let told = |table: &Table<Qwixx>, viewer| table.told(viewer, 1);
    assert_eq!(told(&table, Viewer::Seat(ONE)), [RedactedStep::Sealed(TWO)]);
    assert_eq!(told(&table, Viewer::Spectator), [RedactedStep::Sealed(TWO)]);
    assert_eq!(told(&table, Viewer::Seat(TWO)), [red_5(TWO)]);
    assert_eq!(table.opened(), 1);

    choose(&mut table, ONE, "-").unwrap();
    assert_eq!(table.opened(), 3);
    for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator] {
        assert_eq!(told(&table, viewer), [red_5(TWO), RedactedStep::News(News::Passed(ONE))]);
    }
    choose(&mut table, ONE, "-").unwrap();
    assert_eq!(told(&table, Viewer::Spectator)[2], RedactedStep::News(News::Misthrow(ONE)));
}

#[test]
fn a_sealed_choice_can_be_taken_back() {
    let mut table = table([Player::Person, Player::Person]);
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "r5").unwrap();
    table.handle(Input::TakeBack(ONE)).unwrap();
    assert_eq!(table.record().steps(), [Step::Chance(ROLL)]);
    assert_eq!(table.awaited_people(), Seats::first(2));
    assert_eq!(table.times_taken_back(), 1);
}

#[test]
fn what_others_have_sealed_stays() {
    let setup = Setup::classic(["Max", "Emma", "Laura"]);
    let mut table: Table<Qwixx> = Table::new(setup, vec![Player::Person; 3]).unwrap();
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "r5").unwrap();
    choose(&mut table, TWO, "y5").unwrap();
    table.handle(Input::TakeBack(ONE)).unwrap();
    let yellow_5 = Choice::cross(Row::Yellow, 5);
    assert_eq!(table.record().steps(), [Step::Chance(ROLL), Step::Choice(TWO, yellow_5)]);
    assert_eq!(table.told(Viewer::Seat(ONE), 1), [RedactedStep::Sealed(TWO)]);
    choose(&mut table, ONE, "-").unwrap();
    choose(&mut table, Seat::new(2), "-").unwrap();
    // Everybody has seen it now.
    let refused = table.handle(Input::TakeBack(ONE)).unwrap_err();
    assert_eq!(refused, Refusal::Shown(TWO));
    assert_eq!(refused.to_string(), "what player 2 chose has been shown, so nobody can take a choice back");
}

#[test]
fn action_2_can_be_taken_back_until_the_dice_are_rolled_again() {
    for other in [bot(), Player::Person] {
        let mut table = table([Player::Person, other.clone()]);
        table.handle(Input::Happen(ROLL)).unwrap();
        match asks(&table).first() {
            Some(&ask) => table.handle(Input::Answer { ask, choice: Choice::Pass }).unwrap(),
            None => choose(&mut table, TWO, "-").unwrap(),
        }
        choose(&mut table, ONE, "g5").unwrap();
        choose(&mut table, ONE, "-").unwrap();
        // The dice are wanted, but have not been rolled again yet: they are wanted no more.
        table.handle(Input::TakeBack(ONE)).unwrap();
        assert!(!table.awaits_chance());
        assert_eq!(table.record().steps().len(), 3);
        assert_eq!(table.awaited_people(), Seats::only(ONE));
        choose(&mut table, ONE, "b7").unwrap();
    }
}

#[test]
fn r20_what_another_player_chose_at_the_same_time_cannot_be_forgotten() {
    for other in [bot(), Player::Person] {
        let mut table = table([Player::Person, other.clone()]);
        table.handle(Input::Happen(ROLL)).unwrap();
        let answer = asks(&table).first().copied();
        choose(&mut table, ONE, "r5").unwrap();
        // Sealed: nobody has seen anything yet.
        assert_eq!(table.can_take_back(ONE), Ok(()));
        match answer {
            Some(ask) => table.handle(Input::Answer { ask, choice: Choice::Pass }).unwrap(),
            None => choose(&mut table, TWO, "-").unwrap(),
        }
        assert_eq!(table.can_take_back(ONE), Err(Refusal::Shown(TWO)));
        assert_eq!(table.handle(Input::TakeBack(ONE)), Err(Refusal::Shown(TWO)));
        assert_eq!(table.record().steps().len(), 3);
    }
}

#[test]
fn alone_every_choice_since_the_dice_can_be_taken_back() {
    let mut table: Table<Qwixx> = Table::new(Setup::classic(["Max"]), vec![Player::Person]).unwrap();
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "g5").unwrap();
    choose(&mut table, ONE, "-").unwrap();
    table.handle(Input::TakeBack(ONE)).unwrap();
    table.handle(Input::TakeBack(ONE)).unwrap();
    assert_eq!(table.record().steps(), [Step::Chance(ROLL)]);
}

#[test]
fn choices_that_are_sealed_together_are_one_round() {
    let mut table = table([Player::Person, Player::Person]);
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, TWO, "r5").unwrap();
    // The roll, the sealed choice, and whatever comes next.
    assert_eq!([0, 1, 2].map(|step| table.round_of(step)), [0, 1, 1]);
    choose(&mut table, ONE, "-").unwrap();
    choose(&mut table, ONE, "-").unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|step| table.round_of(step)), [0, 1, 1, 3, 4]);
    let record = Record::parse(&table.record().to_string()).unwrap();
    let again: Table<Qwixx> = Table::resume(record, vec![Player::Person; 2]).unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|step| again.round_of(step)), [0, 1, 1, 3, 4]);
    table.handle(Input::GoBack(2)).unwrap();
    assert_eq!((table.opened(), table.round_of(2)), (1, 1));
}

#[test]
fn what_the_dice_have_shown_cannot_be_taken_back() {
    let mut table = table([Player::Person, Player::Person]);
    assert_eq!(table.handle(Input::TakeBack(ONE)), Err(Refusal::NothingToTakeBack(ONE)));
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "r5").unwrap();
    choose(&mut table, TWO, "-").unwrap();
    choose(&mut table, ONE, "-").unwrap();
    table.handle(Input::Happen(ROLL)).unwrap();
    let refused = table.handle(Input::TakeBack(ONE)).unwrap_err();
    assert_eq!(refused.to_string(), "player 1 has no choice to take back since the last roll or draw");
    assert_eq!(table.record().steps().len(), 5);
}

#[test]
fn answers_to_questions_that_no_longer_stand_are_void() {
    let mut table = table([Player::Person, bot()]);
    table.handle(Input::Happen(ROLL)).unwrap();
    let first = asks(&table)[0];
    let answer = |ask| Input::Answer { ask, choice: Choice::Pass };
    choose(&mut table, ONE, "r5").unwrap();
    table.handle(answer(first)).unwrap();
    // Red 5 came before the answer, which goes with it.
    table.handle(Input::GoBack(1)).unwrap();
    let again = asks(&table)[0];
    assert_eq!(table.handle(answer(first)), Err(Refusal::Void));
    table.handle(answer(again)).unwrap();
    assert_eq!(table.handle(answer(again)), Err(Refusal::Void));
}

#[test]
fn an_illegal_answer_changes_nothing_and_the_question_stands() {
    let mut table = table([Player::Person, bot()]);
    table.handle(Input::Happen(ROLL)).unwrap();
    let ask = asks(&table)[0];
    let wrong = Input::Answer { ask, choice: Choice::cross(Row::Red, 7) };
    assert!(matches!(table.handle(wrong), Err(Refusal::Illegal(_))));
    assert_eq!(table.record().steps().len(), 1);
    table.handle(Input::Answer { ask, choice: Choice::Pass }).unwrap();
}

#[test]
fn nobody_chooses_for_a_bot_or_an_empty_seat() {
    let mut table = table([Player::Person, bot()]);
    table.handle(Input::Happen(ROLL)).unwrap();
    assert_eq!(choose(&mut table, TWO, "-"), Err(Refusal::NotAPerson(TWO)));
    assert_eq!(choose(&mut table, Seat::new(2), "-"), Err(Refusal::NoSuchSeat(Seat::new(2))));
    assert_eq!(table.handle(Input::TakeBack(TWO)), Err(Refusal::NotAPerson(TWO)));
    assert!(matches!(table.handle(Input::Happen(ROLL)), Err(Refusal::Impossible(_))));
}

#[test]
fn a_bot_can_sit_in_and_be_asked_at_once() {
    let mut table = table([Player::Person, Player::Person]);
    table.handle(Input::Happen(ROLL)).unwrap();
    table.handle(Input::Seat { seat: TWO, player: bot() }).unwrap();
    let ask = asks(&table)[0];
    // The person is back before the bot has answered.
    table.handle(Input::Seat { seat: TWO, player: Player::Person }).unwrap();
    assert_eq!(table.handle(Input::Answer { ask, choice: Choice::Pass }), Err(Refusal::Void));
    choose(&mut table, TWO, "-").unwrap();
    let nobody = Input::Seat { seat: Seat::new(5), player: bot() };
    assert_eq!(table.handle(nobody), Err(Refusal::NoSuchSeat(Seat::new(5))));
}

#[test]
fn a_forfeit_ends_the_game_for_the_best_of_the_others() {
    let setup = Setup::classic(["Max", "Emma", "Laura"]);
    let mut table: Table<Qwixx> = Table::new(setup, vec![Player::Person; 3]).unwrap();
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "r5").unwrap();
    choose(&mut table, TWO, "-").unwrap();
    choose(&mut table, Seat::new(2), "y5").unwrap();
    table.handle(Input::Forfeit { seat: ONE, reason: "left".into() }).unwrap();
    assert!(asks(&table).is_empty() && !table.awaits_chance());
    let result = table.result().unwrap();
    assert!(matches!(result.end, End::Forfeited(forfeit) if forfeit.reason == "left"));
    assert_eq!(result.winners, Seats::only(Seat::new(2)));
    assert_eq!(table.awaited_people(), Seats::NONE);
    assert_eq!(choose(&mut table, ONE, "-"), Err(Refusal::Over));
    assert_eq!(table.handle(Input::TakeBack(ONE)), Err(Refusal::Over));
}

/// A driver that rolls once and answers as it was told to.
struct Once(Option<Answer<Qwixx>>);

impl Driver<Qwixx> for Once {
    fn cast(&mut self, table: &Table<Qwixx>) -> Option<Roll> {
        table.record().steps().is_empty().then_some(ROLL)
    }

    fn answer(&mut self, table: &Table<Qwixx>, ask: Ask) -> Option<Answer<Qwixx>> {
        assert!(table.asks().any(|open| open == ask));
        self.0.take()
    }
}

#[test]
fn a_step_does_one_thing_and_waits_for_what_the_driver_leaves_for_later() {
    let mut table = table([Player::Person, bot()]);
    let mut driver = Once(None);
    assert_eq!(table.step(&mut driver), Ok(true));
    assert_eq!(table.record().steps(), [Step::Chance(ROLL)]);
    assert_eq!(table.step(&mut driver), Ok(false), "the bot still thinks");
    driver.0 = Some(Answer::Choice(Choice::cross(Row::Red, 7)));
    assert!(matches!(table.step(&mut driver), Err(Refusal::Illegal(_))));
    driver.0 = Some(Answer::Choice(Choice::Pass));
    assert_eq!(table.step(&mut driver), Ok(true));
    assert_eq!(table.step(&mut driver), Ok(false), "a person is awaited");
    choose(&mut table, ONE, "r5").unwrap();
    choose(&mut table, ONE, "-").unwrap();
    assert_eq!(table.step(&mut driver), Ok(false), "dice that are rolled by hand");
    table.handle(Input::Happen(ROLL)).unwrap();
    driver.0 = Some(Answer::Forfeit("it crashed".into()));
    assert_eq!(table.step(&mut driver), Ok(true));
    assert!(table.result().is_some_and(|result| result.winners == Seats::only(ONE)));
    assert_eq!(table.step(&mut driver), Ok(false));
}

#[test]
fn a_game_goes_on_where_its_record_ends() {
    let mut table = table([Player::Person, bot()]);
    table.handle(Input::Happen(ROLL)).unwrap();
    choose(&mut table, ONE, "r5").unwrap();
    let text = table.record().to_string();
    let record = Record::parse(&text).unwrap();
    let again: Table<Qwixx> = Table::resume(record, vec![Player::Person, bot()]).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.told(Viewer::Seat(TWO), 1), [RedactedStep::Sealed(ONE)]);
    assert_eq!(asks(&again).len(), 1);
    let alone = Record::parse(&text).unwrap();
    let refused = Table::<Qwixx>::resume(alone, vec![Player::Person]).unwrap_err();
    assert_eq!(refused.to_string(), "the game has 2 seats, and players were named for 1");
}

struct Script(u64);

impl RandomSource for Script {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

/// Plays by lot, with choices taken back and players changed on the way.
fn play_wildly<G: Notation>(mut table: Table<G>, random: &mut Script) {
    let mut asked: Vec<Ask> = Vec::new();
    for _ in 0..600 {
        asked.extend(table.asks().filter(|ask| !asked.contains(ask)).collect::<Vec<_>>());
        let seats: Vec<Seat> = table.state().seats().into_iter().collect();
        let seat = seats[random.below(seats.len() as u32) as usize];
        let before = table.record().clone();
        let input = match random.below(12) {
            0 if random.below(8) == 0 => {
                let steps = table.record().steps().len();
                Input::GoBack(steps.saturating_sub(random.below(40) as usize))
            }
            0 => Input::TakeBack(seat),
            1 => Input::Seat { seat, player: if random.below(2) == 0 { Player::Person } else { bot() } },
            2 | 3 if !asked.is_empty() => {
                let ask = asked[random.below(asked.len() as u32) as usize];
                let Some(choice) = any_choice(table.state(), seat, random) else { continue };
                Input::Answer { ask, choice }
            }
            _ => match table.state().awaits() {
                Awaits::Chance => Input::Happen(table.state().cast(random).unwrap()),
                Awaits::Choices(_) => {
                    let Some(choice) = any_choice(table.state(), seat, random) else { continue };
                    match asked.iter().rev().find(|ask| ask.seat == seat) {
                        Some(&ask) if !table.players()[seat.index()].is_person() => {
                            Input::Answer { ask, choice }
                        }
                        _ => Input::Choose { seat, choice },
                    }
                }
                Awaits::Nothing(_) => break,
            },
        };
        if table.handle(input).is_err() {
            assert_eq!(table.record(), &before, "a refusal changes nothing");
        }
        check(&table);
        check_told(&table, random);
    }
}

/// Whoever is told of some steps hears what a plain walk through the log finds.
fn check_told<G: Notation>(table: &Table<G>, random: &mut Script) {
    let (record, opened) = (table.record(), table.opened());
    let viewer = match random.below(5) as usize {
        seat if seat < table.players().len() => Viewer::Seat(Seat::new(seat)),
        _ => Viewer::Spectator,
    };
    let mut plain = Vec::new();
    record.walk(0, |i, before, step| {
        plain.push(match step {
            Step::Choice(seat, _) if i >= opened && viewer != Viewer::Seat(*seat) => {
                RedactedStep::Sealed(*seat)
            }
            _ => RedactedStep::News(before.news(step, viewer)),
        });
    });
    for from in [0, random.below(plain.len() as u32 + 1) as usize, plain.len()] {
        assert_eq!(table.told(viewer, from), plain[from..]);
    }
}

fn any_choice<G: Notation>(state: &G, seat: Seat, random: &mut Script) -> Option<G::Choice> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    choices.get(random.below(choices.len() as u32) as usize).cloned()
}

/// The record is one of a legal game, and nobody is told of a choice that is still sealed.
fn check<G: Notation>(table: &Table<G>) {
    let read = Record::<G>::parse(&table.record().to_string()).unwrap();
    assert_eq!(read.state(), table.state());
    let awaited = table.state().awaits().seats();
    let told = table.told(Viewer::Spectator, 0);
    assert_eq!(told.len(), table.record().steps().len());
    let sealed = told.iter().filter(|told| matches!(told, RedactedStep::Sealed(_))).count();
    // In a round of several, those who have chosen have sealed: nothing since the dice is told.
    let steps = table.record().steps();
    let since = steps.iter().rev().take_while(|step| matches!(step, Step::Choice(..))).count();
    let mut choosing = table.record().start().clone();
    steps[..steps.len() - since].iter().for_each(|step| step.carry_out(&mut choosing));
    let round = choosing.awaits().seats();
    let waits = since < round.len() && !awaited.is_empty();
    assert_eq!(sealed, if waits { since } else { 0 });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn whatever_comes_in_the_game_stays_legal(seed: u64, players in 1_usize..=5) {
        let names = (1..=players).map(|i| format!("Player {i}"));
        let table = Table::<Qwixx>::new(Setup::classic(names), vec![Player::Person; players]).unwrap();
        play_wildly(table, &mut Script(seed));
    }

    #[test]
    fn whatever_comes_in_qwirkle_stays_legal(seed: u64, players in 2_usize..=4) {
        let names = (1..=players).map(|i| format!("Player {i}"));
        let setup = qwirkle::Setup::new(names);
        let table = Table::<Qwirkle>::new(setup, vec![Player::Person; players]).unwrap();
        play_wildly(table, &mut Script(seed));
    }

    /// Two tables whose sealed choices differ tell the others the same.
    #[test]
    fn sealed_choices_leave_no_trace(one in 0_usize..5, other in 0_usize..5) {
        let mut choices = Vec::new();
        let mut table = table([Player::Person, Player::Person]);
        table.handle(Input::Happen(ROLL)).unwrap();
        table.state().choices(TWO, &mut choices);
        let mut twin = table.clone();
        table.handle(Input::Choose { seat: TWO, choice: choices[one % choices.len()] }).unwrap();
        twin.handle(Input::Choose { seat: TWO, choice: choices[other % choices.len()] }).unwrap();
        for viewer in [Viewer::Seat(ONE), Viewer::Spectator] {
            prop_assert_eq!(table.told(viewer, 0), twin.told(viewer, 0));
            prop_assert_eq!(table.view(viewer), twin.view(viewer));
        }
        prop_assert_eq!(asks(&table), asks(&twin));
    }
}
