use bots::BotName;
use chance::{Contribution, Seal};
use game::{Seat, check_names};
use protocol::{ClientMessage, Code, Command, Refused, SitDown, TableStage, Token};

use super::alike::are_alike;
use super::{Access, MOST_ENTRIES, Now, Room, STAND_IN, nothing_to_undo};
use crate::TokenHash;
use crate::event::{Event, LogRules};

/// The most characters a name may have at a server's table.
const MOST_CHARACTERS: usize = 20;

impl Room {
    /// What has to happen for a command to be fulfilled, or why it cannot be; `None` if it is fulfilled already.
    pub(crate) fn event_of(
        &self,
        seat: Seat,
        command: &Command,
        now: &Now,
    ) -> Result<Option<Event>, Refused> {
        if is_back_and_forth(command) {
            self.check_length()?;
        }
        let event = match command {
            Command::Table(message) => self.event_of_message(seat, message)?,
            Command::Contribute(contribution) => return self.contribute(seat, contribution),
            Command::AskUndo { at } => {
                self.check_undo()?;
                let event = self.when_playing(Event::UndoAsked(seat))?;
                // Meanwhile a clock or a bot may have chosen for them: the latest choice is another one now.
                if at.is_some_and(|at| Some(at) != self.moment()) {
                    return Err(Refused::stale());
                }
                event
            }
            Command::AgreeUndo { question } => match &self.undo {
                Some(undo) if !undo.is_agreed_by(*question) => return Err(asked_anew()),
                Some(undo) if undo.agreed.contains(seat) => return Ok(None),
                Some(_) => self.check_undo().map(|()| Event::UndoAgreed(seat))?,
                None => return Err(nothing_to_undo()),
            },
            Command::DeclineUndo { question } => match &self.undo {
                Some(undo) if !undo.is_declined_by(*question) => return Err(asked_anew()),
                _ => Event::UndoDeclined(seat),
            },
            Command::SitIn(other) => self.sit_in(*other, now)?,
            Command::Return if self.is_stood_in(seat) => Event::Returned(seat),
            Command::Return => return Ok(None),
            Command::Leave => Event::Left(seat),
            Command::Rematch => return self.check_rematch().map(|()| None),
        };
        Ok(Some(event))
    }

    fn event_of_message(&self, seat: Seat, message: &ClientMessage) -> Result<Event, Refused> {
        let Some(moment) = self.moment() else {
            return Err(Refused::new(Code::Gathering, "the game has not begun"));
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

    /// A device shows what it sealed, once all have sealed: whoever sees it can change nothing any more.
    fn contribute(&self, seat: Seat, contribution: &Token) -> Result<Option<Event>, Refused> {
        let no_such =
            || Refused::new(Code::NoSuchSeat, format_args!("there is no seat {seat} at this table"));
        let place = self.seats.get(seat.index()).ok_or_else(no_such)?;
        let contribution: Contribution =
            contribution.expose().parse().map_err(|error| Refused::new(Code::Unreadable, error))?;
        if place.contribution == Some(contribution) {
            return Ok(None);
        }
        if self.is_closed {
            return Err(Refused::new(Code::Closed, "this table is closed"));
        }
        if self.terms().is_none() {
            return Err(Refused::new(Code::Gathering, "a contribution is shown when all seats are taken"));
        }
        if place.seal != Some(Seal::of(&contribution, self.id.as_str(), seat)) {
            return Err(Refused::new(Code::Sealed, "the contribution is not the one that was sealed"));
        }
        Ok(Some(Event::Contributed { seat, contribution }))
    }

    /// At a table of an earlier version the same dice would come again, and those for whom a bot sits in would not be
    /// asked: its log is still read like that, but nothing more is undone so.
    fn check_undo(&self) -> Result<(), Refused> {
        match self.made.rules {
            LogRules::First => Err(Refused::new(
                Code::NotAllowed,
                "this table was made by an earlier version: nothing is undone here any more",
            )),
            LogRules::Second => Ok(()),
        }
    }

    fn when_playing(&self, event: Event) -> Result<Event, Refused> {
        match self.stage() {
            TableStage::Playing => Ok(event),
            TableStage::Gathering => Err(Refused::new(Code::Gathering, "the game has not begun")),
            TableStage::Over => Err(Refused::new(Code::Over, "the game is over")),
            TableStage::Closed => Err(Refused::new(Code::Closed, "this table is closed")),
        }
    }

    fn check_length(&self) -> Result<(), Refused> {
        if self.seq < MOST_ENTRIES {
            Ok(())
        } else {
            Err(Refused::new(Code::TooMany, "too much went back and forth at this table"))
        }
    }

    fn sit_in(&self, other: Seat, now: &Now) -> Result<Event, Refused> {
        if self.stage() == TableStage::Gathering {
            return Ok(Event::BotSeated(other));
        }
        if self.is_replaceable(other, now) {
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
        // Whoever asks again asks for something that makes sense, too.
        let name = checked_name(&request.name)?;
        let seal: Seal = request.seal.parse().map_err(|error| Refused::new(Code::Unreadable, error))?;
        let is_theirs = place.opener.as_ref().is_some_and(|opener| opener.is_of(&request.secret));
        if is_theirs && !place.is_open() {
            // Whoever asks for another name would be told that they have it.
            if place.name.as_ref() != Some(&name) {
                return Err(Refused::new(Code::Taken, "this secret sits there already, under another name"));
            }
            // Whoever could seal again could wait for the others' first.
            return if place.seal == Some(seal) {
                Ok(None)
            } else {
                Err(Refused::new(Code::Sealed, "another contribution was sealed for this seat"))
            };
        }
        if self.made.rules == LogRules::First {
            return Err(Refused::new(
                Code::Closed,
                "this table was made by an earlier version: make a new one",
            ));
        }
        let may =
            is_theirs || access == Some(Access::Invite(seat)) || (self.made.listed && place.opener.is_none());
        if !may {
            return Err(Refused::new(Code::Forbidden, "this invitation does not open this seat"));
        }
        self.check_length()?;
        if self.is_used(&request.secret) && !is_theirs {
            return Err(Refused::new(Code::Taken, "this secret opens something else here"));
        }
        // On a seat that is taken, the name is not the reason.
        if place.is_open() {
            self.check_name(seat, &name)?;
        }
        Ok(Some(Event::SatDown { seat, name, opener: TokenHash::of(&request.secret), seal }))
    }

    /// Nobody sits down under a name that could be taken for somebody else's at the table, or for a bot's, also
    /// of the one that may take an open seat later.
    fn check_name(&self, seat: Seat, name: &str) -> Result<(), Refused> {
        let others = self.seats.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let mut people = others.filter_map(|(_, place)| place.name.as_deref());
        let mut bots = self.seats.iter().filter_map(|place| place.bot).chain([STAND_IN]).map(BotName::name);
        // Bots of the same kind are numbered.
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
        let alike = people.find(|other| are_alike(other, name));
        match alike.or_else(|| bots.find(|bot| are_alike(bot, bare))) {
            None => Ok(()),
            Some(other) => {
                let reason = format_args!("name: at this table it could be taken for {other:?}");
                Err(Refused::new(Code::NameTaken, reason))
            }
        }
    }
}

/// The answer was meant for another question.
fn asked_anew() -> Refused {
    Refused::new(Code::Stale, "that is no longer what is asked")
}

/// Whether a command may be repeated for ever without bringing the game nearer to its end.
const fn is_back_and_forth(command: &Command) -> bool {
    matches!(
        command,
        Command::Table(ClientMessage::TakeBack { .. })
            | Command::AskUndo { .. }
            | Command::AgreeUndo { .. }
            | Command::DeclineUndo { .. }
    )
}

/// A name that everybody can be shown, or what is wrong with it.
fn checked_name(name: &str) -> Result<String, Refused> {
    let unreadable = |reason: &str| Refused::new(Code::Unreadable, format_args!("name: {reason}"));
    let name = name.trim().to_owned();
    if name.chars().count() > MOST_CHARACTERS {
        return Err(unreadable("a name has at most 20 characters"));
    }
    if name.contains(is_invisible) || !name.contains(char::is_alphanumeric) {
        return Err(unreadable("a name has letters or digits, and nothing invisible"));
    }
    let names = [name];
    match check_names(&names).first() {
        Some(error) => Err(unreadable(&error.to_string())),
        None => Ok(names.into_iter().next().unwrap_or_default()),
    }
}

/// Characters that nobody sees: they would let somebody look like somebody else.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use chance::Secret;
    use game::Seats;

    use super::*;
    use crate::TableId;
    use crate::clock::Time;
    use crate::clock::steered::START;
    use crate::event::{Entry, Made, Plan};

    fn token(byte: u8) -> Token {
        Token::new([byte; 16])
    }

    /// A table for two people.
    fn table() -> Room {
        let invited = |byte| Plan::Invited(TokenHash::of(&token(byte)));
        let made = Made {
            game: "qwixx".parse().unwrap(),
            seats: vec![invited(1), invited(2)],
            listed: false,
            clock: None,
            away: 60,
            secret: Secret::new([7; 32]),
            watch: TokenHash::of(&token(9)),
            rules: LogRules::Second,
        };
        Room::made(&TableId::new([0; 10]), &entry(Event::Made { made: Box::new(made) })).unwrap()
    }

    fn entry(event: Event) -> Entry {
        Entry { at: 0, by: None, event }
    }

    fn sit_down(room: &mut Room, seat: usize, secret: u8) -> Result<(), Refused> {
        let (contribution, seat) = (Contribution::new([secret; 16]), Seat::new(seat));
        let seal = Seal::of(&contribution, room.id.as_str(), seat).to_string();
        let name = ["Max", "Emma"][seat.index()].to_owned();
        let request = SitDown { name, secret: token(secret), seal };
        match room.sit_down(seat, Some(Access::Invite(seat)), &request)? {
            Some(event) => room.apply(&entry(event), &mut |_| {}),
            None => Ok(()),
        }
    }

    #[test]
    fn a_log_does_not_grow_for_ever() {
        let mut room = table();
        sit_down(&mut room, 0, 11).unwrap();
        sit_down(&mut room, 1, 12).unwrap();
        for (seat, byte) in [(0, 11), (1, 12)] {
            let event = room.contribute(Seat::new(seat), &token(byte)).unwrap().unwrap();
            room.apply(&entry(event), &mut |_| {}).unwrap();
        }
        let seat = room.host.as_ref().unwrap().awaited_people().lowest().unwrap();
        let choose = |at| Command::Table(ClientMessage::Choose { at, choice: "-".to_owned() });
        let now = Now { time: Time::at(START), here: Seats::NONE, came: START };
        let command = |room: &Room, command: &Command| room.event_of(seat, command, &now);
        while room.seq() < MOST_ENTRIES {
            let at = room.moment().unwrap();
            let back = Command::Table(ClientMessage::TakeBack { at });
            let next = if room.seq() % 2 == 1 { choose(at) } else { back };
            let event = command(&room, &next).unwrap().unwrap();
            room.apply(&entry(event), &mut |_| {}).unwrap();
        }
        let at = room.moment().unwrap();
        let back = Command::Table(ClientMessage::TakeBack { at });
        for refused in [back, Command::AskUndo { at: None }, Command::DeclineUndo { question: None }] {
            assert_eq!(command(&room, &refused).unwrap_err().code, Code::TooMany);
        }
        assert!(command(&room, &choose(at)).is_ok(), "the game can go on to its end");
    }

    #[test]
    fn a_secret_that_opens_something_else_opens_no_seat() {
        let mut room = table();
        for used in [1, 2, 9] {
            assert_eq!(sit_down(&mut room, 0, used).unwrap_err().code, Code::Taken, "{used}");
        }
        sit_down(&mut room, 0, 11).unwrap();
        assert_eq!(sit_down(&mut room, 1, 11).unwrap_err().code, Code::Taken);
    }

    #[test]
    fn names_are_those_that_everybody_can_see() {
        for name in ["Žofie", "O\u{2019}Neil", "梅", "\u{645}\u{631}\u{64a}\u{645}", "R2-D2", "Zoë 2"] {
            assert_eq!(checked_name(name).as_deref(), Ok(name));
        }
        for name in [
            "",
            "  ",
            "...",
            "\u{200b}",
            "a\u{200d}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{61c}b",
            "\u{3164}",
            "Max\u{115f}",
            "Max\u{fe0f}",
            "Max\u{e0041}",
            "Ma\u{2028}x",
            "Max, Ben",
            "Max #1",
            "Max\nBen",
            "Max\u{0}",
            "a name that is too long",
        ] {
            assert_eq!(checked_name(name).unwrap_err().code, Code::Unreadable, "{name:?}");
        }
    }
}
