use std::sync::Arc;

use game::{MAX_SEATS, Seat};
use host::AnyChoice;
use leptos::prelude::*;
use protocol::{ClientMessage, Moment};
use qwixx::{Choice, View, ViewStage};

use super::pass_over::is_passed_over;
use super::scene::{Phase, Scene};
use crate::page::{App, OpenTable};
use crate::reactive::{effect, effect_after, memo};
use crate::sound::Sound;
use web::bridge::Hint;

/// What is shown at a table and what is being chosen there: every part of the page has it.
#[derive(Clone, Copy)]
pub(super) struct TableContext {
    pub(super) app: App,
    pub(super) table: OpenTable,
    /// How the table looks now.
    pub(super) scene: RwSignal<Arc<Scene>>,
    /// What people have chosen and not yet confirmed.
    chosen: RwSignal<[Option<Choice>; MAX_SEATS]>,
    /// For which moment each seat has said a choice already: a second tap is not a second choice.
    sent: StoredValue<[Option<Moment>; MAX_SEATS]>,
    /// Whose sheet is in front where there is room for one.
    pub(super) up: Memo<Option<Seat>>,
    /// Who is warned of a misthrow.
    pub(super) warned: RwSignal<Option<Seat>>,
    pub(super) warning: RwSignal<bool>,
    /// Whose sheet is looked at.
    pub(super) looked_at: RwSignal<Option<Seat>>,
    pub(super) looking: RwSignal<bool>,
    /// Whether the keys are explained.
    pub(super) keys: RwSignal<bool>,
}

impl TableContext {
    /// A table as it looks at first; it follows what is shown from now on.
    pub(super) fn new(app: App, table: OpenTable, scene: Scene) -> Self {
        let scene = RwSignal::new(Arc::new(scene));
        effect(move || {
            if let Some(next) = table.client.shown.with(|frame| frame.as_ref().and_then(Scene::of)) {
                scene.set(Arc::new(next));
            }
        });
        let cx = Self {
            app,
            table,
            scene,
            chosen: RwSignal::new([None; MAX_SEATS]),
            sent: StoredValue::new([None; MAX_SEATS]),
            up: Memo::new(move |before: Option<&Option<Seat>>| {
                scene.with(|scene| in_front(scene, before.copied().flatten(), app))
            }),
            warned: RwSignal::new(None),
            warning: RwSignal::new(false),
            looked_at: RwSignal::new(None),
            looking: RwSignal::new(false),
            keys: RwSignal::new(false),
        };
        cx.forget_when_void();
        provide_context(cx);
        cx
    }

    /// For components.
    pub(super) fn get() -> Self {
        expect_context()
    }

    /// What is no longer possible is no longer chosen.
    fn forget_when_void(self) {
        effect_after(move |before: Option<Moment>| {
            let scene = self.scene.get();
            let still = |i: usize, choice: Choice| {
                let seat = Seat::new(i);
                scene.awaits(seat) && scene.view_of(seat).choices().contains(choice)
            };
            let moved = before.is_some_and(|before| before != scene.at());
            if self.chosen.with_untracked(|chosen| chosen.iter().any(Option::is_some)) {
                self.chosen.update(|chosen| {
                    for (i, choice) in chosen.iter_mut().enumerate() {
                        *choice = choice.filter(|&choice| !moved && still(i, choice));
                    }
                });
            }
            scene.at()
        });
    }

    /// The view of a person on this device, or everybody's.
    pub(super) fn view_of(self, seat: Seat) -> Memo<Arc<View>> {
        memo(move || self.scene.with(|scene| Arc::clone(scene.view_of(seat))))
    }

    /// What somebody has chosen and not yet confirmed, or has sent to a server that has not answered yet.
    pub(super) fn choice_of(self, seat: Seat) -> Memo<Option<Choice>> {
        memo(move || match self.table.client.pending() {
            Some(ClientMessage::Choose { choice, .. }) => self.scene.with(|scene| {
                let mut choices = scene.view_of(seat).choices().into_iter();
                choices.find(|possible| possible.to_string() == choice)
            }),
            _ => self.chosen.with(|chosen| chosen.get(seat.index()).copied().flatten()),
        })
    }

    /// Whether the choice of a person is awaited, and none is on its way.
    pub(super) fn awaits(self, seat: Seat) -> Memo<bool> {
        memo(move || self.table.client.pending().is_none() && self.scene.with(|scene| scene.awaits(seat)))
    }

    /// A field was tapped: it is chosen, or confirmed if it was.
    pub(super) fn tap(self, seat: Seat, choice: Choice) {
        let ask = self.app.settings.with_untracked(|settings| settings.ask);
        let before = self.chosen.with_untracked(|chosen| chosen.get(seat.index()).copied().flatten());
        if !ask || before == Some(choice) {
            self.commit(seat, choice);
        } else {
            self.choose(seat, Some(choice));
        }
    }

    /// Chooses, or takes the choice away.
    pub(super) fn choose(self, seat: Seat, choice: Option<Choice>) {
        self.chosen.update(|chosen| {
            if let Some(place) = chosen.get_mut(seat.index()) {
                *place = choice;
            }
        });
    }

    /// Takes all choices away that were not confirmed.
    pub(super) fn clear(self) {
        self.chosen.set([None; MAX_SEATS]);
    }

    /// Confirms what is chosen, if something is.
    pub(super) fn confirm(self, seat: Seat) {
        let choice = self.chosen.with_untracked(|chosen| chosen.get(seat.index()).copied().flatten());
        if let Some(choice) = choice {
            self.commit(seat, choice);
        }
    }

    /// Passes; asks first if that is a misthrow.
    pub(super) fn pass(self, seat: Seat) {
        let (awaited, misthrow) = self
            .scene
            .with_untracked(|scene| (scene.awaits(seat), pass_is_misthrow(scene.view_of(seat), seat)));
        if !awaited {
            return;
        }
        if misthrow {
            self.warned.set(Some(seat));
            self.warning.set(true);
        } else {
            self.commit(seat, Choice::Pass);
        }
    }

    /// Says a choice to the table.
    pub(super) fn commit(self, seat: Seat, choice: Choice) {
        let (at, possible) = self.scene.with_untracked(|scene| {
            (scene.at(), scene.awaits(seat) && scene.view_of(seat).choices().contains(choice))
        });
        let said = self.sent.with_value(|sent| sent.get(seat.index()).copied().flatten());
        if !possible || said == Some(at) {
            return;
        }
        self.sent.update_value(|sent| {
            if let Some(sent) = sent.get_mut(seat.index()) {
                *sent = Some(at);
            }
        });
        self.choose(seat, None);
        if choice != Choice::Pass {
            self.app.sound(Sound::Pencil);
        }
        self.table.client.say(seat, ClientMessage::Choose { at, choice: choice.to_string() });
    }

    /// What the choices of somebody are worth, the best first, if they have asked and the hint is still good;
    /// tracked.
    pub(super) fn hint_of(self, seat: Seat) -> Vec<(Choice, Hint)> {
        let scene = self.scene.get();
        let hints = self.table.client.hints_for(seat, scene.at());
        let Some(hints) = hints.filter(|_| scene.awaits(seat)) else { return Vec::new() };
        let possible = scene.view_of(seat).choices();
        let hinted = |hint: &Hint| match hint.choice {
            AnyChoice::Qwixx(choice) => possible.contains(choice).then(|| (choice, hint.clone())),
            AnyChoice::Qwirkle(_) => None,
        };
        hints.iter().filter_map(hinted).collect()
    }

    /// Whether somebody may ask for a hint now: at tables on this device, who has something to choose; tracked.
    pub(super) fn may_ask(self, seat: Seat) -> bool {
        let has_choice =
            |scene: &Arc<Scene>| scene.awaits(seat) && !scene.view_of(seat).choices().is_forced_pass();
        self.table.client.is_shared() && self.scene.with(has_choice)
    }

    /// Shows somebody a hint, or puts it away.
    pub(super) fn hint(self, seat: Seat) {
        let client = self.table.client;
        if untrack(|| !self.hint_of(seat).is_empty()) {
            client.hint.set(None);
        } else if untrack(|| self.may_ask(seat)) {
            client.advise(seat);
        }
    }

    /// Takes the latest choice back.
    pub(super) fn take_back(self, seat: Seat) {
        let at = self.scene.with_untracked(|scene| scene.at());
        self.table.client.say(seat, ClientMessage::TakeBack { at });
    }

    /// The table did not take what was said: it can be said again.
    pub(super) fn was_refused(self) {
        self.sent.set_value([None; MAX_SEATS]);
    }

    /// Shows somebody's whole sheet.
    pub(super) fn look(self, seat: Seat) {
        self.looked_at.set(Some(seat));
        self.looking.set(true);
    }
}

/// Whether passing now would be a misthrow of this seat.
pub(super) fn pass_is_misthrow(view: &View, seat: Seat) -> bool {
    view.active() == seat && matches!(view.stage(), ViewStage::Action2 { first: Choice::Pass, .. })
}

/// Whose sheet is in front: somebody who has something to choose, if there is anybody.
fn in_front(scene: &Scene, before: Option<Seat>, app: App) -> Option<Seat> {
    let before = before.filter(|&seat| scene.is_person(seat));
    let awaited = scene.awaited();
    let skips = app.settings.with(|settings| settings.pass_over);
    let chooses = |seat: &&Seat| !(skips && is_passed_over(scene.view_of(**seat), **seat));
    if let Some(before) = before.filter(|before| awaited.contains(before))
        && chooses(&&before)
    {
        return Some(before);
    }
    let active = Some(scene.view().active()).filter(|&seat| scene.is_person(seat));
    let next = awaited.iter().find(chooses).copied();
    let others = if scene.phase() == Phase::Roll { active.or(before) } else { before.or(active) };
    next.or(others).or_else(|| scene.people().next())
}
