use qwirkle::{Board, Choice, Hand, Placement, Qwirkle, Tiles, View};

use super::ending::{Ending, LAST_TILE, without};
use super::hidden::hidden;
use super::kept::Kept;
use super::offers::Offers;
use super::prospect::{Holder, Prospect};
use super::turn::Turn;
use crate::{Judge, Judgement};

/// A placement that brings so many points fewer than another gets no closer look, nor does a trade when a
/// placement brings more than this. Looking closer at more choices was measured to gain nothing.
const HOPELESS: f64 = 6.0;
const HOPELESS_TRADE: f64 = 3.0;

/// Weighs points against what comes after: what the tiles kept promise on the new board, and what that
/// board offers to the next player. An ending of two players is played out.
#[derive(Debug, Default)]
pub(crate) struct Steady {
    choices: Vec<Choice>,
    /// The placements among the choices with their points; they come first, in the same order.
    placements: Vec<(Placement, u32)>,
    judgements: Vec<Judgement>,
    board: Board,
    offers: Offers,
    ending: Ending,
}

impl Judge<Qwirkle> for Steady {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        self.choices.clear();
        view.choices(&mut self.choices);
        let Some(turn) = Turn::new(view).filter(|_| !self.choices.is_empty()) else { return };
        self.look(view, &turn);
        self.weigh(&turn);
        for (&choice, &judgement) in self.choices.iter().zip(&self.judgements) {
            show(choice, judgement);
        }
    }
}

impl Steady {
    /// What anybody sees of each choice; what comes after is still to be weighed.
    fn look(&mut self, view: &View, turn: &Turn<'_>) {
        self.placements.clear();
        view.for_each_placement(|placement, points| self.placements.push((*placement, points)));
        self.placements.sort_unstable();
        self.judgements.clear();
        self.judgements.extend(self.placements.iter().map(|(placement, points)| {
            let ends = turn.bag == 0 && placement.tiles().len() == turn.hand.len();
            let points = f64::from(points + if ends { LAST_TILE } else { 0 });
            Judgement { worth: points, points, hidden: hidden(turn.board, placement) }
        }));
        self.judgements.resize(self.choices.len(), Judgement { worth: 0.0, points: 0.0, hidden: 0.0 });
    }

    /// Adds what comes after each choice to its worth. The hopeless ones are spared the trouble: they get
    /// the worst that comes after any other, which keeps them behind the one with most points.
    fn weigh(&mut self, turn: &Turn<'_>) {
        let most = self.judgements.iter().map(|judgement| judgement.points).fold(0.0, f64::max);
        let mut worst = f64::INFINITY;
        for i in 0..self.choices.len() {
            if !is_hopeless(self.choices[i], self.judgements[i], most) {
                let after = self.after(turn, self.choices[i]);
                self.judgements[i].worth += after;
                worst = worst.min(after);
            }
        }
        for (&choice, judgement) in self.choices.iter().zip(&mut self.judgements) {
            if is_hopeless(choice, *judgement, most) {
                judgement.worth += worst;
            }
        }
    }

    /// What comes after a choice, in points.
    fn after(&mut self, turn: &Turn<'_>, choice: Choice) -> f64 {
        match choice {
            Choice::Place(placement) => {
                self.board.clone_from(turn.board);
                self.board.lay(&placement);
                let kept = without(turn.hand, placement.tiles().iter().map(|placed| placed.tile));
                match turn.known {
                    Some(others) => self.ending.margin(&self.board, kept, others),
                    None => outlook(turn, &self.board, kept, &mut self.offers),
                }
            }
            Choice::Trade(tiles) => {
                let kept = without(turn.hand, tiles.tiles().iter().copied());
                outlook(turn, turn.board, kept, &mut self.offers)
            }
            Choice::Pass => 0.0,
        }
    }
}

fn is_hopeless(choice: Choice, judgement: Judgement, most: f64) -> bool {
    let least = if matches!(choice, Choice::Trade(_)) { HOPELESS_TRADE } else { HOPELESS };
    judgement.points + least < most
}

/// What the tiles kept promise, and what the next player can be expected to make of the board.
fn outlook(turn: &Turn<'_>, board: &Board, kept: Hand, offers: &mut Offers) -> f64 {
    offers.look(board, &turn.unseen);
    let kept = Kept::new(kept, turn.bag, board, offers, &turn.unseen);
    let next = Holder { known: Tiles::NONE, best: 0, unknown: turn.next };
    turn.weights.weigh(&kept, Prospect::new(offers, &turn.unseen, next))
}
