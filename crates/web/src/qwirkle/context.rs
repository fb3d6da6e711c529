//! The person's side of the table: what is picked, laid and asked, and what can be done with it.

use game::Seat;
use host::AnyChoice;
use leptos::html;
use leptos::prelude::*;
use protocol::ClientMessage;
use qwirkle::{Cell, Choice, Hand, Illegal, Placed, Placement, Run, Tile, View};
use tell::{Texts, Voice};

use super::camera::{Area, Camera, Point};
use super::rack::{Piece, Rack};
use super::seen::{self, Phase, Seen};
use crate::browser;
use crate::client::Frame;
use crate::page::{App, OpenTable};
use crate::reactive::memo;
use crate::sound::Sound;
use web::bridge::Hint;

/// A tile that follows the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) id: u32,
    /// Where its middle is, in the window of the browser.
    pub(super) at: Point,
    /// The cell on which it would come to lie.
    pub(super) over: Option<Cell>,
}

/// What the tiles laid so far come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    pub(super) placement: Placement,
    pub(super) formed: Option<qwirkle::Formed>,
    /// The lines that score, where they were laid.
    pub(super) runs: Vec<Run>,
    /// The points, with those for the last tile.
    pub(super) points: u32,
    /// Whether the game ends with it.
    pub(super) ends: bool,
    /// Why it cannot be placed yet.
    pub(super) lacks: Option<Illegal>,
}

/// Everything that the parts of the table share.
#[derive(Clone, Copy)]
pub(super) struct TableContext {
    pub(super) app: App,
    pub(super) table: OpenTable,
    pub(super) rack: RwSignal<Rack>,
    /// The piece that is to be laid next.
    pub(super) picked: RwSignal<Option<u32>>,
    /// Why the last attempt was against the rules.
    pub(super) fault: RwSignal<Option<Illegal>>,
    pub(super) drag: RwSignal<Option<Drag>>,
    pub(super) cursor: RwSignal<Cell>,
    pub(super) camera: Camera,
    /// Where the board and the hand are on the page.
    pub(super) board: NodeRef<html::Div>,
    pub(super) hand: NodeRef<html::Div>,
    pub(super) trading: RwSignal<bool>,
    /// The pieces that are chosen for the trade.
    pub(super) traded: RwSignal<Vec<u32>>,
    pub(super) unseen: RwSignal<bool>,
    pub(super) keys: RwSignal<bool>,
    pub(super) phase: Memo<Phase>,
    pub(super) tally: Memo<Option<Tally>>,
    /// The cells on which the picked or dragged piece may lie.
    pub(super) legal: Memo<Vec<Cell>>,
}

impl TableContext {
    pub(super) fn new(app: App, table: OpenTable) -> Self {
        let shown = table.client.shown;
        let rack = RwSignal::new(Rack::default());
        let picked = RwSignal::new(None);
        let drag = RwSignal::new(None::<Drag>);
        let phase = memo(move || {
            let is_shared = table.client.is_shared();
            let phase = |update: &Seen| Phase::of(update, is_shared);
            shown.with(|frame| frame.as_ref().and_then(seen::update).map_or(Phase::Wait, phase))
        });
        let tally = memo(move || {
            let laid = rack.with(Rack::laid);
            shown.with(|frame| tally(&frame.as_ref().and_then(seen::update)?.view, &laid))
        });
        let held = memo(move || drag.with(|drag| drag.map(|drag| drag.id)).or_else(|| picked.get()));
        let legal = memo(move || {
            let piece = held.get().and_then(|id| rack.with(|rack| rack.piece(id)));
            let Some(piece) = piece else { return Vec::new() };
            let laid = rack.with(|rack| rack.laid_without(piece.id));
            shown.with(|frame| {
                let update = frame.as_ref().and_then(seen::update);
                update.map_or_else(Vec::new, |update| update.view.cells_for(piece.tile, &laid))
            })
        });
        Self {
            app,
            table,
            rack,
            picked,
            fault: RwSignal::new(None),
            drag,
            cursor: RwSignal::new(Cell::ORIGIN),
            camera: Camera::new(),
            board: NodeRef::new(),
            hand: NodeRef::new(),
            trading: RwSignal::new(false),
            traded: RwSignal::new(Vec::new()),
            unseen: RwSignal::new(false),
            keys: RwSignal::new(false),
            phase,
            tally,
            legal,
        }
    }

    /// Something of what is shown, tracked.
    pub(super) fn with<T>(self, read: impl FnOnce(&Seen) -> T) -> Option<T> {
        self.table.client.shown.with(|frame| frame.as_ref().and_then(seen::update).map(read))
    }

    /// Something of what is shown now.
    pub(super) fn now<T>(self, read: impl FnOnce(&Seen) -> T) -> Option<T> {
        self.table.client.shown.with_untracked(|frame| frame.as_ref().and_then(seen::update).map(read))
    }

    /// How things stand in an update of this table.
    pub(super) fn phase_of(self, update: &Seen) -> Phase {
        Phase::of(update, self.table.client.is_shared())
    }

    /// Who is spoken to as "you".
    pub(super) fn you(self, update: &Seen) -> Option<Seat> {
        seen::you(update, self.table.client.is_shared())
    }

    /// Says something in the voice of this table.
    pub(super) fn speak<T>(self, update: &Seen, texts: &Texts, say: impl FnOnce(Voice<'_>) -> T) -> T {
        let names = seen::names(update);
        say(Voice::new(texts, &names, self.you(update)))
    }

    /// Whether a choice is on its way to a server.
    pub(super) fn is_sent(self) -> bool {
        self.table.client.pending().is_some()
    }

    pub(super) fn is_my_turn(self) -> bool {
        self.phase.get() == Phase::Play && !self.is_sent()
    }

    fn may_lay(self) -> bool {
        self.phase.get_untracked() == Phase::Play && !untrack(|| self.is_sent())
    }

    /// What the parts of the page show changes; what the person did stays as far as it still holds.
    pub(super) fn follow(self, before: Option<&Frame>, frame: &Frame) {
        let Some(update) = seen::update(frame) else { return };
        let earlier = before.and_then(seen::update);
        let same_person = earlier.is_some_and(|earlier| earlier.viewer == update.viewer);
        let same_moment = earlier.is_some_and(|earlier| earlier.at == update.at);
        if !same_person {
            self.forget();
        }
        self.rack.update(|rack| {
            rack.hold(update.view.hand.unwrap_or(Hand::EMPTY));
            if !same_moment {
                rack.recall();
            }
        });
        if !same_moment {
            self.drag.set(None);
            self.fault.set(None);
            self.picked.set(None);
            self.trading.set(false);
        }
        let tiles = |update: &Seen| update.view.board.len();
        if earlier.map(tiles) != Some(tiles(update)) {
            self.recentre(update);
            self.camera.glides.set(earlier.is_some());
        }
    }

    /// Nothing of a hand stays when somebody else looks.
    fn forget(self) {
        self.rack.set(Rack::default());
        self.picked.set(None);
        self.drag.set(None);
        self.fault.set(None);
        self.trading.set(false);
        self.unseen.set(false);
        self.camera.moved.set(false);
    }

    /// The part of the table on which something lies.
    fn area(self) -> Area {
        let bounds = self.now(|update| update.view.board.bounds()).flatten();
        let laid = self.rack.with_untracked(Rack::laid);
        let cells = laid.iter().map(|placed| placed.cell);
        let around = |(low, high): Area, cell: Cell| {
            let low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            (low, Cell::new(high.x.max(cell.x), high.y.max(cell.y)))
        };
        cells.fold(bounds.unwrap_or((Cell::ORIGIN, Cell::ORIGIN)), around)
    }

    /// Shows the whole board in the middle of its window.
    pub(super) fn fit(self) {
        self.camera.glides.set(true);
        self.camera.fit(self.area());
    }

    /// After a placement the whole board is shown; or only what is new, as large as the person has made it.
    fn recentre(self, update: &Seen) {
        match update.view.board.placed().last() {
            Some(last) if self.camera.moved.get_untracked() && update.result.is_none() => {
                self.camera.centre(last.cell);
            }
            _ => self.fit(),
        }
    }

    /// Where any other tile of the hand may lie next is to be seen, unless the person looks elsewhere.
    fn make_room(self) {
        let (laid, pieces) = self.rack.with_untracked(|rack| (rack.laid(), rack.pieces().to_vec()));
        let free = pieces.iter().filter(|piece| piece.cell.is_none());
        let is_hidden = |view: &View| {
            free.flat_map(|piece| view.cells_for(piece.tile, &laid)).any(|cell| self.camera.hides(cell))
        };
        if !self.camera.moved.get_untracked() && self.now(|update| is_hidden(&update.view)) == Some(true) {
            self.fit();
        }
    }

    /// Picks a piece to be laid; once more, and it is not picked.
    pub(super) fn pick(self, id: u32) {
        self.fault.set(None);
        let again = self.picked.get_untracked() == Some(id);
        self.picked.set(if again { None } else { Some(id) });
        if again || !self.may_lay() {
            return;
        }
        let count = self.legal.with_untracked(Vec::len);
        let texts = self.app.words.now();
        if let Some(piece) = self.rack.with_untracked(|rack| rack.piece(id)) {
            let tile = tell::qwirkle::tile_name(piece.tile, &texts);
            self.app.say(tell::say!(texts, "qp-picked", tile = tile, count = count));
        }
    }

    /// Lays a piece on a cell, or says why it may not lie there.
    pub(super) fn lay(self, id: u32, cell: Cell) {
        let Some(piece) = self.rack.with_untracked(|rack| rack.piece(id)) else { return };
        let mut tiles = self.rack.with_untracked(|rack| rack.laid_without(id));
        tiles.push(Placed { cell, tile: piece.tile });
        let checked = self.now(|update| update.view.check_part(&tiles));
        match checked {
            Some(Ok(())) => {
                self.fault.set(None);
                self.rack.update(|rack| rack.put(id, Some(cell)));
                self.picked.set(None);
                self.cursor.set(cell);
                self.make_room();
                self.app.sound(Sound::Tile);
                self.say_tally();
            }
            Some(Err(reason)) => self.explain(reason),
            None => {}
        }
    }

    /// Shows and says why something is against the rules.
    pub(super) fn explain(self, reason: Illegal) {
        self.fault.set(Some(reason));
        let texts = self.app.words.now();
        let text =
            self.now(|update| self.speak(update, &texts, |voice| tell::qwirkle::illegal(&reason, voice)));
        self.app.say_now(text.unwrap_or_default());
    }

    fn say_tally(self) {
        let texts = self.app.words.now();
        let said = self.tally.with_untracked(|tally| {
            let tally = tally.as_ref()?;
            let score = tally.formed.map(|formed| tell::qwirkle::lines_formed(formed, &texts));
            let lacks = tally.lacks.and_then(|reason| {
                self.now(|update| self.speak(update, &texts, |voice| tell::qwirkle::illegal(&reason, voice)))
            });
            Some([score, lacks].into_iter().flatten().collect::<Vec<_>>().join(". "))
        });
        self.app.say(said.unwrap_or_default());
    }

    /// What a tap or the space key does on a cell.
    pub(super) fn touch(self, cell: Cell) {
        if let Some(piece) = self.rack.with_untracked(|rack| rack.at(cell)) {
            self.take_up(piece);
        } else if let Some(id) = self.picked.get_untracked() {
            self.lay(id, cell);
        }
    }

    /// Takes a laid piece back into the hand, picked.
    pub(super) fn take_up(self, piece: Piece) {
        self.fault.set(None);
        self.rack.update(|rack| rack.put(piece.id, None));
        self.picked.set(Some(piece.id));
        let texts = self.app.words.now();
        let tile = tell::qwirkle::tile_name(piece.tile, &texts);
        self.app.say(tell::say!(texts, "qp-taken-up", tile = tile));
    }

    /// Lays exactly these tiles, as if the person had, and sees to it that they are in sight.
    pub(super) fn lay_all(self, placement: &Placement) {
        self.fault.set(None);
        self.picked.set(None);
        self.rack.update(|rack| rack.lay(placement.tiles()));
        if placement.tiles().iter().any(|placed| self.camera.hides(placed.cell)) {
            self.fit();
        }
        self.make_room();
        self.app.sound(Sound::Tile);
        self.say_tally();
    }

    /// Takes all laid tiles back into the hand.
    pub(super) fn recall(self) {
        self.fault.set(None);
        self.picked.set(None);
        self.rack.update(Rack::recall);
        self.app.say(tell::say!(self.app.words.now(), "qp-recalled"));
    }

    pub(super) fn shuffle(self) {
        self.rack.update(|rack| rack.shuffle(|below| browser::random_number() as usize % below));
        self.app.say(tell::say!(self.app.words.now(), "qp-shuffled"));
    }

    pub(super) fn sort(self) {
        let by_shape = self.rack.try_update(Rack::sort).unwrap_or_default();
        let texts = self.app.words.now();
        self.app.say(if by_shape {
            tell::say!(texts, "qp-sorted-by-shape")
        } else {
            tell::say!(texts, "qp-sorted-by-colour")
        });
    }

    /// Whether tiles may be traded now; tracked.
    pub(super) fn may_trade(self) -> bool {
        let may = |update: &Seen| update.view.bag > 0 && !update.view.board.is_empty();
        self.is_my_turn() && self.with(may).unwrap_or_default()
    }

    /// Begins a trade, with all tiles in the hand and some of them chosen.
    pub(super) fn open_trade(self, tiles: &[Tile]) {
        self.picked.set(None);
        self.rack.update(Rack::recall);
        self.traded.set(self.rack.with_untracked(|rack| rack.ids(tiles)));
        self.trading.set(true);
    }

    /// Whether passing is all that can be done; tracked.
    pub(super) fn must_pass(self) -> bool {
        self.with(|update| update.view.check(&Choice::Pass).is_ok()).unwrap_or_default()
    }

    /// The best choices, if the person has asked and the hint is still good; tracked.
    pub(super) fn hints(self) -> Vec<(Choice, Hint)> {
        let hints = |update: &Seen| {
            let hints = self.table.client.hints_for(update.viewer.seat()?, update.at)?;
            let hinted = |hint: &Hint| match &hint.choice {
                AnyChoice::Qwirkle(choice) => {
                    update.view.check(choice).is_ok().then(|| (*choice, hint.clone()))
                }
                AnyChoice::Qwixx(_) => None,
            };
            Some(hints.iter().filter_map(hinted).collect())
        };
        self.with(hints).flatten().unwrap_or_default()
    }

    /// Whether the person may ask for a hint: at tables on this device, who has something to choose; tracked.
    pub(super) fn may_ask(self) -> bool {
        self.table.client.is_shared() && self.is_my_turn() && !self.must_pass()
    }

    /// Shows a hint, or puts it away.
    pub(super) fn hint(self) {
        let client = self.table.client;
        if untrack(|| !self.hints().is_empty()) {
            client.hint.set(None);
        } else if let Some(seat) = self.now(|update| update.viewer.seat()).flatten()
            && untrack(|| self.may_ask())
        {
            client.advise(seat);
        }
    }

    /// Places what is laid, or says why it may not be placed.
    pub(super) fn place(self) {
        let Some(tally) = self.tally.get_untracked() else { return };
        if let Some(reason) = tally.lacks {
            self.explain(reason);
            return;
        }
        if tally.formed.is_some_and(|formed| formed.qwirkles() > 0) || tally.ends {
            self.app.sound(Sound::TwoNotes);
        }
        self.choose(&Choice::Place(tally.placement));
    }

    /// Says a choice to the table.
    pub(super) fn choose(self, choice: &Choice) {
        let said = self.now(|update| Some((update.viewer.seat()?, update.at))).flatten();
        if let Some((seat, at)) = said.filter(|_| !untrack(|| self.is_sent())) {
            self.table.client.say(seat, ClientMessage::Choose { at, choice: choice.to_string() });
        }
    }

    pub(super) fn take_back(self) {
        let said = self.now(|update| Some((update.viewer.seat()?, update.at))).flatten();
        if let Some((seat, at)) = said {
            self.table.client.say(seat, ClientMessage::TakeBack { at });
        }
    }

    /// The next cell in reading order on which the picked piece may lie.
    pub(super) fn next_legal(self) {
        let at = self.cursor.get_untracked();
        let next = self
            .legal
            .with_untracked(|legal| legal.iter().find(|&&cell| cell > at).or_else(|| legal.first()).copied());
        if let Some(cell) = next {
            self.go_to(cell);
        }
    }

    /// Moves the cursor.
    pub(super) fn go_to(self, cell: Cell) {
        self.cursor.set(cell);
        self.camera.reveal(cell);
    }

    /// What there is to say of a cell.
    pub(super) fn cell_words(self, cell: Cell, texts: &Texts) -> String {
        let on_board = self.with(|update| update.view.board.tile(cell)).flatten();
        let mine = self.rack.with(|rack| rack.at(cell));
        let name = |tile: Tile| tell::qwirkle::tile_name(tile, texts);
        let what = match (on_board, mine) {
            (Some(tile), _) => name(tile),
            (None, Some(piece)) => tell::say!(texts, "qp-cell-laid", tile = name(piece.tile)),
            (None, None) if self.legal.with(|legal| legal.contains(&cell)) => {
                let id = self.picked.get();
                let tile = id.and_then(|id| self.rack.with(|rack| rack.piece(id))).map(|piece| piece.tile);
                tell::say!(texts, "qp-cell-fits", tile = tile.map(name).unwrap_or_default())
            }
            (None, None) => tell::say!(texts, "qp-cell-empty"),
        };
        tell::say!(texts, "qp-cell", row = cell.y, column = cell.x, what = what)
    }
}

/// What laid tiles come to; nothing while there are none.
pub(super) fn tally(view: &View, laid: &[Placed]) -> Option<Tally> {
    let (placement, as_laid) = (view.placement_of(laid)?, Placement::new(laid)?);
    let part = view.check_part(laid);
    let lacks = part.and_then(|()| view.check(&Choice::Place(placement))).err();
    let board = view.board.after(&as_laid);
    let formed = board.formed(&as_laid).filter(|_| part.is_ok());
    let ends = view.ends_after(laid.len());
    let bonus = if ends { 6 } else { 0 };
    Some(Tally {
        placement,
        formed,
        runs: if part.is_ok() { board.runs(&as_laid) } else { Vec::new() },
        points: formed.map_or(0, |formed| formed.points()) + bonus,
        ends,
        lacks,
    })
}

/// A seat as the page's hooks name it.
pub(super) fn number(seat: Option<Seat>) -> Option<String> {
    seat.map(|seat| seat.number().to_string())
}
