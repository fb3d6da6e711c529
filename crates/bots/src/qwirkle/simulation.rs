use game::{Lots, MAX_SEATS};
use qwirkle::{Bag, Board, Choice};

use super::deal::Deal;
use super::playout::{Kept, Playout};
use super::recipe::Recipe;
use crate::Judgement;
use crate::watch::Watch;

/// So many deals are tried with one choice before the next choice is laid on the board.
const DEALS: usize = 4;

/// A choice under closer inspection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// Which of all choices it is.
    pub(crate) number: usize,
    choice: Choice,
    kept: Kept,
    /// What it seems to be worth at first sight.
    judgement: Judgement,
    tally: Tally,
}

/// What a choice came to with each deal.
type Margins = [f64; DEALS];

/// What the playouts of a choice came to.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    playouts: f64,
    /// How many points the choice did better than all choices still compared did on average with the same deals, in
    /// all its playouts together.
    ahead: f64,
    /// How many points the viewer made more than the others, in all together.
    margin: f64,
}

impl Tally {
    const fn add(&mut self, margin: f64, mean: f64) {
        self.playouts += 1.0;
        self.ahead += margin - mean;
        self.margin += margin;
    }
}

impl Candidate {
    pub(crate) fn new(number: usize, choice: Choice, judgement: Judgement, kept: Kept) -> Self {
        Self { number, choice, kept, judgement, tally: Tally::default() }
    }

    /// The points that the viewer made more than the others from this choice to the horizon, on average.
    pub(crate) fn worth(&self) -> f64 {
        if self.tally.playouts > 0.0 { self.tally.margin / self.tally.playouts } else { self.judgement.worth }
    }

    /// What the choice is worth by all that is known, for comparing it with others that were played out as often.
    fn value(&self, recipe: &Recipe) -> f64 {
        (recipe.trust * self.judgement.worth + self.tally.ahead) / (recipe.trust + self.tally.playouts)
    }
}

/// Plays choices out with the same deals, and the better ones more often.
#[derive(Debug)]
pub(crate) struct Simulation<'a> {
    pub(crate) recipe: Recipe,
    pub(crate) unseen: &'a Bag,
    /// The sizes of the hands of the others, from the next player on.
    pub(crate) sizes: &'a [usize],
}

impl Simulation<'_> {
    /// Sorts candidates, the best first. Sequential halving: each round takes the same share of the budget, and only
    /// the better half goes on to the next.
    pub(crate) fn run(
        &self,
        board: &mut Board,
        candidates: &mut [Candidate],
        watch: &mut Watch,
        lots: &mut dyn Lots,
    ) {
        let mut playout = Playout::default();
        let mut deals: [Deal; DEALS] = std::array::from_fn(|_| Deal::new(self.unseen));
        let mut margins = vec![Margins::default(); candidates.len()];
        let mut left = candidates.len();
        let rounds = left.next_power_of_two().ilog2();
        for round in 1..=rounds {
            let Some(compared) = candidates.get_mut(..left).filter(|compared| compared.len() > 1) else {
                break;
            };
            let until = f64::from(round) / f64::from(rounds);
            while watch.spent() < until {
                for deal in &mut deals {
                    deal.mix_anew();
                }
                self.play_out(board, compared, (&mut deals, &mut margins), &mut playout, lots);
                settle(compared, &margins);
                watch.count((compared.len() * DEALS) as u64);
            }
            compared.sort_by(|one, other| other.value(&self.recipe).total_cmp(&one.value(&self.recipe)));
            left = left.div_ceil(2);
        }
    }

    /// Plays every candidate out once with each deal.
    fn play_out(
        &self,
        board: &mut Board,
        candidates: &[Candidate],
        (deals, margins): (&mut [Deal; DEALS], &mut [Margins]),
        playout: &mut Playout,
        lots: &mut dyn Lots,
    ) {
        for (candidate, margins) in candidates.iter().zip(margins) {
            let undo = match &candidate.choice {
                Choice::Place(placement) => Some(board.lay(placement)),
                Choice::Trade(_) | Choice::Pass => None,
            };
            for (deal, margin) in deals.iter_mut().zip(margins) {
                let points =
                    playout.play(board, &candidate.kept, self.sizes, deal, self.recipe.horizon, lots);
                *margin = candidate.judgement.points + self.margin(&points);
            }
            if let Some(undo) = undo {
                board.take_back(&undo);
            }
        }
    }

    /// The points of the viewer more than those of the others on average.
    fn margin(&self, points: &[f64; MAX_SEATS]) -> f64 {
        points[0] - points[1..].iter().sum::<f64>() / self.sizes.len().max(1) as f64
    }
}

/// Adds to each tally how the candidate did, and how much better than all of them did with the same deal.
fn settle(candidates: &mut [Candidate], margins: &[Margins]) {
    for deal in 0..DEALS {
        let count = candidates.len() as f64;
        let mean = margins.iter().take(candidates.len()).map(|margins| margins[deal] / count).sum::<f64>();
        for (candidate, margins) in candidates.iter_mut().zip(margins) {
            candidate.tally.add(margins[deal], mean);
        }
    }
}
