//! Laws that hold for every game, checked on random ones against slow and obvious twins.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod support;

use std::collections::BTreeSet;

use game::{Awaits, Game, Notation, Points, RandomSource, Record, Seat, Step, Viewer};
use proptest::prelude::*;
use qwixx::{Choice, Choices, Colour, End, Qwixx, Roll, Row, Rules, Sheet, Stage, ViewStage};
use support::{Seeded, random_record, setup};

fn rules() -> impl Strategy<Value = Rules> {
    prop::sample::select(&Rules::ALL[..])
}

/// A random state somewhere in a random game.
fn states() -> impl Strategy<Value = Qwixx> {
    records().prop_map(|record| record.state().clone())
}

/// A random game, broken off after some steps.
fn records() -> impl Strategy<Value = Record<Qwixx>> {
    (rules(), 1..=5usize, any::<u64>(), 0..200usize).prop_map(|(rules, players, seed, steps)| {
        random_record(setup(rules, players), seed, |record| record.steps().len() == steps)
    })
}

/// Anything that could be written as a choice, sensible or not.
fn any_choice() -> impl Strategy<Value = Choice> {
    let row = prop::sample::select(&Row::ALL[..]);
    prop_oneof![1 => Just(Choice::Pass), 9 => (row, 0..20u8).prop_map(|(row, number)| Choice::cross(row, number))]
}

/// The fields of a row from left to right, as they are printed on a sheet.
fn fields(rules: Rules, row: Row) -> Vec<(Colour, u8)> {
    let highest = match rules.name() {
        "qwixx" => 12,
        "longo" => 16,
        name => return fields_in_file(name, row),
    };
    let rising = (2..=highest).map(|number| (row.lock(), number));
    if matches!(row, Row::Red | Row::Yellow) { rising.collect() } else { rising.rev().collect() }
}

/// The fields of a row of a further sheet.
fn fields_in_file(name: &str, row: Row) -> Vec<(Colour, u8)> {
    let mut lines = include_str!("sheets.txt").lines();
    assert!(lines.any(|line| line == name), "tests/sheets.txt lacks {name}");
    let fields = lines.nth(row.index()).unwrap().split(' ');
    let field = |text: &str| {
        let (letter, number) = text.split_at(1);
        (Colour::from_letter(letter.chars().next().unwrap()).unwrap(), number.parse().unwrap())
    };
    fields.map(field).collect()
}

/// The numbers of a row from left to right.
fn printed(rules: Rules, row: Row) -> Vec<u8> {
    fields(rules, row).into_iter().map(|(_, number)| number).collect()
}

/// The colour of a number in a row; that of the lock where the row lacks it.
fn colour_of(rules: Rules, row: Row, number: u8) -> Colour {
    let field = fields(rules, row).into_iter().find(|(_, other)| *other == number);
    field.map_or(row.lock(), |(colour, _)| colour)
}

/// The numbers that are crossed in a row, read off the text of the position.
fn crossed(game: &Qwixx, seat: Seat, row: Row) -> Vec<u8> {
    let text = game.position();
    let sheets: Vec<&str> = text.split(' ').filter(|word| word.contains('/')).collect();
    let cell = sheets[seat.index()].split('/').nth(row.index()).unwrap();
    cell.split(',').filter_map(|word| word.parse().ok()).collect()
}

/// The slow and obvious way to tell a legal choice, from the words of the rules.
fn is_legal(game: &Qwixx, seat: Seat, choice: Choice) -> bool {
    let (number_is_right, chooser): (Box<dyn Fn(Row, u8) -> bool>, bool) = match *game.stage() {
        Stage::Action1 { roll, chosen, .. } => {
            let may = move |row: Row, number: u8| {
                let sum = roll.white()[0] + roll.white()[1];
                number == sum || is_lucky_field(game, seat, sum, row, number)
            };
            (Box::new(may), !chosen.contains(seat))
        }
        Stage::Action2 { roll, .. } => {
            let may = move |row: Row, number: u8| {
                let die = roll.colour(colour_of(game.rules(), row, number));
                die.is_some_and(|die| roll.white().iter().any(|white| white + die == number))
            };
            (Box::new(may), seat == game.active())
        }
        Stage::Roll | Stage::Over(_) => return false,
    };
    match choice {
        _ if !chooser || !game.seats().contains(seat) => false,
        Choice::Pass => true,
        Choice::Cross { row, number } => {
            number_is_right(row, number) && !is_closed(game, row) && fits(game, seat, row, number)
        }
    }
}

/// Whether anybody has crossed one of the last numbers of a row.
fn is_closed(game: &Qwixx, row: Row) -> bool {
    let closers = closers(game.rules(), row);
    game.seats().into_iter().any(|seat| crossed(game, seat, row).iter().any(|n| closers.contains(n)))
}

fn closers(rules: Rules, row: Row) -> Vec<u8> {
    let count = if rules == Rules::LONGO { 2 } else { 1 };
    printed(rules, row).into_iter().rev().take(count).collect()
}

/// Whether a number lies right of all crosses, with enough of them if it closes the row.
fn fits(game: &Qwixx, seat: Seat, row: Row, number: u8) -> bool {
    let printed = printed(game.rules(), row);
    let place = |n: &u8| printed.iter().position(|p| p == n);
    let crossed = crossed(game, seat, row);
    let needed = if game.rules() == Rules::LONGO { 6 } else { 5 };
    let closes = closers(game.rules(), row).contains(&number);
    place(&number).is_some()
        && crossed.iter().all(|n| place(n) < place(&number))
        && (!closes || crossed.len() >= needed)
}

fn is_lucky_field(game: &Qwixx, seat: Seat, sum: u8, row: Row, number: u8) -> bool {
    let lucky = game.sheet(seat).lucky().is_some_and(|pair| pair.numbers().contains(&sum));
    let open = Row::ALL.into_iter().filter(|&row| !is_closed(game, row));
    let fewest = open.map(|row| crossed(game, seat, row).len()).min();
    let mine = crossed(game, seat, row);
    let printed = printed(game.rules(), row);
    let next = mine.last().map_or(0, |last| printed.iter().position(|p| p == last).unwrap() + 1);
    lucky && Some(mine.len()) == fewest && printed.get(next) == Some(&number)
}

/// Points recomputed from the choices alone, without the engine's sheets.
fn totals_from_choices(record: &Record<Qwixx>) -> Vec<i32> {
    let players = record.players().len();
    let rules = record.start().rules();
    let mut crosses = vec![[0i32; 4]; players];
    let mut misthrows = vec![0; players];
    let mut turn: Vec<(Seat, Choice)> = Vec::new();
    let mut end_turn = |turn: &mut Vec<(Seat, Choice)>| {
        for (seat, choice) in turn.iter() {
            if let Choice::Cross { row, number } = choice {
                let locks = i32::from(closers(rules, *row).contains(number));
                crosses[seat.index()][row.index()] += 1 + locks;
            }
        }
        // A turn with an action 2 has one choice more than players: the active player's second.
        if turn.len() == players + 1 {
            let active = turn[players].0;
            let passed = turn.iter().filter(|(seat, _)| *seat == active).all(|(_, c)| *c == Choice::Pass);
            misthrows[active.index()] += i32::from(passed);
        }
        turn.clear();
    };
    for step in record.steps() {
        match step {
            Step::Chance(_) => end_turn(&mut turn),
            Step::Choice(seat, choice) => turn.push((*seat, *choice)),
        }
    }
    end_turn(&mut turn);
    let points = |rows: &[i32; 4]| rows.iter().map(|n| n * (n + 1) / 2).sum::<i32>();
    (0..players).map(|i| points(&crosses[i]) - 5 * misthrows[i]).collect()
}

/// The laws below prove little unless random games come into every corner of the rules.
#[test]
fn random_games_come_into_every_corner() {
    for rules in Rules::ALL {
        let mut expected = BTreeSet::from([
            "action 1 closes a row",
            "action 2 closes a row",
            "a row is nearly full",
            "a fourth misthrow ends the game",
            "two closed rows end the game",
        ]);
        expected.extend(rules.has_lucky_numbers().then_some("a lucky number closes a row"));
        let mut corners = BTreeSet::new();
        for seed in 0..20_000 {
            if seed >= 2000 && corners.is_superset(&expected) {
                break;
            }
            let record = random_record(setup(rules, 3), seed, |_| false);
            for (state, step) in record.replay() {
                let Step::Choice(seat, Choice::Cross { row, number }) = step else { continue };
                let closes = closers(rules, *row).contains(number);
                match *state.stage() {
                    Stage::Action1 { roll, .. } if *number != roll.white_sum() && closes => {
                        corners.insert("a lucky number closes a row");
                    }
                    Stage::Action1 { .. } if closes => _ = corners.insert("action 1 closes a row"),
                    Stage::Action2 { .. } if closes => _ = corners.insert("action 2 closes a row"),
                    _ => {}
                }
                if crossed(&state, *seat, *row).len() > 8 {
                    corners.insert("a row is nearly full");
                }
            }
            corners.insert(match record.state().awaits() {
                Awaits::Nothing(End::FourthMisthrow(_)) => "a fourth misthrow ends the game",
                Awaits::Nothing(End::RowsClosed(rows)) if rows.len() == 2 => "two closed rows end the game",
                Awaits::Nothing(_) => "three closed rows end the game",
                Awaits::Chance | Awaits::Choices(_) => "a game does not end",
            });
        }
        assert!(corners.is_superset(&expected), "{rules:?}: {corners:?}");
        assert!(!corners.contains("a game does not end"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn choices_match_brute_force(game in states()) {
        for seat in (0..8).map(Seat::new) {
            let generated: BTreeSet<Choice> = game.legal(seat).into_iter().collect();
            let crosses = Row::ALL.into_iter()
                .flat_map(|row| (0..20).map(move |number| Choice::cross(row, number)));
            let brute: BTreeSet<Choice> =
                crosses.chain([Choice::Pass]).filter(|&choice| is_legal(&game, seat, choice)).collect();
            prop_assert_eq!(generated.len(), game.legal(seat).len());
            prop_assert_eq!(generated, brute);
        }
    }

    #[test]
    fn whoever_is_awaited_can_choose_and_nobody_else(game in states()) {
        let awaited = game.awaits().seats();
        for seat in (0..8).map(Seat::new) {
            prop_assert_eq!(!game.legal(seat).is_empty(), awaited.contains(seat));
        }
    }

    #[test]
    fn play_accepts_exactly_the_legal_choices(game in states(), seat in 0..8usize, choice in any_choice()) {
        let seat = Seat::new(seat);
        let mut after = game.clone();
        match after.play(seat, &choice) {
            Ok(()) => prop_assert!(is_legal(&game, seat, choice)),
            Err(illegal) => {
                prop_assert!(!is_legal(&game, seat, choice), "{illegal}");
                prop_assert_eq!(after, game);
                prop_assert!(!illegal.to_string().is_empty());
            }
        }
    }

    #[test]
    fn unchecked_play_equals_checked_play(game in states()) {
        for seat in game.awaits().seats() {
            for choice in game.legal(seat) {
                let (mut checked, mut unchecked) = (game.clone(), game.clone());
                checked.play(seat, &choice).unwrap();
                unchecked.play_unchecked(seat, &choice);
                prop_assert_eq!(checked, unchecked);
            }
        }
    }

    #[test]
    fn a_turn_at_once_equals_its_steps(record in records(), seed: u64) {
        // The latest state of the game that is about to roll.
        let states = record.replay().map(|(state, _)| state).chain([record.state().clone()]);
        let Some(start) = states.filter(|state| matches!(state.awaits(), Awaits::Chance)).last() else {
            return Ok(());
        };
        let roll = start.cast(&mut Seeded(seed)).unwrap();
        let pick = |seat: Seat, action: u64, legal: Choices| {
            let mut random = Seeded(seed ^ action << 8 ^ seat.index() as u64);
            legal.get(random.below(legal.len() as u32) as usize).unwrap()
        };
        let mut steps = start.clone();
        steps.happen(&roll).unwrap();
        while let Some(seat) = steps.awaits().seats().lowest() {
            let action = if matches!(steps.stage(), Stage::Action1 { .. }) { 1 } else { 2 };
            let choice = pick(seat, action, steps.legal(seat));
            steps.play(seat, &choice).unwrap();
        }
        let mut at_once = start.clone();
        let mut seats = 0;
        at_once.play_turn(roll, |seat, sheet, legal| {
            seats += 1;
            let action = if seats <= start.seats().len() { 1 } else { 2 };
            assert_eq!(sheet.lucky(), start.sheet(seat).lucky());
            pick(seat, action, legal)
        });
        prop_assert_eq!(at_once, steps);
    }

    #[test]
    fn unchecked_play_never_panics(game in states(), seat in 0..8usize, choice in any_choice()) {
        let mut after = game;
        for _ in 0..3 {
            after.play_unchecked(Seat::new(seat), &choice);
            let _ = (after.position(), after.awaits(), after.score(Seat::new(seat)).total());
            after.play_turn(Roll::new([seat as u8; 2], [200; 4]), |_, _, _| choice);
        }
    }

    #[test]
    fn a_position_reads_back_as_itself(game in states()) {
        let text = game.position();
        let read = Qwixx::from_position(&text).map_err(|fault| TestCaseError::fail(format!("{text}: {fault}")))?;
        prop_assert_eq!(read.position(), text);
        prop_assert_eq!(read, game);
    }

    #[test]
    fn a_record_reads_back_as_itself(record in records()) {
        let text = record.to_string();
        let read = Record::<Qwixx>::parse(&text)
            .map_err(|unreadable| TestCaseError::fail(format!("{text}\n{unreadable}")))?;
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.state(), record.state(), "replaying gives the same state");
        prop_assert_eq!(read, record);
    }

    #[test]
    fn scores_follow_from_the_record(rules in rules(), players in 1..=5usize, seed: u64) {
        let record = random_record(setup(rules, players), seed, |_| false);
        let outcome = record.state().outcome();
        prop_assert_eq!(outcome.map(|outcome| outcome.totals), Some(totals_from_choices(&record)));
    }

    #[test]
    fn every_random_game_ends(rules in rules(), players in 1..=5usize, seed: u64) {
        let record = random_record(setup(rules, players), seed, |record| record.steps().len() > 10_000);
        prop_assert!(matches!(record.state().awaits(), Awaits::Nothing(_)));
        let best = record.state().outcome().unwrap();
        for seat in record.state().seats() {
            let wins = best.totals[seat.index()] == *best.totals.iter().max().unwrap();
            prop_assert_eq!(best.winners.contains(seat), wins);
        }
    }

    #[test]
    fn sealed_choices_show_in_no_view_but_ones_own(record in records(), whose: u32, other: u32) {
        let game = record.state();
        let Stage::Action1 { roll, chosen, .. } = *game.stage() else { return Ok(()) };
        let Some(whose) = chosen.into_iter().nth(whose as usize % chosen.len().max(1)) else { return Ok(()) };
        // The same game, but for what one of those who have chosen has chosen.
        let mut twin = record.replay().filter(|(_, step)| matches!(step, Step::Chance(_))).last().unwrap().0;
        twin.happen(&roll).unwrap();
        let choices = record.steps().iter().rev().map_while(|step| match step {
            Step::Choice(seat, choice) => Some((*seat, *choice)),
            Step::Chance(_) => None,
        });
        let legal = twin.legal(whose);
        let another = legal.get(other as usize % legal.len()).unwrap();
        for (seat, choice) in choices {
            twin.play(seat, if seat == whose { &another } else { &choice }).unwrap();
        }
        let others = game.seats().into_iter().filter(|&seat| seat != whose).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            prop_assert_eq!(game.view(viewer), twin.view(viewer));
        }
        let own = |game: &Qwixx| match game.view(Viewer::Seat(whose)).stage() {
            ViewStage::Action1 { own, .. } => *own,
            _ => None,
        };
        prop_assert_eq!(own(&twin), Some(another));
        prop_assert_eq!(own(game) == own(&twin), *game == twin);
    }

    #[test]
    fn a_view_offers_its_seat_the_legal_choices(game in states()) {
        for seat in game.seats() {
            let view = game.view(Viewer::Seat(seat));
            prop_assert_eq!(view.choices(), game.legal(seat));
            prop_assert_eq!(view.score(seat), game.score(seat));
        }
        prop_assert!(game.view(Viewer::Spectator).choices().is_empty());
    }

    #[test]
    fn rolls_are_of_the_dice_in_the_game(game in states(), white in prop::array::uniform2(0..10u8), colour in prop::array::uniform4(0..10u8)) {
        let roll = Roll::new(white, colour);
        let sides = if game.rules() == Rules::LONGO { 8 } else { 6 };
        let possible = matches!(game.awaits(), Awaits::Chance)
            && white.iter().all(|pips| (1..=sides).contains(pips))
            && Row::ALL.into_iter().all(|row| match (is_closed(&game, row), colour[row.index()]) {
                (true, pips) => pips == 0,
                (false, pips) => (1..=sides).contains(&pips),
            });
        let mut after = game.clone();
        let happened = after.happen(&roll);
        prop_assert_eq!(happened.is_ok(), possible);
        if !possible {
            prop_assert_eq!(after, game);
        }
    }

    #[test]
    fn sheets_are_read_cell_by_cell(game in states()) {
        for seat in game.seats() {
            let sheet: &Sheet = game.sheet(seat);
            for row in Row::ALL {
                let numbers = printed(game.rules(), row);
                let shown: Vec<u8> = (0..numbers.len())
                    .filter(|&field| sheet.row(row).is_crossed(field as u8))
                    .map(|field| numbers[field])
                    .collect();
                prop_assert_eq!(shown, crossed(&game, seat, row));
            }
        }
    }
}
