//! The moments of a game at which there is something new to see.

use std::sync::Arc;

use game::{Awaits, Game, Notation, Record, Seat, Step, Viewer};
use qwirkle::{Cell, Choice, Hand, Qwirkle};
use qwixx::Qwixx;
use table::RedactedStep;
use tell::Tell;

/// A game that can be shown step by step.
pub(super) trait Shown:
    Game<View: Send + Sync, News: Send + Sync> + Notation + Tell + Send + Sync + 'static
{
    /// What is shown beside what the viewer may see.
    type Extra: Clone + Default + Send + Sync + 'static;

    /// Whether everything that belongs together has happened, so that nothing sealed is shown.
    fn rests(view: &Self::View) -> bool;

    /// Whether a step begins another turn.
    fn begins_turn(step: &Step<Self>) -> bool;

    /// What is shown beside the view: `bare` if nothing needs to be hidden any more.
    fn extra(state: &Self, steps: &[&Step<Self>], bare: bool) -> Self::Extra;
}

/// What there is to see after some steps.
#[derive(Clone, Debug)]
pub(super) struct Moment<G: Shown> {
    pub(super) view: Arc<G::View>,
    /// The turn, counted from one; zero before the first.
    pub(super) turn: usize,
    /// What happened since the moment before.
    pub(super) told: Vec<RedactedStep<G>>,
    pub(super) extra: G::Extra,
}

/// What is shown of Qwirkle beside the view.
#[derive(Clone, Default, Debug)]
pub(super) struct Tiles {
    /// Where the latest tiles lie.
    pub(super) latest: Vec<Cell>,
    /// All hands in seat order, where nobody plays on who must not see them.
    pub(super) hands: Option<Vec<Hand>>,
}

impl Shown for Qwixx {
    type Extra = ();

    fn rests(view: &Self::View) -> bool {
        !matches!(view.stage(), qwixx::ViewStage::Action1 { chosen, .. } if !chosen.is_empty())
    }

    fn begins_turn(step: &Step<Self>) -> bool {
        matches!(step, Step::Chance(_))
    }

    fn extra(_: &Self, _: &[&Step<Self>], _: bool) {}
}

impl Shown for Qwirkle {
    type Extra = Tiles;

    fn rests(view: &Self::View) -> bool {
        !matches!(view.stage, qwirkle::ViewStage::Draw { .. })
    }

    fn begins_turn(step: &Step<Self>) -> bool {
        matches!(step, Step::Choice(..))
    }

    fn extra(state: &Self, steps: &[&Step<Self>], bare: bool) -> Tiles {
        let placed = steps.iter().find_map(|step| match step {
            Step::Choice(_, Choice::Place(placement)) => Some(placement),
            _ => None,
        });
        let latest =
            placed.iter().flat_map(|placement| placement.tiles()).map(|placed| placed.cell).collect();
        let hands = || state.seats().into_iter().map(|seat| state.hand(seat)).collect();
        Tiles { latest, hands: bare.then(hands) }
    }
}

/// The moments of a record, from before the first step on. `you` is the only person at the table: others see
/// of a game that goes on what a spectator may see. What is still sealed is left out.
pub(super) fn moments<G: Shown>(record: &Record<G>, you: Option<Seat>) -> Vec<Moment<G>> {
    let is_over = matches!(record.state().awaits(), Awaits::Nothing(_));
    let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
    let moment = |state: &G, turn, steps: &[&Step<G>], told| Moment {
        view: state.view(viewer).into(),
        turn,
        told,
        extra: G::extra(state, steps, is_over),
    };
    let mut moments = vec![moment(record.start(), 0, &[], Vec::new())];
    let (mut turn, mut steps, mut told) = (0, Vec::new(), Vec::new());
    for (mut state, step) in record.replay() {
        turn += usize::from(G::begins_turn(step));
        told.push(RedactedStep::News(state.news(step, viewer)));
        steps.push(step);
        step.carry_out(&mut state);
        if G::rests(&state.view(Viewer::Spectator)) {
            moments.push(moment(&state, turn, &steps, core::mem::take(&mut told)));
            steps.clear();
        }
    }
    moments
}

#[cfg(test)]
mod tests {
    use super::*;

    const QWIXX: &str = "rowlock record 1\ngame: qwixx\nrules: 1\nplayers: Max, Emma\n\n\
        1. 4+1 r3 y5 g2 b6 | r5 y5 | b10\n2. 6+6 r1 y2 g6 b4 | r12 _\n";
    const QWIRKLE: &str = "rowlock record 1\ngame: qwirkle\nrules: 1\nplayers: Max, Emma\n\n\
        deal rs rc rd ob yt gv | bs bc pd px gt yx\n1. rs@0,0 rc@1,0 rd@2,0 | ps pc pv\n";

    #[test]
    fn choices_that_are_sealed_together_are_one_moment() {
        let record = Record::<Qwixx>::parse(&QWIXX.replace("r12", "-")).unwrap();
        let moments = moments(&record, None);
        let told: Vec<usize> = moments.iter().map(|moment| moment.told.len()).collect();
        // The start, the roll, action 1 of both, action 2, the second roll; the choice still sealed is not.
        assert_eq!(told, [0, 1, 2, 1, 1]);
        assert_eq!(moments.iter().map(|moment| moment.turn).collect::<Vec<_>>(), [0, 1, 1, 1, 2]);
    }

    #[test]
    fn nobody_sees_hands_of_a_game_that_goes_on() {
        let text = QWIRKLE.replace("ob", "os").replace("gv", "gc");
        let record = Record::<Qwirkle>::parse(&text).unwrap();
        for moment in moments(&record, None) {
            assert!(
                moment.extra.hands.is_none() && moment.view.hand.is_none() && moment.view.hands.is_none()
            );
        }
        let own = moments(&record, Some(Seat::new(0)));
        assert_eq!(own.len(), 3);
        assert!(own.iter().all(|moment| moment.extra.hands.is_none()));
        assert!(own[2].view.hand.is_some_and(|hand| hand.tiles().len() == 6));
        assert_eq!(own[2].extra.latest.len(), 3);
    }
}
