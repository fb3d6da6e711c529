use game::{Seat, Seats, Viewer};
use host::Host;
use protocol::{SeatKind, SeatStatus, TableInfo, TableStage, Undo};

use super::{Asked, Now, Room, RoomSeat, STAND_IN};

impl Room {
    /// How far things have come.
    pub(crate) fn stage(&self) -> TableStage {
        match &self.host {
            Some(host) if host.is_over() => TableStage::Over,
            _ if self.is_closed => TableStage::Closed,
            Some(_) => TableStage::Playing,
            None => TableStage::Gathering,
        }
    }

    /// What everybody may know now.
    pub(crate) fn info(&self, viewer: Viewer, now: &Now) -> TableInfo {
        let is_public = matches!(self.stage(), TableStage::Over | TableStage::Closed);
        let status = |(i, seat): (usize, &RoomSeat)| self.status(Seat::new(i), seat, now);
        TableInfo {
            table: self.id.to_string(),
            game: self.made.game.name().to_owned(),
            stage: self.stage(),
            viewer: viewer.seat(),
            seats: self.seats.iter().enumerate().map(status).collect(),
            listed: self.made.listed,
            clock: self.made.clock,
            left: self
                .deadline(now)
                .map(|deadline| u32::try_from(deadline - now.time.now).unwrap_or_default()),
            away: self.made.away,
            undo: self.undo.map(|undo| self.asked(undo)),
            undone: self.host.as_ref().map_or(0, Host::undos),
            commitment: self.commitment.clone(),
            seals: self.seats.iter().map(|seat| seat.seal.map(|seal| seal.to_string())).collect(),
            contributions: self.seats.iter().map(|seat| seat.contribution.map(|c| c.to_string())).collect(),
            secret: is_public.then(|| self.made.secret.reveal()),
            next: self.next.as_ref().map(ToString::to_string),
        }
    }

    fn asked(&self, asked: Asked) -> Undo {
        let Asked { seat, choice, to, agreed, question, .. } = asked;
        // At tables of earlier versions it may have grown since.
        let chances = self.chances_since(to);
        Undo { seat, agreed, choice, to, chances, question: Some(question) }
    }

    /// What strangers are shown in the list of tables, for as long as the log stays as it is: nothing of it depends on
    /// the time or on who is there.
    pub(crate) fn listed_info(&self, now: &Now) -> TableInfo {
        let mut info = self.info(Viewer::Spectator, now);
        for seat in &mut info.seats {
            seat.here = false;
            seat.replaceable = false;
        }
        TableInfo { left: None, undo: None, ..info }
    }

    fn status(&self, seat: Seat, place: &RoomSeat, now: &Now) -> SeatStatus {
        let begun = self.host.as_ref().and_then(|host| host.names().get(seat.index()));
        let kind = match place {
            _ if place.is_open() => SeatKind::Open,
            _ if place.is_person() => SeatKind::Person,
            _ => SeatKind::Bot,
        };
        let bot =
            place.bot.or_else(|| place.is_stood_in.then_some(STAND_IN)).map(|bot| bot.name().to_owned());
        SeatStatus {
            name: begun.or(place.name.as_ref()).or(bot.as_ref()).cloned(),
            kind,
            bot,
            here: now.here.contains(seat),
            replaceable: self.is_replaceable(seat, now),
            left: place.has_left,
        }
    }

    /// Whether a bot may sit in: the table waits for somebody who is not there, and has waited long enough.
    pub(super) fn is_replaceable(&self, seat: Seat, now: &Now) -> bool {
        let awaited = self.host.as_ref().map_or(Seats::NONE, Host::awaited_people);
        awaited.contains(seat)
            && !now.here.contains(seat)
            && self.replaceable_at(now).is_some_and(|allowed| now.time.now >= allowed)
    }
}
