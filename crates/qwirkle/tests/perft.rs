//! The figures of `tests/perft/*.txt`: every sequence of events from chosen positions, counted.

#![allow(clippy::unwrap_used, clippy::panic)]

mod oracle;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use game::{Awaits, Game, Notation, Perft, check_perft_table};
use qwirkle::{Chance, Choice, Hand, Qwirkle};

/// One file: its name, the position, and the figures by depth.
struct Figures {
    name: String,
    text: String,
    position: Qwirkle,
    by_depth: Vec<(usize, Perft)>,
}

fn files() -> Vec<Figures> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let position = Qwirkle::from_position(lines.next().unwrap()).unwrap();
        let by_depth = lines.map(figures).collect();
        Figures { name: path.display().to_string(), position, by_depth, text }
    };
    paths.iter().map(read).collect()
}

fn figures(line: &str) -> (usize, Perft) {
    let words: Vec<&str> = line.split(' ').collect();
    let [depth, sequences, expected, _] = words[..] else {
        panic!("not four figures: {line}");
    };
    let (sequences, expected) = (sequences.parse().unwrap(), expected.parse().unwrap());
    (depth.parse().unwrap(), Perft { sequences, expected, ..Perft::default() })
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * other.abs().max(1.0)
}

#[test]
fn the_figures_are_right() {
    let files = files();
    assert!(files.len() >= 10);
    for Figures { name, text, .. } in files {
        if let Err(fault) = check_perft_table::<Qwirkle>(&text) {
            panic!("{name}: {fault}");
        }
    }
}

#[test]
fn the_figures_match_brute() {
    for Figures { name, position, by_depth, .. } in files() {
        for (depth, figures) in by_depth.into_iter().filter(|(_, figures)| figures.sequences < 700) {
            let (sequences, expected) = brute(&position, depth);
            assert_eq!(sequences, figures.sequences, "{name}, depth {depth}");
            assert!(is_near(expected, figures.expected), "{name}, depth {depth}: {expected}");
        }
    }
}

/// The sequences and the expected sequences, with choices and draws found in the slow way.
fn brute(state: &Qwirkle, depth: usize) -> (u128, f64) {
    if depth == 0 {
        return (1, 1.0);
    }
    match state.awaits() {
        Awaits::Nothing(_) => (0, 0.0),
        Awaits::Choices(_) => brute_choices(state).iter().fold((0, 0.0), |sum, choice| {
            let mut after = state.clone();
            after.play(state.turn(), choice).unwrap();
            let (sequences, expected) = brute(&after, depth - 1);
            (sum.0 + sequences, sum.1 + expected)
        }),
        Awaits::Chance => {
            let draws = brute_draws(state);
            let all: usize = draws.values().sum();
            draws.iter().fold((0, 0.0), |sum, (drawn, &ways)| {
                let mut after = state.clone();
                after.happen(&Chance::Draw(*drawn)).unwrap();
                let (sequences, expected) = brute(&after, depth - 1);
                (sum.0 + sequences, sum.1 + expected * ways as f64 / all as f64)
            })
        }
    }
}

fn brute_choices(state: &Qwirkle) -> Vec<Choice> {
    let table = oracle::table(state.board());
    let hand = state.hand(state.turn());
    let mut choices: Vec<Choice> = oracle::placements(&table, hand).into_keys().map(Choice::Place).collect();
    if !table.is_empty() {
        let parts: BTreeSet<Hand> = parts(hand.tiles()).into_iter().collect();
        let fits = |part: &Hand| !part.is_empty() && part.len() <= state.bag().len();
        choices.extend(parts.into_iter().filter(fits).map(Choice::Trade));
    }
    if choices.is_empty() {
        choices.push(Choice::Pass);
    }
    choices
}

/// Every draw with the number of ways to pick it from the single tiles of the bag.
fn brute_draws(state: &Qwirkle) -> BTreeMap<Hand, usize> {
    let bag: Vec<_> =
        state.bag().counts().flat_map(|(tile, count)| std::iter::repeat_n(tile, count)).collect();
    let placed = state.idle() == 0;
    let count = if placed { (6 - state.hand(state.turn()).len()).min(bag.len()) } else { aside(state) };
    let mut draws = BTreeMap::new();
    if count == 1 {
        for &tile in &bag {
            *draws.entry(Hand::new([tile]).unwrap()).or_default() += 1;
        }
        return draws;
    }
    assert!(bag.len() <= 6, "too many draws for brute force");
    for part in parts(&bag).into_iter().filter(|part| part.len() == count) {
        *draws.entry(part).or_default() += 1;
    }
    draws
}

/// How many tiles are set aside: those that are nowhere else.
fn aside(state: &Qwirkle) -> usize {
    let held: usize = state.seats().into_iter().map(|seat| state.hand(seat).len()).sum();
    108 - held - state.board().len() - state.bag().len()
}

/// Every selection of single tiles, the empty one too.
fn parts(tiles: &[qwirkle::Tile]) -> Vec<Hand> {
    let picked = |mask: usize| tiles.iter().enumerate().filter(move |(i, _)| mask >> i & 1 == 1);
    (0..1_usize << tiles.len()).map(|mask| Hand::new(picked(mask).map(|(_, &tile)| tile)).unwrap()).collect()
}
