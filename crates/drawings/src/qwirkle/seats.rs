//! The hands and points of the players, and what is left in the bag.

use game::{Points, Seat, counted, listed};
use qwirkle::{HAND_SIZE, ViewStage};

use super::{LastChoice, Table};
use crate::canvas::{Area, Canvas};
use crate::words::{fitted, sentence, width_of};

/// How much of the width the seats take.
pub(super) const SEATS_WIDTH: f64 = 316.0;

const PADDING: f64 = 14.0;
const SEAT: f64 = 84.0;
const SEAT_GAP: f64 = 8.0;
const TILE: f64 = 30.0;
const TILE_PITCH: f64 = 33.0;

/// The card above the seats: what happens next, and the bag.
const NEWS: f64 = 92.0;

/// The height of everything for so many players.
pub(super) fn seats_height(players: usize) -> f64 {
    NEWS + players as f64 * (SEAT + SEAT_GAP)
}

impl Table<'_> {
    pub(super) fn draw_seats(&self, area: Area, canvas: &mut Canvas) {
        self.draw_news(Area { height: NEWS, ..area }, canvas);
        for (i, seat) in (0..self.names.len()).map(Seat::new).enumerate() {
            let y = area.y + NEWS + SEAT_GAP + i as f64 * (SEAT + SEAT_GAP);
            self.draw_seat(seat, Area { y, height: SEAT, ..area }, canvas);
        }
    }

    fn draw_news(&self, area: Area, canvas: &mut Canvas) {
        canvas.rect("well", area, 14.0);
        let (x, room) = (area.x + PADDING, area.width - 2.0 * PADDING);
        canvas.text("name", x, area.y + 27.0, &fitted(&self.news(), 16.0, room));
        canvas.text("small quiet", x, area.y + 47.0, &fitted(&self.remark(), 12.0, room));
        canvas.symbol("text", "bag", x, area.y + 58.0, 20.0);
        let bag = match self.view.bag {
            0 => "the bag is empty".to_owned(),
            count => format!("{count} in the bag"),
        };
        canvas.text("", x + 28.0, area.y + 74.0, &bag);
    }

    /// What happens next, or who won.
    fn news(&self) -> String {
        if let Some((_, winners)) = &self.end {
            let names: Vec<_> = winners.into_iter().map(|seat| self.name(seat)).collect();
            let label = if names.len() == 1 { "Winner" } else { "Shared win" };
            return format!("{label}: {}", listed(names, "and"));
        }
        match self.view.stage {
            ViewStage::Play { seat, opening: Some(_) } => format!("To open: {}", self.name(seat)),
            ViewStage::Play { seat, .. } => format!("To play: {}", self.name(seat)),
            ViewStage::Draw { seat, .. } => format!("To draw: {}", self.name(seat)),
            ViewStage::Deal | ViewStage::Over(_) => "The tiles are dealt next".to_owned(),
        }
    }

    /// Why the game ended, how it opens, or what was done last.
    fn remark(&self) -> String {
        if let Some((reason, _)) = &self.end {
            return sentence(reason);
        }
        if let ViewStage::Play { opening: Some(count), .. } = self.view.stage {
            return format!("The opening line has {}", counted(count, "tile", "tiles"));
        }
        let Some((seat, choice)) = &self.last else {
            return String::new();
        };
        // The name may be long; what was done must not be cut off with it.
        let name = fitted(self.name(*seat), 12.0, 140.0);
        match choice {
            LastChoice::Place(placement, points) => {
                let tiles = counted(placement.tiles().len(), "tile", "tiles");
                format!("{name} placed {tiles} for {points}")
            }
            LastChoice::Trade(count) => format!("{name} traded {}", counted(*count, "tile", "tiles")),
            LastChoice::Pass => format!("{name} passed"),
        }
    }

    fn draw_seat(&self, seat: Seat, area: Area, canvas: &mut Canvas) {
        let is_marked = self.turn() == Some(seat) || self.has_won(seat);
        canvas.rect("card", area, 14.0);
        canvas.rect(if is_marked { "turn" } else { "edge" }, area, 14.0);
        let (x, y) = (area.x + PADDING, area.y + 22.0);
        canvas.circle("well", x + 12.0, y, 12.0);
        canvas.text("label middle", x + 12.0, y + 4.5, &seat.to_string());
        let points = self.view.seats.get(seat.index()).map(|seat| seat.score.total()).unwrap_or_default();
        let points = points.to_string();
        canvas.text("total end", area.right() - PADDING, y + 8.0, &points);
        let room = area.width - 2.0 * PADDING - 32.0 - width_of(&points, 22.0) - 8.0;
        canvas.text("name", x + 32.0, y + 5.5, &fitted(self.name(seat), 16.0, room));
        self.draw_hand(seat, x, area.y + 44.0, canvas);
        canvas.text("small quiet end", area.right() - PADDING, area.y + 64.0, &self.status(seat));
    }

    /// The tiles of a seat; those that the viewer may not see show their backs.
    fn draw_hand(&self, seat: Seat, x: f64, y: f64, canvas: &mut Canvas) {
        let open = self.hands.get(seat.index()).copied().flatten();
        let size = self.view.seats.get(seat.index()).map_or(0, |seat| seat.hand_size);
        for place in 0..HAND_SIZE {
            let x = x + place as f64 * TILE_PITCH;
            match open.as_ref().map(|hand| hand.tiles().get(place)) {
                Some(Some(tile)) => canvas.symbol("", &tile.to_string(), x, y, TILE),
                None if place < size => canvas.symbol("back", "back", x, y, TILE),
                _ => canvas.rect("edge", Area::new(x, y, TILE, TILE).grown(-0.5), 6.5),
            }
        }
    }

    /// What the player has just done, or is about to do.
    fn status(&self, seat: Seat) -> String {
        match (&self.last, self.turn()) {
            (Some((last, choice)), _) if *last == seat && !self.has_won(seat) => match choice {
                LastChoice::Place(_, points) => format!("placed +{points}"),
                LastChoice::Trade(1) => "traded 1".to_owned(),
                LastChoice::Trade(count) => format!("traded {count}"),
                LastChoice::Pass => "passed".to_owned(),
            },
            (_, Some(turn)) if turn == seat => "to play".to_owned(),
            _ if self.has_won(seat) => "winner".to_owned(),
            _ => String::new(),
        }
    }
}
