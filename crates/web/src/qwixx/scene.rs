use std::sync::Arc;

use game::{Seat, Seats};
use protocol::{AnyUpdate, Moment, PlayerKind, SeatInfo, Update};
use qwixx::{News, Qwixx, Roll, Row, Rules, View, ViewStage};
use table::{GameResult, RedactedStep};
use tell::{Texts, Voice};

use crate::client::Frame;

/// What a frame shows, in the terms of the page.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Scene {
    /// What everybody may know, and the log.
    first: Update<Qwixx>,
    /// What each person on this device sees.
    people: Vec<Person>,
    /// What somebody sees whom nobody on this device is.
    view: Arc<View>,
    names: Vec<String>,
}

/// A person on this device.
#[derive(Clone, PartialEq, Debug)]
struct Person {
    seat: Seat,
    view: Arc<View>,
    take_back: bool,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Roll,
    Action1,
    Action2,
    Over,
}

impl Phase {
    /// The name in the page, for tests.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Action1 => "action1",
            Self::Action2 => "action2",
            Self::Over => "over",
        }
    }
}

impl Scene {
    /// The scene of a frame; nothing for a frame of another game.
    pub(super) fn of(frame: &Frame) -> Option<Self> {
        let updates: Vec<&Update<Qwixx>> = frame.iter().filter_map(qwixx_of).collect();
        let first = (*updates.first()?).clone();
        let person = |update: &&Update<Qwixx>| {
            let seat = update.viewer.seat()?;
            Some(Person { seat, view: Arc::new(update.view.clone()), take_back: update.take_back })
        };
        let people = updates.iter().filter_map(person).collect();
        let names = first.seats.iter().map(|seat| seat.name.clone()).collect();
        Some(Self { view: Arc::new(first.view.clone()), first, people, names })
    }

    /// The moment that messages name.
    pub(super) fn at(&self) -> Moment {
        self.first.at
    }

    /// Everything that everybody may know.
    pub(super) fn view(&self) -> &Arc<View> {
        &self.view
    }

    /// The table as a person on this device sees it, or as everybody does.
    pub(super) fn view_of(&self, seat: Seat) -> &Arc<View> {
        self.person(seat).map_or(&self.view, |person| &person.view)
    }

    /// Which rules are played by.
    pub(super) fn rules(&self) -> Rules {
        self.view.rules()
    }

    /// Every seat in the order round the table.
    pub(super) fn seats(&self) -> Seats {
        self.view.seats()
    }

    /// Who sits where.
    pub(super) fn sitters(&self) -> &[SeatInfo] {
        &self.first.seats
    }

    /// The people on this device.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        self.people.iter().map(|person| person.seat)
    }

    /// Whether a person on this device sits there.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.person(seat).is_some()
    }

    /// The only person on this device, if there is only one.
    pub(super) fn you(&self) -> Option<Seat> {
        match self.people.as_slice() {
            [only] => Some(only.seat),
            _ => None,
        }
    }

    fn person(&self, seat: Seat) -> Option<&Person> {
        self.people.iter().find(|person| person.seat == seat)
    }

    /// Whether a bot sits there.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        let sitter = self.first.seats.get(seat.index());
        sitter.is_some_and(|sitter| matches!(sitter.player, PlayerKind::Bot(_)))
    }

    /// What everybody is called.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// What somebody is called.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// How people are spoken of.
    pub(super) fn voice<'a>(&'a self, texts: &'a Texts) -> Voice<'a> {
        Voice::new(texts, &self.names, self.you())
    }

    /// Whether this person's choice is awaited.
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.first.awaited.contains(seat) && self.is_person(seat) && !self.is_bot(seat)
    }

    /// The people whose choices are awaited, the active one first, as it goes round the table.
    pub(super) fn awaited(&self) -> Vec<Seat> {
        let count = self.seats().len();
        let round = (0..count).map(|step| Seat::new((self.view.active().index() + step) % count));
        round.filter(|&seat| self.awaits(seat)).collect()
    }

    /// Whether the game stands still until a person does something.
    pub(super) fn is_at_rest(&self) -> bool {
        self.asks_for_dice() || self.first.awaited.into_iter().any(|seat| !self.is_bot(seat))
    }

    /// Whether the latest choice of a person can be taken back, and nothing goes on meanwhile.
    pub(super) fn may_take_back(&self, seat: Seat) -> bool {
        self.is_at_rest() && self.person(seat).is_some_and(|person| person.take_back)
    }

    /// Whether somebody has to say what real dice show.
    pub(super) fn asks_for_dice(&self) -> bool {
        self.first.dice_by_hand && self.phase() == Phase::Roll && !self.people.is_empty()
    }

    /// Whether real dice are rolled at this table.
    pub(super) fn dice_by_hand(&self) -> bool {
        self.first.dice_by_hand
    }

    /// How far the turn has come.
    pub(super) fn phase(&self) -> Phase {
        match self.view.stage() {
            _ if self.first.result.is_some() => Phase::Over,
            ViewStage::Roll => Phase::Roll,
            ViewStage::Action1 { .. } => Phase::Action1,
            ViewStage::Action2 { .. } => Phase::Action2,
            ViewStage::Over(_) => Phase::Over,
        }
    }

    /// What came of the game, once it is over.
    pub(super) fn result(&self) -> Option<&GameResult<Qwixx>> {
        self.first.result.as_ref()
    }

    /// How many steps the log has.
    pub(super) fn steps(&self) -> usize {
        self.first.from + self.first.told.len()
    }

    /// What everybody has come to know since so many steps were known.
    pub(super) fn opened_since(&self, step: usize) -> Vec<&RedactedStep<Qwixx>> {
        let place = |step: usize| step.saturating_sub(self.first.from);
        (place(step)..place(self.first.at.opened)).filter_map(|step| self.first.told.get(step)).collect()
    }

    /// The turns of the game, each beginning with its roll.
    pub(super) fn turns(&self) -> Vec<Vec<&RedactedStep<Qwixx>>> {
        let mut turns: Vec<Vec<_>> = Vec::new();
        for told in self.first.told.iter() {
            if is_roll(told) {
                turns.push(Vec::new());
            }
            if let Some(turn) = turns.last_mut() {
                turn.push(told);
            }
        }
        turns
    }

    /// The turn that is so many before the latest, beginning with its roll; the rest of the game is not looked at.
    fn turn_before(&self, back: usize) -> Vec<&RedactedStep<Qwixx>> {
        let (mut back, mut turn) = (back, Vec::new());
        for told in self.first.told.iter().rev() {
            turn.push(told);
            if is_roll(told) && back == 0 {
                turn.reverse();
                return turn;
            }
            if is_roll(told) {
                back -= 1;
                turn.clear();
            }
        }
        Vec::new()
    }

    /// The number of the turn, counted from one.
    pub(super) fn turn(&self) -> usize {
        self.first.told.iter().filter(|told| is_roll(told)).count() + usize::from(self.phase() == Phase::Roll)
    }

    /// What the dice show, or showed last.
    pub(super) fn roll(&self) -> Option<Roll> {
        match *self.view.stage() {
            ViewStage::Action1 { roll, .. } | ViewStage::Action2 { roll, .. } => Some(roll),
            ViewStage::Roll | ViewStage::Over(_) => {
                self.first.told.iter().rev().find_map(|told| match told {
                    RedactedStep::News(News::Rolled { roll, .. }) => Some(*roll),
                    _ => None,
                })
            }
        }
    }

    /// What was crossed in this turn, as far as it is known.
    pub(super) fn fresh(&self) -> Vec<(Seat, Row, u8)> {
        let told = self.turn_before(0);
        let crossed = |told: &RedactedStep<Qwixx>| match *told {
            RedactedStep::News(News::Crossed { seat, row, number, .. }) => Some((seat, row, number)),
            _ => None,
        };
        match self.phase() {
            // Somebody's own sealed choice is in their log, but not yet on their sheet.
            Phase::Action1 => Vec::new(),
            _ => told.into_iter().filter_map(crossed).collect(),
        }
    }

    /// What happened in this turn, as far as everybody knows.
    pub(super) fn happened_in_turn(&self) -> Vec<&RedactedStep<Qwixx>> {
        match self.phase() {
            Phase::Action1 => Vec::new(),
            _ => self.happened(),
        }
    }

    /// What happened last: in this turn, or in the one before while the first choices are made.
    pub(super) fn happened(&self) -> Vec<&RedactedStep<Qwixx>> {
        let back = usize::from(self.phase() == Phase::Action1);
        self.turn_before(back).into_iter().skip(1).collect()
    }
}

/// The update of a table of Qwixx.
pub(super) fn qwixx_of(update: &AnyUpdate) -> Option<&Update<Qwixx>> {
    match update {
        AnyUpdate::Qwixx(update) => Some(update),
        AnyUpdate::Qwirkle(_) => None,
    }
}

fn is_roll(told: &RedactedStep<Qwixx>) -> bool {
    matches!(told, RedactedStep::News(News::Rolled { .. }))
}
