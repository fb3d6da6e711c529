//! The page's end of a table: what it was shown, and what it says.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use game::Seat;
use host::{GameKind, Hosted};
use js_sys::JsString;
use leptos::prelude::*;
use protocol::{AnyUpdate, ClientMessage, Command, Moment, Refused, Tree, Unsound, from_json, to_json};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::knowledge::Knowledge;
use crate::online::Wire;
use crate::{browser, knowledge, store};
use web::bridge::{FromWorker, Hint, Letter, NewText, Sights, ToWorker, Verdict};

/// How the table looks at one moment, once for each of its viewers.
pub(crate) type Frame = Arc<Vec<AnyUpdate>>;

/// Reads what the worker of a game says about how its table looks: code that only the part of the program with this
/// game has.
pub(crate) type Reader = fn(&Tree) -> Result<AnyUpdate, Unsound>;

/// The reader for a game.
pub(crate) fn read<G: Hosted>(tree: &Tree) -> Result<AnyUpdate, Unsound> {
    tree.update().map(G::any_update)
}

/// What a worker says.
type Said = FromWorker<Tree>;

/// How long a frame stays before the next one: given the one that is shown and the one that follows, so many
/// milliseconds.
pub(crate) type Pause = fn(&Frame, &Frame) -> u32;

/// A table that the page shows.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    /// How the table looks now; nothing until the worker has answered.
    pub(crate) shown: RwSignal<Option<Frame>>,
    /// Why the last command was refused.
    pub(crate) refused: RwSignal<Option<(Seat, Refused)>>,
    /// Why there is no table.
    pub(crate) failed: RwSignal<Option<String>>,
    /// Whether the worker could not be loaded.
    pub(crate) lost: RwSignal<bool>,
    /// Whether the game could be kept the last time.
    pub(crate) kept: RwSignal<bool>,
    /// The hint that was asked for last.
    pub(crate) hint: RwSignal<Option<SeatHint>>,
    /// What is said of the choices of somebody who plays alone.
    pub(crate) verdicts: RwSignal<Vec<Verdict>>,
    /// Whether what bots and hints have to know is on its way.
    learns: StoredValue<bool>,
    /// What the worker said last.
    heard: StoredValue<HeardTable, LocalStorage>,
    /// Frames that are yet to be shown.
    queue: StoredValue<VecDeque<Frame>, LocalStorage>,
    waiting: StoredValue<bool>,
    pause: Pause,
    player: Player,
}

/// What the worker has said of a table, and what is kept of it.
#[derive(Default)]
struct HeardTable {
    /// What reads it, once the part of the program with the game is there.
    reader: Option<Reader>,
    /// Frames that wait for it.
    unread: Vec<Vec<Tree>>,
    /// How the table looks to everybody who looks.
    sights: Sights,
    /// The game so far.
    record: String,
    /// The game as it is kept.
    kept: Option<String>,
}

impl HeardTable {
    /// The record with what is new in it, if it is not what is kept.
    fn unkept(&mut self, new: &NewText) -> Option<&str> {
        new.add_to(&mut self.record);
        (self.kept.as_ref() != Some(&self.record)).then_some(self.record.as_str())
    }

    /// The frames that can be read by now, and what is wrong with the one behind them.
    fn read(&mut self) -> (Vec<Frame>, Option<String>) {
        let mut frames = Vec::new();
        let Some(reader) = self.reader else { return (frames, None) };
        for trees in std::mem::take(&mut self.unread) {
            match trees.iter().map(reader).collect() {
                Ok(updates) => match self.sights.after(updates) {
                    Some(frame) => frames.push(frame),
                    None => return (frames, Some("something is missing between two frames".to_owned())),
                },
                Err(unsound) => return (frames, Some(unsound.to_string())),
            }
        }
        (frames, None)
    }
}

/// What the best choices of a seat are worth at a moment, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatHint {
    pub(crate) seat: Seat,
    pub(crate) at: Moment,
    pub(crate) choices: Arc<[Hint]>,
}

/// Who plays the table that the page shows.
#[derive(Clone, Copy)]
enum Player {
    /// The worker of this page.
    Worker,
    /// A server: how it is told something, and what it was told and has not answered.
    Server { command: Callback<ClientMessage>, pending: Signal<Option<ClientMessage>> },
}

impl Client {
    fn new(pause: Pause, player: Player) -> Self {
        Self {
            shown: RwSignal::new(None),
            refused: RwSignal::new(None),
            failed: RwSignal::new(None),
            lost: RwSignal::new(false),
            kept: RwSignal::new(true),
            hint: RwSignal::new(None),
            verdicts: RwSignal::new(Vec::new()),
            learns: StoredValue::new(false),
            heard: StoredValue::new_local(HeardTable::default()),
            queue: StoredValue::new_local(VecDeque::new()),
            waiting: StoredValue::new(false),
            pause,
            player,
        }
    }

    /// A table at the other end of a wire; whoever listens there says what is to be shown.
    pub(crate) fn remote(wire: Wire, pause: Pause) -> Self {
        // What speaks with a server is behind these, so that tables on this device do without it.
        let command = Callback::new(move |message| _ = wire.command(Command::Table(message)));
        Self::new(pause, Player::Server { command, pending: Signal::derive(move || wire.pending()) })
    }

    /// Plays the game that is kept under a name, and keeps it there after every step.
    pub(crate) fn open(id: &str, game: GameKind, record: String, pause: Pause) -> Self {
        let client = Self::new(pause, Player::Worker);
        client.hand_over(id, game, record);
        on_cleanup(|| listen(|_| {}, || ()));
        client
    }

    /// Lets the worker play the game, another one if the last could not be loaded.
    pub(crate) fn hand_over(self, id: &str, game: GameKind, record: String) {
        self.lost.set(false);
        self.heard.update_value(|heard| heard.kept = Some(record.clone()));
        let id = id.to_owned();
        start_worker(game);
        // Nobody looks any more if this fails.
        listen(move |message| self.take(&id, message), move || _ = self.lost.try_set(true));
        let missing = Knowledge::missing(&record);
        self.learns.set_value(missing.is_some());
        send(ToWorker::Play { record, waits: missing.is_some() });
        if let Some(missing) = missing {
            self.learn(missing);
        }
    }

    /// Hands the worker what it has to know about this kind of table; without it, it makes do.
    fn learn(self, missing: Knowledge) {
        let table = open_table();
        spawn_local(async move {
            if let Some(bytes) = missing.load().await {
                post(bytes.into());
                missing.was_given();
            }
            // Nobody looks any more if this fails.
            _ = self.learns.try_set_value(false);
            send_about(table, ToWorker::GoOn);
        });
    }

    /// Asks what the choices of somebody on this device are worth. Nobody is advised against others elsewhere.
    pub(crate) fn advise(self, seat: Seat) {
        if self.is_shared() {
            send(ToWorker::Advise(seat.index()));
        }
    }

    /// What the best choices of somebody are worth, if that was asked for and the moment has not passed; tracked.
    pub(crate) fn hints_for(self, seat: Seat, at: Moment) -> Option<Arc<[Hint]>> {
        self.hint.get().filter(|hint| hint.seat == seat && hint.at == at).map(|hint| hint.choices)
    }

    /// Says what somebody on a seat wants.
    pub(crate) fn say(self, seat: Seat, message: ClientMessage) {
        self.refused.set(None);
        match self.player {
            Player::Worker => send(ToWorker::Say { seat: seat.index(), message }),
            Player::Server { command, .. } => command.run(message),
        }
    }

    /// What was said to a server and is not answered yet; tracked. A worker answers at once.
    pub(crate) fn pending(self) -> Option<ClientMessage> {
        match self.player {
            Player::Worker => None,
            Player::Server { pending, .. } => pending.get(),
        }
    }

    /// Whether the people at this table share this device.
    pub(crate) const fn is_shared(self) -> bool {
        matches!(self.player, Player::Worker)
    }

    /// Plays the game on from another record: it was played on elsewhere.
    pub(crate) fn replay(self, record: String) {
        self.queue.update_value(VecDeque::clear);
        self.heard.update_value(|heard| heard.kept = Some(record.clone()));
        send(ToWorker::Play { record, waits: self.learns.get_value() });
    }

    /// Looks at the table as this seat does, or as nobody in particular.
    pub(crate) fn look(self, seat: Option<Seat>) {
        self.refused.set(None);
        send(ToWorker::Look(vec![seat.map(Seat::index)]));
    }

    /// Reads what the worker has said and will say of its table by these means.
    pub(crate) fn read_with(self, reader: Reader) {
        self.heard.update_value(|heard| heard.reader = Some(reader));
        self.read();
    }

    fn read(self) {
        let (frames, fault) = self.heard.try_update_value(HeardTable::read).unwrap_or_default();
        for frame in frames {
            self.enqueue(frame);
        }
        if fault.is_some() {
            self.failed.set(fault);
        }
    }

    fn take(self, id: &str, message: Said) {
        match message {
            FromWorker::Frame { updates, record } => {
                self.keep(id, &record);
                self.heard.update_value(|heard| heard.unread.push(updates));
                self.read();
            }
            FromWorker::Refused { seat, reason } => self.refused.set(Some((Seat::new(seat), reason))),
            FromWorker::Failed(reason) => self.failed.set(Some(reason)),
            FromWorker::Advice { seat, at, choices } => {
                let seat = Seat::new(seat);
                self.hint.set(Some(SeatHint { seat, at, choices: choices.into() }));
            }
            FromWorker::Verdicts { kept, new } => self.verdicts.update(|verdicts| {
                verdicts.truncate(kept);
                verdicts.extend(new);
            }),
            FromWorker::Ready => {}
        }
    }

    /// Keeps the game. What is kept already is not written again: other tabs would take it for news.
    fn keep(self, id: &str, new: &NewText) {
        let kept = self.heard.try_update_value(|heard| {
            let Some(record) = heard.unkept(new) else { return true };
            let is_kept = store::keep(id, record);
            heard.kept = is_kept.then(|| record.to_owned());
            is_kept
        });
        self.kept.set(kept == Some(true));
    }

    /// Shows a frame when those before it have been seen.
    pub(crate) fn enqueue(self, frame: Frame) {
        self.queue.update_value(|queue| queue.push_back(frame));
        if !self.waiting.get_value() {
            self.advance();
        }
    }

    /// Shows the next frame when the one that is shown has been seen long enough.
    fn advance(self) {
        let next = self.queue.try_update_value(VecDeque::pop_front).flatten();
        let Some(next) = next else { return };
        let pause =
            self.shown.with_untracked(|shown| shown.as_ref().map_or(0, |shown| (self.pause)(shown, &next)));
        if pause == 0 {
            self.show(next);
            return;
        }
        self.waiting.set_value(true);
        browser::after(pause, move || {
            // The person may have left the table meanwhile.
            if self.waiting.try_set_value(false).is_none() {
                self.show(next);
            }
        });
    }

    fn show(self, frame: Frame) {
        // Nobody looks any more if this fails.
        _ = self.shown.try_set(Some(frame));
        self.advance();
    }
}

thread_local! {
    static LINK: RefCell<Option<Link>> = const { RefCell::new(None) };
}

struct Link {
    worker: Worker,
    /// The program that it runs.
    program: &'static str,
    /// Who is told what the worker says about the table that is open.
    listener: Rc<dyn Fn(Said)>,
    /// The number of the table that is open: what is said of an earlier one is void.
    table: u32,
    /// Who is told that the worker could not be loaded.
    lost: Rc<dyn Fn()>,
    /// What was said before the worker listened.
    early: Option<Vec<JsValue>>,
}

/// Starts the worker of a game, so that it is ready when a table opens; it takes the place of another game's.
pub(crate) fn start_worker(game: GameKind) {
    // One plays all sheets of Qwixx.
    let program = match game {
        GameKind::Qwixx(_) => "qwixx",
        GameKind::Qwirkle => "qwirkle",
    };
    LINK.with_borrow_mut(|link| {
        if link.as_ref().is_some_and(|link| link.program == program) {
            return;
        }
        let table = link.as_ref().map_or(0, |link| link.table);
        if let Some(link) = link {
            link.worker.terminate();
            knowledge::forget();
        }
        *link = worker(program).map(|worker| Link {
            worker,
            program,
            listener: Rc::new(|_| {}),
            lost: Rc::new(|| ()),
            table,
            early: Some(Vec::new()),
        });
    });
}

/// Opens another table: from now on the worker's words about it go to the listener, and who waits for a worker that
/// does not come is told.
fn listen(listener: impl Fn(Said) + 'static, lost: impl Fn() + 'static) {
    LINK.with_borrow_mut(|link| {
        if let Some(link) = link {
            link.listener = Rc::new(listener);
            link.lost = Rc::new(lost);
            link.table += 1;
        }
    });
}

/// The number of the table that is open.
fn open_table() -> u32 {
    LINK.with_borrow(|link| link.as_ref().map_or(0, |link| link.table))
}

/// Says something about the table that is open.
fn send(message: ToWorker) {
    send_about(open_table(), message);
}

fn send_about(table: u32, body: ToWorker) {
    post(JsValue::from_str(&to_json(&Letter { table, body })));
}

/// Gives the worker a letter or a file.
fn post(what: JsValue) {
    LINK.with_borrow_mut(|link| {
        let Some(link) = link else { return };
        match &mut link.early {
            Some(early) => early.push(what),
            None => _ = link.worker.post_message(&what),
        }
    });
}

fn worker(program: &str) -> Option<Worker> {
    let script =
        browser::document()?.get_element_by_id(&format!("worker-{program}"))?.get_attribute("href")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script, &options).ok()?;
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text: String = event.data().unchecked_into::<JsString>().into();
        if let Ok(message) = from_json(&text) {
            receive(message);
        }
    });
    worker.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    let fail = Closure::<dyn FnMut()>::new(lose);
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    // Most workers live as long as the page.
    receive.forget();
    fail.forget();
    Some(worker)
}

/// A worker that has never listened will not do so any more: the next table starts another one.
fn lose() {
    let lost = LINK.with_borrow_mut(|link| link.take_if(|link| link.early.is_some()));
    // Called when the link is no longer borrowed, since whoever hears of it may start one at once.
    if let Some(link) = lost {
        knowledge::forget();
        (link.lost)();
    }
}

fn receive(letter: Letter<Said>) {
    let listener = LINK.with_borrow_mut(|link| {
        let link = link.as_mut()?;
        if letter.body == FromWorker::Ready {
            for what in link.early.take().into_iter().flatten() {
                _ = link.worker.post_message(&what);
            }
        }
        (letter.table == link.table).then(|| Rc::clone(&link.listener))
    });
    // Called when the link is no longer borrowed, since a listener may say something at once.
    if let Some(listener) = listener {
        listener(letter.body);
    }
}
