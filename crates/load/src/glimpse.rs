use game::{Seat, Seats, Viewer};
use protocol::{AnyUpdate, Moment, from_json};
use qwixx::View;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// What a client has to know of a game of Qwixx to go on: where many play only to keep a server busy, putting states
/// together and checking them costs more than the server needs to make them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glimpse {
    number: u64,
    pub(crate) at: Moment,
    pub(crate) awaited: Seats,
    pub(crate) is_over: bool,
    viewer: Viewer,
    position: String,
    chosen: Seats,
}

/// What a text was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glimpsed {
    /// A state with the latest number of an entry.
    State(u64),
    /// A state that does not go on from the one before.
    Unfit,
    /// Something else.
    Other,
}

/// What is new in a state, as far as it matters.
#[derive(Deserialize)]
struct News<'a> {
    seq: u64,
    number: u64,
    after: Option<u64>,
    #[serde(borrow)]
    update: Option<UpdateNews<'a>>,
}

#[derive(Deserialize)]
struct UpdateNews<'a> {
    at: Option<MomentNews>,
    awaited: Option<SeatNumbers>,
    #[serde(borrow)]
    view: Option<ViewNews<'a>>,
    result: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct MomentNews {
    opened: Option<usize>,
    taken_back: Option<u32>,
}

#[derive(Deserialize)]
struct ViewNews<'a> {
    position: Option<&'a str>,
    chosen: Option<SeatNumbers>,
}

#[derive(Deserialize)]
struct SeatNumbers(#[serde(with = "protocol::SeatNumbers")] Seats);

impl Glimpse {
    /// What matters of a whole state, which came as this text; nothing of games whose views say more.
    pub(crate) fn of(update: &AnyUpdate, text: &str) -> Option<Self> {
        let AnyUpdate::Qwixx(update) = update else { return None };
        let News { number, update: news, .. } = from_json(text).ok()?;
        let chosen = news.and_then(|news| news.view?.chosen).map_or(Seats::NONE, |chosen| chosen.0);
        Some(Self {
            number,
            at: update.at,
            awaited: update.awaited,
            is_over: update.result.is_some(),
            viewer: update.viewer,
            position: update.view.position(),
            chosen,
        })
    }

    /// Takes in a text.
    pub(crate) fn take(&mut self, text: &str) -> Glimpsed {
        if !text.starts_with(r#"{"type":"state""#) {
            return Glimpsed::Other;
        }
        let news = from_json::<News<'_>>(text).ok();
        let Some(News { seq, number, update, .. }) = news.filter(|news| news.after == Some(self.number))
        else {
            return Glimpsed::Unfit;
        };
        self.number = number;
        if let Some(UpdateNews { at, awaited, view, result }) = update {
            let MomentNews { opened, taken_back } =
                at.unwrap_or(MomentNews { opened: None, taken_back: None });
            self.at.opened = opened.unwrap_or(self.at.opened);
            self.at.taken_back = taken_back.unwrap_or(self.at.taken_back);
            self.awaited = awaited.map_or(self.awaited, |awaited| awaited.0);
            self.is_over |= result.is_some();
            let ViewNews { position, chosen } = view.unwrap_or(ViewNews { position: None, chosen: None });
            self.chosen = chosen.map_or(self.chosen, |chosen| chosen.0);
            if let Some(position) = position {
                position.clone_into(&mut self.position);
            }
        }
        Glimpsed::State(seq)
    }

    /// When a choice of this seat is awaited, the moment.
    pub(crate) fn awaits(&self, seat: Seat) -> Option<Moment> {
        (self.awaited.contains(seat) && !self.is_over).then_some(self.at)
    }

    /// What the viewer sees, if it makes sense.
    pub(crate) fn view(&self) -> Option<View> {
        View::from_position(&self.position, self.viewer, self.chosen).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use chance::Seeded;
    use host::{GameKind, Host, NewTable, Sitter};
    use protocol::{KnownState, to_json};

    use super::*;
    use crate::choose::{awaited, choose, is_over};

    /// The states that a viewer of this number is told of a game, each as a text that goes on from the one before.
    fn told(game: GameKind, viewer: Viewer) -> Vec<(AnyUpdate, String)> {
        let seats = vec![Sitter::Person(None); 2];
        let mut host = Host::new(NewTable { game, seats, source: 7.into(), dice_by_hand: false }).unwrap();
        let mut random = Seeded::new(7, 0);
        let mut told = Vec::new();
        let mut before: Option<KnownState> = None;
        loop {
            let update = host.look(viewer, 0);
            let number = told.len() as u64;
            let known = KnownState::new(10 + number, number, Arc::from("{}"), to_json(&update).into());
            told.push((update, known.text_after(before.as_ref())));
            before = Some(known);
            if host.is_over() {
                return told;
            }
            if !host.cast() {
                let seat = host.awaited_people().lowest().unwrap();
                let (message, _) = choose(&host.look(Viewer::Seat(seat), 0), &mut random).unwrap();
                host.take(seat, &message).unwrap();
            }
        }
    }

    #[test]
    fn a_glimpse_shows_what_has_to_be_known() {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let told = told(GameKind::CLASSIC, viewer);
            let (first, text) = &told[0];
            let mut glimpse = Glimpse::of(first, text).unwrap();
            assert!(told.len() > 50);
            for (i, (update, text)) in told.iter().enumerate() {
                if i > 0 {
                    assert_eq!(glimpse.take(text), Glimpsed::State(10 + i as u64));
                }
                let AnyUpdate::Qwixx(seen) = update else { panic!("{update:?}") };
                assert_eq!((glimpse.at, glimpse.awaited), (seen.at, seen.awaited));
                assert_eq!(glimpse.view().as_ref(), Some(&seen.view));
                assert_eq!(glimpse.is_over, is_over(update));
                let seats = [0, 1].map(Seat::new);
                assert_eq!(seats.map(|seat| glimpse.awaits(seat)), seats.map(|seat| awaited(update, seat)));
                // Whoever begins here knows the same.
                if i % 10 == 0 {
                    let (number, whole) = (i as u64, to_json(update));
                    let whole = KnownState::new(10 + number, number, Arc::from("{}"), whole.into());
                    assert_eq!(Glimpse::of(update, &whole.text_after(None)).as_ref(), Some(&glimpse));
                }
            }
        }
    }

    #[test]
    fn what_does_not_go_on_from_the_state_before_is_no_glimpse() {
        let told = told(GameKind::CLASSIC, Viewer::Spectator);
        let mut glimpse = Glimpse::of(&told[0].0, &told[0].1).unwrap();
        let known = glimpse.clone();
        assert_eq!(glimpse.take(&told[2].1), Glimpsed::Unfit);
        assert_eq!(glimpse.take(&told[0].1), Glimpsed::Unfit, "a whole state is read closely");
        assert_eq!(glimpse.take(r#"{"type":"pong","seq":41,"at":null}"#), Glimpsed::Other);
        assert_eq!(glimpse, known);
    }

    #[test]
    fn views_of_qwirkle_say_more_than_a_glimpse_does() {
        let host = Host::new(NewTable {
            game: GameKind::Qwirkle,
            seats: vec![Sitter::Person(None); 2],
            source: 7.into(),
            dice_by_hand: false,
        });
        let update = host.unwrap().look(Viewer::Spectator, 0);
        assert_eq!(Glimpse::of(&update, "{}"), None);
    }
}
