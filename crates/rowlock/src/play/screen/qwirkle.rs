//! Qwirkle on the screen.

use game::{Points, Step, Viewer};
use qwirkle::{Cell, Choice, Hand, Placed, Placement, Qwirkle, Tile, View, ViewStage};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::app::latest;
use super::canvas::{Canvas, Hit};
use super::log::Log;
use super::theme::{BOLD, DIM, PLAIN, REVERSED, Theme};
use super::{Press, Reaction, Scene, Screen};
use crate::tell::{Tell, capitalised, lines_formed};

/// How far from the middle the cursor may go; no game comes near.
const EDGE: i8 = 110;
/// The columns of a cell: a mark, the two characters of a tile, a mark.
const CELL: u16 = 4;

/// What a person is about to do.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    /// The viewer's tiles; what follows names them by their place.
    hand: Vec<Tile>,
    /// Every legal placement.
    placements: Vec<Placement>,
    cursor: Cell,
    /// The tile that goes with the cursor.
    picked: Option<usize>,
    /// The tiles laid before it.
    laid: Vec<(usize, Cell)>,
    /// The tiles to trade, in trade mode.
    trade: Option<Vec<usize>>,
    camera: Camera,
}

/// Which part of the board is shown.
#[derive(Clone, Copy, Debug, Default)]
struct Camera {
    /// The cell in the upper left corner.
    corner: (i16, i16),
    /// Whether a person scrolled, so that the cursor need not be in sight.
    free: bool,
    /// How many cells there is room for; nothing before the first picture.
    size: (i16, i16),
    /// Whether the board is to be put in the middle with the next picture.
    centre: bool,
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    Cell(Cell),
    Hand(usize),
}

impl Desk {
    /// Everything laid, with the tile that goes with the cursor.
    fn tentative(&self) -> Vec<Placed> {
        let picked = self.picked.map(|tile| (tile, self.cursor));
        let laid = self.laid.iter().copied().chain(picked);
        laid.filter_map(|(i, cell)| Some(Placed { cell, tile: *self.hand.get(i)? })).collect()
    }

    fn placement(&self) -> Option<Placement> {
        Placement::new(&self.tentative())
    }

    /// The legal placements that hold everything laid so far.
    fn possible(&self) -> impl Iterator<Item = &Placement> {
        let laid: Vec<(Tile, Cell)> =
            self.laid.iter().filter_map(|&(i, cell)| Some((*self.hand.get(i)?, cell))).collect();
        self.placements
            .iter()
            .filter(move |placement| laid.iter().all(|&(tile, cell)| placement.tile(cell) == Some(tile)))
    }

    /// The cells where a tile can go with those laid already.
    fn cells_for(&self, tile: Tile) -> Vec<Cell> {
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
    fn marked(&self) -> Vec<Cell> {
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
    fn fits(&self, i: usize) -> bool {
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

    fn go(&mut self, cell: Cell) {
        self.cursor = Cell::new(cell.x.clamp(-EDGE, EDGE), cell.y.clamp(-EDGE, EDGE));
        self.camera.free = false;
    }

    fn step(&mut self, x: i8, y: i8) {
        self.go(Cell::new(self.cursor.x.saturating_add(x), self.cursor.y.saturating_add(y)));
    }

    fn scroll(&mut self, x: i16, y: i16) {
        let edge = i16::from(EDGE);
        let (left, top) = self.camera.corner;
        self.camera.corner = ((left + x).clamp(-edge - 20, edge), (top + y).clamp(-edge - 20, edge));
        self.camera.free = true;
    }

    /// Picks a tile up, and goes to the nearest cell where it can lie.
    fn pick(&mut self, i: usize) -> Reaction<Choice> {
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
            let with = if self.laid.is_empty() { "anywhere" } else { "with the tiles you have laid" };
            return Reaction::Say(format!("The {} does not fit {with}.", tile.name()));
        }
        self.picked = Some(i);
        let distance = |cell: &Cell| {
            let (x, y) =
                (i16::from(cell.x) - i16::from(self.cursor.x), i16::from(cell.y) - i16::from(self.cursor.y));
            x.abs() + y.abs()
        };
        if !cells.contains(&self.cursor)
            && let Some(&nearest) = cells.iter().min_by_key(|cell| distance(cell))
        {
            self.go(nearest);
        }
        Reaction::Nothing
    }

    fn lay_picked_if_it_fits(&mut self) -> bool {
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

    /// The next cell that is marked, in the order in which one reads.
    fn next(&mut self, forwards: bool) {
        let cells = self.marked();
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
    fn space(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if self.picked.is_none() {
            if let Some(&(i, _)) = self.laid.iter().find(|&&(_, cell)| cell == self.cursor) {
                return self.pick(i);
            }
            return Reaction::Nothing;
        }
        if self.lay_picked_if_it_fits() {
            return Reaction::Nothing;
        }
        let reason = self.placement().and_then(|placement| scene.why_not(&Choice::Place(placement)));
        reason.map_or(Reaction::Nothing, Reaction::Say)
    }

    fn clear(&mut self) {
        self.picked = None;
        self.laid.clear();
        self.trade = None;
    }

    fn enter(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if let Some(tiles) = &self.trade {
            let tiles =
                Hand::new(tiles.iter().filter_map(|&i| self.hand.get(i).copied())).unwrap_or(Hand::EMPTY);
            return choose(Choice::Trade(tiles), scene);
        }
        match self.placement() {
            Some(placement) => choose(Choice::Place(placement), scene),
            None if scene.why_not(&Choice::Pass).is_none() => Reaction::Choose(Choice::Pass),
            None => Reaction::Say("Pick a tile first, with 1 to 6; t trades tiles.".to_owned()),
        }
    }

    fn start_trade(&mut self, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        if self.trade.take().is_some() {
            return Reaction::Nothing;
        }
        let one = Hand::new(self.hand.first().copied()).unwrap_or(Hand::EMPTY);
        if let Some(reason) = scene.why_not(&Choice::Trade(one)) {
            return Reaction::Say(reason);
        }
        self.clear();
        self.trade = Some(Vec::new());
        Reaction::Nothing
    }

    fn digit(&mut self, i: usize) -> Reaction<Choice> {
        match &mut self.trade {
            Some(tiles) if i < self.hand.len() => match tiles.iter().position(|&other| other == i) {
                Some(at) => _ = tiles.remove(at),
                None => tiles.push(i),
            },
            Some(_) => {}
            None => return self.pick(i),
        }
        Reaction::Nothing
    }

    fn click(&mut self, spot: Spot, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
        match spot {
            Spot::Hand(i) if scene.may_choose => return self.digit(i),
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
    fn look_around(&mut self, key: KeyCode, shift: bool) -> bool {
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
    fn line(&self, scene: &Scene<'_, Qwirkle>) -> String {
        if !scene.may_choose {
            return String::new();
        }
        if let Some(tiles) = &self.trade {
            return match tiles.len() {
                0 => "Trade: pick tiles with 1 to 6, a for all. Esc leaves it.".to_owned(),
                count => {
                    format!("Trade {}: Enter confirms, Esc leaves it.", game::counted(count, "tile", "tiles"))
                }
            };
        }
        let Some(placement) = self.placement() else {
            return self.idle_line(scene);
        };
        match scene.why_not(&Choice::Place(placement)) {
            None => {
                let formed = scene.view.board.after(&placement).formed(&placement);
                let points = formed.map(lines_formed).unwrap_or_default();
                format!("{}. Enter places, Esc takes back.", capitalised(&points))
            }
            Some(reason) => {
                let tiles = self.tentative();
                let goes_on = self.placements.iter().any(|possible| {
                    tiles.iter().all(|placed| possible.tile(placed.cell) == Some(placed.tile))
                });
                if goes_on {
                    format!("Go on: {}", uncapitalised(&reason))
                } else {
                    format!("Not here: {}", uncapitalised(&reason))
                }
            }
        }
    }

    fn idle_line(&self, scene: &Scene<'_, Qwirkle>) -> String {
        if scene.why_not(&Choice::Pass).is_none() {
            "Enter passes.".to_owned()
        } else if self.placements.is_empty() {
            "Press t to trade.".to_owned()
        } else {
            "Pick a tile with 1 to 6.".to_owned()
        }
    }
}

fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn choose(choice: Choice, scene: &Scene<'_, Qwirkle>) -> Reaction<Choice> {
    scene.why_not(&choice).map_or(Reaction::Choose(choice), Reaction::Say)
}

impl Screen for Qwirkle {
    type Desk = Desk;
    type Spot = Spot;

    fn title(_: &str) -> &'static str {
        "Qwirkle"
    }

    fn desk(view: &View, old: Option<Desk>) -> Desk {
        let mut desk = Desk::default();
        let mine = matches!(view.stage, ViewStage::Play { seat, .. } if view.viewer == Viewer::Seat(seat));
        desk.hand = view.hand.map(|hand| hand.tiles().to_vec()).unwrap_or_default();
        if mine {
            view.for_each_placement(|placement, _| desk.placements.push(*placement));
        }
        desk.camera.centre = true;
        if let Some(old) = old.filter(|old| old.camera.size.0 > 0) {
            desk.camera = Camera { free: false, ..old.camera };
        }
        // Where something was placed last, something is most often placed next.
        desk.cursor = view.board.placed().last().map_or(Cell::ORIGIN, |placed| placed.cell);
        desk
    }

    fn press(desk: &mut Desk, scene: &Scene<'_, Self>, press: Press<Spot>) -> Reaction<Choice> {
        let (key, shift) = match press {
            Press::Click(spot) => return desk.click(spot, scene),
            Press::Scroll(x, y) => {
                desk.scroll(i16::from(x) * 2, i16::from(y) * 2);
                return Reaction::Nothing;
            }
            Press::Key(key, shift) => (key, shift),
        };
        if desk.look_around(key, shift) || !scene.may_choose {
            return Reaction::Nothing;
        }
        match key {
            KeyCode::Char(digit @ '1'..='6') => return desk.digit(digit as usize - '1' as usize),
            KeyCode::Char('n') | KeyCode::Tab => desk.next(true),
            KeyCode::Char('N') | KeyCode::BackTab => desk.next(false),
            KeyCode::Char(' ') => return desk.space(scene),
            KeyCode::Enter => return desk.enter(scene),
            KeyCode::Esc => desk.clear(),
            KeyCode::Backspace if desk.picked.is_some() => desk.picked = None,
            KeyCode::Backspace => _ = desk.laid.pop(),
            KeyCode::Char('t') => return desk.start_trade(scene),
            KeyCode::Char('a') => {
                if let Some(tiles) = &mut desk.trade {
                    *tiles = (0..desk.hand.len().min(scene.view.bag)).collect();
                }
            }
            KeyCode::Char('p') => return choose(Choice::Pass, scene),
            _ => {}
        }
        Reaction::Nothing
    }

    fn paint(
        desk: &mut Desk,
        scene: &Scene<'_, Self>,
        canvas: &mut Canvas<'_, Spot>,
        area: Rect,
        log: &Log,
        notice: Option<&str>,
    ) {
        let rail = if area.width >= 120 { 36 } else { 0 };
        let main = Rect { width: area.width - rail, ..area };
        let text = Rect { x: main.x + 1, width: main.width - 2, height: 1, ..main };
        canvas.text_in(text, &Qwirkle::sentence(&scene.view, scene.voice), PLAIN);
        let line = notice.map_or_else(|| desk.line(scene), str::to_owned);
        canvas.text_in(Rect { y: text.y + 1, ..text }, &line, BOLD);
        let below = if rail > 0 { 3 } else { 3 + 1 + 3 };
        let board = Rect { y: main.y + 2, height: main.height - 2 - below, ..main };
        draw_board(desk, scene, canvas, board);
        draw_hand(desk, scene, canvas, Rect { y: board.bottom(), height: 3, ..main });
        if rail > 0 {
            let rail = Rect { x: main.right(), width: rail, ..area };
            let y = draw_players(scene, canvas, Rect { y: rail.y + 1, ..rail }, true);
            canvas.heading(Rect { y: y + 1, height: 1, ..rail }, "Log");
            log.draw(canvas, Rect { y: y + 2, height: rail.bottom().saturating_sub(y + 2), ..rail });
        } else {
            let y = draw_players(scene, canvas, Rect { y: board.bottom() + 3, ..main }, false);
            log.draw(canvas, Rect { y, height: main.bottom().saturating_sub(y), ..main });
        }
    }

    fn keys(desk: &Desk, scene: &Scene<'_, Self>) -> Vec<(KeyCode, &'static str, String)> {
        let key = |key, name, what: &str| (key, name, what.to_owned());
        if desk.trade.is_some() {
            return vec![
                key(KeyCode::Char('1'), "1-6", "tile"),
                key(KeyCode::Char('a'), "a", "all"),
                key(KeyCode::Enter, "Enter", "trade"),
                key(KeyCode::Esc, "Esc", "leave"),
            ];
        }
        if desk.placement().is_some() {
            return vec![
                key(KeyCode::Enter, "Enter", "place"),
                key(KeyCode::Char('1'), "1-6", "more"),
                key(KeyCode::Tab, "Tab", "other cell"),
                key(KeyCode::Esc, "Esc", "take back"),
            ];
        }
        if scene.why_not(&Choice::Pass).is_none() {
            return vec![key(KeyCode::Enter, "Enter", "pass")];
        }
        vec![
            key(KeyCode::Char('1'), "1-6", "pick a tile"),
            key(KeyCode::Tab, "Tab", "next cell"),
            key(KeyCode::Char('t'), "t", "trade"),
        ]
    }

    fn help(theme: Theme) -> Vec<String> {
        let [l, r] = theme.chosen();
        let shape = |name: &str| Tile::read(name).map(|tile| theme.glyph(tile)).unwrap_or_default();
        let lines = [
            "Place tiles in one line: one colour or one shape, no two alike.",
            "Each line scores its length; a line of six, a Qwirkle, 6 more.",
            "",
            "1-6             pick a tile, or put it back; the one before stays",
            "arrows, hjkl    move the cursor        Tab, n  next cell that fits",
            "Space           lay the tile, or pick it up again",
            "Enter           place all your tiles",
            "Backspace, Esc  take one tile back, take all back",
            "t               trade: 1-6 choose tiles, a all, Enter confirms",
            "Shift-arrows, PgUp, PgDn  scroll       z  centre the board",
            "",
        ];
        let names = ["rs", "oc", "yd", "gv", "bt", "px"].map(shape).join(" ");
        let marks = [
            format!("{names}  square, circle, diamond, clover, star, cross"),
            "red, orange, yellow, green, blue, purple by their first letters".to_owned(),
            format!("[  ] cursor  {l}  {r} yours, not placed yet  (  ) placed last  + may go"),
            "^ in your hand: fits at the cursor, or with the tile that is there".to_owned(),
        ];
        lines.map(str::to_owned).into_iter().chain(marks).collect()
    }
}

/// Moves the camera so that the whole board is in sight if it fits, and the cursor in any case.
fn aim(desk: &mut Desk, view: &View, size: (i16, i16)) {
    let resized = desk.camera.size != size;
    desk.camera.size = size;
    let (low, high) = view.board.bounds().unwrap_or_default();
    let bounds = [(i16::from(low.x), i16::from(high.x)), (i16::from(low.y), i16::from(high.y))];
    let cursor = [i16::from(desk.cursor.x), i16::from(desk.cursor.y)];
    let centre = desk.camera.centre || resized;
    if desk.camera.free && !desk.camera.centre {
        return;
    }
    let axis = |corner: i16, size: i16, (low, high): (i16, i16), cursor: i16| {
        let (low, high) = (low.min(cursor), high.max(cursor));
        if centre && high - low < size {
            return (low + high - size) / 2 + i16::from((low + high - size) % 2 > 0);
        }
        // Two cells around the cursor stay in sight.
        let margin = 2.min(size / 3);
        if centre { cursor - size / 2 } else { corner.clamp(cursor + margin - size + 1, cursor - margin) }
    };
    let (left, top) = desk.camera.corner;
    desk.camera.corner = (axis(left, size.0, bounds[0], cursor[0]), axis(top, size.1, bounds[1], cursor[1]));
    desk.camera.centre = false;
}

fn draw_board(desk: &mut Desk, scene: &Scene<'_, Qwirkle>, canvas: &mut Canvas<'_, Spot>, area: Rect) {
    let labels = 5;
    let size = (
        i16::try_from((area.width - labels) / CELL).unwrap_or(1),
        i16::try_from(area.height - 1).unwrap_or(1),
    );
    aim(desk, &scene.view, size);
    let (left, top) = desk.camera.corner;
    let marked = if scene.may_choose && desk.trade.is_none() { desk.marked() } else { Vec::new() };
    let recent = recent(scene);
    let tentative = desk.tentative();
    for column in 0..size.0 {
        let x = area.x + labels + column as u16 * CELL;
        canvas.text(x, area.y, &format!("{:>3}", left + column), DIM);
    }
    for line in 0..size.1 {
        let y = area.y + 1 + line as u16;
        canvas.text(area.x, y, &format!("{:>4}", top + line), DIM);
        for column in 0..size.0 {
            let (Ok(cx), Ok(cy)) = (i8::try_from(left + column), i8::try_from(top + line)) else {
                continue;
            };
            let cell = Cell::new(cx, cy);
            let x = area.x + labels + column as u16 * CELL;
            let laid = tentative.iter().find(|placed| placed.cell == cell).map(|placed| placed.tile);
            let on_board = scene.view.board.tile(cell);
            let here = desk.cursor == cell && (scene.may_choose || laid.is_some());
            let sides = if here {
                ['[', ']']
            } else if laid.is_some() {
                scene.theme.chosen()
            } else if recent.contains(&cell) {
                ['(', ')']
            } else {
                [' ', ' ']
            };
            let (inner, style) = inner_of(scene.theme, on_board, laid, marked.contains(&cell));
            let frame = if here || laid.is_some() { BOLD } else { DIM };
            canvas.text(x, y, &sides[0].to_string(), frame);
            let style = if here { style.add_modifier(Modifier::REVERSED) } else { style };
            canvas.text(x + 1, y, &inner, style);
            canvas.text(x + 3, y, &sides[1].to_string(), frame);
            canvas.hits.push((Rect::new(x, y, CELL, 1), Hit::Spot(Spot::Cell(cell))));
        }
    }
}

/// The two characters in the middle of a cell.
fn inner_of(theme: Theme, on_board: Option<Tile>, laid: Option<Tile>, marked: bool) -> (String, Style) {
    match (laid, on_board) {
        (Some(tile), _) => (theme.glyph(tile), theme.tile(tile).add_modifier(Modifier::UNDERLINED)),
        (None, Some(tile)) => (theme.glyph(tile), theme.tile(tile)),
        (None, None) if marked => (" +".to_owned(), BOLD),
        (None, None) => (format!(" {}", theme.gone()), DIM),
    }
}

/// The cells of what others placed since the viewer last chose; for a spectator, of the last placement.
fn recent(scene: &Scene<'_, Qwirkle>) -> Vec<Cell> {
    let steps = match scene.seat {
        Some(_) => latest(scene.steps, scene.seat),
        None => scene.steps,
    };
    let placed = steps.iter().rev().filter_map(|step| match step {
        Step::Choice(_, Choice::Place(placement)) => Some(placement),
        _ => None,
    });
    let most = if scene.seat.is_some() { usize::MAX } else { 1 };
    placed.take(most).flat_map(|placement| placement.tiles().iter().map(|placed| placed.cell)).collect()
}

fn draw_hand(desk: &Desk, scene: &Scene<'_, Qwirkle>, canvas: &mut Canvas<'_, Spot>, area: Rect) {
    let name = scene.seat.map_or("Hands are hidden", |seat| scene.voice.name(seat));
    canvas.heading(Rect { height: 1, ..area }, &format!("{name}{}bag {}", scene.theme.dot(), scene.view.bag));
    let mut x = area.x + 2;
    for (i, &tile) in desk.hand.iter().enumerate() {
        let y = area.y + 1;
        let from = x;
        x = canvas.text(x, y, &format!("{} ", i + 1), DIM);
        let used = desk.picked == Some(i) || desk.laid.iter().any(|&(other, _)| other == i);
        let traded = desk.trade.as_ref().is_some_and(|tiles| tiles.contains(&i));
        let sides = if traded || used { scene.theme.chosen() } else { [' ', ' '] };
        let useless = scene.may_choose && desk.trade.is_none() && desk.cells_for(tile).is_empty();
        let style = if used || useless {
            scene.theme.tile(tile).remove_modifier(Modifier::BOLD).patch(DIM)
        } else {
            scene.theme.tile(tile)
        };
        let style = if traded { style.patch(REVERSED) } else { style };
        x = canvas.text(x, y, &format!("{}{}{}", sides[0], scene.theme.glyph(tile), sides[1]), style);
        let mark = if scene.may_choose && desk.trade.is_none() && desk.fits(i) { "^" } else { " " };
        canvas.text(from + 3, y + 1, mark, BOLD);
        canvas.hits.push((Rect::new(from, y, x - from, 2), Hit::Spot(Spot::Hand(i))));
        x += 4;
    }
}

/// Everybody's points and whose turn it is; gives the line below.
fn draw_players(
    scene: &Scene<'_, Qwirkle>,
    canvas: &mut Canvas<'_, Spot>,
    area: Rect,
    one_each: bool,
) -> u16 {
    let turn = match scene.view.stage {
        ViewStage::Play { seat, .. } | ViewStage::Draw { seat, .. } => Some(seat),
        ViewStage::Deal | ViewStage::Over(_) => None,
    };
    let (mut x, mut y) = (area.x + 1, area.y);
    let seats = game::Seats::first(scene.view.seats.len());
    let short = |seat| scene.voice.name(seat).chars().take(12).collect::<String>();
    let longest = seats.into_iter().map(|seat| short(seat).chars().count()).max().unwrap_or(0);
    // One below the other they stand in columns.
    let (names, points) = if one_each { (longest, 4) } else { (0, 0) };
    for (seat, known) in seats.into_iter().zip(&scene.view.seats) {
        let mark = if turn == Some(seat) { ">" } else { " " };
        let tiles = if known.hand_size < 6 { format!(" ({} left)", known.hand_size) } else { String::new() };
        let text = format!("{mark} {:names$} {:>points$}{tiles}", short(seat), known.score.total());
        let width = text.chars().count() as u16;
        if !one_each && x + width > area.right() {
            (x, y) = (area.x + 1, y + 1);
        }
        let end = canvas.text(x, y, &text, if turn == Some(seat) { BOLD } else { PLAIN });
        if one_each {
            y += 1;
        } else {
            x = end + 2;
        }
    }
    if one_each { y } else { y + 1 }
}
