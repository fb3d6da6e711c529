use game::RandomSource;
use qwirkle::{Choice, Hand, Qwirkle, View, ViewStage};

use crate::{Bot, Budget};

/// Takes the placement that brings most points now, of equal ones the first that it finds; whoever can
/// place nothing trades as many tiles as possible.
#[derive(Debug)]
pub(crate) struct Greedy;

impl Bot<Qwirkle> for Greedy {
    fn choose(&mut self, view: &View, _: &Budget, _: &mut dyn RandomSource) -> Option<Choice> {
        if !matches!(view.stage, ViewStage::Play { seat, .. } if view.viewer.seat() == Some(seat)) {
            return None;
        }
        let best = view.board.best_placement(view.hand?);
        Some(best.map_or_else(|| without_placement(view), |(placement, _)| Choice::Place(placement)))
    }
}

fn without_placement(view: &View) -> Choice {
    let tiles = view.hand.iter().flat_map(|hand| hand.tiles().iter().copied()).take(view.bag);
    Hand::new(tiles).filter(|hand| !hand.is_empty()).map_or(Choice::Pass, Choice::Trade)
}
