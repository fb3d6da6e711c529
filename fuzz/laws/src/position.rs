use game::{Awaits, Game, MAX_SEATS, Notation, Seat, Viewer};

use crate::Bytes;
use crate::text::{check_choice, check_fault_in_line, check_position};

/// Any text can be read as a position or has a fault with a place; a position reads back as the same, and
/// the game can go on from it by exactly the choices and chances it offers.
pub fn position<G: Notation>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match G::from_position(&text) {
        Ok(state) => {
            check_state(&state);
            check_offers(&state);
            check_chance(&state, &mut Bytes::new(data));
        }
        Err(fault) => check_fault_in_line(&fault, &text),
    }
}

/// What holds for a state, whatever it awaits.
pub(crate) fn check_state<G: Notation>(state: &G) {
    check_position(state);
    check_order(state);
    let over = matches!(state.awaits(), Awaits::Nothing(_));
    assert_eq!(state.outcome().is_some(), over, "a game has an outcome exactly when it is over");
    assert!(!state.leaders().is_empty(), "somebody has the highest total");
    let awaited = state.awaits().seats();
    assert_eq!(awaited.without(state.seats()), game::Seats::NONE, "somebody who does not play is awaited");
    if let Awaits::Choices(seats) = state.awaits() {
        assert!(!seats.is_empty(), "choices of nobody are awaited");
    }
    state.view(Viewer::Spectator);
    for seat in state.seats() {
        state.view(Viewer::Seat(seat));
    }
}

/// The legal choices of a seat: each once, and none unless the seat is awaited.
pub(crate) fn choices<G: Game>(state: &G, seat: Seat) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let awaited = state.awaits().seats().contains(seat);
    assert_eq!(choices.is_empty(), !awaited, "seat {seat} is offered {} choices", choices.len());
    let mut sorted = choices.clone();
    sorted.sort();
    assert!(sorted.is_sorted_by(|one, other| one < other), "a choice is offered twice");
    choices
}

/// The order of the choices depends only on the state, not on how it came about.
fn check_order<G: Notation>(state: &G) {
    let again = G::from_position(&state.position());
    for seat in state.awaits().seats() {
        assert_eq!(again.as_ref().map(|again| choices(again, seat)), Ok(choices(state, seat)));
    }
}

/// Every choice that is offered is accepted, and can be written down.
fn check_offers<G: Notation>(state: &G) {
    for seat in (0..MAX_SEATS).map(Seat::new) {
        for choice in choices(state, seat) {
            check_choice::<G>(&choice);
            let (mut after, mut unchecked) = (state.clone(), state.clone());
            assert_eq!(after.play(seat, &choice), Ok(()), "{choice} is offered to seat {seat}");
            unchecked.play_unchecked(seat, &choice);
            assert_eq!(after, unchecked, "{choice} has two different results");
        }
    }
}

/// Chance is cast exactly when it is awaited, and what is cast can happen; gives the state after it.
pub(crate) fn check_chance<G: Game>(state: &G, bytes: &mut Bytes<'_>) -> Option<G> {
    let chance = state.cast(bytes);
    assert_eq!(chance.is_some(), matches!(state.awaits(), Awaits::Chance), "chance comes when it is awaited");
    let chance = chance?;
    let (mut after, mut unchecked) = (state.clone(), state.clone());
    assert_eq!(after.happen(&chance), Ok(()), "{chance} was cast");
    unchecked.happen_unchecked(&chance);
    assert_eq!(after, unchecked, "{chance} has two different results");
    let again = after.clone();
    if !matches!(after.awaits(), Awaits::Chance) {
        assert!(after.happen(&chance).is_err(), "{chance} happens twice");
        assert_eq!(after, again, "a refused event has changed the state");
    }
    Some(after)
}
