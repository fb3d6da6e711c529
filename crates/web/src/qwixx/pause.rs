use protocol::Update;
use qwixx::{News, Qwixx, ViewStage};
use table::RedactedStep;

use super::scene::qwixx_of;
use crate::client::Frame;
use crate::store;

/// Time to see what the others chose in action 1, in milliseconds at a calm pace.
const REVEAL: u32 = 1200;
/// Time to see another's action 2.
const ACTION_2: u32 = 900;
/// Time for the dice to settle, where nobody on this device has to choose about them.
const DICE: u32 = 1100;

/// How long what is shown stays before what follows, at the pace that is set.
pub(crate) fn pause(shown: &Frame, next: &Frame) -> u32 {
    let (Some(shown_first), Some(next)) = (first(shown), first(next)) else { return 0 };
    let is_person = |seat| shown.iter().filter_map(qwixx_of).any(|update| update.viewer.seat() == Some(seat));
    let people = shown_first.viewer.seat().is_some();
    match calm_pause(shown_first, next, people, is_person) {
        0 => 0,
        calm => store::settings().pace.of(calm),
    }
}

fn first(frame: &Frame) -> Option<&Update<Qwixx>> {
    frame.first().and_then(qwixx_of)
}

fn calm_pause(
    shown: &Update<Qwixx>,
    next: &Update<Qwixx>,
    people: bool,
    is_person: impl Fn(game::Seat) -> bool,
) -> u32 {
    // What is taken back is gone at once.
    if shown.at.taken_back != next.at.taken_back {
        return 0;
    }
    let is_roll = |told: &&RedactedStep<Qwixx>| matches!(told, RedactedStep::News(News::Rolled { .. }));
    let mut turn = shown.told.iter().rev().take_while(|told| !is_roll(told));
    let is_seen = |told: &RedactedStep<Qwixx>| match *told {
        RedactedStep::News(News::Crossed { seat, .. } | News::Misthrow(seat)) => !is_person(seat),
        _ => false,
    };
    match shown.view.stage() {
        ViewStage::Action1 { .. } if !people && shown.at != next.at => DICE,
        ViewStage::Action2 { .. } if turn.any(is_seen) => REVEAL,
        ViewStage::Roll if turn.next().is_some_and(is_seen) => ACTION_2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use host::{GameKind, Host, NewTable};
    use protocol::{AnyUpdate, ClientMessage};
    use qwixx::Choice;

    use super::*;

    fn update(host: &Host) -> Update<Qwixx> {
        let update = host.look(game::Viewer::Seat(Seat::new(0)), 0);
        let AnyUpdate::Qwixx(update) = update else { panic!("no Qwixx") };
        update
    }

    /// Every frame of a game in which the person always passes.
    fn frames() -> Vec<Update<Qwixx>> {
        let seats = ["person:Anna", "greedy", "greedy"].map(|seat| seat.parse().unwrap()).to_vec();
        let new = NewTable { game: GameKind::CLASSIC, seats, source: 5.into(), dice_by_hand: false };
        let mut host = Host::new(new).unwrap();
        let mut frames = vec![update(&host)];
        while !host.is_over() {
            if !host.step(&bots::Knowledge::none()) {
                let pass = ClientMessage::Choose { at: host.moment(), choice: Choice::Pass.to_string() };
                host.take(Seat::new(0), &pass).unwrap();
            }
            frames.push(update(&host));
        }
        frames
    }

    #[test]
    fn what_others_cross_is_seen_for_a_while_and_nothing_else_is() {
        let frames = frames();
        let mut paused = 0;
        for (shown, next) in frames.iter().zip(frames.iter().skip(1)) {
            let pause = calm_pause(shown, next, true, |seat| seat == Seat::new(0));
            let crossed = Some(Seat::new(0))
                != shown.told.last().and_then(|told| match told {
                    RedactedStep::News(News::Crossed { seat, .. } | News::Misthrow(seat)) => Some(*seat),
                    _ => None,
                });
            match shown.view.stage() {
                ViewStage::Action1 { .. } => assert_eq!(pause, 0),
                ViewStage::Roll if !crossed => assert_eq!(pause, 0),
                _ => {}
            }
            paused += u32::from(pause > 0);
        }
        assert!(paused > 3, "greedy bots cross more than that");
    }

    #[test]
    fn what_is_taken_back_is_gone_at_once() {
        let frames = frames();
        let seen = |seat| seat == Seat::new(0);
        let mut pairs = frames.iter().zip(frames.iter().skip(1));
        let (shown, next) = pairs.find(|(shown, next)| calm_pause(shown, next, true, seen) > 0).unwrap();
        let mut back = next.clone();
        back.at.taken_back += 1;
        assert_eq!(calm_pause(shown, &back, true, seen), 0);
    }
}
