use std::fmt;

use qwirkle::{Board, Choice, Hand, Placement, Qwirkle, Tiles, View};

use super::ending::{self, LAST_TILE};
use super::hidden::hidden;
use super::kept::{Kept, without};
use super::offers::Offers;
use super::prospect::{Holder, Prospect};
use super::sight::Sight;
use super::turn::Turn;
use crate::{Answer, Ingredient, Judge, Judgement};

/// A placement that brings so many points fewer than another gets no closer look, nor does a trade when a
/// placement brings more than this. Looking closer at more choices was measured to gain nothing.
const HOPELESS: f64 = 6.0;
const HOPELESS_TRADE: f64 = 3.0;

/// Weighs points against what comes after: what the tiles kept promise on the new board, and what that
/// board offers to the next player. An ending of two players is played out.
#[derive(Default)]
pub(crate) struct Steady {
    choices: Vec<Choice>,
    /// The placements among the choices with their points; they come first, in the same order.
    placements: Vec<(Placement, u32)>,
    judgements: Vec<Judgement>,
    /// The board, on which choices are tried.
    board: Board,
    offers: Offers,
    /// What it does without.
    without: Option<Ingredient>,
}

/// What it keeps is scratch paper.
impl fmt::Debug for Steady {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Steady").finish_non_exhaustive()
    }
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
    /// Somebody who does without an ingredient.
    pub(crate) fn without(ingredient: Option<Ingredient>) -> Self {
        Self { without: ingredient, ..Self::default() }
    }

    /// What anybody sees of each choice; what comes after is still to be weighed.
    fn look(&mut self, view: &View, turn: &Turn<'_>) {
        self.placements.clear();
        view.for_each_placement(|placement, points| self.placements.push((*placement, points)));
        self.placements.sort_unstable();
        self.judgements.clear();
        self.judgements.extend(self.placements.iter().map(|(placement, points)| {
            let ends = turn.bag == 0 && placement.tiles().len() == turn.hand.len();
            let points = f64::from(points + if ends { LAST_TILE } else { 0 });
            Judgement {
                worth: points,
                points,
                hidden: hidden(turn.board, placement),
                forecast: None,
                answer: None,
            }
        }));
        let nothing = Judgement { worth: 0.0, points: 0.0, hidden: 0.0, forecast: None, answer: None };
        self.judgements.resize(self.choices.len(), nothing);
    }

    /// Adds what comes after each choice to its worth. The hopeless ones are spared the trouble: they get
    /// the worst that comes after any other, which keeps them behind the one with most points.
    fn weigh(&mut self, turn: &Turn<'_>) {
        self.board.clone_from(turn.board);
        let most = self.judgements.iter().map(|judgement| judgement.points).fold(0.0, f64::max);
        let mut worst = f64::INFINITY;
        for i in 0..self.choices.len() {
            if !is_hopeless(self.choices[i], self.judgements[i], most) {
                let after = self.after(turn, self.choices[i]);
                self.judgements[i].worth += after.worth;
                self.judgements[i].answer = after.answer;
                worst = worst.min(after.worth);
            }
        }
        for (&choice, judgement) in self.choices.iter().zip(&mut self.judgements) {
            if is_hopeless(choice, *judgement, most) {
                judgement.worth += worst;
            }
        }
    }

    /// Shows every choice with its points and what is seen of the turns after it.
    pub(crate) fn see(&mut self, view: &View, show: &mut dyn FnMut(Choice, f64, Sight)) {
        self.choices.clear();
        view.choices(&mut self.choices);
        let Some(turn) = Turn::new(view).filter(|turn| turn.known.is_none()) else { return };
        self.look(view, &turn);
        self.board.clone_from(turn.board);
        for i in 0..self.choices.len() {
            let choice = self.choices[i];
            let sight = self.tried(choice, turn.hand, |steady, kept| steady.sight(&turn, kept));
            show(choice, self.judgements[i].points, sight);
        }
    }

    /// What comes after a choice.
    fn after(&mut self, turn: &Turn<'_>, choice: Choice) -> After {
        let weights = turn.weights.without(self.without);
        self.tried(choice, turn.hand, |steady, kept| {
            if let Some(others) = turn.known {
                return After { worth: ending::margin(&mut steady.board, kept, others), answer: None };
            }
            let sight = steady.sight(turn, kept);
            let answer = Answer { points: sight.next_points, qwirkle: sight.next_qwirkle };
            After { worth: weights.weigh(&sight), answer: Some(answer) }
        })
    }

    /// Makes a choice, looks at the board and the tiles kept then, and takes it back.
    fn tried<T>(&mut self, choice: Choice, hand: Hand, look: impl FnOnce(&mut Self, Hand) -> T) -> T {
        match choice {
            Choice::Place(placement) => {
                let undo = self.board.lay(&placement);
                let kept = without(hand, placement.tiles().iter().map(|placed| placed.tile));
                let seen = look(self, kept);
                self.board.take_back(&undo);
                seen
            }
            Choice::Trade(tiles) => look(self, without(hand, tiles.tiles().iter().copied())),
            Choice::Pass => look(self, hand),
        }
    }

    /// What the tiles kept promise on the board as it is, and what the next player can be expected to make of it.
    fn sight(&mut self, turn: &Turn<'_>, kept: Hand) -> Sight {
        self.offers.look(&self.board, &turn.unseen);
        let kept = Kept::new(kept, turn.bag, &self.board, &self.offers, &turn.unseen);
        let next = Holder { known: Tiles::NONE, best: 0, unknown: turn.next };
        Sight::new(&kept, Prospect::new(&self.offers, &turn.unseen, next))
    }
}

/// What comes after a choice.
#[derive(Clone, Copy, Debug)]
struct After {
    /// In points.
    worth: f64,
    answer: Option<Answer>,
}

fn is_hopeless(choice: Choice, judgement: Judgement, most: f64) -> bool {
    let least = if matches!(choice, Choice::Trade(_)) { HOPELESS_TRADE } else { HOPELESS };
    judgement.points + least < most
}

#[cfg(test)]
mod tests {
    use game::{Awaits, Game, RandomSource, Viewer};
    use qwirkle::Setup;

    use super::*;

    struct Counter(u32);

    impl RandomSource for Counter {
        fn bits(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(0x9E37_79B1).wrapping_add(0x7F4A_7C15);
            self.0.rotate_left(13)
        }
    }

    /// Checks every judgement of a turn and returns the choice judged best.
    fn checked(steady: &mut Steady, view: &View) -> Option<Choice> {
        let (mut shown, mut legal) = (Vec::new(), Vec::new());
        steady.judge(view, &mut |choice, judgement| shown.push((choice, judgement)));
        view.choices(&mut legal);
        assert_eq!(shown.iter().map(|&(choice, _)| choice).collect::<Vec<_>>(), legal);
        for &(choice, judgement) in &shown {
            assert!(judgement.worth.is_finite(), "{choice}");
            assert!((0.0..=1.0).contains(&judgement.hidden), "{choice}");
            assert!((judgement.points - points(view, choice)).abs() < 1e-9, "{choice}");
        }
        shown.into_iter().max_by(|a, b| a.1.worth.total_cmp(&b.1.worth)).map(|(choice, _)| choice)
    }

    /// The slow and obvious way to the points of a choice.
    fn points(view: &View, choice: Choice) -> f64 {
        let Choice::Place(placement) = choice else { return 0.0 };
        let formed = view.board.after(&placement).formed(&placement).unwrap();
        let ends = view.bag == 0 && view.hand.unwrap().len() == placement.tiles().len();
        f64::from(formed.points()) + if ends { 6.0 } else { 0.0 }
    }

    #[test]
    fn every_legal_choice_is_judged_once_and_in_order() {
        let mut steady = Steady::default();
        for players in 2..=8 {
            let mut random = Counter(players);
            let names = (0..players).map(|i| format!("Player {i}"));
            let mut game = Qwirkle::new(&Setup::new(names)).unwrap();
            loop {
                match game.awaits() {
                    Awaits::Nothing(_) => break,
                    Awaits::Chance => game.happen(&game.cast(&mut random).unwrap()).unwrap(),
                    Awaits::Choices(_) => {
                        let seat = game.turn();
                        let choice = checked(&mut steady, &game.view(Viewer::Seat(seat)));
                        game.play(seat, &choice.unwrap()).unwrap();
                    }
                }
            }
        }
    }

    #[test]
    fn spectators_have_nothing_to_judge() {
        let mut game = Qwirkle::new(&Setup::new(["Ann", "Bob"])).unwrap();
        game.happen(&game.cast(&mut Counter(1)).unwrap()).unwrap();
        assert_eq!(checked(&mut Steady::default(), &game.view(Viewer::Spectator)), None);
    }
}
