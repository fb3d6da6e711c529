use game::{MAX_SEATS, RandomSource};
use qwirkle::{Bag, Board, Choice};

use super::deal::Deal;
use super::playout::{Kept, Playout};
use super::recipe::Recipe;
use super::stakes::Stakes;
use crate::Judgement;
use crate::watch::Watch;

/// So many deals are tried with one choice before the next choice is laid on the board.
const DEALS: usize = 4;

/// A choice that lags behind the leader by so many standard errors is given up, as soon as there were enough deals to
/// tell. So is one that is as good as the leader but for less than anybody would notice, in points.
const SURE: f64 = 3.0;
const ENOUGH: usize = 16;
const UNNOTICED: f64 = 0.1;

/// A choice under closer inspection.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// Which of all choices it is.
    pub(crate) number: usize,
    choice: Choice,
    kept: Kept,
    /// What it seems to be worth at first sight.
    judgement: Judgement,
    /// What came of it with each deal, by the stakes.
    worths: Vec<f64>,
    /// How many points the viewer made more than the others with all deals, those of the choice among them.
    margins: f64,
}

impl Candidate {
    pub(crate) fn new(number: usize, choice: Choice, judgement: Judgement, kept: Kept) -> Self {
        Self { number, choice, kept, judgement, worths: Vec::new(), margins: 0.0 }
    }

    /// The points that the viewer made more than the others from this choice to the horizon, on average.
    pub(crate) fn worth(&self) -> f64 {
        if self.worths.is_empty() { self.judgement.worth } else { self.margins / self.worths.len() as f64 }
    }

    /// How much more it is worth than another that was played out with the same deals. What they seemed to be worth at
    /// first sight counts as much as `trust` playouts.
    fn lead(&self, other: &Self, trust: f64) -> Lead {
        let count = self.worths.len() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for (mine, others) in self.worths.iter().zip(&other.worths) {
            sum += mine - others;
            squares += (mine - others).powi(2);
        }
        let variance = (squares - sum * sum / count) / (count - 1.0);
        let before = trust * (self.judgement.worth - other.judgement.worth);
        Lead { points: (before + sum) / (trust + count), error: (variance / count).max(0.0).sqrt() }
    }

    /// What it is worth by all that is known, for comparing it with others that were played out as often.
    fn value(&self, trust: f64) -> f64 {
        let total: f64 = self.worths.iter().sum();
        (trust * self.judgement.worth + total) / (trust + self.worths.len() as f64)
    }
}

/// By how many points one choice is better than another, and how far this may be off.
#[derive(Clone, Copy, Debug)]
struct Lead {
    points: f64,
    error: f64,
}

impl Lead {
    /// Whether more playouts would hardly change who leads, or it would hardly matter.
    fn is_sure(self) -> bool {
        self.points + UNNOTICED > SURE * self.error
    }
}

/// Plays choices out with the same deals, and the better ones more often.
#[derive(Debug)]
pub(crate) struct Simulation<'a> {
    pub(crate) recipe: Recipe,
    pub(crate) unseen: &'a Bag,
    /// The sizes of the hands of the others, from the next player on.
    pub(crate) sizes: &'a [usize],
    pub(crate) stakes: Stakes,
}

impl Simulation<'_> {
    /// Sorts candidates, the best first. Sequential halving: each round takes the same share of the budget, and only
    /// the better half goes on to the next. Whatever is sure to be worse is given up before that, and nothing more is
    /// played out once there is nothing left to find out.
    pub(crate) fn run(
        &self,
        board: &mut Board,
        candidates: &mut [Candidate],
        watch: &mut Watch,
        random: &mut dyn RandomSource,
    ) {
        for candidate in candidates.iter_mut().filter(|candidate| candidate.kept.ends) {
            // What ends the game is worth what it decides, whatever it looked like at first sight.
            let mut points = [0.0; MAX_SEATS];
            points[0] = candidate.judgement.points;
            candidate.judgement.worth = self.stakes.decided(&points);
        }
        let mut playout = Playout::default();
        let mut deals: [Deal; DEALS] = std::array::from_fn(|_| Deal::new(self.unseen));
        let rounds = candidates.len().next_power_of_two().ilog2();
        let (mut half, mut compared, mut enough) = (candidates.len(), candidates.len(), ENOUGH);
        for round in 1..=rounds {
            let until = f64::from(round) / f64::from(rounds);
            compared = compared.min(half);
            while compared > 1 && watch.spent() < until {
                let compare = &mut candidates[..compared];
                self.play_out(board, compare, &mut deals, &mut playout, random);
                watch.count((compared * DEALS) as u64);
                if compare[0].worths.len() >= enough {
                    enough += enough / 2;
                    compared = self.give_up(compare);
                }
            }
            self.rank(&mut candidates[..compared]);
            half = half.div_ceil(2);
        }
    }

    fn rank(&self, candidates: &mut [Candidate]) {
        let value = |candidate: &Candidate| candidate.value(self.recipe.trust);
        candidates.sort_by(|one, other| value(other).total_cmp(&value(one)));
    }

    /// Ranks candidates, and those last that need no more playouts; how many are left.
    fn give_up(&self, candidates: &mut [Candidate]) -> usize {
        self.rank(candidates);
        let Some((leader, others)) = candidates.split_first_mut() else { return 0 };
        let is_behind = |other: &Candidate| leader.lead(other, self.recipe.trust).is_sure();
        others.sort_by_cached_key(is_behind);
        1 + others.partition_point(|other| !is_behind(other))
    }

    /// Plays every candidate out once with each deal, all of them dealt anew.
    fn play_out(
        &self,
        board: &mut Board,
        candidates: &mut [Candidate],
        deals: &mut [Deal; DEALS],
        playout: &mut Playout,
        random: &mut dyn RandomSource,
    ) {
        deals.iter_mut().for_each(Deal::mix_anew);
        for Candidate { choice, kept, judgement, worths, margins, .. } in candidates {
            let undo = match choice {
                Choice::Place(placement) => Some(board.lay(placement)),
                Choice::Trade(_) | Choice::Pass => None,
            };
            for deal in deals.iter_mut() {
                let (mut points, is_over) =
                    playout.play(board, kept, self.sizes, deal, self.recipe.horizon, random);
                points[0] += judgement.points;
                let stakes = &self.stakes;
                worths.push(if kept.ends { stakes.decided(&points) } else { stakes.worth(&points, is_over) });
                *margins += self.stakes.margin(&points);
            }
            if let Some(undo) = undo {
                board.take_back(&undo);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use qwirkle::{Hand, Placement};

    use super::*;
    use crate::mixed::Mixed;
    use crate::qwirkle::playout::Horizon;

    const BUDGET: u64 = 100_000;

    /// A choice that brings so many points at once.
    fn candidate(number: usize, placement: &str, points: f64) -> Candidate {
        let judgement = Judgement { worth: points, points, hidden: 0.0, forecast: None, answer: None };
        let kept = Kept { hand: Hand::read("rs gx pd bv").unwrap(), back: Hand::EMPTY, ends: false, idle: 0 };
        Candidate::new(number, Choice::Place(Placement::read(placement).unwrap()), judgement, kept)
    }

    /// The numbers of the candidates in the order in which they come out, and how many playouts that took.
    fn run(mut candidates: Vec<Candidate>) -> (Vec<usize>, u64) {
        let mut board = Board::new();
        board.lay(&Placement::read("rc@0,0 rd@1,0").unwrap());
        let horizon = Horizon { turns: 4, patience: 40.0 };
        let recipe = Recipe { horizon, ..Recipe::LEVEL };
        let mut watch = Watch::start(None, BUDGET);
        let stakes = Stakes::only_points(vec![0.0; 2]);
        Simulation { recipe, unseen: &Bag::FULL, sizes: &[6], stakes }.run(
            &mut board,
            &mut candidates,
            &mut watch,
            &mut Mixed(1),
        );
        let Watch::Count { done, .. } = watch else { panic!("no clock was given") };
        (candidates.iter().map(|candidate| candidate.number).collect(), done)
    }

    #[test]
    fn what_is_clear_needs_few_playouts() {
        let (order, playouts) =
            run(vec![candidate(0, "rv@2,0", 3.0), candidate(1, "rv@-1,0", 9.0), candidate(2, "yc@0,1", 2.0)]);
        assert_eq!(order[0], 1);
        assert!(playouts < BUDGET / 100, "{playouts}");
    }

    #[test]
    fn what_is_the_same_need_not_be_told_apart() {
        let (order, playouts) = run(vec![candidate(0, "rv@2,0", 3.0), candidate(1, "rv@2,0", 3.0)]);
        assert_eq!((order, playouts), (vec![0, 1], 2 * ENOUGH as u64));
    }

    #[test]
    fn what_is_close_takes_longer() {
        // The same tile at the other end of the line: nothing but luck tells them apart.
        let close = run(vec![candidate(0, "rv@2,0", 3.0), candidate(1, "rv@-1,0", 3.0)]).1;
        let clear = run(vec![candidate(0, "rv@2,0", 3.0), candidate(1, "rv@-1,0", 8.0)]).1;
        assert!(close > 4 * clear, "{close} {clear}");
    }
}
