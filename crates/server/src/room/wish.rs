use fair::Contribution;
use game::{Seat, Seats, check_names};
use protocol::{ClientMessage, Code, Refused, SitDown, TableStage, Wish};

use super::{Access, Room, nothing_to_undo};
use crate::TokenHash;
use crate::event::Event;

/// The most characters a name may have at a server's table.
const MOST_CHARACTERS: usize = 20;

impl Room {
    /// What has to happen for a wish to be fulfilled, or why it cannot be; `None` if it is fulfilled already.
    pub(crate) fn event_of(
        &self,
        seat: Seat,
        wish: &Wish,
        here: Seats,
        now: i64,
    ) -> Result<Option<Event>, Refused> {
        let event = match wish {
            Wish::Table(message) => self.event_of_message(seat, message)?,
            Wish::AskUndo => self.when_playing(Event::UndoAsked(seat))?,
            Wish::AgreeUndo => match &self.undo {
                Some(undo) if undo.agreed.contains(seat) => return Ok(None),
                Some(_) => Event::UndoAgreed(seat),
                None => return Err(nothing_to_undo()),
            },
            Wish::DeclineUndo => Event::UndoDeclined(seat),
            Wish::SitIn(other) => self.sit_in(*other, here, now)?,
            Wish::Return if self.is_stood_in(seat) => Event::Returned(seat),
            Wish::Return => return Ok(None),
            Wish::Leave => Event::Left(seat),
            Wish::Rematch => return self.check_rematch().map(|()| None),
        };
        Ok(Some(event))
    }

    fn event_of_message(&self, seat: Seat, message: &ClientMessage) -> Result<Event, Refused> {
        let Some(moment) = self.moment() else {
            return Err(Refused::new(Code::Gathering, "the game has not begun: seats are open"));
        };
        if message.at() != moment {
            return Err(Refused::stale());
        }
        match message {
            ClientMessage::Choose { choice, .. } => Ok(Event::Chose { seat, choice: choice.clone() }),
            ClientMessage::TakeBack { .. } => Ok(Event::TookBack(seat)),
            ClientMessage::Roll { .. } => {
                Err(Refused::new(Code::NotByHand, "dice are not rolled by hand at this table"))
            }
        }
    }

    fn when_playing(&self, event: Event) -> Result<Event, Refused> {
        match self.stage() {
            TableStage::Playing => Ok(event),
            TableStage::Gathering => {
                Err(Refused::new(Code::Gathering, "the game has not begun: seats are open"))
            }
            TableStage::Over => Err(Refused::new(Code::Over, "the game is over")),
            TableStage::Closed => Err(Refused::new(Code::Closed, "this table is closed")),
        }
    }

    fn sit_in(&self, other: Seat, here: Seats, now: i64) -> Result<Event, Refused> {
        if self.stage() == TableStage::Gathering {
            return Ok(Event::BotSeated(other));
        }
        if self.is_replaceable(other, here, now) {
            return Ok(Event::StoodIn(other));
        }
        Err(Refused::new(Code::NotAway, "no bot may sit in there now"))
    }

    fn check_rematch(&self) -> Result<(), Refused> {
        if self.stage() == TableStage::Over {
            Ok(())
        } else {
            Err(Refused::new(Code::NotOver, "the game is not over yet"))
        }
    }

    /// The table at which the same people play again, if there is one.
    pub(crate) fn next_table(&self) -> Option<&crate::TableId> {
        self.next.as_ref()
    }

    /// What happens when somebody sits down, or why they cannot; `None` if they sit there already.
    pub(crate) fn sit_down(
        &self,
        seat: Seat,
        access: Option<Access>,
        request: &SitDown,
    ) -> Result<Option<Event>, Refused> {
        let none = || Refused::new(Code::NoSuchSeat, format_args!("there is no seat {seat} at this table"));
        let place = self.seats.get(seat.index()).ok_or_else(none)?;
        let is_theirs = place.opener.as_ref().is_some_and(|opener| opener.is_of(&request.secret));
        if is_theirs && !place.is_open() {
            return Ok(None);
        }
        let may =
            is_theirs || access == Some(Access::Invite(seat)) || (self.made.listed && place.opener.is_none());
        if !may {
            return Err(Refused::new(Code::Forbidden, "this invitation does not open this seat"));
        }
        let name = checked_name(&request.name)?;
        if self.seats.iter().any(|other| other.opener.as_ref().is_some_and(|o| o.is_of(&request.secret)))
            && !is_theirs
        {
            return Err(Refused::new(Code::Taken, "this secret opens another seat"));
        }
        let contribution: Contribution =
            request.contribution.expose().parse().map_err(|error| Refused::new(Code::Unreadable, error))?;
        Ok(Some(Event::Seated { seat, name, opener: TokenHash::of(&request.secret), contribution }))
    }
}

/// A name that everybody can be shown, or what is wrong with it.
fn checked_name(name: &str) -> Result<String, Refused> {
    let unreadable = |reason: &str| Refused::new(Code::Unreadable, format_args!("name: {reason}"));
    let name = name.trim().to_owned();
    if name.chars().count() > MOST_CHARACTERS {
        return Err(unreadable("a name has at most 20 characters"));
    }
    // Invisible characters would let somebody look like somebody else.
    let is_invisible =
        |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    if name.contains(is_invisible) || !name.contains(char::is_alphanumeric) {
        return Err(unreadable("a name has letters or digits, and nothing invisible"));
    }
    let names = [name];
    match check_names(&names).first() {
        Some(error) => Err(unreadable(&error.to_string())),
        None => Ok(names.into_iter().next().unwrap_or_default()),
    }
}
