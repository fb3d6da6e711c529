use std::fmt::Debug;

use game::{Game, RandomSource};

use crate::best::Best;
use crate::{Answer, Bot, Budget, Forecast};

/// What a judge thinks of a choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// What it is worth in the long run, in points; only differences between choices mean anything.
    pub worth: f64,
    /// The points that it brings at once, as anybody sees.
    pub points: f64,
    /// How easily a person overlooks it: 0 never, 1 as easily as any.
    pub hidden: f64,
    /// How the game will probably end after it; `None` from a judge who cannot tell.
    pub forecast: Option<Forecast>,
    /// What the next player will probably make of it; `None` where that is not looked at.
    pub answer: Option<Answer>,
}

/// Somebody who can tell good choices from bad ones.
pub trait Judge<G: Game>: Debug + Send {
    /// Shows every legal choice of the viewer, in the order of [`Game::choices_in_view`], with its judgement.
    fn judge(&mut self, view: &G::View, show: &mut dyn FnMut(G::Choice, Judgement));
}

/// A bot that always takes the choice which its judge thinks best, of equally good ones the first.
#[derive(Debug)]
pub struct Sound<J>(pub J);

impl<G: Game, J: Judge<G>> Bot<G> for Sound<J> {
    fn choose(&mut self, view: &G::View, _: &Budget, _: &mut dyn RandomSource) -> Option<G::Choice> {
        let mut best = Best::default();
        self.0.judge(view, &mut |choice, judgement| best.offer(judgement.worth, choice));
        best.take()
    }
}
