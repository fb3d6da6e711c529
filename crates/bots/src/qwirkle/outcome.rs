use game::Points;
use qwirkle::View;

use super::recipe::Recipe;
use super::stakes::below;
use crate::Forecast;

/// How a game can end for the viewer: from the points that everybody has, and how many tiles are left to make more.
///
/// What everybody still makes is taken as normal and independent. The numbers come from games of `steady` against
/// itself at tables of two, four and eight, and were corrected by games of `master` against itself.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// The points to expect at the end if nobody has an advantage: the viewer's, and those of each other.
    own: f64,
    others: Vec<f64>,
    /// How far the points of one player may be off, as a standard deviation.
    spread: f64,
    /// By how many points margins are too high.
    optimism: f64,
    /// How much of a margin the viewer makes more than expected; the rest is what the others make less.
    share: f64,
}

/// So many points are still made with each tile that is left, but for those on which somebody is left sitting: the more
/// play, the more these are.
const POINTS: f64 = 3.7;
const LEFT_OVER: f64 = 1.5;
const MORE: f64 = 3.7;

/// As long as more tiles are left than these, lines are short, and a tile brings so much less.
const EARLY: f64 = 86.0;
const LESS: f64 = 1.2;

/// The variance of all that is still made: so much in any case, and so much for each tile that is left.
const VARIANCE: f64 = 80.0;
const VARIANCE_OF_TILE: f64 = 4.0;

/// How far what one player still makes may be off when nothing is hidden any more, but the best play is not known.
const SPREAD_IN_ENDING: f64 = 2.8;

/// The points of a turn.
const TURN: f64 = 7.4;

/// Playouts to the end of the game are too optimistic by so many points: of the choices that are nearly as good the
/// luckiest comes out best, and the others are cleverer than they are in playouts.
const HOPE: f64 = 1.5;

/// By how many points margins of playouts are too high. Those that end before the game count other turns of the viewer
/// than a game has.
pub(crate) fn optimism(recipe: &Recipe, players: usize) -> f64 {
    if recipe.plays_to_end() { HOPE } else { TURN * (recipe.horizon.ahead(players) - 0.5) }
}

/// How far what one of so many players still makes may be off with so many tiles left, as a standard deviation.
pub(crate) fn spread(players: usize, left: usize) -> f64 {
    ((VARIANCE + VARIANCE_OF_TILE * left as f64) / players as f64).sqrt()
}

/// How much is known of what comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// Tiles are hidden.
    Little,
    /// Nothing is hidden.
    Tiles,
    /// The rest is solved.
    All,
    /// There is no rest: the game is over.
    Over,
}

impl Outcome {
    /// What can come of this, with so many tiles left, if margins are too high by so many points; `None` for
    /// spectators.
    pub(crate) fn new(view: &View, left: usize, known: Known, optimism: f64) -> Option<Self> {
        let seat = view.viewer.seat()?.index();
        let players = view.seats.len() as f64;
        let tiles = (left as f64 + MORE - LEFT_OVER * players).max(0.0);
        let points = match known {
            Known::Over => 0.0,
            _ => POINTS * tiles - LESS * (left as f64 - EARLY).max(0.0),
        };
        let ends = view.seats.iter().map(|seat| f64::from(seat.score.total()) + points / players);
        let mut others: Vec<f64> = ends.collect();
        let own = (seat < others.len()).then(|| others.remove(seat))?;
        let spread = match known {
            Known::Little => spread(view.seats.len(), left),
            Known::Tiles => SPREAD_IN_ENDING,
            Known::All | Known::Over => 0.0,
        };
        let optimism = if known == Known::Little { optimism } else { 0.0 };
        let count = others.len() as f64;
        let share = if known == Known::Over { 1.0 } else { count / (count + 1.0) };
        Some(Self { own, others, spread, optimism, share })
    }

    /// The outcome if the viewer makes so many points more from here than the others do on average.
    pub(crate) fn after(&self, margin: f64) -> Forecast {
        let margin = margin - self.optimism;
        let own = self.own + margin * self.share;
        Forecast { chance: self.chance(own, margin * (1.0 - self.share)), points: own }
    }

    /// The chance to have most, if the viewer is to have `own` points and the others `less` fewer than they expect: over
    /// all that the viewer may make, that all others make less.
    fn chance(&self, own: f64, less: f64) -> f64 {
        const STEPS: i32 = 48;
        const WIDTH: f64 = 4.0;
        let (mut sum, mut weights) = (0.0, 0.0);
        for step in -STEPS..=STEPS {
            let off = WIDTH * f64::from(step) / f64::from(STEPS);
            let weight = (-0.5 * off * off).exp();
            let behind = |other: &f64| self.below(own + self.spread * off - (other - less));
            sum += weight * self.others.iter().map(behind).product::<f64>();
            weights += weight;
        }
        sum / weights
    }

    /// The chance of another to stay below a lead that is this large on average; half for a tie that is certain.
    fn below(&self, lead: f64) -> f64 {
        /// Leads are whole points: one less is none.
        const CERTAIN: f64 = 1e-3;
        let spread = self.spread.max(CERTAIN);
        below(lead / spread)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use game::{Seat, Viewer};
    use qwirkle::{Board, Hand, Score, SeatView, ViewStage};

    use super::*;

    fn outcome(points: &[u32], left: usize, known: Known) -> Outcome {
        let seat = |&lines| SeatView { hand_size: 6, score: Score { lines, ..Score::default() } };
        let view = View {
            viewer: Viewer::Seat(Seat::new(0)),
            stage: ViewStage::Play { seat: Seat::new(0), opening: None },
            board: Arc::new(Board::new()),
            seats: points.iter().map(seat).collect(),
            hand: Some(Hand::EMPTY),
            aside: None,
            hands: None,
            bag: 0,
            idle: 0,
        };
        Outcome::new(&view, left, known, 1.0).unwrap()
    }

    #[test]
    fn whoever_has_no_advantage_has_the_fair_share() {
        for players in 2..=8 {
            let chance = outcome(&vec![40; players], 60, Known::Little).after(1.0).chance;
            assert!((chance - 1.0 / players as f64).abs() < 0.01, "{players}: {chance}");
        }
    }

    #[test]
    fn margins_are_taken_for_what_a_game_has() {
        let level = Recipe::LEVEL;
        let high = |players| optimism(&level.at_table(players), players);
        // Playouts of two and four end with a turn of the viewer's own, those of eight in the middle of a round.
        assert!(high(2) > 1.0 && high(4) > 1.5 && high(8) < 0.0, "{} {} {}", high(2), high(4), high(8));
        assert_eq!(optimism(&level.with_left(1), 2).to_bits(), HOPE.to_bits());
    }

    #[test]
    fn leads_count_more_the_fewer_tiles_are_left() {
        let chance = |left| outcome(&[50, 40], left, Known::Little).after(0.0).chance;
        assert!(chance(90) > 0.55 && chance(90) < chance(40) && chance(40) < chance(5));
        let ahead = outcome(&[40, 40], 40, Known::Little);
        assert!(ahead.after(3.0).chance > ahead.after(1.0).chance);
        assert!(
            (ahead.after(3.0).points - ahead.after(1.0).points - 1.0).abs() < 1e-9,
            "the other loses as much"
        );
    }

    #[test]
    fn what_is_solved_is_certain() {
        let chance = |margin| outcome(&[50, 40], 7, Known::All).after(margin).chance;
        assert!(chance(-9.0) > 0.999 && chance(-11.0) < 0.001 && (chance(-10.0) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn what_is_over_brings_nothing_more() {
        let forecast = |points: &[u32], made| outcome(points, 90, Known::Over).after(made);
        assert!(forecast(&[6, 2, 5], 0.0).chance > 0.999 && forecast(&[5, 2, 6], 0.0).chance < 0.001);
        let made = forecast(&[5, 2, 6], 3.0);
        assert!(made.chance > 0.999 && (made.points - 8.0).abs() < 1e-9, "{made:?}");
    }
}
