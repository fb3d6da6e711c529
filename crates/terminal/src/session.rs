//! One game being played: the table, the engines and bots that think at it, and the file it is kept in. No terminal.

use std::path::Path;

use bots::{BotName, Budget, Knowledge, Level};
use chance::{ChanceRandom, ChanceSource, Seeded};
use game::{Awaits, Game, RandomSource, Record, Seat, Seats, Step, Viewer};
use host::{Hosted, PROGRAM, Playing, Sits, Undone};
use players::{Computer, Failure, Player, fresh_seed};
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use table::{Ask, Refusal, Table};
use tell::{Texts, Voice, say};

use super::counsel::Counsel;
use super::drawn::Drawn;
use super::save::{SaveFile, cannot_save};

/// A game that can be played here, with computers that think on threads of their own.
pub(crate) trait Play: Drawn + Hosted + Send + Game<Choice: Send, Chance: Send, Setup: Send> {
    /// Whether the choices after a roll belong together in a log, or else a choice and the draw after it.
    const CHOICES_JOIN: bool;
}

impl Play for Qwixx {
    const CHOICES_JOIN: bool = true;
}

impl Play for Qwirkle {
    const CHOICES_JOIN: bool = false;
}

/// What files say whose program is this one.
pub(crate) const OURS: &str = "rowlock play";

/// Whoever sits down for an engine that cannot go on.
const SUBSTITUTE: BotName = BotName::Level(Level::Expert);

#[derive(Debug)]
pub(crate) struct Session<G: Play> {
    playing: Playing<G, Player>,
    /// Nobody on the seats of people, and on those whose computer is thinking.
    computers: Vec<Option<Computer<G>>>,
    seed: u64,
    file: SaveFile,
    /// What people are told besides the game: an engine that failed, a file that cannot be written.
    notices: Vec<String>,
    /// What the file held when it was written last.
    written: Option<String>,
    /// Why the game could not be saved the last time, if it could not.
    unsaved: Option<String>,
    texts: Texts,
    /// What everybody is called in the language of the texts.
    names: Vec<String>,
    /// What bots and hints know.
    knowledge: Knowledge,
}

/// A question to a computer, to be answered on any thread.
#[derive(Debug)]
pub(crate) struct Job<G: Play> {
    ask: Ask,
    computer: Computer<G>,
    table: Table<G>,
    random: ChanceRandom,
}

/// The answer to a question.
#[derive(Debug)]
pub(crate) struct Thought<G: Play> {
    ask: Ask,
    computer: Computer<G>,
    answer: Result<G::Choice, String>,
}

impl<G: Play> Job<G> {
    /// Thinks, for as long as it takes.
    pub(crate) fn think(self) -> Thought<G> {
        let Self { ask, mut computer, table, mut random } = self;
        let answer = computer.choose(&table, ask.seat, &Budget::default(), &mut random);
        Thought { ask, computer, answer }
    }
}

impl<G: Play> Session<G> {
    /// A game at its start, or where its record ends.
    pub(crate) fn new(
        playing: Playing<G, Player>,
        seed: u64,
        texts: &Texts,
        knowledge: &Knowledge,
        file: impl FnOnce() -> Result<SaveFile, Failure>,
    ) -> Result<Self, Failure> {
        let seats = playing.sitters();
        let computers = seats.iter().map(|player| computer(player, knowledge)).collect::<Result<_, _>>()?;
        // Only now: no file is left behind by a game that cannot begin.
        let file = file()?;
        let names = seats.iter().zip(playing.names()).map(|(seat, name)| shown_name(seat, name, texts));
        let (names, texts, knowledge) = (names.collect(), texts.clone(), knowledge.clone());
        let (notices, written, unsaved) = (Vec::new(), None, None);
        let mut session =
            Self { playing, computers, seed, file, notices, written, unsaved, texts, names, knowledge };
        session.seats().into_iter().for_each(|seat| session.begin(seat));
        session.save().map_err(|reason| {
            session.file.remove_empty();
            Failure::BadInput(reason)
        })?;
        Ok(session)
    }

    /// A table with these players, at its start or where its record ends, whose chance comes from a seed.
    pub(crate) fn table_of(
        mut record: Record<G>,
        players: Vec<Player>,
        seed: u64,
        undone: Vec<Undone>,
    ) -> Result<Playing<G, Player>, String> {
        record.set_tag(PROGRAM, OURS);
        let at_table = players.iter().map(Player::at_table).collect();
        let table = Table::resume(record, at_table).map_err(|error| error.to_string())?;
        let playing = Playing::new(table, players, ChanceSource::Seed(seed), undone, false);
        playing.map_err(|error| error.to_string())
    }

    /// A table at which a game of these players begins.
    pub(crate) fn new_table(
        game: &str,
        names: Vec<String>,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Playing<G, Player>, Failure> {
        let setup = G::by_lot(game, names, &mut Seeded::of_setup(seed));
        let setup = setup.map_err(|error| Failure::BadInput(error.to_string()))?;
        let record = Record::new(setup).map_err(|error| Failure::BadInput(error.to_string()))?;
        Self::table_of(record, players, seed, Vec::new()).map_err(Failure::BadInput)
    }

    fn seats(&self) -> Seats {
        self.table().state().seats()
    }

    /// Tells a computer that it has a seat in this game, or that the game has gone back.
    fn begin(&mut self, seat: Seat) {
        if let Some(Some(computer)) = self.computers.get_mut(seat.index()) {
            let mut random = Seeded::of_player(self.seed, seat);
            computer.begin(self.playing.table(), seat, || u64::from(random.bits()));
        }
    }

    /// Another game of the same kind with the same players.
    pub(crate) fn rematch(&self) -> Result<Self, Failure> {
        let (names, seed) = (self.playing.names().to_vec(), fresh_seed());
        let playing = Self::new_table(self.game(), names, self.playing.sitters().to_vec(), seed)?;
        Self::new(playing, seed, &self.texts, &self.knowledge, || self.file.next())
    }

    /// What the best judge of the game says to a seat; `None` if it has nothing to choose.
    pub(crate) fn counsel(&self, seat: Seat) -> Option<Counsel<G>> {
        Counsel::of(self.table().state(), seat, &self.knowledge)
    }

    pub(crate) fn table(&self) -> &Table<G> {
        self.playing.table()
    }

    /// The name of the game in records.
    pub(crate) fn game(&self) -> &'static str {
        G::game_name(self.table().record().setup())
    }

    /// The number of the turn that is being played, from one.
    pub(crate) fn turn(&self) -> usize {
        // A turn of Qwixx begins with a roll, one of Qwirkle with a choice.
        let begins = |step: &&Step<G>| matches!(step, Step::Chance(_)) == G::CHOICES_JOIN;
        let begun = self.table().record().steps().iter().filter(begins).count();
        let begins_next = match self.table().state().awaits() {
            Awaits::Chance => G::CHOICES_JOIN,
            Awaits::Choices(_) => !G::CHOICES_JOIN,
            Awaits::Nothing(_) => false,
        };
        (begun + usize::from(begins_next)).max(1)
    }

    /// The file in which the game is kept.
    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// The seats on which people sit.
    pub(crate) fn people(&self) -> Seats {
        self.playing.people()
    }

    /// How everybody is spoken of.
    pub(crate) fn voice(&self) -> Voice<'_> {
        let people = self.people();
        Voice::new(&self.texts, &self.names, people.lowest().filter(|_| people.len() == 1))
    }

    /// The language in which people are spoken to.
    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Something that people are to be told besides the game.
    pub(crate) fn notify(&mut self, notice: String) {
        self.notices.push(notice);
    }

    /// What people are told besides the game since they were told last.
    pub(crate) fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// Whether a computer made the last choice, so that people want to see it before the game goes on.
    pub(crate) fn computer_was_last(&self) -> bool {
        let last = self.table().record().steps().last();
        matches!(last, Some(Step::Choice(seat, _)) if !self.people().contains(*seat))
    }

    /// Whether several seats choose, so that the next choice is sealed.
    pub(crate) fn is_sealing(&self) -> bool {
        self.table().state().awaits().seats().len() > 1
    }

    /// Whether the dice or the bag are to decide now.
    pub(crate) fn awaits_chance(&self) -> bool {
        self.table().awaits_chance()
    }

    /// Rolls or draws what is awaited.
    pub(crate) fn cast(&mut self) {
        if self.playing.cast() {
            self.step_done();
        }
    }

    /// The next question to a computer that is not thinking yet.
    pub(crate) fn job(&mut self) -> Option<Job<G>> {
        let table = self.playing.table();
        let ask =
            table.asks().find(|ask| self.computers.get(ask.seat.index()).is_some_and(Option::is_some))?;
        let (table, random) = (table.clone(), self.playing.random_for(ask.seat));
        let computer = self.computers.get_mut(ask.seat.index())?.take()?;
        Some(Job { ask, computer, table, random })
    }

    /// Takes an answer; one to a question that no longer stands changes nothing.
    pub(crate) fn take(&mut self, thought: Thought<G>) {
        let Thought { ask, computer, answer } = thought;
        let seat = ask.seat;
        if let Some(place) = self.computers.get_mut(seat.index()).filter(|place| place.is_none()) {
            *place = Some(computer);
        }
        let reason = match answer {
            Ok(choice) => match self.playing.answer(ask, choice) {
                Ok(()) => return self.step_done(),
                // The log is no longer the one that it was told.
                Err(Refusal::Void | Refusal::Over) => return self.begin(seat),
                Err(refusal) => refusal.to_string(),
            },
            Err(reason) => reason,
        };
        self.replace(seat, &reason);
    }

    /// A person chooses.
    pub(crate) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), String> {
        let chosen = self.playing.choose(seat, choice);
        chosen.map_err(|refusal| tell::table::refusal(&refusal, self.voice()))?;
        self.step_done();
        Ok(())
    }

    /// A person takes the latest choice back: the one who is asked, or else the person who chose last. Says
    /// who it was.
    pub(crate) fn take_back(&mut self, asked: Option<Seat>) -> Result<Seat, String> {
        let Some(seat) = self.who_takes_back(asked) else {
            return Err(say!(self.texts, "terminal-nothing-yet"));
        };
        let taken = self.playing.take_back(seat);
        taken.map_err(|refusal| tell::table::refusal(&refusal, self.voice()))?;
        // A question that was asked before may be void now; its answer is refused then, and nothing is lost.
        self.seats().into_iter().for_each(|seat| self.begin(seat));
        self.step_done();
        Ok(seat)
    }

    /// Whether there is a choice that can be taken back now.
    pub(crate) fn can_take_back(&self, asked: Option<Seat>) -> bool {
        self.who_takes_back(asked).is_some_and(|seat| self.table().can_take_back(seat).is_ok())
    }

    /// Whoever sits at the keyboard takes back their own choice and nobody else's.
    fn who_takes_back(&self, asked: Option<Seat>) -> Option<Seat> {
        let people = self.people();
        let steps = self.table().record().steps().iter().rev();
        let mut choosers =
            steps.filter_map(|step| if let Step::Choice(seat, _) = step { Some(*seat) } else { None });
        asked.or_else(|| choosers.find(|&seat| people.contains(seat)))
    }

    /// Writes the game to its file, or to a new one if somebody else has written there meanwhile.
    pub(crate) fn save(&mut self) -> Result<(), String> {
        if self.written.as_ref().is_some_and(|written| self.file.holds_something_else(written)) {
            let (old, new) = (self.file.clone(), self.file.next());
            let old = old.path().display().to_string();
            self.file = new.map_err(|_| say!(self.texts, "terminal-other-program", path = &old))?;
            let new = self.path().display().to_string();
            self.notices.push(say!(self.texts, "terminal-other-program-new", old = old, new = new));
        }
        let text = self.text();
        let saved = self.file.write(&text).map_err(|error| cannot_save(self.path(), &error, &self.texts));
        self.unsaved = saved.clone().err();
        if saved.is_ok() {
            self.written = Some(text);
        }
        saved
    }

    /// Why the game is not in its file as it is now, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// What to type to go on with the game.
    pub(crate) fn resume_command(&self) -> String {
        let path = self.file.path().display().to_string();
        format!("rowlock play --resume {}", shlex::try_quote(&path).unwrap_or_else(|_| path.as_str().into()))
    }

    /// Saves the game a last time, and says how to go on with it.
    pub(crate) fn leave(&mut self) -> Result<String, Failure> {
        match self.save() {
            Err(reason) => Err(Failure::BadInput(say!(self.texts, "terminal-not-saved", reason = reason))),
            Ok(()) if self.playing.is_over() => Ok(self.record_line()),
            Ok(()) => Ok(say!(self.texts, "terminal-resume", command = self.resume_command())),
        }
    }

    /// Where the record of a game that is over can be found.
    pub(crate) fn record_line(&self) -> String {
        say!(self.texts, "terminal-record", path = self.path().display().to_string())
    }

    /// Writes a copy of the game to another file, which must not be there yet.
    pub(crate) fn save_copy(&self, path: &Path) -> Result<(), String> {
        let saved = SaveFile::create(path).and_then(|file| file.write(&self.text()));
        saved.map_err(|error| cannot_save(path, &error, &self.texts))
    }

    /// The game as a record that says who plays.
    pub(crate) fn text(&self) -> String {
        self.playing.record(false)
    }

    /// Plays on until a person is awaited or the game is over, with computers thinking on this thread.
    pub(crate) fn go_on(&mut self) {
        loop {
            if self.awaits_chance() {
                self.cast();
            } else if let Some(job) = self.job() {
                self.take(job.think());
            } else {
                return;
            }
        }
    }

    /// Another bot sits down for a computer that cannot go on.
    fn replace(&mut self, seat: Seat, reason: &str) {
        let name = self.voice().name(seat).to_owned();
        let bot = tell::table::level_name(SUBSTITUTE.name(), &self.texts);
        self.notices.push(say!(self.texts, "terminal-substitute", name = name, reason = reason, bot = bot));
        let player = Player::Bot(SUBSTITUTE);
        let bot = Computer::new(&player, &self.knowledge);
        // Refused only when the game is over, and then nobody needs to sit there.
        _ = self.playing.seat(seat, player);
        if let (Some(place), Ok(bot)) = (self.computers.get_mut(seat.index()), bot) {
            *place = Some(bot);
        }
        self.begin(seat);
        self.step_done();
    }

    fn step_done(&mut self) {
        if self.playing.is_over() {
            for (seat, computer) in self.seats().into_iter().zip(&mut self.computers) {
                if let Some(computer) = computer {
                    computer.end(self.playing.table(), seat);
                }
            }
        }
        if let Err(reason) = self.save() {
            self.notices.push(reason);
        }
    }

    /// Who may see what: the person on a seat, or everybody.
    pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// The computer of a seat; none for a person.
fn computer<G: Play>(player: &Player, knowledge: &Knowledge) -> Result<Option<Computer<G>>, Failure> {
    if matches!(player, Player::Person(_)) { Ok(None) } else { Computer::new(player, knowledge).map(Some) }
}

/// What a player is called: a bot by its level, a person without a name by what the language has for them.
pub(super) fn shown_name(player: &Player, name: &str, texts: &Texts) -> String {
    match player {
        Player::Person(Some(_)) | Player::Engine(_) => name.to_owned(),
        Player::Person(None) => tell::table::shown_name(name, None, texts),
        Player::Bot(bot) => tell::table::shown_name(name, Some(bot.name()), texts),
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::fs;
    use std::process;

    use bots::Bot;
    use host::{GameKind, Host, NewTable};
    use protocol::ClientMessage;
    use tell::Language;

    use super::*;
    use players::names_of;

    /// Somebody who never answers.
    #[derive(Debug)]
    struct Silent;

    impl Bot<Qwixx> for Silent {
        fn choose(&mut self, _: &qwixx::View, _: &Budget, _: &mut dyn RandomSource) -> Option<qwixx::Choice> {
            None
        }
    }

    /// A session and a host with the same seed, whose people take their first choices, play the same game.
    fn plays_as_a_host_does<G: Play>(kind: GameKind) {
        let folder = env::temp_dir().join(format!("rowlock-session-{kind}-{}", process::id()));
        let seats = ["person:Max", "casual", "person", "random"];
        let players = seats.map(|name| name.parse::<Player>().unwrap()).to_vec();
        let names = names_of(&players);
        let playing = Session::<G>::new_table(kind.name(), names, players, 9).unwrap();
        let file = || SaveFile::named(&folder.join("game.txt"));
        let (texts, knowledge) = (Texts::new(Language::English), Knowledge::built_in());
        let mut session = Session::<G>::new(playing, 9, &texts, &knowledge, file).unwrap();
        let seats = seats.map(|name| name.parse().unwrap()).to_vec();
        let mut host =
            Host::new(NewTable { game: kind, seats, source: 9.into(), dice_by_hand: false }).unwrap();
        loop {
            session.go_on();
            while host.step(&knowledge) {}
            assert_eq!(host.record(), session.text().replace("program: rowlock play\n", ""));
            host = Host::resume(&session.text()).unwrap();
            let Some(seat) = session.table().awaited_people().lowest() else { break };
            let mut choices = Vec::new();
            session.table().state().choices(seat, &mut choices);
            let choice = choices[0].to_string();
            session.choose(seat, choices.remove(0)).unwrap();
            host.take(seat, &ClientMessage::Choose { at: host.moment(), choice }).unwrap();
        }
        assert!(host.is_over());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn terminals_and_hosts_play_the_same_games() {
        for rules in qwixx::Rules::ALL {
            plays_as_a_host_does::<Qwixx>(GameKind::Qwixx(rules));
        }
        plays_as_a_host_does::<Qwirkle>(GameKind::Qwirkle);
    }

    #[test]
    fn another_bot_sits_down_for_one_that_fails() {
        let folder = env::temp_dir().join(format!("rowlock-session-{}", process::id()));
        let seats = ["steady", "greedy"].map(|name| name.parse::<Player>().unwrap()).to_vec();
        let record = Record::new(qwixx::Setup::classic(["A", "B"])).unwrap();
        let playing = Session::<Qwixx>::table_of(record, seats, 1, Vec::new()).unwrap();
        let file = || SaveFile::named(&folder.join("game.txt"));
        let (texts, knowledge) = (Texts::new(Language::English), Knowledge::none());
        let mut session = Session::<Qwixx>::new(playing, 1, &texts, &knowledge, file).unwrap();
        session.computers[1] = Some(Computer::Bot(Box::new(Silent)));
        session.go_on();
        assert!(session.table().result().is_some());
        let notices = session.take_notices();
        assert_eq!(notices, ["B: the bot had no answer. The bot expert plays on in its place."]);
        assert!(session.text().contains("\nseats: steady, expert\n"));
        fs::remove_dir_all(folder).unwrap();
    }
}
