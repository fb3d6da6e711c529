//! The worker: it plays a table, and tells the page what its viewers may know.

use std::cell::RefCell;

use bots::Knowledge;
use game::{Seat, Viewer};
use host::Playing;
use js_sys::{JsString, Uint8Array};
use protocol::{Moment, Update, from_json, to_json};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::bridge::{FromWorker, Letter, Shown, Sights, TOLD, ToWorker, Verdict};

/// Listens to the page from now on, and plays its tables of one game: the program has nothing of the others.
pub fn work<G: Shown + 'static>() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let knowledge = Knowledge::none();
    let worker = RefCell::new(TableWorker::<G>::new(knowledge.clone()));
    let page = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<Uint8Array>() {
            // A file that is broken teaches nothing: bots and hints make do without.
            _ = knowledge.learn(&bytes.to_vec());
            return;
        }
        let text: String = event.data().unchecked_into::<JsString>().into();
        // What the page sends is of this version; anything else is not for us.
        if let Ok(Letter { table, body }) = from_json(&text) {
            worker.borrow_mut().hear(table, body, &mut |body| post(&page, &Letter { table, body }));
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    post::<G>(&scope, &Letter { table: 0, body: FromWorker::Ready });
}

fn post<G: Shown>(scope: &DedicatedWorkerGlobalScope, answer: &Letter<FromWorker<Update<G>>>) {
    // Fails only for values that cannot be cloned, and text can.
    _ = scope.post_message(&JsValue::from_str(&to_json(answer)));
}

/// The table that is being played, and who looks at it.
struct TableWorker<G: Shown> {
    /// What bots and hints know.
    knowledge: Knowledge,
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
    /// Who saw the table first of all in the latest frame, and when: the page has all news up to there.
    told: Option<(Viewer, Moment)>,
}

impl<G: Shown> TableWorker<G> {
    const fn new(knowledge: Knowledge) -> Self {
        Self {
            knowledge,
            table: 0,
            host: None,
            viewers: Vec::new(),
            waits: false,
            asked: None,
            verdicts: Vec::new(),
            looked_at: 0,
            told: None,
        }
    }

    fn hear(&mut self, table: u32, message: ToWorker, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        if matches!(message, ToWorker::Play { .. }) {
            self.table = table;
        }
        if table == self.table {
            self.take(message, answer);
        }
    }

    fn take(&mut self, message: ToWorker, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
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

    fn sit(&mut self, record: &str, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        match Playing::resume(record) {
            Ok(host) => {
                self.viewers = first_viewers(&host);
                self.host = Some(host);
                (self.asked, self.verdicts, self.looked_at) = (None, Vec::new(), 0);
                self.told = None;
                self.play(answer);
            }
            Err(error) => answer(FromWorker::Failed(error.to_string())),
        }
    }

    /// Plays on until a person is awaited, and shows everything that everybody may know on the way.
    fn play(&mut self, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        self.show_on(answer);
        if self.waits {
            return;
        }
        self.judge(answer);
        let mut sealed = false;
        loop {
            let Some(host) = &mut self.host else { return };
            let before = host.moment();
            if !host.step(&self.knowledge) {
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

    fn advise(&self, seat: usize, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        let Some(host) = &self.host else { return };
        let choices =
            host.advice(Seat::new(seat), TOLD, &self.knowledge).into_iter().map(Into::into).collect();
        answer(FromWorker::Advice { seat, at: host.moment(), choices });
    }

    /// Says what the choices of somebody who plays alone were worth, when there are others than before.
    fn judge(&mut self, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        let Some(host) = self.host.as_ref().filter(|host| host.names().len() == 1) else { return };
        let steps = host.steps();
        if steps == self.looked_at {
            return;
        }
        // Choices that were taken back are forgotten; those from before stay.
        self.verdicts.retain(|verdict| verdict.step < steps);
        let (from, kept) = (self.looked_at.min(steps), self.verdicts.len());
        let new = host.verdicts(Seat::new(0), from, &self.knowledge).into_iter().filter_map(Verdict::of);
        self.verdicts.extend(new);
        let new = self.verdicts.iter().skip(kept).cloned().collect();
        self.looked_at = steps;
        answer(FromWorker::Verdicts { kept, new });
    }

    /// Shows what has happened; those who will be covered now see it first, with the tiles they have drawn.
    fn show_on(&mut self, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        if self.is_to_cover() {
            self.send(answer);
        }
        self.show(answer);
    }

    fn show(&mut self, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        if self.is_to_cover() {
            self.viewers = vec![Viewer::Spectator];
        }
        self.send(answer);
    }

    /// Says what is new for everybody who looks, and in the record.
    fn send(&mut self, answer: &mut dyn FnMut(FromWorker<Update<G>>)) {
        let (Some(host), Some(&first)) = (&mut self.host, self.viewers.first()) else { return };
        let at = host.moment();
        // What was sealed when it was told is told again when it is opened.
        let is_known =
            |(viewer, told): &(Viewer, Moment)| *viewer == first && told.taken_back == at.taken_back;
        let from = self.told.filter(is_known).map_or(0, |(_, told)| told.opened);
        self.told = Some((first, at));
        let log = |i: usize| if i == 0 { from } else { host.steps() };
        let updates = self.viewers.iter().enumerate().map(|(i, &viewer)| host.update(viewer, log(i)));
        let updates = Sights::without_boards(updates.collect());
        let record = host.new_in_record();
        answer(FromWorker::Frame { updates, record });
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
fn first_viewers<G: Shown>(host: &Playing<G>) -> Vec<Viewer> {
    let people = host.people();
    if people.is_empty() || (people.len() > 1 && G::HIDDEN_HANDS && !host.is_over()) {
        vec![Viewer::Spectator]
    } else {
        people.into_iter().map(Viewer::Seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use host::{GameKind, Host, NewTable};
    use protocol::{AnyUpdate, ClientMessage, Tree, Update};
    use qwirkle::Qwirkle;
    use qwixx::Qwixx;

    use super::*;

    const ME: Seat = Seat::new(0);

    /// The page's end of a worker without a page: what it heard, and how much that was.
    #[derive(Default)]
    struct Page {
        sights: Sights,
        seen: Arc<Vec<AnyUpdate>>,
        record: String,
        verdicts: Vec<Verdict>,
        /// How many pieces of news each frame had, and how many bytes it was long.
        frames: Vec<(usize, usize)>,
        /// How many steps of the log had to be copied to put each frame together.
        copied: Vec<usize>,
    }

    impl Page {
        /// Hears an answer as it comes over.
        fn hear<G: Shown>(&mut self, answer: &FromWorker<Update<G>>) {
            let text = to_json(answer);
            match from_json(&text).unwrap() {
                FromWorker::Frame { updates, record } => {
                    let read = |tree: &Tree| G::any_update(tree.update().unwrap());
                    let updates: Vec<_> = updates.iter().map(read).collect();
                    self.frames.push((updates.iter().map(told).sum(), text.len()));
                    let before = std::mem::replace(
                        &mut self.seen,
                        self.sights.after(updates).expect("nothing is missing"),
                    );
                    self.copied.push(copied(&before, &self.seen));
                    record.add_to(&mut self.record);
                }
                FromWorker::Verdicts { kept, new } => {
                    self.verdicts.truncate(kept);
                    self.verdicts.extend(new);
                }
                answer => panic!("{answer:?}"),
            }
        }
    }

    /// How many steps that both frames tell lie at another place in the second: the first is shown meanwhile.
    fn copied(before: &[AnyUpdate], after: &[AnyUpdate]) -> usize {
        fn count<G: protocol::Wire>(before: &Update<G>, after: &Update<G>) -> usize {
            let both = before.told.iter().zip(after.told.iter());
            both.filter(|(before, after)| !std::ptr::eq(*before, *after)).count()
        }
        match (before.first(), after.first()) {
            (Some(AnyUpdate::Qwixx(before)), Some(AnyUpdate::Qwixx(after))) => count(before, after),
            (Some(AnyUpdate::Qwirkle(before)), Some(AnyUpdate::Qwirkle(after))) => count(before, after),
            _ => 0,
        }
    }

    fn told(update: &AnyUpdate) -> usize {
        match update {
            AnyUpdate::Qwixx(update) => update.told.len(),
            AnyUpdate::Qwirkle(update) => update.told.len(),
        }
    }

    /// The choice of this number among those of the person, or the last one.
    fn choice(update: &AnyUpdate, number: usize) -> String {
        fn pick<C: ToString>(choices: &[C], number: usize) -> String {
            choices.get(number).or(choices.last()).unwrap().to_string()
        }
        match update {
            AnyUpdate::Qwixx(update) => pick(&update.view.choices().into_iter().collect::<Vec<_>>(), number),
            AnyUpdate::Qwirkle(update) => {
                let mut choices = Vec::new();
                update.view.choices(&mut choices);
                pick(&choices, number)
            }
        }
    }

    fn table(game: GameKind, seats: &[&str]) -> String {
        let seats = seats.iter().map(|text| text.parse().unwrap()).collect();
        Host::new(NewTable { game, seats, source: 5.into(), dice_by_hand: false }).unwrap().record()
    }

    /// Plays a game to its end; after everything that is said, the page knows what the host would tell it anew.
    fn play<G: Shown>(game: GameKind, seats: &[&str]) -> (TableWorker<G>, Page) {
        play_knowing(Knowledge::none(), game, seats)
    }

    fn play_knowing<G: Shown>(
        knowledge: Knowledge,
        game: GameKind,
        seats: &[&str],
    ) -> (TableWorker<G>, Page) {
        let (mut worker, mut page) = (TableWorker::<G>::new(knowledge), Page::default());
        let mut say = |worker: &mut TableWorker<G>, message| {
            worker.hear(1, message, &mut |answer| page.hear(&answer));
            let host = worker.host.as_ref().unwrap();
            let log = |i: usize| if i == 0 { 0 } else { host.steps() };
            let all = worker.viewers.iter().enumerate().map(|(i, &viewer)| host.look(viewer, log(i)));
            assert_eq!(*page.seen, all.collect::<Vec<_>>());
            assert_eq!(page.record, host.record(false));
        };
        say(&mut worker, ToWorker::Play { record: table(game, seats), waits: false });
        for number in 0.. {
            let host = worker.host.as_ref().unwrap();
            let Some(seat) = host.awaited_people().lowest() else { break };
            let (at, update) = (host.moment(), host.look(Viewer::Seat(seat), host.steps()));
            let message = ClientMessage::Choose { at, choice: choice(&update, number % 3) };
            say(&mut worker, ToWorker::Say { seat: seat.index(), message });
            if number == 4 {
                // Seen with other eyes for a moment.
                say(&mut worker, ToWorker::Look(vec![None]));
                say(&mut worker, ToWorker::Look(vec![Some(ME.index())]));
            }
        }
        assert!(worker.host.as_ref().unwrap().is_over());
        (worker, page)
    }

    #[test]
    fn a_frame_has_no_more_to_say_late_in_a_game_than_early_in_it() {
        let (worker, page) = play::<Qwirkle>(GameKind::Qwirkle, &["person", "greedy"]);
        let (first, rest) = page.frames.split_first().unwrap();
        assert_eq!(first.0, 0, "nothing has happened yet");
        // Whoever looks with other eyes is told everything.
        let all = rest.iter().filter(|(news, _)| *news > 3).count();
        assert_eq!(all, 2);
        let longest = rest.iter().filter(|(news, _)| *news <= 3).map(|(_, bytes)| bytes).max().unwrap();
        let whole = to_json(&worker.host.as_ref().unwrap().look(Viewer::Seat(ME), 0)).len();
        // What was told before stays where it is, all but the last steps.
        let mut copied = page.frames.iter().zip(&page.copied).filter(|((news, _), _)| *news <= 3);
        assert!(copied.all(|(_, &steps)| steps < 16), "{:?}", page.copied);
        assert!(rest.len() > 60 && *longest < 1_500 && whole > 8_000, "{longest} of {whole} bytes");
    }

    #[test]
    fn people_who_share_a_device_all_know_everything_they_may() {
        fn all_know<G: Shown>(game: GameKind) {
            let (worker, page) = play::<G>(game, &["person", "person", "greedy"]);
            assert_eq!(page.record, worker.host.as_ref().unwrap().record(false));
        }
        for game in GameKind::ALL {
            match game {
                GameKind::Qwixx(_) => all_know::<Qwixx>(game),
                GameKind::Qwirkle => all_know::<Qwirkle>(game),
            }
        }
    }

    #[test]
    fn verdicts_are_told_once() {
        let knowledge = Knowledge::none();
        knowledge.learn(include_bytes!("../../solo/data/classic.bin")).unwrap();
        let (worker, page) = play_knowing::<Qwixx>(knowledge.clone(), GameKind::CLASSIC, &["person"]);
        assert!(page.verdicts.len() > 4, "{}", page.verdicts.len());
        assert_eq!(page.verdicts, worker.verdicts);
        let all = worker.host.as_ref().unwrap().verdicts(ME, 0, &knowledge);
        assert_eq!(page.verdicts, all.into_iter().filter_map(Verdict::of).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_taken_back_is_told_anew() {
        let (mut worker, mut page) = (TableWorker::<Qwixx>::new(Knowledge::none()), Page::default());
        let mut say = |worker: &mut TableWorker<Qwixx>, message| {
            worker.hear(1, message, &mut |answer| page.hear(&answer));
        };
        say(
            &mut worker,
            ToWorker::Play { record: table(GameKind::CLASSIC, &["person", "person"]), waits: false },
        );
        let at = worker.host.as_ref().unwrap().moment();
        let pass = ClientMessage::Choose { at, choice: qwixx::Choice::Pass.to_string() };
        say(&mut worker, ToWorker::Say { seat: 0, message: pass });
        let at = worker.host.as_ref().unwrap().moment();
        say(&mut worker, ToWorker::Say { seat: 0, message: ClientMessage::TakeBack { at } });
        // The game was gone on with in another tab.
        let record = worker.host.as_ref().unwrap().record(false);
        say(&mut worker, ToWorker::Play { record: record.clone(), waits: false });
        assert_eq!(page.record, record);
        assert_eq!(page.seen.first(), Some(&worker.host.as_ref().unwrap().look(Viewer::Seat(ME), 0)));
    }
}
