//! Those who are connected to one table on this server, and what each of them has been told.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::{Seats, Viewer};
use protocol::{Code, KnownState, Refused, TableInfo, sized_to_json, to_json};

use crate::TokenHash;
use crate::hub::Hello;
use crate::outbox::Outbox;
use crate::room::{Access, Now, Room};

/// How many guests may look at one table on this server.
const MOST_WHO_LOOK: usize = 500;
/// How many connections one seat may have on this server.
const MOST_ON_A_SEAT: usize = 20;
/// How many bytes the game of two people has, with the latest news.
const USUAL_GAME: usize = 2048;
/// So many who look are told of every step by itself; more of them of several at once.
const FEW_WHO_LOOK: usize = 20;

/// The guests of a table.
#[derive(Debug, Default)]
pub(crate) struct Guests {
    all: Vec<Guest>,
    /// The number of the latest state.
    states: u64,
    /// What everybody may know besides the game: most states share it.
    info: Option<Box<WrittenInfo>>,
    /// The game as it was last told to all: whoever comes before it goes on is told the same.
    game: WrittenGame,
    /// Whether those who look have yet to be told something.
    audience_waits: bool,
}

/// A guest who is connected to this server.
#[derive(Debug)]
pub(crate) struct Guest {
    number: u64,
    pub(crate) access: Access,
    /// The token that the guest came with.
    pub(crate) token: Option<TokenHash>,
    /// How much of the log the guest has been told.
    steps: usize,
    taken_back: u32,
    /// The state that the guest was sent last; nothing if the next one has to say everything.
    known: Option<Arc<KnownState>>,
    /// What the guest is told once it is stored.
    unsent: Vec<Utf8Bytes>,
    out: Outbox,
}

/// What everybody may know besides the game, and how it is written for each viewer.
#[derive(Debug)]
struct WrittenInfo {
    /// For those who look.
    info: TableInfo,
    texts: Vec<(Viewer, Arc<str>)>,
}

impl WrittenInfo {
    fn new(info: TableInfo) -> Self {
        Self { info, texts: Vec::new() }
    }

    fn text(&mut self, viewer: Viewer) -> Arc<str> {
        if let Some((_, text)) = self.texts.iter().find(|(of, _)| *of == viewer) {
            return Arc::clone(text);
        }
        // The viewer is all that differs.
        self.info.viewer = viewer.seat();
        let text: Arc<str> = to_json(&self.info).into();
        self.info.viewer = None;
        self.texts.push((viewer, Arc::clone(&text)));
        text
    }
}

/// The game at one moment, as it is written for each viewer from each step on.
///
/// The whole game of somebody who comes is replayed from its start, and an audience comes all at once: when a server was
/// away, every one of them comes back.
#[derive(Debug, Default)]
struct WrittenGame {
    at: (u64, Option<protocol::Moment>),
    texts: Vec<((Viewer, usize), Arc<str>)>,
}

impl WrittenGame {
    /// The game as it is now, of which nothing may have been written yet.
    fn now(&mut self, room: &Room) -> &mut Self {
        let at = (room.seq(), room.moment());
        if self.at != at {
            *self = Self { at, texts: Vec::new() };
        }
        self
    }

    fn text(&mut self, room: &Room, viewer: Viewer, from: usize) -> Arc<str> {
        if let Some((_, text)) = self.texts.iter().find(|(of, _)| *of == (viewer, from)) {
            return Arc::clone(text);
        }
        let text: Arc<str> = sized_to_json(&room.look(viewer, from), USUAL_GAME).into();
        self.texts.push(((viewer, from), Arc::clone(&text)));
        text
    }
}

/// Whom something is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    /// Everybody; where many look on, they have to wait.
    All,
    /// Those who look and had to wait.
    Audience,
    /// The guest of this number.
    One(u64),
}

/// The states and texts of one moment: whoever sees and knows the same gets the same.
#[derive(Default)]
struct Moment {
    states: Vec<((Viewer, usize), Arc<KnownState>)>,
    /// By the numbers of the state and of the one that is known.
    texts: Vec<((u64, Option<u64>), Utf8Bytes)>,
}

impl Guests {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn get(&self, number: u64) -> Option<&Guest> {
        self.all.iter().find(|guest| guest.number == number)
    }

    /// The people among them.
    pub(crate) fn seats(&self) -> Seats {
        let seat = |guest: &Guest| if let Access::Seat(seat) = guest.access { Some(seat) } else { None };
        self.all.iter().filter_map(seat).collect()
    }

    /// Lets a guest in, or in again, if there is room for one more of that kind.
    pub(crate) fn add(&mut self, hello: &Hello, access: Access) -> Result<(), Refused> {
        let is_seat = |access| matches!(access, Access::Seat(_));
        let alike =
            |guest: &&Guest| if is_seat(access) { guest.access == access } else { !is_seat(guest.access) };
        let most = if is_seat(access) { MOST_ON_A_SEAT } else { MOST_WHO_LOOK };
        if self.all.iter().filter(|guest| guest.number != hello.guest).filter(alike).count() >= most {
            return Err(Refused::new(Code::TooMany, "there are too many guests at this table"));
        }
        self.remove(hello.guest);
        self.all.push(Guest {
            number: hello.guest,
            access,
            token: hello.token.as_ref().map(TokenHash::of),
            steps: hello.steps,
            taken_back: hello.taken_back,
            known: None,
            unsent: Vec::new(),
            out: hello.out.clone(),
        });
        Ok(())
    }

    pub(crate) fn remove(&mut self, number: u64) {
        self.all.retain(|guest| guest.number != number);
    }

    pub(crate) fn clear(&mut self) {
        self.all.clear();
    }

    /// Nothing of what they were about to be told happened, and nothing that they know can be gone on from.
    pub(crate) fn begin_anew(&mut self) {
        for guest in &mut self.all {
            guest.steps = 0;
            guest.unsent.clear();
        }
        self.forget();
    }

    /// Keeps no more than a table needs at which nothing goes on: the next state says everything.
    pub(crate) fn forget(&mut self) {
        self.info = None;
        self.game = WrittenGame::default();
        self.all.iter_mut().for_each(|guest| guest.known = None);
        self.all.shrink_to_fit();
    }

    /// Whether those who look have yet to be told something.
    pub(crate) const fn audience_waits(&self) -> bool {
        self.audience_waits
    }

    /// Says how things stand, to be sent by [`Self::send`] when that is stored.
    pub(crate) fn tell(&mut self, whom: Whom, room: &Room, now: &Now) {
        let is_seat = |guest: &Guest| matches!(guest.access, Access::Seat(_));
        let has_to_wait =
            whom == Whom::All && self.all.iter().filter(|guest| !is_seat(guest)).count() > FEW_WHO_LOOK;
        self.audience_waits = (self.audience_waits || has_to_wait) && whom != Whom::Audience;
        let mut moment = Moment::default();
        let info = room.info(Viewer::Spectator, now);
        let known = self.info.take().filter(|known| known.info == info);
        let info = self.info.insert(known.unwrap_or_else(|| Box::new(WrittenInfo::new(info))));
        if whom == Whom::All {
            self.game = WrittenGame::default();
        }
        let game = self.game.now(room);
        for guest in &mut self.all {
            let is_meant = match whom {
                Whom::All => !has_to_wait || is_seat(guest),
                Whom::Audience => !is_seat(guest),
                Whom::One(number) => guest.number == number,
            };
            if is_meant {
                moment.tell(guest, room, (info, game), &mut self.states);
            }
        }
    }

    /// Says the same to everybody.
    pub(crate) fn say(&mut self, text: &Utf8Bytes) {
        self.all.iter_mut().for_each(|guest| guest.unsent.push(text.clone()));
    }

    /// Says something to one guest.
    pub(crate) fn say_to(&mut self, number: u64, text: String) {
        if let Some(guest) = self.all.iter_mut().find(|guest| guest.number == number) {
            guest.unsent.push(text.into());
        }
    }

    /// Sends all that was said. Those who do not read are let go, so that nobody has to wait: how many.
    pub(crate) fn send(&mut self) -> usize {
        let before = self.all.len();
        self.all.retain_mut(|guest| {
            // Most of the time there is nothing for those who only look.
            guest.unsent.is_empty() || guest.out.send(guest.unsent.drain(..))
        });
        before - self.all.len()
    }
}

impl Moment {
    /// How things stand for a guest, with the news since it was told last.
    fn tell(
        &mut self,
        guest: &mut Guest,
        room: &Room,
        (info, game): (&mut WrittenInfo, &mut WrittenGame),
        states: &mut u64,
    ) {
        guest.see_again(room);
        let (viewer, from) = (guest.access.viewer(), guest.from(room));
        let state = if let Some((_, state)) = self.states.iter().find(|(key, _)| *key == (viewer, from)) {
            Arc::clone(state)
        } else {
            *states += 1;
            let update = game.text(room, viewer, from);
            let state = Arc::new(KnownState::new(room.seq(), *states, info.text(viewer), update));
            self.states.push(((viewer, from), Arc::clone(&state)));
            state
        };
        guest.unsent.push(self.text(&state, guest.known.as_deref()));
        guest.known = Some(state);
    }

    fn text(&mut self, state: &KnownState, known: Option<&KnownState>) -> Utf8Bytes {
        let key = (state.number, known.map(|known| known.number));
        if let Some((_, text)) = self.texts.iter().find(|(of, _)| *of == key) {
            return text.clone();
        }
        let text = Utf8Bytes::from(state.text_after(known));
        self.texts.push((key, text.clone()));
        text
    }
}

impl Guest {
    /// What the guest may see is decided anew: whoever has left only looks from now on, as the seat may be somebody
    /// else's at once.
    fn see_again(&mut self, room: &Room) {
        if let Access::Seat(seat) = self.access
            && !room.is_seat_of(seat, self.token.as_ref())
        {
            self.access = Access::Watch;
            // What was told to the seat cannot be gone on from.
            self.steps = 0;
            self.known = None;
        }
    }

    /// From which step on the guest is told the news; it knows of all steps then that everybody may know of.
    fn from(&mut self, room: &Room) -> usize {
        let Some(at) = room.moment() else { return 0 };
        let is_known = at.taken_back == self.taken_back && self.steps <= at.opened;
        let from = if is_known { self.steps } else { 0 };
        self.steps = at.opened;
        self.taken_back = at.taken_back;
        from
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::steered::START;
    use crate::room::tests::{Story, at};

    #[test]
    fn the_game_is_replayed_once_for_all_who_come_to_look() {
        let room = Story::begin(None).room;
        let mut guests = Guests::default();
        let come = |guest| {
            let (out, arrivals) = Outbox::new();
            (Hello { guest, token: None, steps: 0, taken_back: 0, out }, arrivals)
        };
        // They come one after the other, and the clock shows another time for each.
        for guest in 0..30 {
            let (hello, _arrivals) = come(guest);
            guests.add(&hello, Access::Watch).unwrap();
            guests.tell(Whom::One(guest), &room, &at(START + guest as i64));
        }
        let [((Viewer::Spectator, 0), text)] = &guests.game.texts[..] else { panic!("{:?}", guests.game) };
        assert_eq!(Arc::strong_count(text), 31, "everybody was told this text, and nothing else was kept");
    }
}
