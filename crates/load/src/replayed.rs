use game::{Notation, Record, Seat, Step, Viewer};
use host::Hosted;
use qwirkle::{Chance, Choice, Hand, Qwirkle};
use qwixx::Qwixx;
use serde_json::Value;

/// A record, and every state on the way to its end.
#[derive(Debug)]
pub(crate) struct Replayed<G: Notation> {
    pub(crate) record: Record<G>,
    /// The state after so many steps.
    states: Vec<G>,
}

impl<G: Hosted> Replayed<G> {
    pub(crate) fn new(record: Record<G>) -> Self {
        let mut states: Vec<G> = record.replay().map(|(before, _)| before).collect();
        states.push(record.state().clone());
        Self { record, states }
    }

    /// What somebody may see after so many steps.
    pub(crate) fn view(&self, steps: usize, viewer: Viewer) -> Option<Value> {
        let view = G::WireView::from(&self.states.get(steps)?.view(viewer));
        serde_json::to_value(view).ok()
    }

    /// What a seat chose, in order.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let by_seat = |step: &Step<G>| match step {
            Step::Choice(who, choice) if *who == seat => Some(choice.to_string()),
            Step::Choice(..) | Step::Chance(_) => None,
        };
        self.record.steps().iter().filter_map(by_seat).collect()
    }

    /// What was chosen in the first so many steps.
    pub(crate) fn has_choice(&self, steps: usize, wanted: &str) -> bool {
        let is_it = |step: &Step<G>| matches!(step, Step::Choice(_, choice) if choice.to_string() == wanted);
        self.record.steps().iter().take(steps).any(is_it)
    }
}

/// What the games hide, from the record alone: not by the ways in which the server makes its views.
pub(crate) trait Hiding: Hosted {
    /// The tiles that were in a seat's hand, or came to it or left it, at any time in the first so many steps.
    fn tiles_of(replayed: &Replayed<Self>, steps: usize, seat: Seat) -> Vec<Vec<String>>;
}

impl Hiding for Qwixx {
    fn tiles_of(_: &Replayed<Self>, _: usize, _: Seat) -> Vec<Vec<String>> {
        Vec::new()
    }
}

impl Hiding for Qwirkle {
    fn tiles_of(replayed: &Replayed<Self>, steps: usize, seat: Seat) -> Vec<Vec<String>> {
        let hands = replayed.states.iter().take(steps + 1).map(|state| state.hand(seat));
        let moved = replayed.states.iter().zip(replayed.record.steps()).take(steps);
        let moved = moved.filter_map(|(before, step)| match step {
            Step::Chance(Chance::Deal(hands)) => hands.get(seat.index()).copied(),
            Step::Chance(Chance::Draw(tiles)) if before.turn() == seat => Some(*tiles),
            Step::Choice(who, Choice::Trade(tiles)) if *who == seat => Some(*tiles),
            Step::Choice(..) | Step::Chance(_) => None,
        });
        hands.chain(moved).map(written).collect()
    }
}

fn written(hand: Hand) -> Vec<String> {
    let mut tiles: Vec<String> = hand.tiles().iter().map(ToString::to_string).collect();
    tiles.sort();
    tiles
}
