//! Laws that hold in every game.

#![allow(clippy::unwrap_used, clippy::panic)]

mod oracle;
mod random;

use std::collections::{BTreeMap, BTreeSet};

use game::{Awaits, Game, Notation, Points, RandomSource, Record, Seat, Step, Viewer};
use proptest::prelude::*;
use qwirkle::{
    Board, Cell, Chance, Choice, Edge, End, Hand, News, Order, Placed, Placement, Qwirkle, TILES, Tile,
};
use random::{Xorshift, any_choice, game, setup};

/// Longer than any game.
const WHOLE: usize = 5000;

fn choices(state: &Qwirkle) -> Vec<Choice> {
    let mut choices = Vec::new();
    state.choices(state.turn(), &mut choices);
    choices
}

fn generated(state: &Qwirkle) -> BTreeMap<Placement, u32> {
    let mut found = BTreeMap::new();
    state.for_each_placement(state.turn(), |placement, points| {
        assert_eq!(found.insert(*placement, points), None, "shown twice: {placement}");
    });
    found
}

/// What is shown for a hand on a board, in that order.
fn shown(board: &Board, hand: Hand) -> Vec<(Placement, u32)> {
    let mut shown = Vec::new();
    board.for_each_placement(hand, |placement, points| shown.push((*placement, points)));
    shown
}

/// What is shown and how a placement is scored against the slow rules.
fn check_placements(board: &Board, hand: Hand) -> Result<(), TestCaseError> {
    let shown = shown(board, hand);
    for (placement, points) in &shown {
        prop_assert_eq!(board.points(placement), *points, "{}", placement);
        prop_assert_eq!(board.after(placement).formed(placement).unwrap().points(), *points);
    }
    let found: BTreeMap<Placement, u32> = shown.iter().copied().collect();
    prop_assert_eq!(found.len(), shown.len(), "shown twice");
    prop_assert_eq!(found, oracle::placements(&oracle::table(board), hand));
    let first_of_the_best =
        shown.into_iter().reduce(|best, other| if other.1 > best.1 { other } else { best });
    prop_assert_eq!(board.best_placement(hand), first_of_the_best);
    Ok(())
}

/// Looks at hands that may not have been drawn, on a board of a game.
fn check_any_hands(seed: u64, steps: usize) -> Result<(), TestCaseError> {
    let mut random = Xorshift::new(seed ^ 2);
    let record = game(2, seed, steps);
    let board = record.state().board();
    for _ in 0..2 {
        // Towards the end of a game there is no room on the board for a whole hand besides those of the players.
        let hand = hand_of_few_kinds(&mut random);
        let room = hand.tiles().iter().copied().take(TILES - board.len());
        check_placements(board, Hand::new(room).unwrap())?;
    }
    Ok(())
}

/// One to six tiles of few kinds, so that there are duplicates, and lines in which they go together.
fn hand_of_few_kinds(random: &mut Xorshift) -> Hand {
    let (colours, shapes) = (1 + random.below(3), 1 + random.below(3));
    let first = random.below(36);
    let tile = |random: &mut Xorshift| {
        let (colour, shape) = (first / 6 + random.below(colours), first % 6 + random.below(shapes));
        Tile::from_index((colour % 6 * 6 + shape % 6) as usize).unwrap()
    };
    let count = 1 + random.below(6);
    Hand::new((0..count).map(|_| tile(random))).unwrap()
}

/// A choice near a legal one, or far from any.
fn odd_choice(state: &Qwirkle, random: &mut Xorshift) -> Choice {
    let hand = state.hand(state.turn());
    let tile = |random: &mut Xorshift| match random.below(4) {
        0 => Tile::from_index(random.below(36) as usize).unwrap(),
        _ if hand.is_empty() => Tile::default(),
        _ => hand.tiles()[random.below(hand.len() as u32) as usize],
    };
    match random.below(10) {
        0 => Choice::Pass,
        1 | 2 => {
            let count = random.below(7);
            Choice::Trade(Hand::new((0..count).map(|_| tile(random))).unwrap())
        }
        _ => {
            let mut laid = match any_choice(state, random) {
                Choice::Place(placement) => placement.tiles().to_vec(),
                _ => vec![Placed { cell: Cell::ORIGIN, tile: tile(random) }],
            };
            let which = random.below(laid.len() as u32) as usize;
            match random.below(6) {
                0 => laid[which].tile = tile(random),
                1 => laid[which].cell.x = laid[which].cell.x.wrapping_add(1),
                2 => laid[which].cell.y = laid[which].cell.y.wrapping_sub(1),
                3 => laid[which].cell = Cell::new(random.bits() as i8, random.bits() as i8),
                4 if laid.len() > 1 => drop(laid.remove(which)),
                _ if laid.len() < 6 => {
                    let near = laid[which].cell.neighbours()[random.below(4) as usize];
                    laid.push(Placed { cell: near, tile: tile(random) });
                }
                _ => {}
            }
            Choice::Place(Placement::new(&laid).unwrap())
        }
    }
}

/// The totals that the choices of a record bring, by the slow rules.
fn totals(record: &Record<Qwirkle>) -> Vec<i32> {
    let mut totals = vec![0; record.players().len()];
    let mut table = oracle::Table::new();
    for step in record.steps() {
        if let Step::Choice(seat, Choice::Place(placement)) = step {
            totals[seat.index()] += oracle::points(&table, placement.tiles()).unwrap() as i32;
            table.extend(placement.tiles().iter().map(|p| ((p.cell.x.into(), p.cell.y.into()), p.tile)));
        }
    }
    if let Awaits::Nothing(End::LastTile(seat)) = record.state().awaits() {
        totals[seat.index()] += 6;
    }
    totals
}

#[test]
fn no_hand_has_more_tiles_than_there_is_room_for() {
    check_any_hands(16_464_018_309_172_300_994, 116).unwrap();
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn placements_match_brute(seed: u64, count in 2_usize..=4, steps in 1_usize..120) {
        let record = game(count, seed, steps);
        let state = record.state();
        if let Awaits::Choices(_) = state.awaits() {
            let brute = oracle::placements(&oracle::table(state.board()), state.hand(state.turn()));
            prop_assert_eq!(generated(state), brute);
        }
    }

    #[test]
    fn placements_of_later_games_match_brute(seed: u64, count in 2_usize..=8) {
        let record = game(count, seed, WHOLE);
        let states: Vec<Qwirkle> = record.replay().map(|(state, _)| state).collect();
        let playing: Vec<_> = states.iter().filter(|s| !s.awaits().seats().is_empty()).collect();
        for state in playing.iter().rev().step_by(9).take(3) {
            let brute = oracle::placements(&oracle::table(state.board()), state.hand(state.turn()));
            prop_assert_eq!(generated(state), brute);
        }
    }

    #[test]
    fn placements_of_any_hand_match_brute(seed: u64, steps in 2_usize..120) {
        check_any_hands(seed, steps)?;
    }

    #[test]
    fn openings_match_brute(seed: u64) {
        let mut random = Xorshift::new(seed);
        for _ in 0..20 {
            check_placements(&Board::new(), hand_of_few_kinds(&mut random))?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10) })]

    /// Most tiles, each laid as far as possible in one direction.
    #[test]
    fn placements_at_the_end_of_the_table_match_brute(seed: u64, dx in -1_i32..=1, dy in -1_i32..=1) {
        let mut random = Xorshift::new(seed);
        let mut left: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 3]).collect();
        let mut board = Board::new();
        for _ in 0..400 {
            let mut hand = Hand::EMPTY;
            while left.len() > 12 && hand.len() < 6 {
                hand.add(left.swap_remove(random.below(left.len() as u32) as usize));
            }
            let far = |placed: &Placed| dx * i32::from(placed.cell.x) + dy * i32::from(placed.cell.y);
            let furthest = |placement: &Placement| placement.tiles().iter().map(far).max();
            let best = shown(&board, hand).into_iter().max_by_key(|(placement, _)| furthest(placement));
            if let Some((placement, _)) = best {
                board.lay(&placement);
                placement.tiles().iter().for_each(|placed| _ = hand.remove(placed.tile));
            }
            left.extend(hand.tiles());
        }
        prop_assert!(board.len() > 80);
        check_placements(&board, hand_of_few_kinds(&mut random))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn a_choice_is_playable_iff_it_is_listed(seed: u64, count in 2_usize..=5, steps in 0_usize..200) {
        let mut random = Xorshift::new(seed ^ 1);
        let record = game(count, seed, steps);
        let state = record.state();
        let listed = choices(state);
        prop_assert!(listed.is_sorted() && listed.windows(2).all(|pair| pair[0] != pair[1]));
        for choice in &listed {
            prop_assert_eq!(state.clone().play(state.turn(), choice), Ok(()), "{}", choice);
        }
        for _ in 0..300 {
            let choice = odd_choice(state, &mut random);
            let mut after = state.clone();
            let played = after.play(state.turn(), &choice);
            prop_assert_eq!(played.is_ok(), listed.contains(&choice), "{}: {:?}", choice, played);
            prop_assert!(played.is_ok() || after == *state);
            // Unspecified, but never a panic.
            state.clone().play_unchecked(state.turn(), &choice);
        }
        let other = state.turn().next(count);
        for choice in &listed {
            prop_assert!(state.clone().play(other, choice).is_err());
        }
    }

    #[test]
    fn a_board_is_as_before_when_placements_are_taken_back(seed: u64, steps in 1_usize..120) {
        let mut random = Xorshift::new(seed ^ 3);
        let record = game(2, seed, steps);
        let mut board = record.state().board().clone();
        let hand = hand_of_few_kinds(&mut random);
        let all_of = |board: &Board| {
            let frontier: Vec<Edge> = board.frontier().collect();
            (frontier, board.placed().to_vec(), board.bounds(), shown(board, hand))
        };
        let mut laid = Vec::new();
        for _ in 0..6 {
            let placements = shown(&board, hand_of_few_kinds(&mut random));
            if !placements.is_empty() {
                let (placement, _) = placements[random.below(placements.len() as u32) as usize];
                let before = all_of(&board);
                let after = board.after(&placement);
                laid.push((board.lay(&placement), before));
                prop_assert_eq!(all_of(&board), all_of(&after));
            }
        }
        while let Some((undo, before)) = laid.pop() {
            board.take_back(&undo);
            prop_assert_eq!(all_of(&board), before);
        }
        prop_assert_eq!(&board, record.state().board());
    }

    #[test]
    fn the_frontier_matches_one_made_from_scratch(seed: u64, steps in 2_usize..200) {
        let record = game(2, seed, steps);
        let board = record.state().board();
        let table = oracle::table(board);
        let kept: BTreeMap<Cell, BTreeSet<Tile>> =
            board.frontier().map(|edge| (edge.cell, edge.allowed.into_iter().collect())).collect();
        let fitting = |cell| Tile::all().filter(|&tile| oracle::fits(&table, cell, tile)).collect();
        let scratch: BTreeMap<Cell, BTreeSet<Tile>> =
            oracle::frontier(&table).into_iter().map(|cell| (cell, fitting(cell))).collect();
        prop_assert_eq!(kept, scratch);
        for edge in board.frontier() {
            prop_assert_eq!(board.edge(edge.cell), Some(edge));
        }
        for placed in board.placed() {
            prop_assert_eq!(board.edge(placed.cell), None);
        }
    }

    #[test]
    fn records_and_positions_are_read_as_they_were_written(seed: u64, count in 2_usize..=8, steps in 0_usize..300) {
        let record = game(count, seed, steps);
        let text = record.to_string();
        let again = Record::<Qwirkle>::parse(&text).unwrap();
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(again.to_string(), text);
        let last = [record.state().clone()];
        for state in record.replay().map(|(state, _)| state).chain(last) {
            let text = state.position();
            let read = Qwirkle::from_position(&text);
            prop_assert_eq!(read.as_ref(), Ok(&state), "{}", text);
            prop_assert_eq!(read.unwrap().position(), text);
        }
    }

    #[test]
    fn choices_are_read_as_they_were_written(seed: u64, steps in 1_usize..100) {
        let record = game(2, seed, steps);
        for choice in choices(record.state()) {
            prop_assert_eq!(Qwirkle::read_choice(&choice.to_string()), Ok(choice));
        }
    }

    #[test]
    fn every_game_ends_and_scores_match_brute(seed: u64, count in 2_usize..=8) {
        let record = game(count, seed, WHOLE);
        let outcome = record.state().outcome().unwrap();
        prop_assert_eq!(outcome.totals, totals(&record));
        prop_assert!(!outcome.winners.is_empty());
    }

    #[test]
    fn replaying_reaches_the_same_state(seed: u64, count in 2_usize..=8, steps in 0_usize..300) {
        let record = game(count, seed, steps);
        let mut state = record.start().clone();
        for step in record.steps() {
            match step {
                Step::Chance(chance) => state.happen(chance).unwrap(),
                Step::Choice(seat, choice) => state.play(*seat, choice).unwrap(),
            }
        }
        prop_assert_eq!(&state, record.state());
    }

    #[test]
    fn views_do_not_show_what_is_hidden(seed: u64, count in 2_usize..=8, steps in 2_usize..200) {
        let record = game(count, seed, steps);
        let state = record.state();
        let mut random = Xorshift::new(seed ^ 2);
        if state.board().is_empty() || state.outcome().is_some() {
            return Ok(());
        }
        // Another seat holds a tile from the bag instead of one of its own.
        let other = Seat::new(random.below(count as u32) as usize);
        let hidden: Vec<Tile> = state.bag().counts().filter(|&(_, n)| n > 0).map(|(tile, _)| tile).collect();
        let mut hand = state.hand(other);
        if hand.is_empty() || hidden.is_empty() {
            return Ok(());
        }
        let away = hand.tiles()[random.below(hand.len() as u32) as usize];
        hand.remove(away);
        hand.add(hidden[random.below(hidden.len() as u32) as usize]);
        let position = state.position();
        let mut words: Vec<String> = position.split(' ').map(String::from).collect();
        let (_, points) = words[5 + other.index()].split_once(':').unwrap();
        words[5 + other.index()] = format!("{}:{points}", hand.to_string().replace(' ', ""));
        let twin = Qwirkle::from_position(&words.join(" ")).unwrap();
        for seat in state.seats().into_iter().filter(|&seat| seat != other) {
            let view = state.view(Viewer::Seat(seat));
            prop_assert_eq!(&view, &twin.view(Viewer::Seat(seat)));
            prop_assert_eq!(view.unseen(), twin.view(Viewer::Seat(seat)).unseen());
        }
        prop_assert_eq!(state.view(Viewer::Spectator), twin.view(Viewer::Spectator));
    }

    #[test]
    fn views_do_not_show_what_others_trade(seed: u64, count in 2_usize..=8, steps in 2_usize..200, away: u32) {
        let mut state = game(count, seed, steps).state().clone();
        let seat = state.turn();
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        let trades: Vec<_> = choices.iter().filter(|choice| matches!(choice, Choice::Trade(_))).collect();
        let Some(&Choice::Trade(tiles)) = trades.get(away as usize % trades.len().max(1)).copied() else {
            return Ok(());
        };
        // Another trade of as many tiles: the hands and the tiles set aside differ, but not for the others.
        let same_size = |choice: &&&Choice| matches!(choice, Choice::Trade(other) if other.len() == tiles.len());
        let other = **trades.iter().rev().find(same_size).unwrap();
        let mut twin = state.clone();
        state.play(seat, &Choice::Trade(tiles)).unwrap();
        twin.play(seat, &other).unwrap();
        for viewer in state.seats().into_iter().filter(|&viewer| viewer != seat).map(Viewer::Seat) {
            prop_assert_eq!(state.view(viewer), twin.view(viewer));
        }
        prop_assert_eq!(state.view(Viewer::Spectator), twin.view(Viewer::Spectator));
    }

    #[test]
    fn news_do_not_tell_what_is_hidden(seed: u64, count in 2_usize..=8, steps in 0_usize..200) {
        let record = game(count, seed, steps);
        let state = record.state();
        let mut random = Xorshift::new(seed ^ 3);
        // Two steps that others cannot tell apart: other tiles dealt, drawn or traded.
        let (one, other) = match state.awaits() {
            Awaits::Nothing(_) => return Ok(()),
            Awaits::Chance => {
                let mut cast = || Step::Chance(state.cast(&mut random).unwrap());
                (cast(), cast())
            }
            Awaits::Choices(_) => {
                let mut choices = Vec::new();
                state.choices(state.turn(), &mut choices);
                let single = |choice: &&Choice| matches!(choice, Choice::Trade(tiles) if tiles.len() == 1);
                let trades: Vec<_> = choices.iter().filter(single).collect();
                let (Some(one), Some(other)) = (trades.first(), trades.last()) else { return Ok(()) };
                (Step::Choice(state.turn(), **one), Step::Choice(state.turn(), **other))
            }
        };
        let others = state.seats().into_iter().filter(|&seat| seat != state.turn()).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            let (one, other) = (state.news(&one, viewer), state.news(&other, viewer));
            match (one, other) {
                // Who begins is for everybody to see.
                (News::Dealt { own: one, .. }, News::Dealt { own: other, .. }) => {
                    prop_assert!(one.is_some() == viewer.seat().is_some() && one.is_some() == other.is_some());
                }
                (one, other) => prop_assert_eq!(one, other),
            }
        }
    }

    #[test]
    fn games_follow_the_order_of_the_tiles(seed: u64, count in 2_usize..=8) {
        let mut random = Xorshift::new(seed);
        let start = Order::by_lot(&mut random);
        // Two games that differ in the choices: the same hands are dealt, and the same tiles come out.
        let mut drawn: [Vec<Hand>; 2] = [Vec::new(), Vec::new()];
        for (i, drawn) in drawn.iter_mut().enumerate() {
            let (mut order, mut choices) = (start.clone(), Xorshift::new(seed ^ (i as u64 + 7)));
            let mut state = Qwirkle::new(&setup(count)).unwrap();
            while state.outcome().is_none() {
                if let Some(chance) = order.next(&state, &mut random) {
                    match &chance {
                        Chance::Deal(hands) => drawn.extend(hands),
                        Chance::Draw(tiles) => drawn.push(*tiles),
                    }
                    state.happen(&chance).unwrap();
                } else {
                    let choice = any_choice(&state, &mut choices);
                    state.play(state.turn(), &choice).unwrap();
                }
            }
            prop_assert_eq!(order.next(&state, &mut random), None);
        }
        prop_assert_eq!(&drawn[0][..count], &drawn[1][..count]);
    }

    #[test]
    fn a_seat_sees_its_own_choices(seed: u64, count in 2_usize..=4, steps in 1_usize..200) {
        let record = game(count, seed, steps);
        let state = record.state();
        for seat in state.seats() {
            let (mut own, mut seen) = (Vec::new(), Vec::new());
            state.choices(seat, &mut own);
            let view = state.view(Viewer::Seat(seat));
            view.choices(&mut seen);
            prop_assert_eq!(own, seen);
            let others = state.seats().into_iter().filter(|&other| other != seat);
            let held: usize = others.map(|other| state.hand(other).len()).sum();
            if state.outcome().is_none() && view.aside.is_none() {
                // What another seat has set aside is in neither place, and not seen either.
                let laid_aside = 108 - state.board().len() - state.bag().len()
                    - state.seats().into_iter().map(|seat| state.hand(seat).len()).sum::<usize>();
                prop_assert_eq!(view.unseen().len(), state.bag().len() + held + laid_aside);
            }
        }
    }

    #[test]
    fn the_weights_of_draws_are_all_the_ways_to_pick(seed: u64, steps in 2_usize..100) {
        let record = game(3, seed, steps);
        for (state, step) in record.replay() {
            if let Step::Chance(Chance::Draw(drawn)) = step && drawn.len() <= 2 {
                let (mut sum, mut seen) = (0, 0);
                let enumerated = state.outcomes(&mut |chance, weight| {
                    sum += weight;
                    seen += usize::from(*chance == Chance::Draw(*drawn));
                });
                prop_assert!(enumerated);
                prop_assert_eq!(sum, choose(state.bag().len() as u64, drawn.len() as u64));
                prop_assert_eq!(seen, 1);
            }
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in ".{0,60}", words in "(qwirkle|deal|play|draw:rs|over|1|0|-|0,0:rs1bs/rc|rsbs:3:0|[a-z0-9,:@/ -]{1,8}| ){0,12}") {
        for text in [&text, &words] {
            _ = Qwirkle::from_position(text);
            _ = Qwirkle::read_choice(text);
            let record = format!("rowlock record 1\ngame: qwirkle\nrules: 1\nplayers: A, B\n\n{text}\n");
            _ = Record::<Qwirkle>::parse(&record);
        }
    }
}

/// The positions on which generation is timed.
#[test]
fn placements_of_the_corpus_match_brute() {
    let positions: Vec<&str> = include_str!("../benches/positions.txt").lines().collect();
    assert_eq!(positions.len(), 500);
    for text in positions.into_iter().step_by(25) {
        let state = Qwirkle::from_position(text).unwrap();
        assert_eq!(state.position(), text);
        check_placements(state.board(), state.hand(state.turn())).unwrap();
    }
}

/// The winners are those with the highest total.
#[test]
fn leaders_have_the_highest_total() {
    for seed in 0..20 {
        let record = game(4, seed, WHOLE);
        let best = record.state().seats().into_iter().map(|s| record.state().score(s).total()).max();
        for seat in record.state().leaders() {
            assert_eq!(Some(record.state().score(seat).total()), best);
        }
    }
}
