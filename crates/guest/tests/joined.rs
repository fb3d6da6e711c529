//! What is put together from news is what the table would have told from the start.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use game::Viewer;
use guest::fits;
use host::{GameKind, Host};
use proptest::prelude::*;
use protocol::{AnyUpdate, ClientMessage};
use support::{Dice, choices_of, moment_of, table, viewers};

/// What is put together, if it fits.
fn joined(earlier: Option<&AnyUpdate>, update: AnyUpdate) -> Option<AnyUpdate> {
    fits(earlier, &update).then(|| guest::joined(earlier.cloned(), update))
}

/// One step of the table, by lot: a person chooses or takes a choice back, all go back, or what is due is done.
fn go_on(host: &mut Host, dice: &mut Dice) {
    if dice.one_in(12) && host.steps() > 0 {
        // Nothing is wrong if there is nothing to go back to.
        _ = host.go_back(dice.below(host.steps()));
    } else if !host.step(&bots::Knowledge::none()) {
        for viewer in viewers() {
            let Viewer::Seat(seat) = viewer else { continue };
            let at = host.moment();
            if dice.one_in(5) {
                _ = host.take(seat, &ClientMessage::TakeBack { at });
            }
            let choices = choices_of(&host.look(viewer, 0));
            if !choices.is_empty() && !dice.one_in(4) {
                let choice = choices[dice.below(choices.len())].clone();
                // A choice may have come to late by what was taken back.
                _ = host.take(seat, &ClientMessage::Choose { at, choice });
            }
        }
    }
}

/// Follows a game for every viewer, each with news from here or there on.
fn follow(game: GameKind, seed: u64) {
    let mut dice = Dice(seed);
    let mut host = table(game, seed);
    let mut known: Vec<Option<AnyUpdate>> = vec![None; viewers().len()];
    for _ in 0..150 {
        for (viewer, known) in viewers().into_iter().zip(&mut known) {
            // Not everybody hears of every step.
            if dice.one_in(3) {
                continue;
            }
            let all = host.look(viewer, 0);
            let fits = known.as_ref().map(moment_of).filter(|at| at.taken_back == host.moment().taken_back);
            let most = fits.map_or(0, |at| at.opened);
            let from = dice.below(most + 1);
            assert_eq!(joined(known.as_ref(), host.look(viewer, from)).as_ref(), Some(&all));
            // What begins later than what is known ends does not fit.
            for from in most + 1..=host.steps() {
                assert_eq!(joined(known.as_ref(), host.look(viewer, from)), None);
            }
            *known = Some(all);
        }
        go_on(&mut host, &mut dice);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn games_are_followed(seed in any::<u64>(), kind in 0..3_usize) {
        follow(GameKind::ALL[kind], seed);
    }
}

#[test]
fn what_others_were_told_does_not_fit() {
    let mut host = table(GameKind::CLASSIC, 1);
    while host.step(&bots::Knowledge::none()) {}
    let [max, emma, _] = viewers();
    let known = host.look(max, 0);
    assert!(joined(Some(&known), host.look(max, 1)).is_some());
    assert_eq!(joined(Some(&known), host.look(emma, 1)), None);
    assert_eq!(joined(None, host.look(max, 1)), None);
    assert_eq!(joined(Some(&host.look(max, 1)), host.look(max, 1)), None);
    let mut other = table(GameKind::Qwirkle, 1);
    while other.step(&bots::Knowledge::none()) {}
    assert_eq!(joined(Some(&other.look(max, 0)), host.look(max, 1)), None);
    assert_eq!(joined(Some(&other.look(max, 0)), known.clone()), Some(known));
}
