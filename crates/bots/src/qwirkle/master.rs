use std::fmt;
use std::time::Duration;

use game::RandomSource;
use qwirkle::{Board, Choice, Hand, Qwirkle, TILES, View};

use super::kept::without;
use super::outcome::{Known, Outcome, optimism};
use super::playout::{Kept, most_idle};
use super::recipe::Recipe;
use super::simulation::{Candidate, Simulation};
use super::solver::EndingSolver;
use super::stakes::Stakes;
use super::steady::Steady;
use super::turn::Turn;
use crate::mixed::Mixed;
use crate::watch::Watch;
use crate::{Bot, Budget, Forecast, Judge, Judgement, Thinker};

/// How many positions of an ending are remembered, as a power of two.
const ENDING_BITS: u32 = 18;

/// A judge deals from a random source of its own, so that it says the same of the same view every time.
const SEED: u64 = 1;

/// How much a choice is worth less than the one before it, where nothing else tells them apart.
const LEAST: f64 = 1e-6;

/// Looks more closely at the choices that seem best at first sight: it plays them out with the hidden tiles dealt by
/// lot. An ending of two players is searched, since nothing is hidden then.
pub(crate) struct Master {
    recipe: Recipe,
    /// How long it thinks, if it has a time of its own.
    time: Option<Duration>,
    first_sight: Steady,
    judgements: Vec<(Choice, Judgement)>,
    /// The numbers of the judgements, the best first.
    ranked: Vec<usize>,
    candidates: Vec<Candidate>,
    board: Board,
    /// What is known of the rest of the game.
    known: Known,
    /// Made when the first ending comes.
    solver: Option<EndingSolver>,
}

/// What it keeps besides its recipe is scratch paper.
impl fmt::Debug for Master {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { recipe, time, .. } = self;
        f.debug_struct("Master").field("recipe", recipe).field("time", time).finish_non_exhaustive()
    }
}

impl Master {
    /// The best that there is, as people meet it.
    pub(crate) fn new() -> Self {
        Self::of(Recipe::LEVEL, None, Steady::default())
    }

    /// The one that thinks so long, without what it is to do without.
    pub(crate) fn thinker(Thinker { thinking, without }: Thinker) -> Self {
        let recipe = Recipe::of(thinking).without(without);
        Self::of(recipe, Some(thinking.time()), Steady::without(without))
    }

    fn of(recipe: Recipe, time: Option<Duration>, first_sight: Steady) -> Self {
        Self {
            recipe,
            time,
            first_sight,
            judgements: Vec::new(),
            ranked: Vec::new(),
            candidates: Vec::new(),
            board: Board::new(),
            known: Known::Little,
            solver: None,
        }
    }

    /// The time of its own, or the one that it is given if that is shorter.
    fn watch(&self, view: &View, budget: &Budget) -> Watch {
        let time = self.time.into_iter().chain(budget.time).min();
        let clock = budget.clock.filter(|_| self.time.is_some()).zip(time);
        Watch::start(clock, budget.iterations.unwrap_or(self.recipe.at_table(view.seats.len()).playouts))
    }

    /// Puts the choices into order; nothing for whoever has none.
    fn think(&mut self, view: &View, mut watch: Watch, random: &mut dyn RandomSource) {
        self.judgements.clear();
        self.ranked.clear();
        let Some(turn) = Turn::new(view) else { return };
        self.first_sight.judge(view, &mut |choice, judgement| self.judgements.push((choice, judgement)));
        self.rank();
        if self.ranked.len() < 2 {
            return;
        }
        self.board.clone_from(turn.board);
        self.known = if turn.known.is_some() { Known::Tiles } else { Known::Little };
        match turn.known {
            Some(others) => self.search(&turn, others),
            None => self.simulate(&turn, &mut watch, random),
        }
    }

    /// Ranks the choices by what they are worth; of equal ones the first stays the first.
    fn rank(&mut self) {
        self.ranked.extend(0..self.judgements.len());
        let worth = |number: usize| self.judgements[number].1.worth;
        self.ranked.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
    }

    /// Searches an ending.
    fn search(&mut self, turn: &Turn<'_>, others: Hand) {
        if self.recipe.positions == 0 {
            return;
        }
        let solver = self.solver.get_or_insert_with(|| EndingSolver::new(ENDING_BITS));
        let ending = solver.best_within(&mut self.board, turn.hand, others, self.recipe.positions);
        if ending.exact {
            self.known = Known::All;
        }
        let best = ending.best.map(Choice::Place);
        let is_best = |&number: &usize| Some(self.judgements[number].0) == best;
        if let Some(rank) = self.ranked.iter().position(is_best) {
            self.judgements[self.ranked[rank]].1.worth = f64::from(ending.margin);
            self.ranked[..=rank].rotate_right(1);
        }
    }

    /// Plays the choices out that look best, and ranks these anew.
    fn simulate(&mut self, turn: &Turn<'_>, watch: &mut Watch, random: &mut dyn RandomSource) {
        let recipe = self.recipe.at_table(turn.sizes.len() + 1).with_left(turn.left());
        let looked_at = recipe.candidates.min(self.ranked.len());
        let candidate = |&number: &usize| {
            let (choice, judgement) = self.judgements[number];
            let kept = kept(turn, choice);
            // Whoever is ahead could trade until the game is over. The rules allow it, but nobody wants to play against that.
            let kept = if turn.is_ahead() { kept.playing_on() } else { kept };
            Candidate::new(number, choice, judgement, kept)
        };
        self.candidates.clear();
        self.candidates.extend(self.ranked[..looked_at].iter().map(candidate));
        if self.candidates.len() < 2 {
            return;
        }
        let (totals, left) = (turn.totals.clone(), turn.left());
        let stakes = if recipe.plays_to_win {
            Stakes::new(totals, left, recipe.plays_to_end())
        } else {
            Stakes::only_points(totals)
        };
        let simulation = Simulation { recipe, unseen: turn.unseen.tiles(), sizes: &turn.sizes, stakes };
        simulation.run(&mut self.board, &mut self.candidates, watch, random);
        self.take_over();
    }

    /// Ranks the candidates as they are now, with the points that they made in their playouts. The choices that were
    /// not played out keep their distance to the last of them at first sight.
    fn take_over(&mut self) {
        let Some(last) = self.candidates.last() else { return };
        let shift = last.worth() - self.judgements[last.number].1.worth;
        for &number in &self.ranked[self.candidates.len()..] {
            self.judgements[number].1.worth += shift;
        }
        for (rank, candidate) in self.ranked.iter_mut().zip(&self.candidates) {
            *rank = candidate.number;
            self.judgements[candidate.number].1.worth = candidate.worth();
        }
    }

    /// Nothing is worth more than what is ranked before it: a choice that was given up early may have had luck.
    fn settle(&mut self) {
        let mut most = f64::INFINITY;
        for &number in &self.ranked {
            let worth = &mut self.judgements[number].1.worth;
            *worth = worth.min(most);
            most = *worth - LEAST;
        }
    }

    /// Says how the game will probably end after each choice, by what the choices are worth.
    fn foresee(&mut self, view: &View) {
        let Some(turn) = Turn::new(view) else { return };
        let (left, players) = (TILES - view.board.len(), view.seats.len());
        let optimism = optimism(&self.recipe.at_table(players).with_left(left), players);
        let mut most = 1.0;
        for (rank, &number) in self.ranked.iter().enumerate() {
            let (choice, judgement) = &mut self.judgements[number];
            let known = match self.known {
                Known::Little if kept(&turn, *choice).ends => Known::Over,
                // Only the best choice of an ending is solved; the others are no better.
                Known::All if rank > 0 => Known::Tiles,
                known => known,
            };
            judgement.forecast = Outcome::new(view, left, known, optimism).map(|outcome| {
                let margin = if known == Known::Over { judgement.points } else { judgement.worth };
                let forecast = outcome.after(margin);
                most = forecast.chance.min(most);
                Forecast { chance: most, ..forecast }
            });
        }
    }
}

impl Bot<Qwirkle> for Master {
    fn choose(&mut self, view: &View, budget: &Budget, random: &mut dyn RandomSource) -> Option<Choice> {
        let watch = self.watch(view, budget);
        self.think(view, watch, random);
        self.ranked.first().map(|&best| self.judgements[best].0)
    }
}

impl Judge<Qwirkle> for Master {
    fn judge(&mut self, view: &View, show: &mut dyn FnMut(Choice, Judgement)) {
        let watch = self.watch(view, &Budget::default());
        self.think(view, watch, &mut Mixed(SEED));
        if self.ranked.len() > 1 {
            self.settle();
            self.foresee(view);
        }
        for &(choice, judgement) in &self.judgements {
            show(choice, judgement);
        }
    }
}

/// What is left of a hand after a choice.
fn kept(turn: &Turn<'_>, choice: Choice) -> Kept {
    let is_bag_empty = turn.bag == 0;
    if let Choice::Place(placement) = choice {
        let hand = without(turn.hand, placement.tiles().iter().map(|placed| placed.tile));
        return Kept { hand, back: Hand::EMPTY, ends: is_bag_empty && hand.is_empty(), idle: 0 };
    }
    let back = if let Choice::Trade(tiles) = choice { tiles } else { Hand::EMPTY };
    let idle = turn.idle + 1;
    let ends = idle >= most_idle(turn.sizes.len() + 1, is_bag_empty);
    Kept { hand: without(turn.hand, back.tiles().iter().copied()), back, ends, idle }
}
