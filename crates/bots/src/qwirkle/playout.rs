use game::{MAX_SEATS, RandomSource};
use qwirkle::{Board, HAND_SIZE, Hand, IDLE_ROUNDS, Placement, Tile, Undo};

use super::deal::Deal;
use super::ending::most_points;
use super::kept::without;

/// How far a playout looks and what later points count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Horizon {
    /// How many turns of anybody are played after the choice.
    pub(crate) turns: usize,
    /// About so many playouts are made of a choice that is close to the best. The later points are, the less the choice
    /// has to do with them and the more they are noise, so the fewer playouts there are the less they count.
    pub(crate) patience: f64,
}

/// Points that are made a round later than in the first round count half if there are so many playouts. That it grows with
/// the square of the rounds, and this number, are close to the best linear estimate of what 400 long playouts find
/// (400 positions each at tables of two and four).
const NOISE: f64 = 25.0;

impl Horizon {
    /// What points of a turn count at a table of so many; everything counts in the first round.
    fn worth(self, turn: usize, seats: usize) -> f64 {
        let later = (turn as f64 / seats as f64 - 1.0).max(0.0);
        1.0 / (1.0 + NOISE * later * later / self.patience)
    }

    /// How many turns of the viewer's count more than those of each other on average, the turn of the choice among
    /// them. Over a whole game it would be half a turn: whoever is to choose has had that much less so far.
    pub(crate) fn ahead(self, seats: usize) -> f64 {
        let (mut own, mut others) = (1.0, 0.0);
        for turn in 1..=self.turns {
            *(if turn.is_multiple_of(seats) { &mut own } else { &mut others }) += self.worth(turn, seats);
        }
        own - others / (seats - 1) as f64
    }
}

/// What follows a choice at once, whatever the others hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept {
    pub(crate) hand: Hand,
    /// The tiles that are traded: they go back into the bag after as many were drawn.
    pub(crate) back: Hand,
    /// Whether nothing follows: this was the last tile, or nobody placed anything for too long.
    pub(crate) ends: bool,
    /// For how many turns nobody has placed anything.
    pub(crate) idle: usize,
}

impl Kept {
    /// The same, as if everybody had just placed something.
    pub(crate) fn playing_on(self) -> Self {
        if self.idle == 0 { self } else { Self { ends: false, idle: 0, ..self } }
    }
}

/// After so many turns without a placement a game of so many is over.
pub(crate) const fn most_idle(seats: usize, is_bag_empty: bool) -> usize {
    if is_bag_empty { seats } else { IDLE_ROUNDS * seats }
}

/// Plays a game on with one deal, everybody taking the most points, until its horizon.
#[derive(Debug, Default)]
pub(crate) struct Playout {
    /// From the viewer on.
    hands: [Hand; MAX_SEATS],
    /// How many tiles of the deal were taken so far, by the viewer from its front and by the others from its back.
    taken: [usize; 2],
    /// What went back into the bag: drawn once the deal is used up.
    back: Vec<Tile>,
    undos: Vec<Undo>,
}

impl Playout {
    /// The points of everybody from the viewer on, those of the choice not among them, and whether the game is over.
    /// `sizes` are the sizes of the hands of the others; the choice lies on the board already, which is left as it was.
    pub(crate) fn play(
        &mut self,
        board: &mut Board,
        kept: &Kept,
        sizes: &[usize],
        deal: &mut Deal,
        horizon: Horizon,
        random: &mut dyn RandomSource,
    ) -> ([f64; MAX_SEATS], bool) {
        let mut points = [0.0; MAX_SEATS];
        if kept.ends {
            return (points, true);
        }
        self.begin(kept, sizes, deal, random);
        let seats = sizes.len() + 1;
        let (mut idle, mut is_over) = (kept.idle, false);
        for turn in 1..=horizon.turns {
            let seat = turn % seats;
            let (brought, is_last) = self.turn(board, seat, deal, random);
            idle = if brought == 0 { idle + 1 } else { 0 };
            points[seat] += horizon.worth(turn, seats) * f64::from(brought);
            is_over = is_last || idle >= most_idle(seats, self.bag(deal) == 0);
            if is_over {
                break;
            }
        }
        for undo in self.undos.drain(..).rev() {
            board.take_back(&undo);
        }
        (points, is_over)
    }

    fn begin(&mut self, kept: &Kept, sizes: &[usize], deal: &mut Deal, random: &mut dyn RandomSource) {
        self.taken = [0; 2];
        self.back.clear();
        self.hands[0] = kept.hand;
        for (seat, &size) in (1..).zip(sizes) {
            self.hands[seat] = Hand::EMPTY;
            self.draw(seat, size, deal, random);
        }
        self.draw(0, HAND_SIZE, deal, random);
        self.back.extend(kept.back.tiles());
    }

    /// How many tiles of the deal are left.
    fn left(&self, deal: &Deal) -> usize {
        deal.len().saturating_sub(self.taken[0] + self.taken[1])
    }

    fn bag(&self, deal: &Deal) -> usize {
        self.left(deal) + self.back.len()
    }

    /// Fills a hand up from the bag.
    fn draw(&mut self, seat: usize, up_to: usize, deal: &mut Deal, random: &mut dyn RandomSource) {
        while self.hands[seat].len() < up_to {
            let tile = match self.next(seat, deal, random) {
                Some(tile) => tile,
                None if self.back.is_empty() => return,
                None => self.back.remove(0),
            };
            self.hands[seat].add(tile);
        }
    }

    /// The tile of the deal that a seat draws next.
    fn next(&mut self, seat: usize, deal: &mut Deal, random: &mut dyn RandomSource) -> Option<Tile> {
        if self.left(deal) == 0 {
            return None;
        }
        let taken = &mut self.taken[usize::from(seat > 0)];
        *taken += 1;
        if seat == 0 { deal.at_front(*taken - 1, random) } else { deal.at_back(*taken - 1, random) }
    }

    /// One turn: its points, and whether the game is over.
    fn turn(
        &mut self,
        board: &mut Board,
        seat: usize,
        deal: &mut Deal,
        random: &mut dyn RandomSource,
    ) -> (u32, bool) {
        let is_bag_empty = self.bag(deal) == 0;
        let Some((placement, points)) = most_points(board, self.hands[seat], is_bag_empty) else {
            self.trade(seat, deal, random);
            return (0, false);
        };
        self.place(board, seat, &placement);
        let over = is_bag_empty && self.hands[seat].is_empty();
        self.draw(seat, HAND_SIZE, deal, random);
        (points, over)
    }

    fn place(&mut self, board: &mut Board, seat: usize, placement: &Placement) {
        self.undos.push(board.lay(placement));
        self.hands[seat] = without(self.hands[seat], placement.tiles().iter().map(|placed| placed.tile));
    }

    /// Whoever can place nothing trades as many tiles as possible.
    fn trade(&mut self, seat: usize, deal: &mut Deal, random: &mut dyn RandomSource) {
        let count = self.hands[seat].len().min(self.bag(deal));
        let old = Hand::new(self.hands[seat].tiles().iter().copied().take(count)).unwrap_or(Hand::EMPTY);
        let size = self.hands[seat].len();
        self.hands[seat] = without(self.hands[seat], old.tiles().iter().copied());
        self.draw(seat, size, deal, random);
        self.back.extend(old.tiles());
    }
}

#[cfg(test)]
mod tests {
    use qwirkle::{Bag, Shape, TILES};

    use super::*;
    use crate::mixed::Mixed;

    fn hand(text: &str) -> Hand {
        Hand::read(text).unwrap()
    }

    /// The points of everybody, rounded, when the viewer keeps `kept` and the other holds all that is hidden.
    fn played(kept: &str, others: &str, horizon: Horizon) -> Vec<i32> {
        let mut board = Board::new();
        board.lay(&Placement::read("rs@0,0 rc@1,0").unwrap());
        let mut hidden = Bag::FULL;
        for tile in Tile::all() {
            while hidden.count(tile) > hand(others).count(tile) {
                hidden.take(tile);
            }
        }
        let kept = Kept { hand: hand(kept), back: Hand::EMPTY, ends: kept.is_empty(), idle: 0 };
        let sizes = [hand(others).len()];
        let mut deal = Deal::new(&hidden);
        let before = format!("{board:?}");
        let (points, _) =
            Playout::default().play(&mut board, &kept, &sizes, &mut deal, horizon, &mut Mixed(1));
        assert_eq!(format!("{board:?}"), before, "the board is left as it was");
        points[..2].iter().map(|points| (100.0 * points).round() as i32).collect()
    }

    const WHOLE: Horizon = Horizon { turns: 100, patience: f64::INFINITY };

    /// The same endings as those that are played out with both hands known.
    #[test]
    fn a_playout_without_a_bag_is_an_ending() {
        assert_eq!(played("", "rd", WHOLE), [0, 0], "the game is over");
        assert_eq!(played("rd", "rv", WHOLE), [0, 900], "the other ends it at once");
        assert_eq!(played("rd", "bv", WHOLE), [900, 0], "the other must pass");
        assert_eq!(played("gx", "bv", WHOLE), [0, 0], "both must pass");
        assert_eq!(played("rd", "rv gx", WHOLE), [1000, 300]);
    }

    /// The viewer traded; only stars fit, and there are none.
    #[test]
    fn a_game_that_stands_still_is_over_after_three_rounds() {
        let mut board = Board::new();
        board.lay(&Placement::read("yt@0,0 bt@1,0").unwrap());
        board.lay(&Placement::read("bt@0,-1 pt@1,-1").unwrap());
        let mut hidden = Bag::FULL;
        for star in Tile::all().filter(|tile| tile.shape() == Shape::Star) {
            while hidden.take(star) {}
        }
        let mut is_over = |idle, turns| {
            let kept = Kept { hand: hand("rs rc rd gs gc gd"), back: Hand::EMPTY, ends: false, idle };
            let (mut deal, horizon) = (Deal::new(&hidden), Horizon { turns, patience: f64::INFINITY });
            Playout::default().play(&mut board, &kept, &[6], &mut deal, horizon, &mut Mixed(1)).1
        };
        assert!(!is_over(1, 4) && is_over(1, 5));
        assert!(!is_over(4, 1) && is_over(4, 2));
    }

    #[test]
    fn later_points_count_less_and_those_behind_the_horizon_nothing() {
        let horizon = Horizon { turns: 1, patience: NOISE };
        assert_eq!(played("rd", "rv gx", horizon), [0, 300]);
        let worths = [1, 2, 3, 4, 6].map(|turn| (100.0 * horizon.worth(turn, 2)).round() as i32);
        assert_eq!(worths, [100, 100, 80, 50, 20]);
    }

    #[test]
    fn hands_are_filled_up_and_traded_tiles_come_back() {
        let mut playout = Playout::default();
        let (mut deal, mut random) = (Deal::new(&Bag::FULL), Mixed(5));
        let kept = Kept { hand: hand("rs"), back: hand("gx gx"), ends: false, idle: 1 };
        playout.begin(&kept, &[6, 4], &mut deal, &mut random);
        assert_eq!(playout.hands.map(|hand| hand.len())[..3], [6, 6, 4]);
        assert_eq!(playout.bag(&deal), TILES - 6 - 4 - 5 + 2);
        let old = playout.hands[1];
        playout.trade(1, &mut deal, &mut random);
        assert_eq!((playout.hands[1].len(), playout.bag(&deal)), (6, TILES - 6 - 4 - 5 + 2));
        assert_eq!(playout.back, [hand("gx gx").tiles(), old.tiles()].concat());
    }
}
