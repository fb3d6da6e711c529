//! The worker: it plays a table, and tells the page what its viewers may know.

use std::cell::RefCell;

use game::{Seat, Viewer};
use host::{Hosted, Playing};
use js_sys::{JsString, Uint8Array};
use protocol::InJson;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::bridge::{FromWorker, Letter, TOLD, ToWorker, Verdict};

/// Listens to the page from now on, and plays its tables of one game: the program has nothing of the others.
pub fn work<G: Hosted + 'static>() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let desk = RefCell::new(Desk::<G>::new());
    let page = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<Uint8Array>() {
            // A file that is broken teaches nothing: bots and hints make do without.
            _ = bots::learn(&bytes.to_vec());
            return;
        }
        let text: String = event.data().unchecked_into::<JsString>().into();
        // What the page sends is of this version; anything else is not for us.
        if let Ok(Letter { table, body }) = Letter::from_text(&text) {
            desk.borrow_mut().hear(table, body, &mut |body| post(&page, &Letter { table, body }));
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    post(&scope, &Letter { table: 0, body: FromWorker::Ready });
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Letter<FromWorker>) {
    // Fails only for values that cannot be cloned, and text can.
    _ = scope.post_message(&JsValue::from_str(&answer.to_text()));
}

/// The table that is being played, and who looks at it.
struct Desk<G: Hosted> {
    /// The number of the table: what is said of an earlier one is void.
    table: u32,
    host: Option<Playing<G>>,
    viewers: Vec<Viewer>,
    /// Whether bots and hints wait for what they need to know.
    waits: bool,
    /// Who has asked for a hint meanwhile.
    asked: Option<usize>,
    /// What is said of the choices of somebody who plays alone, and how much of the log was looked at.
    verdicts: Vec<Verdict>,
    looked_at: usize,
}

impl<G: Hosted> Desk<G> {
    const fn new() -> Self {
        Self {
            table: 0,
            host: None,
            viewers: Vec::new(),
            waits: false,
            asked: None,
            verdicts: Vec::new(),
            looked_at: 0,
        }
    }

    fn hear(&mut self, table: u32, message: ToWorker, answer: &mut dyn FnMut(FromWorker)) {
        if matches!(message, ToWorker::Play { .. }) {
            self.table = table;
        }
        if table == self.table {
            self.take(message, answer);
        }
    }

    fn take(&mut self, message: ToWorker, answer: &mut dyn FnMut(FromWorker)) {
        match message {
            ToWorker::Play { record, waits } => {
                self.waits = waits;
                self.sit(&record, answer);
            }
            ToWorker::GoOn => {
                self.waits = false;
                self.play(answer);
                if let Some(seat) = self.asked.take() {
                    self.advise(seat, answer);
                }
            }
            ToWorker::Advise(seat) if self.waits => self.asked = Some(seat),
            ToWorker::Advise(seat) => self.advise(seat, answer),
            ToWorker::Look(viewers) => {
                self.viewers = viewers.into_iter().map(viewer).collect();
                self.show(answer);
            }
            ToWorker::Say { seat, message } => {
                let Some(host) = &mut self.host else { return };
                match host.take(Seat::new(seat), &message) {
                    Ok(()) => self.play(answer),
                    Err(reason) => answer(FromWorker::Refused { seat, reason }),
                }
            }
        }
    }

    fn sit(&mut self, record: &str, answer: &mut dyn FnMut(FromWorker)) {
        match Playing::resume(record) {
            Ok(host) => {
                self.viewers = first_viewers(&host);
                self.host = Some(host);
                (self.asked, self.verdicts, self.looked_at) = (None, Vec::new(), 0);
                self.play(answer);
            }
            Err(error) => answer(FromWorker::Failed(error.to_string())),
        }
    }

    /// Plays on until a person is awaited, and shows everything that everybody may know on the way.
    fn play(&mut self, answer: &mut dyn FnMut(FromWorker)) {
        self.show_on(answer);
        if self.waits {
            return;
        }
        self.judge(answer);
        let mut sealed = false;
        loop {
            let Some(host) = &mut self.host else { return };
            let before = host.moment();
            if !host.step() {
                break;
            }
            // A choice that is sealed is nothing to look at before everything else that is due is done.
            sealed = host.moment() == before;
            if !sealed {
                self.show_on(answer);
            }
        }
        if sealed {
            self.show_on(answer);
        }
    }

    fn advise(&self, seat: usize, answer: &mut dyn FnMut(FromWorker)) {
        let Some(host) = &self.host else { return };
        let choices = host.advice(Seat::new(seat), TOLD).into_iter().map(Into::into).collect();
        answer(FromWorker::Advice { seat, at: host.moment(), choices });
    }

    /// Says what the choices of somebody who plays alone were worth, when there are others than before.
    fn judge(&mut self, answer: &mut dyn FnMut(FromWorker)) {
        let Some(host) = self.host.as_ref().filter(|host| host.names().len() == 1) else { return };
        let steps = host.steps();
        if steps == self.looked_at {
            return;
        }
        // Choices that were taken back are forgotten; those from before stay.
        self.verdicts.retain(|verdict| verdict.step < steps);
        let from = self.looked_at.min(steps);
        self.verdicts.extend(host.verdicts(Seat::new(0), from).into_iter().filter_map(Verdict::of));
        self.looked_at = steps;
        answer(FromWorker::Verdicts(self.verdicts.clone()));
    }

    /// Shows what has happened; those who will be covered now see it first, with the tiles they have drawn.
    fn show_on(&mut self, answer: &mut dyn FnMut(FromWorker)) {
        if self.is_to_cover() {
            self.send(answer);
        }
        self.show(answer);
    }

    fn show(&mut self, answer: &mut dyn FnMut(FromWorker)) {
        if self.is_to_cover() {
            self.viewers = vec![Viewer::Spectator];
        }
        self.send(answer);
    }

    fn send(&self, answer: &mut dyn FnMut(FromWorker)) {
        let Some(host) = &self.host else { return };
        let log = |i: usize| if i == 0 { 0 } else { host.steps() };
        let updates =
            self.viewers.iter().enumerate().map(|(i, &viewer)| host.update(viewer, log(i)).to_json());
        answer(FromWorker::Frame { updates: updates.collect(), record: host.record(false) });
    }

    /// Hands that are hidden from other people on this device go back under cover when somebody else's turn
    /// has come.
    fn is_to_cover(&self) -> bool {
        let Some(host) = &self.host else { return false };
        if !G::HIDDEN_HANDS || host.people().len() < 2 || host.is_over() {
            return false;
        }
        let awaited = host.awaited_people();
        let turned = |viewer: &Viewer| viewer.seat().is_some_and(|seat| !awaited.contains(seat));
        !awaited.is_empty() && self.viewers.iter().any(turned)
    }
}

fn viewer(seat: Option<usize>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
}

/// Who looks at a table at first: every person, but nobody's hidden hand while several share the device.
fn first_viewers<G: Hosted>(host: &Playing<G>) -> Vec<Viewer> {
    let people = host.people();
    if people.is_empty() || (people.len() > 1 && G::HIDDEN_HANDS && !host.is_over()) {
        vec![Viewer::Spectator]
    } else {
        people.into_iter().map(Viewer::Seat).collect()
    }
}
