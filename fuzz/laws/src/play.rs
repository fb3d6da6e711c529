use game::{Awaits, MAX_SEATS, Notation, Seat};

use crate::Bytes;
use crate::position::{check_chance, check_state, choices};
use crate::text::check_fault_in_line;

/// The longest text that is tried as a choice.
const LONGEST: usize = 40;

/// The bytes play a game: a choice is accepted exactly when it is among the legal ones, and one that is
/// refused changes nothing.
///
/// The game begins at the position on the first line of the data or, if there is none, at one of `starts`.
pub fn play<G: Notation>(starts: &[&str], data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(mut state) = given_start::<G>(&mut bytes).or_else(|| start(starts, &mut bytes)) else {
        return;
    };
    let mut earlier: Vec<G::Choice> = Vec::new();
    check_state(&state);
    while !bytes.is_empty() {
        match state.awaits() {
            Awaits::Choices(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                let Some(&seat) = bytes.pick(&seats) else { return };
                step(&mut state, seat, &mut earlier, &mut bytes);
            }
            Awaits::Chance => {
                refuse_all(&mut state, &earlier);
                let Some(after) = check_chance(&state, &mut bytes) else { return };
                check_state(&after);
                state = after;
            }
            Awaits::Nothing(_) => {
                refuse_all(&mut state, &earlier);
                check_chance(&state, &mut bytes);
                return;
            }
        }
    }
}

/// The position on the first line, if it is one; the bytes then go on behind it.
fn given_start<G: Notation>(bytes: &mut Bytes<'_>) -> Option<G> {
    let (line, rest) = bytes.first_line()?;
    let state = G::from_position(line).ok()?;
    *bytes = rest;
    Some(state)
}

fn start<G: Notation>(starts: &[&str], bytes: &mut Bytes<'_>) -> Option<G> {
    let text = bytes.pick(starts)?;
    let state = G::from_position(text);
    assert!(state.is_ok(), "a game cannot begin at {text}: {state:?}");
    state.ok()
}

/// Makes a legal choice, or tries one that may be legal or not.
fn step<G: Notation>(state: &mut G, seat: Seat, earlier: &mut Vec<G::Choice>, bytes: &mut Bytes<'_>) {
    let legal = choices(state, seat);
    match bytes.byte() {
        // Half of all tries, so that games get somewhere.
        0..=127 => {
            if let Some(choice) = bytes.pick(&legal) {
                attempt(state, seat, choice, &legal);
                earlier.push(choice.clone());
            }
        }
        128..=191 => {
            let text = String::from_utf8_lossy(bytes.piece(LONGEST));
            match G::read_choice(&text) {
                Ok(choice) => attempt(state, seat, &choice, &legal),
                Err(fault) => check_fault_in_line(&fault, &text),
            }
        }
        192..=223 => {
            if let Some(choice) = bytes.pick(earlier) {
                attempt(state, seat, choice, &legal);
            }
        }
        // Somebody else makes the choice, perhaps somebody who is not at the table.
        224..=255 => {
            let other = Seat::new(usize::from(bytes.byte()) % MAX_SEATS);
            if let Some(choice) = bytes.pick(&legal) {
                let legal = choices(state, other);
                attempt(state, other, choice, &legal);
            }
        }
    }
}

/// Tries a choice: it must be accepted exactly when it is among the legal ones.
fn attempt<G: Notation>(state: &mut G, seat: Seat, choice: &G::Choice, legal: &[G::Choice]) {
    let before = state.clone();
    let result = state.play(seat, choice);
    assert_eq!(result.is_ok(), legal.contains(choice), "{choice} of seat {seat}: {result:?} in {before:?}");
    if result.is_ok() {
        let mut unchecked = before;
        unchecked.play_unchecked(seat, choice);
        assert_eq!(*state, unchecked, "{choice} has two different results");
        check_state(state);
    } else {
        assert_eq!(*state, before, "a refused choice has changed the state");
    }
}

/// When no choice is awaited, none is accepted.
fn refuse_all<G: Notation>(state: &mut G, earlier: &[G::Choice]) {
    for seat in (0..MAX_SEATS).map(Seat::new) {
        let legal = choices(state, seat);
        if let Some(choice) = earlier.last() {
            attempt(state, seat, choice, &legal);
        }
    }
}
