use std::iter::repeat_n;

use game::Points;
use qwirkle::{Board, Hand, View};

use super::unseen::Unseen;
use super::weights::Weights;

/// What is the same for all choices of a turn.
#[derive(Debug)]
pub(crate) struct Turn<'a> {
    pub(crate) board: &'a Board,
    pub(crate) hand: Hand,
    pub(crate) bag: usize,
    pub(crate) unseen: Unseen,
    /// How many tiles the next player holds.
    pub(crate) next: usize,
    /// The sizes of the hands of all others, from the next player on.
    pub(crate) sizes: Vec<usize>,
    /// The points so far, those of the viewer first, then from the next player on.
    pub(crate) totals: Vec<f64>,
    /// For how many turns nobody has placed anything.
    pub(crate) idle: usize,
    /// The tiles of the only other player, once the bag is empty and they can be told.
    pub(crate) known: Option<Hand>,
    pub(crate) weights: &'static Weights,
}

impl<'a> Turn<'a> {
    /// The turn of the viewer; `None` for spectators.
    pub(crate) fn new(view: &'a View) -> Option<Self> {
        let players = view.seats.len();
        let seat = view.viewer.seat()?.index();
        let seats = || (0..players).filter_map(|by| view.seats.get((seat + by) % players));
        let sizes: Vec<usize> = seats().skip(1).map(|other| other.hand_size).collect();
        let unseen = Unseen::new(view.unseen());
        Some(Self {
            board: &view.board,
            hand: view.hand?,
            bag: view.bag,
            next: sizes.first().copied()?,
            sizes,
            totals: seats().map(|seat| f64::from(seat.score.total())).collect(),
            idle: view.idle,
            known: if players == 2 && view.bag == 0 { hand_of_all(&unseen) } else { None },
            weights: Weights::new(players, view.bag),
            unseen,
        })
    }

    /// Whether the viewer has more points than anybody else.
    pub(crate) fn is_ahead(&self) -> bool {
        self.totals.split_first().is_some_and(|(own, others)| others.iter().all(|other| own > other))
    }

    /// How many tiles nobody has placed yet.
    pub(crate) fn left(&self) -> usize {
        self.unseen.tiles().len() + self.hand.len()
    }
}

fn hand_of_all(unseen: &Unseen) -> Option<Hand> {
    Hand::new(unseen.tiles().counts().flat_map(|(tile, count)| repeat_n(tile, count)))
}
