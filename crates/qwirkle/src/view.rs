use alloc::sync::Arc;
use alloc::vec::Vec;

use game::{Game, Seat, Viewer};

use crate::state::Stage;
use crate::{Bag, Board, Choice, End, Hand, Illegal, Placement, Qwirkle, Score, choice, generate};

/// What one seat, or a spectator, may see of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who sees this.
    pub viewer: Viewer,
    /// What happens next.
    pub stage: ViewStage,
    /// The tiles on the table.
    pub board: Arc<Board>,
    /// What everybody may know about each seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own tiles; none for a spectator.
    pub hand: Option<Hand>,
    /// The tiles that the viewer has set aside to trade and not yet put back.
    pub aside: Option<Hand>,
    /// All hands in seat order, once the game is over.
    pub hands: Option<Vec<Hand>>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// How many turns there were since the last placement.
    pub idle: usize,
}

/// What everybody may know about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatView {
    /// How many tiles it holds.
    pub hand_size: usize,
    /// Its points so far.
    pub score: Score,
}

/// What a game is waiting for, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewStage {
    /// The first hands are about to be dealt.
    Deal,
    /// This seat chooses.
    Play {
        /// Whose turn it is.
        seat: Seat,
        /// How many tiles the opening line must have, if this is the opening.
        opening: Option<usize>,
    },
    /// This seat draws tiles.
    Draw {
        /// Whose turn it is.
        seat: Seat,
        /// How many tiles it draws.
        count: usize,
        /// Whether it has set as many aside, to put them back into the bag.
        trade: bool,
    },
    /// The game is over.
    Over(End),
}

impl ViewStage {
    fn new(state: &Qwirkle) -> Self {
        let seat = state.turn;
        match (&state.stage, state.end()) {
            (_, Some(end)) => Self::Over(end),
            (Stage::Draw { aside }, _) => Self::Draw { seat, count: state.due(), trade: !aside.is_empty() },
            (Stage::Deal { .. }, _) => Self::Deal,
            _ => Self::Play { seat, opening: state.opening() },
        }
    }
}

impl View {
    pub(crate) fn new(state: &Qwirkle, viewer: Viewer) -> Self {
        let seat = viewer.seat().filter(|&seat| state.seats().contains(seat));
        let seats = state.seats();
        let seat_view = |seat| SeatView { hand_size: state.hand(seat).len(), score: state.score(seat) };
        let aside = match &state.stage {
            Stage::Draw { aside } if seat == Some(state.turn) && !aside.is_empty() => Some(*aside),
            _ => None,
        };
        let hands = || seats.into_iter().map(|seat| state.hand(seat)).collect();
        Self {
            viewer,
            stage: ViewStage::new(state),
            board: Arc::clone(&state.board),
            seats: seats.into_iter().map(seat_view).collect(),
            hand: seat.map(|seat| state.hand(seat)),
            aside,
            hands: state.end().map(|_| hands()),
            bag: state.bag.len(),
            idle: state.idle,
        }
    }

    /// The tiles that the viewer has not seen: those in the bag and in the hands of others.
    pub fn unseen(&self) -> Bag {
        let mut unseen = Bag::FULL;
        let laid = self.board.placed().iter().map(|placed| placed.tile);
        let shown = self.hands.iter().flatten();
        let own = self.hand.iter().filter(|_| self.hands.is_none()).chain(&self.aside);
        for tile in laid.chain(shown.chain(own).flat_map(|hand| hand.tiles().iter().copied())) {
            unseen.take(tile);
        }
        unseen
    }

    /// Shows every legal placement of the viewer, each once, and the points it brings.
    pub fn for_each_placement(&self, mut show: impl FnMut(&Placement, u32)) {
        if let Some(hand) = self.hand_to_play() {
            generate::for_each_placement(&self.board, hand, &mut show);
        }
    }

    /// Appends every legal choice of the viewer to `out`, in ascending order.
    pub fn choices(&self, out: &mut Vec<Choice>) {
        if let Some(hand) = self.hand_to_play() {
            choice::choices(&self.board, hand, self.bag, out);
        }
    }

    /// The viewer's tiles, if it is the viewer's turn to choose.
    fn hand_to_play(&self) -> Option<Hand> {
        self.hand_in_turn().ok()
    }

    /// The viewer's tiles, or why the viewer has nothing to choose.
    pub(crate) fn hand_in_turn(&self) -> Result<Hand, Illegal> {
        match (self.stage, self.hand) {
            (ViewStage::Play { seat, .. }, Some(hand)) if self.viewer == Viewer::Seat(seat) => Ok(hand),
            (ViewStage::Play { seat, .. }, _) => Err(Illegal::NotYourTurn(seat)),
            (ViewStage::Draw { seat, .. }, _) => Err(Illegal::DrawFirst(seat)),
            (ViewStage::Deal, _) => Err(Illegal::NotDealt),
            (ViewStage::Over(_), _) => Err(Illegal::Over),
        }
    }
}
