//! The solver of Qwirkle's endings against a slow and obvious search of every choice.

#![allow(clippy::unwrap_used, clippy::panic)]

use bots::{Bot, BotName, Budget, EndingSolver, Knowledge, Roster, Solved};
use game::{Awaits, Game, Points, RandomSource, Seat, Viewer};
use qwirkle::{Board, Choice, HAND_SIZE, Hand, Placement, Qwirkle, Setup, Tile};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct Seeded(ChaCha8Rng);

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// All states of a game of two equal bots in which the bag is empty and at most so many tiles are left.
fn endings(bot: BotName, seed: u64, tiles: usize) -> Vec<Qwirkle> {
    let mut random = Seeded(ChaCha8Rng::seed_from_u64(seed));
    let mut bot: Box<dyn Bot<Qwirkle>> = Qwirkle::bot(bot, &Knowledge::none()).unwrap();
    let mut state = Qwirkle::new(&Setup::new(["Ann", "Bob"])).unwrap();
    let mut endings = Vec::new();
    loop {
        match state.awaits() {
            Awaits::Nothing(_) => return endings,
            Awaits::Chance => state.happen(&state.cast(&mut random).unwrap()).unwrap(),
            Awaits::Choices(_) => {
                let (placing, waiting) = hands(&state);
                if state.bag().is_empty() && placing.len() + waiting.len() <= tiles {
                    endings.push(state.clone());
                }
                let view = state.view(Viewer::Seat(state.turn()));
                let choice = bot.choose(&view, &Budget::default(), &mut random).unwrap();
                state.play(state.turn(), &choice).unwrap();
            }
        }
    }
}

fn hands(state: &Qwirkle) -> (Hand, Hand) {
    let seat = state.turn();
    (state.hand(seat), state.hand(seat.next(2)))
}

fn solve(solver: &mut EndingSolver, state: &Qwirkle) -> Solved {
    let (placing, waiting) = hands(state);
    solver.solve(&mut state.board().clone(), placing, waiting, u64::MAX).unwrap()
}

/// The margin of a seat at the end if both play best, by the rules alone.
fn brute(state: &Qwirkle, seat: Seat) -> i32 {
    let margin = |seat: Seat| state.score(seat).total() - state.score(seat.next(2)).total();
    if matches!(state.awaits(), Awaits::Nothing(_)) {
        return margin(seat);
    }
    let mut choices = Vec::new();
    state.choices(state.turn(), &mut choices);
    let margins = choices.iter().map(|choice| brute(&after(state, choice), seat));
    if state.turn() == seat { margins.max().unwrap() } else { margins.min().unwrap() }
}

fn after(state: &Qwirkle, choice: &Choice) -> Qwirkle {
    let mut after = state.clone();
    after.play(state.turn(), choice).unwrap();
    after
}

#[test]
fn real_endings_match_brute() {
    let mut solver = EndingSolver::new(12);
    let mut count = 0;
    for (bot, games, tiles) in [(BotName::Random, 60, 5), (BotName::Greedy, 100, 5)] {
        for state in (0..games).flat_map(|seed| endings(bot, seed, tiles)) {
            let seat = state.turn();
            let now = state.score(seat).total() - state.score(seat.next(2)).total();
            let Solved { margin, best, .. } = solve(&mut solver, &state);
            assert_eq!(margin, brute(&state, seat) - now, "{state:?}");
            let choice = best.map_or(Choice::Pass, Choice::Place);
            assert_eq!(margin, brute(&after(&state, &choice), seat) - now, "{choice} in {state:?}");
            count += 1;
        }
    }
    assert!(count >= 300, "{count}");
}

/// The same on a board of any size, where more tiles than in real endings fit nowhere.
fn brute_on_board(board: &Board, placing: Hand, waiting: Hand, passed: bool) -> i32 {
    let mut margins = Vec::new();
    board.for_each_placement(placing, |placement, points| {
        let mut left = placing;
        placement.tiles().iter().for_each(|placed| assert!(left.remove(placed.tile)));
        margins.push(if left.is_empty() {
            points as i32 + 6
        } else {
            points as i32 - brute_on_board(&board.after(placement), waiting, left, false)
        });
    });
    match margins.into_iter().max() {
        Some(most) => most,
        None if passed => 0,
        None => -brute_on_board(board, waiting, placing, true),
    }
}

/// A small board of some kinds, laid one by one where they fit, and two hands of at most three tiles.
fn small(random: &mut Seeded) -> (Board, Hand, Hand) {
    let mut board = Board::new();
    let kinds = tiles(8, random);
    for &tile in kinds.iter().cycle().take(12) {
        let mut ways = Vec::new();
        board.for_each_placement(Hand::new([tile]).unwrap(), |placement, _| ways.push(*placement));
        if !ways.is_empty() {
            board.lay(&ways[random.below(ways.len() as u32) as usize]);
        }
    }
    let mut hand = || Hand::new(tiles(1 + random.below(3), random)).unwrap();
    (board, hand(), hand())
}

fn tiles(count: u32, random: &mut Seeded) -> Vec<Tile> {
    (0..count).map(|_| Tile::from_index(random.below(36) as usize).unwrap()).collect()
}

fn is_stuck(board: &Board, hand: Hand) -> bool {
    let mut stuck = true;
    board.for_each_placement(hand, |_, _| stuck = false);
    stuck
}

#[test]
fn endings_with_passes_match_brute() {
    let mut solver = EndingSolver::new(12);
    let mut random = Seeded(ChaCha8Rng::seed_from_u64(1));
    let (mut one_stuck, mut both_stuck) = (0, 0);
    for _ in 0..1_000 {
        let (mut board, placing, waiting) = small(&mut random);
        let found = solver.solve(&mut board, placing, waiting, u64::MAX).unwrap();
        assert_eq!(found.margin, brute_on_board(&board, placing, waiting, false));
        let stuck = [placing, waiting].map(|hand| is_stuck(&board, hand));
        assert_eq!(found.best.is_none(), stuck[0]);
        one_stuck += u32::from(stuck[0] != stuck[1]);
        both_stuck += u32::from(stuck == [true, true]);
    }
    assert!(one_stuck >= 300 && both_stuck >= 100, "{one_stuck}, {both_stuck}");
}

/// The first ending of a greedy game, with hands as full as they are then.
fn full_ending() -> Qwirkle {
    endings(BotName::Greedy, 0, 2 * HAND_SIZE).swap_remove(0)
}

#[test]
fn the_same_ending_has_the_same_solution_and_leaves_the_board_as_it_was() {
    let state = full_ending();
    let (placing, waiting) = hands(&state);
    let mut board = state.board().clone();
    let mut solver = EndingSolver::new(16);
    let first = solver.best_within(&mut board, placing, waiting, 50_000);
    solver.best_within(&mut board, waiting, placing, 1_000);
    for other in [&mut solver, &mut EndingSolver::new(16)] {
        assert_eq!(other.best_within(&mut board, placing, waiting, 50_000), first);
    }
    assert_eq!(shown(&board, placing), shown(state.board(), placing));
    assert_eq!(board.placed(), state.board().placed());
}

/// What a board shows, in its order.
fn shown(board: &Board, hand: Hand) -> Vec<(Placement, u32)> {
    let mut shown = Vec::new();
    board.for_each_placement(hand, |placement, points| shown.push((*placement, points)));
    shown
}

#[test]
fn a_limit_that_is_too_small_gives_a_guess() {
    let state = full_ending();
    let (placing, waiting) = hands(&state);
    let mut board = state.board().clone();
    let mut solver = EndingSolver::new(16);
    for limit in [0, 1, 10, 100] {
        assert_eq!(solver.solve(&mut board, placing, waiting, limit), None);
        let guess = solver.best_within(&mut board, placing, waiting, limit);
        assert!(!guess.exact && guess.nodes <= limit);
        assert!(shown(&board, placing).iter().any(|&(placement, _)| Some(placement) == guess.best));
    }
    assert_eq!(board.placed(), state.board().placed());
}

#[test]
fn the_limit_is_the_number_of_positions_that_are_needed() {
    let state = endings(BotName::Greedy, 0, 5).swap_remove(0);
    let (placing, waiting) = hands(&state);
    let mut solver = EndingSolver::new(12);
    let found = solve(&mut solver, &state);
    let mut board = state.board().clone();
    assert!(found.nodes > 0);
    assert_eq!(solver.solve(&mut board, placing, waiting, found.nodes), Some(found));
    assert_eq!(solver.solve(&mut board, placing, waiting, found.nodes - 1), None);
}

#[test]
fn a_game_that_is_over_brings_nothing_more() {
    let mut board = Board::of(Placement::read("rs@0,0 rc@1,0").unwrap().tiles()).unwrap();
    let hand = Hand::read("rd").unwrap();
    for (placing, waiting) in [(hand, Hand::EMPTY), (Hand::EMPTY, hand)] {
        let solved = EndingSolver::new(4).solve(&mut board, placing, waiting, 0).unwrap();
        assert_eq!((solved.margin, solved.best), (0, None));
    }
}
