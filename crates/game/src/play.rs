use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use crate::{Awaits, RandomSource, Reasons, Seat, Seats, Step, Viewer};

/// A score that adds up to a number of points.
pub trait Points {
    /// The sum of the breakdown.
    fn total(&self) -> i32;
}

/// The state of one game being played, and its rules.
///
/// A state is always a legal one: it comes from a checked setup or position, and a choice or an event of
/// chance that is refused leaves it untouched.
pub trait Game: Clone + Eq + Hash + Debug + Sized {
    /// Who plays, and by which variant of the rules; not yet checked.
    type Setup: Clone + Eq + Hash + Debug;
    /// One thing that is wrong with a setup.
    type SetupError: Clone + Eq + Error;
    /// What a seat decides.
    type Choice: Clone + Eq + Ord + Hash + Debug + Display;
    /// Why a choice is against the rules, in the rulebook's terms.
    type Illegal: Clone + Eq + Error;
    /// What the dice or the bag decide.
    type Chance: Clone + Eq + Hash + Debug + Display;
    /// Why an event of chance cannot happen now.
    type Impossible: Clone + Eq + Error;
    /// What one seat, or a spectator, may see.
    type View: Clone + Eq + Hash + Debug;
    /// What one seat, or a spectator, is told of a step.
    type News: Clone + Eq + Hash + Debug;
    /// The points of one seat with their breakdown.
    type Score: Clone + Eq + Hash + Debug + Points;
    /// Why a game ended.
    type End: Clone + Copy + Eq + Hash + Debug + Display;

    /// The start of a game, or every reason why the setup is not one.
    fn new(setup: &Self::Setup) -> Result<Self, Reasons<Self::SetupError>>;

    /// All seats at the table.
    fn seats(&self) -> Seats;

    /// What happens next: chance, a choice of some seats, or nothing more.
    fn awaits(&self) -> Awaits<Self::End>;

    /// Appends every legal choice of `seat` to `out`, each once; nothing if the seat has none now.
    ///
    /// Their order depends only on what the seat may see, so that a choice can be named by its number.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Choice>);

    /// Carries out a choice, or says why it is illegal and leaves the state untouched.
    fn play(&mut self, seat: Seat, choice: &Self::Choice) -> Result<(), Self::Illegal>;

    /// Carries out a choice known to be legal: one that [`Game::choices`] gave for this seat and state.
    ///
    /// Given any other choice the state that results is unspecified, but nothing panics.
    fn play_unchecked(&mut self, seat: Seat, choice: &Self::Choice);

    /// Lets an event of chance happen, or says why it cannot and leaves the state untouched.
    fn happen(&mut self, chance: &Self::Chance) -> Result<(), Self::Impossible>;

    /// Lets an event of chance happen that is known to be possible: one that [`Game::cast`] or
    /// [`Game::outcomes`] gave for this state.
    ///
    /// Given any other event the state that results is unspecified, but nothing panics.
    fn happen_unchecked(&mut self, chance: &Self::Chance);

    /// Rolls or draws by lot what the game awaits; `None` if it does not await chance.
    fn cast(&self, random: &mut impl RandomSource) -> Option<Self::Chance>;

    /// Shows every event of chance that can happen now, each with its weight; the probability of an event
    /// is its weight divided by the sum of all weights.
    ///
    /// Returns `false` without showing any when there are too many to enumerate (a whole deal of tiles).
    fn outcomes(&self, each: &mut dyn FnMut(&Self::Chance, u64)) -> bool;

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Appends every legal choice of the viewer to `out`: the same as [`Game::choices`] for the viewer's
    /// seat, in the same order, from nothing but what the viewer may see.
    fn choices_in_view(view: &Self::View, out: &mut Vec<Self::Choice>);

    /// What `viewer` is told of a legal step that this state is about to take.
    ///
    /// Choices that are sealed together are told only when all of them have come in: whoever passes the
    /// news on sees to that.
    fn news(&self, step: &Step<Self>, viewer: Viewer) -> Self::News;

    /// The points of a seat so far, with their breakdown.
    fn score(&self, seat: Seat) -> Self::Score;

    /// The seats with the highest total, more than one in a tie.
    fn leaders(&self) -> Seats {
        let best = self.seats().into_iter().map(|seat| self.score(seat).total()).max();
        self.seats().into_iter().filter(|&seat| Some(self.score(seat).total()) == best).collect()
    }

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome<Self::End>> {
        match self.awaits() {
            Awaits::Nothing(end) => Some(Outcome {
                end,
                totals: self.seats().into_iter().map(|seat| self.score(seat).total()).collect(),
                winners: self.leaders(),
            }),
            Awaits::Chance | Awaits::Choices(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome<End> {
    /// Why the game ended.
    pub end: End,
    /// The total of every seat.
    pub totals: Vec<i32>,
    /// The seats with the highest total: all of them win.
    pub winners: Seats,
}
