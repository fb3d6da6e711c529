//! What a picture of a board says to those who cannot see it.

use game::{Points, Seat, listed};
use qwirkle::{Placed, ViewStage};

use super::{LastChoice, Table};

impl Table<'_> {
    /// Everything in the picture: what happens next, the seats, and the tiles row by row.
    pub(super) fn description(&self) -> String {
        let seats = (0..self.names.len()).map(|i| self.seat_in_words(Seat::new(i)));
        let mut parts = vec![self.stage_in_words(), format!("{} in the bag.", self.view.bag)];
        parts.extend(seats);
        parts.extend(self.last_in_words());
        parts.push(self.board_in_words());
        parts.join(" ")
    }

    fn stage_in_words(&self) -> String {
        if let Some((reason, winners)) = &self.end {
            let names: Vec<_> = winners.into_iter().map(|seat| self.name(seat)).collect();
            let verb = if names.len() == 1 { "wins" } else { "share the win" };
            return format!("The game is over: {reason}. {} {verb}.", listed(names, "and"));
        }
        match self.view.stage {
            ViewStage::Play { seat, .. } => format!("{} is to play.", self.name(seat)),
            ViewStage::Draw { seat, .. } => format!("{} is to draw.", self.name(seat)),
            ViewStage::Deal | ViewStage::Over(_) => "The tiles are about to be dealt.".to_owned(),
        }
    }

    fn seat_in_words(&self, seat: Seat) -> String {
        let (name, view) = (self.name(seat), self.view.seats.get(seat.index()));
        let (points, size) = view.map_or((0, 0), |view| (view.score.total(), view.hand_size));
        let hand = match self.hands.get(seat.index()).copied().flatten() {
            Some(hand) if !hand.is_empty() => listed(hand.tiles().iter().map(|tile| tile.name()), "and"),
            Some(_) => "no tiles".to_owned(),
            None => format!("{size} hidden tiles"),
        };
        format!("{name}: {points}, with {hand}.")
    }

    fn last_in_words(&self) -> Option<String> {
        let (seat, choice) = self.last.as_ref()?;
        let name = self.name(*seat);
        Some(match choice {
            LastChoice::Place(placement, points) => {
                format!("Last, {name} placed {} for {points}.", on_cells(placement.tiles()))
            }
            LastChoice::Trade(count) => format!("Last, {name} traded {count}."),
            LastChoice::Pass => format!("Last, {name} passed."),
        })
    }

    fn board_in_words(&self) -> String {
        if self.view.board.is_empty() {
            return "The board is empty.".to_owned();
        }
        let mut placed = self.view.board.placed().to_vec();
        placed.sort_unstable();
        format!("On the board: {}.", on_cells(&placed))
    }
}

/// Tiles and where they lie.
fn on_cells(placed: &[Placed]) -> String {
    let tiles = placed.iter().map(|placed| format!("{} at {}", placed.tile.name(), placed.cell));
    tiles.collect::<Vec<_>>().join(", ")
}
