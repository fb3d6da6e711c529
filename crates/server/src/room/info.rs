use game::{Seat, Seats, Viewer};
use host::Host;
use protocol::{SeatKind, SeatStatus, TableInfo, TableStage, Undo};

use super::{Asked, Room, RoomSeat, STAND_IN};

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

    /// What everybody may know, at this time, when these people are connected.
    pub(crate) fn info(&self, viewer: Viewer, here: Seats, now: i64) -> TableInfo {
        let is_public = matches!(self.stage(), TableStage::Over | TableStage::Closed);
        let status = |(i, seat): (usize, &RoomSeat)| self.status(Seat::new(i), seat, here, now);
        TableInfo {
            table: self.id.to_string(),
            game: self.made.game.name().to_owned(),
            stage: self.stage(),
            viewer: viewer.seat(),
            seats: self.seats.iter().enumerate().map(status).collect(),
            listed: self.made.listed,
            clock: self.made.clock,
            left: self.deadline().map(|deadline| u32::try_from(deadline - now).unwrap_or_default()),
            away: self.made.away,
            undo: self.undo.map(|undo| self.asked(undo)),
            undone: self.host.as_ref().map_or(0, Host::undos),
            commitment: self.made.secret.commitment().to_string(),
            seals: self.seats.iter().map(|seat| seat.seal.map(|seal| seal.to_string())).collect(),
            contributions: self.seats.iter().map(|seat| seat.contribution.map(|c| c.to_string())).collect(),
            secret: is_public.then(|| self.made.secret.reveal()),
            next: self.next.as_ref().map(ToString::to_string),
        }
    }

    fn asked(&self, asked: Asked) -> Undo {
        let Asked { seat, choice, to, agreed } = asked;
        let chances = self.host.as_ref().map_or(0, |host| host.chances_since(to));
        Undo { seat, agreed, choice, to, chances }
    }

    fn status(&self, seat: Seat, place: &RoomSeat, here: Seats, now: i64) -> SeatStatus {
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
            here: here.contains(seat),
            replaceable: self.is_replaceable(seat, here, now),
            left: place.has_left,
        }
    }

    /// Whether a bot may sit in: the table waits for somebody who is not there, and has waited long enough.
    pub(super) fn is_replaceable(&self, seat: Seat, here: Seats, now: i64) -> bool {
        let awaited = self.host.as_ref().map_or(Seats::NONE, Host::awaited_people);
        awaited.contains(seat)
            && !here.contains(seat)
            && self.replaceable_at().is_some_and(|allowed| now >= allowed)
    }
}
