//! What a person is about to do with their tiles.

use qwirkle::{Board, Cell, Choice, Hand, Placed, Placement, Qwirkle, Tile};
use ratatui::crossterm::event::KeyCode;
use tell::qwirkle::{lines_formed, tile_name, tiles_counted};
use tell::{capitalised, say};

use super::camera::Camera;
use crate::screen::{Reaction, Scene};

/// How far from the middle the cursor may go; no game comes near.
pub(super) const EDGE: i8 = 110;

/// What a person is about to do.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    /// The viewer's tiles; what follows names them by their place.
    pub(super) hand: Vec<Tile>,
    /// Every legal placement.
    pub(super) placements: Vec<Placement>,
    pub(super) cursor: Cell,
    /// The tile that goes with the cursor.
    pub(super) picked: Option<usize>,
    /// The tiles laid before it.
    pub(super) laid: Vec<(usize, Cell)>,
    /// The tiles to trade, in trade mode.
    pub(super) trade: Option<Vec<usize>>,
    pub(super) camera: Camera,
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    Cell(Cell),
    Hand(usize),
}

impl Selection {
    /// Everything laid, with the tile that goes with the cursor.
    pub(super) fn tentative(&self) -> Vec<Placed> {
        let picked = self.picked.map(|tile| (tile, self.cursor));
        let laid = self.laid.iter().copied().chain(picked);
        laid.filter_map(|(i, cell)| Some(Placed { cell, tile: *self.hand.get(i)? })).collect()
    }

    pub(super) fn placement(&self) -> Option<Placement> {
        Placement::new(&self.tentative())
    }

    /// The legal placements that hold everything laid so far.
    pub(super) fn possible(&self) -> impl Iterator<Item = &Placement> {
        let laid: Vec<(Tile, Cell)> =
            self.laid.iter().filter_map(|&(i, cell)| Some((*self.hand.get(i)?, cell))).collect();
        self.placements
            .iter()
            .filter(move |placement| laid.iter().all(|&(tile, cell)| placement.tile(cell) == Some(tile)))
    }

    /// The cells where a tile can go with those laid already.
    pub(super) fn cells_for(&self, tile: Tile) -> Vec<Cell> {
        let is_laid = |cell: Cell| self.laid.iter().any(|&(_, other)| other == cell);
        let placed = self.possible().flat_map(|placement| placement.tiles().iter());
        let mut cells: Vec<Cell> = placed
            .filter(|placed| placed.tile == tile && !is_laid(placed.cell))
            .map(|placed| placed.cell)
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The cells to be marked: for the picked tile, or else for any tile.
    pub(super) fn marked(&self) -> Vec<Cell> {
        if let Some(tile) = self.picked.and_then(|i| self.hand.get(i)) {
            return self.cells_for(*tile);
        }
        let is_laid = |cell: Cell| self.laid.iter().any(|&(_, other)| other == cell);
        let mut cells: Vec<Cell> = self
            .possible()
            .flat_map(|placement| placement.tiles().iter().map(|placed| placed.cell))
            .filter(|&cell| !is_laid(cell))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Whether a tile of the hand can go to the cursor's cell now, or with the one that is there already.
    pub(super) fn fits(&self, i: usize) -> bool {
        let free = self.picked != Some(i) && !self.laid.iter().any(|&(other, _)| other == i);
        let Some(&tile) = self.hand.get(i).filter(|_| free) else {
            return false;
        };
        let tentative = self.tentative();
        let lies = |placement: &Placement, placed: &Placed| placement.tile(placed.cell) == Some(placed.tile);
        let mut possible =
            self.placements.iter().filter(|placement| tentative.iter().all(|placed| lies(placement, placed)));
        if self.picked.is_some() {
            possible.any(|placement| {
                let mut more = placement.tiles().iter().filter(|placed| !tentative.contains(placed));
                more.any(|placed| placed.tile == tile)
            })
        } else {
            let taken = tentative.iter().any(|placed| placed.cell == self.cursor);
            !taken && possible.any(|placement| placement.tile(self.cursor) == Some(tile))
        }
    }

    pub(super) fn go(&mut self, cell: Cell) {
        self.cursor = Cell::new(cell.x.clamp(-EDGE, EDGE), cell.y.clamp(-EDGE, EDGE));
        self.camera.free = false;
    }

    pub(super) fn step(&mut self, x: i8, y: i8) {
        self.go(Cell::new(self.cursor.x.saturating_add(x), self.cursor.y.saturating_add(y)));
    }

    pub(super) fn scroll(&mut self, x: i16, y: i16) {
        let edge = i16::from(EDGE);
        let (left, top) = self.camera.corner;
        self.camera.corner = ((left + x).clamp(-edge - 20, edge), (top + y).clamp(-edge - 20, edge));
        self.camera.free = true;
    }

    /// Picks a tile up, and goes to the nearest cell where it can lie.
    pub(super) fn pick(&mut self, i: usize, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        let texts = scene.voice.texts();
        let Some(&tile) = self.hand.get(i) else {
            return Reaction::Nothing;
        };
        if self.picked == Some(i) {
            self.picked = None;
            return Reaction::Nothing;
        }
        self.lay_picked_if_it_fits();
        if let Some(at) = self.laid.iter().position(|&(other, _)| other == i) {
            let (_, cell) = self.laid.remove(at);
            self.go(cell);
        }
        let cells = self.cells_for(tile);
        if cells.is_empty() {
            let name = tile_name(tile, texts);
            return Reaction::Say(capitalised(&if self.laid.is_empty() {
                say!(texts, "terminal-fits-nowhere", tile = name)
            } else {
                say!(texts, "terminal-fits-not-with", tile = name)
            }));
        }
        self.picked = Some(i);
        let distance = |cell: &Cell| {
            let (x, y) =
                (i16::from(cell.x) - i16::from(self.cursor.x), i16::from(cell.y) - i16::from(self.cursor.y));
            x.abs() + y.abs()
        };
        if !cells.contains(&self.cursor)
            && let Some(&nearest) = self.stops(&scene.view.board).iter().min_by_key(|cell| distance(cell))
        {
            self.go(nearest);
        }
        Reaction::Nothing
    }

    pub(super) fn lay_picked_if_it_fits(&mut self) -> bool {
        let Some(i) = self.picked else {
            return false;
        };
        let fits = self.marked().contains(&self.cursor);
        if fits {
            self.laid.push((i, self.cursor));
            self.picked = None;
        }
        fits
    }

    /// The marked cells where a tile can be laid at once: beside another one, if there are any such cells.
    pub(super) fn stops(&self, board: &Board) -> Vec<Cell> {
        let lies =
            |cell: Cell| board.tile(cell).is_some() || self.laid.iter().any(|&(_, other)| other == cell);
        let touches = |cell: &Cell| {
            let steps = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let beside = steps.map(|(x, y)| Cell::new(cell.x.saturating_add(x), cell.y.saturating_add(y)));
            beside.into_iter().any(lies)
        };
        let marked = self.marked();
        let stops: Vec<Cell> = marked.iter().copied().filter(touches).collect();
        if stops.is_empty() { marked } else { stops }
    }

    /// The next cell where a tile can be laid, in the order in which one reads.
    pub(super) fn next(&mut self, forwards: bool, board: &Board) {
        let cells = self.stops(board);
        let found = if forwards {
            cells.iter().find(|&&cell| cell > self.cursor).or_else(|| cells.first())
        } else {
            cells.iter().rev().find(|&&cell| cell < self.cursor).or_else(|| cells.last())
        };
        if let Some(&cell) = found {
            self.go(cell);
        }
    }

    /// Lays the picked tile, or picks one up that was laid.
    pub(super) fn space(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if self.picked.is_none() {
            if let Some(&(i, _)) = self.laid.iter().find(|&&(_, cell)| cell == self.cursor) {
                return self.pick(i, scene);
            }
            return Reaction::Nothing;
        }
        if self.lay_picked_if_it_fits() {
            return Reaction::Nothing;
        }
        let reason = self.placement().and_then(|placement| scene.why_not(&Choice::Place(placement)));
        reason.map_or(Reaction::Nothing, Reaction::Say)
    }

    pub(super) fn clear(&mut self) {
        self.picked = None;
        self.laid.clear();
        self.trade = None;
    }

    pub(super) fn enter(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if let Some(tiles) = &self.trade {
            let tiles =
                Hand::new(tiles.iter().filter_map(|&i| self.hand.get(i).copied())).unwrap_or(Hand::EMPTY);
            return choose(Choice::Trade(tiles), scene);
        }
        match self.placement() {
            Some(placement) => choose(Choice::Place(placement), scene),
            None if scene.why_not(&Choice::Pass).is_none() => Reaction::Choose(Choice::Pass),
            None => Reaction::Say(say!(scene.voice.texts(), "terminal-pick-first")),
        }
    }

    pub(super) fn start_trade(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if self.trade.take().is_some() {
            return Reaction::Nothing;
        }
        if let Some(reason) = self.why_no_trade(scene) {
            return Reaction::Say(reason);
        }
        self.clear();
        self.trade = Some(Vec::new());
        Reaction::Nothing
    }

    /// Why no tile can be traded now, if none can.
    pub(super) fn why_no_trade(&self, scene: &Scene<'_, Qwirkle>) -> Option<String> {
        let one = Hand::new(self.hand.first().copied()).unwrap_or(Hand::EMPTY);
        scene.why_not(&Choice::Trade(one))
    }

    pub(super) fn digit(&mut self, i: usize, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        match &mut self.trade {
            Some(tiles) if i < self.hand.len() => match tiles.iter().position(|&other| other == i) {
                Some(at) => _ = tiles.remove(at),
                None => tiles.push(i),
            },
            Some(_) => {}
            None => return self.pick(i, scene),
        }
        Reaction::Nothing
    }

    pub(super) fn click(&mut self, spot: Spot, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        match spot {
            Spot::Hand(i) if scene.may_choose => return self.digit(i, scene),
            Spot::Hand(_) => {}
            Spot::Cell(cell) => {
                let (again, free) = (self.cursor == cell, self.camera.free);
                self.go(cell);
                // Whoever clicks sees the cell, so the board need not move.
                self.camera.free = free;
                let laid = self.laid.iter().any(|&(_, other)| other == cell);
                if scene.may_choose && (again && self.picked.is_some() || laid && self.picked.is_none()) {
                    return self.space(scene);
                }
            }
        }
        Reaction::Nothing
    }

    /// Keys that only look around.
    pub(super) fn look_around(&mut self, key: KeyCode, shift: bool) -> bool {
        let (width, height) = self.camera.size;
        match key {
            KeyCode::Left if shift => self.scroll(-3, 0),
            KeyCode::Right if shift => self.scroll(3, 0),
            KeyCode::Up if shift => self.scroll(0, -3),
            KeyCode::Down if shift => self.scroll(0, 3),
            KeyCode::PageUp => self.scroll(0, -height / 2),
            KeyCode::PageDown => self.scroll(0, height / 2),
            KeyCode::Home => self.scroll(-width / 2, 0),
            KeyCode::End => self.scroll(width / 2, 0),
            KeyCode::Left | KeyCode::Char('h') => self.step(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.step(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.step(0, -1),
            KeyCode::Down | KeyCode::Char('j') => self.step(0, 1),
            KeyCode::Char('z') => self.camera.centre = true,
            _ => return false,
        }
        true
    }

    /// The line about what is about to be done.
    pub(super) fn line(&self, scene: &Scene<'_, Qwirkle>) -> String {
        if !scene.may_choose {
            return String::new();
        }
        let texts = scene.voice.texts();
        if let Some(tiles) = &self.trade {
            return match tiles.len() {
                0 => say!(texts, "terminal-trade-pick"),
                count => say!(texts, "terminal-trade", tiles = tiles_counted(count, texts)),
            };
        }
        let Some(placement) = self.placement() else {
            return self.idle_line(scene);
        };
        match scene.why_not(&Choice::Place(placement)) {
            None => {
                let formed = scene.view.board.after(&placement).formed(&placement);
                let points = formed.map(|formed| lines_formed(formed, texts)).unwrap_or_default();
                say!(texts, "terminal-place", points = points)
            }
            Some(reason) => {
                let tiles = self.tentative();
                let goes_on = self.placements.iter().any(|possible| {
                    tiles.iter().all(|placed| possible.tile(placed.cell) == Some(placed.tile))
                });
                if goes_on {
                    say!(texts, "terminal-go-further", reason = reason)
                } else {
                    say!(texts, "terminal-not-here", reason = reason)
                }
            }
        }
    }

    pub(super) fn idle_line(&self, scene: &Scene<'_, Qwirkle>) -> String {
        let texts = scene.voice.texts();
        if scene.why_not(&Choice::Pass).is_none() {
            say!(texts, "terminal-enter-passes")
        } else if self.placements.is_empty() {
            say!(texts, "terminal-press-t")
        } else {
            say!(texts, "terminal-pick")
        }
    }
}

pub(super) fn choose(choice: Choice, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
    scene.why_not(&choice).map_or(Reaction::Choose(choice), Reaction::Say)
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Seat, Viewer};

    use super::*;
    use crate::screen::Screen;

    #[test]
    fn tab_stops_only_beside_tiles() {
        let position = "qwirkle play 1 0 0,0:rs rcrdrvrtrxgs:0:0 bcbdovotyspx:1:0";
        let game = Qwirkle::from_position(position).unwrap();
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let mut selection = Qwirkle::selection(&view, None);
        // Tiles may go further away, too, together with others.
        assert!(selection.marked().contains(&Cell::new(4, 0)));
        let mut stops = Vec::new();
        for _ in 0..4 {
            selection.next(true, &view.board);
            stops.push((selection.cursor.x, selection.cursor.y));
        }
        stops.sort_unstable();
        assert_eq!(stops, [(-1, 0), (0, -1), (0, 1), (1, 0)]);
        // With one laid, the next one goes beside it or to the other end of the line.
        selection.laid.push((0, Cell::new(1, 0)));
        let mut stops: Vec<_> = selection.stops(&view.board).iter().map(|cell| (cell.x, cell.y)).collect();
        stops.sort_unstable();
        assert_eq!(stops, [(-1, 0), (1, -1), (1, 1), (2, 0)]);
    }
}
