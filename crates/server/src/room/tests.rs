//! What the time does to a table, and what its log says.

use bots::Knowledge;
use chance::{Contribution, Seal};
use game::{Seat, Seats};
use host::GameKind;
use protocol::{ClientMessage, Code, Command, SitDown, TableStage, Token, from_json, to_json};

use super::*;
use crate::clock::steered::{START, Steered};
use crate::clock::{Clock, Time};
use crate::token_hash::TokenHash;

const MAX: Seat = Seat::new(0);
const EMMA: Seat = Seat::new(1);
const IDA: Seat = Seat::new(2);
/// Answers to whatever is asked, as clients send them that name no question.
const AGREE: Command = Command::AgreeUndo { question: None };
const DECLINE: Command = Command::DeclineUndo { question: None };

pub(crate) fn contribution(seat: Seat) -> Contribution {
    Contribution::new([seat.number() as u8; 16])
}

/// A time at which both people are there.
pub(crate) fn at(now: i64) -> Now {
    Now { time: Time::at(now), here: Seats::first(2), came: START }
}

/// A time at which only these people are there.
fn with(here: Seats, now: i64) -> Now {
    Now { here, ..at(now) }
}

/// A table and the log that made it.
pub(crate) struct Story {
    pub(crate) room: Room,
    log: Vec<Entry>,
    now: i64,
}

impl Story {
    /// Two people have sat down to Qwixx; a bot may sit in after a minute.
    pub(crate) fn begin(clock: Option<u32>) -> Self {
        let mut story = Self::gathering(clock);
        story.sit(MAX);
        story.sit(EMMA);
        story.contribute(MAX).unwrap();
        story.contribute(EMMA).unwrap();
        story
    }

    fn gathering(clock: Option<u32>) -> Self {
        Self::made_for(2, clock)
    }

    /// Three people have sat down to Qwixx.
    pub(crate) fn begin_with_three() -> Self {
        let mut story = Self::made_for(3, None);
        for seat in [MAX, EMMA, IDA] {
            story.sit(seat);
        }
        for seat in [MAX, EMMA, IDA] {
            story.contribute(seat).unwrap();
        }
        story
    }

    fn made_for(people: u8, clock: Option<u32>) -> Self {
        let invited = |byte| Plan::Invited(TokenHash::of(&Token::new([20 + byte; 16])));
        let made = Made {
            game: GameKind::CLASSIC,
            seats: (1..=people).map(invited).collect(),
            listed: false,
            clock,
            away: 60,
            secret: chance::Secret::new([7; 32]),
            watch: TokenHash::of(&Token::new([3; 16])),
            rules: LogRules::Second,
        };
        let entry = Entry { at: START, by: None, event: Event::Made { made: Box::new(made) } };
        let id = "0123456789abcdef0123".parse().unwrap();
        Self { room: Room::made(&id, &entry).unwrap(), log: vec![entry], now: START }
    }

    fn sit(&mut self, seat: Seat) {
        let seal = Seal::of(&contribution(seat), self.room.id.as_str(), seat);
        let opener = TokenHash::of(&Token::new([10 + seat.number() as u8; 16]));
        let name = ["Max", "Emma", "Ida"][seat.index()].to_owned();
        self.add(Event::SatDown { seat, name, opener, seal });
    }

    fn contribute(&mut self, seat: Seat) -> Result<(), Code> {
        let contribution = contribution(seat).to_string().parse().unwrap();
        self.command(seat, &Command::Contribute(contribution), Seats::first(2))
    }

    fn add(&mut self, event: Event) {
        self.try_to_add(event).unwrap();
    }

    fn try_to_add(&mut self, event: Event) -> Result<(), Code> {
        let entry = Entry { at: self.now, by: None, event };
        self.room.apply(&entry, &mut |_| {}).map_err(|refused| refused.code)?;
        self.log.push(entry);
        Ok(())
    }

    fn command(&mut self, seat: Seat, command: &Command, here: Seats) -> Result<(), Code> {
        let event =
            self.room.event_of(seat, command, &with(here, self.now)).map_err(|refused| refused.code)?;
        event.map_or(Ok(()), |event| self.try_to_add(event))
    }

    fn pass(&mut self, seat: Seat) -> Result<(), Code> {
        let at = self.room.moment().unwrap();
        let choose = ClientMessage::Choose { at, choice: "-".to_owned() };
        self.command(seat, &Command::Table(choose), Seats::first(2))
    }

    fn answer(&mut self) {
        while let Some(question) = self.room.question(&at(self.now), &Knowledge::none()) {
            let seat = question.seat();
            let choice = question.answer().unwrap();
            self.add(Event::Answered { seat, choice: choice.to_string() });
        }
    }
}

#[test]
fn a_bot_may_sit_in_when_the_table_has_waited_long_enough_for_somebody_who_is_not_there() {
    let mut story = Story::begin(None);
    let only_max = Seats::only(MAX);
    assert_eq!(story.command(MAX, &Command::SitIn(EMMA), only_max), Err(Code::NotAway));
    story.now += 59_999;
    assert_eq!(story.command(MAX, &Command::SitIn(EMMA), only_max), Err(Code::NotAway));
    story.now += 1;
    assert_eq!(story.room.replaceable_at(&at(story.now)), Some(story.now));
    assert_eq!(story.command(MAX, &Command::SitIn(EMMA), Seats::first(2)), Err(Code::NotAway));
    assert!(story.room.info(Viewer::Spectator, &with(only_max, story.now)).seats[1].replaceable);
    story.command(MAX, &Command::SitIn(EMMA), only_max).unwrap();
    assert!(story.room.is_stood_in(EMMA));
    story.answer();
    story.pass(MAX).unwrap();
    // The person is back, and the bot chooses no more.
    story.command(EMMA, &Command::Return, Seats::first(2)).unwrap();
    assert!(!story.room.is_stood_in(EMMA));
    story.answer();
    assert!(story.pass(EMMA).is_ok() || story.pass(MAX).is_ok());
}

#[test]
fn what_others_seal_gives_nobody_more_time() {
    let mut story = Story::begin(Some(30));
    let deadline = story.room.deadline(&at(story.now)).unwrap();
    assert_eq!(deadline, START + 30_000);
    story.now += 20_000;
    story.pass(MAX).unwrap();
    assert_eq!(story.room.deadline(&at(story.now)), Some(deadline));
    assert!(story.room.overdue(&at(deadline - 1)).is_none());
    assert!(matches!(story.room.overdue(&at(deadline)), Some(Event::StoodIn(EMMA))));
    story.pass(EMMA).unwrap();
    assert_eq!(story.room.deadline(&at(story.now)), Some(story.now + 30_000));
}

/// Lets an hour go by at a table with a clock of 30 seconds, and says how many choices bots made in it.
fn chosen_in_an_hour(story: &mut Story, now: impl Fn(i64) -> Now) -> usize {
    let before = story.log.len();
    let end = story.now + 3_600_000;
    while story.now < end && story.room.stage() == TableStage::Playing {
        while let Some(question) = story.room.question(&now(story.now), &Knowledge::none()) {
            let seat = question.seat();
            let choice = question.answer().unwrap();
            story.add(Event::Answered { seat, choice: choice.to_string() });
        }
        story.now += 1_000;
        if let Some(event) = story.room.overdue(&now(story.now)) {
            story.add(event);
        }
    }
    let is_answer = |entry: &&Entry| matches!(entry.event, Event::Answered { .. });
    story.log.iter().skip(before).filter(is_answer).count()
}

#[test]
fn where_nobody_is_a_bot_makes_the_choice_that_is_due_and_no_more() {
    let mut story = Story::begin(Some(30));
    let nobody = |now| with(Seats::NONE, now);
    assert_eq!(chosen_in_an_hour(&mut story, nobody), 1);
    assert_eq!(chosen_in_an_hour(&mut story, nobody), 0);
    assert_eq!(story.room.deadline(&nobody(story.now)), None);
    assert!(story.room.due(&nobody(story.now)).unwrap() > story.now + 29 * DAY, "nobody has to look before");
    // The log alone says so: another server does the same.
    let room = Room::fold(&story.room.id, &story.log).unwrap().unwrap();
    assert_eq!(room.deadline(&nobody(story.now)), None);
    // Somebody comes: the clock begins anew.
    let came = story.now;
    let max = Now { here: Seats::only(MAX), came, ..at(came) };
    assert_eq!(story.room.deadline(&max), Some(came + 30_000));
}

#[test]
fn bots_sit_in_for_those_who_are_not_there_as_long_as_somebody_is() {
    let mut story = Story::begin(Some(30));
    chosen_in_an_hour(&mut story, |now| with(Seats::only(MAX), now));
    assert_eq!(story.room.stage(), TableStage::Over);
    assert_eq!(story.room.due(&at(story.now)), None);
}

#[test]
fn a_bot_of_the_table_chooses_although_nobody_is_there() {
    let mut story = Story::begin(None);
    story.add(Event::Left(EMMA));
    story.pass(MAX).unwrap();
    let nobody = with(Seats::NONE, story.now);
    while story.room.host.as_ref().unwrap().awaited_people().is_empty() {
        let question = story.room.question(&nobody, &Knowledge::none()).expect("it is for the bot to choose");
        story.add(Event::Answered { seat: question.seat(), choice: question.answer().unwrap().to_string() });
    }
}

/// What a gap in the server's time does to a clock of this many seconds, of which ten are over.
fn left_after(clock: u32, gap: impl Fn(&Steered)) -> i64 {
    let story = Story::begin(Some(clock));
    let steered = Steered::new();
    let clock = Clock::new(steered.clone());
    steered.pass(&clock, 10_000);
    gap(&steered);
    let now = Now { time: clock.time(), here: Seats::NONE, came: START };
    assert!(story.room.overdue(&now).is_none(), "nobody could come back yet");
    story.room.deadline(&now).unwrap() - now.time.now
}

#[test]
fn after_a_gap_there_is_time_to_come_back() {
    for hours in [2, -2, 32 * 24, -32 * 24] {
        let set = |steered: &Steered| steered.set_by(hours * 3_600_000);
        assert_eq!(left_after(30, set), 30_000, "{hours}");
        let left = left_after(600, set);
        assert!((590_000..=600_000).contains(&left), "{hours}: {left}");
    }
    let stop = |steered: &Steered| steered.stop_for(3_600_000);
    assert_eq!((left_after(30, stop), left_after(600, stop)), (30_000, 590_000));
}

#[test]
fn after_a_start_there_is_time_to_come_back() {
    for (clock, grace) in [(30, 30_000), (600, 60_000)] {
        let story = Story::begin(Some(clock));
        let start = START + 90 * DAY;
        let now = |now| Now { time: Time::since(start, now), ..with(Seats::NONE, now) };
        assert!(story.room.overdue(&now(start + grace - 1)).is_none());
        assert!(matches!(story.room.overdue(&now(start + grace)), Some(Event::StoodIn(_))));
        // Neither is the table closed at once.
        let mut silent = Story::begin(None);
        assert!(silent.room.overdue(&now(start + DAY - 1)).is_none());
        assert!(matches!(silent.room.overdue(&now(start + DAY)), Some(Event::Closed)));
        assert!(silent.room.due(&now(start)).unwrap() >= start + DAY);
    }
}

#[test]
fn a_clock_that_is_set_closes_no_table() {
    for begin in [Story::gathering as fn(_) -> _, Story::begin] {
        let mut story = begin(None);
        let steered = Steered::new();
        let clock = Clock::new(steered.clone());
        let now = || Now { time: clock.time(), here: Seats::NONE, came: START };
        steered.set_by(32 * DAY);
        assert!(story.room.overdue(&now()).is_none());
        steered.pass(&clock, 2 * DAY);
        assert!(story.room.overdue(&now()).is_none(), "two days are not thirty");
        assert!(story.room.due(&now()).unwrap() > now().time.now + 4 * DAY);
    }
}

#[test]
fn the_clock_takes_one_choice_from_who_is_here_and_the_seat_from_who_is_not() {
    let mut story = Story::begin(Some(30));
    let only_max = Seats::only(MAX);
    for seat in [MAX, EMMA] {
        story.now = story.room.deadline(&at(story.now)).unwrap();
        let event = story.room.overdue(&at(story.now)).unwrap();
        assert!(matches!(event, Event::StoodIn(late) if late == seat));
        story.add(event);
        let question = story.room.question(&at(story.now), &Knowledge::none()).unwrap();
        story.add(Event::Answered { seat, choice: question.answer().unwrap().to_string() });
        if let Some(event) = story.room.given_back(seat, only_max) {
            story.add(event);
        }
    }
    assert!(!story.room.is_stood_in(MAX) && story.room.is_stood_in(EMMA));
    // Max is asked again, with all the time there is.
    story.answer();
    assert_eq!(story.room.stage(), TableStage::Playing);
    assert_eq!(story.room.deadline(&at(story.now)), Some(story.now + 30_000));
}

#[test]
fn tables_that_nobody_comes_back_to_are_closed_and_revealed() {
    let mut story = Story::gathering(None);
    assert!(story.room.overdue(&at(START + GATHERING_ENDS_AFTER - 1)).is_none());
    assert!(matches!(story.room.overdue(&at(START + GATHERING_ENDS_AFTER)), Some(Event::Closed)));
    assert!(story.room.due(&at(story.now)).unwrap() >= START + GATHERING_ENDS_AFTER);
    story.sit(MAX);
    story.sit(EMMA);
    story.contribute(EMMA).unwrap();
    story.contribute(MAX).unwrap();
    assert!(story.room.overdue(&at(START + PLAYING_ENDS_AFTER - 1)).is_none());
    story.now += PLAYING_ENDS_AFTER;
    let event = story.room.overdue(&at(story.now)).unwrap();
    assert_eq!(story.room.record().unwrap_err().code, Code::NotOver);
    story.add(event);
    assert_eq!(story.room.stage(), TableStage::Closed);
    assert_eq!(story.pass(MAX), Err(Code::Closed));
    assert!(!host::verify(&story.room.record().unwrap()).unwrap().is_over);
}

#[test]
fn contributions_are_shown_when_all_are_sealed_and_the_game_begins_with_the_last() {
    let mut story = Story::gathering(None);
    story.sit(MAX);
    assert_eq!(story.contribute(MAX), Err(Code::Gathering), "Emma has not sealed yet");
    story.sit(EMMA);
    let info = |story: &Story| story.room.info(Viewer::Seat(MAX), &with(Seats::first(2), story.now));
    assert!(info(&story).awaits_contribution(MAX) && info(&story).awaits_contribution(EMMA));
    story.contribute(EMMA).unwrap();
    assert_eq!(story.room.stage(), TableStage::Gathering);
    assert!(!info(&story).awaits_contribution(EMMA));
    let other = Token::new([9; 16]);
    assert_eq!(story.command(MAX, &Command::Contribute(other.clone()), Seats::first(2)), Err(Code::Sealed));
    story.contribute(MAX).unwrap();
    assert_eq!(story.room.stage(), TableStage::Playing);
    // Once more, as after an answer that was lost.
    let entries = story.log.len();
    story.contribute(MAX).unwrap();
    assert_eq!(story.log.len(), entries);
    assert_eq!(story.command(MAX, &Command::Contribute(other), Seats::first(2)), Err(Code::Sealed));
}

#[test]
fn a_seat_has_one_seal_however_often_somebody_sits_down() {
    let mut story = Story::gathering(None);
    story.sit(MAX);
    let request =
        |seal: Seal| SitDown { name: "Max".to_owned(), secret: Token::new([11; 16]), seal: seal.to_string() };
    let sealed = Seal::of(&contribution(MAX), story.room.id.as_str(), MAX);
    let again = story.room.sit_down(MAX, None, &request(sealed)).unwrap();
    assert!(again.is_none(), "the same is answered as the first time");
    let other = Seal::of(&contribution(EMMA), story.room.id.as_str(), MAX);
    assert_eq!(story.room.sit_down(MAX, None, &request(other)).unwrap_err().code, Code::Sealed);
    let moritz = SitDown { name: "Moritz".to_owned(), ..request(sealed) };
    assert_eq!(story.room.sit_down(MAX, None, &moritz).unwrap_err().code, Code::Taken);
}

#[test]
fn who_leaves_when_all_have_sealed_closes_the_table() {
    let mut story = Story::gathering(None);
    story.sit(MAX);
    story.command(MAX, &Command::Leave, Seats::first(2)).unwrap();
    assert_eq!(story.room.stage(), TableStage::Gathering, "the seat is open again");

    let mut story = Story::gathering(None);
    story.sit(MAX);
    story.sit(EMMA);
    story.command(EMMA, &Command::Leave, Seats::first(2)).unwrap();
    assert_eq!(story.room.stage(), TableStage::Closed);
    assert_eq!(story.contribute(MAX), Err(Code::Closed), "whoever came now could know it before sealing");
}

/// Plays until so many turns have been rolled.
fn play_turns(story: &mut Story, turns: usize) {
    while story.room.host.as_ref().unwrap().chances_since(0) < turns {
        if story.pass(MAX).is_err() && story.pass(EMMA).is_err() {
            break;
        }
    }
}

#[test]
fn r19_an_undo_needs_the_consent_of_everybody_who_has_not_left() {
    let mut story = Story::begin(Some(30));
    play_turns(&mut story, 3);
    let steps = story.room.host.as_ref().unwrap().steps();
    story.command(MAX, &Command::AskUndo { at: None }, Seats::first(2)).unwrap();
    let asked = story.room.info(Viewer::Seat(EMMA), &with(Seats::first(2), story.now)).undo.unwrap();
    assert_eq!((asked.seat, asked.agreed), (MAX, Seats::only(MAX)));
    assert!(asked.to <= asked.choice && asked.choice < steps && asked.chances > 0);
    // A bot sits in for Emma, as the clock or Max may let it: it chooses for her, but agrees to nothing.
    story.add(Event::StoodIn(EMMA));
    story.answer();
    assert!(story.room.info(Viewer::Seat(EMMA), &with(Seats::NONE, story.now)).undo.is_some());
    assert_eq!(story.room.host.as_ref().unwrap().undos(), 0);
    story.command(EMMA, &Command::Return, Seats::first(2)).unwrap();
    story.command(EMMA, &AGREE, Seats::first(2)).unwrap();
    assert_eq!(story.room.host.as_ref().unwrap().undos(), 1);
    assert_eq!(story.room.info(Viewer::Spectator, &with(Seats::NONE, story.now)).undone, 1);
}

/// What is asked to be undone: who has agreed, and how much chance would be lost.
fn asked(story: &Story) -> Option<(Seats, usize)> {
    let info = story.room.info(Viewer::Spectator, &at(story.now));
    info.undo.map(|undo| (undo.agreed, undo.chances))
}

#[test]
fn r19_who_agreed_is_asked_again_when_more_would_be_lost() {
    let mut story = Story::begin_with_three();
    while story.room.host.as_ref().unwrap().chances_since(0) < 3 {
        assert!([MAX, EMMA, IDA].into_iter().any(|seat| story.pass(seat).is_ok()));
    }
    let all = Seats::first(3);
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    let (_, before) = asked(&story).unwrap();
    story.command(IDA, &AGREE, all).unwrap();
    assert_eq!(asked(&story), Some((Seats::only(MAX).with(IDA), before)));
    // Max goes away, and a bot plays on for him, until something is rolled.
    story.add(Event::StoodIn(MAX));
    let mut chances = before;
    while chances == before {
        story.answer();
        _ = [EMMA, IDA].map(|seat| story.pass(seat));
        chances = asked(&story).unwrap().1;
    }
    assert_eq!(asked(&story), Some((Seats::only(MAX), chances)), "Ida did not agree to lose that");
    story.command(EMMA, &AGREE, all).unwrap();
    assert_eq!(story.room.host.as_ref().unwrap().undos(), 0);
    let log: Vec<Entry> =
        story.log.iter().map(|entry| from_json::<Entry>(&to_json(entry)).unwrap()).collect();
    let again = Room::fold(&story.room.id, &log).unwrap().unwrap();
    assert_eq!(again.undo.unwrap().agreed, Seats::only(MAX).with(EMMA), "the log says the same");
    story.command(IDA, &AGREE, all).unwrap();
    assert_eq!((asked(&story), story.room.host.as_ref().unwrap().undos()), (None, 1));
}

#[test]
fn r19_an_ask_that_crosses_another_choice_does_not_undo_that_one() {
    let mut story = Story::begin(Some(30));
    play_turns(&mut story, 3);
    let (shown, all) = (story.room.moment(), Seats::first(2));
    // Max asks, but something else is chosen and rolled before the server hears it.
    story.add(Event::StoodIn(EMMA));
    while story.room.moment() == shown {
        story.answer();
        _ = story.pass(MAX);
    }
    let entries = story.log.len();
    assert_eq!(story.command(MAX, &Command::AskUndo { at: shown }, all), Err(Code::Stale));
    assert_eq!((asked(&story), story.log.len()), (None, entries));
    let now = story.room.moment();
    story.command(MAX, &Command::AskUndo { at: now }, all).unwrap();
    assert!(asked(&story).is_some());
}

/// The question that everybody is shown.
fn question(story: &Story) -> Option<u32> {
    story.room.info(Viewer::Spectator, &at(story.now)).undo.unwrap().question
}

#[test]
fn r19_a_yes_that_crosses_another_roll_does_not_count_for_it() {
    let mut story = Story::begin_with_three();
    while story.room.host.as_ref().unwrap().chances_since(0) < 3 {
        assert!([MAX, EMMA, IDA].into_iter().any(|seat| story.pass(seat).is_ok()));
    }
    let all = Seats::first(3);
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    let (shown, (_, before)) = (question(&story), asked(&story).unwrap());
    story.command(IDA, &Command::AgreeUndo { question: shown }, all).unwrap();
    assert_eq!(question(&story), shown, "the same is asked of the others");
    // Emma says yes, but something is rolled before the server hears it.
    story.add(Event::StoodIn(MAX));
    while asked(&story).unwrap().1 == before {
        story.answer();
        _ = [EMMA, IDA].map(|seat| story.pass(seat));
    }
    let entries = story.log.len();
    assert_eq!(story.command(EMMA, &Command::AgreeUndo { question: shown }, all), Err(Code::Stale));
    assert_eq!((asked(&story).unwrap().0, story.log.len()), (Seats::only(MAX), entries));
    let now = question(&story);
    assert!(now > shown, "{now:?}");
    for seat in [EMMA, IDA] {
        story.command(seat, &Command::AgreeUndo { question: now }, all).unwrap();
    }
    assert_eq!((asked(&story), story.room.host.as_ref().unwrap().undos()), (None, 1));
}

#[test]
fn r19_answers_do_not_count_for_what_is_asked_later() {
    let mut story = Story::begin_with_three();
    for seat in [MAX, EMMA, IDA] {
        story.pass(seat).unwrap();
    }
    let all = Seats::first(3);
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    let first = question(&story);
    story.command(MAX, &Command::DeclineUndo { question: first }, all).unwrap();
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    assert_ne!(question(&story), first, "it is asked another time");
    for late in [Command::AgreeUndo { question: first }, Command::DeclineUndo { question: first }] {
        assert_eq!(story.command(EMMA, &late, all), Err(Code::Stale));
    }
    assert_eq!(asked(&story).map(|(agreed, _)| agreed), Some(Seats::only(MAX)));
    let log: Vec<Entry> =
        story.log.iter().map(|entry| from_json::<Entry>(&to_json(entry)).unwrap()).collect();
    let again = Room::fold(&story.room.id, &log).unwrap().unwrap();
    let numbered = again.info(Viewer::Spectator, &at(story.now)).undo.unwrap().question;
    assert_eq!(numbered, question(&story), "every server numbers questions alike");
}

#[test]
fn a_no_counts_although_more_would_be_lost_meanwhile() {
    let mut story = Story::begin_with_three();
    while story.room.host.as_ref().unwrap().chances_since(0) < 3 {
        assert!([MAX, EMMA, IDA].into_iter().any(|seat| story.pass(seat).is_ok()));
    }
    let all = Seats::first(3);
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    let (shown, (_, before)) = (question(&story), asked(&story).unwrap());
    story.add(Event::StoodIn(MAX));
    while asked(&story).unwrap().1 == before {
        story.answer();
        _ = [EMMA, IDA].map(|seat| story.pass(seat));
    }
    assert_ne!(question(&story), shown);
    story.command(EMMA, &Command::DeclineUndo { question: shown }, all).unwrap();
    assert_eq!(asked(&story), None);
}

#[test]
fn who_agreed_to_an_undo_may_think_better_of_it() {
    let mut story = Story::begin_with_three();
    for seat in [MAX, EMMA, IDA] {
        story.pass(seat).unwrap();
    }
    let all = Seats::first(3);
    story.command(MAX, &Command::AskUndo { at: None }, all).unwrap();
    story.command(IDA, &AGREE, all).unwrap();
    story.command(IDA, &DECLINE, all).unwrap();
    assert_eq!(asked(&story), None);
    assert_eq!(story.command(EMMA, &AGREE, all), Err(Code::NothingToUndo));
}

#[test]
fn r19_those_who_have_left_are_not_asked() {
    let mut story = Story::begin(None);
    play_turns(&mut story, 2);
    story.command(EMMA, &Command::Leave, Seats::first(2)).unwrap();
    story.command(MAX, &Command::AskUndo { at: None }, Seats::first(2)).unwrap();
    assert_eq!(story.room.host.as_ref().unwrap().undos(), 1);
}

#[test]
fn looking_ahead_with_bots_and_undoing_it_shows_nothing_of_what_is_to_come() {
    let mut story = Story::begin(None);
    play_turns(&mut story, 2);
    let dice = |story: &Story| -> Vec<String> {
        let record = story.room.host.as_ref().unwrap().record();
        record.lines().filter(|line| line.contains(". ")).map(|line| line[..19].to_owned()).collect()
    };
    let (start, rolled) = (story.room.host.as_ref().unwrap().steps(), dice(&story).len());
    // Max plays on alone while Emma is away, and sees what is rolled.
    story.now += 60_000;
    story.command(MAX, &Command::SitIn(EMMA), Seats::only(MAX)).unwrap();
    for _ in 0..6 {
        story.answer();
        _ = story.pass(MAX);
    }
    let seen = dice(&story);
    assert!(seen.len() >= rolled + 3, "{seen:?}");
    story.command(MAX, &Command::AskUndo { at: None }, Seats::only(MAX)).unwrap();
    assert_eq!(story.room.host.as_ref().unwrap().undos(), 0, "Emma has not agreed");
    // Even if she comes back and agrees to all of it, something else is rolled.
    story.command(EMMA, &Command::Return, Seats::first(2)).unwrap();
    story.command(EMMA, &AGREE, Seats::first(2)).unwrap();
    while story.room.host.as_ref().unwrap().steps() > start {
        story.command(MAX, &Command::AskUndo { at: None }, Seats::first(2)).unwrap();
        story.command(EMMA, &AGREE, Seats::first(2)).unwrap();
    }
    play_turns(&mut story, seen.len());
    for (rolled_anew, seen) in dice(&story).iter().zip(&seen).skip(rolled) {
        assert_ne!(rolled_anew, seen);
    }
}

/// The log of a game of the version before, with undos and choices taken back by the rules of its time.
const EARLIER_LOG: &str = include_str!("earlier-log.txt");

#[test]
fn logs_of_earlier_versions_tell_what_they_told_then() {
    let mut lines = EARLIER_LOG.lines();
    let right = lines.next().unwrap();
    let log: Vec<Entry> = lines.map(|line| from_json::<Entry>(line).unwrap()).collect();
    let room = Room::fold(&"0123456789abcdef0123".parse().unwrap(), &log).unwrap().unwrap();
    let record = room.record().unwrap();
    assert_eq!(record.lines().next_back().unwrap(), right, "the totals");
    assert_eq!(host::verify(&record).unwrap().construction(), 1);
    assert_eq!(room.seq(), log.len() as u64);
}

#[test]
fn at_a_table_of_an_earlier_version_nothing_more_is_undone() {
    let log: Vec<Entry> = EARLIER_LOG.lines().skip(1).map(|line| from_json::<Entry>(line).unwrap()).collect();
    let is_asked = |entry: &Entry| matches!(entry.event, Event::UndoAsked(_));
    let asked = log.iter().position(is_asked).unwrap();
    let Event::UndoAsked(seat) = log[asked].event else { unreachable!() };
    let id = "0123456789abcdef0123".parse().unwrap();
    let room = |entries: usize| Room::fold(&id, &log[..entries]).unwrap().unwrap();
    let command =
        |room: &Room, seat: Seat, command: Command| room.event_of(seat, &command, &at(START)).map(|_| ());
    let code = |done: Result<(), Refused>| done.map_err(|refused| refused.code);
    assert_eq!(code(command(&room(asked), seat, Command::AskUndo { at: None })), Err(Code::NotAllowed));
    // Somebody asked before the server was brought up to date.
    let pending = room(asked + 1);
    assert_eq!(pending.undo.map(|undo| undo.seat), Some(seat));
    let other = if seat == MAX { EMMA } else { MAX };
    assert_eq!(code(command(&pending, other, AGREE)), Err(Code::NotAllowed));
    assert_eq!(code(command(&pending, other, DECLINE)), Ok(()));
}

#[test]
fn a_log_that_is_written_and_read_tells_the_same() {
    let mut story = Story::begin(Some(60));
    for _ in 0..6 {
        story.answer();
        _ = story.pass(EMMA);
        _ = story.pass(MAX);
        story.now += 1000;
    }
    story.command(MAX, &Command::AskUndo { at: None }, Seats::first(2)).unwrap();
    story.command(EMMA, &AGREE, Seats::first(2)).unwrap();
    story.command(EMMA, &Command::Leave, Seats::first(2)).unwrap();
    story.answer();
    let log: Vec<Entry> =
        story.log.iter().map(|entry| from_json::<Entry>(&to_json(entry)).unwrap()).collect();
    let room = Room::fold(&story.room.id, &log).unwrap().unwrap();
    let seen = |room: &Room| {
        let info = to_json(&room.info(Viewer::Seat(MAX), &with(Seats::NONE, story.now)));
        (room.seq(), info, to_json(&room.look(Viewer::Seat(MAX), 0).unwrap()), room.since)
    };
    assert_eq!(seen(&room), seen(&story.room));
}

#[test]
fn an_entry_that_is_refused_changes_nothing() {
    let mut story = Story::begin(None);
    let seen = |room: &Room| (room.seq(), to_json(&room.look(Viewer::Seat(MAX), 0).unwrap()));
    let before = seen(&story.room);
    for event in [
        Event::Chose { seat: MAX, choice: "r99".to_owned() },
        Event::Answered { seat: MAX, choice: "-".to_owned() },
        Event::TookBack(MAX),
        Event::UndoAsked(MAX),
        Event::UndoAgreed(EMMA),
        Event::UndoDeclined(EMMA),
        Event::BotSeated(MAX),
        Event::StoodIn(Seat::new(5)),
    ] {
        let entry = Entry { at: story.now, by: None, event };
        story.room.apply(&entry, &mut |_| panic!("there is something to see")).unwrap_err();
        assert_eq!(seen(&story.room), before);
    }
}
